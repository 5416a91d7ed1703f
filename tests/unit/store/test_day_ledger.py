"""What the day's budget has left: by polls, by megabytes, and what the user asked for."""

from __future__ import annotations

import pytest

from reader.core.records.logged import DayUse
from reader.core.settings import Settings
from reader.store.poll_log import add_effort, list_effort, make_day_ledger


def use(trigger: str, fetches: int, wire_bytes: int = 0) -> DayUse:
    return DayUse("2026-11-16", trigger, fetches, 0, 0, wire_bytes, 0)


def test_what_the_user_asks_for_is_told_apart_and_takes_nothing_from_the_plan():
    uses = [use("planned", 50), use("arrival", 20), use("manual", 10), use("added", 60)]
    ledger = make_day_ledger(uses, Settings(daily_budget=100))
    assert (ledger.used, ledger.asked_for, ledger.most, ledger.left) == (70, 70, 150, 80)


def test_no_day_is_over_because_of_refreshing():
    assert make_day_ledger([use("manual", 500)], Settings(daily_budget=100)).left == 150


@pytest.mark.parametrize(("limit_every_day", "left"), [(False, 50), (True, 0)])
def test_a_busy_day_may_take_half_as_many_more_unless_the_user_limits_every_day(limit_every_day, left):
    settings = Settings(daily_budget=100, limit_every_day=limit_every_day)
    assert make_day_ledger([use("planned", 100)], settings).left == left


def test_bytes_are_counted_together_where_they_are_bounded():
    ledger = make_day_ledger([use("manual", 100, 1_500_000)], Settings(megabytes_per_day=2))
    assert (ledger.left, ledger.bytes_left, ledger.bytes_per_fetch) == (33, 500_000, 15_000)


def test_megabytes_bind_too():
    settings = Settings(daily_budget=1_000, megabytes_per_day=2)
    assert make_day_ledger([use("planned", 100, 1_500_000)], settings).left == 33
    assert make_day_ledger([use("planned", 100, 3_000_000)], settings).left == 0


def test_processor_time_adds_up_by_day(conn):
    for day, cpu_s in (("2026-11-17", 3.0), ("2026-11-18", 1.5), ("2026-11-18", 2.0)):
        add_effort(conn, day, cpu_s)
    assert list_effort(conn, "2026-11-18") == {"2026-11-18": 3.5}
