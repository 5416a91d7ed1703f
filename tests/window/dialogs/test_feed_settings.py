"""What the user decides about one feed."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QPushButton

from reader.core.records.logged import Visit
from reader.core.records.stored import Weight
from reader.store.db import open_store
from reader.store.feeds import get_feed
from reader.store.reading_log import add_visits
from reader.window.bridge.bridge import Changes
from reader.window.dialogs.feed_settings import FeedSettingsDialog
from reader.window.dialogs.folders import FolderChoice
from reader.window.dialogs.wish_cost import CostEstimator
from reader.window.dialogs.words import cost_in_words
from reader.window.sidebar.tree import Key, Kind
from tests.window.dialogs.helpers import press, shown
from tests.window.made_up import NOW


@pytest.fixture
def editing(opened):
    assert opened.sidebar.tree.choose(Key(Kind.FEED, 1))
    opened.actions["feed_settings"].trigger()
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
    editing.miss_nothing.click()
    editing.username.setText("ann")
    editing.password.setText("hunter-12")
    with qtbot.wait_change(opened, Changes.FEEDS):
        press(editing.name, Qt.Key.Key_Return)
    feed = get_feed(store, 1)
    choices = feed.choices
    assert (choices.name, feed.folder_id, choices.images, choices.keep_days) == ("My paper", 2, True, 30)
    assert (choices.keep_per_feed, choices.full_text, choices.weight) == (200, True, Weight.MOST)
    assert (choices.interval_s, choices.alert, choices.username) == (3_600, True, "ann")
    assert choices.miss_nothing
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])
    while opened.undo.can_undo:
        with qtbot.wait_change(opened, Changes.FEEDS):
            opened.undo.undo()
    after = get_feed(store, 1)
    assert (after.choices, after.folder_id, after.url) == (before.choices, before.folder_id, before.url)


def test_a_paused_feed_and_another_address(opened, editing, qtbot, store):
    editing.paused.click()
    assert not editing.interval.isEnabled()
    editing.address.setText("https://moved.example/feed")
    with qtbot.wait_change(opened, Changes.FEEDS):
        editing.apply()
    feed = get_feed(store, 1)
    assert (feed.url, feed.choices.paused) == ("https://moved.example/feed", True)


def test_a_feed_whose_old_posts_count_as_read_now_is_told_as_changed_too(opened, editing, qtbot):
    editing.expire.choose(1)
    editing.paused.click()
    with qtbot.wait_change(opened, Changes.LISTS | Changes.FEEDS):
        editing.apply()
    with qtbot.wait_change(opened, Changes.LISTS | Changes.FEEDS):
        opened.undo.undo()


def test_a_password_in_the_address_goes_to_the_safe(opened, editing, qtbot, store, safe):
    editing.address.setText("https://ann:hunter-12@moved.example/feed")
    with qtbot.wait_change(opened, Changes.FEEDS):
        editing.apply()
    feed = get_feed(store, 1)
    assert (feed.url, feed.choices.username) == ("https://moved.example/feed", "ann")
    qtbot.waitUntil(lambda: list(safe.values()) == ["hunter-12"])


def test_a_bad_or_taken_address_is_refused(opened, editing, qtbot, store):
    editing.address.setText("no address")
    editing.apply()
    assert editing.note.text().endswith(".")
    assert editing.isVisible()
    editing.address.setText(get_feed(store, 2).url)
    editing.apply()
    qtbot.waitUntil(lambda: "Another feed" in editing.note.text())
    assert editing.address.text() == get_feed(store, 1).url


def test_a_change_applies_at_once_and_is_undone_in_the_dialog(opened, editing, qtbot, store):
    assert editing.undo_button.isHidden()
    with qtbot.wait_change(opened, Changes.FEEDS):
        editing.interval.choose(3_600)
    assert get_feed(store, 1).choices.interval_s == 3_600
    qtbot.waitUntil(editing.undo_button.isVisible)
    with qtbot.wait_change(opened, Changes.FEEDS):
        editing.undo_button.click()
    qtbot.waitUntil(lambda: editing.interval.value() is None)
    assert get_feed(store, 1).choices.interval_s is None
    assert editing.undo_button.isHidden()
    count = len(opened.undo._done)
    editing.accept()
    assert len(opened.undo._done) == count


def test_on_a_small_screen_the_buttons_stay_in_sight(editing):
    """The screen of these tests is smaller than all the fields."""
    room = editing.screen().availableGeometry().height()
    assert editing.height() <= room
    close = next(button for button in editing.findChildren(QPushButton) if button.text() == "Close")
    assert editing.rect().contains(close.mapTo(editing, close.rect().center()))


# --- what it costs the others -----------------------------------------------------------------------


@pytest.fixture
def known_user(profile):
    """Weeks of visits, so that something can be said about tomorrow."""
    conn = open_store(profile.database, NOW)
    times = [NOW - day * 86_400 + hour * 3_600 for day in range(1, 21) for hour in (0, 8)]
    add_visits(conn, [Visit(at, None, "view") for at in times])
    conn.close()


def test_a_higher_wish_says_what_it_costs_the_others(known_user, opened, editing, qtbot):
    qtbot.waitUntil(lambda: editing.note.text().startswith("About "))
    before = editing.note.text()
    editing.interval.choose(15 * 60)
    qtbot.waitUntil(lambda: editing.note.text() != before)
    assert "About 96 of your 400 daily fetches instead of " in editing.note.text()


def test_as_long_as_nothing_is_known_nothing_is_said(opened, editing, qtbot):
    editing.show_note("Something.")
    editing.weight.choose(Weight.MOST)
    qtbot.waitUntil(lambda: editing.note.text() == "")


def test_an_answer_that_comes_after_the_dialog_was_closed_hurts_nobody(opened, editing, qtbot):
    teller = editing.findChild(CostEstimator)
    teller._ask()
    editing.reject()
    with qtbot.waitSignal(opened.entries.model.view_loaded):  # the event loop ran, and the dialog is gone
        opened.entries.control.reload()
    with qtbot.waitCallback() as answered:
        opened.bridge.bound_to(opened.window).study(lambda conn: 1, answered)


@pytest.mark.parametrize(
    ("numbers", "words"),
    [
        ((400, 4.6, None, 4.2), "About 5 of your 400 daily fetches; articles from your other feeds arrive 4 s later on average."),
        ((400, 5, 5, 0.2), "About 5 of your 400 daily fetches."),
        ((400, 5, 3, 0.2), "About 5 of your 400 daily fetches instead of 3; no effect on your other feeds."),
        ((1_400, 0, 28, -29.0), "About 0 of your 1,400 daily fetches instead of 28; articles from your other feeds arrive 29 s earlier on average."),
        ((400, 96, 28, 104.0), "About 96 of your 400 daily fetches instead of 28; articles from your other feeds arrive 2 min later on average."),
    ],
)  # fmt: skip
def test_the_cost_in_words(numbers, words):
    assert cost_in_words(*numbers) == words
