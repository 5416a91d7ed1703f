"""Signal connections of the dialogs, the first run and Insights with the rest of the window. Main thread only."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from reader.gui.shell.assemble import Parts

if TYPE_CHECKING:
    from reader.gui.dialogs.subscribe.subscription import Subscription


def wire_insights(parts: Parts) -> None:
    _wire_curtain(parts)
    parts.insights.feed_settings_wanted.connect(parts.dialogs.open_settings_of)
    parts.sidebar.control.data_loaded.connect(lambda data: parts.insights.feeds_changed())
    parts.commands.settings_saved.connect(parts.insights.settings_changed)
    insights = parts.insights
    insights.unsubscribe_wanted.connect(parts.handlers.unsubscribe_from)
    insights.feed_wanted.connect(parts.navigation.show_feed)
    insights.post_wanted.connect(parts.navigation.show_post)
    parts.navigation.place_wanted.connect(insights.leave)
    parts.first_run.coming.connect(insights.leave)
    insights.span_read_wanted.connect(parts.part_marks.mark_span)
    parts.presence.arrived.connect(parts.away.look)
    parts.away.found.connect(parts.frame.away_bar.show_notice)
    parts.frame.away_bar.opened.connect(lambda: insights.open("away"))


def wire_mail(parts: Parts) -> None:
    parts.handlers.leave_wanted.connect(parts.dialogs.mail.find_leave_address)
    parts.dialogs.mail.leave_found.connect(parts.handlers.open_leave_address)


def wire_sending(parts: Parts) -> None:
    targets, messages = parts.dialogs.targets, parts.frame.messages
    targets.said.connect(parts.entries.pane.undo_bar.tell)
    targets.failed.connect(lambda sentence: messages.show_message(sentence, can_retry=True))
    messages.retry_wanted.connect(lambda: targets.retry())
    parts.send_menu.setting_up_wanted.connect(parts.dialogs.open_targets)


def _wire_curtain(parts: Parts) -> None:
    parts.commands.settings_saved.connect(lambda settings: parts.curtain.refresh())
    parts.entries.pane.curtain.lift_wanted.connect(parts.curtain.lift)


def wire_dialogs(parts: Parts) -> None:
    wire_sending(parts)
    wire_mail(parts)
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
    article = parts.article
    parts.commands.settings_saved.connect(lambda settings: article.set_highlights(settings.highlight_words))
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
