"""Digest mode in the engine: editions count instead of visits, the budget is smaller, and nothing is polled because the
user visits between editions. The engine's thread; learned once a day."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec.structs import replace

from reader.engine.edition.schedule import load_first_visits
from reader.engine.messages import UserActive
from reader.model.planning import DAY_S, FloatArray
from reader.model.stored import Feed
from reader.plan.days import day_start
from reader.plan.edition_hours import FirstVisits, find_digest_budget, find_last, is_late, list_due, read_hours
from reader.settings import Settings
from reader.store.db import Connection


class DigestMode:
    def __init__(self, conn: Connection, zone: tzinfo) -> None:
        self._conn, self._zone = conn, zone
        self._visits = FirstVisits()
        self._learned_for: float = -DAY_S

    def limit(self, settings: Settings, feeds: Sequence[Feed]) -> Settings:
        """Return the settings with the budget that editions need in digest mode."""
        if not settings.digest:
            return settings
        hours = read_hours(settings.edition_hours, settings.edition_days)
        alerts = sum(feed.choices.alert for feed in feeds)
        return replace(settings, daily_budget=find_digest_budget(settings.daily_budget, len(feeds), alerts, hours))

    def find_arrival(
        self, arrival: UserActive | None, settings: Settings, feeds: Sequence[Feed], now: float
    ) -> UserActive | None:
        """Return the visit to poll for. In digest mode there is none, as new posts would wait for the next edition,
        but a late edition is fetched as if the user were waiting."""
        if not settings.digest:
            return arrival
        return UserActive() if self._is_edition_late(settings, feeds, now) else None

    def _is_edition_late(self, settings: Settings, feeds: Sequence[Feed], now: float) -> bool:
        """Return whether an edition's hour passed while nothing could be fetched for it."""
        today = day_start(now, self._zone)
        if today != self._learned_for:
            self._visits, self._learned_for = load_first_visits(self._conn, now, self._zone), today
        hours = read_hours(settings.edition_hours, settings.edition_days)
        last = find_last(hours, self._visits, now, self._zone)
        rounds = [feed.http.last_ok_at for feed in feeds if feed.http.last_ok_at is not None]
        return last is not None and is_late(last.at, max(rounds, default=None), now)


def list_digest_visits(conn: Connection, settings: Settings, since_at: float, now: float, zone: tzinfo) -> FloatArray:
    hours = read_hours(settings.edition_hours, settings.edition_days)
    due = list_due(hours, load_first_visits(conn, now, zone), since_at, now, zone)
    return np.array([edition.at for edition in due], dtype=np.float64)
