"""Today's schedule over the window: the large ribbon, the next batches with their reasons, what the day has used, and
Pause. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta

from msgspec import Struct
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtWidgets import QFrame, QPushButton, QWidget

from reader.core.words.catalogue import Code
from reader.core.words.languages import mark
from reader.insights.batches import RibbonDay, WakeUp
from reader.window.insights.parts import Swatch
from reader.window.kit import humanize as words
from reader.window.kit.actions import Menu
from reader.window.kit.controls import BudgetMeter
from reader.window.kit.dialog import make_rule
from reader.window.kit.layouts import STRETCH, make_column, make_flow, make_row
from reader.window.kit.text import Label, WrappedLabel
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import HEADING, PANE_TITLE, SMALL
from reader.window.kit.translate import tr
from reader.window.schedule.ribbon import DayRibbon, Doing, Size, StatusFacts, explain_batch, say_used

POWER = {False: ("plug", mark("Plugged in or charging")), True: ("battery-medium", mark("On battery or saving power"))}


class Pauses(Struct, frozen=True):
    """What the popover's buttons do."""

    pause: Callable[[float], object]
    """Pause until this instant; 0 for until the user resumes."""
    resume: Callable[[], object]
    open_schedule: Callable[[], object]


class SchedulePopover(QFrame):
    def __init__(self, theme: Theme, day: RibbonDay, now: float, facts: StatusFacts, does: Pauses) -> None:
        super().__init__(None, Qt.WindowType.Popup)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self.setObjectName("schedulePopover")
        self.setAccessibleName(tr("Today’s schedule"))
        self.setFixedWidth(392)
        self._theme, self._day, self._now, self._facts, self._does = theme, day, now, facts, does
        body = QWidget()
        ribbon = DayRibbon(self._theme, Size.LARGE)
        ribbon.show_day(self._day, self._now, self._facts)
        head, title = QWidget(), Label(tr("Next batches"), size=HEADING)
        make_row(head, title, STRETCH, make_quiet_line(tr("Each batch wakes the network once")))
        shown = [] if self._facts.is_held else self._day.scheduled[:3]
        rows: list[QWidget] = [head]
        for one in shown:
            rows += [make_rule(), self._make_batch(one)]
        if not shown:
            rows += [make_rule(), WrappedLabel(self._nothing_scheduled())]
        curve = tr("When you usually read") if self._day.is_learned else tr("A typical day")
        legend = QWidget()
        row = make_row(legend, spacing=6)
        for kind, text in (("line", curve), ("new", tr("Batch done")), ("planned", tr("Scheduled"))):
            row.addWidget(Swatch(self._theme, kind))
            row.addWidget(make_quiet_line(text))
            row.addSpacing(6)
        row.addStretch(1)
        make_column(
            body,
            self._make_head(),
            8,
            ribbon,
            4,
            legend,
            12,
            *rows,
            12,
            *self._make_budget(),
            8,
            self._make_machine(),
            margins=(18, 14, 18, 14),
            spacing=0,
        )
        make_column(self, body, self._make_foot(), spacing=0, margins=(1, 1, 1, 1))

    def open_above(self, anchor: QWidget) -> None:
        self.adjustSize()
        # What wraps is higher than Qt says of a window whose width is fixed.
        self.resize(self.width(), self.heightForWidth(self.width()))
        corner = anchor.mapToGlobal(QPoint(8, -8))
        room = anchor.screen().availableGeometry()
        left = max(room.left(), min(corner.x(), room.right() - self.width()))
        self.move(left, max(room.top(), corner.y() - self.height()))
        self.show()
        self.open_button.setFocus()

    # --- its parts, from top to bottom ----------------------------------------------------------

    def _make_head(self) -> QWidget:
        head, title = QWidget(), Label(tr("Today’s schedule"), size=PANE_TITLE)
        make_row(head, title, STRETCH, make_quiet_line(words.long_date(words.local(self._now).date())))
        return head

    def _nothing_scheduled(self) -> str:
        if self._facts.doing is Doing.PAUSED:
            return tr("Paused. Refresh still works.")
        if self._facts.doing is Doing.OFFLINE:
            return tr("Offline. Fetching resumes when you reconnect.")
        return tr("Nothing more is scheduled today.")

    def _make_batch(self, one: WakeUp) -> QWidget:
        row, time = QWidget(), Label(words.clock(one.at), size=HEADING)
        time.setFixedWidth(44)
        feeds = words.feeds_in_words(len(one.feed_ids))
        facts = tr("{feeds} · {when}").format(feeds=feeds, when=words.in_time(one.at - self._now))
        said = make_column(None, WrappedLabel(explain_batch(one)), make_quiet_line(facts), spacing=1)
        make_row(row, (time, Qt.AlignmentFlag.AlignTop), (said, 1), margins=(0, 7, 0, 7), spacing=8)
        return row

    def _make_budget(self) -> list[QWidget]:
        facts, scheduled = self._facts, sum(len(one.feed_ids) for one in self._day.scheduled)
        head = QWidget()
        make_row(
            head, Label(say_used(facts), size=HEADING), STRETCH, make_quiet_line(words.say_size(facts.bytes_today))
        )
        bar = BudgetMeter(self._theme, 8, width=0)
        bar.show_share(facts.fetches_today / max(facts.budget, 1), scheduled / max(facts.budget, 1))
        form = tr("{n} scheduled for later today", n=scheduled)
        if spare := max(0, facts.budget - facts.fetches_today - scheduled):
            form = tr("{n} scheduled for later today, {m} in reserve", n=scheduled)
        rest = make_quiet_line(form.format(n=words.number(scheduled), m=words.number(spare)))
        return [head, _gap(6), bar, _gap(6), rest]

    def _make_machine(self) -> QWidget:
        facts = self._facts
        picture, power = POWER[facts.spares_power]
        connection = tr("Online, not metered")
        if facts.doing is Doing.OFFLINE:
            connection = tr("Offline")
        elif facts.held_back is not None and facts.held_back.code == Code.ON_METERED_NETWORK.name:
            connection = tr("Metered connection")
        wifi = "wifi-off" if facts.doing is Doing.OFFLINE else "wifi"
        return make_flow(self._make_fact(picture, tr(power)), self._make_fact(wifi, connection))

    def _make_fact(self, picture: str, text: str) -> QWidget:
        fact, icon = QWidget(), Label()
        self._theme.show_icon(icon, picture, size=14)
        make_row(fact, icon, make_quiet_line(text), 8, spacing=8)
        return fact

    def _make_foot(self) -> QWidget:
        foot = QFrame()
        foot.setObjectName("dialogFoot")
        self.pause_button = QPushButton(tr("Resume") if self._facts.doing is Doing.PAUSED else tr("Pause"))
        if self._facts.doing is Doing.PAUSED:
            self.pause_button.clicked.connect(lambda: self._choose(self._does.resume))
        else:
            menu = Menu(self)
            for text, until in (
                (tr("For 1 hour"), self._now + 3600.0),
                (tr("Until tomorrow"), _next_midnight(words.local(self._now))),
                (tr("Until I resume"), 0.0),
            ):
                menu.addAction(text).triggered.connect(
                    lambda _=False, at=until: self._choose(lambda: self._does.pause(at))
                )
            self.pause_button.setMenu(menu)
        self.open_button = QPushButton(tr("Open schedule"), default=True)
        self.open_button.setAutoDefault(True)  # Enter presses it
        self.open_button.clicked.connect(lambda: self._choose(self._does.open_schedule))
        make_row(foot, self.pause_button, STRETCH, self.open_button, margins=(12, 12, 12, 12))
        return foot

    def _choose(self, act: Callable[[], object]) -> None:
        self.close()
        act()


def make_quiet_line(text: str) -> Label:
    return Label(text, tone="secondary", size=SMALL)


def _gap(height: int) -> QWidget:
    gap = QWidget()
    gap.setFixedSize(QSize(1, height))
    return gap


def _next_midnight(now: datetime) -> float:
    return datetime.combine(now.date() + timedelta(days=1), datetime.min.time(), now.tzinfo).timestamp()
