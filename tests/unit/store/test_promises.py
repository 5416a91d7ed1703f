"""Promises that a sentence makes, kept by the store."""

from __future__ import annotations

import pytest

from reader.core.records.logged import UNDO_DAYS
from reader.features.subscriptions.cli import COMMANDS
from reader.store import feeds, maintenance, marks
from reader.store.db import fetch
from tests.unit.store.made import NOW, add_feed_with

DAY = 86_400.0


def test_what_was_removed_comes_back_for_as_long_as_the_command_says(conn):
    said = next(one.words for one in COMMANDS._all if one.name == "remove")
    assert f"within {UNDO_DAYS} days" in said
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    marks.set_starred(conn, [1])
    feeds.remove_feed(conn, feed_id, NOW)
    maintenance.purge_feeds(conn, NOW + UNDO_DAYS * DAY - 60)
    assert feeds.add_feed(conn, "https://example.org/feed", NOW).is_new
    assert fetch(conn, "SELECT starred FROM marks ORDER BY entry_id") == [(1,), (0,)]
    feeds.remove_feed(conn, feed_id, NOW)
    assert maintenance.purge_feeds(conn, NOW + UNDO_DAYS * DAY + 60) == 1


@pytest.mark.parametrize("mark", [marks.set_read, marks.set_starred])
def test_what_is_only_remembered_takes_no_marks(conn, mark):
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    maintenance.empty_entries(conn, [1], NOW)
    assert mark(conn, [1, 2]).ids == (2,)


def test_what_a_clock_ahead_stored_does_not_stand_on_top_for_a_year(conn):
    feed_id = add_feed_with(conn, "https://example.org/feed", [1, 2])
    ahead = int(NOW + 365 * DAY)
    conn.execute("UPDATE entries SET first_seen_at = ? WHERE id = 1", (ahead,))
    conn.execute("UPDATE entries SET first_seen_at = ? WHERE id = 2", (NOW - 60,))
    conn.execute("UPDATE marks SET sort_at = ? WHERE entry_id = 1", (ahead,))
    conn.execute("UPDATE feed_state SET last_fetched_at = ? WHERE feed_id = ?", (ahead, feed_id))
    before = fetch(conn, "SELECT * FROM marks WHERE entry_id = 2")
    maintenance.clamp_future_times(conn, NOW)
    assert fetch(conn, "SELECT sort_at FROM marks WHERE entry_id = 1") == [(int(NOW),)]
    assert fetch(conn, "SELECT first_seen_at FROM entries WHERE id = 1") == [(int(NOW),)]
    assert fetch(conn, "SELECT * FROM marks WHERE entry_id = 2") == before


def test_a_clock_behind_moves_nothing(conn):
    """Then everything lies ahead, from the next day on."""
    feed_id = add_feed_with(conn, "https://example.org/feed", range(1, 100))
    conn.execute("UPDATE entries SET first_seen_at = ? - id * 86400", (NOW,))
    conn.execute("UPDATE feed_state SET last_fetched_at = ? WHERE feed_id = ?", (NOW, feed_id))
    before = fetch(conn, "SELECT * FROM marks"), fetch(conn, "SELECT * FROM entries")
    for behind in (1, 20, 45, 80, 200, 10_000):
        maintenance.clamp_future_times(conn, NOW - behind * DAY)
        assert (fetch(conn, "SELECT * FROM marks"), fetch(conn, "SELECT * FROM entries")) == before
