"""Shows the page of the first run while there is nothing to read. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reader.gui.shell.parts import Common, FrameParts
from reader.gui.sidebar.tree import SidebarData
from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    from reader.gui.dialogs import first_run
else:  # most starts never show it
    first_run = lazy_import("reader.gui.dialogs.first_run")


class FirstRunDoor(QObject):
    add_wanted = Signal()
    import_wanted = Signal()
    settings_wanted = Signal()

    def __init__(
        self, common: Common, frame: FrameParts, list_view: QWidget, start_demo: Callable[[], bool] | None
    ) -> None:
        super().__init__(common.parent)
        self._theme, self._clock = common.theme, common.clock
        self._frame, self._list_view, self._start_demo = frame, list_view, start_demo
        self.page: first_run.FirstRunPage | None = None
        """Made only where there is nothing to read."""

    def show_for(self, data: SidebarData) -> None:
        """While there is nothing to read and nothing to arrange."""
        is_empty, frame = not data.feeds and not data.folders, self._frame
        if is_empty and self.page is None:
            self.page = self._make()
        page = self.page
        if page is None or is_empty == (frame.stack.currentWidget() is page):
            return
        frame.status.setVisible(not is_empty)
        frame.stack.setCurrentWidget(page if is_empty else frame.panes)
        (page.add_button if is_empty else self._list_view).setFocus()

    def _make(self) -> first_run.FirstRunPage:
        page = first_run.FirstRunPage(self._theme, self._clock, self._start_demo is not None)
        page.add_wanted.connect(self.add_wanted)
        page.import_wanted.connect(self.import_wanted)
        page.settings_wanted.connect(self.settings_wanted)
        if self._start_demo is not None:
            start = self._start_demo
            page.demo_wanted.connect(lambda: page.show_demo_starting(start()))
        self._frame.stack.addWidget(page)
        return page
