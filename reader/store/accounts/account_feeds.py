"""Which feeds belong to an account, and what both sides last agreed to call them. The thread that synchronises."""

from __future__ import annotations

import apsw
from msgspec.structs import astuple

from reader.model.accounts import KEPT_HERE, LinkedFeed
from reader.store.db import fetch, transaction

_COLUMNS = ", ".join(LinkedFeed.__struct_fields__)


def list_linked_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    rows = fetch(
        conn, f"SELECT {_COLUMNS} FROM account_feeds WHERE account_id = ? ORDER BY feed_id", (account_id,)
    )
    return [LinkedFeed(*row) for row in rows]


def list_feeds_of_others(conn: apsw.Connection, account_id: int) -> set[int]:
    """Feeds that the servers of other accounts have."""
    rows = fetch(
        conn,
        "SELECT feed_id FROM account_feeds WHERE account_id <> ? AND remote_id IS NOT NULL",
        (account_id,),
    )
    return {row[0] for row in rows}


def save_linked_feed(conn: apsw.Connection, account_id: int, linked: LinkedFeed) -> None:
    with transaction(conn):
        conn.execute(
            f"INSERT OR REPLACE INTO account_feeds (account_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            (account_id, *astuple(linked)),
        )


def choose_account(conn: apsw.Connection, feed_id: int, account_id: int) -> None:
    """The owner's word on where a new feed goes: to this account and no other; ONLY_HERE is none of them."""
    with transaction(conn):
        conn.execute(
            """INSERT OR IGNORE INTO account_feeds (account_id, feed_id, local_name, local_folder, refused_at)
               SELECT id, ?1, '', '', iif(id = ?2, NULL, ?3) FROM accounts""",
            (feed_id, account_id, KEPT_HERE),
        )


def unlink_feed(conn: apsw.Connection, account_id: int, feed_id: int) -> None:
    """The server does not have it any more: its posts there are none of ours, nor is what was not sent yet."""
    with transaction(conn):
        conn.execute(
            "UPDATE account_feeds SET remote_id = NULL WHERE account_id = ? AND feed_id = ?",
            (account_id, feed_id),
        )
        of_feed = "WHERE account_id = ?1 AND entry_id IN (SELECT id FROM entries WHERE feed_id = ?2)"
        conn.execute(f"DELETE FROM account_items {of_feed}", (account_id, feed_id))
        conn.execute(f"DELETE FROM outbox {of_feed}", (account_id, feed_id))


def unlink_every_feed(conn: apsw.Connection, account_id: int) -> None:
    """What the server calls them is not known any more; what waits in the outbox still counts."""
    with transaction(conn):
        conn.execute(
            """UPDATE account_feeds SET remote_id = NULL, refused_at = NULL
               WHERE account_id = ?1 AND refused_at IS NOT ?2""",
            (account_id, KEPT_HERE),
        )


def list_removed_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    """Feeds that the owner unsubscribed here and that the server still has."""
    rows = fetch(
        conn,
        f"""SELECT {_COLUMNS} FROM account_feeds
            WHERE account_id = ? AND remote_id IS NOT NULL
                AND feed_id IN (SELECT id FROM feeds WHERE deleted_at IS NOT NULL)""",
        (account_id,),
    )
    return [LinkedFeed(*row) for row in rows]


def list_unlinked_feeds(conn: apsw.Connection, since_at: float) -> list[int]:
    """Feeds that were added since and belong to no account. Followed pages are none of a server's business."""
    rows = fetch(
        conn,
        """SELECT id FROM feeds WHERE added_at >= ? AND deleted_at IS NULL AND page_kind = '' AND url NOT LIKE 'mail:%'
               AND id NOT IN (SELECT feed_id FROM account_feeds) ORDER BY id""",
        (since_at,),
    )
    return [row[0] for row in rows]


def note_asked(conn: apsw.Connection, account_id: int, now: float) -> None:
    """The server was asked and answered: so all its feeds were. Where Paperround conducts it, a feed counts as polled
    when the server was told to poll it, but for its first time."""
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            """UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id IN (
                   SELECT feed_id FROM account_feeds WHERE account_id = ?1 AND remote_id IS NOT NULL)
                   AND (last_ok_at IS NULL OR NOT (SELECT conducts FROM accounts WHERE id = ?1))""",
            (account_id, now),
        )


def note_polled(conn: apsw.Connection, feed_id: int, now: float) -> None:
    """The server of an account polled it because it was told to."""
    with transaction(conn, survives_power_cut=False):
        conn.execute(
            "UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id = ?1", (feed_id, now)
        )
