"""Crash recovery: polls that were begun and never stored are charged, and not made again at once."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

from msgspec.structs import replace

import reader.store.feeds.feeds as feed_rows
from reader.clock import local_day
from reader.engine.polls.journal import Begun, Journal
from reader.model.fetched import INTERRUPTED
from reader.model.logged import PollRecord
from reader.store.db import Connection, transaction
from reader.store.feeds.feed_state import save_http
from reader.store.polling.poll_log import add_poll, list_polls
from reader.wording.catalogue import Code

NOT_AGAIN_S = 900.0


def settle_unfinished(conn: Connection, journal: Journal, zone: tzinfo) -> int:
    """Returns how many there were."""
    lost = [begun for begun in journal.read() if not _was_stored(conn, begun)]
    _charge(conn, lost, zone)
    journal.clear()
    return len(lost)


def _was_stored(conn: Connection, begun: Begun) -> bool:
    return bool(list_polls(conn, 1, begun.feed_id, begun.at))


def _charge(conn: Connection, lost: Sequence[Begun], zone: tzinfo) -> None:
    for begun in lost:
        feed = feed_rows.find_feed(conn, begun.feed_id)
        with transaction(conn):
            add_poll(conn, _make_record(begun, local_day(begun.at, zone)))
            if feed is not None:
                earliest_at = max(feed.http.earliest_at, begun.at + NOT_AGAIN_S)
                save_http(conn, feed.id, replace(feed.http, earliest_at=earliest_at))


def _make_record(begun: Begun, day: str) -> PollRecord:
    return PollRecord(
        feed_id=begun.feed_id,
        at=begun.at,
        trigger=begun.trigger,
        reason="",
        local_day=day,
        outcome="failed",
        problem=INTERRUPTED,
        message=Code.INTERRUPTED(),
    )
