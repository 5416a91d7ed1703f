"""Signal connections inside the window: what each part does when another one tells something.

This file and its neighbours *_wiring.py are the only ones that connect parts with each other. The first screen is
connected by screen_wiring.py already when the rest comes. Main thread only.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QTimer
from PySide6.QtGui import QGuiApplication

from reader.gui.kit.window_state import NEWSPAPER, WIDE
from reader.gui.shell.actions.action_connections import connect_actions
from reader.gui.shell.assemble import Parts
from reader.gui.shell.wiring.article_wiring import wire_article, wire_newspaper
from reader.gui.shell.wiring.dialog_wiring import wire_dialogs, wire_insights
from reader.gui.shell.wiring.edition_wiring import choose_place, wire_paper
from reader.gui.shell.wiring.player_wiring import wire_player
from reader.gui.shell.wiring.position_wiring import wire_position
from reader.gui.shell.wiring.unwritten_wiring import wire_unwritten
from reader.gui.sidebar.tree import Kind
from reader.settings import Settings
from reader.store.settings import load_settings

_MINUTE_MS = 60_000


def wire(parts: Parts) -> None:
    _wire_window(parts)
    _wire_sidebar(parts)
    _wire_list(parts)
    _wire_search(parts)
    wire_article(parts)
    wire_newspaper(parts)
    wire_player(parts)
    _wire_commands(parts)
    wire_unwritten(parts)
    connect_actions(parts)
    _wire_layouts(parts)
    _wire_time(parts)
    wire_insights(parts)
    wire_paper(parts)
    wire_dialogs(parts)


def start(parts: Parts) -> None:
    """Read what the first screen did without, and make up for what it was told before the rest was there."""
    parts.bridge.bound_to(parts.window).read(load_settings, partial(_use_settings, parts))
    parts.arrivals.read_status()
    parts.memory.resume()
    parts.article.control.open(parts.entries.view.current_id())
    parts.article.reading_time.set_here(parts.window.isActiveWindow())
    parts.states.show_marks()
    if parts.sidebar.control.is_loaded:
        parts.sidebar.control.data_loaded.emit(parts.sidebar.control.data)


def _use_settings(parts: Parts, settings: Settings) -> None:
    parts.dialogs.use_settings(settings)
    parts.article.set_highlights(settings.highlight_words)


def _forget_reading(parts: Parts) -> None:
    """What was suggested because of it, and what Insights tells of it, is not shown a moment longer."""
    if parts.entries.control.place.kind is Kind.FOR_YOU:
        parts.entries.control.reload()
    parts.insights.feeds_changed()


# --- the window -----------------------------------------------------------------------------------


def _wire_window(parts: Parts) -> None:
    app = QGuiApplication.instance()
    assert isinstance(app, QGuiApplication)
    app.focusWindowChanged.connect(parts.presence.follow_focus)
    parts.navigation.place_shown.connect(parts.presence.go)
    parts.window.closing.connect(parts.presence.leave)
    parts.window.active_changed.connect(parts.article.reading_time.set_here)
    parts.window.closing.connect(parts.memory.save)
    parts.article.control.article_shown.connect(lambda entry_id: parts.memory.save_soon())
    parts.window.closed.connect(parts.dialogs.close_finder)
    parts.window.menu_wanted.connect(parts.menu_bar.toggle)
    parts.frame.stack.currentChanged.connect(lambda index: parts.title.show())
    parts.article.control.article_shown.connect(lambda entry_id: parts.tour.note_opened())
    parts.looks.can_restart = lambda: parts.window.can_restart
    parts.looks.restart_wanted.connect(parts.window.restart)
    parts.looks.language_chosen.connect(parts.window.renew)


# --- the sidebar --------------------------------------------------------------------------------


def _wire_sidebar(parts: Parts) -> None:
    control, tree, hint = parts.sidebar.control, parts.sidebar.tree, parts.sidebar.pane.hint
    tree.place_chosen.connect(choose_place(parts))
    tree.menu_wanted.connect(parts.menus.show_place_menu)
    parts.menus.folder_chosen.connect(lambda key, folder_id: parts.handlers.drop(key, folder_id, None))
    tree.pane_wanted.connect(parts.pane_order.step)
    parts.sidebar.pane.filter_typed.connect(control.set_filter)
    parts.sidebar.pane.filter_entered.connect(control.enter_filter)
    control.data_loaded.connect(lambda data: hint.show_overlaps(data.overlaps, data.feeds))
    hint.unsubscribe_wanted.connect(parts.handlers.unsubscribe_from)
    hint.keep_wanted.connect(parts.commands.keep_both)
    control.data_loaded.connect(parts.states.show_for_you)
    parts.sidebar.model.move_wanted.connect(parts.handlers.drop)
    parts.sidebar.model.rename_wanted.connect(parts.handlers.rename)


# --- the list -----------------------------------------------------------------------------------


def _wire_list(parts: Parts) -> None:
    pane, view, control = parts.entries.pane, parts.entries.view, parts.entries.control
    pane.new_posts.clicked.connect(parts.article.newspaper_control.start_at_top)
    pane.new_posts.clicked.connect(control.bring_new)
    control.place_left.connect(lambda: parts.article.control.open(None))
    pane.empty.button_pressed.connect(control.press_empty_button)
    view.current_changed.connect(parts.article.control.open)
    wire_position(parts)
    view.activated_post.connect(lambda entry_id: parts.article.view.open_in_browser())
    view.pane_wanted.connect(parts.pane_order.step)
    view.entered.connect(parts.article_navigation.read_entry)
    view.clicked.connect(lambda index: parts.article_navigation.click_entry())
    view.top_wanted.connect(lambda: pane.new_posts.click() if pane.new_posts.isVisible() else None)
    view.scrolled_past.connect(parts.article.read_policy.note_scrolled_past)
    view.menu_wanted.connect(parts.menus.show_entry_menu)
    parts.commands.settings_saved.connect(lambda settings: parts.entries.model.refresh_rows())
    model, states = parts.entries.model, parts.states
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
    """What was typed is looked for in the article with the find bar; what a saved search looks for is only marked."""
    typed = parts.entries.control.words
    parts.article.newspaper.browser.text_marks.set_place_words(words)
    parts.article.view.marks.set_place_words("" if typed else words)
    parts.article.view.marks.show_searched(words if typed else "")


# --- what is done -------------------------------------------------------------------------------


def _wire_commands(parts: Parts) -> None:
    commands, sidebar, entries = parts.commands, parts.sidebar.control, parts.entries
    commands.marks_set.connect(entries.model.touch)
    commands.marks_set.connect(parts.article.control.note_marks)
    commands.marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(entries.model.forget_pending_marks)
    commands.many_marks_stored.connect(entries.model.refresh_rows)
    commands.posts_removed.connect(entries.model.remove)
    commands.posts_removed.connect(lambda ids: sidebar.refresh())
    commands.posts_returned.connect(entries.control.bring_back)
    commands.posts_returned.connect(lambda ids: sidebar.refresh())
    commands.places_changed.connect(sidebar.load)
    commands.places_changed.connect(partial(_show_new_names, parts))
    parts.dialogs.commands.feeds_changed.connect(partial(_show_new_names, parts))
    parts.undo.tell_in(entries.pane.undo_bar)
    parts.undo.changed.connect(parts.states.show_undo)
    parts.states.show_undo(False, False)
    parts.bridge.reading_erased.connect(partial(_forget_reading, parts))


def _show_new_names(parts: Parts) -> None:
    """Feeds or tags are called otherwise; which entries are listed has not changed, and nothing must move."""
    parts.entries.model.refresh_rows()
    parts.article.control.refresh()
    parts.article.newspaper_control.refresh()


# --- layouts ------------------------------------------------------------------------------------


def _wire_layouts(parts: Parts) -> None:
    panes, entries, newspaper = parts.frame.panes, parts.entries, parts.article.newspaper_control
    panes.layout_changed.connect(lambda layout: entries.control.set_wide(layout == WIDE))
    panes.layout_changed.connect(lambda layout: newspaper.set_shown(layout == NEWSPAPER))
    panes.layout_changed.connect(parts.states.show_layout)
    panes.layout_changed.connect(lambda layout: parts.navigation.show_counts())
    parts.actions["newest_first"].toggled.connect(lambda on: parts.navigation.show_counts())
    parts.states.show_layout(panes.layout_name)
    newspaper.set_shown(panes.layout_name == NEWSPAPER)


# --- time passes --------------------------------------------------------------------------------


def _go_on_ticking(parts: Parts, timer: QTimer) -> None:
    if not timer.isActive():
        timer.start()
        _tell_time(parts)


def _tell_time(parts: Parts) -> None:
    parts.entries.pane.shown.viewport().update()
    parts.arrivals.read_status()
    parts.sidebar.control.note_time()


def _wire_time(parts: Parts) -> None:
    """Once a minute the ages of entries and the status are told anew; nothing else ticks, and nothing at all while the
    window is hidden in the tray."""
    timer = QTimer(parts.window, interval=_MINUTE_MS)
    timer.setObjectName("minute")
    parts.window.closing.connect(timer.stop)
    parts.window.shown.connect(lambda: _go_on_ticking(parts, timer))
    timer.timeout.connect(partial(_tell_time, parts))
    parts.frame.status_control.facts_changed.connect(parts.arrivals.tell_next_poll)
    timer.start()
