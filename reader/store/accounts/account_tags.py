"""Tags that other devices gave or took. The thread that synchronises."""

from __future__ import annotations

from array import array
from collections.abc import Collection

import apsw

from reader.store.accounts.account_items import pulling
from reader.store.entries.bodies import clean


def take_over_tag(conn: apsw.Connection, account_id: int, label: str, item_ids: Collection[int]) -> int:
    """The linked entries that carry a label at the server carry it here, but for deeds that wait. How many changed."""
    name = clean(" ".join(label.split()))
    if not name:
        return 0
    with pulling(conn, account_id):
        conn.execute("INSERT OR IGNORE INTO tags (name) VALUES (?)", (name,))
        found = (account_id, name, apsw.carray(array("q", item_ids or [-1])))
        given = conn.execute(_GIVE, found).fetchall()
        taken = conn.execute(_TAKE, found).fetchall()
        conn.execute(
            """DELETE FROM tags WHERE name = ?1
                   AND NOT EXISTS (SELECT 1 FROM entry_tags WHERE tag_id = tags.id)""",
            (name,),
        )
    return len(given) + len(taken)


_THERE = (
    "SELECT entry_id FROM account_items WHERE account_id = ?1 AND item_id IN (SELECT value FROM carray(?3))"
)
_UNSENT = "SELECT entry_id FROM outbox WHERE account_id = ?1 AND field = 'tag' AND label = ?2 COLLATE NOCASE"
_GIVE = f"""
    INSERT OR IGNORE INTO entry_tags (tag_id, sort_at, entry_id)
    SELECT t.id, m.sort_at, m.entry_id FROM marks m, tags t
    WHERE t.name = ?2 AND m.gone = 0 AND m.entry_id IN ({_THERE}) AND m.entry_id NOT IN ({_UNSENT})
    RETURNING entry_id"""
_TAKE = f"""
    DELETE FROM entry_tags
    WHERE tag_id = (SELECT id FROM tags WHERE name = ?2)
        AND entry_id IN (SELECT entry_id FROM account_items WHERE account_id = ?1)
        AND entry_id NOT IN ({_THERE}) AND entry_id NOT IN ({_UNSENT})
    RETURNING entry_id"""
