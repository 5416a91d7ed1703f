"""What push does: how many feeds could, which are told of, and how many polls that saved. Reads rows."""

from __future__ import annotations

from msgspec import Struct

from reader.engine.push.decide import estimate_saved, find_stretch_s, is_active
from reader.model.push import Hub, PushFacts, Subscription
from reader.store.db import Connection
from reader.store.polling.push import count_own_polls, find_hub, list_hubs, list_subscriptions


class PushOverview(Struct, frozen=True):
    feeds: tuple[PushFacts, ...]
    """Those that name a hub."""
    told_of: int
    saved_polls: float

    @property
    def could_push(self) -> int:
        return len(self.feeds)


def read_push(conn: Connection, now: float) -> PushOverview:
    known = list_subscriptions(conn)
    facts = tuple(_make(conn, id_, hub, known.get(id_), now) for id_, hub in list_hubs(conn).items())
    told_of = sum(id_ in known and is_active(known[id_], now) for id_ in (one.feed_id for one in facts))
    return PushOverview(facts, told_of, sum(one.saved_polls for one in facts))


def find_push(conn: Connection, feed_id: int, now: float) -> PushFacts | None:
    """None for a feed that names no hub."""
    hub = find_hub(conn, feed_id)
    return None if hub is None else _make(conn, feed_id, hub, list_subscriptions(conn).get(feed_id), now)


def _make(conn: Connection, feed_id: int, hub: Hub, one: Subscription | None, now: float) -> PushFacts:
    if one is None:
        return PushFacts(feed_id, hub.url, "")
    made = count_own_polls(conn, feed_id, one.verified_at or now, now)
    return PushFacts(
        feed_id,
        hub.url,
        one.state,
        one.pings,
        one.last_ping_at,
        find_stretch_s(one, now),
        estimate_saved(one, made, now),
    )
