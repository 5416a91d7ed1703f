"""A word about each page of Insights, quick to find. Runs on the thread that owns the connection."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime, timedelta, tzinfo

from reader.engine.insights_reading import ReadingFacts, read_reading
from reader.model.stored import Feed
from reader.store.db import Connection
from reader.store.feeds import find_next_due_at, list_feeds
from reader.store.history import list_days
from reader.store.plans import list_planned
from reader.store.preferences import load_settings

SAVINGS_DAYS = 14


@dataclass(frozen=True, slots=True)
class Overview:
    next_poll_at: float | None
    budget: int
    feeds: tuple[Feed, ...]
    reading: ReadingFacts
    fewer_share: float | None
    """How many fewer fetches than hourly polling made over the last whole days; None before the first."""


def read_overview(conn: Connection, now: float, zone: tzinfo) -> Overview:
    planned = list_planned(conn, now)
    feeds = tuple(list_feeds(conn))
    return Overview(
        next_poll_at=planned[0].at if planned else find_next_due_at(conn),
        budget=load_settings(conn).daily_budget,
        feeds=feeds,
        reading=read_reading(conn, now, zone),
        fewer_share=_fewer(conn, len(feeds), now, zone),
    )


def _fewer(conn: Connection, feeds: int, now: float, zone: tzinfo) -> float | None:
    today = datetime.fromtimestamp(now, zone).date()
    since = (today - timedelta(days=SAVINGS_DAYS)).isoformat()
    uses = [use for use in list_days(conn, since) if use.day < today.isoformat()]
    days = len({use.day for use in uses})
    if not days or not feeds:
        return None
    return 1 - sum(use.fetches for use in uses) / (days * feeds * 24)
