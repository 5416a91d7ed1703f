"""What the day's budget has left: by polls, by megabytes, and what the owner asked for."""

from __future__ import annotations

from reader.engine.day_ledger import make_day_ledger
from reader.model.logged import DayUse
from reader.settings import Settings


def use(trigger: str, fetches: int, wire_bytes: int = 0) -> DayUse:
    return DayUse("2026-11-16", trigger, fetches, 0, 0, wire_bytes, 0)


def test_what_the_owner_asks_for_is_charged_but_told_apart():
    ledger = make_day_ledger(
        [use("planned", 50), use("arrival", 20), use("manual", 10)], Settings(daily_budget=100)
    )
    assert (ledger.used, ledger.asked_for, ledger.left) == (80, 10, 20)


def test_nothing_is_left_when_more_was_asked_for_than_there_was():
    assert make_day_ledger([use("manual", 500)], Settings(daily_budget=100)).left == 0


def test_megabytes_bind_too():
    settings = Settings(daily_budget=1_000, megabytes_per_day=2)
    assert make_day_ledger([use("planned", 100, 1_500_000)], settings).left == 33
    assert make_day_ledger([use("planned", 100, 3_000_000)], settings).left == 0
