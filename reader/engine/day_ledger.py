"""The day's budget: what is used and what is left, in fetches and, if the user limits them, in bytes. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct

from reader.model.logged import ACCOUNT, MAIL, SERVER_REFRESHED, SIDE_TRIGGERS, DayUse
from reader.settings import Settings

PLANNED, ARRIVAL, OPENED, MANUAL, ADDED = "planned", "arrival", "opened", "manual", "added"
BOUND = (PLANNED, ARRIVAL, OPENED, ACCOUNT, SERVER_REFRESHED, MAIL)
"""What the budget limits. What the user asks for is never refused and takes nothing from the plan. Only a limit on
bytes covers both, because a metered network charges for both."""
USUAL_BYTES = 10_000


class DayLedger(Struct, frozen=True):
    budget: int
    used: int
    """Today's polls by the plan."""
    asked_for: int
    """Today's polls by Refresh and by subscribing."""
    wire_bytes: int
    """Including everything."""
    left: int
    """Fetches the plan may still make."""
    bytes_per_fetch: float = USUAL_BYTES
    bytes_left: float | None = None
    """Left of the user's limit for the day; None if there is none."""


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
