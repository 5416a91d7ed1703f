"""The conductor: tells the owner's own Miniflux which feeds to poll, shortly before they look. Off unless they want it.

What is worth a poll is decided by how many posts are expected since the last one, within what is left of the day's
budget. Each poll that it causes is charged like one of ours.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from reader.store.account_feeds import list_linked_feeds
from reader.store.db import Connection
from reader.store.posting_times import list_posting_times
from reader.sync.miniflux import MinifluxServer

MOST_AT_ONCE = 40
FEWEST_POSTS = 0.2
"""A feed that has hardly posted since its last poll is not worth one."""
LEARNED_FROM_S = 14 * 86_400.0
DAY_S = 86_400.0


class Candidate(Struct, frozen=True):
    remote_id: str
    posts_per_day: float
    since_poll_s: float


def choose_feeds(candidates: Sequence[Candidate], left: int) -> list[str]:
    """The ids of those from which most posts are expected, as many as the budget bears. Pure."""
    expected = [(one.posts_per_day * one.since_poll_s / DAY_S, one.remote_id) for one in candidates]
    worth = sorted((pair for pair in expected if pair[0] >= FEWEST_POSTS), reverse=True)
    return [remote_id for _, remote_id in worth[: min(left, MOST_AT_ONCE)]]


def conduct(
    conn: Connection, account_id: int, server: MinifluxServer, polled: dict[str, float], left: int, now: float
) -> int:
    """Have the worthiest feeds polled; `polled` remembers when each was. How many were; AccountError ends it."""
    chosen = choose_feeds(list_candidates(conn, account_id, polled, now), left)
    for remote_id in chosen:
        server.poll_feed(remote_id)
        polled[remote_id] = now
    return len(chosen)


def list_candidates(
    conn: Connection, account_id: int, polled: Mapping[str, float], now: float
) -> list[Candidate]:
    """Nothing is known of when the server polled by itself: a day ago, unless we told it to since."""
    found = []
    for one in list_linked_feeds(conn, account_id):
        if one.remote_id is not None:
            times = list_posting_times(conn, one.feed_id, now - LEARNED_FROM_S)
            recent = sum(time.at >= now - LEARNED_FROM_S for time in times)
            rate = recent / (LEARNED_FROM_S / DAY_S)
            found.append(Candidate(one.remote_id, rate, now - polled.get(one.remote_id, now - DAY_S)))
    return found
