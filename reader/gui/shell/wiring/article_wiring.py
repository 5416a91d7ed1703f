"""Signal connections of the article and the newspaper: what is read, opened, hovered and asked for there.

Called by wiring.py. Main thread only.
"""

from __future__ import annotations

from functools import partial

from PySide6.QtGui import QAction, QGuiApplication
from PySide6.QtWidgets import QMenu

from reader.gui.article.control import open_outside
from reader.gui.article.pane import MORE_MENU
from reader.gui.kit.actions import ThemedAction
from reader.gui.kit.translate import tr
from reader.gui.shell.assemble import Parts

LONGEST_SHOWN = 120


def wire_article(parts: Parts) -> None:
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
        view.link_hovered.connect(
            lambda link: status.show_place(link or parts.entries.control.position_in_words())
        )
        view.link_copied.connect(partial(_copy_link, parts))
        view.said.connect(parts.entries.pane.undo_bar.tell)
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
    """What else can be done with the post being read, behind three dots."""
    more = ThemedAction(parts.theme, "ellipsis", tr("More"), parts.window)
    menu = QMenu(parts.window)
    menu.addActions(parts.actions.pick(("toggle_read", "full_text", "copy_link", "share", "delete")))
    more.setMenu(menu)
    return more


def _open_outside(parts: Parts, link: str) -> None:
    if not open_outside(link):
        words = tr("No program answered to open {link}.")
        parts.frame.messages.show_message(words.format(link=link[:LONGEST_SHOWN]))


def _copy_link(parts: Parts, link: str) -> None:
    QGuiApplication.clipboard().setText(link)
    parts.entries.pane.undo_bar.tell(tr("Link copied"))


def _note_opened(parts: Parts, *_: object) -> None:
    """What is read is what can be seen: where list and article share one place, it may be the list."""
    shown = parts.article.view.article if parts.frame.panes.is_article_in_sight else None
    entry_id = None if shown is None else shown.entry_id
    parts.article.read_policy.note_opened(entry_id)
    parts.article.reading_time.note_opened(entry_id)


def wire_newspaper(parts: Parts) -> None:
    view = parts.article.newspaper
    view.post_entered.connect(parts.article_navigation.enter_entry)
    view.posts_passed.connect(parts.article.read_policy.note_scrolled_past)
    view.post_opened.connect(lambda entry_id: parts.article.pane.show_newspaper(False))
    view.set_post_actions(
        [*parts.actions.pick(("toggle_star", "tag", "open_in_browser")), _make_more_action(parts)]
    )
    parts.commands.marks_set.connect(parts.article.newspaper_control.show_marks)
    parts.article.view.text_choice_changed.connect(view.set_text_choice)
