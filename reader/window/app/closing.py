"""The questions when the window is closed: about changes that are not written yet and, once, whether to go on in the
background. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication, QWidget

from reader.core.settings import BACKGROUND, QUIT
from reader.window.app.main_window import MainWindow
from reader.window.app.screen import Common
from reader.window.desktop.tray import Tray
from reader.window.kit.dialog import Dialog, make_heading, make_quiet, make_rule
from reader.window.kit.humanize import number, sentences
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
        self.why = Label(why, wraps=True)
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


def keeping_in_words(budget: int, has_tray: bool) -> str:
    first = tr("About {n} fetches a day.", n=budget).format(n=number(budget))
    way = tr("Quit from the tray icon.") if has_tray else tr("Reopen it from your app menu. Press Ctrl+Q to quit.")
    return sentences((first, way))


class ClosingDialog(Dialog):
    """Asks at the first close whether to go on in the background. Escape leaves the window open."""

    def __init__(
        self, theme: Theme, budget: int, has_tray: bool, answer: Callable[[str], None], parent: QWidget | None = None
    ) -> None:
        """`answer` gets the setting's new value: background or quit."""
        super().__init__(theme, parent)
        self._answer = answer
        self.setWindowTitle(self.tr("Close the window"))
        self.body.addWidget(make_heading(self.tr("Keep Paperround running in the background?"), PANE_TITLE, wraps=True))
        self.body.addWidget(
            make_quiet(
                self.tr("New articles will be ready when you come back. What should happen when you close the window?")
            )
        )
        self._add_choice("clock", self.tr("Keep running"), keeping_in_words(budget, has_tray))
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
        if self.shown is None:  # the user may press twice
            common = self._common
            budget, has_tray = common.commands.settings.daily_budget, self._tray.is_there
            self.shown = ClosingDialog(common.theme, budget, has_tray, self._answer, common.window)
            self.shown.finished.connect(self._forget)
            self.shown.open()

    def _forget(self) -> None:
        self.shown = None
