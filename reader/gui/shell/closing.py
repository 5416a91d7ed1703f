"""The questions when the window is closed: about changes that are not written yet and, once, whether to go on in the
background. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.gui.desktop.tray import Tray
from reader.gui.kit.dialog import Dialog, make_heading, make_quiet, make_rule
from reader.gui.kit.fonts import make_font
from reader.gui.kit.humanize import local_day, megabytes, number, sentences
from reader.gui.kit.layouts import make_column, make_row
from reader.gui.kit.text import Label
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import PANE_TITLE
from reader.gui.kit.translate import tr
from reader.gui.shell.parts import Common
from reader.model.logged import WAKE_UP_S
from reader.settings import BACKGROUND, QUIT
from reader.store.db import Connection
from reader.store.feeds import list_feeds
from reader.store.poll_log import list_days, list_poll_times
from reader.store.settings import load_settings

_ICON = 20
_DAYS = 7
_DAY_S = 86_400
_STEP_S = 5


class UnwrittenDialog(Dialog):
    """Asks what to do while changes cannot be written: the disk is full, or the store is held.

    It closes by itself, and the window with it, once everything is written. Escape leaves the window open.
    """

    given_up = Signal()

    def __init__(self, theme: Theme, why: str, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Not everything is written yet"))
        self.body.addWidget(make_heading(self.tr("What you did last is not on the disk yet")))
        self.why = Label(why)
        self.why.setWordWrap(True)
        self.body.addWidget(self.why)
        self.body.addWidget(
            make_quiet(self.tr("As soon as it is written, Paperround closes by itself. Closed now, it is lost."))
        )
        self.lose_button = self.add_button(self.tr("Close and lose it"))
        self.stay_button = self.add_button(self.tr("Stay open"), is_main=True)
        self.lose_button.clicked.connect(self._give_up)
        self.stay_button.clicked.connect(self.reject)
        self.stay_button.setFocus()
        self.fit(460)

    def _give_up(self) -> None:
        self.accept()
        self.given_up.emit()


class Unwritten(QObject):
    """Why changes wait to be written, and the question about them."""

    settled = Signal()
    """The window may close: everything is written, or the user gives it up."""

    def __init__(self, theme: Theme, window: QWidget) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._why = ""
        self.shown: UnwrittenDialog | None = None

    def is_there(self) -> bool:
        return bool(self._why)

    def set_problem(self, why: str) -> None:
        """Note why changes wait; "" once all are written."""
        self._why = why
        if self.shown is None:
            return
        if why:
            self.shown.why.setText(why)
        else:
            self.shown.accept()
            self.settled.emit()

    def ask(self) -> None:
        if self.shown is None:
            self.shown = UnwrittenDialog(self._theme, self._why, self._window)
            self.shown.given_up.connect(self._give_up)
            self.shown.finished.connect(self._forget)
            self.shown.open()

    def _give_up(self) -> None:
        self._why = ""
        self.settled.emit()

    def _forget(self) -> None:
        self.shown = None


class ClosingFacts(Struct, frozen=True):
    """What each choice costs: the user's own figures, or the budget while there are none."""

    budget: int
    feeds: int
    polls_per_minute: int
    days: int = 0
    """Whole days behind the figures."""
    wake_ups_a_day: float = 0.0
    bytes_a_day: float = 0.0


def closing_operation(now: float) -> Callable[[Connection], ClosingFacts]:
    """A read of the figures of the last full days."""
    today = local_day(now)

    def run(conn: Connection) -> ClosingFacts:
        settings = load_settings(conn)
        uses = [use for use in list_days(conn) if use.day < today.isoformat()]
        days = sorted({use.day for use in uses})[-_DAYS:]
        # The user may have been away, so the first of them may be long ago.
        age = (today - date.fromisoformat(days[0])).days + 1 if days else 0
        polled = list_poll_times(conn, now - age * _DAY_S, now)
        times = [at for at in polled if local_day(at).isoformat() in days]
        spent = sum(use.wire_bytes for use in uses if use.day in days)
        return ClosingFacts(
            settings.daily_budget,
            len(list_feeds(conn)),
            settings.polls_per_minute,
            len(days),
            count_wake_ups(times) / max(1, len(days)),
            spent / max(1, len(days)),
        )

    return run


def count_wake_ups(times: Sequence[float]) -> int:
    """The number of wake-ups: polls in a row count as one; `times` are sorted."""
    return bool(times) + sum(later - sooner > WAKE_UP_S for sooner, later in pairwise(times))


def keeping_in_words(facts: ClosingFacts, has_tray: bool) -> str:
    if facts.days:
        n = max(1, round(facts.wake_ups_a_day))
        first = tr("About one wake-up and {size} a day.") if n == 1 else tr("About {n} wake-ups and {size} a day.", n=n)
        first = first.format(n=number(n), size=megabytes(round(facts.bytes_a_day)))
    else:
        first = tr("At most {n} fetches a day.", n=facts.budget).format(n=number(facts.budget))
    way = tr("Quit from the tray.") if has_tray else tr("Open it again from the menu; quit with Ctrl+Q.")
    return sentences((first, way))


def quitting_in_words(facts: ClosingFacts) -> str:
    seconds = facts.feeds * 60 / facts.polls_per_minute
    shown = max(_STEP_S, round(seconds / _STEP_S) * _STEP_S)
    wait = tr("{n} s").format(n=shown) if shown < 90 else tr("{n} min").format(n=number(round(shown / 60)))
    words = tr("Nothing is fetched while it is closed. When you open it, you wait about {time} for new posts.")
    return words.format(time=wait)


class ClosingDialog(Dialog):
    """Asks at the first close whether to go on in the background. Escape leaves the window open."""

    answered = Signal(str)
    """The setting's new value: background or quit."""

    def __init__(self, theme: Theme, facts: ClosingFacts, has_tray: bool, parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Close the window"))
        title = make_heading(self.tr("Paperround can keep fetching in the background"))
        title.setFont(make_font(PANE_TITLE))
        title.setWordWrap(True)
        self.body.addWidget(title)
        self.body.addWidget(
            make_quiet(self.tr("Then new posts are here before you look. What would you like when the window closes?"))
        )
        self._add_choice("clock", self.tr("Keep fetching"), keeping_in_words(facts, has_tray))
        self._add_choice("log-out", self.tr("Quit"), quitting_in_words(facts))
        self.show_note(self.tr("Change it in Settings, This computer."))
        self.quit_button = self.add_button(self.tr("Quit"))
        self.keep_button = self.add_button(self.tr("Keep fetching"), is_main=True)
        self.quit_button.clicked.connect(lambda: self._choose(QUIT))
        self.keep_button.clicked.connect(lambda: self._choose(BACKGROUND))
        self.keep_button.setFocus()
        self.fit(490)

    def _add_choice(self, icon: str, title: str, text: str) -> None:
        picture = Label()
        picture.setPixmap(self.theme.pixmap(icon, "text_2", self.devicePixelRatioF(), _ICON))
        words = make_column(None, make_heading(title), make_quiet(text), spacing=2)
        self.body.addWidget(make_rule())
        self.body.addLayout(make_row(None, (picture, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=12))

    def _choose(self, closing: str) -> None:
        self.accept()
        self.answered.emit(closing)


class CloseQuestion(QObject):
    answered = Signal(str)
    """The setting's new value: background or quit. After Escape nothing is emitted."""

    def __init__(self, common: Common, tray: Tray) -> None:
        super().__init__(common.parent)
        self._common, self._tray = common, tray
        self.shown: ClosingDialog | None = None

    def ask(self) -> None:
        if self.shown is None:
            operation = closing_operation(self._common.clock.now())
            self._common.bridge.bound_to(self).read(operation, self._show)

    def _show(self, facts: ClosingFacts) -> None:
        if self.shown is not None:  # the user pressed twice
            return
        dialog = ClosingDialog(self._common.theme, facts, self._tray.is_there, self._common.parent)
        dialog.answered.connect(self.answered)
        dialog.finished.connect(self._forget)
        self.shown = dialog
        dialog.open()

    def _forget(self) -> None:
        self.shown = None
