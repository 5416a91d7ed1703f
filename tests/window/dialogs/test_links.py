"""Links that are pasted or dropped."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QLibraryInfo, QMimeData, QPointF, Qt, QUrl, QVersionNumber
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication

from reader.features.subscriptions.window.add_feed import AddFeedDialog
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.drops import find_address
from tests.window.dialogs.helpers import answered, shown


def test_a_pasted_link_opens_the_dialog(opened, qtbot, garden):
    QGuiApplication.clipboard().setText(f" {garden.url('/feed.xml')} ")
    with answered(qtbot, opened.dialogs.finder):
        opened.actions["paste_link"].trigger()
    assert [feed.title for feed in shown(opened, AddFeedDialog).feeds.ticked()] == ["Garden"]


def test_a_pasted_sentence_does_nothing(opened):
    QGuiApplication.clipboard().setText("Not an address. At all.")
    opened.actions["paste_link"].trigger()
    assert opened.dialogs.shown is None


def drop(window, data):
    at, both = QPointF(5, 5), (Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier)
    # Whole pixels were the only way until Qt 6.12, which warns of them.
    place: Any = at if QLibraryInfo.version() >= QVersionNumber(6, 12) else at.toPoint()
    enter = QDragEnterEvent(place, Qt.DropAction.CopyAction, data, *both)
    QApplication.sendEvent(window, enter)
    if enter.isAccepted():
        QApplication.sendEvent(window, QDropEvent(at, Qt.DropAction.CopyAction, data, *both))
    return enter.isAccepted()


def test_a_dropped_link_and_a_dropped_list(opened, qtbot, tmp_path, garden):
    data = QMimeData()
    data.setUrls([QUrl(garden.url("/feed.xml"))])
    with answered(qtbot, opened.dialogs.finder):
        assert drop(opened.window, data)
    shown(opened, AddFeedDialog).reject()
    file = tmp_path / "mine.opml"
    file.write_text('<opml><body><outline xmlUrl="https://new.example/feed" text="New"/></body></opml>')
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(file))])
    with qtbot.wait_change(opened, Changes.FEEDS):
        assert drop(opened.window, data)
    data = QMimeData()
    data.setText("just words")
    assert not drop(opened.window, data)


@pytest.mark.parametrize(
    ("text", "is_address"),
    [
        ("https://a.example/feed?x=1", True),
        ("a.example", True),
        ("feed:https://a.example/feed", True),
        ("feed://a.example/feed", True),
        ("<https://a.example/>", True),
        ("@ann@mastodon.example", True),
        ("http://localhost:8080/feed", True),
        ("hello", False),
        ("see https://a.example/ there", False),
        ("", False),
        ("a.example " * 500, False),
    ],
)
def test_which_texts_are_addresses(text, is_address):
    assert bool(find_address(text)) is is_address
