"""The bar over the demo: says that it is one, and leads to one's own feeds. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from enum import Enum

from PySide6.QtCore import QByteArray, QEvent, QSize, Qt, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication, QKeyEvent, QShowEvent
from PySide6.QtWidgets import QAbstractButton, QBoxLayout, QFrame, QMainWindow, QPushButton, QWidget

from reader.gui.kit.layouts import make_column, make_row
from reader.gui.kit.screens import find_room
from reader.gui.kit.text import Label

_FIRST_SIZE = QSize(1280, 800)


class OnClose(Enum):
    """What closing the window does to the program."""

    QUIT = "quit"
    HIDE = "hide"
    LEAVE = "leave"
    """The window's process ends; one without a window goes on."""
    ASK = "ask"


class MainWindow(QMainWindow):
    active_changed = Signal(bool)
    """The user works in this window, or stopped."""
    shown = Signal()
    closing = Signal()
    """Before it closes or hides: what is to be remembered is saved now."""
    closed = Signal()
    menu_wanted = Signal()
    """Alt alone, or F10."""
    close_asked = Signal()
    """Closing was tried, and the user is to say what it means."""
    close_held = Signal()
    """Closing was tried while something that the user did could not be written yet."""

    def __init__(self) -> None:
        super().__init__()
        self.decide_close: Callable[[], OnClose] = _quit
        """What closing does, unless the user wants to quit."""
        self.has_unwritten: Callable[[], bool] = _nothing
        """Whether something that the user did still waits to be written."""
        self._wanted: OnClose | None = None
        self._held = (OnClose.QUIT, False, False)
        """What was wanted when closing was held: and whether to open again, in a new process or in this one."""
        self.can_restart = False
        """Whether the program can be started anew in its place; the demo cannot."""
        self.is_restarting = False
        """It closes only to be opened again."""
        self.is_renewing = False
        """It closes to be made anew at once, in the same process: in another language."""
        self.is_leaving = False
        """It closes, and the program goes on without a window."""
        self._is_alt_alone = False
        self.setWindowTitle("Paperround")

    def lay_out(self, rows: Iterable[tuple[QWidget, int]]) -> None:
        """From top to bottom, each with its share of the height that is left."""
        body = QWidget()
        make_column(body, *rows, spacing=0)
        self.setCentralWidget(body)

    def put_on_top(self, bar: QWidget) -> None:
        """Above everything that is there."""
        body = self.centralWidget()
        layout = body.layout() if body is not None else None
        assert isinstance(layout, QBoxLayout)
        layout.insertWidget(0, bar)

    def restore(self, geometry: str) -> None:
        """To where it was; without a geometry, to the size of a first start, which a small screen it fills."""
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
            self.active_changed.emit(self.isActiveWindow())

    def event(self, event: QEvent) -> bool:
        """Every key passes here first, shortcuts included: Alt with another key is no call for the menu."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            self._is_alt_alone = event.key() == Qt.Key.Key_Alt
        return super().event(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        super().keyReleaseEvent(event)
        if event.key() == Qt.Key.Key_Alt and self._is_alt_alone and self.isActiveWindow():
            self._is_alt_alone = False
            self.menu_wanted.emit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Return presses the button that has the focus, as Space does: Qt does that in dialogs only."""
        focused = self.focusWidget()
        if event.key() == Qt.Key.Key_F10:
            self.menu_wanted.emit()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and isinstance(focused, QAbstractButton):
            focused.click()
        else:
            super().keyPressEvent(event)

    def quit(self) -> None:
        """Close for good, also where closing only hides."""
        self._wanted = OnClose.QUIT
        self.close()

    def quit_at_once(self) -> None:
        """Nobody is there to be asked: the session ends, or a command wants it."""
        self.has_unwritten = _nothing
        self.quit()

    def close_at_last(self) -> None:
        """As the user wanted it when it was held."""
        self._wanted, self.is_restarting, self.is_renewing = self._held
        self.close()

    def leave(self) -> None:
        """Close, and go on without a window."""
        self._wanted = OnClose.LEAVE
        self.close()

    def restart(self) -> None:
        """Close, and open again with what was chosen for the next start."""
        if self.can_restart:
            self.is_restarting = True
            self.quit()

    def renew(self) -> None:
        """Close, and be there again at once in the language that was chosen."""
        self.is_renewing = True
        self.quit()

    def closeEvent(self, event: QCloseEvent) -> None:
        # A session that ends must not be held up by a question, nor by a window that only hides.
        app = QGuiApplication.instance()
        is_ending = isinstance(app, QGuiApplication) and app.isSavingSession()
        what = OnClose.QUIT if is_ending else self._wanted or self.decide_close()
        if what is OnClose.ASK:
            event.ignore()
            self.close_asked.emit()
            return
        if what is not OnClose.HIDE and not is_ending and self.has_unwritten():
            event.ignore()
            self._held = what, self.is_restarting, self.is_renewing
            self._wanted, self.is_restarting, self.is_renewing = None, False, False
            self.close_held.emit()
            return
        self.active_changed.emit(False)
        self.closing.emit()
        if what is OnClose.HIDE:
            event.ignore()
            self.hide()
            return
        self.is_leaving = what is OnClose.LEAVE
        super().closeEvent(event)
        self.closed.emit()


def geometry_text(window: QWidget) -> str:
    """What `restore` takes."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def _quit() -> OnClose:
    return OnClose.QUIT


def _nothing() -> bool:
    return False


class DemoBar(QFrame):
    own_wanted = Signal()
    """The user wants to leave the demo for a profile of their own."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("demoBar")
        words = Label(self.tr("This is the demo: forty made-up feeds. Nothing goes over the network, nothing is kept."))
        words.setWordWrap(True)
        self.own = QPushButton(self.tr("My own feeds"))
        self.own.clicked.connect(self.own_wanted)
        make_row(self, (words, 1), self.own, margins=(16, 6, 12, 6), spacing=12)
