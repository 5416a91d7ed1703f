"""Small copies of the user's own data: what they hold, and what restoring one brings back."""

from __future__ import annotations

import os

import pytest

from reader.core.paths import Profile
from reader.core.records.stored import View
from reader.features.podcasts.service import add_to_queue
from reader.features.recovery import service as repair
from reader.features.recovery.store import Losses
from reader.store import backup, entries, feeds, folders, maintenance, marks, tags, views
from reader.store.db import fetch, open_store
from reader.store.own_copy import goes_with, write_small_copy
from reader.store.settings import load_settings, save_rows
from tests.unit.store.made import NOW, add_feed_with, make_key, make_new, store

DAY = 86_400.0


@pytest.fixture
def profile(tmp_path):
    """Two hundred articles, of which ten are in the document; what the user did with some."""
    made = Profile(tmp_path / "profile")
    conn = open_store(made.database, NOW)
    feed_id = add_feed_with(conn, "https://example.org/one", range(1, 201))
    store(conn, feed_id, seen=range(191, 201))
    feeds.move_feed(conn, feed_id, folders.make_folder(conn, "News"))
    marks.set_starred(conn, [7, 8])
    tags.add_tag(conn, "keep", [9])
    add_to_queue(conn, [10])
    marks.set_read(conn, [20, 195])
    save_rows(conn, {"daily_budget": 123})
    conn.execute("UPDATE feed_state SET validators = '{}', body_hash = x'01'")
    conn.close()
    return made


def copy_own(profile, at):
    path = profile.backups / f"{backup.SMALL}{at:.0f}.sqlite"
    write_small_copy(profile.database, path, at)
    os.utime(path, (at, at))
    return path


def copy_all(profile, at):
    conn = open_store(profile.database, at)
    path = profile.backups / f"{backup.EVERYTHING}{at:.0f}.sqlite"
    backup.write_backup(conn, path)
    conn.close()
    os.utime(path, (at, at))
    return path


def test_a_small_copy_is_a_sound_database_with_what_the_user_made(profile):
    path = copy_own(profile, NOW)
    assert backup.find_fault(path) is None
    conn = open_store(path, NOW)
    assert maintenance.check(conn) == []
    held = {row.id for row in views.list_page(conn, View(), 1_000)}
    assert held == {7, 8, 9, 10, 20, *range(191, 201)}
    assert {id_ for id_, html in views.list_bodies(conn, list(held)) if html} == {7, 8, 9, 10}
    assert [row.id for row in views.list_page(conn, View(), 1_000) if row.read] == [195, 20]
    assert load_settings(conn).daily_budget == 123
    conn.close()


def test_texts_come_back_with_the_next_document_and_nothing_comes_back_unread(profile):
    repair.restore_backup(profile, copy_own(profile, NOW), NOW)
    conn = open_store(profile.database, NOW)
    assert fetch(conn, "SELECT validators, body_hash FROM feed_state") == [(None, b"")]
    known = entries.find_known(conn, 1, [make_key("guid", 195)])[make_key("guid", 195)]
    assert known.content_hash != make_new(195).content.content_hash, "it is stored anew"
    assert conn.execute("SELECT read FROM marks WHERE entry_id = 195").get == 1
    conn.close()


def test_upon_a_copy_of_everything_a_small_one_loses_nothing(profile):
    copy_all(profile, NOW - DAY)
    conn = open_store(profile.database, NOW)
    marks.set_starred(conn, [7], False)
    marks.set_starred(conn, [30])
    tags.remove_tag(conn, "keep", [9])
    tags.add_tag(conn, "later", [40])
    marks.set_read(conn, range(50, 60))
    other = add_feed_with(conn, "https://example.org/two", [300])
    store(conn, other, [make_new(301)], seen=[201])
    save_rows(conn, {"daily_budget": 321})
    conn.close()
    done = repair.restore_backup(profile, copy_own(profile, NOW), NOW)
    assert done.losses == Losses()
    conn = open_store(profile.database, NOW)
    assert maintenance.check(conn) == []
    assert fetch(conn, "SELECT entry_id FROM marks WHERE starred = 1 ORDER BY 1") == [(8,), (30,)]
    assert fetch(conn, "SELECT name FROM tags JOIN entry_tags ON tag_id = id") == [("later",)]
    assert len([1 for _, html in views.list_bodies(conn, range(1, 201)) if html]) == 200
    assert load_settings(conn).daily_budget == 321
    assert fetch(conn, "SELECT count(*) FROM outbox") == [(0,)]
    conn.close()


def test_a_copy_from_before_another_restore_is_no_ground_to_stand_on(profile):
    """After restoring an older state, new articles get numbers that others had."""
    first = copy_all(profile, NOW - 3 * DAY)
    conn = open_store(profile.database, NOW)
    store(conn, 1, [make_new(500)])
    conn.close()
    second = copy_all(profile, NOW - 2 * DAY)
    repair.restore_backup(profile, first, NOW - DAY)
    conn = open_store(profile.database, NOW)
    store(conn, 1, [make_new(600)])
    conn.close()
    small = copy_own(profile, NOW)
    assert goes_with(small, first)
    assert not goes_with(small, second)
    assert repair.find_base(profile, small) == first
    assert repair.find_base(profile, second) is None


def test_it_takes_a_few_megabytes_where_there_are_many_articles(profile):
    conn = open_store(profile.database, NOW)
    feed_id = add_feed_with(conn, "https://example.org/many", range(1_000, 6_000))
    store(conn, feed_id, seen=[5_000])
    conn.close()
    assert copy_own(profile, NOW).stat().st_size < profile.database.stat().st_size / 4
