"""Connects all actions of the window with what they do. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction

from reader.gui.article.pane import LAYOUTS
from reader.gui.dialogs import keyboard_sheet
from reader.gui.shell.action_states import READ_WHEN, find_read_when
from reader.gui.shell.assemble import Parts
from reader.gui.sidebar.tree import Key, Kind, Way
from reader.model.mail import is_mail

_Table = dict[str, Callable[[], object]]


def connect_actions(parts: Parts) -> None:
    _connect_handlers(parts)
    _connect_choices(parts)
    parts.actions.hear_keys()


def _connect_handlers(parts: Parts) -> None:
    for make_table in (_reading_actions, _marking_actions, _place_actions, _feed_actions, _dialog_actions):
        for name, handler in make_table(parts).items():
            parts.actions.connect_to(name, handler)
    article = parts.article
    _show_leaving(parts)
    article.control.article_shown.connect(lambda _: _show_leaving(parts))
    article.control.article_closed.connect(partial(_show_leaving, parts))
    parts.actions.limit_to_views([parts.entries.view, article.view, article.newspaper, parts.sidebar.tree])


def _reading_actions(parts: Parts) -> _Table:
    navigation, entries, article = parts.article_navigation, parts.entries, parts.article.view
    return {
        "next_post": partial(navigation.step, 1),
        "previous_post": partial(navigation.step, -1),
        "next_unread": partial(navigation.go_unread, 1),
        "previous_unread": partial(navigation.go_unread, -1),
        "page_on": navigation.page_on,
        "page_back": navigation.page_back,
        "back": navigation.go_back,
        "search": entries.pane.header.open_search,
        "unfold": entries.view.toggle_fold,
        "open_in_browser": article.open_in_browser,
        "copy_link": article.copy_link,
        "copy_markdown": article.copy_as_markdown,
        "copy_text": article.copy_as_text,
        "copy_quote": article.copy_quote,
        "open_comments": article.open_comments,
        "share": article.share_by_mail,
        "find": navigation.find_in_article,
        # The bar is made when it is first used.
        "find_next": lambda: article.find_bar.find_next(),
        "find_previous": lambda: article.find_bar.find_previous(),
        "pictures": navigation.view_pictures,
        "print": article.print,
        "save_html": article.save,
        "bigger_text": article.enlarge_text,
        "normal_text": article.reset_text,
        "smaller_text": article.shrink_text,
    }


def _marking_actions(parts: Parts) -> _Table:
    handlers, part_marks = parts.handlers, parts.part_marks
    return {
        "send_to": lambda: parts.send_menu.open_for(handlers.ids_at_hand()),
        "mark_above": part_marks.mark_above,
        "mark_below": part_marks.mark_below,
        "mark_older": part_marks.ask_age,
        "mark_but_today": part_marks.mark_but_today,
        "toggle_read": handlers.toggle_read,
        "toggle_star": handlers.toggle_star,
        "toggle_highlight": handlers.toggle_highlight,
        "tag": lambda: parts.tag_menu.open_for(handlers.ids_at_hand()),
        "less": handlers.want_less,
        "mark_all_read": handlers.mark_all_read,
        "delete": handlers.delete,
        "undo": parts.undo.undo,
        "redo": parts.undo.redo,
        "release_held": parts.held.lift,
    }


def _place_actions(parts: Parts) -> _Table:
    navigation = parts.navigation
    return {
        "go_unread": navigation.show_unread,
        "go_today": partial(navigation.show_place, Key(Kind.TODAY)),
        "go_for_you": partial(navigation.show_place, Key(Kind.FOR_YOU)),
        "go_starred": partial(navigation.show_place, Key(Kind.STARRED)),
        "insights": parts.insights.open,
        "away": partial(parts.insights.open, "away"),
        "previous_feed": partial(parts.sidebar.tree.choose_neighbour, -1),
        "next_feed": partial(parts.sidebar.tree.choose_neighbour, 1),
        "filter_feeds": navigation.filter_feeds,
        "next_pane": partial(parts.pane_order.step, 1),
        "previous_pane": partial(parts.pane_order.step, -1),
        "sidebar": parts.article_navigation.toggle_sidebar,
    }


def _feed_actions(parts: Parts) -> _Table:
    handlers = parts.handlers
    return {
        "open_website": handlers.open_website,
        "copy_address": handlers.copy_address,
        "feed_insights": lambda: parts.insights.open_feed(handlers.feed_at_hand()),
        "rename": parts.sidebar.tree.start_renaming,
        "new_folder": handlers.ask_folder,
        **{f"move_{way.value}": partial(handlers.move, way) for way in Way},
        "unsubscribe": handlers.unsubscribe,
        "leave_newsletter": handlers.leave_newsletter,
        "remove_folder": handlers.remove_folder,
    }


def _dialog_actions(parts: Parts) -> _Table:
    dialogs = parts.dialogs

    def open_sheet(kind: str) -> None:
        getattr(keyboard_sheet, kind)(parts.theme, parts.actions, parts.parent).open()

    return {
        "save_search": parts.saved_searches.save_current,
        "change_search": parts.saved_searches.change,
        "remove_search": parts.saved_searches.remove,
        "add_feed": dialogs.add_feed,
        "paste_link": dialogs.paste_link,
        "feed_settings": lambda: dialogs.open_settings_of(parts.handlers.feed_at_hand()),
        "import_list": dialogs.choose_list,
        "export_list": dialogs.choose_export,
        "rules": dialogs.open_rules,
        "hidden_posts": dialogs.open_hidden,
        "settings": dialogs.open_settings,
        "about": dialogs.open_about,
        "help": partial(open_sheet, "HelpSheet"),
        "change_keys": partial(open_sheet, "KeyEditor"),
        "close_window": parts.window.close,
        "quit": parts.window.quit,
    }


def _show_leaving(parts: Parts) -> None:
    """Offer to leave a newsletter while one is at hand."""
    feed = parts.sidebar.control.find_feed(parts.handlers.feed_at_hand())
    parts.actions["leave_newsletter"].setVisible(feed is not None and is_mail(feed.url))


def _connect_choices(parts: Parts) -> None:
    """Connect choices that stay, whose actions show whether they are on."""
    actions, control, sidebar = parts.actions, parts.entries.control, parts.sidebar.control
    listed = ("unread_only", "newest_first", "by_relevance", "by_feed", "fold_stories")
    choices: list[tuple[str, bool, Callable[[bool], None]]] = [
        *((name, getattr(control, name), partial(control.choose, name)) for name in listed),
        ("serif", parts.article.view.text_choice.serif, parts.article.control.set_serif),
        ("hide_read", sidebar.hide_read, sidebar.set_hide_read),
        ("cards", parts.entries.pane.shows_cards, parts.entries.cards.choose),
    ]
    for name, is_on, choose in choices:
        actions[name].setChecked(is_on)
        actions.connect_to(name, partial(_choose, actions[name], choose))
    read_policy = parts.article.read_policy
    actions[find_read_when(read_policy.policy)].setChecked(True)
    for name, policy in READ_WHEN.items():
        actions.connect_to(name, partial(read_policy.set_policy, policy))
    for name, layout in LAYOUTS.items():
        actions.connect_to(name, partial(parts.frame.panes.set_layout, layout))


def _choose(action: QAction, choose: Callable[[bool], None]) -> None:
    choose(action.isChecked())
