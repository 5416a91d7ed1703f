"""The main window: a widget that lays out what it is given, keeps its geometry and closes. Main thread only.

It knows none of its parts: shell/parts.py makes them, shell/wiring.py connects them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QByteArray, QEvent, QSize, Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from reader.gui.kit.layouts import make_column

_FIRST_SIZE = QSize(1280, 800)


class MainWindow(QWidget):
    active_changed = Signal(bool)
    """The owner works in this window, or stopped."""
    closing = Signal()
    """Before it closes or hides: what is to be remembered is saved now."""
    closed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.may_hide: Callable[[], bool] = _never
        """Whether closing now leaves the program in the tray."""
        self.setWindowTitle("Paperround")

    def lay_out(self, rows: Iterable[tuple[QWidget, int]]) -> None:
        """From top to bottom, each with its share of the height that is left."""
        make_column(self, *rows, spacing=0)

    def restore(self, geometry: str) -> None:
        """To where it was; without a geometry, to the size of a first start."""
        self.resize(_FIRST_SIZE)
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.ActivationChange:
            self.active_changed.emit(self.isActiveWindow())

    def quit(self) -> None:
        """Close for good, also where closing only hides."""
        self.may_hide = _never
        self.close()

    def closeEvent(self, event: QCloseEvent) -> None:
        self.active_changed.emit(False)
        self.closing.emit()
        # A session that ends must not be held up by a window that only hides.
        app = QGuiApplication.instance()
        is_ending = isinstance(app, QGuiApplication) and app.isSavingSession()
        if self.may_hide() and not is_ending:
            event.ignore()
            self.hide()
            return
        super().closeEvent(event)
        self.closed.emit()


def geometry_text(window: QWidget) -> str:
    """What `restore` takes."""
    return bytes(window.saveGeometry().toBase64().data()).decode("ascii")


def _never() -> bool:
    return False
