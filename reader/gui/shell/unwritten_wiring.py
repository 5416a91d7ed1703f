"""Joins what could not be written yet with the window. Main thread only."""

from __future__ import annotations

from functools import partial

from reader.gui.shell.assemble import Parts


def wire_unwritten(parts: Parts) -> None:
    parts.bridge.writing_waits.connect(partial(_show_writing, parts))
    parts.window.has_unwritten = parts.unwritten.is_there
    parts.window.close_held.connect(parts.unwritten.ask)
    parts.bridge.writing_waits.connect(parts.unwritten.set_problem)
    parts.unwritten.settled.connect(parts.window.close_at_last)


def _show_writing(parts: Parts, why: str) -> None:
    if why:
        parts.frame.messages.show_message(why)
    else:
        parts.frame.messages.show_news(parts.window.tr("Everything that you did meanwhile is written now."))
