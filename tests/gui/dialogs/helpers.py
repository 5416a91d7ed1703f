"""What the tests of dialogs share besides fixtures."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from reader.clock import SystemClock
from reader.fetch.client import Client
from reader.services.feed_finder import FeedFinder

SITE = (
    b'<html><head><link rel="alternate" type="application/rss+xml" title="Garden" href="/feed.xml">'
    b'<link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml"></head></html>'
)


def shown(opened, kind):
    assert isinstance(opened.dialogs.shown, kind)
    return opened.dialogs.shown


def hear_commands(opened, commands) -> list[object]:
    """Everything the engine is told by these commands, passwords included."""
    heard: list[object] = []
    commands.command_sent.connect(heard.append)
    opened.dialogs.commands.password_given.connect(lambda *given: heard.append(given))
    return heard


def press(widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, key, modifiers)


def find_in_a_child(pipe):
    """What the engine's process does with these commands."""
    with Client(SystemClock()) as client:
        visiting = FeedFinder(client, pipe.send)
        while visiting.handle(pipe.recv()):
            pass
        visiting.close()


def visit(adding, qtbot, address):
    with qtbot.waitSignal(adding._finder.found):
        adding.show_address(address)
