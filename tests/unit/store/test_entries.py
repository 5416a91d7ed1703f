from __future__ import annotations

from pathlib import Path

import apsw
import pytest
from msgspec.structs import replace

from reader.core.records.fetched import Validators
from reader.core.records.stored import ChangedEntry, FeedUpdate, HttpState, NewEntry, View
from reader.features.rules.records import RuleOutcome
from reader.store import entries, feeds, maintenance, marks, poll_log, views
from reader.store.db import open_reader
from tests.unit.store.made import NOW, add_feed_with, make_content, make_key, make_new, make_poll, store


def test_what_a_poll_brought_is_stored_whole(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    http = HttpState(Validators("https://example.org/feed", '"e"', "Mon", NOW), b"hash", last_ok_at=NOW)
    new = (make_new(2), make_new(1))
    applied = entries.apply_update(conn, FeedUpdate(feed_id, NOW, http, make_poll(feed_id), None, new))
    first = views.get_entry(conn, applied.new_ids[0])
    assert (first.row.title, first.row.read, first.categories) == ("Article 2", False, ("news",))
    assert first.text == "Words of article number2"
    assert feeds.get_feed(conn, feed_id).http == http
    assert [poll.feed_id for poll in poll_log.list_polls(conn, 10)] == [feed_id]
    assert views.get_unread_counts(conn) == {feed_id: 2}


def test_a_post_that_is_but_a_picture_is_told_by_what_that_shows(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    html = '<img src="https://example.org/heron.jpg" alt="A heron">'
    new = make_new(1)
    store(conn, feed_id, [replace(new, content=replace(new.content, title="", text="", html=html))])
    (row,) = views.list_page(conn, View())
    assert (row.title, row.snippet) == ("", "A heron")


def test_articles_of_one_date_stand_in_the_order_of_the_document(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    document = [make_new(number, sort_at=5, published_at=None) for number in (7, 3, 9)]
    applied = store(conn, feed_id, document)
    titles = [row.title for row in views.list_page(conn, View())]
    assert titles == ["Article 7", "Article 3", "Article 9"]
    assert [views.get_entry(conn, id_).row.title for id_ in applied.new_ids] == titles


def test_known_articles_are_found_under_each_key(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    other_id = feeds.add_feed(conn, "https://example.org/other", NOW).feed_id
    guid, link = make_key("guid", 1), make_key("link", 1)
    known = entries.find_known(conn, feed_id, [guid, link, b"unknown"])
    assert set(known) == {guid, link}
    assert known[guid] == known[link]
    assert (known[guid].title, known[guid].alive) == ("Article 1", True)
    assert entries.find_known(conn, other_id, [guid]) == {}


def test_a_changed_article_keeps_its_place_and_its_mark(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    entry_id = entries.find_known(conn, feed_id, [make_key("guid", 1)])[make_key("guid", 1)].entry_id
    marks.set_read(conn, [entry_id])
    before = views.get_entry(conn, entry_id).row
    content = make_content(1, "Corrected", title="New title", sort_at=int(NOW))
    store(conn, feed_id, changed=[ChangedEntry(entry_id, (make_key("another"),), content)])
    after = views.get_entry(conn, entry_id)
    assert (after.row.title, after.text) == ("New title", "Corrected")
    assert (after.row.sort_at, after.row.read) == (before.sort_at, True)
    assert make_key("another") in entries.find_known(conn, feed_id, [make_key("another")])


def test_one_more_key_changes_nothing_else(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1])
    row = views.list_page(conn, View())[0]
    store(conn, feed_id, changed=[ChangedEntry(row.id, (b"more",), None)])
    assert entries.find_known(conn, feed_id, [b"more"])[b"more"].entry_id == row.id
    assert views.list_page(conn, View()) == [row]


def test_what_is_stored_already_is_not_stored_twice(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1])
    again = store(conn, feed_id, [make_new(1), make_new(2), make_new(2)])
    assert len(again.new_ids) == 1
    assert len(views.list_page(conn, View())) == 2


def test_a_key_that_names_an_article_keeps_naming_it(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1])
    key = make_key("link", 1)
    first_id = entries.find_known(conn, feed_id, [key])[key].entry_id
    store(conn, feed_id, [NewEntry((make_key("fresh"), key), make_content(5))])
    assert entries.find_known(conn, feed_id, [key])[key].entry_id == first_id


def test_a_huge_document_is_stored_whole_with_what_rules_want_of_it(conn: apsw.Connection, path: Path) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    loud = RuleOutcome(notify=True)
    document = tuple(replace(make_new(number), rule_outcome=loud) for number in range(250, 0, -1))
    http = HttpState(Validators("https://example.org/feed", '"e"'))
    update = FeedUpdate(feed_id, NOW, http, make_poll(feed_id), None, document)
    commits: list[tuple[Validators | None, int]] = []

    def note_commit(*_: object) -> int:
        commits.append((feeds.get_feed(other, feed_id).http.validators, len(views.list_page(other, View(), 500))))
        return apsw.SQLITE_OK

    other = open_reader(path)
    conn.set_wal_hook(note_commit)
    applied = entries.apply_update(conn, update)
    conn.set_wal_hook(None)
    other.close()
    assert commits == [(http.validators, 250)]
    assert applied.notify_ids == applied.new_ids
    titles = [views.get_rows(conn, [id_])[0].title for id_ in applied.new_ids]
    assert titles == [f"Article {number}" for number in range(250, 0, -1)]


def test_nothing_is_stored_where_the_end_fails(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    broken = make_poll(feed_id, trigger=None)
    with pytest.raises(apsw.ConstraintError):
        entries.apply_update(conn, FeedUpdate(feed_id, NOW, HttpState(), broken, None, (make_new(1),)))
    assert views.list_page(conn, View()) == []
    assert entries.find_known(conn, feed_id, make_new(1).keys) == {}


def test_a_feed_that_was_purged_meanwhile_gets_nothing(conn: apsw.Connection) -> None:
    applied = store(conn, 77, [make_new(1)])
    assert (applied.stored, applied.new_ids) == (False, ())
    assert poll_log.list_polls(conn, 10) == []


def test_a_pruned_article_does_not_come_back(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1])
    row = views.list_page(conn, View())[0]
    maintenance.empty_entries(conn, [row.id], NOW)
    known = entries.find_known(conn, feed_id, [make_key("guid", 1)])[make_key("guid", 1)]
    assert (known.entry_id, known.alive, known.title) == (row.id, False, row.title)
    store(conn, feed_id, changed=[ChangedEntry(row.id, (), make_content(1, "Changed"))])
    store(conn, feed_id, [make_new(1)])
    assert views.list_page(conn, View()) == []
    assert views.get_unread_counts(conn) == {}
    known = entries.find_known(conn, feed_id, [make_key("guid", 1)])[make_key("guid", 1)]
    assert known.content_hash == make_content(1, "Changed").content_hash


@pytest.mark.parametrize("text", ["lone \ud800 surrogate", "a NUL \0 inside", "", "emoji 🗞️", "x" * 300_000])
def test_any_text_can_be_stored(conn: apsw.Connection, text: str) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    content = replace(make_content(1), title=text, author=text, html=text, text=text, link=text)
    id_ = store(conn, feed_id, [NewEntry((b"k",), content)]).new_ids[0]
    shown = views.get_entry(conn, id_)
    assert shown.html == text.encode("utf-8", "replace").decode()
    assert len(shown.row.snippet) <= 200
