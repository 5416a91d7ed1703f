"""Hubs that feeds name, and our subscriptions there. The engine's threads; everybody reads."""

from __future__ import annotations

import apsw
import msgspec

from reader.model.push import Hub, PushState, Subscription
from reader.store.db import fetch, transaction
from reader.store.entries.bodies import clean


def note_hub(conn: apsw.Connection, feed_id: int, hub: Hub | None) -> None:
    """As the feed's last document has it; nothing is written where it says what it said before."""
    before = find_hub(conn, feed_id)
    if before == hub:
        return
    with transaction(conn, survives_power_cut=False):
        if hub is None:
            conn.execute("DELETE FROM feed_hubs WHERE feed_id = ?", (feed_id,))
        else:
            conn.execute(
                "INSERT OR REPLACE INTO feed_hubs (feed_id, hub, topic) SELECT id, ?2, ?3 FROM feeds WHERE id = ?1",
                (feed_id, clean(hub.url), clean(hub.topic)),
            )


def find_hub(conn: apsw.Connection, feed_id: int) -> Hub | None:
    rows = fetch(conn, "SELECT hub, topic FROM feed_hubs WHERE feed_id = ?", (feed_id,))
    return Hub(*rows[0]) if rows else None


def list_hubs(conn: apsw.Connection) -> dict[int, Hub]:
    """Of feeds that the owner is subscribed to."""
    rows = fetch(
        conn,
        """SELECT h.feed_id, h.hub, h.topic FROM feed_hubs h JOIN feeds f ON f.id = h.feed_id
           WHERE f.deleted_at IS NULL ORDER BY h.feed_id""",
    )
    return {row[0]: Hub(row[1], row[2]) for row in rows}


def list_subscriptions(conn: apsw.Connection) -> dict[int, Subscription]:
    rows = fetch(conn, "SELECT feed_id, token, state FROM push_subscriptions ORDER BY feed_id")
    return {row[0]: _make(*row) for row in rows}


def find_subscription(conn: apsw.Connection, token: str) -> Subscription | None:
    rows = fetch(conn, "SELECT feed_id, token, state FROM push_subscriptions WHERE token = ?", (token,))
    return _make(*rows[0]) if rows else None


def save_subscription(conn: apsw.Connection, one: Subscription) -> None:
    """Nothing happens where the feed is gone meanwhile."""
    values = msgspec.structs.asdict(one)
    del values["feed_id"], values["token"]
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO push_subscriptions (feed_id, token, state)
               SELECT id, ?2, ?3 FROM feeds WHERE id = ?1""",
            (one.feed_id, one.token, msgspec.json.encode(values).decode()),
        )


def remove_subscription(conn: apsw.Connection, feed_id: int) -> None:
    with transaction(conn):
        conn.execute("DELETE FROM push_subscriptions WHERE feed_id = ?", (feed_id,))


def count_own_polls(conn: apsw.Connection, feed_id: int, since_at: float, until_at: float) -> int:
    """Polls that the plan decided on by itself."""
    rows = fetch(
        conn,
        """SELECT count(*) FROM polls WHERE feed_id = ? AND at >= ? AND at < ?
               AND trigger IN ('planned', 'arrival', 'opened')""",
        (feed_id, since_at, until_at),
    )
    return int(rows[0][0])


def _make(feed_id: int, token: str, state: str) -> Subscription:
    values = msgspec.json.decode(state)
    known = {name: value for name, value in values.items() if name in Subscription.__struct_fields__}
    known["state"] = PushState(known["state"])
    return Subscription(feed_id=feed_id, token=token, **known)
