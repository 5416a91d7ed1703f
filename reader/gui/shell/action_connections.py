"""Handlers of all actions of the window, by name: what a key, a menu entry or a button does. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from PySide6.QtGui import QAction

from reader.gui.shell.action_states import LAYOUTS, READ_WHEN
from reader.gui.shell.action_table import (
    dialog_actions,
    feed_actions,
    marking_actions,
    place_actions,
    reading_actions,
)
from reader.gui.shell.assemble import Parts


def connect_actions(parts: Parts) -> None:
    _connect_handlers(parts)
    _connect_choices(parts)


def _connect_handlers(parts: Parts) -> None:
    handlers, article, tree = parts.handlers, parts.article, parts.sidebar.tree
    for name, handler in {
        **reading_actions(parts.navigation, parts.entries, article.view),
        **marking_actions(handlers, parts.tag_menu, parts.undo),
        **place_actions(parts.navigation, parts.insights, tree, parts.frame),
        **feed_actions(handlers, tree, parts.insights),
        **dialog_actions(parts.dialogs, handlers, parts),
        "quit": parts.window.quit,
    }.items():
        parts.actions.connect_to(name, handler)
    parts.actions.limit_to_views([parts.entries.view, article.view, article.newspaper, tree])


def _connect_choices(parts: Parts) -> None:
    """Choices that stay: each action shows whether it is on."""
    actions, control, sidebar = parts.actions, parts.entries.control, parts.sidebar.control
    for name, is_on, choose in (
        ("unread_only", control.unread_only, control.set_unread_only),
        ("newest_first", control.newest_first, control.set_newest_first),
        ("by_feed", control.by_feed, control.set_by_feed),
        ("fold_stories", control.fold_stories, control.set_fold_stories),
        ("serif", parts.article.view.text_choice.serif, parts.article.control.set_serif),
        ("hide_read", sidebar.hide_read, sidebar.set_hide_read),
    ):
        actions[name].setChecked(is_on)
        actions.connect_to(name, partial(_choose, actions[name], choose))
    read_policy = parts.article.read_policy
    parts.states.show_read_when(read_policy.policy)
    for name, policy in READ_WHEN.items():
        actions.connect_to(name, partial(read_policy.set_policy, policy))
    for name, layout in LAYOUTS.items():
        actions.connect_to(name, partial(parts.frame.panes.set_layout, layout))


def _choose(action: QAction, choose: Callable[[bool], None]) -> None:
    choose(action.isChecked())
