"""One-line summaries of the pages of Insights, quick to find. Runs on the thread that owns the connection."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.insights.reading import ReadingFacts, read_reading
from reader.insights.savings import read_savings
from reader.insights.whole_days import SHOWN_DAYS
from reader.model.stored import Feed
from reader.services.erase_reading import WHAT_IF
from reader.store.db import Connection
from reader.store.feeds.feeds import find_next_forecast_at, list_feeds
from reader.store.polling.planned_polls import list_planned
from reader.store.settings import load_rows, load_settings


class Overview(Struct, frozen=True):
    next_poll_at: float | None
    budget: int
    feeds: tuple[Feed, ...]
    reading: ReadingFacts
    fewer_share: float | None
    """How many fewer fetches than hourly polling made; None before there are whole days enough."""
    replayed_at: float | None
    """When the owner last replayed their weeks."""


def read_overview(conn: Connection, now: float, zone: tzinfo) -> Overview:
    planned = list_planned(conn, now)
    feeds = tuple(list_feeds(conn))
    return Overview(
        next_poll_at=planned[0].at if planned else find_next_forecast_at(conn),
        budget=load_settings(conn).daily_budget,
        feeds=feeds,
        reading=read_reading(conn, now, zone),
        fewer_share=_fewer(conn, now, zone),
        replayed_at=_replayed_at(conn),
    )


def _replayed_at(conn: Connection) -> float | None:
    kept = load_rows(conn).get(WHAT_IF)
    at = kept.get("at") if isinstance(kept, dict) else None
    return float(at) if isinstance(at, int | float) else None


def _fewer(conn: Connection, now: float, zone: tzinfo) -> float | None:
    savings = read_savings(conn, now, zone, SHOWN_DAYS)
    if not savings.hourly.fetches or not savings.span.is_enough:
        return None
    return 1 - savings.fetches / savings.hourly.fetches
