"""Signal connections of the dialogs, the first run and Insights with the rest of the window. Main thread only."""

from __future__ import annotations

from functools import partial
from pathlib import Path

from reader.gui.dialogs.subscribe.subscription import Subscription
from reader.gui.shell.assemble import Parts


def wire_insights(parts: Parts) -> None:
    parts.insights.feed_settings_wanted.connect(parts.dialogs.open_settings_of)
    parts.sidebar.control.data_loaded.connect(lambda data: parts.insights.feeds_changed())
    parts.commands.settings_saved.connect(parts.insights.settings_changed)


def wire_dialogs(parts: Parts) -> None:
    dialogs, commands, sidebar = parts.dialogs, parts.dialogs.commands, parts.sidebar.control
    commands.feeds_changed.connect(sidebar.load)
    commands.feeds_added.connect(parts.navigation.await_new_feeds)
    commands.posts_changed.connect(sidebar.load)
    commands.posts_changed.connect(parts.entries.control.reload)
    commands.said.connect(parts.entries.pane.undo_bar.tell)
    dialogs.said.connect(parts.entries.pane.undo_bar.tell)
    parts.handlers.said.connect(parts.entries.pane.undo_bar.tell)
    dialogs.insights_wanted.connect(parts.insights.open_feed)
    parts.commands.settings_saved.connect(dialogs.use_settings)
    parts.commands.settings_saved.connect(lambda settings: sidebar.load())  # For you may come or go
    dialogs.feed_chosen.connect(parts.navigation.show_feed)
    dialogs.failed.connect(parts.frame.messages.show_message)
    sidebar.data_loaded.connect(parts.first_run.show_for)
    sidebar.data_loaded.connect(lambda data: parts.navigation.show_awaited())
    parts.first_run.get_finder = lambda: dialogs.finder
    parts.first_run.started.connect(partial(_start_reading, parts))
    parts.first_run.import_wanted.connect(dialogs.choose_list)
    parts.first_run.settings_wanted.connect(dialogs.open_settings)
    parts.drops.address_dropped.connect(dialogs.open_address)
    parts.drops.list_dropped.connect(lambda path: dialogs.import_list(Path(path)))


def _start_reading(parts: Parts, wanted: list[Subscription], with_pictures: bool) -> None:
    """From the first-run page."""
    parts.commands.change_settings(pictures="always" if with_pictures else "ask")
    if wanted:
        parts.dialogs.commands.subscribe(wanted)
        parts.tour.begin()
