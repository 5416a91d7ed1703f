"""Joins editions with the window and the engine. Main thread only."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from reader.gui.shell.assemble import Parts
from reader.gui.sidebar.tree import Key, Kind

if TYPE_CHECKING:
    from reader.gui.shell.engine_link import EngineLink


def wire_edition(parts: Parts) -> None:
    paper, panes = parts.paper, parts.frame.panes
    panes.page_left.connect(paper.close)
    paper.opened.connect(parts.title.show_page)
    panes.page_left.connect(lambda: parts.title.show_page(""))
    paper.left.connect(parts.navigation.show_unread)
    parts.commands.settings_saved.connect(paper.settings_changed)
    parts.actions.connect_to("go_paper", lambda: open_edition(parts))


def open_edition(parts: Parts) -> None:
    parts.insights.leave()
    parts.paper.open()


def choose_place(parts: Parts) -> Callable[[Key], None]:
    """What choosing a place in the sidebar does."""

    def choose(key: Key) -> None:
        if key.kind is Kind.EDITION:
            parts.paper.open()
        else:
            parts.navigation.show_place(key)

    return choose


def connect_edition(parts: Parts, link: EngineLink) -> None:
    paper = parts.paper
    paper.command_sent.connect(link.send)
    link.edition_progress.connect(lambda note: paper.view.show_progress(note) if paper.view else None)
    link.edition_made.connect(lambda note: paper.view.show_made(note) if paper.view else None)
    link.edition_made.connect(lambda note: parts.sidebar.control.refresh())
    link.edition_mail_tried.connect(lambda note: paper.view.show_tried(note) if paper.view else None)
