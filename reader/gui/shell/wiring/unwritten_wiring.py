"""Joins what could not be written yet with the window. Main thread only."""

from __future__ import annotations

from functools import partial

from reader.gui.shell.screen import Screen


def wire_unwritten(screen: Screen) -> None:
    screen.bridge.writing_waits.connect(partial(_tell_writing, screen))
    screen.window.has_unwritten = screen.unwritten.is_there
    screen.window.close_held.connect(screen.unwritten.ask)
    screen.bridge.writing_waits.connect(screen.unwritten.take)
    screen.unwritten.settled.connect(screen.window.close_at_last)


def _tell_writing(screen: Screen, why: str) -> None:
    if why:
        screen.frame.messages.show_message(why)
    else:
        screen.frame.messages.show_news(screen.window.tr("Everything that you did meanwhile is written now."))
