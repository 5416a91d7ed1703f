"""The What if page: the user's own last weeks replayed under other policies, in a process of its own. Main thread
only."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import tzinfo
from pathlib import Path
from threading import Thread
from typing import Any

from msgspec import Struct
from msgspec.structs import asdict
from PySide6.QtCore import QObject, QPointF, QTimer
from PySide6.QtWidgets import QProgressBar, QWidget

from reader.core.child_process import Child
from reader.core.clock import local_day
from reader.core.errors import UsageError
from reader.core.records.planning import DAY_S, OwnHistory
from reader.core.settings import OURS, Settings
from reader.core.words.catalogue import Code
from reader.features.settings.service import WHAT_IF
from reader.insights.replay import read_own_history
from reader.insights.strategy import StrategyReport, read_strategy_report
from reader.insights.whole_days import SHOWN_DAYS
from reader.lab.baselines import HOURLY, ON_OPENING
from reader.lab.mine import (
    ALL_WAYS,
    LEAST_DAYS,
    MAIN_WAYS,
    MOST_TEST_DAYS,
    Began,
    Done,
    Failed,
    Passed,
    ReplayNote,
    ReplayTask,
    days_to_replay,
    known_days,
    own_trial,
)
from reader.lab.mine import Row as OwnRow
from reader.store.db import Connection
from reader.store.erase import find_known_from
from reader.store.settings import load_rows, load_settings, save_rows
from reader.window.bridge.bridge import Changes
from reader.window.insights.chart import make_save_button
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Switch, quiet_label
from reader.window.insights.plots import PlotFrame
from reader.window.insights.strategy_box import StrategyBox, find_choice, strategy_name
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.controls import Choice
from reader.window.kit.humanize import number, sentences
from reader.window.kit.layouts import STRETCH, make_row
from reader.window.kit.text import Label, strong
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

HEIGHT = 250
REACH_PX = 30
LEVELS = (0.1, 1.0, 5.0, 10.0, 30.0, 60.0, 180.0, 720.0, 2_880.0, 11_520.0)
"""Minutes: ways of polling differ by a factor of a thousand, so each level is some times the one below."""
MOST_WEEKS = MOST_TEST_DAYS // 7
USUAL_WEEKS = SHOWN_DAYS // 7
_ASK_MS = 80


class ReplayProcess(QObject):
    """A replay in a process of its own: it is plain Python for a minute, which would make every frame late. It ends
    with the window; cancelling ends it right away."""

    def __init__(self, on_note: Callable[[ReplayNote | None], None], parent: QObject) -> None:
        """`on_note` gets what the process sends, or None if it ends before it is done."""
        super().__init__(parent)
        self._on_note = on_note
        self._child: Child[ReplayNote] | None = None
        self._timer = QTimer(self, interval=_ASK_MS)
        self._timer.timeout.connect(self._listen)

    @property
    def is_running(self) -> bool:
        return self._child is not None

    @property
    def pid(self) -> int | None:
        return self._child.pid if self._child else None

    def start(self, history: OwnHistory, names: tuple[str, ...], weeks: int | None = None) -> None:
        self.cancel()
        self._child = Child("replay", ReplayNote)
        # A history of many feeds fills the pipe until the process reads it, which takes a second to start.
        task = ReplayTask(history, names, weeks)
        Thread(target=_hand_over, args=(task, self._child), name="replay-history", daemon=True).start()
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _listen(self) -> None:
        try:
            while self._child is not None and self._child.has_some():
                if note := self._child.receive():
                    if isinstance(note, Done | Failed):
                        self.cancel()
                    self._on_note(note)
        except OSError:
            self.cancel()
            self._on_note(None)


def _hand_over(task: ReplayTask, child: Child[ReplayNote]) -> None:
    with suppress(OSError):  # cancelled meanwhile
        child.send(task)


def finding(rows: Sequence[dict[str, Any]], result: dict[str, Any]) -> str:
    """The result of a replay in words, also if another policy would have done better."""
    ours = _find(rows, OURS)
    if ours is None or not result:
        return tr("Simulating… You can keep reading.")
    days = round(result["days"])
    replayed = tr("Your last {n} days, simulated with {m} strategies.", n=days)
    replayed = replayed.format(n=number(days), m=number(len(rows)))
    return sentences([replayed, _best(rows, ours, result["budget"]), _hourly(rows, ours)])


def _find(rows: Sequence[dict[str, Any]], policy: str) -> dict[str, Any] | None:
    return next((row for row in rows if row["policy"] == policy), None)


def _best(rows: Sequence[dict[str, Any]], ours: dict[str, Any], budget: int) -> str:
    """The sentence on the best policy that cost no more than the budget, or than Paperround used."""
    fits = [row for row in rows if row["polls_per_day"] <= max(budget, ours["polls_per_day"]) * 1.02]
    best = min(fits, key=lambda row: float(row["wait_min"]))
    if best is ours or best["wait_min"] >= ours["wait_min"] - 0.05:
        form = tr("At {n} fetches a day, no other strategy would have kept you waiting less.", n=budget)
        return form.format(n=number(budget))
    return tr("{name} would have kept you waiting {wait} less with no more than {n} fetches a day.", n=budget).format(
        name=strong(way_name(best["policy"])), wait=words.minutes(ours["wait_min"] - best["wait_min"]), n=number(budget)
    )


def _hourly(rows: Sequence[dict[str, Any]], ours: dict[str, Any]) -> str:
    hourly = _find(rows, HOURLY)
    if hourly is None or not ours["polls_per_day"]:
        return ""
    form = tr("Fetching hourly would have used {times} times as many fetches and brought articles {wait} sooner.")
    if hourly["wait_min"] >= ours["wait_min"]:
        form = tr("Fetching hourly would have used {times} times as many fetches and brought articles {wait} later.")
    return form.format(
        times=words.decimal(hourly["polls_per_day"] / ours["polls_per_day"]),
        wait=words.minutes(abs(hourly["wait_min"] - ours["wait_min"])),
    )


_NAMES: dict[str, Callable[[], str]] = {
    "he-parker-printed": lambda: tr("Cube-root shares, original times"),
    ON_OPENING: lambda: tr("Refresh all on opening"),
    "fix-1h": lambda: tr("Every feed, hourly"),
    "fix-1d": lambda: tr("Every feed once a day"),
}
"""Those that can't be chosen."""


def way_name(policy: str) -> str:
    """A policy in plain words; those with `@budget` stretch their pauses to the budget."""
    base, _, scaled = policy.partition("@")
    name = _NAMES[base]() if base in _NAMES else strategy_name(OURS if base == OURS else find_choice(base))
    return tr("{name}, within your budget").format(name=name) if scaled else name


class Point(Struct, frozen=True):
    number: int
    fetches: float
    wait_min: float
    is_ours: bool

    @property
    def x(self) -> float:
        return math.log2(max(self.fetches, 1.0))

    @property
    def y(self) -> float:
        return math.log10(max(self.wait_min, 0.05))


class WhatIfPlot(PlotFrame):
    """Fetches against waiting, a numbered point for each policy; both axes are logarithmic."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._points: list[Point] = []

    def show_points(self, points: Sequence[Point], summary: str, values: list[str]) -> None:
        self._points = list(points)
        self.describe(self.tr("Fetches and waiting time"), summary, values)
        self.redraw()

    def draw(self) -> None:
        if not self._points:
            return
        fetches, waits = [point.x for point in self._points], [point.y for point in self._points]
        low, high = math.floor(min(fetches) - 0.3), math.ceil(max(fetches) + 0.3)
        bottom, top = min(waits) - 0.25, max(waits) + 0.25
        item = self.plot.getPlotItem()
        item.setXRange(low, high, padding=0)
        item.setYRange(bottom, top, padding=0)
        self.set_ticks("bottom", [(float(p), number(2**p)) for p in range(low, high + 1)])
        ticks = [(math.log10(value), (words.minutes if value < 1 else words.whole_minutes)(value)) for value in LEVELS]
        ticks = [(level, text) for level, text in ticks if bottom <= level <= top]
        self.set_ticks("left", ticks)
        for level, _ in ticks:
            self.add_line([low, high], [level, level], self.pen("grid"))
        for point in self._points:
            self._add(point)

    def _add(self, point: Point) -> None:
        line = self.pen("bg" if point.is_ours else "comparison", 2)
        ground = "accent" if point.is_ours else "bg"
        self.add_points([point.x], [point.y], "o", 13 if point.is_ours else 10, pen=line, ink=ground)
        label = self.tr("{n} Paperround").format(n=point.number) if point.is_ours else str(point.number)
        # Every other number at the left: points of equal cost and nearly equal wait stay apart.
        anchor, shift = ((0, 0.5), 0.08) if point.number % 2 else ((1, 0.5), -0.08)
        ink = "text" if point.is_ours else "text_2"
        self.add_words(label, point.x + shift, point.y, anchor=anchor, ink=ink, bold=point.is_ours)

    def nearest(self, position: QPointF) -> int:
        def distance(at: int) -> float:
            point = QPointF(self._points[at].x, self._points[at].y)
            place = self.plot.mapFromScene(self.plot.getPlotItem().vb.mapViewToScene(point))
            return math.hypot(place.x() - position.x(), place.y() - position.y())

        found = min(range(len(self._points)), key=distance)
        return found if distance(found) <= REACH_PX else -1

    def make_marks(self, at: int) -> list[object]:
        point = self._points[at]
        return [self.add_points([point.x], [point.y], "o", 20, pen=self.pen("accent", 2))]


class Ready(Struct, frozen=True):
    """The input of a replay, and the result of the last one."""

    history: OwnHistory
    can_run: bool
    """Whether there are days enough to replay."""
    kept: dict[str, Any]
    settings: Settings
    report: StrategyReport | None


def _read_ready(conn: Connection, now: float, zone: tzinfo) -> Ready:
    history = read_own_history(conn, now, zone)
    kept = load_rows(conn).get(WHAT_IF)
    try:
        own_trial(history)
        can_run = True
    except UsageError:
        can_run = False
    report = read_strategy_report(conn, now, zone)
    return Ready(history, can_run, kept if isinstance(kept, dict) else {}, load_settings(conn), report)


class WhatIfPage(Page):
    ticks = False

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("What if"))
        self.rows: list[dict[str, Any]] = []
        self.result: dict[str, Any] = {}
        self._ready: Ready | None = None
        self.process = ReplayProcess(self._on_note, self)
        self.switch = Switch(
            self.tr("Strategies to compare"), [(self.tr("9 strategies"), "main"), (self.tr("All"), "all")]
        )
        self.weeks = Choice(context.theme, self.tr("Weeks to simulate"))
        name = "paperround-what-if.csv"
        self.csv = make_save_button(self, self.tr("Export CSV"), name, self.export_csv, "file-down")
        self.run = self.make_button(self.tr("Run again"), self.start, "refresh-cw")
        self.add_controls(self.weeks, self.switch, self.csv, self.run)
        for part in (self.weeks, self.switch, self.csv, self.run):
            part.hide()
        self.bar = QProgressBar()
        self.bar.setRange(0, 1_000)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.doing = Label()
        self.cancel = self.make_button(self.tr("Cancel"), self.stop)
        self.caption = quiet_label(
            self.tr(
                "Average wait for a new article against fetches per day. Lower left is best. All "
                "strategies are simulated, including Paperround’s. For real results, see Savings."
            )
        )
        self.table = FactTable(context.theme, self.tr("Strategies"), self._columns(), 31)
        self.plot = WhatIfPlot(context.theme)
        self.plot.on_entered = self.table.selectRow
        self.use = self.make_button(self.tr("Use this strategy for a week"), self.use_for_a_week)
        self.table.selectionModel().currentRowChanged.connect(lambda: self._show_choice())
        self.in_use = StrategyBox(context.theme, self.use_ours)
        self._lay_out()
        self.context.bridge.changed.connect(self._on_changed)

    def _columns(self) -> list[Column]:
        return [
            Column("", 30),
            Column(self.tr("Strategy"), 0),
            Column(self.tr("Fetches per day"), 120, right=True),
            Column(self.tr("Wait"), 100, right=True),
            Column(self.tr("Ready on time"), 110, right=True),
            Column(self.tr("Missed articles per day"), 130, right=True),
            Column(self.tr("Compared with Paperround"), 160, right=True),
        ]

    def _lay_out(self) -> None:
        self.running = QWidget()
        make_row(self.running, (self.bar, 1), self.doing, self.cancel, margins=(0, 0, 0, 8), spacing=12)
        self.running.hide()
        choose = make_row(None, STRETCH, self.use)
        self.add_parts(self.running, self.caption, self.plot, 10, choose, 4, self.table)
        # Shown before anything was simulated, too.
        self.inside.insertWidget(self.inside.indexOf(self.working), self.in_use)

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self.table.hide_columns((4, 5) if narrow else ())

    def load(self) -> None:
        """Read the facts again, unless a replay runs."""
        if self.process.is_running:
            return
        now, zone = self.context.clock.now(), self.context.zone
        self.ask(lambda conn: _read_ready(conn, now, zone), self.show_ready)

    def show_ready(self, ready: Ready) -> None:
        self._ready = ready
        self.in_use.show_report(ready.settings, ready.report, self.context.zone)
        self._offer_weeks(days_to_replay(ready.history))
        # After erasing nothing is kept, and nothing is shown.
        self.rows, self.result = list(ready.kept.get("rows", [])), dict(ready.kept)
        if self.rows:
            self._show()
        elif not ready.can_run:
            self.show_unknown(self.tr("Not known yet"), self._say_problem(), "flask-conical")
        else:
            text = self.tr("Simulates your own last weeks with other strategies. Takes about a minute.")
            self.show_unknown(self.tr("Not run yet"), text, "flask-conical", self.tr("Run"), self.start)
        self._show_parts()

    @property
    def can_run(self) -> bool:
        return self._ready is not None and self._ready.can_run

    def _offer_weeks(self, days: int) -> None:
        """Offer as many weeks as can be replayed; those of Savings are chosen until the user chooses."""
        weeks = max(min(days // 7, MOST_WEEKS), 0)
        if self.weeks.count() == weeks:
            return
        self.weeks.clear_options()
        for n in range(1, weeks + 1):
            form = self.tr("Last week") if n == 1 else self.tr("Last {n} weeks", n=n)
            self.weeks.add(form.format(n=number(n)), n)
        self.weeks.setCurrentIndex(min(weeks, USUAL_WEEKS) - 1)

    def _say_problem(self) -> str:
        assert self._ready is not None
        history = self._ready.history
        missing = LEAST_DAYS - max(known_days(history), 0)
        if missing <= 0:
            return say(Code.REPLAY_WITHOUT_VISITS())
        return self.tr(
            "A simulation needs {n} full days of reading. You have {m}. Available from about {day}.", n=LEAST_DAYS
        ).format(n=LEAST_DAYS, m=LEAST_DAYS - missing, day=words.day_at(history.now + (missing + 1) * 86_400))

    def _show_parts(self) -> None:
        for part in (self.caption, self.plot, self.table, self.use):
            part.setVisible(bool(self.rows))
        self._show_choice()
        is_running = self.process.is_running
        self.csv.setVisible(bool(self.rows) or is_running)
        self.csv.setEnabled(bool(self.rows) and not is_running)
        self.running.setVisible(is_running)
        # Before the first run the button is in the middle of the page.
        self.run.setVisible(bool(self.rows) and self.can_run)
        self.run.setEnabled(not is_running)
        self.weeks.setVisible(self.can_run and self.weeks.count() > 1)
        self.switch.setVisible(self.can_run)
        for control in (self.weeks, self.switch):
            control.setEnabled(not is_running)

    def _show_choice(self) -> None:
        """Offer the strategy of the chosen row, if it can fetch."""
        self.use.setEnabled(bool(self._chosen()))

    def _chosen(self) -> str:
        row = self.table.currentIndex().row()
        return find_choice(self.rows[row]["policy"]) if 0 <= row < len(self.rows) else ""

    def use_for_a_week(self) -> None:
        if name := self._chosen():
            until = local_day(self.context.clock.now() + 7 * DAY_S, self.context.zone)
            said = self.tr("Now using {name} for a week").format(name=strategy_name(name))
            self.context.change_settings(said, strategy=name, strategy_until=until)

    def use_ours(self) -> None:
        self.context.change_settings(self.tr("Now using Paperround’s own strategy"), strategy=OURS)

    def start(self) -> None:
        if self._ready is None or not self.can_run or self.process.is_running:
            return
        self._names = MAIN_WAYS if self.switch.value() == "main" else ALL_WAYS
        self.rows, self.result = [], {}
        self.bar.setValue(0)
        self.doing.setText(self.tr("Starting…"))
        self.process.start(self._ready.history, self._names, self.weeks.value())
        self.show_sentence(self.tr("Simulating… You can keep reading."))
        self._show_parts()

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.READING:
            self.stop()

    def stop(self) -> None:
        """Cancel the replay and show the one before."""
        self.process.cancel()
        self.load()

    def _on_note(self, note: ReplayNote | None) -> None:
        match note:
            case Began(place, name):
                form = self.tr("Simulating {n} of {m}: {name}")
                self.doing.setText(form.format(n=place + 1, m=len(self._names), name=way_name(name)))
            case Passed(share):
                self.bar.setValue(round(share * 1_000))
            case OwnRow(values):
                self.rows.append(values)
                self._show_rows()
                self._show_parts()
            case Done():
                self.finish(note)
            case Failed(message):
                self._give_up(say(message))
            case None:
                self._give_up(self.tr("The simulation stopped early."))

    def finish(self, done: Done) -> None:
        """Show the result of a replay, and keep it unless the user has erased what it was made of."""
        self.result = {**asdict(done), "rows": self.rows, "at": self.context.clock.now()}
        assert self._ready is not None
        kept, began_at = dict(self.result), self._ready.history.now

        def keep(conn: Connection) -> None:
            if find_known_from(conn) < began_at:  # nothing was erased meanwhile
                save_rows(conn, {WHAT_IF: kept})

        self.context.bridge.bound_to(self).write(keep, lambda _: self.context.refresh())
        self._show()
        self._show_parts()

    def _give_up(self, problem: str) -> None:
        self.rows = []
        self._show_parts()
        again = self.tr("Run again")
        self.show_unknown(self.tr("The simulation couldn’t run"), problem, "triangle-alert", again, self.start)

    def _show(self) -> None:
        self.show_sentence(finding(self.rows, self.result))
        self._show_rows()

    def _show_rows(self) -> None:
        ours = _find(self.rows, OURS)
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

    def export_csv(self, path: Path) -> None:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(self.rows[0]), lineterminator="\n")
            writer.writeheader()
            writer.writerows(self.rows)
