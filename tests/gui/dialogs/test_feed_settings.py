"""What the owner decides about one feed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from reader.gui.dialogs.feed_settings import FeedSettingsDialog
from reader.gui.dialogs.folders import FolderChoice
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import Weight
from reader.store.feeds import get_feed
from tests.gui.dialogs.helpers import press, shown


@pytest.fixture
def editing(opened):
    assert opened.window.tree.choose(Key(Kind.FEED, 1))
    opened.window.actions_["feed_settings"].trigger()
    return shown(opened, FeedSettingsDialog)


def test_every_choice_of_a_feed_is_saved_and_taken_back(opened, editing, qtbot, store, safe):
    before = get_feed(store, 1)
    editing.name.setText("  My   paper ")
    editing.folder.choose(FolderChoice(2))
    editing.images.choose(True)
    editing.keep_days.choose(30)
    editing.keep_count.choose(200)
    editing.full_text.click()
    editing.weight.choose(Weight.MOST)
    editing.interval.choose(3_600)
    editing.alert.click()
    editing.username.setText("ann")
    editing.password.setText("hunter-12")
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        press(editing.name, Qt.Key.Key_Return)
    feed = get_feed(store, 1)
    choices = feed.choices
    assert (choices.name, feed.folder_id, choices.images, choices.keep_days) == ("My paper", 2, True, 30)
    assert (choices.keep_per_feed, choices.full_text, choices.weight) == (200, True, Weight.MOST)
    assert (choices.interval_s, choices.alert, choices.username) == (3_600, True, "ann")
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        opened.window.undo.undo()
    after = get_feed(store, 1)
    assert (after.choices, after.folder_id, after.url) == (before.choices, before.folder_id, before.url)


def test_a_paused_feed_and_another_address(opened, editing, qtbot, store):
    editing.paused.click()
    assert not editing.interval.isEnabled()
    editing.address.setText("https://moved.example/feed")
    with qtbot.waitSignal(opened.dialogs.desk.feeds_changed):
        editing._take()
    feed = get_feed(store, 1)
    assert (feed.url, feed.choices.paused) == ("https://moved.example/feed", True)


def test_a_bad_or_taken_address_is_refused(opened, editing, qtbot, store):
    editing.address.setText("no address")
    editing._take()
    assert editing.note.text().endswith(".")
    assert editing.isVisible()
    editing.address.setText(get_feed(store, 2).url)
    with qtbot.waitSignal(opened.bridge.failed) as failed:
        editing._take()
    assert "Another feed" in failed.args[0]
