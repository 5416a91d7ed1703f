from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import apsw
from msgspec.structs import replace

from reader.core.records.stored import View
from reader.core.settings import Settings
from reader.features.search import store as search
from reader.store import entries, feeds, maintenance, marks, poll_log, tags, views
from reader.store.db import open_store
from reader.store.marks import expire_feed
from tests.unit.store.made import NOW, add_feed_with, make_key, make_new, search_ids, store

DAY = maintenance.DAY_S


def add_aged(conn: apsw.Connection, url: str, ages: list[int], document: int = 2) -> int:
    """A feed with articles that are so many days old, of which the first few are in its document."""
    feed_id = feeds.add_feed(conn, url, NOW).feed_id
    when = [int(NOW) - age * DAY for age in ages]
    new = [make_new(age, sort_at=at, published_at=at) for age, at in zip(ages, when, strict=True)]
    ids = store(conn, feed_id, new).new_ids
    store(conn, feed_id, seen=ids[:document])
    return feed_id


def ages(conn: apsw.Connection) -> list[int]:
    return [round((NOW - row.sort_at) / DAY) for row in views.list_page(conn, View())]


def test_old_articles_go_and_the_document_stays(conn: apsw.Connection) -> None:
    add_aged(conn, "https://example.org/feed", [40, 50, 10, 20, 30, 60])
    assert maintenance.prune(conn, Settings(keep_days=25), NOW) == 2
    assert ages(conn) == [10, 20, 40, 50]
    assert maintenance.prune(conn, Settings(keep_days=25), NOW) == 0
    assert maintenance.check(conn) == []


def test_only_so_many_stay_per_feed(conn: apsw.Connection) -> None:
    add_aged(conn, "https://example.org/feed", [1, 2, 3, 4, 5])
    marks.set_read(conn, range(9))
    assert maintenance.prune(conn, Settings(keep_per_feed=3), NOW) == 2
    assert ages(conn) == [1, 2, 3]


def test_a_month_of_unread_articles_stays_however_many_there_are(conn: apsw.Connection) -> None:
    add_aged(conn, "https://example.org/feed", [1, 2, 3, 29, 31])
    assert maintenance.prune(conn, Settings(keep_per_feed=2), NOW) == 1
    assert ages(conn) == [1, 2, 3, 29]


def test_nothing_goes_for_a_year_and_then_only_where_the_user_wants_it(conn: apsw.Connection) -> None:
    add_aged(conn, "https://example.org/feed", [1, 2, 364, 366])
    assert maintenance.prune(conn, Settings(keep_days=0), NOW) == 0
    assert maintenance.prune(conn, Settings(), NOW) == 1
    assert ages(conn) == [1, 2, 364]


def test_what_was_emptied_is_forgotten_after_a_year_unless_its_feed_still_has_it(conn: apsw.Connection) -> None:
    feed_id = add_aged(conn, "https://example.org/feed", [40, 50, 60], document=1)
    maintenance.empty_entries(conn, [1, 2, 3], NOW)
    assert maintenance.forget_emptied(conn, NOW + maintenance.REMEMBERED_S) == 0
    assert maintenance.forget_emptied(conn, NOW + maintenance.REMEMBERED_S + 1) == 2
    assert len(poll_log.list_posting_times(conn, feed_id)) == 1
    assert maintenance.check(conn) == []


def test_a_feed_s_own_rule_comes_first(conn: apsw.Connection) -> None:
    kept = add_aged(conn, "https://example.org/kept", [1, 2, 99], document=1)
    strict = add_aged(conn, "https://example.org/strict", [1, 2, 9], document=1)
    marks.set_read(conn, range(9))
    feeds.set_choices(conn, kept, replace(feeds.get_feed(conn, kept).choices, keep_days=0))
    feeds.set_choices(conn, strict, replace(feeds.get_feed(conn, strict).choices, keep_per_feed=1))
    assert maintenance.prune(conn, Settings(keep_days=30), NOW) == 2
    assert ages(conn) == [1, 1, 2, 99]


def test_starred_and_tagged_articles_stay(conn: apsw.Connection) -> None:
    add_aged(conn, "https://example.org/feed", [1, 80, 90, 100], document=1)
    by_age = dict(zip(ages(conn), (row.id for row in views.list_page(conn, View())), strict=True))
    marks.set_starred(conn, [by_age[80]])
    tags.add_tag(conn, "keep", [by_age[90]])
    assert maintenance.prune(conn, Settings(keep_days=30), NOW) == 1
    assert ages(conn) == [1, 80, 90]


def test_an_empty_document_prunes_nothing(conn: apsw.Connection) -> None:
    feed_id = add_aged(conn, "https://example.org/feed", [70, 80], document=2)
    store(conn, feed_id)
    assert maintenance.prune(conn, Settings(keep_days=30), NOW) == 0


def test_large_prunings_run_to_the_end(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", range(1, 701))
    store(conn, feed_id, seen=[700])
    assert maintenance.prune(conn, Settings(keep_per_feed=50), NOW + 31 * DAY) == 650
    assert views.get_unread_counts(conn) == {feed_id: 50}


def test_marks_and_posting_times_outlive_articles(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    marks.set_read(conn, [1])
    maintenance.empty_entries(conn, [1], NOW)
    assert conn.execute("SELECT read FROM marks WHERE entry_id = 1").get == 1
    assert len(poll_log.list_posting_times(conn, feed_id)) == 2
    assert views.get_rows(conn, [1]) == []


def test_deleted_articles_are_emptied_when_no_undo_can_come(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    marks.delete_entries(conn, [1], NOW)
    assert maintenance.purge_deleted(conn, NOW + 60) == 0
    assert maintenance.purge_deleted(conn, NOW + maintenance.UNDO_S + DAY) == 1
    store(conn, feed_id, [make_new(1)])
    assert len(views.list_page(conn, View())) == 1
    assert not entries.find_known(conn, feed_id, [make_key("guid", 1)])[make_key("guid", 1)].alive


def test_an_unsubscribed_feed_is_removed_later_with_all_it_had(conn: apsw.Connection) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", range(1, 301))
    other = add_feed_with(conn, "https://example.org/other", [301])
    search.index_some(conn, 1_000)
    feeds.remove_feed(conn, feed_id, NOW)
    assert maintenance.purge_feeds(conn, NOW + 60) == 0
    assert maintenance.purge_feeds(conn, NOW + maintenance.UNDO_S + DAY) == 1
    assert not feeds.restore_feed(conn, feed_id)
    assert search_ids(conn, "words") == [301]
    assert conn.execute("SELECT count(*) FROM identities").get == 2
    assert maintenance.check(conn) == []
    # An id is never used twice.
    assert feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id > other


def at_the_last_moment(conn: apsw.Connection, path: Path, do: Callable[[apsw.Connection], object]) -> None:
    """Somebody else does this just before the next transaction begins."""
    other = open_store(path, NOW)

    def trace(cursor: object, sql: str, bound: object) -> bool:
        if sql.startswith("BEGIN") and not done:
            done.append(do(other))
            other.close()
        return True

    done: list[object] = []
    conn.exec_trace = trace


def test_what_the_user_stars_at_the_last_moment_stays(conn: apsw.Connection, path: Path) -> None:
    add_aged(conn, "https://example.org/feed", [1, 2, 30], document=1)
    (old,) = (row.id for row in views.list_page(conn, View()) if row.sort_at < NOW - 9 * DAY)
    at_the_last_moment(conn, path, lambda other: marks.set_starred(other, [old]))
    assert maintenance.prune(conn, Settings(keep_days=9), NOW) == 0
    assert ages(conn) == [1, 2, 30]


def test_what_comes_back_by_undo_at_the_last_moment_stays(conn: apsw.Connection, path: Path) -> None:
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    change = marks.delete_entries(conn, [1], NOW)
    at_the_last_moment(conn, path, lambda other: marks.undo(other, change))
    assert maintenance.purge_deleted(conn, NOW + maintenance.UNDO_S + DAY) == 0
    assert len(views.list_page(conn, View())) == 2


def test_a_feed_that_is_subscribed_to_again_at_the_last_moment_stays(conn: apsw.Connection, path: Path) -> None:
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    feeds.remove_feed(conn, feed_id, NOW)
    at_the_last_moment(conn, path, lambda other: feeds.add_feed(other, "https://example.org/feed", NOW))
    assert maintenance.purge_feeds(conn, NOW + maintenance.UNDO_S + DAY) == 0
    assert len(views.list_page(conn, View())) == 2


def test_what_the_user_keeps_unread_at_the_last_moment_does_not_expire(conn: apsw.Connection, path: Path) -> None:
    feed_id = add_aged(conn, "https://example.org/feed", [1, 30])
    (old,) = (row.id for row in views.list_page(conn, View()) if row.sort_at < NOW - 9 * DAY)
    at_the_last_moment(conn, path, lambda other: marks.set_read(other, [old], False))
    assert expire_feed(conn, feed_id, 9, NOW).ids == ()
