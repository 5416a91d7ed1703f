"""Digest mode in the engine: editions count instead of visits, the budget is smaller, and nothing is polled because the
user visits between editions. The engine's thread."""

from __future__ import annotations

import math
from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, FloatArray
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.engine.messages import UserActive
from reader.features.editions.planning import EditionHours, read_hours
from reader.features.editions.service import load_hours
from reader.store.db import Connection

POLLS_PER_EDITION = 1.1
"""Polls of each feed: one, and a few more for feeds that roll off or fail."""
FOR_LOSING_NOTHING = 1 / 4
"""The share of the budget for polls between editions, of feeds that post more than their documents hold."""
POLLS_PER_ALERT = 24
"""Polls a day of each feed with an alert."""
FETCHED_FOR_S = 2 * 3_600.0
"""A round within this time before an edition was made for it."""


class DigestMode:
    def __init__(self, conn: Connection, zone: tzinfo) -> None:
        self._conn, self._zone = conn, zone

    def limit(self, settings: Settings, feeds: Sequence[Feed]) -> Settings:
        """Return the settings with the budget that editions need in digest mode."""
        if not settings.hold:
            return settings
        hours = read_hours(settings.edition_hours, settings.edition_days)
        alerts = sum(feed.choices.alert for feed in feeds)
        return replace(settings, daily_budget=find_digest_budget(settings.daily_budget, len(feeds), alerts, hours))

    def find_arrival(
        self, arrival: UserActive | None, settings: Settings, feeds: Sequence[Feed], now: float
    ) -> UserActive | None:
        """Return the visit to poll for. In digest mode there is none, as new posts would wait for the next edition,
        but a late edition is fetched as if the user were waiting."""
        if not settings.hold:
            return arrival
        return UserActive() if self._is_edition_late(settings, feeds, now) else None

    def _is_edition_late(self, settings: Settings, feeds: Sequence[Feed], now: float) -> bool:
        """Return whether an edition's hour passed within the last day without a fetch for it."""
        last = load_hours(self._conn, settings, now, self._zone).find_last(now)
        if last is None or last.at <= now - DAY_S:
            return False
        rounds = [feed.http.last_ok_at for feed in feeds if feed.http.last_ok_at is not None]
        return max(rounds, default=-math.inf) < last.at - FETCHED_FOR_S


def find_digest_budget(budget: int, feeds: int, alerts: int, hours: EditionHours) -> int:
    """Polls a day: those for editions, some to lose nothing in between, and never more than the user allows."""
    editions = (len(hours.minutes) + hours.is_learned) * len(hours.days) / 7
    needed = (
        FOR_LOSING_NOTHING * budget + POLLS_PER_EDITION * editions * max(feeds - alerts, 0) + POLLS_PER_ALERT * alerts
    )
    return min(budget, math.ceil(needed))


def list_digest_visits(conn: Connection, settings: Settings, since_at: float, now: float, zone: tzinfo) -> FloatArray:
    due = load_hours(conn, settings, now, zone).list_due(since_at, now)
    return np.array([edition.at for edition in due], dtype=np.float64)
