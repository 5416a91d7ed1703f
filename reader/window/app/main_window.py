"""The main window: lays out what it is given, keeps its geometry and closes; and the demo's bar. Main thread only.

It knows none of its parts: screen.py and window.py make and connect them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QMainWindow, QPushButton, QWidget

from reader.window.kit.layouts import make_column, make_row
from reader.window.kit.screens import find_room
from reader.window.kit.text import Label

_FIRST_SIZE = QSize(1280, 800)


class OnClose(Enum):
    QUIT = "quit"
    HIDE = "hide"
    LEAVE = "leave"
    """The process ends, and another goes on without a window."""
    ASK = "ask"


class MainWindow(QMainWindow):
    """A QMainWindow, because screen readers don't take a plain widget for a window."""

    shown = Signal()
    closing = Signal()
    """It is about to close or hide: state is saved now."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.decide_close: Callable[[], OnClose] = lambda: OnClose.QUIT
        """Decides what closing does, unless the user wants to quit."""
        self.has_unwritten: Callable[[], bool] = lambda: False
        """Whether some changes are not written yet."""
        self.on_active: Callable[[bool], None] = lambda is_active: None
        self.on_menu_wanted: Callable[[], None] = lambda: None
        """Runs when Alt alone, or F10, is pressed."""
        self.on_system_colours: Callable[[], None] = lambda: None
        """Runs when the system's colours changed."""
        self.on_asked: Callable[[], None] = lambda: None
        """Runs when the user tries to close it, and is to say what that means."""
        self.on_held: Callable[[], None] = lambda: None
        """Runs when the user tries to close it while some changes are not written yet."""
        self._wanted: OnClose | None = None
        self._held = (OnClose.QUIT, False, False)
        """What the user wanted when closing was held, with `is_restarting` and `is_renewing`."""
        self.can_restart = False
        """Whether the program can be started again; the demo cannot."""
        self.is_restarting = False
        """Whether it closes to be opened again."""
        self.is_renewing = False
        """Whether it closes to open again in this process, in another language."""
        self.is_leaving = False
        """Whether it closes and the program goes on without a window."""
        self._is_alt_alone = False
        self.setWindowTitle("Paperround")

    def lay_out(self, rows: Iterable[tuple[QWidget, int]]) -> None:
        """Put rows from top to bottom, each with its share of the spare height."""
        body = QWidget()
        make_column(body, *rows, spacing=0)
        self.setCentralWidget(body)

    def put_on_top(self, bar: QWidget) -> None:
        body = self.centralWidget()
        layout = body.layout() if body is not None else None
        assert isinstance(layout, QBoxLayout)
        layout.insertWidget(0, bar)

    def restore(self, geometry: str) -> None:
        """Restore the geometry; at a first start use the usual size, or fill a small screen."""
        room = find_room(self)
        self.resize(_FIRST_SIZE.boundedTo(room))
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))
        elif room.width() < _FIRST_SIZE.width():
            self.setWindowState(Qt.WindowState.WindowMaximized)

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        self.shown.emit()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self._is_alt_alone = False
            self.on_active(self.isActiveWindow())

    def event(self, event: QEvent) -> bool:
        """Follow the system's colours, and note whether Alt is pressed alone: every key passes here first, including
        shortcuts."""
        if event.type() == QEvent.Type.ThemeChange:
            self.on_system_colours()
        elif event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._is_alt_alone = event.key() == Qt.Key.Key_Alt
        return super().event(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(event)
        if event.key() == Qt.Key.Key_Alt and self._is_alt_alone and self.isActiveWindow():
            self._is_alt_alone = False
            self.on_menu_wanted()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Return press the focused button, as Space does; Qt does that in dialogs only."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_F10:
            self.on_menu_wanted()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def quit(self) -> None:
        """Close for good, even if closing would only hide the window."""
        self._wanted = OnClose.QUIT
        self.close()

    def quit_at_once(self) -> None:
        """Quit without asking: the session ends, or a command wants it."""
        self.has_unwritten = lambda: False
        self.quit()

    def close_at_last(self) -> None:
        """Close as the user wanted when closing was held."""
        self._wanted, self.is_restarting, self.is_renewing = self._held
        self.close()

    def leave(self) -> None:
        """Close, and go on without a window."""
        self._wanted = OnClose.LEAVE
        self.close()

    def restart(self) -> None:
        """Close and start again, for choices that take effect at a start."""
        if self.can_restart:
            self.is_restarting = True
            self.quit()

    def renew(self) -> None:
        """Close and open again right away in the chosen language."""
        self.is_renewing = True
        self.quit()

    def closeEvent(self, event: QCloseEvent) -> None:
        # The end of a session must not be held up by a question, nor by a window that only hides.
        app = QGuiApplication.instance()
        is_ending = isinstance(app, QGuiApplication) and app.isSavingSession()
        what = OnClose.QUIT if is_ending else self._wanted or self.decide_close()
        if what is OnClose.ASK:
            event.ignore()
            self.on_asked()
            return
        if what is not OnClose.HIDE and not is_ending and self.has_unwritten():
            event.ignore()
            self._held = what, self.is_restarting, self.is_renewing
            self._wanted, self.is_restarting, self.is_renewing = None, False, False
            self.on_held()
            return
        self.on_active(False)
        self.closing.emit()
        if what is OnClose.HIDE:
            event.ignore()
            self.hide()
            return
        self.is_leaving = what is OnClose.LEAVE
        super().closeEvent(event)
        self.closed.emit()


def geometry_text(window: QWidget) -> str:
    """The window's geometry, for `restore`."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


class DemoBar(QFrame):
    def __init__(self, open_own: Callable[[], None]) -> None:
        super().__init__()
        self.setObjectName("demoBar")
        words = Label(self.tr("This is the demo: 40 sample feeds. Nothing is downloaded or saved."), wraps=True)
        self.own = QPushButton(self.tr("Use my own feeds"))
        self.own.clicked.connect(lambda: open_own())
        make_row(self, (words, 1), self.own, margins=(16, 6, 12, 6), spacing=12)
