"""The rule for pictures of the list: whether one may be fetched for it alone, where nobody opened the entry. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from reader.engine.polls.day_ledger import make_day_ledger
from reader.model.logged import LIST_PICTURE, DayUse
from reader.settings import Settings

MOST_A_DAY = 20_000_000
"""Bytes a day for pictures of the list, whatever the owner allows for everything."""
KEPT_FOR_POLLS = 0.5
"""Of what is left of the owner's megabytes, so much stays for the polls."""


def may_fetch_for_list(uses: Sequence[DayUse], settings: Settings, is_line_free: bool) -> bool:
    """`uses`: what the day spent so far. Never on a line that costs money."""
    used = sum(use.wire_bytes for use in uses if use.trigger == LIST_PICTURE)
    if not is_line_free or used >= MOST_A_DAY:
        return False
    ledger = make_day_ledger(uses, settings)
    return ledger.bytes_left is None or used < (ledger.bytes_left + used) * (1 - KEPT_FOR_POLLS)
