"""Erasing keeps what accounts at servers need, without the times at which the user read."""

from __future__ import annotations

import json

import apsw

from reader.features.offline.records import PrefetchedEntry
from reader.features.offline.store import save_prefetched
from reader.store.backup import back_up_by_hand
from reader.store.db import DEVELOPMENT_ID, fetch
from reader.store.erase import erase_copies, erase_reading, find_known_from
from reader.store.views import HeldEntries, find_held, hold_entries
from tests.unit.store.made import NOW, add_feed_with

TODAY, MORNING = "2025-06-15", 1_749_945_600


def test_accounts_keep_their_marks_and_forget_the_times(conn):
    add_feed_with(conn, "https://example.org/feed", [1, 2])
    conn.execute("INSERT INTO accounts VALUES (1, 'other', 'https://x.example', 'me', 'X', 0, '', 0, 0)")
    state = {"synced_at": 5.0, "next_at": 6.0, "next_reason": "before-look"}
    conn.execute("INSERT INTO account_state VALUES (1, ?)", (json.dumps(state),))
    conn.execute("INSERT INTO agreed_marks VALUES (1, 1, 'read', 1234.5)")
    conn.execute(
        "INSERT INTO outbox (account_id, entry_id, field, label, value, at) VALUES (1, 2, 'read', '', 1, 2345.5)"
    )
    for reason, day in (("visited", "2025-06-14"), ("added", "2025-06-14"), ("visited", TODAY)):
        conn.execute(
            """INSERT INTO account_syncs (account_id, at, local_day, reason, requests, wire_bytes, elapsed_s, new_count,
                   marks_in, marks_out, problem) VALUES (1, 9.0, ?, ?, 1, 1, 1.0, 0, 3, 4, '')""",
            (day, reason),
        )
    erase_reading(conn, NOW, TODAY)
    assert fetch(conn, "SELECT entry_id, at FROM agreed_marks") == [(1, MORNING)]
    assert fetch(conn, "SELECT entry_id, value, at FROM outbox") == [(2, 1, MORNING)]
    assert fetch(conn, "SELECT reason, marks_out FROM account_syncs ORDER BY id") == [
        ("rarely", 0),
        ("added", 0),
        ("visited", 4),
    ]
    assert json.loads(fetch(conn, "SELECT state FROM account_state")[0][0]) == {"synced_at": 5.0}
    assert find_known_from(conn) == NOW


def test_a_copy_forgets_which_pictures_were_got_ready_as_the_database_does(conn, path):
    add_feed_with(conn, "https://example.org/feed", [1])
    save_prefetched(conn, PrefetchedEntry(1, NOW, NOW, 1, 1, 0, False), 0.5, ["https://example.org/seen.png"])
    copy = back_up_by_hand(conn, path.parent / "backups", NOW)
    erase_reading(conn, NOW, TODAY)
    erase_copies(path, path.parent / "backups", TODAY)
    assert fetch(conn, "SELECT url FROM prefetched_pictures") == []
    assert b"seen.png" not in copy.read_bytes()


def test_a_copy_from_before_1_0_forgets_too(conn, path):
    conn.execute("INSERT INTO sessions (started_at, ended_at) VALUES (1.0, 2.0)")
    conn.pragma("application_id", DEVELOPMENT_ID)
    copy = back_up_by_hand(conn, path.parent / "backups", NOW)
    assert erase_copies(path, path.parent / "backups", TODAY).cleaned == (copy,)
    kept = apsw.Connection(str(copy), flags=apsw.SQLITE_OPEN_READONLY)
    assert fetch(kept, "SELECT * FROM sessions") == []
    kept.close()


def test_a_curtain_stays_where_it_is_and_forgets_when_the_user_lifted_it(conn):
    hold_entries(conn, 7, NOW)
    erase_reading(conn, NOW, TODAY)
    assert find_held(conn) == HeldEntries(7, MORNING)
