"""Opens and leaves the pages of the first run, Insights and editions, which are loaded when first needed.

Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from reader.core.clock import LocalZone
from reader.core.settings import Settings
from reader.features.editions.window import form as edition_form
from reader.features.editions.window import view as edition_view
from reader.features.subscriptions.window import first_run
from reader.features.transfer import service as transfer
from reader.window.app.action_states import suspend_actions
from reader.window.dialogs import guide
from reader.window.insights import page as insights_page
from reader.window.insights import view as insights_view
from reader.window.kit.shortcuts import Section
from reader.window.sidebar.tree import Key, Kind, SidebarData

if TYPE_CHECKING:
    from reader.features.editions.window.view import EditionView
    from reader.features.subscriptions.store import Subscription
    from reader.window.app.action_states import ActionHandlers
    from reader.window.app.dialog_manager import DialogManager
    from reader.window.app.screen import Screen
    from reader.window.insights.view import InsightsView


class FirstRunNavigation(QObject):
    def __init__(
        self,
        window: Screen,
        dialogs: DialogManager,
        insights: InsightsNavigation,
        start: Callable[[list[Subscription], bool], None],
        start_demo: Callable[[], bool] | None,
    ) -> None:
        """`start` gets what the user wants to read, perhaps nothing, and whether to show pictures."""
        super().__init__(window.window)
        self._dialogs, self._insights, self._start_reading = dialogs, insights, start
        self._window, self._frame, self._start_demo = window, window.frame, start_demo
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

    def show_again(self) -> None:
        """Show the page for who skipped it."""
        self._is_dismissed = False
        self._show(True)

    def _is_shown(self) -> bool:
        return self.page is not None and self._frame.stack.currentWidget() is self.page

    def _show(self, is_shown: bool) -> None:
        page, frame = self.page, self._frame
        if page is None or is_shown == self._is_shown():
            return
        if is_shown:
            self._insights.leave()
        frame.status.setVisible(not is_shown)
        frame.stack.setCurrentWidget(page if is_shown else frame.panes)
        (page.first_focus() if is_shown else self._window.entries.view).setFocus()

    def _make(self) -> first_run.FirstRunPage:
        window, dialogs = self._window, self._dialogs
        ways = self._start, dialogs.choose_list, self._start_demo
        page = first_run.FirstRunPage(window.theme, dialogs.finder, *ways)
        found = {reader.name: reader.files for reader in transfer.find_readers()}
        page.offer_readers(list(found), lambda name: dialogs.import_list(*found[name]))
        self._frame.stack.addWidget(page)
        return page

    def _start(self, wanted: list[Subscription], with_pictures: bool) -> None:
        self.skip()
        self._start_reading(wanted, with_pictures)

    def skip(self) -> None:
        """Leave the page; it comes back when it is asked for, or at the next start without feeds."""
        self._is_dismissed = True
        self._show(False)


class InsightsNavigation(QObject):
    def __init__(self, window: Screen, dialogs: DialogManager, handlers: ActionHandlers) -> None:
        super().__init__(window.window)
        self._window, self._frame, self._dialogs, self._handlers = window, window.frame, dialogs, handlers
        self.has_engine = False
        self.view: InsightsView | None = None

    def open(self, page: str = "") -> InsightsView:
        """Show a page; without a name, the last one or "today"."""
        view = self.view = self.view or self._make()
        suspend_actions(self._window.actions, Section.FEEDS)
        self._frame.stack.setCurrentWidget(view)
        view.set_shown(True)
        view.open(page or view.key or "today")
        view.list.list.setFocus()
        return view

    @property
    def shown_page(self) -> str:
        return self.view.listed_key if self.view and self._frame.stack.currentWidget() is self.view else ""

    @property
    def guide_page(self) -> str:
        """The page of the guide about what is shown; the contents unless it is Insights."""
        if not self.shown_page:
            return guide.CONTENTS
        pages = {"budget": "schedule.md", "feeds": "troubleshooting.md", "reading": "privacy.md"}
        return pages.get(self.shown_page, "insights.md")

    def open_feed(self, feed_id: int, entry_id: int | None = None) -> None:
        """Show the page of a feed; with an entry, at the fetch that brought it."""
        if feed_id:
            self.open("feeds").open_feed(feed_id, entry_id)

    def leave(self) -> None:
        if self.view is None or not self.shown_page:
            return
        panes = self._frame.panes
        self.view.set_shown(False)
        self._window.actions.resume()
        self._frame.stack.setCurrentWidget(panes)
        if panes.page is None:
            self._window.entries.view.setFocus()
        else:  # Insights was opened from this page
            suspend_actions(self._window.actions)
            panes.page.setFocus()

    def feeds_changed(self) -> None:
        if self.view is not None:
            self.view.feeds_changed()

    def settings_changed(self, settings: Settings) -> None:
        if self.view is not None:
            self.view.settings_changed(settings)

    def _make(self) -> InsightsView:
        common, show = self._window, self._window.navigation
        context = insights_page.PageContext(
            theme=common.theme,
            bridge=common.bridge,
            clock=common.clock,
            zone=LocalZone(),
            feed_icons=common.feed_icons,
            undo=common.undo,
            change_settings=common.commands.change_settings,
            edit_feed=self._dialogs.open_settings_of,
            unsubscribe=common.commands.unsubscribe,
            show_feed=show.show_feed,
            show_post=show.show_post,
            mark_span_read=self._handlers.mark_span,
            send=common.bridge.command_sent.emit,
            has_engine=lambda: self.has_engine,
            leave=self.leave,
        )
        view = insights_view.InsightsView(context)
        view.setObjectName("insights")
        view.list.help.clicked.connect(lambda: self._dialogs.open_guide(self.guide_page))
        self._frame.stack.addWidget(view)
        return view


class EditionNavigation(QObject):
    def __init__(self, window: Screen) -> None:
        super().__init__(window.window)
        self._window, self._panes, self._tree = window, window.frame.panes, window.sidebar.tree
        self.view: EditionView | None = None

    def open(self) -> None:
        view = self.view = self.view or self._make()
        suspend_actions(self._window.actions)
        self._panes.show_page(view)
        self._tree.show_chosen(Key(Kind.EDITION))
        self._window.title.show_page(self.tr("Morning Paper"))
        view.setFocus()

    def _make(self) -> EditionView:
        common = self._window
        context = edition_form.EditionContext(
            common.theme,
            common.bridge,
            common.clock,
            common.commands.change_settings,
            lambda ids: common.commands.mark_these_read(ids, self.tr("the edition")),
            common.bridge.command_sent.emit,
            common.navigation.show_unread,
        )
        return edition_view.EditionView(context)
