"""Which post of a server is which entry, and marks that other devices set. The thread that synchronises.

What is taken over from a server never touches an entry whose own mark waits in the outbox for that server.
"""

from __future__ import annotations

from array import array
from collections.abc import Collection, Iterable, Iterator
from contextlib import contextmanager

import apsw
from msgspec import Struct

from reader.store.accounts.agreed_marks import note_agreed
from reader.store.db import fetch, transaction

MARKS_PER_TRANSACTION = 500


@contextmanager
def pulling(conn: apsw.Connection, account_id: int) -> Iterator[None]:
    """A transaction whose changes come from this account's server, so that they are not sent back to it."""
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
    """A post that was another entry's is that of the new one."""
    with transaction(conn):
        conn.executemany(
            """INSERT OR REPLACE INTO account_items (account_id, item_id, entry_id, crawled_at)
               SELECT ?1, ?2, id, ?4 FROM entries WHERE id = ?3""",
            ((account_id, link.item_id, link.entry_id, link.crawled_at) for link in links),
        )


def list_links(conn: apsw.Connection, account_id: int) -> list[Link]:
    rows = fetch(
        conn, "SELECT item_id, entry_id, crawled_at FROM account_items WHERE account_id = ?", (account_id,)
    )
    return [Link(*row) for row in rows]


def unlink_items(conn: apsw.Connection, account_id: int) -> None:
    """Forget which post is which entry; what waits in the outbox is found again by its entry."""
    with transaction(conn):
        conn.execute("DELETE FROM account_items WHERE account_id = ?", (account_id,))


def forget_items(conn: apsw.Connection, account_id: int, item_ids: Iterable[int]) -> None:
    """The server no longer knows these."""
    with transaction(conn):
        conn.executemany(
            "DELETE FROM account_items WHERE account_id = ? AND item_id = ?",
            ((account_id, item_id) for item_id in item_ids),
        )


def list_unknown_items(conn: apsw.Connection, account_id: int, item_ids: Collection[int]) -> list[int]:
    if not item_ids:
        return []
    rows = fetch(
        conn,
        """SELECT value FROM carray(?2) WHERE value NOT IN (
               SELECT item_id FROM account_items WHERE account_id = ?1)""",
        (account_id, apsw.carray(array("q", item_ids))),
    )
    return [row[0] for row in rows]


def find_newest_link(conn: apsw.Connection, account_id: int, feed_ids: Collection[int]) -> Link | None:
    """The one with the highest id in these feeds."""
    rows = fetch(
        conn,
        """SELECT i.item_id, i.entry_id, i.crawled_at FROM account_items i JOIN entries e ON e.id = i.entry_id
           WHERE i.account_id = ? AND e.feed_id IN (SELECT value FROM carray(?))
           ORDER BY i.item_id DESC LIMIT 1""",
        (account_id, apsw.carray(array("q", feed_ids))),
    )
    return Link(*rows[0]) if rows else None


def find_newest_item(conn: apsw.Connection, account_id: int) -> int | None:
    """The highest id that the server ever gave."""
    found: int | None = conn.execute(
        "SELECT max(item_id) FROM account_items WHERE account_id = ?", (account_id,)
    ).get
    return found


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
    """Linked entries whose mark here is not `value` although the server says so, and that no unsent deed concerns.

    `item_ids`: the posts that are unread, or starred, at the server. An entry with several posts there is unread, or
    starred, where one of them is."""
    is_listed = (field == "starred") == value
    sql = _DIFFERING.format(field=field, local=int(not value), isin="IN" if is_listed else "NOT IN")
    return [row[0] for row in fetch(conn, sql, (account_id, apsw.carray(array("q", item_ids or [-1]))))]


def take_over(
    conn: apsw.Connection, account_id: int, field: str, entry_ids: Collection[int], now: float, *, value: bool
) -> list[int]:
    """Marks that another device set; gives the entries that changed. Asks once more whether a deed waits: the owner may
    have been quicker."""
    ids = list(entry_ids)
    changed: list[int] = []
    for start in range(0, len(ids), MARKS_PER_TRANSACTION):
        chunk = array("q", ids[start : start + MARKS_PER_TRANSACTION])
        with pulling(conn, account_id):
            rows = fetch(
                conn,
                f"""UPDATE marks SET {field} = ?3
                    WHERE entry_id IN (SELECT value FROM carray(?2)) AND {field} <> ?3 AND gone < 2
                        AND entry_id NOT IN (
                            SELECT entry_id FROM outbox WHERE account_id = ?1 AND field = '{field}')
                    RETURNING entry_id""",
                (account_id, apsw.carray(chunk), value),
            )
            note_agreed(conn, account_id, field, [row[0] for row in rows], now)
            changed += [row[0] for row in rows]
    return changed


def find_newest_crawl(conn: apsw.Connection, account_id: int, entry_ids: Collection[int]) -> float:
    """When the server found the newest of these entries, by its own clock; 0 where there are none."""
    rows = fetch(
        conn,
        """SELECT max(crawled_at) FROM account_items
           WHERE account_id = ? AND entry_id IN (SELECT value FROM carray(?))""",
        (account_id, apsw.carray(array("q", entry_ids or [-1]))),
    )
    return rows[0][0] or 0.0


def list_marks(conn: apsw.Connection, entry_ids: Collection[int]) -> dict[int, dict[str, bool]]:
    if not entry_ids:
        return {}
    rows = fetch(
        conn,
        "SELECT entry_id, read, starred FROM marks WHERE entry_id IN (SELECT value FROM carray(?))",
        (apsw.carray(array("q", entry_ids)),),
    )
    return {id_: {"read": bool(read), "starred": bool(starred)} for id_, read, starred in rows}
