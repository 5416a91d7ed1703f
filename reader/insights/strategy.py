"""What another strategy than Paperround's own changed while it polled: the user's real days with it against as many
before. Writes nothing."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.core.records.planning import DAY_S
from reader.engine.strategy import StrategyUse, find_use
from reader.insights.savings import ALL_POLLS, count_wake_ups, estimate_all_lost, measure_own_wait, read_own_history
from reader.lab.score import wait_min
from reader.store.db import Connection, snapshot
from reader.store.feeds import list_feeds
from reader.store.poll_log import list_polls


class LivedDays(Struct, frozen=True):
    days: float
    wait_min: float | None
    """Per article; None if none was waited for."""
    fetches_per_day: float
    wake_ups_per_day: float
    lost_per_day: float
    """An estimate: what is lost is never seen."""


class StrategyReport(Struct, frozen=True):
    use: StrategyUse
    before: LivedDays
    during: LivedDays


def read_strategy_report(conn: Connection, now: float, zone: tzinfo) -> StrategyReport | None:
    """The last use of another strategy; None if there was none."""
    with snapshot(conn):
        use = find_use(conn)
        if use is None:
            return None
        until = now if use.until_at is None else use.until_at
        first = min([feed.added_at for feed in list_feeds(conn)], default=use.since_at)
        before_from = max(use.since_at - max(until - use.since_at, DAY_S), min(first, use.since_at))
        during = _measure(conn, use.since_at, until, now, zone)
        return StrategyReport(use, _measure(conn, before_from, use.since_at, now, zone), during)


def _measure(conn: Connection, since_at: float, until_at: float, now: float, zone: tzinfo) -> LivedDays:
    days = max((until_at - since_at) / DAY_S, 1e-9)
    polls = [poll.at for poll in list_polls(conn, ALL_POLLS, since_at=since_at) if poll.at < until_at]
    wait = measure_own_wait(read_own_history(conn, now, zone, since_at), since_at, until_at)
    return LivedDays(
        days=days,
        wait_min=wait_min(wait) if wait.first_visits else None,
        fetches_per_day=len(polls) / days,
        wake_ups_per_day=count_wake_ups(polls) / days,
        lost_per_day=estimate_all_lost(conn, list_feeds(conn), since_at, until_at) / days,
    )
