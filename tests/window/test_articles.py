"""The article and the newspaper inside the window, and what is learned from reading."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QDesktopServices

from reader.core.records.logged import Visit
from reader.features.search.store import index_some
from reader.features.settings.service import change_settings
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from reader.store.reading_log import add_visits
from reader.store.views import get_rows
from reader.window.bridge.bridge import Changes
from reader.window.sidebar.tree import Key, Kind
from tests.window.helpers import entry, press
from tests.window.made_up import NOW, Post, add_posts


@pytest.fixture
def newspaper(at_first, qtbot):
    press(at_first, "Ctrl+3")
    qtbot.waitUntil(
        lambda: at_first.article.newspaper.current_id is not None and at_first.article.newspaper.is_finished()
    )
    at_first.article.newspaper.setFocus()
    return at_first


def test_the_newspaper_shows_the_list_and_keeps_in_step(newspaper, qtbot):
    assert newspaper.article.newspaper.current_id == newspaper.entries.model.id_at(0)
    press(newspaper, "J")
    qtbot.waitUntil(lambda: newspaper.article.newspaper.current_id == newspaper.entries.model.id_at(1))
    assert newspaper.entries.view.current_id() == newspaper.entries.model.id_at(1)


def test_a_post_of_the_newspaper_can_be_starred_and_opened(newspaper, qtbot, store):
    qtbot.waitUntil(lambda: entry(newspaper, 0) is not None)
    with qtbot.wait_change(newspaper, Changes.MARKS):
        press(newspaper, "S")
    assert get_rows(store, [newspaper.article.newspaper.current_id])[0].starred
    newspaper.article.newspaper.post_opened.emit(newspaper.article.newspaper.current_id)
    assert newspaper.article.view.isVisible()
    assert newspaper.article.pane.bar.back.isVisible()
    newspaper.article.view.setFocus()
    press(newspaper, "Esc")
    assert newspaper.article.newspaper.isVisible()


def test_a_post_deleted_in_the_newspaper_leaves_its_page_and_the_next_ones_come(newspaper, qtbot):
    paper, model = newspaper.article.newspaper, newspaper.entries.model
    gone, count = model.id_at(0), newspaper.article.newspaper_control._taken
    qtbot.waitUntil(lambda: entry(newspaper, 0) is not None)
    newspaper.actions["delete"].trigger()
    qtbot.waitUntil(lambda: paper.spans.find_index(gone) < 0 and paper.is_finished() and bool(paper.spans.all))
    assert paper.current_id == model.id_at(0) == newspaper.entries.view.current_id()
    shown = [span.entry_id for span in paper.spans.all]
    assert shown[:count] == model.ids_from(0, count - 1)


def test_a_newspaper_of_a_few_posts_ends_where_its_list_ends(newspaper, qtbot):
    shown, model = newspaper.article.newspaper, newspaper.entries.model
    with qtbot.waitSignal(model.view_loaded):
        newspaper.navigation.show_place(Key(Kind.STARRED))
    qtbot.waitUntil(lambda: shown.current_id == model.id_at(0) and shown.is_finished())
    newspaper.article.newspaper_control.bring_more()  # a short one asks as soon as it is shown, since its end is in sight
    answered: list[None] = []
    newspaper.bridge.bound_to(newspaper.window).read(lambda conn: None, answered.append)
    qtbot.waitUntil(lambda: bool(answered))
    assert model.rowCount() == 1


def test_the_article_says_when_it_was_fetched(at_first, qtbot):
    with qtbot.waitSignal(at_first.article.control.article_shown):
        at_first.entries.view.step(1)
    assert at_first.article.view.article.fetched_note == "Arrived 10:04, before you did"


def test_a_look_before_the_fetch_is_told(at_first, qtbot, profile):
    with qtbot.waitSignal(at_first.article.control.article_shown):
        at_first.bridge.write(
            lambda conn: add_visits(conn, [Visit(NOW - 35 * 60, None, "view")]), lambda _: at_first.entries.view.step(2)
        )
    assert at_first.article.view.article.fetched_note == "Arrived 15 min after you opened Paperround"


def test_who_does_not_have_looks_noted_is_told_nothing_of_them(at_first, qtbot):
    with qtbot.waitSignal(at_first.article.control.article_shown):
        at_first.bridge.write(
            lambda conn: change_settings(conn, {"note_reading": False}), lambda _: at_first.entries.view.step(1)
        )
    assert at_first.article.view.article.fetched_note == ""


def test_text_size_and_letters_are_remembered(at_first, profile, open_it):
    press(at_first, "Ctrl++")
    at_first.actions["serif"].trigger()
    assert at_first.article.view.text_choice.px == 18
    assert not at_first.article.view.text_choice.serif
    at_first.window.close()
    again = open_it(profile)
    assert (again.article.view.text_choice.px, again.article.view.text_choice.serif) == (18, False)
    assert again.article.newspaper.text_choice == at_first.article.newspaper.text_choice
    assert (again.article.newspaper.text_choice.px, again.article.newspaper.text_choice.serif) == (17, False)


def test_sharing_opens_a_mail(at_first, monkeypatch):
    opened: list[str] = []
    monkeypatch.setattr(QDesktopServices, "openUrl", lambda url: not opened.append(url.scheme()))  # type: ignore[func-returns-value]
    press(at_first, "Ctrl+Shift+M")
    assert opened == ["mailto"]


def test_the_star_in_the_toolbar_is_filled_while_starred(at_first, qtbot):
    before = at_first.actions["toggle_star"].icon().cacheKey()
    with qtbot.wait_change(at_first, Changes.MARKS):
        press(at_first, "S")
    assert at_first.actions["toggle_star"].icon().cacheKey() != before


def test_pictures_of_a_feed_can_be_allowed(at_first, qtbot, store):
    with qtbot.wait_change(at_first, Changes.FEEDS):
        at_first.article.view.pictures_allowed.emit(at_first.entries.view.current_id(), "this-feed")
    feed_id = at_first.article.control.current.row.feed_id
    assert next(feed for feed in list_feeds(store) if feed.id == feed_id).choices.images is True


def test_what_was_searched_for_is_marked_and_counted(at_first, qtbot):
    header, view = at_first.entries.pane.header, at_first.article.view
    with qtbot.waitSignal(at_first.entries.model.all_loaded):
        at_first.actions["search"].trigger()
        header.search_field.setText("estuary")
        at_first.entries.control.search("estuary")
    assert header.strip.found.text().strip() == "1 result"
    row = at_first.entries.model.row_at(0)
    assert row.words == "estuary"
    with qtbot.waitSignal(view.article_shown):
        at_first.entries.view.go_to_row(0)
    qtbot.waitUntil(view.is_finished)
    marks = [mark.cursor.selectedText().lower() for mark in view.browser.extraSelections()]
    assert marks
    assert set(marks) == {"estuary"}
    assert view.find_bar.isVisible()
    assert view.find_bar.count == len(marks)
    at_first.actions["find_next"].trigger()
    at_first.entries.control.search("")
    assert not view.find_bar.isVisible()
    assert view.browser.extraSelections() == []


def test_a_passage_that_holds_the_words_is_shown_where_the_beginning_does_not(profile, open_it, qtbot):
    text = "word " * 120 + "the far lighthouse " + "word " * 50
    add_posts(profile, "Kernel Garden", [Post("Kernel Garden", 60, "Long", text)], NOW)
    conn = open_store(profile.database, NOW)
    index_some(conn, 1000)
    conn.close()
    parts = open_it(profile)
    with qtbot.waitSignal(parts.entries.model.all_loaded):
        parts.entries.control.search("lighthouse")
    assert "the far lighthouse" in parts.entries.model.row_at(0).text


def test_full_text_and_marks_show_on_their_buttons(at_first, qtbot):
    assert at_first.actions["toggle_read"].text() == "Mark as read"
    with qtbot.wait_change(at_first, Changes.MARKS):
        at_first.actions["toggle_read"].trigger()
    assert at_first.actions["toggle_read"].text() == "Mark as unread"
    assert not at_first.actions["full_text"].isChecked()
    at_first.article.control.text_changed.emit(True)
    assert at_first.actions["full_text"].isChecked()


def test_with_nothing_chosen_nothing_is_offered_that_does_nothing(parts):
    for name in ("toggle_read", "toggle_star", "tag", "delete", "find", "undo", "full_text"):
        assert not parts.actions[name].isEnabled(), name


def test_a_renamed_feed_has_its_new_name_everywhere(at_first, qtbot):
    feed_id = at_first.article.control.current.row.feed_id
    at_first.commands.rename(Key(Kind.FEED, feed_id), "Quay Paper", "Harbour Gazette")
    qtbot.waitUntil(lambda: at_first.article.view.article.feed_title == "Quay Paper")
    qtbot.waitUntil(lambda: at_first.entries.model.row_at(0).entry.feed_name == "Quay Paper")


def test_copying_a_link_gives_a_sign(at_first):
    at_first.actions["copy_link"].trigger()
    assert at_first.entries.pane.undo_bar.isVisible()
    assert at_first.entries.pane.undo_bar.sentence() == "Link copied"
