"""Connects all actions of the window with what they do. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction

from reader.gui.article.pane import LAYOUTS
from reader.gui.shell.action_states import READ_WHEN, find_read_when
from reader.gui.shell.action_table import (
    dialog_actions,
    feed_actions,
    marking_actions,
    place_actions,
    reading_actions,
    saved_search_actions,
)
from reader.gui.shell.assemble import Parts
from reader.model.mail import is_mail


def connect_actions(parts: Parts) -> None:
    _connect_handlers(parts)
    _connect_choices(parts)
    parts.actions.hear_keys()


def _connect_handlers(parts: Parts) -> None:
    handlers, article, tree = parts.handlers, parts.article, parts.sidebar.tree
    for name, handler in {
        **reading_actions(parts.article_navigation, parts.entries, article.view),
        **marking_actions(handlers, parts.tag_menu, parts.send_menu, parts.part_marks, parts.undo),
        "release_held": parts.held.lift,
        **place_actions(parts.navigation, parts.insights, tree, parts.pane_order),
        "sidebar": parts.article_navigation.toggle_sidebar,
        **feed_actions(handlers, tree, parts.insights),
        **saved_search_actions(parts.saved_searches),
        **dialog_actions(parts.dialogs, handlers, parts),
        "close_window": parts.window.close,
        "quit": parts.window.quit,
    }.items():
        parts.actions.connect_to(name, handler)
    _show_leaving(parts)
    article.control.article_shown.connect(lambda _: _show_leaving(parts))
    article.control.article_closed.connect(partial(_show_leaving, parts))
    parts.actions.limit_to_views([parts.entries.view, article.view, article.newspaper, tree])


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
