"""Pictures for the list, which nobody asked for: within the day's megabytes, never on a metered network."""

from __future__ import annotations

import pytest

from reader.core.records.logged import DayUse
from reader.core.settings import Settings
from reader.engine.side_fetches import MOST_A_DAY, may_fetch_for_list


@pytest.mark.parametrize(
    ("used", "others", "megabytes", "is_network_free", "may"),
    [
        (0, 0, 0, True, True),
        (0, 0, 0, False, False),
        (MOST_A_DAY - 1, 0, 0, True, True),
        (MOST_A_DAY, 0, 0, True, False),
        (0, 900_000_000, 0, True, True),  # nothing is bounded
        (4_900_000, 0, 10, True, True),
        (5_000_000, 0, 10, True, False),  # half of it stays for the polls
        (1_000_000, 7_000_000, 10, True, True),
        (2_000_000, 7_000_000, 10, True, False),
        (0, 10_000_000, 10, True, False),
    ],
)
def test_within_the_day(used: int, others: int, megabytes: int, is_network_free: bool, may: bool) -> None:
    uses = [
        DayUse("2026-11-16", "list-picture", 10, 0, 0, used, 0),
        DayUse("2026-11-16", "planned", 50, 0, 0, others, 0),
    ]
    assert may_fetch_for_list(uses, Settings(megabytes_per_day=megabytes), is_network_free) is may
