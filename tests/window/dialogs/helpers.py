"""What the tests of dialogs share besides fixtures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QToolButton

SITE = (
    b'<html><head><link rel="alternate" type="application/rss+xml" title="Garden" href="/feed.xml">'
    b'<link rel="alternate" type="application/rss+xml" title="Comments" href="/comments.xml"></head></html>'
)


def shown(opened, kind):
    assert isinstance(opened.dialogs.shown, kind)
    return opened.dialogs.shown


def hear_commands(opened) -> list[object]:
    """Everything the engine is told, passwords included."""
    heard: list[object] = []
    opened.bridge.command_sent.connect(heard.append)
    return heard


def press(widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, key, modifiers)


def choose(card, words: str):
    """Choose from the menu of a server's card."""
    next(action for action in card.menu.actions() if action.text() == words).trigger()


def press_tool(card, words: str):
    """Press a button of a server's card by how its name begins."""
    next(tool for tool in card.findChildren(QToolButton) if tool.accessibleName().startswith(words)).click()


@contextmanager
def answered(qtbot, finder) -> Iterator[None]:
    """Wait until a question that is asked inside has its answer."""
    before = finder._count
    yield
    qtbot.waitUntil(lambda: finder._count > before and not finder.waits_for)


def visit(adding, qtbot, address):
    with answered(qtbot, adding._finder):
        adding.show_address(address)
