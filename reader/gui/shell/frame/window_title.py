"""The window's title: what is shown, then the program. Main thread only."""

from __future__ import annotations

from PySide6.QtCore import QObject
from PySide6.QtWidgets import QWidget

from reader.gui.shell.parts import FrameParts

_PROGRAM = "Paperround"


class WindowTitle(QObject):
    def __init__(self, window: QWidget, frame: FrameParts) -> None:
        super().__init__(window)
        self._window, self._frame = window, frame
        self._place = self._page = ""
        self.program = _PROGRAM

    def show_place(self, name: str) -> None:
        """The name of the feed, folder or view in the list."""
        self._place = name
        self.show()

    def show_page(self, name: str) -> None:
        """Of what stands in the place of list and article; nothing gives it back to them."""
        self._page = name
        self.show()

    def show(self) -> None:
        shown = self._frame.stack.currentWidget()
        if shown is self._frame.panes:
            what = self._page or self._place
        else:
            what = self.tr("Insights") if shown is not None and shown.objectName() == "insights" else ""
        self._window.setWindowTitle(f"{what} – {self.program}" if what else self.program)
