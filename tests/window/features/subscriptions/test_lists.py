"""Importing and exporting lists."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog, QWidget
from shiboken6 import isValid

from reader.features.subscriptions.opml import read_opml, walk_feeds
from reader.features.subscriptions.window.import_list import ImportDialog
from reader.store.feeds import list_feeds
from reader.store.folders import list_folders
from reader.window.bridge.bridge import Changes
from tests.window.dialogs.helpers import press, shown


def opml_of(count: int) -> str:
    outlines = "".join(f'<outline text="F{n}" xmlUrl="https://f{n}.example/feed"/>' for n in range(count))
    return f'<opml><body><outline text="Brought">{outlines}</outline><outline xmlUrl="|x"/></body></opml>'


def test_an_import_reports_what_it_did_and_is_taken_back(opened, qtbot, tmp_path, store, monkeypatch):
    file = tmp_path / "feeds.opml"
    file.write_text(opml_of(30))
    before = len(list_feeds(store))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *a, **k: (str(file), ""))
    with qtbot.wait_change(opened, Changes.FEEDS):
        opened.actions["import_list"].trigger()
    dialog = shown(opened, ImportDialog)
    assert dialog.title.text() == "Subscribed to 30 feeds."
    assert dialog.isVisible()
    assert dialog.left_out.blockCount() == 1
    assert len(list_feeds(store)) == before + 30
    press(dialog, Qt.Key.Key_Return)
    with qtbot.wait_change(opened, Changes.FEEDS):
        opened.undo.undo()
    assert len(list_feeds(store)) == before


def test_a_list_that_is_read_at_once_opens_no_dialog(opened, qtbot, tmp_path):
    """It would be gone before it is seen, and may take the window's shortcuts along."""
    file = tmp_path / "feeds.opml"
    file.write_text('<opml><body><outline text="B" xmlUrl="https://b.example/feed"/></body></opml>')
    came: list[bool] = []
    with qtbot.waitSignal(opened.dialogs.closed):
        opened.dialogs.import_list(file)
        dialog = shown(opened, ImportDialog)
        dialog._late.start(60_000)  # however slow this machine is
        dialog.finished.connect(lambda: came.append(dialog.windowHandle() is not None))
    qtbot.waitUntil(lambda: not isValid(dialog))
    assert came == [False]
    assert opened.dialogs.shown is None


def test_an_import_opens_no_dialog_while_the_program_has_no_active_window(qtbot, theme):
    parent = QWidget()
    qtbot.addWidget(parent)
    dialog = ImportDialog(theme, "feeds.opml", parent)
    dialog._late.timeout.emit()
    assert not dialog.isVisible()
    assert dialog._late.isActive()
    parent.show()
    parent.activateWindow()
    qtbot.waitUntil(dialog.isVisible)


def test_a_cancelled_import_leaves_nothing(opened, qtbot, tmp_path, store):
    file = tmp_path / "feeds.opml"
    file.write_text(opml_of(20_000))
    before = len(list_feeds(store)), len(list_folders(store))
    opened.dialogs.import_list(file)
    dialog = shown(opened, ImportDialog)
    qtbot.waitUntil(lambda: dialog.isVisible() and dialog.bar.value() > 0)
    press(dialog, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: dialog.button.text() == "Close")
    assert "cancelled" in dialog.text.text()
    assert (len(list_feeds(store)), len(list_folders(store))) == before


@pytest.mark.parametrize("content", [b"hello", None])
def test_a_file_that_is_no_list_is_refused_in_a_sentence(opened, qtbot, tmp_path, content):
    file = tmp_path / "x.opml"
    if content is not None:
        file.write_bytes(content)
    opened.dialogs.import_list(file)
    dialog = shown(opened, ImportDialog)
    qtbot.waitUntil(dialog.isVisible)
    assert dialog.button.text() == "Close"
    assert dialog.title.text() == "Nothing was imported."
    assert dialog.text.text().endswith(".")


def test_an_export_can_be_read_again(opened, qtbot, tmp_path, store, monkeypatch):
    file = tmp_path / "out.opml"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *a, **k: (str(file), ""))
    with qtbot.waitSignal(opened.dialogs.commands.said) as said:
        opened.actions["export_list"].trigger()
    urls = [feed.url for _, feed in walk_feeds(read_opml(file.read_bytes()).items)]
    assert sorted(urls) == sorted(feed.url for feed in list_feeds(store))
    assert f"{len(urls)} feeds" in said.args[0]
    file.unlink()
    file.mkdir()
    with qtbot.waitSignal(opened.bridge.failed) as failed:
        opened.dialogs.commands.export_file(file)
    assert "out.opml" in failed.args[0]
