"""Makes the rest of the window over the first screen, and connects its parts with each other. Main thread only.

Only this file and its neighbours *_wiring.py connect parts. Loading and making all this takes as long as the first
screen itself, so a start does it while the user looks at the first entries.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu, QWidget

from reader.gui.article.control import open_outside
from reader.gui.article.engine_images import EngineImages
from reader.gui.article.pane import MORE_MENU
from reader.gui.kit.actions import ThemedAction
from reader.gui.kit.humanize import clock_time, local
from reader.gui.kit.translate import tr
from reader.gui.kit.window_state import NEWSPAPER, WIDE
from reader.gui.shell.action_connections import connect_actions
from reader.gui.shell.assemble import Parts, assemble
from reader.gui.shell.player_wiring import wire_player
from reader.gui.shell.screen import Screen
from reader.gui.shell.status_bar import StatusFacts
from reader.gui.sidebar.tree import Key, Kind
from reader.settings import Settings
from reader.store.settings import load_settings

if TYPE_CHECKING:
    from reader.store.additions import Subscription

_LONGEST_LINK = 120
_MINUTE_MS = 60_000


def complete_window(
    screen: Screen,
    make_images: Callable[[QWidget], EngineImages] | None = None,
    start_demo: Callable[[], bool] | None = None,
) -> Parts:
    parts = assemble(screen, make_images, start_demo)
    _wire(parts)
    _start(parts)
    return parts


def _wire(parts: Parts) -> None:
    _wire_window(parts)
    _wire_sidebar(parts)
    _wire_list(parts)
    _wire_search(parts)
    _wire_article(parts)
    _wire_newspaper(parts)
    wire_player(parts)
    _wire_commands(parts)
    _wire_unwritten(parts)
    connect_actions(parts)
    _wire_layouts(parts)
    _wire_time(parts)
    _wire_insights(parts)
    _wire_edition(parts)
    _wire_dialogs(parts)


def _start(parts: Parts) -> None:
    """Read what the first screen did without, and make up for signals from before the rest was there."""
    parts.bridge.bound_to(parts.window).read(load_settings, partial(_use_settings, parts))
    parts.frame.status_control.read()
    parts.memory.resume()
    parts.article.control.open(parts.entries.view.current_id())
    parts.article.reading_time.set_here(parts.window.isActiveWindow())
    parts.states.show_marks()
    if parts.sidebar.control.is_loaded:
        parts.sidebar.control.data_loaded.emit(parts.sidebar.control.data)


def _use_settings(parts: Parts, settings: Settings) -> None:
    parts.article.set_highlights(settings.highlight_words)


def _wire_unwritten(parts: Parts) -> None:
    parts.bridge.writing_waits.connect(partial(_show_writing, parts))
    parts.window.has_unwritten = parts.unwritten.is_there
    parts.window.close_held.connect(parts.unwritten.ask)
    parts.bridge.writing_waits.connect(parts.unwritten.set_problem)
    parts.unwritten.settled.connect(parts.window.close_at_last)


def _show_writing(parts: Parts, why: str) -> None:
    written = parts.window.tr("Everything that you did meanwhile is written now.")
    parts.frame.messages.show_message(why) if why else parts.frame.messages.show_news(written)


def _wire_article(parts: Parts) -> None:
    control, shown, status = parts.article.control, parts.article.view, parts.frame.status
    read_policy = parts.article.read_policy
    control.article_shown.connect(partial(_note_opened, parts))
    control.article_closed.connect(partial(_note_opened, parts))
    parts.frame.panes.article_in_sight.connect(partial(_note_opened, parts))
    read_policy.posts_read.connect(parts.handlers.mark_unread_ones)
    control.text_changed.connect(parts.states.show_full_text)
    control.article_closed.connect(lambda: parts.states.show_full_text(False))
    for view in (shown, parts.article.newspaper):
        view.link_activated.connect(partial(_open_outside, parts))
        view.link_hovered.connect(lambda link: status.show_place(link or parts.entries.control.position_in_words()))
        view.link_copied.connect(partial(_copy_link, parts))
        view.said.connect(parts.entries.pane.undo_bar.show_text)
        view.failed.connect(parts.frame.messages.show_message)
    shown.mail_asked.connect(partial(_open_outside, parts))
    shown.enclosure_activated.connect(partial(_open_outside, parts))
    shown.end_reached.connect(lambda: parts.article_navigation.go_unread(1))
    shown.pictures_allowed.connect(parts.handlers.allow_pictures)
    shown.set_menu_actions(parts.actions.pick(MORE_MENU))
    shown.article_shown.connect(lambda entry_id: parts.states.show_possible())
    shown.article_closed.connect(parts.states.show_possible)
    parts.states.show_possible()


def _make_more_action(parts: Parts) -> QAction:
    """The menu behind three dots: what else can be done with a post."""
    more = ThemedAction(parts.theme, "ellipsis", tr("More"), parts.window)
    menu = QMenu(parts.window)
    menu.addActions(parts.actions.pick(("toggle_read", "full_text", "copy_link", "share", "delete")))
    more.setMenu(menu)
    return more


def _open_outside(parts: Parts, link: str) -> None:
    if not open_outside(link):
        words = tr("No program answered to open {link}.")
        parts.frame.messages.show_message(words.format(link=link[:_LONGEST_LINK]))


def _copy_link(parts: Parts, link: str) -> None:
    QGuiApplication.clipboard().setText(link)
    parts.entries.pane.undo_bar.show_text(tr("Link copied"))


def _note_opened(parts: Parts, *_: object) -> None:
    """Note which article is being read: none while the list has the place that both share."""
    shown = parts.article.view.article if parts.frame.panes.is_article_in_sight else None
    entry_id = None if shown is None else shown.entry_id
    parts.article.read_policy.note_opened(entry_id)
    parts.article.reading_time.note_opened(entry_id)


def _wire_newspaper(parts: Parts) -> None:
    view = parts.article.newspaper
    view.post_entered.connect(parts.article_navigation.enter_entry)
    view.posts_passed.connect(parts.article.read_policy.note_scrolled_past)
    view.post_opened.connect(lambda entry_id: parts.article.pane.show_newspaper(False))
    view.set_post_actions([*parts.actions.pick(("toggle_star", "tag", "open_in_browser")), _make_more_action(parts)])
    parts.commands.marks_set.connect(parts.article.newspaper_control.show_marks)
    parts.article.view.text_choice_changed.connect(view.set_text_choice)


def _wire_insights(parts: Parts) -> None:
    parts.commands.settings_saved.connect(lambda settings: parts.held.refresh())
    parts.entries.pane.held.lift_wanted.connect(parts.held.lift)
    insights = parts.insights
    insights.feed_settings_wanted.connect(parts.dialogs.open_settings_of)
    parts.sidebar.control.data_loaded.connect(lambda data: insights.feeds_changed())
    parts.commands.settings_saved.connect(insights.settings_changed)
    insights.unsubscribe_wanted.connect(parts.commands.unsubscribe)
    insights.feed_wanted.connect(parts.navigation.show_feed)
    insights.post_wanted.connect(parts.navigation.show_post)
    parts.navigation.place_wanted.connect(insights.leave)
    parts.first_run.coming.connect(insights.leave)
    insights.span_read_wanted.connect(parts.part_marks.mark_span)
    parts.presence.arrived.connect(parts.away.check)
    parts.away.found.connect(parts.frame.away_bar.show_notice)
    parts.frame.away_bar.opened.connect(lambda: insights.open("away"))


def _wire_edition(parts: Parts) -> None:
    paper, panes = parts.paper, parts.frame.panes
    panes.page_left.connect(paper.close)
    paper.opened.connect(parts.title.show_page)
    panes.page_left.connect(lambda: parts.title.show_page(""))
    paper.left.connect(parts.navigation.show_unread)
    parts.commands.settings_saved.connect(paper.settings_changed)
    parts.actions.connect_to("go_paper", partial(_open_edition, parts))


def _open_edition(parts: Parts) -> None:
    parts.insights.leave()
    parts.paper.open()


def _wire_dialogs(parts: Parts) -> None:
    dialogs, commands, sidebar = parts.dialogs, parts.dialogs.commands, parts.sidebar.control
    targets, messages = dialogs.targets, parts.frame.messages
    targets.failed.connect(lambda sentence: messages.show_message(sentence, can_retry=True))
    messages.retry_wanted.connect(lambda: targets.retry())
    parts.send_menu.setting_up_wanted.connect(dialogs.open_targets)
    parts.handlers.leave_wanted.connect(dialogs.mail.find_leave_address)
    dialogs.mail.leave_found.connect(parts.handlers.open_leave_address)
    commands.feeds_changed.connect(sidebar.load)
    commands.feeds_added.connect(parts.navigation.await_new_feeds)
    commands.posts_changed.connect(sidebar.load)
    commands.posts_changed.connect(parts.entries.control.reload)
    for said in (targets.said, commands.said, dialogs.said, parts.handlers.said):
        said.connect(parts.entries.pane.undo_bar.show_text)
    dialogs.insights_wanted.connect(parts.insights.open_feed)
    parts.commands.settings_saved.connect(partial(_use_settings, parts))
    parts.commands.settings_saved.connect(lambda settings: sidebar.load())  # For you may come or go
    dialogs.feed_chosen.connect(parts.navigation.show_feed)
    dialogs.failed.connect(messages.show_message)
    sidebar.data_loaded.connect(parts.first_run.show_for)
    sidebar.data_loaded.connect(lambda data: parts.navigation.show_awaited())
    parts.first_run.started.connect(partial(_start_reading, parts))
    parts.first_run.import_wanted.connect(dialogs.choose_list)
    parts.first_run.settings_wanted.connect(dialogs.open_settings)
    parts.drops.address_dropped.connect(dialogs.open_address)
    parts.drops.list_dropped.connect(lambda path: dialogs.import_list(Path(path)))


def _start_reading(parts: Parts, wanted: list[Subscription], with_pictures: bool) -> None:
    """Begin after the page of the first run."""
    parts.commands.change_settings(pictures="always" if with_pictures else "ask")
    if wanted:
        parts.dialogs.commands.subscribe(wanted)
        parts.tour.begin()


def _show_position(parts: Parts) -> None:
    """Show the place in the list in the status bar while the list is visible."""
    frame = parts.frame
    in_sight = frame.stack.currentWidget() is frame.panes and frame.panes.shows_list
    frame.status.show_place(parts.entries.control.position_in_words() if in_sight else "")


def _forget_reading(parts: Parts) -> None:
    """Stop showing suggestions and insights that came from the erased record."""
    if parts.entries.control.place.kind is Kind.FOR_YOU:
        parts.entries.control.reload()
    parts.insights.feeds_changed()


def _wire_window(parts: Parts) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.focusWindowChanged.connect(parts.presence.follow_focus)
    parts.navigation.place_shown.connect(parts.presence.go)
    parts.window.closing.connect(parts.presence.leave)
    parts.window.active_changed.connect(parts.article.reading_time.set_here)
    parts.window.closing.connect(parts.memory.save)
    parts.article.control.article_shown.connect(lambda entry_id: parts.memory.save_soon())
    parts.window.closed.connect(parts.dialogs.finder.cancel)
    parts.window.menu_wanted.connect(parts.menu_bar.toggle)
    parts.frame.stack.currentChanged.connect(lambda index: parts.title.show())
    parts.article.control.article_shown.connect(lambda entry_id: parts.tour.note_opened())
    parts.appearance.can_restart = lambda: parts.window.can_restart
    parts.appearance.restart_wanted.connect(parts.window.restart)
    parts.appearance.language_chosen.connect(parts.window.renew)


def _wire_sidebar(parts: Parts) -> None:
    control, tree, hint = parts.sidebar.control, parts.sidebar.tree, parts.sidebar.pane.hint
    tree.place_chosen.connect(partial(_choose_place, parts))
    tree.menu_wanted.connect(parts.menus.show_place_menu)
    parts.menus.folder_chosen.connect(lambda key, folder_id: parts.handlers.drop(key, folder_id, None))
    tree.pane_wanted.connect(parts.pane_order.step)
    parts.sidebar.pane.filter_typed.connect(control.set_filter)
    parts.sidebar.pane.filter_entered.connect(control.enter_filter)
    control.data_loaded.connect(lambda data: hint.show_overlaps(data.overlaps, data.feeds))
    hint.unsubscribe_wanted.connect(parts.commands.unsubscribe)
    hint.keep_wanted.connect(parts.commands.keep_both)
    control.data_loaded.connect(parts.states.show_for_you)
    parts.sidebar.model.move_wanted.connect(parts.handlers.drop)
    parts.sidebar.model.rename_wanted.connect(parts.handlers.rename)


def _choose_place(parts: Parts, key: Key) -> None:
    if key.kind is Kind.EDITION:
        parts.paper.open()
    else:
        parts.navigation.show_place(key)


def _wire_list(parts: Parts) -> None:
    pane, view, control = parts.entries.pane, parts.entries.view, parts.entries.control
    model, states, frame = parts.entries.model, parts.states, parts.frame
    pane.new_posts.clicked.connect(parts.article.newspaper_control.start_at_top)
    pane.new_posts.clicked.connect(control.bring_new)
    control.place_left.connect(lambda: parts.article.control.open(None))
    pane.empty.button_pressed.connect(control.press_empty_button)
    view.current_changed.connect(parts.article.control.open)
    moves = (view.current_changed, model.all_loaded, model.regrouped)
    for sign in (*moves, frame.stack.currentChanged, frame.panes.places.currentChanged):
        sign.connect(lambda *_: _show_position(parts))
    view.activated_post.connect(lambda entry_id: parts.article.view.open_in_browser())
    view.pane_wanted.connect(parts.pane_order.step)
    view.entered.connect(parts.article_navigation.read_entry)
    view.clicked.connect(lambda index: parts.article_navigation.click_entry())
    view.top_wanted.connect(lambda: pane.new_posts.click() if pane.new_posts.isVisible() else None)
    view.scrolled_past.connect(parts.article.read_policy.note_scrolled_past)
    view.menu_wanted.connect(parts.menus.show_entry_menu)
    parts.commands.settings_saved.connect(lambda settings: model.refresh_rows())
    for sign in (view.current_changed, model.dataChanged, model.modelReset, model.rowsInserted):
        sign.connect(lambda *_: states.show_marks())
    view.selectionModel().selectionChanged.connect(lambda *_: states.show_possible())


def _wire_search(parts: Parts) -> None:
    pane, control = parts.entries.pane, parts.entries.control
    pane.header.words_typed.connect(control.search)
    pane.header.results_wanted.connect(control.enter)
    pane.header.search_left.connect(parts.article_navigation.focus_reading)
    strip = pane.header.strip
    strip.everywhere_chosen.connect(control.search_everywhere)
    control.scope_changed.connect(strip.everywhere.setChecked)
    control.found_counted.connect(strip.show_found)
    control.words_changed.connect(partial(_mark_words, parts))
    for sign in (control.scope_changed, parts.navigation.place_named):
        sign.connect(lambda _: parts.actions.show_listed(control.list_name))
    parts.commands.search_saved.connect(parts.saved_searches.await_saved)
    parts.sidebar.control.data_loaded.connect(lambda data: parts.saved_searches.show_awaited())


def _mark_words(parts: Parts, words: str) -> None:
    """Mark the words of a search in the article, with the find bar if they were typed."""
    typed = parts.entries.control.words
    parts.article.newspaper.browser.text_marks.set_place_words(words)
    parts.article.view.marks.set_place_words("" if typed else words)
    parts.article.view.marks.show_searched(words if typed else "")


def _wire_commands(parts: Parts) -> None:
    commands, sidebar, entries = parts.commands, parts.sidebar.control, parts.entries
    commands.marks_set.connect(entries.model.touch)
    commands.marks_set.connect(parts.article.control.note_marks)
    commands.marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(entries.model.forget_pending_marks)
    commands.many_marks_stored.connect(entries.model.refresh_rows)
    parts.actions["mark_all_read"].hovered.connect(parts.handlers.count_unread)
    commands.unread_counted.connect(parts.actions.show_count)
    marks_changed = (commands.marks_stored, commands.many_marks_stored, commands.posts_removed)
    for sign in (*marks_changed, entries.model.modelReset):
        sign.connect(lambda *_: commands.forget_count())
    commands.posts_removed.connect(entries.model.remove)
    commands.posts_removed.connect(lambda ids: sidebar.refresh())
    commands.posts_returned.connect(entries.control.bring_back)
    commands.posts_returned.connect(lambda ids: sidebar.refresh())
    commands.places_changed.connect(sidebar.load)
    commands.places_changed.connect(partial(_show_new_names, parts))
    parts.dialogs.commands.feeds_changed.connect(partial(_show_new_names, parts))
    parts.undo.show_in(entries.pane.undo_bar)
    parts.undo.changed.connect(parts.states.show_undo)
    parts.states.show_undo(False, False)
    parts.bridge.reading_erased.connect(partial(_forget_reading, parts))


def _show_new_names(parts: Parts) -> None:
    """Show new names of feeds or tags in place: the same entries stay listed, and nothing moves."""
    parts.entries.model.refresh_rows()
    parts.article.control.refresh()
    parts.article.newspaper_control.refresh()


def _wire_layouts(parts: Parts) -> None:
    panes, entries, newspaper = parts.frame.panes, parts.entries, parts.article.newspaper_control
    panes.layout_changed.connect(lambda layout: entries.control.set_wide(layout == WIDE))
    panes.layout_changed.connect(lambda layout: newspaper.set_shown(layout == NEWSPAPER))
    panes.layout_changed.connect(parts.states.show_layout)
    panes.layout_changed.connect(lambda layout: parts.navigation.show_counts())
    parts.actions["newest_first"].toggled.connect(lambda on: parts.navigation.show_counts())
    parts.states.show_layout(panes.layout_name)
    newspaper.set_shown(panes.layout_name == NEWSPAPER)


def _show_time(parts: Parts) -> None:
    parts.entries.pane.shown.viewport().update()
    parts.frame.status_control.read()
    parts.sidebar.control.note_time()


def _show_next_poll(parts: Parts, facts: StatusFacts) -> None:
    """Let an empty list say when the next poll is."""
    at = facts.next_poll_at
    words = parts.window.tr("Next poll {time}.").format(time=clock_time(local(at))) if at else ""
    parts.entries.control.next_poll = words


def _wire_time(parts: Parts) -> None:
    """Refresh the ages of entries and the status once a minute, unless the window is hidden in the tray."""
    timer = QTimer(parts.window, interval=_MINUTE_MS)
    timer.setObjectName("minute")

    def go_on() -> None:
        if not timer.isActive():
            timer.start()
            _show_time(parts)

    parts.window.closing.connect(timer.stop)
    parts.window.shown.connect(go_on)
    timer.timeout.connect(partial(_show_time, parts))
    parts.frame.status_control.facts_changed.connect(partial(_show_next_poll, parts))
    timer.start()
