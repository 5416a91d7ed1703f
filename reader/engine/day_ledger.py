"""The day's budget as a promise: what is used, what is left, in fetches and, if wanted, in bytes. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reader.model.logged import ACCOUNT, MAIL, SERVER_REFRESHED, SIDE_TRIGGERS, DayUse
from reader.settings import Settings

PLANNED, ARRIVAL, OPENED, MANUAL, ADDED = "planned", "arrival", "opened", "manual", "added"
BOUND = (PLANNED, ARRIVAL, OPENED, ACCOUNT, SERVER_REFRESHED, MAIL)
"""What the budget binds. What the user asks for is never refused, and accounted for apart: it takes nothing from the
plan. Only bytes are counted together, where the user bounds them, because a metered network costs it for all."""
USUAL_BYTES = 10_000


class DayLedger(Struct, frozen=True):
    budget: int
    used: int
    """Polls of the day that the plan made."""
    asked_for: int
    """Polls that the user asked for: by Refresh, by subscribing."""
    wire_bytes: int
    """Of everything."""
    left: int
    """Fetches that the plan may still spend."""
    bytes_per_fetch: float = USUAL_BYTES
    bytes_left: float | None = None
    """Of what the user allows for the day; None where that is not bounded."""


def make_day_ledger(uses: Sequence[DayUse], settings: Settings) -> DayLedger:
    polls = [use for use in uses if use.trigger not in SIDE_TRIGGERS]
    made = sum(use.fetches for use in polls)
    used = sum(use.fetches for use in uses if use.trigger in BOUND)
    wire_bytes = sum(use.wire_bytes for use in uses)
    left = settings.daily_budget - used
    per_fetch = max(sum(use.wire_bytes for use in polls) / made if made else USUAL_BYTES, 1.0)
    bytes_left = None
    if settings.megabytes_per_day:
        bytes_left = max(settings.megabytes_per_day * 1e6 - wire_bytes, 0.0)
        left = min(left, int(bytes_left / per_fetch))
    return DayLedger(settings.daily_budget, used, made - used, wire_bytes, max(left, 0), per_fetch, bytes_left)
