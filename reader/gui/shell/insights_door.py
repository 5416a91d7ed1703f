"""The way from the window into Insights and back. Imports Insights when first opened. Main thread only."""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QMetaMethod
from PySide6.QtWidgets import QWidget

from reader.clock import LocalZone
from reader.gui.kit.shortcuts import Section
from reader.gui.shell.main_window import MainWindow

if TYPE_CHECKING:
    from reader.engine.messages import Command
    from reader.gui.insights.view import InsightsView

_STAYS = frozenset({"undo", "go_unread", "go_today", "go_for_you", "go_starred", "insights"})
"""What still means something while no list is in sight."""
_OF_THE_LIST = ("unread_only", "newest_first", "by_feed", "fold_stories")
"""How the list is shown is no business of these pages, and the slider wants its key."""


def open_insights(window: MainWindow, page: str = "") -> InsightsView:
    """Show a page; without a name the one that was open last, or today."""
    view = find_insights(window) or _make(window)
    window.actions_.rest(
        {Section.READING, Section.MARKING, Section.MOVING, Section.FEEDS}, _STAYS, _OF_THE_LIST
    )
    window.stack.setCurrentWidget(view)
    view.set_shown(True)
    view.open(page or view.key or "today")
    view.list.list.setFocus()
    return view


def leave_insights(window: MainWindow) -> None:
    view = find_insights(window)
    if view is None or window.stack.currentWidget() is not view:
        return
    view.set_shown(False)
    window.actions_.wake()
    window.stack.setCurrentWidget(window.panes)
    window.list.setFocus()


def find_insights(window: MainWindow) -> InsightsView | None:
    found = window.stack.findChild(QWidget, "insights")
    return cast("InsightsView | None", found)


def _make(window: MainWindow) -> InsightsView:
    context = import_module("reader.gui.insights.page_context").PageContext(
        theme=window.theme,
        bridge=window.bridge,
        clock=window.clock,
        zone=LocalZone(),
        feed_icons=window.feed_icons,
        undo=window.undo,
        edit_feed=window.feed_settings_wanted.emit,
        change_settings=window.commands.change_settings,
        tell=lambda command: tell_engine(window, command),
        has_engine=lambda: window.isSignalConnected(QMetaMethod.fromSignal(window.engine_told)),
    )
    view: InsightsView = import_module("reader.gui.insights.view").InsightsView(context)
    view.setObjectName("insights")
    view.back_wanted.connect(lambda: leave_insights(window))
    # A feed that was renamed or given an interval tells so at once.
    window.sidebar_control.data_loaded.connect(lambda data: view.feeds_changed())
    window.commands.settings_saved.connect(view.settings_changed)
    window.stack.addWidget(view)
    return view


def tell_engine(window: MainWindow, command: Command) -> None:
    """Through the window, which knows whether an engine runs."""
    window.engine_told.emit(command)
