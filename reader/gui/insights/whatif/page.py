"""The What if page: the owner's own last weeks replayed under other policies, with progress and Cancel.

Main thread only; the replay itself runs in a process of its own.
"""

from __future__ import annotations

import csv
from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QProgressBar, QWidget

from reader.gui.insights import words
from reader.gui.insights.page_context import PageContext
from reader.gui.insights.parts.cells import Cell, Column, Row
from reader.gui.insights.parts.page import Page
from reader.gui.insights.parts.parts import Switch, quiet_label
from reader.gui.insights.parts.save_as import ask_where
from reader.gui.insights.parts.table import FactTable
from reader.gui.insights.whatif.findings import finding, way_name
from reader.gui.insights.whatif.plot import Point, WhatIfPlot
from reader.gui.insights.whatif.replay_inputs import Ready, read_ready
from reader.gui.insights.whatif.replay_process import ReplayProcess
from reader.gui.kit.controls import Choice
from reader.gui.kit.humanize import number
from reader.gui.kit.layouts import make_row
from reader.gui.kit.text import Label
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.insights.whole_days import SHOWN_DAYS
from reader.lab.mine import (
    ALL_WAYS,
    LEAST_DAYS,
    MAIN_WAYS,
    MOST_TEST_DAYS,
    OURS,
    days_to_replay,
    known_days,
)
from reader.services.erase_reading import WHAT_IF
from reader.store.db import Connection
from reader.store.reading.erase import find_known_from
from reader.store.settings import save_rows
from reader.wording.catalogue import Code

MOST_WEEKS = MOST_TEST_DAYS // 7
USUAL_WEEKS = SHOWN_DAYS // 7


class WhatIfPage(Page):
    ticks = False

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("What if"))
        self.rows: list[dict[str, Any]] = []
        self.result: dict[str, Any] = {}
        self._ready: Ready | None = None
        self.process = ReplayProcess(self)
        self.switch = Switch(
            self.tr("How many ways"), [("main", self.tr("Nine ways")), ("all", self.tr("All"))]
        )
        self.weeks = Choice(context.theme, self.tr("How many weeks are replayed"))
        self.csv = self.make_button(self.tr("Export CSV"), self._ask_csv, "file-down")
        self.run = self.make_button(self.tr("Run again"), self.start, "refresh-cw")
        for part in (self.weeks, self.switch, self.csv, self.run):
            self.add_control(part)
            part.hide()
        self.bar = QProgressBar()
        self.bar.setRange(0, 1_000)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.doing = Label()
        self.cancel = self.make_button(self.tr("Cancel"), self.stop)
        self.caption = quiet_label(
            self.tr(
                "Wait until you could read a new post, on average, against fetches a day; lower left is best. All ways "
                "are replayed, Paperround as it is today among them. What really was stands on Savings."
            )
        )
        self.table = FactTable(context.theme, self.tr("Ways of polling"), self._columns(), 31)
        self.plot = WhatIfPlot(context.theme)
        self.plot.value_entered.connect(lambda at: self.table.selectRow(at))
        self._lay_out()
        self._wire()

    def _columns(self) -> list[Column]:
        return [
            Column("", 30),
            Column(self.tr("Way of polling"), 0),
            Column(self.tr("Fetches a day"), 120, right=True),
            Column(self.tr("Wait"), 100, right=True),
            Column(self.tr("Already here"), 110, right=True),
            Column(self.tr("Posts lost a day"), 130, right=True),
            Column(self.tr("Against Paperround"), 160, right=True),
        ]

    def _lay_out(self) -> None:
        self.running = QWidget()
        make_row(self.running, (self.bar, 1), self.doing, self.cancel, margins=(0, 0, 0, 8), spacing=12)
        self.running.hide()
        self.add_parts(self.running, self.caption, self.plot, 10, self.table)

    def _wire(self) -> None:
        self.process.began.connect(self._show_began)
        self.process.passed.connect(lambda share: self.bar.setValue(round(share * 1_000)))
        self.process.row_came.connect(self._take_row)
        self.process.done.connect(self._finish)
        self.process.failed.connect(self._give_up)
        self.context.bridge.reading_erased.connect(self.stop)  # it tells of what is gone

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self.table.hide_columns((4, 5) if narrow else ())

    # --- before and after ------------------------------------------------------------------------

    def load(self) -> None:
        """A replay that runs is left alone: only what it would start from is read anew."""
        if self.process.is_running:
            return
        now, zone = self.context.clock.now(), self.context.zone
        self.ask(lambda conn: read_ready(conn, now, zone), self.show_ready)

    def show_ready(self, ready: Ready) -> None:
        self._ready = ready
        self._offer_weeks(days_to_replay(ready.history))
        # What is kept is what is shown: after erasing there is nothing any more.
        self.rows, self.result = list(ready.kept.get("rows", [])), dict(ready.kept)
        if self.rows:
            self._show()
        elif not ready.can_run:
            self.show_unknown(self.tr("Not known yet"), self._say_problem(), "flask-conical")
        else:
            self._invite()
        self._show_parts()

    @property
    def can_run(self) -> bool:
        return self._ready is not None and self._ready.can_run

    def _invite(self) -> None:
        self.show_unknown(
            self.tr("Not run yet"),
            self.tr("Replays your own last weeks under other ways of polling. Takes about a minute."),
            "flask-conical",
            self.tr("Run"),
            self.start,
        )

    def _offer_weeks(self, days: int) -> None:
        """As many as can be replayed; the days that Savings tells about are chosen until the owner chooses."""
        weeks = [number for number in range(1, MOST_WEEKS + 1) if 7 * number <= days]
        if [self.weeks.itemData(at) for at in range(self.weeks.count())] == weeks:
            return
        self.weeks.clear()
        for count in weeks:
            self.weeks.addItem(self._last_weeks(count), count)
        self.weeks.setCurrentIndex(min(len(weeks), USUAL_WEEKS) - 1)

    def _last_weeks(self, count: int) -> str:
        if count == 1:
            return self.tr("Last week")
        return self.tr("Last {n} weeks", n=count).format(n=number(count))

    def _say_problem(self) -> str:
        assert self._ready is not None
        history = self._ready.history
        missing = LEAST_DAYS - max(known_days(history), 0)
        if missing <= 0:
            return say(Code.REPLAY_WITHOUT_LOOKS())
        return self.tr(
            "A replay needs {n} whole days on which you read; {m} are known. It can run from about {day} on.",
            n=LEAST_DAYS,
        ).format(n=LEAST_DAYS, m=LEAST_DAYS - missing, day=words.day(history.now + (missing + 1) * 86_400))

    def _show_parts(self) -> None:
        for part in (self.caption, self.plot, self.table):
            part.setVisible(bool(self.rows))
        is_running = self.process.is_running
        self.csv.setVisible(bool(self.rows) or is_running)
        self.csv.setEnabled(bool(self.rows) and not is_running)
        self.running.setVisible(is_running)
        # Before the first run the button stands in the middle of the page.
        self.run.setVisible(bool(self.rows) and self.can_run)
        self.run.setEnabled(not is_running)
        self.weeks.setVisible(self.can_run and self.weeks.count() > 1)
        self.switch.setVisible(self.can_run)
        for control in (self.weeks, self.switch):
            control.setEnabled(not is_running)

    # --- running ---------------------------------------------------------------------------------

    def start(self) -> None:
        if self._ready is None or not self.can_run or self.process.is_running:
            return
        self._names = MAIN_WAYS if self.switch.key == "main" else ALL_WAYS
        self.rows, self.result = [], {}
        self.bar.setValue(0)
        self.doing.setText(self.tr("Starting…"))
        self.process.start(self._ready.history, self._names, self.weeks.currentData())
        self.show_sentence(self.tr("Replaying. You can go on reading meanwhile."))
        self._show_parts()

    def stop(self) -> None:
        """What is kept of the run before is there again."""
        self.process.cancel()
        self.load()

    def _show_began(self, place: int, name: str) -> None:
        self.doing.setText(
            self.tr("Replaying {n} of {m}: {name}").format(
                n=place + 1, m=len(self._names), name=way_name(name)
            )
        )

    def _take_row(self, row: dict[str, Any]) -> None:
        self.rows.append(row)
        self._show_rows()
        self._show_parts()

    def _finish(self, facts: dict[str, Any]) -> None:
        self.result = {**facts, "rows": self.rows, "at": self.context.clock.now()}
        assert self._ready is not None
        kept, began_at = dict(self.result), self._ready.history.now

        def keep(conn: Connection) -> None:
            if find_known_from(conn) < began_at:  # nothing was erased meanwhile
                save_rows(conn, {WHAT_IF: kept})

        self.context.bridge.bound_to(self).write(keep, lambda _: self.facts_changed.emit())
        self._show()
        self._show_parts()

    def _give_up(self, problem: str) -> None:
        self.rows = []
        self._show_parts()
        again = self.tr("Run again")
        self.show_unknown(self.tr("The replay did not run"), problem, "triangle-alert", again, self.start)

    # --- what came out ---------------------------------------------------------------------------

    def _show(self) -> None:
        self.show_sentence(finding(self.rows, self.result))
        self._show_rows()

    def _show_rows(self) -> None:
        ours = next((row for row in self.rows if row["policy"] == OURS), None)
        self.table.show_rows([self._row(place, row, ours) for place, row in enumerate(self.rows)])
        points = [
            Point(place + 1, row["polls_per_day"], row["wait_min"], row["policy"] == OURS)
            for place, row in enumerate(self.rows)
        ]
        values = [self._in_words(row) for row in self.rows]
        self.plot.show_points(points, finding(self.rows, self.result), values)

    def _in_words(self, row: dict[str, Any]) -> str:
        fetches = round(row["polls_per_day"])
        return self.tr("{name}: {n} fetches a day, wait {wait}", n=fetches).format(
            name=way_name(row["policy"]), n=number(fetches), wait=words.minutes(row["wait_min"])
        )

    def _row(self, place: int, row: dict[str, Any], ours: dict[str, Any] | None) -> Row:
        mine = row["policy"] == OURS
        against = ""
        if ours is not None and not mine:
            apart = row["wait_min"] - ours["wait_min"]
            against = f"{'+' if apart >= 0 else '−'}{words.minutes(abs(apart))}"
        return Row(
            (
                Cell(str(place + 1), ink="text_2"),
                Cell(way_name(row["policy"]), bold=mine),
                Cell(number(round(row["polls_per_day"])), bold=mine),
                Cell(words.minutes(row["wait_min"]), bold=mine),
                Cell(words.percent(row["fresh_share"]), ink="text_2"),
                Cell(words.decimal(row["lost_per_day"]), ink="text_2"),
                Cell(against, ink="text_2"),
            ),
            id=place,
        )

    # --- taking it along -------------------------------------------------------------------------

    def _ask_csv(self) -> None:
        ask_where(self, self.tr("Export CSV"), "paperround-what-if.csv", self.export_csv)

    def export_csv(self, path: Path) -> None:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(self.rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(self.rows)
