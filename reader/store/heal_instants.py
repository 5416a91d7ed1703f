"""Heals instants that lie in the future beyond reason: a clock that once ran ahead must not stop polling for a year.

Only what decides about polling is changed, and only what a poll makes anew anyway. What the owner read, and when, stays
as it is; whoever learns from it leaves out what lies ahead. docs/notes/what-if-the-clock-is-wrong.md
"""

from __future__ import annotations

import apsw

from reader.store.db import transaction

SLACK_S = 600.0
"""Two clocks that differ by less are the same."""
LONGEST_WISH_S = 8 * 86_400.0
"""No publisher is given more: a pause of a week at most."""
AGAIN_S = 3_600.0
"""How long a host that asked for a pause is left alone if nobody knows any more until when."""

# The row was written by a clock that ran ahead: all of it moves back by as much, so that wishes keep their length.
_MOVE_BACK = """
UPDATE feed_state SET
    earliest_at = earliest_at - (last_fetched_at - ?1),
    next_poll_at = NULL,
    failing_since = CASE WHEN failing_since > ?1 THEN ?1 ELSE failing_since END,
    moved_first_seen_at = CASE WHEN moved_first_seen_at > ?1 THEN ?1 ELSE moved_first_seen_at END,
    last_ok_at = CASE WHEN last_ok_at > ?1 THEN ?1 ELSE last_ok_at END,
    last_fetched_at = ?1
WHERE last_fetched_at > ?1 + ?2
"""

# A clock that ran behind has left these before the owner subscribed, which would be told as weeks of quiet or failure.
_MOVE_ON = """
UPDATE feed_state SET
    failing_since = CASE WHEN failing_since < feeds.added_at THEN feeds.added_at ELSE failing_since END,
    last_new_at = CASE WHEN last_new_at < feeds.added_at THEN feeds.added_at ELSE last_new_at END
FROM feeds WHERE feeds.id = feed_state.feed_id AND feeds.added_at <= ?1
    AND (failing_since < feeds.added_at OR last_new_at < feeds.added_at)
"""

# When servers were last asked, in their states: since then their next turn is counted.
_ASKED = (
    (
        "UPDATE account_state SET state = json_set(state, '$.' || ?3, ?1) WHERE state ->> ?3 > ?1 + ?2",
        ("synced_at", "tried_at", "listed_at", "complete_at", "counted_at", "compared_listening_at"),
    ),
    (
        "UPDATE mailbox_state SET state = json_set(state, '$.' || ?3, ?1) WHERE state ->> ?3 > ?1 + ?2",
        ("synced_at", "tried_at"),
    ),
)
# What failed, and waits for its next try.
_TRY_NOW = (
    "UPDATE sends SET next_at = ?1 WHERE next_at > ?1 + ?2",
    "UPDATE downloads SET next_at = ?1 WHERE next_at > ?1 + ?2",
    "UPDATE edition_deliveries SET next_at = ?1 WHERE next_at > ?1 + ?2",
)


def heal_instants(conn: apsw.Connection, now: float) -> None:
    with transaction(conn):
        conn.execute(_MOVE_BACK, (now, SLACK_S))
        conn.execute(_MOVE_ON, (now,))
        conn.execute(
            "UPDATE feed_state SET earliest_at = ?1, earliest_reason = '' WHERE earliest_at > ?1 + ?2",
            (now, LONGEST_WISH_S),
        )
        conn.execute(
            "UPDATE host_pauses SET until_at = ?1 + ?3 WHERE until_at > ?1 + ?2",
            (now, LONGEST_WISH_S, AGAIN_S),
        )
        # A sleep that has not ended yet never was one, nor did anything run in an hour that has not come.
        conn.execute("DELETE FROM gaps WHERE ended_at > ? + ?", (now, SLACK_S))
        conn.execute("DELETE FROM awake WHERE last_at > ? + ?", (now, SLACK_S))
        conn.execute("DELETE FROM robots WHERE fetched_at > ? + ?", (now, SLACK_S))
        for sql, names in _ASKED:
            conn.executemany(sql, [(now, SLACK_S, name) for name in names])
        for sql in _TRY_NOW:
            conn.execute(sql, (now, LONGEST_WISH_S))
