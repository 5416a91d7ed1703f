"""The sync folder's section of the settings: choosing, a passphrase, its state, stopping and Undo."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QFileDialog, QInputDialog

from reader.core.words.catalogue import SyncCode
from reader.engine.messages import FolderSynced, PasswordGiven
from reader.features.foldersync.files import Change, Cipher, write_changes
from reader.features.foldersync.service import PASSPHRASE_OF, PASSPHRASE_USER
from reader.features.foldersync.window import FolderSection
from reader.features.settings.window.settings import SettingsDialog
from reader.store.settings import load_settings
from tests.window.dialogs.helpers import choose, hear_commands, shown
from tests.window.made_up import NOW

WORD = PasswordGiven(PASSPHRASE_OF, PASSPHRASE_USER, "open sesame")


@pytest.fixture
def notes(opened) -> list[object]:
    return hear_commands(opened)


@pytest.fixture
def folder(tmp_path, monkeypatch):
    made = tmp_path / "In step"
    made.mkdir()
    monkeypatch.setattr(QFileDialog, "getExistingDirectory", lambda *_: str(made))
    return made


@pytest.fixture
def page(opened, qtbot, notes, safe, folder) -> FolderSection:
    opened.actions["settings"].trigger()
    qtbot.waitUntil(lambda: opened.dialogs.shown is not None)
    dialog: SettingsDialog = shown(opened, SettingsDialog)
    dialog.show_page_of(dialog.folder)
    return dialog.folder


def start(page: FolderSection, qtbot) -> None:
    page.new.click()
    page.form.add.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1)


def chosen(store) -> tuple[str, bool]:
    settings = load_settings(store)
    return settings.sync_folder, settings.sync_folder_encrypted


def test_a_folder_is_chosen_watched_and_stopped(opened, page, folder, qtbot, store):
    start(page, qtbot)
    assert chosen(store) == (str(folder), False)
    assert page.form is None
    assert not page.new.isVisible()
    assert page.cards[0].pill.text() == "Not synced yet"
    opened.dialogs.folder.on_synced(FolderSynced(NOW - 120, 3, 1))
    qtbot.waitUntil(lambda: page.cards[0].pill.text() == "Synced 2 min ago")
    choose(page.cards[0], "Stop syncing")
    qtbot.waitUntil(lambda: not page.cards)
    assert chosen(store) == ("", False)
    assert page.stopped.isVisibleTo(page)
    page.undo.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    assert chosen(store) == (str(folder), False)
    assert not page.stopped.isVisibleTo(page)


def test_stopping_can_be_undone_in_the_window_too(opened, page, folder, qtbot, store):
    start(page, qtbot)
    choose(page.cards[0], "Stop syncing")
    qtbot.waitUntil(lambda: not page.cards)
    opened.undo.undo()
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    assert chosen(store) == (str(folder), False)


def test_files_of_another_passphrase_are_refused_before_the_folder_is_used(page, folder, notes, qtbot, store):
    write_changes(folder, "1" * 16, [Change("fhttp://one.example/feed", True, 1, "1" * 16)], Cipher("open sesame"))
    page.new.click()
    page.form.add.click()
    qtbot.waitUntil(lambda: page.form.encrypts.isChecked())
    assert "are encrypted" in page.form.answer.text()
    page.form.passphrase.setText("close sesame")
    page.form.add.click()
    qtbot.waitUntil(lambda: "isn’t the passphrase" in page.form.answer.text())
    assert chosen(store) == ("", False)
    page.form.passphrase.setText("open sesame")
    page.form.submit()
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    assert chosen(store) == (str(folder), True)
    assert notes == [WORD], "the engine knows the passphrase before it looks"


def test_an_empty_passphrase_encrypts_nothing(page, qtbot, store):
    page.new.click()
    page.form.encrypts.setChecked(True)
    page.form.add.click()
    assert page.form.answer.text() == "Enter a passphrase."
    assert chosen(store) == ("", False)


def test_a_passphrase_that_is_missing_is_asked_for_in_a_bar_and_on_the_card(opened, page, notes, qtbot, monkeypatch):
    page.new.click()
    page.form.encrypts.setChecked(True)
    page.form.passphrase.setText("open sesame")
    page.form.add.click()
    qtbot.waitUntil(lambda: len(page.cards) == 1)
    asked: list[str] = []
    monkeypatch.setattr(opened.frame.messages, "ask_for_password", lambda sentence, do: asked.append(sentence))
    opened.dialogs.folder.on_synced(FolderSynced(NOW, problem="password", message=SyncCode.PASSPHRASE_WANTED()))
    qtbot.waitUntil(lambda: page.cards[0].pill.text() == "Passphrase missing")
    assert asked == ["The files in the sync folder are encrypted. Enter their passphrase."]
    notes.clear()
    monkeypatch.setattr(QInputDialog, "getText", lambda *_, **__: ("open sesame", True))
    choose(page.cards[0], "Enter the password…")
    assert notes == [WORD]
