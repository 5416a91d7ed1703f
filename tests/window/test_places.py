"""Feeds, folders and the sidebar: dragging, renaming, filtering, undo."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QInputDialog, QLineEdit

from reader.store.feeds import list_feeds
from reader.store.folders import list_folders
from reader.window.app import action_table
from reader.window.bridge.bridge import Changes
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import press


def test_unsubscribe_and_undo(at_first, qtbot, store):
    at_first.sidebar.tree.choose(Key(Kind.FEED, 3))
    with qtbot.waitSignal(at_first.undo.offered) as offered:
        action_table.unsubscribe(at_first)
    assert offered.args[0] == "Unsubscribed from Le Petit Méridien"
    assert 3 not in [feed.id for feed in list_feeds(store)]
    with qtbot.wait_change(at_first, Changes.FEEDS):
        at_first.undo.undo()
    assert 3 in [feed.id for feed in list_feeds(store)]


def test_dragging_moves_a_feed_and_undo_moves_it_back(at_first, qtbot, store):
    folder = next(f for f in list_folders(store) if f.name == "Software")
    places = at_first.sidebar.model
    data = places.mimeData([places.find(Key(Kind.FEED, 1))])
    target = places.find(Key(Kind.FOLDER, folder.id))
    with qtbot.waitSignal(at_first.undo.offered):
        places.dropMimeData(data, Qt.DropAction.MoveAction, 1, 0, target)
    inside = [feed.id for feed in list_feeds(store) if feed.folder_id == folder.id]
    assert inside[1] == 1
    with qtbot.wait_change(at_first, Changes.FEEDS):
        at_first.undo.undo()
    assert next(feed for feed in list_feeds(store) if feed.id == 1).folder_id != folder.id


def test_f2_renames(at_first, qtbot, store):
    at_first.sidebar.tree.choose(Key(Kind.FEED, 1))
    at_first.sidebar.tree.setFocus()
    press(at_first, "F2")
    editor = at_first.sidebar.tree.findChild(QLineEdit)
    editor.setText("Harbour News")
    with qtbot.wait_change(at_first, Changes.FEEDS):
        QTest.keyClick(editor, Qt.Key.Key_Return)
    assert next(feed for feed in list_feeds(store) if feed.id == 1).name == "Harbour News"


def test_folders_are_made_and_removed(at_first, qtbot, store, monkeypatch):
    monkeypatch.setattr(QInputDialog, "getText", lambda *args: ("Weekend", True))
    with qtbot.wait_change(at_first, Changes.FEEDS):
        press(at_first, "Ctrl+Shift+N")
    qtbot.waitUntil(lambda: any(f.name == "Weekend" for f in at_first.sidebar.control.data.folders))
    at_first.sidebar.tree.choose(Key(Kind.FOLDER, 1))
    with qtbot.waitSignal(at_first.undo.offered):
        action_table.remove_folder(at_first)
    assert "News" not in [folder.name for folder in list_folders(store)]
    with qtbot.wait_change(at_first, Changes.FEEDS):
        at_first.undo.undo()
    assert "News" in [folder.name for folder in list_folders(store)]


def test_typing_filters_the_feeds_and_escape_brings_all_back(at_first, qtbot):
    press(at_first, "Ctrl+L")
    QTest.keyClicks(at_first.window.focusWidget(), "moss")
    qtbot.waitUntil(
        lambda: (
            at_first.sidebar.model.list_keys()[-1].kind is Kind.FEED and len(at_first.sidebar.model.list_keys()) == 3
        )
    )
    QTest.keyClick(at_first.window.focusWidget(), Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: len(at_first.sidebar.model.list_keys()) > 10)


def test_hide_read_feeds(at_first):
    moss = next(f.id for f in at_first.sidebar.control.data.feeds if f.name == "The Moss Review")
    assert at_first.sidebar.model.find(Key(Kind.FEED, moss)).isValid()
    press(at_first, "Ctrl+H")
    assert not at_first.sidebar.model.find(Key(Kind.FEED, moss)).isValid()


def test_a_failed_write_is_told_in_words(at_first, qtbot):
    at_first.commands.make_folder("News", None)
    at_first.commands.rename(Key(Kind.FOLDER, 2), "News", "Science")
    qtbot.waitUntil(at_first.frame.messages.isVisible)
