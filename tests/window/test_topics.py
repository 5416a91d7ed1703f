"""What a feed is about in its settings, subscriptions had twice in the sidebar, and the choices about content."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFormLayout, QWidget

from reader.core.records.content import Overlap, SimilarFeed
from reader.features.settings.window.settings import SettingsDialog
from reader.features.stories.store import list_overlaps, save_overlaps
from reader.features.stories.worker import read_everything
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.settings import load_settings
from reader.window.dialogs.feed_settings import (
    AboutFeed,
    FeedAbout,
    FeedSettingsDialog,
    about_in_words,
    about_operation,
    novelty_in_words,
    similar_in_words,
)
from reader.window.sidebar.tree import Key, Kind
from tests.window.made_up import NOW


def feed_id_of(conn, name: str) -> int:
    return next(feed.id for feed in list_feeds(conn) if feed.name == name)


def change(profile, work) -> None:
    conn = open_store(profile.database, NOW)
    work(conn)
    conn.close()


# --- a feed's page --------------------------------------------------------------------------------


def test_a_feed_says_what_it_is_about_and_which_feeds_are_like_it(profile, store):
    change(profile, read_everything)
    feed_id = feed_id_of(store, "Harbour Gazette")
    about = about_operation(feed_id)(store)
    assert "ferry" in " ".join(about.terms)
    assert about.terms[0] in about_in_words(about)
    assert all(one.name in similar_in_words(about) for one in about.similar)


def test_what_is_not_known_is_said(profile, store):
    about = about_operation(feed_id_of(store, "Harbour Gazette"))(store)
    assert about == AboutFeed()
    assert about_in_words(about) == "Not enough articles yet."
    assert similar_in_words(about) == "None of your other feeds covers the same topics."


@pytest.mark.parametrize(
    ("share", "words"),
    [
        (1.0, "Almost all of its articles are original"),
        (0.62, "About 6 in 10 articles"),
        (0.05, "Almost all of its articles repeat"),
    ],
)
def test_novelty_in_plain_words(share, words):
    assert novelty_in_words(share).startswith(words)


def test_the_words_stand_as_they_are_and_only_feeds_like_it_are_links(qtbot):
    form = QWidget()
    qtbot.addWidget(form)
    shown = FeedAbout(QFormLayout(form), print)
    like = SimilarFeed(3, "<a href='9'>x</a>", "https://x.example", 0.5)
    shown.show_about(AboutFeed(("<b>bold</b>", "salt & tide"), 0.5, [like], frozenset({3})))
    assert shown.about.textFormat() == Qt.TextFormat.PlainText
    assert shown.about.text() == "<b>bold</b>, salt & tide.\nAbout 5 in 10 articles are original."
    assert shown.similar.textFormat() == Qt.TextFormat.RichText
    assert shown.similar.text().count("<a href") == 1
    assert shown.similar.text().endswith("</a> (duplicate)")


def test_the_dialog_shows_it_and_a_similar_feed_is_one_click_away(open_it, profile, qtbot, store):
    change(profile, read_everything)
    opened = open_it(profile)
    parts, other = opened, feed_id_of(store, "Nordlicht Kurier")
    parts.sidebar.tree.choose(Key(Kind.FEED, feed_id_of(store, "Harbour Gazette")))
    parts.actions["feed_settings"].trigger()
    dialog = opened.dialogs.shown
    assert isinstance(dialog, FeedSettingsDialog)
    qtbot.waitUntil(lambda: "ferry" in dialog.about.about.text())
    dialog.about.similar.linkActivated.emit(str(other))
    assert opened.dialogs.shown is None
    assert parts.entries.control.place == Key(Kind.FEED, other)


def test_an_answer_that_comes_too_late_finds_no_dialog(open_it, profile, qtbot, store):
    opened = open_it(profile)
    opened.sidebar.tree.choose(Key(Kind.FEED, feed_id_of(store, "Harbour Gazette")))
    opened.actions["feed_settings"].trigger()
    opened.dialogs.shown.reject()
    answered: list[None] = []
    opened.bridge.bound_to(opened.window).study(lambda conn: None, answered.append)
    qtbot.waitUntil(lambda: bool(answered))


# --- subscriptions had twice ----------------------------------------------------------------------


@pytest.fixture
def twice(open_it, profile, store, qtbot):
    one, other = feed_id_of(store, "Slow Compiler"), feed_id_of(store, "Kernel Garden")
    change(profile, lambda conn: save_overlaps(conn, [Overlap(one, other, 0.9, False)]))
    parts = open_it(profile)
    qtbot.waitUntil(lambda: parts.sidebar.pane.hint.isVisible())
    return parts


def click(button) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)


def test_a_subscription_that_comes_with_another_is_pointed_out_by_name(twice):
    hint = twice.sidebar.pane.hint
    assert hint.words.text() == "Almost everything in Slow Compiler is also in Kernel Garden."
    assert hint.drop.accessibleName() == "Unsubscribe from Slow Compiler"


def test_it_can_be_dropped_and_taken_back(twice, qtbot, store):
    with qtbot.waitSignal(twice.undo.offered):
        click(twice.sidebar.pane.hint.drop)
    assert "Slow Compiler" not in [feed.name for feed in list_feeds(store)]
    qtbot.waitUntil(lambda: twice.sidebar.pane.hint.isHidden())
    twice.undo.undo()
    qtbot.waitUntil(lambda: twice.sidebar.pane.hint.isVisible())


def test_both_can_be_kept_and_it_is_never_said_again(twice, qtbot, store, profile):
    with qtbot.waitSignal(twice.undo.offered):
        click(twice.sidebar.pane.hint.keep)
    qtbot.waitUntil(lambda: twice.sidebar.pane.hint.isHidden())
    one, other = feed_id_of(store, "Slow Compiler"), feed_id_of(store, "Kernel Garden")
    change(profile, lambda conn: save_overlaps(conn, [Overlap(other, one, 1.0, True)]))
    assert list_overlaps(store) == []
    twice.undo.undo()
    qtbot.waitUntil(lambda: twice.sidebar.pane.hint.isVisible())
    assert twice.sidebar.pane.hint.words.text() == ("Kernel Garden has the same articles as Slow Compiler.")


def test_one_name_under_two_addresses_is_told_apart_by_address(twice):
    feeds = twice.sidebar.control.data.feeds
    one, other = feeds[0], feeds[1]
    twin = replace(other, choices=replace(other.choices, name=one.name))
    twice.sidebar.pane.hint.show_overlaps([Overlap(one.id, other.id, 1.0, True)], [one, twin])
    assert twice.sidebar.pane.hint.words.text() == f"You’re subscribed to {one.name} twice, at two addresses."
    assert twice.sidebar.pane.hint.drop.accessibleName() == f"Unsubscribe from {one.url}"


# --- choices --------------------------------------------------------------------------------------


def test_the_choices_reach_the_store_and_the_window(open_it, profile, qtbot, store):
    opened = open_it(profile)
    opened.actions["settings"].trigger()
    qtbot.waitUntil(lambda: isinstance(opened.dialogs.shown, SettingsDialog))
    dialog = opened.dialogs.shown
    fields = {field.name: field for _, page in dialog.pages for field in page.fields}
    for name, value in (
        *(("for_you", False), ("mark_duplicates_read", True), ("novelty_in_schedule", True)),
        *(("interest_in_schedule", False), ("fold_stories", False)),
    ):
        assert fields[name].value() is not value
        fields[name].show(value)
    dialog.reject()
    qtbot.waitUntil(lambda: not load_settings(store).interest_in_schedule)
    settings = load_settings(store)
    assert (settings.for_you, settings.mark_duplicates_read) == (False, True)
    assert (settings.novelty_in_schedule, settings.interest_in_schedule) == (True, False)
    assert opened.entries.control.fold_stories is False
    qtbot.waitUntil(lambda: not opened.sidebar.control.data.for_you)
