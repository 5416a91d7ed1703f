"""Accounts as the user set them up, their states, sync log and feeds; what each shares with its server: posts, marks,
tags, the outbox, listening.

The window's write thread and commands set accounts up; the thread that synchronises writes the rest; everyone reads.
What is taken over from a server never touches an entry whose own mark waits in the outbox for that server.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager

import apsw
from msgspec import Struct

from reader.core.errors import UsageError
from reader.core.records.logged import SyncRecord
from reader.core.words.catalogue import AccountCode
from reader.features.accounts.records import KEPT_HERE, Account, AccountState, LinkedFeed, PendingChange
from reader.features.podcasts.records import HEARD_WITHIN_S
from reader.features.podcasts.store import find_heard, save_position, set_heard
from reader.store.bodies import clean
from reader.store.db import bind_ids, fetch, fetch_column, find_value, transaction, write, write_many
from reader.store.rows import fetch_as, find_as, list_columns, make_values, parse_state, state_text

SYNCS_KEPT_S = 400 * 86_400.0
_SELECT = f"SELECT {list_columns(Account)} FROM accounts"
_COLUMNS = list_columns(LinkedFeed)


def add_account(conn: apsw.Connection, account: Account) -> int:
    """Store a new account and return its id. UsageError if the user has it already."""
    with transaction(conn):
        same = fetch(conn, "SELECT id FROM accounts WHERE url = ? AND username = ?", (account.url, account.username))
        if same:
            raise UsageError(AccountCode.ACCOUNT_KNOWN())
        sql = f"INSERT INTO accounts ({list_columns(Account, but=['id'])}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
        conn.execute(sql, make_values(account)[1:])
        return conn.last_insert_rowid()


def list_accounts(conn: apsw.Connection) -> list[Account]:
    return fetch_as(conn, Account, f"{_SELECT} ORDER BY id")


def get_account(conn: apsw.Connection, account_id: int) -> Account:
    account = find_as(conn, Account, f"{_SELECT} WHERE id = ?", (account_id,))
    if account is None:
        raise UsageError(AccountCode.ACCOUNT_UNKNOWN())
    return account


def has_account(conn: apsw.Connection, account_id: int) -> bool:
    return bool(fetch(conn, "SELECT 1 FROM accounts WHERE id = ?", (account_id,)))


def change_account(conn: apsw.Connection, account: Account) -> None:
    sql = "UPDATE accounts SET name = ?, ca_file = ?, takes_new_feeds = ?, refreshes_server = ? WHERE id = ?"
    write(
        conn, sql, (clean(account.name), account.ca_file, account.takes_new_feeds, account.refreshes_server, account.id)
    )


def remove_account(conn: apsw.Connection, account_id: int) -> None:
    """Remove an account; Paperround polls its feeds itself from now on."""
    write(conn, "DELETE FROM accounts WHERE id = ?", (account_id,))


class SyncTotals(Struct, frozen=True):
    asks: int
    requests: int
    wire_bytes: int


def find_account_state(conn: apsw.Connection, account_id: int) -> AccountState:
    rows = fetch(conn, "SELECT state FROM account_state WHERE account_id = ?", (account_id,))
    return parse_state(rows[0][0], AccountState) if rows else AccountState()


def save_account_state(conn: apsw.Connection, account_id: int, state: AccountState) -> None:
    """Store an account's state; nothing happens if it is gone meanwhile."""
    sql = "INSERT OR REPLACE INTO account_state (account_id, state) SELECT id, ? FROM accounts WHERE id = ?"
    write(conn, sql, (state_text(state), account_id))


def add_sync(conn: apsw.Connection, ask: SyncRecord) -> None:
    with transaction(conn):
        sql = f"""INSERT INTO account_syncs ({list_columns(SyncRecord)})
            SELECT id, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11 FROM accounts WHERE id = ?1"""
        conn.execute(sql, make_values(ask))
        conn.execute("DELETE FROM account_syncs WHERE at < ?", (ask.at - SYNCS_KEPT_S,))


def list_syncs(conn: apsw.Connection, limit: int) -> list[SyncRecord]:
    """The syncs of all accounts, newest first."""
    sql = f"SELECT {list_columns(SyncRecord)} FROM account_syncs ORDER BY at DESC LIMIT ?"
    return fetch_as(conn, SyncRecord, sql, (limit,))


def sum_syncs(conn: apsw.Connection, account_id: int, local_day: str) -> SyncTotals:
    sums = ", ".join(f"total({name})" for name in SyncTotals.__struct_fields__[1:])
    sql = f"SELECT count(*), {sums} FROM account_syncs WHERE account_id = ? AND local_day = ?"
    return SyncTotals(*map(int, fetch(conn, sql, (account_id, local_day))[0]))


def list_linked_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    sql = f"SELECT {_COLUMNS} FROM account_feeds WHERE account_id = ? ORDER BY feed_id"
    return fetch_as(conn, LinkedFeed, sql, (account_id,))


def list_tied_feeds(conn: apsw.Connection, account_id: int) -> dict[int, str]:
    """The feeds that both sides have, with their ids at the server."""
    sql = "SELECT feed_id, remote_id FROM account_feeds WHERE account_id = ? AND remote_id IS NOT NULL"
    return dict(fetch(conn, sql, (account_id,)))


def list_feeds_of_others(conn: apsw.Connection, account_id: int) -> set[int]:
    sql = "SELECT feed_id FROM account_feeds WHERE account_id <> ? AND remote_id IS NOT NULL"
    return set(fetch_column(conn, sql, (account_id,)))


def save_linked_feed(conn: apsw.Connection, account_id: int, linked: LinkedFeed) -> None:
    sql = f"INSERT OR REPLACE INTO account_feeds (account_id, {_COLUMNS}) VALUES (?, ?, ?, ?, ?, ?, ?, ?)"
    write(conn, sql, (account_id, *make_values(linked)))


def choose_account(conn: apsw.Connection, feed_id: int, account_id: int) -> None:
    """Note where the user wants a new feed: in this account and no other; ONLY_HERE is none of them."""
    sql = """INSERT OR IGNORE INTO account_feeds (account_id, feed_id, local_name, local_folder, refused_at)
        SELECT id, ?1, '', '', iif(id = ?2, NULL, ?3) FROM accounts"""
    write(conn, sql, (feed_id, account_id, KEPT_HERE))


def unlink_feed(conn: apsw.Connection, account_id: int, feed_id: int) -> None:
    """Note that the server does not have a feed any more; forget its posts there and what was not sent yet."""
    with transaction(conn):
        sql = "UPDATE account_feeds SET remote_id = NULL WHERE account_id = ? AND feed_id = ?"
        conn.execute(sql, (account_id, feed_id))
        of_feed = "WHERE account_id = ?1 AND entry_id IN (SELECT id FROM entries WHERE feed_id = ?2)"
        conn.execute(f"DELETE FROM account_items {of_feed}", (account_id, feed_id))
        conn.execute(f"DELETE FROM outbox {of_feed}", (account_id, feed_id))


def unlink_everything(conn: apsw.Connection, account_id: int) -> None:
    """Forget what the server calls its feeds and posts; what waits in the outbox still counts, by its entry."""
    with transaction(conn):
        sql = (
            "UPDATE account_feeds SET remote_id = NULL, refused_at = NULL WHERE account_id = ? AND refused_at IS NOT ?"
        )
        conn.execute(sql, (account_id, KEPT_HERE))
        conn.execute("DELETE FROM account_items WHERE account_id = ?", (account_id,))


def list_removed_feeds(conn: apsw.Connection, account_id: int) -> list[LinkedFeed]:
    """Feeds that the user unsubscribed here and that the server still has."""
    sql = f"""SELECT {_COLUMNS} FROM account_feeds WHERE account_id = ? AND remote_id IS NOT NULL
        AND feed_id IN (SELECT id FROM feeds WHERE deleted_at IS NOT NULL)"""
    return fetch_as(conn, LinkedFeed, sql, (account_id,))


def list_unlinked_feeds(conn: apsw.Connection, since_at: float) -> list[int]:
    """Feeds that were added since and belong to no account, without followed pages and mail."""
    return fetch_column(
        conn,
        """SELECT id FROM feeds WHERE added_at >= ? AND deleted_at IS NULL AND page_kind = '' AND url NOT LIKE 'mail:%'
               AND id NOT IN (SELECT feed_id FROM account_feeds) ORDER BY id""",
        (since_at,),
    )


def note_asked(conn: apsw.Connection, account_id: int, now: float) -> None:
    """Note that a sync polled all feeds of an account, and forget marks that were agreed on long ago. Where Paperround
    tells the server when to refresh, the poll counts for a feed's first time only; see `note_polled`."""
    sql = """UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id IN (
            SELECT feed_id FROM account_feeds WHERE account_id = ?1 AND remote_id IS NOT NULL)
        AND (last_ok_at IS NULL OR NOT (SELECT refreshes_server FROM accounts WHERE id = ?1))"""
    write(conn, sql, (account_id, now), survives_power_cut=False)
    write(conn, "DELETE FROM agreed_marks WHERE account_id = ? AND at < ?", (account_id, now - KEPT_S))


def note_polled(conn: apsw.Connection, feed_id: int, now: float) -> None:
    """Note that an account's server polled a feed because it was told to."""
    sql = "UPDATE feed_state SET last_fetched_at = ?2, last_ok_at = ?2 WHERE feed_id = ?1"
    write(conn, sql, (feed_id, now), survives_power_cut=False)


KEPT_S = 60 * 86_400.0
MARKS_PER_TRANSACTION = 500
UNSENT_S = 60 * 86_400.0
"""Places in episodes that were heard longer ago are not sent."""


def note_agreed(conn: apsw.Connection, account_id: int, field: str, entry_ids: Iterable[int], now: float) -> None:
    """Note that the server took these marks, or gave them: a server restored from a backup can be told again."""
    sql = "INSERT OR REPLACE INTO agreed_marks (account_id, entry_id, field, at) VALUES (?, ?, ?, ?)"
    write_many(conn, sql, ((account_id, id_, field, now) for id_ in entry_ids))


def list_agreed(conn: apsw.Connection, account_id: int, field: str) -> dict[int, float]:
    sql = "SELECT entry_id, at FROM agreed_marks WHERE account_id = ? AND field = ?"
    return dict(fetch(conn, sql, (account_id, field)))


@contextmanager
def pulling(conn: apsw.Connection, account_id: int) -> Iterator[None]:
    """Run a transaction whose changes come from this account's server, so that they are not sent back to it."""
    with transaction(conn):
        conn.execute("INSERT OR REPLACE INTO pulling (account_id) VALUES (?)", (account_id,))
        yield
        conn.execute("DELETE FROM pulling")


class Link(Struct, frozen=True):
    """Which entry a post of a server is, and when the server found it."""

    item_id: int
    entry_id: int
    crawled_at: float


def link_items(conn: apsw.Connection, account_id: int, links: Iterable[Link]) -> None:
    """Remember which post is which entry; a post that was another entry's becomes that of the new one."""
    sql = """INSERT OR REPLACE INTO account_items (account_id, item_id, entry_id, crawled_at)
        SELECT ?1, ?2, id, ?4 FROM entries WHERE id = ?3"""
    write_many(conn, sql, ((account_id, link.item_id, link.entry_id, link.crawled_at) for link in links))


def list_links(conn: apsw.Connection, account_id: int) -> list[Link]:
    sql = "SELECT item_id, entry_id, crawled_at FROM account_items WHERE account_id = ?"
    return fetch_as(conn, Link, sql, (account_id,))


def forget_items(conn: apsw.Connection, account_id: int, item_ids: Iterable[int]) -> None:
    sql = "DELETE FROM account_items WHERE account_id = ? AND item_id = ?"
    write_many(conn, sql, ((account_id, item_id) for item_id in item_ids))


def list_unknown_items(conn: apsw.Connection, account_id: int, item_ids: Collection[int]) -> list[int]:
    if not item_ids:
        return []
    sql = "SELECT value FROM carray(?2) WHERE value NOT IN (SELECT item_id FROM account_items WHERE account_id = ?1)"
    return fetch_column(conn, sql, (account_id, bind_ids(item_ids)))


def count_untied(conn: apsw.Connection, account_id: int) -> dict[int, int]:
    """How many entries, by feed, are tied to no post though older ones are: their marks aren't sent."""
    sql = """WITH tied AS (SELECT e.feed_id, min(m.sort_at) AS since_at FROM account_items i
            JOIN entries e ON e.id = i.entry_id JOIN marks m ON m.entry_id = e.id
            WHERE i.account_id = ?1 GROUP BY e.feed_id)
        SELECT e.feed_id, count(*) FROM tied t JOIN entries e ON e.feed_id = t.feed_id
            JOIN marks m ON m.entry_id = e.id AND m.sort_at >= t.since_at AND m.gone = 0
            JOIN account_feeds f ON f.account_id = ?1 AND f.feed_id = e.feed_id AND f.remote_id IS NOT NULL
        WHERE NOT EXISTS (SELECT 1 FROM account_items i WHERE i.account_id = ?1 AND i.entry_id = e.id)
        GROUP BY e.feed_id"""
    return dict(fetch(conn, sql, (account_id,)))


def find_newest_link(conn: apsw.Connection, account_id: int, feed_ids: Collection[int]) -> Link | None:
    sql = """SELECT i.item_id, i.entry_id, i.crawled_at FROM account_items i JOIN entries e ON e.id = i.entry_id
        WHERE i.account_id = ? AND e.feed_id IN (SELECT value FROM carray(?))
        ORDER BY i.item_id DESC LIMIT 1"""
    return find_as(conn, Link, sql, (account_id, bind_ids(feed_ids)))


def find_newest_item(conn: apsw.Connection, account_id: int) -> int | None:
    return find_value(conn, int, "SELECT max(item_id) FROM account_items WHERE account_id = ?", (account_id,))


_DIFFERING = """
    SELECT m.entry_id FROM marks m
    WHERE m.{field} = {local} AND m.gone < 2
        AND m.entry_id IN (SELECT entry_id FROM account_items WHERE account_id = ?1)
        AND m.entry_id {isin} (SELECT entry_id FROM account_items
            WHERE account_id = ?1 AND item_id IN (SELECT value FROM carray(?2)))
        AND m.entry_id NOT IN (SELECT entry_id FROM outbox WHERE account_id = ?1 AND field = '{field}')"""


def list_differing(
    conn: apsw.Connection, account_id: int, field: str, item_ids: Collection[int], *, value: bool
) -> list[int]:
    """Linked entries without an unsent change whose mark is `value` at the server but not here.

    `item_ids` are the posts that are unread, or starred, at the server; one post is enough for its entry."""
    is_listed = (field == "starred") == value
    sql = _DIFFERING.format(field=field, local=int(not value), isin="IN" if is_listed else "NOT IN")
    return fetch_column(conn, sql, (account_id, bind_ids(item_ids)))


def adopt_marks(
    conn: apsw.Connection, account_id: int, field: str, entry_ids: Collection[int], now: float, *, value: bool
) -> list[int]:
    """Set marks that another device set, except where a change waits in the outbox; return the entries that changed."""
    ids = list(entry_ids)
    changed: list[int] = []
    for start in range(0, len(ids), MARKS_PER_TRANSACTION):
        with pulling(conn, account_id):
            sql = f"""UPDATE marks SET {field} = ?3, changed_at = unixepoch()
                WHERE entry_id IN (SELECT value FROM carray(?2)) AND {field} <> ?3 AND gone < 2
                    AND entry_id NOT IN (
                        SELECT entry_id FROM outbox WHERE account_id = ?1 AND field = '{field}')
                RETURNING entry_id"""
            now_set = fetch_column(conn, sql, (account_id, bind_ids(ids[start : start + MARKS_PER_TRANSACTION]), value))
            note_agreed(conn, account_id, field, now_set, now)
            changed += now_set
    return changed


def find_newest_crawl(conn: apsw.Connection, account_id: int, entry_ids: Collection[int]) -> float:
    """When the server found the newest of these entries, by its own clock; 0 if there are none."""
    sql = "SELECT max(crawled_at) FROM account_items WHERE account_id = ? AND entry_id IN (SELECT value FROM carray(?))"
    return find_value(conn, float, sql, (account_id, bind_ids(entry_ids))) or 0.0


def list_marks(conn: apsw.Connection, entry_ids: Collection[int]) -> dict[int, dict[str, bool]]:
    sql = "SELECT entry_id, read, starred FROM marks WHERE entry_id IN (SELECT value FROM carray(?))"
    rows = fetch(conn, sql, (bind_ids(entry_ids),))
    return {id_: {"read": bool(read), "starred": bool(starred)} for id_, read, starred in rows}


def adopt_tag(conn: apsw.Connection, account_id: int, label: str, item_ids: Collection[int]) -> int:
    """Tag exactly the linked entries that carry a label at the server, but for changes that wait; return how many
    changed."""
    name = clean(" ".join(label.split()))
    if not name:
        return 0
    with pulling(conn, account_id):
        conn.execute("INSERT OR IGNORE INTO tags (name) VALUES (?)", (name,))
        found = (account_id, name, bind_ids(item_ids))
        given = conn.execute(_GIVE, found).fetchall()
        taken = conn.execute(_ADOPT, found).fetchall()
        sql = "DELETE FROM tags WHERE name = ?1 AND NOT EXISTS (SELECT 1 FROM entry_tags WHERE tag_id = tags.id)"
        conn.execute(sql, (name,))
    return len(given) + len(taken)


_THERE = "SELECT entry_id FROM account_items WHERE account_id = ?1 AND item_id IN (SELECT value FROM carray(?3))"
_UNSENT = "SELECT entry_id FROM outbox WHERE account_id = ?1 AND field = 'tag' AND label = ?2 COLLATE NOCASE"
_GIVE = f"""
    INSERT OR IGNORE INTO entry_tags (tag_id, sort_at, entry_id)
    SELECT t.id, m.sort_at, m.entry_id FROM marks m, tags t
    WHERE t.name = ?2 AND m.gone = 0 AND m.entry_id IN ({_THERE}) AND m.entry_id NOT IN ({_UNSENT})
    RETURNING entry_id"""
_ADOPT = f"""
    DELETE FROM entry_tags
    WHERE tag_id = (SELECT id FROM tags WHERE name = ?2)
        AND entry_id IN (SELECT entry_id FROM account_items WHERE account_id = ?1)
        AND entry_id NOT IN ({_THERE}) AND entry_id NOT IN ({_UNSENT})
    RETURNING entry_id"""


class Waiting(Struct, frozen=True):
    count: int
    since_at: float | None


def list_pending_changes(conn: apsw.Connection, account_id: int) -> list[PendingChange]:
    """What the triggers in resources/schema/accounts.sql put into the outbox, oldest first: one for each post."""
    sql = """SELECT o.seq, o.entry_id, i.item_id, o.field, o.label, o.value FROM outbox o
        JOIN account_items i ON i.account_id = o.account_id AND i.entry_id = o.entry_id
        WHERE o.account_id = ? ORDER BY o.seq, i.item_id"""
    return fetch_as(conn, PendingChange, sql, (account_id,))


def forget_sent(conn: apsw.Connection, seqs: Iterable[int]) -> None:
    """Take out of the outbox what was sent. A change that was made again meanwhile has a new number and stays."""
    write_many(conn, "DELETE FROM outbox WHERE seq = ?", ((seq,) for seq in seqs))


def count_waiting(conn: apsw.Connection, account_id: int) -> Waiting:
    rows = fetch(conn, "SELECT count(*), min(at) FROM outbox WHERE account_id = ?", (account_id,))
    return Waiting(*rows[0])


def queue_marks(
    conn: apsw.Connection, account_id: int, field: str, entry_ids: Iterable[int], now: float, *, value: bool
) -> None:
    """Queue marks as they are here, though nobody changed them just now."""
    sql = "INSERT INTO outbox (account_id, entry_id, field, label, value, at) VALUES (?, ?, ?, '', ?, ?)"
    write_many(conn, sql, ((account_id, id_, field, value, now) for id_ in entry_ids))


def queue_tags(conn: apsw.Connection, account_id: int, entry_ids: Iterable[int], now: float) -> None:
    """Queue the tags that these entries carry, for a server that can keep them."""
    sql = """INSERT INTO outbox (account_id, entry_id, field, label, value, at)
        SELECT a.id, e.entry_id, 'tag', t.name, 1, ?3 FROM entry_tags e JOIN tags t ON t.id = e.tag_id,
            accounts a WHERE a.id = ?1 AND a.kind IN ('freshrss', 'bazqux', 'other') AND e.entry_id = ?2"""
    write_many(conn, sql, ((account_id, id_, now) for id_ in entry_ids))


class LinkedListening(Struct, frozen=True):
    """An episode that a server has too. Places are in whole seconds, as Miniflux keeps them; the place of an episode
    that was heard to its end is its length. What differs from what was agreed on was heard here and is to be sent."""

    entry_id: int
    item_id: int
    url: str
    duration_s: float | None
    here_s: int | None
    """None: never begun, or heard while its length was unknown."""
    enclosure_id: int | None
    """Of the episode at the server."""
    agreed_s: int | None


_LENGTH = "ifnull(l.duration_s, p.duration_s)"
_HERE = f"CAST(round(iif(l.heard, {_LENGTH}, l.position_s)) AS INTEGER)"
# An entry with several posts at the server goes by the newest.
_LISTENING = f"""
    SELECT p.entry_id, max(i.item_id) AS item_id, p.url, {_LENGTH} AS duration_s, {_HERE} AS here_s, g.enclosure_id,
        g.place_s AS agreed_s
    FROM account_items i JOIN episodes p ON p.entry_id = i.entry_id
        LEFT JOIN listening l ON l.entry_id = i.entry_id
        LEFT JOIN agreed_listening g ON g.account_id = i.account_id AND g.entry_id = i.entry_id
    WHERE i.account_id = ?1 AND """
_UNSENT_PLACES = f"l.played_at >= ?2 AND {_HERE} <> ifnull(g.place_s, 0)"


def list_unsent(conn: apsw.Connection, account_id: int, now: float, limit: int) -> list[LinkedListening]:
    """What was heard here since the server last agreed, the latest first."""
    condition = f"{_UNSENT_PLACES} GROUP BY p.entry_id ORDER BY l.played_at DESC LIMIT ?3"
    return fetch_as(conn, LinkedListening, _LISTENING + condition, (account_id, now - UNSENT_S, limit))


def list_linked(conn: apsw.Connection, account_id: int, entry_ids: Collection[int]) -> list[LinkedListening]:
    condition = "i.entry_id IN (SELECT value FROM carray(?2)) GROUP BY p.entry_id"
    return fetch_as(conn, LinkedListening, _LISTENING + condition, (account_id, bind_ids(entry_ids)))


def has_episodes(conn: apsw.Connection, account_id: int) -> bool:
    sql = "SELECT 1 FROM episodes p JOIN account_items i ON i.entry_id = p.entry_id WHERE i.account_id = ? LIMIT 1"
    return bool(fetch(conn, sql, (account_id,)))


def note_agreed_listening(
    conn: apsw.Connection, account_id: int, entry_id: int, enclosure_id: int | None, place_s: int | None
) -> None:
    """Note the place that both sides have. `enclosure_id` None: the server has no such episode, so nothing of it is
    sent until it is heard on."""
    sql = """INSERT OR REPLACE INTO agreed_listening (account_id, entry_id, enclosure_id, place_s)
        SELECT a.id, e.id, ?3, ?4 FROM accounts a, entries e WHERE a.id = ?1 AND e.id = ?2"""
    write(conn, sql, (account_id, entry_id, enclosure_id, place_s))


def forget_agreed_listening(conn: apsw.Connection, account_id: int) -> None:
    """Forget all agreed places: a server that was restored has other episodes under these numbers."""
    write(conn, "DELETE FROM agreed_listening WHERE account_id = ?", (account_id,))


def adopt_listening(conn: apsw.Connection, known: LinkedListening, there_s: int, now: float) -> bool:
    """Take over the place of another device; return whether it heard the episode to its end."""
    is_heard = bool(known.duration_s) and there_s >= (known.duration_s or 0.0) - HEARD_WITHIN_S
    if is_heard:
        set_heard(conn, known.entry_id, True, now)
    else:
        before = find_heard(conn, known.entry_id)
        save_position(conn, known.entry_id, there_s, before.duration_s if before else None, now)
    return is_heard
