"""The conductor: tells the owner's own Miniflux which feeds to poll. Off unless they want it.

Which feeds, and when, the plan chooses among all others (engine/planning/planned_accounts.py), within the day's
budget: each poll that it causes is charged like one of ours.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reader.clock import Clock
from reader.store.accounts.account_feeds import list_linked_feeds, note_polled
from reader.store.db import Connection
from reader.sync.miniflux import MinifluxServer

LONGEST_S = 120.0
"""The server polls while we wait; what is not done by then is chosen again."""


def conduct(
    conn: Connection,
    account_id: int,
    server: MinifluxServer,
    feed_ids: Sequence[int],
    clock: Clock,
    cancelled: Callable[[], bool],
) -> int:
    """Have these feeds polled, the first first. How many were; AccountError ends it."""
    until = clock.monotonic() + LONGEST_S
    remote_ids = {one.feed_id: one.remote_id for one in list_linked_feeds(conn, account_id)}
    done = 0
    for feed_id in feed_ids:
        remote_id = remote_ids.get(feed_id)
        if cancelled() or clock.monotonic() > until:
            break
        if remote_id is not None:
            server.poll_feed(remote_id)
            note_polled(conn, feed_id, clock.now())
            done += 1
    return done
