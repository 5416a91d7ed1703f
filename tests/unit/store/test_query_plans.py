"""The planner uses each index for the query that its comment names, and no list sorts or scans."""

from __future__ import annotations

import re
from array import array
from typing import Any

import apsw
import pytest

from reader.core.records.stored import Cursor, View, ViewKind
from reader.features.stories import store as stories
from reader.store import content, entries, maintenance
from reader.store.db import fetch, read_schema
from reader.store.views import make_query

FEED = View(ViewKind.FEED, 1)
PAGE = Cursor(5, 5)


def explain(conn: apsw.Connection, sql: str, parameters: tuple[Any, ...] = ()) -> str:
    return "\n".join(row[3] for row in fetch(conn, f"EXPLAIN QUERY PLAN {sql}", parameters))


@pytest.mark.parametrize("newest_first", [True, False])
@pytest.mark.parametrize("after", [None, PAGE])
@pytest.mark.parametrize(
    ("view", "index"),
    [
        (View(), "marks_all"),
        (View(since_at=3), "marks_all"),
        (View(unread_only=True), "marks_unread"),
        (View(unread_only=True, since_at=3), "marks_unread"),
        (View(ViewKind.STARRED), "marks_starred"),
        (View(ViewKind.STARRED, unread_only=True), "marks_starred"),
        (FEED, "marks_feed"),
        (View(ViewKind.FEED, 1, unread_only=True), "marks_unread_feed"),
        (View(ViewKind.TAG, 1), "PRIMARY KEY"),
        (View(ViewKind.TAG, 1, unread_only=True), "PRIMARY KEY"),
    ],
)
def test_every_view_walks_its_index(
    conn: apsw.Connection, view: View, index: str, after: Cursor | None, newest_first: bool
) -> None:
    view = View(view.kind, view.id, view.unread_only, newest_first, view.since_at)
    query = make_query(view, 100, after, hidden=[9])
    plan = explain(conn, query.sql, query.parameters)
    assert index in plan
    assert "TEMP B-TREE" not in plan
    if after is not None:
        assert "SEARCH" in plan.splitlines()[0]


OTHER_QUERIES = {
    "folders_by_name": ("SELECT id FROM folders WHERE ifnull(parent_id, 0) = ? AND name = ?", (0, "x")),
    "feeds_by_folder": ("SELECT id FROM feeds WHERE folder_id = ? AND deleted_at IS NULL", (1,)),
    "feeds_deleted": ("SELECT id FROM feeds WHERE deleted_at IS NOT NULL", ()),
    "feed_state_due": (
        "SELECT next_poll_at FROM feed_state WHERE status = 'active' AND next_poll_at NOTNULL ORDER BY 1",
        (),
    ),
    "entries_by_feed": ("SELECT id FROM entries WHERE feed_id = ? AND first_seen_at >= ?", (1, 5)),
    "marks_feed": (maintenance.CANDIDATES, (1, 5, 5, 5)),
    "marks_unread_feed": ("SELECT feed_id, count(*) FROM marks WHERE read = 0 AND gone = 0 GROUP BY feed_id", ()),
    "marks_deleted": ("SELECT entry_id FROM marks WHERE gone = 1 AND gone_at < ? LIMIT ?", (5.0, 9)),
    "marks_hidden": (maintenance.HIDDEN_CANDIDATES, (1, 5, 5, 5)),
    "marks_emptied": (maintenance.EMPTIED, (1, 5.0)),
    "entry_tags_by_entry": ("SELECT tag_id FROM entry_tags WHERE entry_id = ?", (1,)),
    "polls_by_feed": (
        "SELECT * FROM polls WHERE feed_id = ?1 AND at >= ?2 ORDER BY at DESC, id DESC LIMIT 5",
        (1, 5.0),
    ),
    "polls_by_time": ("SELECT * FROM polls WHERE at >= ? ORDER BY at DESC, id DESC LIMIT 5", (5.0,)),
    "stories_by_story": ("SELECT entry_id FROM stories WHERE story_id = ?", (1,)),
    "readings_by_time": ("SELECT entry_id FROM readings WHERE last_at >= ? ORDER BY last_at DESC LIMIT 5", (5.0,)),
    "visits_by_time": ("SELECT at FROM visits WHERE at >= ? ORDER BY at, id LIMIT 5", (5.0,)),
    "account_feeds_by_feed": ("SELECT min(account_id) FROM account_feeds WHERE feed_id = ?", (1,)),
    "account_items_by_entry": ("SELECT account_id FROM account_items WHERE entry_id = ?", (1,)),
    "agreed_marks_by_entry": ("SELECT at FROM agreed_marks WHERE entry_id = ?", (1,)),
    "outbox_by_entry": ("SELECT seq FROM outbox WHERE entry_id = ?", (1,)),
    "account_syncs_by_day": (
        "SELECT count(*) FROM account_syncs WHERE account_id = ? AND local_day = ?",
        (1, "2026-11-16"),
    ),
    "account_syncs_by_time": ("DELETE FROM account_syncs WHERE at < ?", (5.0,)),
    "sends_due": ("SELECT id FROM sends WHERE next_at IS NOT NULL AND next_at <= ?", (5.0,)),
    "sends_by_entry": ("DELETE FROM sends WHERE entry_id = ? AND target_id = ? AND sent_at IS NULL", (1, 1)),
    "edition_entries_by_entry": ("SELECT edition_id FROM edition_entries WHERE entry_id = ?", (1,)),
    "edition_deliveries_due": (
        "SELECT edition_id FROM edition_deliveries WHERE next_at IS NOT NULL AND next_at <= ?",
        (5.0,),
    ),
    "mail_items_unseen": ("SELECT uid, entry_id FROM mail_items WHERE mailbox_id = ? AND seen = 0", (1,)),
    "mail_items_by_entry": ("SELECT uid FROM mail_items WHERE entry_id = ?", (1,)),
    "mail_checks_by_day": (
        "SELECT count(*) FROM mail_checks WHERE mailbox_id = ? AND local_day = ?",
        (1, "2026-11-16"),
    ),
    "mail_checks_by_time": ("DELETE FROM mail_checks WHERE at < ?", (5.0,)),
    "mail_picture_uses_by_name": ("SELECT 1 FROM mail_picture_uses WHERE name = ?", ("x",)),
    "prefetched_by_time": ("SELECT entry_id FROM prefetched_entries WHERE got_at >= ?", (5.0,)),
    "agreed_listening_by_entry": ("SELECT place_s FROM agreed_listening WHERE entry_id = ?", (1,)),
    "sessions_by_time": ("SELECT id FROM sessions WHERE started_at >= ? ORDER BY started_at, id", (5.0,)),
}


@pytest.mark.parametrize("index", OTHER_QUERIES)
def test_other_queries_use_their_index(conn: apsw.Connection, index: str) -> None:
    plan = explain(conn, *OTHER_QUERIES[index])
    assert re.search(rf"USING (COVERING )?INDEX {index}\b", plan)
    assert "TEMP B-TREE" not in plan


def test_every_index_is_asked_about(conn: apsw.Connection) -> None:
    made = set(re.findall(r"INDEX (\w+) ON", read_schema()))
    viewed = {"marks_all", "marks_feed", "marks_unread", "marks_unread_feed", "marks_starred"}
    assert made == viewed | set(OTHER_QUERIES)


def test_known_articles_are_looked_up_never_scanned(conn: apsw.Connection) -> None:
    plan = explain(conn, entries.FIND_KNOWN, (1, b"key"))
    assert "SCAN" not in plan


def test_the_stories_of_a_page_are_looked_up_never_scanned(conn: apsw.Connection) -> None:
    plan = explain(conn, stories.STORIES, (apsw.carray(array("q", [1, 2])),))
    assert "SEARCH s USING INTEGER PRIMARY KEY" in plan
    assert "SCAN s" not in plan


def test_articles_are_read_on_from_where_reading_ended(conn: apsw.Connection) -> None:
    plan = explain(conn, content.NEXT_POSTS, (5, 50))
    assert "SCAN" not in plan
    assert "TEMP B-TREE" not in plan
