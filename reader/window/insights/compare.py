"""The Compare strategies page: Paperround's real days beside three plain ways of fetching, and the same days replayed
under other policies, in a process of its own. Main thread only."""

from __future__ import annotations

import csv
import math
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import tzinfo
from pathlib import Path
from threading import Thread
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict
from PySide6.QtCore import QObject, QPointF, QRectF
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QProgressBar, QWidget

from reader.core.child_process import Child
from reader.core.clock import local_day
from reader.core.errors import UsageError
from reader.core.records.planning import DAY_S, OwnHistory
from reader.core.settings import OURS, Settings
from reader.core.words.catalogue import Code
from reader.features.settings.service import WHAT_IF
from reader.insights.budget import Tariff, read_budget
from reader.insights.savings import Savings, SavingsFacts, read_own_history, read_savings_facts
from reader.insights.strategy import StrategyReport, read_strategy_report
from reader.insights.whole_days import SHOWN_DAYS
from reader.lab import mine
from reader.lab.baselines import DAILY, HOURLY, ON_OPENING, PLAIN_WAYS, BaselineOutcome
from reader.lab.score import wait_min
from reader.store.db import Connection
from reader.store.erase import find_known_from
from reader.store.settings import load_rows, load_settings, save_rows
from reader.window.bridge.bridge import Changes
from reader.window.insights.chart import make_save_button
from reader.window.insights.page import Page, PageContext
from reader.window.insights.parts import Fold, quiet_label
from reader.window.insights.plots import PlotFrame
from reader.window.insights.strategy_box import StrategyBox, find_choice, strategy_name
from reader.window.insights.table import Cell, Column, FactTable, Row
from reader.window.kit import humanize as words
from reader.window.kit.controls import Choice
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import number, sentences
from reader.window.kit.layouts import STRETCH, make_column, make_row
from reader.window.kit.screens import make_timer
from reader.window.kit.text import Label, strong
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SMALL
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

HEIGHT = 250
REACH_PX = 30
SIDE_PX = 8
"""From the middle of a point to its label."""
PLOT_SHARE = 0.85
"""At least so much of the frame is the plot, the rest its axes."""
LEVELS = (0.1, 1.0, 5.0, 10.0, 30.0, 60.0, 180.0, 720.0, 2_880.0, 11_520.0)
"""Minutes: ways of polling differ by a factor of a thousand, so each level is some times the one below."""
MOST_WEEKS = mine.MOST_TEST_DAYS // 7
USUAL_WEEKS = SHOWN_DAYS // 7
LIVED = "lived"
"""Paperround as it was, and not in a simulation."""
SIMULATED = tuple(name for name in mine.ALL_WAYS if name not in PLAIN_WAYS)
_ASK_MS = 80


class ReplayProcess(QObject):
    """A replay in a process of its own: it is plain Python for a minute, which would make every frame late. It ends
    with the window; cancelling ends it right away."""

    def __init__(self, on_note: Callable[[mine.ReplayNote | None], None], parent: QObject) -> None:
        """`on_note` gets what the process sends, or None if it ends before it is done."""
        super().__init__(parent)
        self._on_note = on_note
        self._child: Child[mine.ReplayNote] | None = None
        self._timer = make_timer(self, self._listen, _ASK_MS, repeats=True)

    @property
    def is_running(self) -> bool:
        return self._child is not None

    @property
    def pid(self) -> int | None:
        return self._child.pid if self._child else None

    def start(self, history: OwnHistory, names: tuple[str, ...], weeks: int | None = None) -> None:
        self.cancel()
        self._child = Child("replay", mine.ReplayNote)
        # A history of many feeds fills the pipe until the process reads it, which takes a second to start.
        task = mine.ReplayTask(history, names, weeks)
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
                    if isinstance(note, mine.Done | mine.Failed):
                        self.cancel()
                    self._on_note(note)
        except OSError:
            self.cancel()
            self._on_note(None)


def _hand_over(task: mine.ReplayTask, child: Child[mine.ReplayNote]) -> None:
    with suppress(OSError):  # cancelled meanwhile
        child.send(task)


def finding(rows: Sequence[dict[str, Any]], days: float) -> str:
    """What the plain ways would have cost and brought, and whether a simulated policy would have done better."""
    ours, hourly, opening = (_find(rows, name) for name in (LIVED, HOURLY, ON_OPENING))
    if ours is None or hourly is None or not hourly["polls_per_day"]:
        return ""
    said = [_against_hourly(ours, hourly, round(days))]
    if opening is not None:
        n = round(opening["polls_per_day"])
        form = tr("Refreshing on opening would have used {n} fetches a day and kept you waiting {wait}.", n=n)
        said.append(form.format(n=number(n), wait=words.minutes(opening["wait_min"])))
    if (simulated := _find(rows, OURS)) is not None:
        said.append(_best([row for row in rows if row["policy"] != LIVED], simulated))
    return sentences(said)


def _find(rows: Sequence[dict[str, Any]], policy: str) -> dict[str, Any] | None:
    return next((row for row in rows if row["policy"] == policy), None)


def _against_hourly(ours: dict[str, Any], hourly: dict[str, Any], days: int) -> str:
    form = tr(
        "In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting "
        "{wait} longer.",
        n=days,
    )
    if hourly["wait_min"] >= ours["wait_min"]:
        form = tr(
            "In your last {n} days, Paperround needed {share} of the fetches of hourly refreshing and kept you waiting "
            "{wait} less.",
            n=days,
        )
    return form.format(
        n=number(days),
        share=strong(words.percent(ours["polls_per_day"] / hourly["polls_per_day"])),
        wait=words.minutes(abs(hourly["wait_min"] - ours["wait_min"])),
    )


def _best(rows: Sequence[dict[str, Any]], ours: dict[str, Any]) -> str:
    """The sentence on the best simulated policy that fetches no more often than Paperround's simulation."""
    budget = round(ours["polls_per_day"])
    fits = [row for row in rows if row["polls_per_day"] <= ours["polls_per_day"] * 1.02]
    best = min(fits, key=lambda row: float(row["wait_min"]))
    if best is ours or best["wait_min"] >= ours["wait_min"] - 0.05:
        form = tr("At {n} fetches a day, no other simulated strategy would have kept you waiting less.", n=budget)
        return form.format(n=number(budget))
    form = tr("{name} would have kept you waiting {wait} less, at {n} fetches a day.", n=budget)
    wait = words.minutes(ours["wait_min"] - best["wait_min"])
    return form.format(name=strong(way_name(best["policy"])), wait=wait, n=number(round(best["polls_per_day"])))


def plain_rows(facts: SavingsFacts) -> list[dict[str, Any]]:
    """Four rows like those of a replay: Paperround as it was, as Savings has it, and what is reckoned beside it."""
    savings, days = facts.savings, facts.savings.days
    ways: list[tuple[str, Savings | BaselineOutcome, float]] = [
        (LIVED, savings, facts.lost),
        (HOURLY, savings.hourly, savings.hourly.lost),
    ]
    if facts.sessions:  # otherwise it is not known when the window was opened
        ways.append((ON_OPENING, facts.opening, facts.opening.lost))
    ways.append((DAILY, facts.daily, facts.daily.lost))
    return [
        {
            "policy": name,
            "polls_per_day": way.fetches / days,
            "wait_min": wait_min(way.wait),
            "fresh_share": way.wait.fresh_share or 0.0,
            "lost_per_day": lost / days,
        }
        for name, way, lost in ways
    ]


_NAMES: dict[str, Callable[[], str]] = {
    LIVED: lambda: tr("Paperround"),
    OURS: lambda: tr("Paperround, simulated"),
    "he-parker-printed": lambda: tr("Cube-root shares, original times"),
    ON_OPENING: lambda: tr("All feeds when you open Paperround"),
    HOURLY: lambda: tr("Every feed, every hour"),
    DAILY: lambda: tr("Every feed once a day"),
}
"""Those that can't be chosen."""


def way_name(policy: str) -> str:
    """A policy in plain words; those with `@budget` stretch their pauses to the budget."""
    base, _, scaled = policy.partition("@")
    name = _NAMES[base]() if base in _NAMES else strategy_name(find_choice(base))
    return tr("{name}, within your budget").format(name=name) if scaled else name


class Point(Struct, frozen=True):
    label: str
    """A name, or the number of its row."""
    fetches: float
    wait_min: float
    is_ours: bool

    @property
    def x(self) -> float:
        return math.log2(max(self.fetches, 1.0))

    @property
    def y(self) -> float:
        return math.log10(max(self.wait_min, 0.05))


def place_labels(points: Sequence[Point], middle: float, scale: QPointF) -> list[tuple[Point, bool | None]]:
    """The points, each with True if its label goes to the left, False to the right and None if there is no room.

    Names are placed before numbers. `scale` is pixels for one step of each axis.
    """
    taken: list[QRectF] = []
    placed: list[tuple[Point, bool | None]] = []
    metrics = QFontMetricsF(make_font(SMALL))
    for place, point in sorted(enumerate(points), key=lambda one: one[1].label.isdecimal()):
        is_left = place % 2 > 0 if point.label.isdecimal() else point.x > middle
        wide, high = metrics.horizontalAdvance(point.label), metrics.height()
        side: bool | None = None
        for at_left in (is_left, not is_left):
            x = point.x * scale.x() + (-wide - SIDE_PX if at_left else SIDE_PX)
            box = QRectF(x, point.y * scale.y() - high / 2, wide, high)
            if not any(box.intersects(other) for other in taken):
                taken.append(box)
                side = at_left
                break
        placed.append((point, side))
    return placed


class ComparePlot(PlotFrame):
    """Fetches against waiting, a point for each strategy and the line of Budget; both axes are logarithmic."""

    def __init__(self, theme: Theme) -> None:
        super().__init__(theme, HEIGHT)
        self._points: list[Point] = []
        self._tariff: Tariff | None = None

    def show_points(self, points: Sequence[Point], tariff: Tariff | None, summary: str, values: Sequence[str]) -> None:
        self._points, self._tariff = list(points), tariff
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
        if self._tariff is not None:
            xs = np.linspace(low, min(high, math.log2(max(float(self._tariff.polls[-1]), 1.0))), 200)
            ys = np.log10(np.maximum(self._tariff.waits_at(np.exp2(xs)), 0.05))
            inside = (ys >= bottom) & (ys <= top)
            self.add_line(xs[inside], ys[inside], self.pen("plot_you", 1.5))
        scale = QPointF(self.plot.width() / (high - low), self.plot.height() / (top - bottom)) * PLOT_SHARE
        for point, at_left in place_labels(self._points, (low + high) / 2, scale):
            self._add(point, at_left)

    def _add(self, point: Point, at_left: bool | None) -> None:
        """Add a point with its label at a side, or without one."""
        line = self.pen("bg" if point.is_ours else "comparison", 2)
        ground = "accent" if point.is_ours else "bg"
        self.add_points([point.x], [point.y], "o", 13 if point.is_ours else 10, pen=line, ink=ground)
        if at_left is not None:
            anchor, shift = ((1, 0.5), -0.08) if at_left else ((0, 0.5), 0.08)
            ink = "text" if point.is_ours else "text_2"
            self.add_words(point.label, point.x + shift, point.y, anchor=anchor, ink=ink, bold=point.is_ours)

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
    """What is compared, the input of a replay, and the result of the last one."""

    history: OwnHistory
    can_run: bool
    """Whether there are days enough to replay."""
    kept: dict[str, Any]
    settings: Settings
    report: StrategyReport | None
    savings: SavingsFacts
    tariff: Tariff | None


def _read_ready(conn: Connection, now: float, zone: tzinfo, days: int) -> Ready:
    history = read_own_history(conn, now, zone)
    kept = load_rows(conn).get(WHAT_IF)
    try:
        mine.own_trial(history)
        can_run = True
    except UsageError:
        can_run = False
    return Ready(
        history,
        can_run,
        kept if isinstance(kept, dict) else {},
        load_settings(conn),
        read_strategy_report(conn, now, zone),
        read_savings_facts(conn, now, zone, days),
        read_budget(conn, now, zone).tariff,
    )


class ComparePage(Page):
    ticks = False

    def __init__(self, context: PageContext) -> None:
        super().__init__(context, tr("Compare strategies"))
        self.plain: list[dict[str, Any]] = []
        self.rows: list[dict[str, Any]] = []
        """The simulated ones."""
        self._ready: Ready | None = None
        self._weeks = USUAL_WEEKS
        self.process = ReplayProcess(self._on_note, self)
        self.back = self.make_back(self.tr("Savings"), "savings")
        self.weeks = Choice(context.theme, self.tr("Weeks to compare"))
        self.weeks.activated.connect(lambda _: self._choose_weeks())
        name = "paperround-strategies.csv"
        self.csv = make_save_button(self, self.tr("Export CSV"), name, self.export_csv, "file-down")
        self.add_controls(self.weeks, self.csv)
        self.bar = QProgressBar()
        self.bar.setRange(0, 1_000)
        self.bar.setTextVisible(False)
        self.bar.setFixedHeight(8)
        self.doing = Label()
        self.cancel = self.make_button(self.tr("Cancel"), self.stop)
        self.caption = quiet_label(self.tr("Average wait for a new article against fetches a day. Lower left is best."))
        self.table = FactTable(context.theme, self.tr("Strategies"), self._columns(), 31)
        self.others = FactTable(context.theme, self.tr("All strategies"), self._columns(), 31)
        self.plot = ComparePlot(context.theme)
        self.plot.on_entered = self._select
        self.run = self.make_button(self.tr("Run"), self.start, "refresh-cw")
        self.use = self.make_button(self.tr("Use this strategy for a week"), self.use_for_a_week)
        self.others.selectionModel().currentRowChanged.connect(lambda: self._show_choice())
        self.in_use = StrategyBox(context.theme, self.use_ours)
        self.problem = quiet_label()
        self.running = QWidget()
        make_row(self.running, (self.bar, 1), self.doing, self.cancel, spacing=12)
        inside = QWidget()
        make_column(inside, self.problem, self.running, make_row(None, self.run, STRETCH, self.use), self.others)
        self.all = Fold(self, self.tr("All strategies"), inside)
        self.all.aside.setText(self.tr("From research papers, simulated with your own recent days"))
        self.all.button.toggled.connect(lambda _: self._show())
        self.add_parts(self.caption, self.plot, 10, self.table, self.all)
        # Shown before anything is known too.
        self.inside.insertWidget(self.inside.indexOf(self.working), self.in_use)
        self.context.bridge.changed.connect(self._on_changed)

    def _columns(self) -> list[Column]:
        return [
            Column("", 30),
            Column(self.tr("Strategy"), 0),
            Column(self.tr("Fetches per day"), 120, right=True),
            Column(self.tr("Wait"), 100, right=True),
            Column(self.tr("Missed articles per day"), 130, right=True),
            Column(self.tr("Compared with Paperround"), 160, right=True),
        ]

    def set_narrow(self, narrow: bool) -> None:
        super().set_narrow(narrow)
        self.title.show()
        for table in (self.table, self.others):
            table.hide_columns((4,) if narrow else ())

    def load(self) -> None:
        """Read the facts again, unless a replay runs."""
        if self.process.is_running:
            return
        now, zone, days = self.context.clock.now(), self.context.zone, 7 * self._weeks
        self.ask(lambda conn: _read_ready(conn, now, zone, days), self.show_ready)

    def _choose_weeks(self) -> None:
        self._weeks = self.weeks.value()
        self.load()

    def show_ready(self, ready: Ready) -> None:
        self._ready = ready
        self.in_use.show_report(ready.settings, ready.report, self.context.zone)
        savings = ready.savings.savings
        self._offer_weeks(mine.days_to_replay(ready.history))
        is_same = round(ready.kept.get("days", 0)) == round(savings.days)
        self.rows = [row for row in ready.kept.get("rows", []) if is_same and row["policy"] not in PLAIN_WAYS]
        self.csv.setVisible(savings.span.is_enough)
        if not savings.span.is_enough or not savings.wait.first_visits:
            self.plain = []
            self.show_unknown(self.tr("Not known yet"), self._say_problem(), "flask-conical")
            return
        self.plain = plain_rows(ready.savings)
        self._show()

    @property
    def can_run(self) -> bool:
        return self._ready is not None and self._ready.can_run

    def _offer_weeks(self, days: int) -> None:
        """Offer as many weeks as can be replayed; those of Savings are chosen until the user chooses."""
        weeks = max(min(days // 7, MOST_WEEKS), 0)
        self.weeks.setVisible(weeks > 1)
        if self.weeks.count() == weeks:
            return
        self.weeks.clear_options()
        for n in range(1, weeks + 1):
            form = self.tr("Last week") if n == 1 else self.tr("Last {n} weeks", n=n)
            self.weeks.add(form.format(n=number(n)), n)
        self.weeks.setCurrentIndex(min(weeks, self._weeks) - 1)

    def _say_problem(self) -> str:
        """Why nothing can be compared or simulated yet."""
        assert self._ready is not None
        history = self._ready.history
        missing = mine.LEAST_DAYS - max(mine.known_days(history), 0)
        if missing <= 0:
            return say(Code.REPLAY_WITHOUT_VISITS())
        return self.tr(
            "A simulation needs {n} full days of reading. You have {m}. Available from about {day}.", n=mine.LEAST_DAYS
        ).format(n=mine.LEAST_DAYS, m=mine.LEAST_DAYS - missing, day=words.day_at(history.now + (missing + 1) * 86_400))

    def _show_choice(self) -> None:
        """Offer the strategy of the chosen row, if it can fetch."""
        self.use.setEnabled(bool(self._chosen()))

    def _chosen(self) -> str:
        row = self.others.currentIndex().row()
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
        self.rows = []
        self.bar.setValue(0)
        self.doing.setText(self.tr("Starting…"))
        self.process.start(self._ready.history, SIMULATED, self._weeks)
        self._show()

    def _on_changed(self, changes: Changes) -> None:
        if changes & Changes.READING:
            self.stop()

    def stop(self) -> None:
        """Cancel the replay and show the one before."""
        self.process.cancel()
        self.load()

    def _on_note(self, note: mine.ReplayNote | None) -> None:
        match note:
            case mine.Began(place, name):
                form = self.tr("Simulating {n} of {m}: {name}")
                self.doing.setText(form.format(n=place + 1, m=len(SIMULATED), name=way_name(name)))
            case mine.Passed(share):
                self.bar.setValue(round(share * 1_000))
            case mine.Row(values):
                self.rows.append(values)
                self._show()
            case mine.Done():
                self.finish(note)
            case mine.Failed(message):
                self._give_up(say(message))
            case None:
                self._give_up(self.tr("The simulation stopped early."))

    def finish(self, done: mine.Done) -> None:
        """Show the result of a replay, and keep it unless the user has erased what it was made of."""
        assert self._ready is not None
        kept = {**asdict(done), "rows": self.rows, "at": self.context.clock.now()}
        began_at = self._ready.history.now

        def keep(conn: Connection) -> None:
            if find_known_from(conn) < began_at:  # nothing was erased meanwhile
                save_rows(conn, {WHAT_IF: kept})

        self.context.bridge.bound_to(self).write(keep, lambda _: self.context.refresh())
        self._show()

    def _give_up(self, problem: str) -> None:
        self.rows = []
        self._show()
        self.problem.setText(f"{self.tr('The simulation couldn’t run')}. {problem}")
        self.problem.show()

    def _show(self) -> None:
        if not self.plain or self._ready is None:
            return
        is_running, is_open = self.process.is_running, self.all.button.isChecked()
        self.problem.setVisible(not self.can_run)
        self.problem.setText("" if self.can_run else self._say_problem())
        self.running.setVisible(is_running)
        self.run.setVisible(self.can_run)
        self.run.setEnabled(not is_running)
        self.run.setText(self.tr("Run again") if self.rows else self.tr("Run"))
        self.others.setVisible(bool(self.rows))
        self.use.setVisible(bool(self.rows))
        self._show_choice()
        for control in (self.weeks, self.csv):
            control.setEnabled(not is_running)
        shown = [*self.plain, *self.rows] if is_open else self.plain
        said = finding(shown, self._ready.savings.savings.days)
        self.show_sentence(said)
        self.table.show_rows([self._row(place, row) for place, row in enumerate(self.plain)])
        self.others.show_rows([self._row(len(self.plain) + place, row) for place, row in enumerate(self.rows)])
        points = [
            Point(self._label(place, row), row["polls_per_day"], row["wait_min"], row["policy"] == LIVED)
            for place, row in enumerate(shown)
        ]
        self.plot.show_points(points, self._ready.tariff, said, [self._in_words(row) for row in shown])

    def _label(self, place: int, row: dict[str, Any]) -> str:
        names = {
            LIVED: self.tr("Paperround"),
            HOURLY: self.tr("Every hour"),
            ON_OPENING: self.tr("On opening"),
            DAILY: self.tr("Once a day"),
        }
        return names.get(row["policy"], number(place + 1))

    def _select(self, at: int) -> None:
        table, row = (self.table, at) if at < len(self.plain) else (self.others, at - len(self.plain))
        table.selectRow(row)

    def _in_words(self, row: dict[str, Any]) -> str:
        fetches = round(row["polls_per_day"])
        return self.tr("{name}: {n} fetches a day, wait {wait}", n=fetches).format(
            name=way_name(row["policy"]), n=number(fetches), wait=words.minutes(row["wait_min"])
        )

    def _row(self, place: int, row: dict[str, Any]) -> Row:
        is_ours, against = row["policy"] == LIVED, ""
        if not is_ours:
            apart = row["wait_min"] - self.plain[0]["wait_min"]
            form = self.tr("{wait} longer") if apart >= 0 else self.tr("{wait} shorter")
            against = form.format(wait=words.minutes(abs(apart)))
        return Row(
            (
                Cell(number(place + 1), ink="text_2"),
                Cell(way_name(row["policy"]), bold=is_ours),
                Cell(number(round(row["polls_per_day"])), bold=is_ours),
                Cell(words.minutes(row["wait_min"]), bold=is_ours),
                Cell(words.count(row["lost_per_day"]), ink="text_2"),
                Cell(against, ink="text_2"),
            ),
            id=place,
        )

    def export_csv(self, path: Path) -> None:
        with path.open("w", encoding="utf-8", newline="") as file:
            writer = csv.DictWriter(file, list(self.plain[0]), extrasaction="ignore", lineterminator="\n")
            writer.writeheader()
            writer.writerows([*self.plain, *self.rows])
