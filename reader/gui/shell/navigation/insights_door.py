"""Opens and leaves the Insights pages, which are loaded when first opened. Main thread only."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reader.clock import LocalZone
from reader.gui.kit.shortcuts import Section
from reader.gui.shell.navigation.rest_actions import rest_actions
from reader.gui.shell.parts import Common, FrameParts
from reader.settings import Settings

if TYPE_CHECKING:
    from reader.gui.insights.view import InsightsView


class InsightsDoor(QObject):
    feed_settings_wanted = Signal(int)
    """Of which feed."""
    unsubscribe_wanted = Signal(int, str)
    feed_wanted = Signal(int)
    """Its list, instead of these pages."""
    post_wanted = Signal(int, int)
    """A feed and an entry of it, likewise."""
    span_read_wanted = Signal(float, float)
    """Everything between two instants is to be marked read."""
    engine_told = Signal(object)
    """A command for the engine."""

    def __init__(self, common: Common, frame: FrameParts, list_view: QWidget) -> None:
        super().__init__(common.parent)
        self._common, self._frame, self._list_view = common, frame, list_view
        self.has_engine = False
        """Whether somebody takes the commands."""
        self.view: InsightsView | None = None

    def open(self, page: str = "") -> InsightsView:
        """Show a page; without a name the one that was open last, or today."""
        view = self.view = self.view or self._make()
        rest_actions(self._common.actions, Section.FEEDS)
        self._frame.stack.setCurrentWidget(view)
        view.set_shown(True)
        view.open(page or view.key or "today")
        view.list.list.setFocus()
        return view

    @property
    def shown_page(self) -> str:
        """The one in sight; "" where there is none."""
        return self.view.listed_key if self.view and self._frame.stack.currentWidget() is self.view else ""

    def open_feed(self, feed_id: int) -> None:
        """The page of one feed."""
        if feed_id:
            self.open("feeds").open_feed(feed_id)

    def leave(self) -> None:
        if self.view is None or not self.shown_page:
            return
        panes = self._frame.panes
        self.view.set_shown(False)
        self._common.actions.wake()
        self._frame.stack.setCurrentWidget(panes)
        if panes.page is None:
            self._list_view.setFocus()
        else:  # from which it was opened
            rest_actions(self._common.actions)
            panes.page.setFocus()

    def feeds_changed(self) -> None:
        """A feed that was renamed or given an interval tells so at once."""
        if self.view is not None:
            self.view.feeds_changed()

    def settings_changed(self, settings: Settings) -> None:
        if self.view is not None:
            self.view.settings_changed(settings)

    def _make(self) -> InsightsView:
        common = self._common
        context = import_module("reader.gui.insights.page_context").PageContext(
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
            tell=self.engine_told.emit,
            has_engine=lambda: self.has_engine,
        )
        view: InsightsView = import_module("reader.gui.insights.view").InsightsView(context)
        view.setObjectName("insights")
        view.back_wanted.connect(self.leave)
        self._frame.stack.addWidget(view)
        return view
