"""What is told about getting posts ready: for when, how many, how large, and what was learned of hours without a line.

Reads rows and answers. Not for the main thread.
"""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.clock import local_day
from reader.engine.ready.learned import learn_hours
from reader.model.logged import READY
from reader.model.planning import DAY_S
from reader.model.ready import Need, ReadyFor, ReadySummary
from reader.plan.ready_needs import find_needs
from reader.store.db import Connection
from reader.store.polling.poll_log import get_day
from reader.store.reading.ready import list_offline, list_summaries
from reader.store.settings import load_settings

RECENT_S = 7 * DAY_S


class ReadyReport(Struct, frozen=True):
    amount: str
    """The setting: off, little, all."""
    latest: ReadySummary | None
    """What is here for the hour that is next, or was last."""
    next_need: Need | None
    """Learned hours without a line come first, then sittings."""
    before: tuple[ReadySummary, ...]
    """Of the last days, the latest first."""
    bytes_today: int
    offline_times: int
    """How many stretches without a line are known."""


def read_ready(conn: Connection, now: float, zone: tzinfo) -> ReadyReport:
    settings = load_settings(conn)
    summaries = list_summaries(conn, now - RECENT_S)
    needs = find_needs(learn_hours(conn, now, zone), now, zone)
    offline = [one for one in needs if one.cause is ReadyFor.NO_LINE]
    ahead = next(iter(offline or needs), None)
    today = sum(use.wire_bytes for use in get_day(conn, local_day(now, zone)) if use.trigger == READY)
    latest = next((one for one in summaries if one.for_at >= now - DAY_S / 2), None)
    return ReadyReport(
        settings.ready, latest, ahead, tuple(summaries), today, len(list_offline(conn, now - 60 * DAY_S))
    )
