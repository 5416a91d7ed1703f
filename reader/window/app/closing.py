"""The questions when the window is closed: about changes that are not written yet and, once, whether to go on in the
background. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date
from functools import cache
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from reader.core.records.logged import WAKE_UP_S
from reader.core.settings import BACKGROUND, QUIT
from reader.store.db import Connection
from reader.store.poll_log import list_days, list_poll_times
from reader.store.settings import load_settings
from reader.window.app.main_window import MainWindow
from reader.window.app.parts import Common
from reader.window.desktop.tray import Tray
from reader.window.kit.dialog import Dialog, make_heading, make_quiet, make_rule
from reader.window.kit.fonts import make_font
from reader.window.kit.humanize import local_day, number, say_size, sentences
from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_TITLE
from reader.window.kit.translate import tr


class UnwrittenDialog(Dialog):
    """Asks what to do while changes cannot be written: the disk is full, or the store is held.

    It closes automatically, and the window with it, once everything is written. Escape leaves the window open.
    """

    def __init__(self, theme: Theme, why: str, give_up: Callable[[], None], parent: QWidget | None = None) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Some changes aren’t saved yet"))
        self.body.addWidget(make_heading(self.tr("Your last changes aren’t saved yet")))
        self.why = Label(why)
        self.why.setWordWrap(True)
        self.body.addWidget(self.why)
        self.body.addWidget(
            make_quiet(self.tr("Paperround will close as soon as they’re saved. If you close it now, they’ll be lost."))
        )
        self.lose_button = self.add_button(self.tr("Close without saving"))
        self.stay_button = self.add_button(self.tr("Keep open"), is_main=True)
        self.lose_button.clicked.connect(self.accept)
        self.lose_button.clicked.connect(lambda: give_up())
        self.stay_button.clicked.connect(self.reject)
        self.stay_button.setFocus()
        self.fit(460)


class Unwritten(QObject):
    """Why changes wait to be written, and the question about them."""

    def __init__(self, theme: Theme, window: MainWindow) -> None:
        super().__init__(window)
        self._theme, self._window = theme, window
        self._why = ""
        self.shown: UnwrittenDialog | None = None

    def is_there(self) -> bool:
        return bool(self._why)

    def set_problem(self, why: str) -> None:
        """Note why changes wait; "" once all are written, and then a window that waited closes."""
        self._why = why
        if self.shown is None:
            return
        if why:
            self.shown.why.setText(why)
        else:
            self.shown.accept()
            self._window.close_at_last()

    def ask(self) -> None:
        if self.shown is None:
            self.shown = UnwrittenDialog(self._theme, self._why, self._give_up, self._window)
            self.shown.finished.connect(self._forget)
            self.shown.open()

    def _give_up(self) -> None:
        self._why = ""
        self._window.close_at_last()

    def _forget(self) -> None:
        self.shown = None


def say_lost() -> str:
    first = tr("Your last changes weren’t saved before Paperround closed.")
    return sentences((first, tr("Check the articles you read or starred last.")))


def show_saving() -> None:
    """Say that changes are still being saved, once the window is closed and no event loop runs."""
    _make_saving_sign().show()
    QApplication.processEvents()


@cache
def _make_saving_sign() -> Label:
    sign = Label(tr("Paperround is saving your last changes…"))
    sign.setMargin(24)
    return sign


class ClosingFacts(Struct, frozen=True):
    """What each choice costs: the user's own figures, or the budget while there are none."""

    budget: int
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
        days = sorted({use.day for use in uses})[-7:]
        # The user may have been away, so the first of them may be long ago.
        age = (today - date.fromisoformat(days[0])).days + 1 if days else 0
        polled = list_poll_times(conn, now - age * 86_400, now)
        times = [at for at in polled if local_day(at).isoformat() in days]
        spent = sum(use.wire_bytes for use in uses if use.day in days)
        return ClosingFacts(
            settings.daily_budget, len(days), count_wake_ups(times) / max(1, len(days)), spent / max(1, len(days))
        )

    return run


def count_wake_ups(times: Sequence[float]) -> int:
    """The number of wake-ups: polls in a row count as one; `times` are sorted."""
    return bool(times) + sum(later - sooner > WAKE_UP_S for sooner, later in pairwise(times))


def keeping_in_words(facts: ClosingFacts, has_tray: bool) -> str:
    if facts.days:
        n = max(1, round(facts.wake_ups_a_day))
        first = tr("About one batch and {size} a day.") if n == 1 else tr("About {n} batches and {size} a day.", n=n)
        first = first.format(n=number(n), size=say_size(round(facts.bytes_a_day)))
    else:
        first = tr("About {n} fetches a day.", n=facts.budget).format(n=number(facts.budget))
    way = tr("Quit from the tray icon.") if has_tray else tr("Reopen it from your app menu. Press Ctrl+Q to quit.")
    return sentences((first, way))


class ClosingDialog(Dialog):
    """Asks at the first close whether to go on in the background. Escape leaves the window open."""

    def __init__(
        self,
        theme: Theme,
        facts: ClosingFacts,
        has_tray: bool,
        answer: Callable[[str], None],
        parent: QWidget | None = None,
    ) -> None:
        """`answer` gets the setting's new value: background or quit."""
        super().__init__(theme, parent)
        self._answer = answer
        self.setWindowTitle(self.tr("Close the window"))
        title = make_heading(self.tr("Keep Paperround running in the background?"))
        title.setFont(make_font(PANE_TITLE))
        title.setWordWrap(True)
        self.body.addWidget(title)
        self.body.addWidget(
            make_quiet(
                self.tr("New articles will be ready when you come back. What should happen when you close the window?")
            )
        )
        self._add_choice("clock", self.tr("Keep running"), keeping_in_words(facts, has_tray))
        without = self.tr("Nothing is downloaded while Paperround is closed. It fetches new articles when you open it.")
        self._add_choice("log-out", self.tr("Quit"), without)
        self.show_note(self.tr("You can change this in Settings > General."))
        self.quit_button = self.add_button(self.tr("Quit"))
        self.keep_button = self.add_button(self.tr("Keep running"), is_main=True)
        self.quit_button.clicked.connect(lambda: self._choose(QUIT))
        self.keep_button.clicked.connect(lambda: self._choose(BACKGROUND))
        self.keep_button.setFocus()
        self.fit(490)

    def _add_choice(self, icon: str, title: str, text: str) -> None:
        picture = Label()
        picture.setPixmap(self.theme.pixmap(icon, "text_2", self.devicePixelRatioF(), 20))
        words = make_column(None, make_heading(title), make_quiet(text), spacing=2)
        self.body.addWidget(make_rule())
        self.body.addLayout(make_row(None, (picture, Qt.AlignmentFlag.AlignTop), (words, 1), spacing=12))

    def _choose(self, closing: str) -> None:
        self.accept()
        self._answer(closing)


class CloseQuestion(QObject):
    def __init__(self, common: Common, tray: Tray, answer: Callable[[str], None]) -> None:
        """`answer` gets the setting's new value: background or quit; after Escape it is not called."""
        super().__init__(common.window)
        self._common, self._tray, self._answer = common, tray, answer
        self.shown: ClosingDialog | None = None

    def ask(self) -> None:
        if self.shown is None:
            operation = closing_operation(self._common.clock.now())
            self._common.bridge.bound_to(self).read(operation, self._show)

    def _show(self, facts: ClosingFacts) -> None:
        if self.shown is not None:  # the user pressed twice
            return
        dialog = ClosingDialog(self._common.theme, facts, self._tray.is_there, self._answer, self._common.window)
        dialog.finished.connect(self._forget)
        self.shown = dialog
        dialog.open()

    def _forget(self) -> None:
        self.shown = None
