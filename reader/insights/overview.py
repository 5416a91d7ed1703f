"""Summaries: one figure for each page of Insights, and what was prefetched."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.core.clock import local_day
from reader.core.records.logged import PREFETCH
from reader.core.records.planning import DAY_S
from reader.core.records.stored import Feed
from reader.features.offline.planning import find_needs
from reader.features.offline.records import Need, PrefetchedFor, PrefetchSummary
from reader.features.offline.store import list_offline, list_summaries
from reader.features.offline.worker import learn_hours
from reader.insights.reading import ReadingFacts, read_reading
from reader.insights.savings import read_savings
from reader.insights.whole_days import SHOWN_DAYS
from reader.store.db import Connection
from reader.store.engine_state import list_planned
from reader.store.feeds import find_next_forecast_at, list_feeds
from reader.store.poll_log import get_day
from reader.store.settings import load_settings

RECENT_S = 7 * DAY_S


class PrefetchReport(Struct, frozen=True):
    amount: str
    """The setting: off, little, all."""
    latest: PrefetchSummary | None
    """The prefetch for the next hour offline or sitting, or the last one."""
    next_need: Need | None
    """The next learned hour offline, or else the next sitting."""
    before: tuple[PrefetchSummary, ...]
    """The prefetches of the last days, the latest first."""
    bytes_today: int
    offline_times: int
    """The number of known times offline."""


def read_prefetched(conn: Connection, now: float, zone: tzinfo) -> PrefetchReport:
    settings = load_settings(conn)
    summaries = list_summaries(conn, now - RECENT_S)
    needs = find_needs(learn_hours(conn, now, zone), now, zone)
    offline = [one for one in needs if one.cause is PrefetchedFor.NO_NETWORK]
    ahead = next(iter(offline or needs), None)
    today = sum(use.wire_bytes for use in get_day(conn, local_day(now, zone)) if use.trigger == PREFETCH)
    latest = next((one for one in summaries if one.for_at >= now - DAY_S / 2), None)
    return PrefetchReport(
        settings.prefetch, latest, ahead, tuple(summaries), today, len(list_offline(conn, now - 60 * DAY_S))
    )


class Overview(Struct, frozen=True):
    next_poll_at: float | None
    budget: int
    feeds: tuple[Feed, ...]
    reading: ReadingFacts
    fewer_share: float | None
    """The share of fetches saved against hourly polling; None before there are enough whole days."""


def read_overview(conn: Connection, now: float, zone: tzinfo) -> Overview:
    planned = list_planned(conn, now)
    feeds = tuple(list_feeds(conn))
    return Overview(
        next_poll_at=planned[0].at if planned else find_next_forecast_at(conn),
        budget=load_settings(conn).daily_budget,
        feeds=feeds,
        reading=read_reading(conn, now, zone),
        fewer_share=_fewer(conn, now, zone),
    )


def _fewer(conn: Connection, now: float, zone: tzinfo) -> float | None:
    savings = read_savings(conn, now, zone, SHOWN_DAYS)
    if not savings.hourly.fetches or not savings.span.is_enough:
        return None
    return 1 - savings.fetches / savings.hourly.fetches
