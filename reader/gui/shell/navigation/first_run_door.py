"""Shows the page of the first run while there is nothing to read. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reader.gui.dialogs.first_run import page as first_run
from reader.gui.shell.parts import Common, FrameParts
from reader.gui.sidebar.tree import SidebarData

if TYPE_CHECKING:
    from reader.gui.dialogs.subscribe.finder import Finder
    from reader.gui.dialogs.subscribe.subscription import Subscription


class FirstRunDoor(QObject):
    coming = Signal()
    """The page is about to take the place of whatever is in sight."""
    import_wanted = Signal()
    settings_wanted = Signal()
    started = Signal(list, bool)
    """The owner wants to read: subscriptions, which may be none, and whether pictures are wanted."""

    def __init__(
        self, common: Common, frame: FrameParts, list_view: QWidget, start_demo: Callable[[], bool] | None
    ) -> None:
        super().__init__(common.parent)
        self._theme, self._clock = common.theme, common.clock
        self._frame, self._list_view, self._start_demo = frame, list_view, start_demo
        self._is_dismissed = False
        self.get_finder: Callable[[], Finder] | None = None
        """Who looks for an address that is pasted on the page."""
        self.page: first_run.FirstRunPage | None = None
        """Made only where there is nothing to read."""

    def show_for(self, data: SidebarData) -> None:
        """While there is nothing to read and nothing to arrange."""
        is_empty = not data.feeds and not data.folders
        if is_empty and self.page is None:
            self.page = self._make()
        if self.page is not None and self._is_shown() and not is_empty:
            self.page.leave()
        self._show(is_empty and not self._is_dismissed)

    def _is_shown(self) -> bool:
        return self.page is not None and self._frame.stack.currentWidget() is self.page

    def _show(self, is_shown: bool) -> None:
        page, frame = self.page, self._frame
        if page is None or is_shown == self._is_shown():
            return
        if is_shown:
            self.coming.emit()
        frame.status.setVisible(not is_shown)
        frame.stack.setCurrentWidget(page if is_shown else frame.panes)
        (page.first_focus() if is_shown else self._list_view).setFocus()

    def _make(self) -> first_run.FirstRunPage:
        page = first_run.FirstRunPage(self._theme, self._clock, self._start_demo is not None, self.get_finder)
        page.started.connect(self._start)
        page.import_wanted.connect(self.import_wanted)
        page.settings_wanted.connect(self.settings_wanted)
        if self._start_demo is not None:
            start = self._start_demo
            page.demo_wanted.connect(lambda: page.show_demo_starting(start()))
        self._frame.stack.addWidget(page)
        return page

    def _start(self, wanted: list[Subscription], with_pictures: bool) -> None:
        """The page does not come back before the next start, whatever becomes of the feeds."""
        self._is_dismissed = True
        self._show(False)
        self.started.emit(wanted, with_pictures)
