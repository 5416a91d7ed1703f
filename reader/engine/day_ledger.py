"""The day's budget as a promise: what is used, what is left, in fetches and, if wanted, in bytes. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reader.model.logged import SIDE_TRIGGERS, DayUse
from reader.settings import Settings

PLANNED, ARRIVAL, OPENED, MANUAL, ADDED = "planned", "arrival", "opened", "manual", "added"
BOUND = (PLANNED, ARRIVAL, OPENED)
"""What the budget binds. What the owner asks for is never refused, but charged."""
USUAL_BYTES = 10_000


class DayLedger(Struct, frozen=True):
    budget: int
    used: int
    """All polls of the day."""
    asked_for: int
    """Those among them that the owner asked for."""
    wire_bytes: int
    left: int
    """Fetches that the plan may still spend."""


def make_day_ledger(uses: Sequence[DayUse], settings: Settings) -> DayLedger:
    polls = [use for use in uses if use.trigger not in SIDE_TRIGGERS]
    used = sum(use.fetches for use in polls)
    bound = sum(use.fetches for use in uses if use.trigger in BOUND)
    wire_bytes = sum(use.wire_bytes for use in uses)
    left = settings.daily_budget - used
    if settings.megabytes_per_day:
        per_fetch = max(sum(use.wire_bytes for use in polls) / used if used else USUAL_BYTES, 1.0)
        left = min(left, int((settings.megabytes_per_day * 1e6 - wire_bytes) / per_fetch))
    return DayLedger(settings.daily_budget, used, used - bound, wire_bytes, max(left, 0))
