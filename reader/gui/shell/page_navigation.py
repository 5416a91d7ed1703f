"""Opens and leaves the pages of the first run, Insights and editions, which are loaded when first needed.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reader.clock import LocalZone
from reader.gui.dialogs import first_run
from reader.gui.edition import pane as edition_pane
from reader.gui.edition import view as edition_view
from reader.gui.insights import page as insights_page
from reader.gui.insights import view as insights_view
from reader.gui.kit.shortcuts import Section
from reader.gui.shell.action_states import suspend_actions
from reader.gui.shell.panes import Panes
from reader.gui.shell.parts import Common, FrameParts
from reader.gui.sidebar.tree import Key, Kind, SidebarData
from reader.gui.sidebar.view import SidebarView
from reader.settings import Settings

if TYPE_CHECKING:
    from reader.gui.dialogs.finder import Finder
    from reader.gui.edition.view import EditionView
    from reader.gui.insights.view import InsightsView
    from reader.store.additions import Subscription


class FirstRunNavigation(QObject):
    """Shows the page of the first run while there is nothing to read."""

    coming = Signal()
    """The page is about to replace what is shown."""
    import_wanted = Signal()
    settings_wanted = Signal()
    started = Signal(list, bool)
    """The user wants to read: the subscriptions, perhaps none, and whether to show pictures."""

    def __init__(
        self,
        common: Common,
        frame: FrameParts,
        list_view: QWidget,
        finder: Finder,
        start_demo: Callable[[], bool] | None,
    ) -> None:
        """`finder`: for an address that is pasted on the page."""
        super().__init__(common.parent)
        self._theme, self._clock, self._finder = common.theme, common.clock, finder
        self._frame, self._list_view, self._start_demo = frame, list_view, start_demo
        self._is_dismissed = False
        self.page: first_run.FirstRunPage | None = None
        """Made only if there is nothing to read."""

    def show_for(self, data: SidebarData) -> None:
        """Show the page while there are no feeds and no folders."""
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
        page = first_run.FirstRunPage(self._theme, self._clock, self._finder, self._start_demo is not None)
        page.started.connect(self._start)
        page.import_wanted.connect(self.import_wanted)
        page.settings_wanted.connect(self.settings_wanted)
        if self._start_demo is not None:
            start = self._start_demo
            page.demo_wanted.connect(lambda: page.show_demo_starting(start()))
        self._frame.stack.addWidget(page)
        return page

    def _start(self, wanted: list[Subscription], with_pictures: bool) -> None:
        """Leave the page; it does not come back before the next start."""
        self._is_dismissed = True
        self._show(False)
        self.started.emit(wanted, with_pictures)


class InsightsNavigation(QObject):
    feed_settings_wanted = Signal(int)
    unsubscribe_wanted = Signal(int, str)
    feed_wanted = Signal(int)
    """A feed's list is to be shown instead of these pages."""
    post_wanted = Signal(int, int)
    """Likewise, a feed's list and an entry of it."""
    span_read_wanted = Signal(float, float)
    """Everything between two instants is to be marked read."""
    command_sent = Signal(object)

    def __init__(self, common: Common, frame: FrameParts, list_view: QWidget) -> None:
        super().__init__(common.parent)
        self._common, self._frame, self._list_view = common, frame, list_view
        self.has_engine = False
        self.view: InsightsView | None = None

    def open(self, page: str = "") -> InsightsView:
        """Show a page; without a name, the last one or "today"."""
        view = self.view = self.view or self._make()
        suspend_actions(self._common.actions, Section.FEEDS)
        self._frame.stack.setCurrentWidget(view)
        view.set_shown(True)
        view.open(page or view.key or "today")
        view.list.list.setFocus()
        return view

    @property
    def shown_page(self) -> str:
        """The visible page, or ""."""
        return self.view.listed_key if self.view and self._frame.stack.currentWidget() is self.view else ""

    def open_feed(self, feed_id: int) -> None:
        """Show the page of a feed."""
        if feed_id:
            self.open("feeds").open_feed(feed_id)

    def leave(self) -> None:
        if self.view is None or not self.shown_page:
            return
        panes = self._frame.panes
        self.view.set_shown(False)
        self._common.actions.resume()
        self._frame.stack.setCurrentWidget(panes)
        if panes.page is None:
            self._list_view.setFocus()
        else:  # Insights was opened from this page
            suspend_actions(self._common.actions)
            panes.page.setFocus()

    def feeds_changed(self) -> None:
        if self.view is not None:
            self.view.feeds_changed()

    def settings_changed(self, settings: Settings) -> None:
        if self.view is not None:
            self.view.settings_changed(settings)

    def _make(self) -> InsightsView:
        common = self._common
        context = insights_page.PageContext(
            theme=common.theme,
            bridge=common.bridge,
            clock=common.clock,
            zone=LocalZone(),
            feed_icons=common.feed_icons,
            undo=common.undo,
            change_settings=common.commands.change_settings,
            edit_feed=self.feed_settings_wanted.emit,
            unsubscribe=self.unsubscribe_wanted.emit,
            show_feed=self.feed_wanted.emit,
            show_post=self.post_wanted.emit,
            mark_span_read=self.span_read_wanted.emit,
            send=self.command_sent.emit,
            has_engine=lambda: self.has_engine,
        )
        view = insights_view.InsightsView(context)
        view.setObjectName("insights")
        view.back_wanted.connect(self.leave)
        self._frame.stack.addWidget(view)
        return view


class EditionNavigation(QObject):
    command_sent = Signal(object)
    opened = Signal(str)
    """The page is shown; its name."""
    left = Signal()
    """The user wants to read on."""

    def __init__(self, common: Common, panes: Panes, tree: SidebarView) -> None:
        super().__init__(common.parent)
        self._common, self._panes, self._tree = common, panes, tree
        self.view: EditionView | None = None

    def open(self) -> None:
        view = self.view = self.view or self._make()
        suspend_actions(self._common.actions)
        self._panes.show_page(view)
        self._tree.show_chosen(Key(Kind.EDITION))
        self.opened.emit(self.tr("Morning paper"))
        view.load()
        view.setFocus()

    def close(self) -> None:
        """Resume the actions: another place is shown."""
        self._common.actions.resume()

    def settings_changed(self, settings: Settings) -> None:
        if self.view is not None:
            self.view.settings_changed(settings)

    def _make(self) -> EditionView:
        common = self._common
        context = edition_pane.EditionContext(
            common.theme,
            common.bridge,
            common.clock,
            common.commands.change_settings,
            lambda ids: common.commands.mark_these_read(ids, self.tr("the paper")),
            self.command_sent.emit,
        )
        view = edition_view.EditionView(context)
        view.left.connect(self.left)
        return view
