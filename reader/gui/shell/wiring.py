"""Who hears whom: the one place where signals of the window's parts are connected. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QTimer
from PySide6.QtGui import QAction, QGuiApplication

from reader.gui.article.control import open_outside
from reader.gui.article.pane import MORE_MENU
from reader.gui.article.read_policy import MarkRead
from reader.gui.entries.menu import make_entry_menu
from reader.gui.entries.rows import ListRow
from reader.gui.kit.window_state import NEWSPAPER, THREE, WIDE
from reader.gui.shell import action_handlers
from reader.gui.shell.arrivals import read_status, tell_next_poll
from reader.gui.shell.insights_door import leave_insights, open_insights
from reader.gui.shell.main_window import MainWindow
from reader.gui.shell.navigation import (
    enter_post,
    filter_feeds,
    find_in_article,
    go_back,
    page_back,
    page_on,
    show_counts,
    show_place,
    step,
)
from reader.gui.sidebar.menus import make_place_menu
from reader.gui.sidebar.moves import Way
from reader.gui.sidebar.tree import Key, Kind, SidebarData
from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    from reader.gui.shell import tag_menu
else:  # loaded with the first tag
    tag_menu = lazy_import("reader.gui.shell.tag_menu")

_LAYOUTS = {"layout_three": THREE, "layout_wide": WIDE, "layout_newspaper": NEWSPAPER}
_MINUTE_MS = 60_000


def wire(window: MainWindow) -> None:
    _wire_sidebar(window)
    _wire_list(window)
    _wire_article(window)
    _wire_commands(window)
    _wire_actions(window)
    _wire_layouts(window)
    _wire_time(window)


def start(window: MainWindow) -> None:
    """Read what the sidebar and the list show first."""
    window.sidebar_control.load()
    read_status(window)
    show_place(window, _remembered_place(window))


def _remembered_place(window: MainWindow) -> Key:
    kind, _, number_ = window.window_state.place.partition(":")
    try:
        key = Key(Kind(kind), int(number_ or 0))
    except ValueError:
        return Key(Kind.UNREAD)
    return key if key.kind is not Kind.SECTION else Key(Kind.UNREAD)


# --- the sidebar --------------------------------------------------------------------------------


def _wire_sidebar(window: MainWindow) -> None:
    control, tree = window.sidebar_control, window.tree
    tree.place_chosen.connect(partial(show_place, window))
    tree.menu_wanted.connect(partial(_show_place_menu, window))
    window.sidebar.filter_typed.connect(control.set_filter)
    control.data_loaded.connect(lambda data: window.sidebar.hint.show_overlaps(data.overlaps, data.feeds))
    window.sidebar.hint.unsubscribe_wanted.connect(partial(action_handlers.unsubscribe_from, window))
    window.sidebar.hint.keep_wanted.connect(window.commands.keep_both)
    control.data_loaded.connect(lambda data: show_counts(window))
    control.data_loaded.connect(partial(_offer_for_you, window))
    window.places.move_wanted.connect(partial(action_handlers.drop, window))
    window.places.rename_wanted.connect(
        lambda key, name: window.commands.rename(key, name, control.name_of(key))
    )
    window.panes.sidebar_shown.connect(
        lambda shown: window.list_pane.header.sidebar_button.set_wanted(not shown)
    )
    window.list_pane.header.sidebar_button.set_wanted(window.sidebar.isHidden())


def _offer_for_you(window: MainWindow, data: SidebarData) -> None:
    """Switched off, the view is nowhere to be found; whoever is in it is led out."""
    window.actions_["go_for_you"].setVisible(data.for_you)
    window.actions_["go_for_you"].setEnabled(data.for_you)
    if not data.for_you and window.list_control.place.kind is Kind.FOR_YOU:
        show_place(window, Key(Kind.UNREAD))


def _show_place_menu(window: MainWindow, at: QPoint) -> None:
    index = window.tree.indexAt(at)
    key = window.places.node_at(index).key if index.isValid() else None
    if key is not None and key.kind is not Kind.SECTION:
        window.tree.choose(key)
    menu = make_place_menu(window.actions_, key, window.tree)
    menu.popup(window.tree.viewport().mapToGlobal(at))


# --- the list -----------------------------------------------------------------------------------


def _wire_list(window: MainWindow) -> None:
    pane, control = window.list_pane, window.list_control
    pane.header.words_typed.connect(control.search)
    pane.header.results_wanted.connect(control.enter)
    pane.header.everywhere_chosen.connect(control.search_everywhere)
    control.scope_changed.connect(pane.header.show_everywhere)
    pane.new_posts.clicked.connect(control.bring_new)
    control.place_left.connect(lambda: window.article_control.open(None))
    pane.empty.button_pressed.connect(control.press_empty_button)
    pane.undo_bar.undo_wanted.connect(window.undo.undo)
    window.list.current_changed.connect(window.article_control.open)
    window.list.current_changed.connect(
        lambda entry_id: window.status.show_place(control.position_in_words())
    )
    window.list.activated_post.connect(lambda entry_id: window.article.open_in_browser())
    window.list.pane_wanted.connect(window.pane_order.step)
    window.tree.pane_wanted.connect(window.pane_order.step)
    window.list.top_wanted.connect(lambda: pane.new_posts.click() if pane.new_posts.isVisible() else None)
    window.list.scrolled_past.connect(window.reading.note_scrolled_past)
    window.list.menu_wanted.connect(
        lambda at: make_entry_menu(window.actions_, window.list).popup(window.list.viewport().mapToGlobal(at))
    )
    window.theme.changed.connect(window.list.viewport().update)
    window.posts.dataChanged.connect(lambda first, last: _show_star(window))
    window.list.current_changed.connect(lambda entry_id: _show_star(window))


def _show_star(window: MainWindow) -> None:
    row = window.posts.peek(window.list.currentIndex().row())
    window.actions_.show_starred(isinstance(row, ListRow) and row.entry.starred)


# --- the article --------------------------------------------------------------------------------


def _wire_article(window: MainWindow) -> None:
    control = window.article_control
    control.article_shown.connect(window.reading.note_opened)
    control.article_shown.connect(window.reading_time.note_opened)
    control.article_closed.connect(lambda: window.reading_time.note_opened(None))
    control.article_shown.connect(lambda entry_id: window.panes.show_article_place())
    control.article_shown.connect(lambda entry_id: _note_article(window))
    control.article_closed.connect(lambda: window.reading.note_opened(None))
    window.reading.posts_read.connect(lambda ids: action_handlers.mark_unread_ones(window, ids))
    for view in (window.article, window.newspaper):
        view.link_activated.connect(open_outside)
        view.link_hovered.connect(lambda link: _show_link(window, link))
        view.link_copied.connect(lambda link: QGuiApplication.clipboard().setText(link))
    window.article.mail_asked.connect(open_outside)
    window.article.enclosure_activated.connect(open_outside)
    window.article.failed.connect(window.messages.show_message)
    window.article.end_reached.connect(lambda: window.list_control.go_unread(1))
    window.article.pictures_allowed.connect(partial(action_handlers.allow_pictures, window))
    window.article.set_menu_actions(window.actions_.pick(MORE_MENU))
    window.article.article_shown.connect(lambda entry_id: _show_possible(window))
    window.article.article_closed.connect(partial(_show_possible, window))
    _show_possible(window)
    _wire_newspaper(window)


_OF_AN_ARTICLE = ("find", "find_next", "find_previous", "print", "save_html")
_OF_ITS_ADDRESS = ("open_in_browser", "copy_link", "share", "full_text")


def _show_possible(window: MainWindow) -> None:
    """Without an article, or without its address, some things cannot be done."""
    article = window.article.article
    window.actions_.set_possible(_OF_AN_ARTICLE, article is not None)
    window.actions_.set_possible(_OF_ITS_ADDRESS, article is not None and bool(article.link))


def _note_article(window: MainWindow) -> None:
    shown = window.article_control.current
    if shown is not None:
        window.presence.note_look("article", shown.row.feed_id)


def _wire_newspaper(window: MainWindow) -> None:
    view, control = window.newspaper, window.newspaper_control
    view.post_entered.connect(partial(enter_post, window))
    view.posts_passed.connect(window.reading.note_scrolled_past)
    view.post_opened.connect(lambda entry_id: window.article_pane.show_newspaper(False))
    view.set_post_actions(window.actions_.pick(("toggle_star", "tag", "open_in_browser")))
    window.commands.marks_set.connect(control.show_marks)
    window.article.text_choice_changed.connect(view.set_text_choice)


def _show_link(window: MainWindow, link: str) -> None:
    window.status.show_place(link or window.list_control.position_in_words())


# --- what is done -------------------------------------------------------------------------------


def _wire_commands(window: MainWindow) -> None:
    commands, sidebar = window.commands, window.sidebar_control
    commands.marks_set.connect(window.posts.touch)
    commands.marks_set.connect(window.article_control.note_marks)
    commands.marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(sidebar.refresh)
    commands.many_marks_stored.connect(window.posts.forget_touches)
    commands.many_marks_stored.connect(window.posts.refresh_rows)
    commands.posts_removed.connect(window.posts.remove)
    commands.posts_removed.connect(lambda ids: sidebar.refresh())
    commands.posts_returned.connect(window.list_control.reload)
    commands.posts_returned.connect(sidebar.refresh)
    commands.places_changed.connect(sidebar.load)
    window.undo.offered.connect(window.list_pane.undo_bar.offer)
    window.undo.taken_back.connect(lambda sentence: window.list_pane.undo_bar.hide())
    window.bridge.failed.connect(window.messages.show_message)


# --- actions ------------------------------------------------------------------------------------


def _wire_actions(window: MainWindow) -> None:
    actions, control, panes = window.actions_, window.list_control, window.panes
    handlers: dict[str, Callable[[], object]] = {
        "next_post": lambda: step(window, 1),
        "previous_post": lambda: step(window, -1),
        "next_unread": lambda: control.go_unread(1),
        "previous_unread": lambda: control.go_unread(-1),
        "page_on": lambda: page_on(window),
        "page_back": lambda: page_back(window),
        "open_in_browser": window.article.open_in_browser,
        "copy_link": window.article.copy_link,
        "share": window.article.share_by_mail,
        "find": lambda: find_in_article(window),
        "find_next": lambda: window.article.find_bar.find_next(),
        "find_previous": lambda: window.article.find_bar.find_previous(),
        "print": window.article.print,
        "save_html": window.article.save,
        "bigger_text": window.article.enlarge_text,
        "normal_text": window.article.reset_text,
        "smaller_text": window.article.shrink_text,
        "unfold": window.list.toggle_fold,
        "toggle_read": lambda: action_handlers.toggle_read(window),
        "toggle_star": lambda: action_handlers.toggle_star(window),
        "tag": lambda: tag_menu.open_tag_menu(window),
        "mark_all_read": lambda: action_handlers.mark_all_read(window),
        "delete": lambda: window.commands.delete(window.list.selected_ids()),
        "undo": window.undo.undo,
        "go_unread": lambda: _go(window, Kind.UNREAD),
        "go_today": lambda: _go(window, Kind.TODAY),
        "go_for_you": lambda: _go(window, Kind.FOR_YOU),
        "go_starred": lambda: _go(window, Kind.STARRED),
        "insights": lambda: open_insights(window),
        "previous_feed": lambda: window.tree.choose_neighbour(-1),
        "next_feed": lambda: window.tree.choose_neighbour(1),
        "search": window.list_pane.header.open_search,
        "filter_feeds": lambda: filter_feeds(window),
        "next_pane": lambda: window.pane_order.step(1),
        "previous_pane": lambda: window.pane_order.step(-1),
        "back": lambda: go_back(window),
        "rename": window.tree.start_renaming,
        "new_folder": lambda: action_handlers.ask_folder(window),
        **{f"move_{way.value}": partial(action_handlers.move, window, way) for way in Way},
        "unsubscribe": lambda: action_handlers.unsubscribe(window),
        "remove_folder": lambda: action_handlers.remove_folder(window),
        "sidebar": panes.toggle_sidebar,
        "help": lambda: _open_help(window, "HelpSheet"),
        "change_keys": lambda: _open_help(window, "KeyEditor"),
        "quit": window.quit,
    }
    for name, handler in handlers.items():
        actions.connect_to(name, handler)
    actions.limit_to_views([window.list, window.article, window.newspaper, window.tree])
    _wire_choices(window)
    _wire_reading(window)


def _open_help(window: MainWindow, kind: str) -> None:
    """Loaded when first asked for."""
    sheet = import_module("reader.gui.dialogs.keyboard_sheet")
    getattr(sheet, kind)(window.actions_, window).open()


def _go(window: MainWindow, kind: Kind) -> None:
    leave_insights(window)
    show_place(window, Key(kind))


def _wire_choices(window: MainWindow) -> None:
    """Choices that stay: each action shows whether it is on."""
    actions, control, sidebar = window.actions_, window.list_control, window.sidebar_control
    for name, is_on, choose in (
        ("unread_only", control.unread_only, control.set_unread_only),
        ("newest_first", control.newest_first, control.set_newest_first),
        ("by_feed", control.by_feed, control.set_by_feed),
        ("fold_stories", control.fold_stories, control.set_fold_stories),
        ("serif", window.article.text_choice.serif, window.article_control.set_serif),
        ("hide_read", sidebar.hide_read, sidebar.set_hide_read),
    ):
        actions[name].setChecked(is_on)
        actions.connect_to(name, partial(_choose, actions[name], choose))


def _choose(action: QAction, choose: Callable[[bool], None]) -> None:
    choose(action.isChecked())


_READ_WHEN = {
    "read_when_opened": MarkRead.OPENED,
    "read_when_passed": MarkRead.SCROLLED,
    "read_by_hand": MarkRead.NEVER,
}


def _wire_reading(window: MainWindow) -> None:
    for name, policy in _READ_WHEN.items():
        window.actions_[name].setChecked(window.reading.policy is policy)
        window.actions_.connect_to(name, partial(window.reading.set_policy, policy))


# --- layouts ------------------------------------------------------------------------------------


def _wire_layouts(window: MainWindow) -> None:
    window.panes.layout_changed.connect(partial(_follow_layout, window))
    for action, layout in _LAYOUTS.items():
        window.actions_.connect_to(action, partial(window.panes.set_layout, layout))
    _check_layout(window, window.panes.layout_name)
    window.newspaper_control.is_shown = window.panes.layout_name == NEWSPAPER


def _follow_layout(window: MainWindow, layout: str) -> None:
    window.list.set_wide(layout == WIDE)
    window.list_control.set_with_day_rows(layout == WIDE)
    window.newspaper_control.set_shown(layout == NEWSPAPER)
    _check_layout(window, layout)


def _check_layout(window: MainWindow, layout: str) -> None:
    for action, name in _LAYOUTS.items():
        window.actions_[action].setChecked(name == layout)


# --- time passes --------------------------------------------------------------------------------


def _wire_time(window: MainWindow) -> None:
    """Once a minute the ages of posts and the status are told anew; nothing else ticks."""
    timer = QTimer(window, interval=_MINUTE_MS)
    timer.timeout.connect(window.list.viewport().update)
    timer.timeout.connect(partial(read_status, window))
    window.status_control.facts_changed.connect(partial(tell_next_poll, window))
    timer.start()
