"""The span that figures for a day are made from: whole local days before today, the same for Budget, Savings and What
if. Today is left out: a morning without an evening would count as a day."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.core.records.planning import DAY_S
from reader.planner.days import FEWEST_DAYS, day_start, next_day_start

SHOWN_DAYS = 14
"""The days that are shown unless the user chooses others."""


class Span(Struct, frozen=True):
    since_at: float
    until_at: float
    is_whole: bool
    """False on the first days: then it reaches from the first feed until now."""

    @property
    def days(self) -> float:
        return (self.until_at - self.since_at) / DAY_S

    @property
    def is_enough(self) -> bool:
        """Whether there are enough days for shares. (Two days a year have 23 or 25 hours.)"""
        return self.is_whole and self.days > FEWEST_DAYS - 0.5


def find_span(first_at: float, now: float, zone: tzinfo, days: int = SHOWN_DAYS) -> Span:
    """The last `days` days before today, without those before the first whole day of the first feed."""
    today = day_start(now, zone)
    wanted = day_start(today - (days - 0.5) * DAY_S, zone)
    since = max(wanted, _first_whole_day(first_at, zone))
    return Span(since, today, True) if since < today else Span(min(first_at, now), now, False)


def first_figures_at(span: Span, zone: tzinfo) -> float:
    """The end of the first whole day of a span that has none yet."""
    return next_day_start(_first_whole_day(span.since_at, zone), zone)


def _first_whole_day(at: float, zone: tzinfo) -> float:
    return at if at == day_start(at, zone) else next_day_start(at, zone)
