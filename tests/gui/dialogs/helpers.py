"""What the tests of dialogs share besides fixtures."""

from __future__ import annotations

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


def hear_commands(opened, commands) -> list[object]:
    """Everything the engine is told by these commands, passwords included."""
    heard: list[object] = []
    commands.command_sent.connect(heard.append)
    opened.dialogs.commands.password_given.connect(lambda *given: heard.append(given))
    return heard


def press(widget, key, modifiers=Qt.KeyboardModifier.NoModifier):
    QTest.keyClick(widget, key, modifiers)


def choose(card, words: str):
    """Choose from the menu of a server's card."""
    next(action for action in card.menu.actions() if action.text() == words).trigger()


def press_tool(card, words: str):
    """Press a button of a server's card by how its name begins."""
    next(tool for tool in card.findChildren(QToolButton) if tool.accessibleName().startswith(words)).click()


def visit(adding, qtbot, address):
    with qtbot.waitSignal(adding._finder.found):
        adding.show_address(address)
