"""Which feeds a Refresh asks: a table of what is known of a feed."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from reader.core.records.fetched import Problem
from reader.core.records.logged import DayLedger, LeftOut
from reader.core.records.parsed import Wishes
from reader.core.records.reasons import Cause
from reader.core.records.stored import Feed, FeedChoices, FeedStatus, HttpState, PublisherData
from reader.engine.due import decide_refresh, is_day_at_stake

NOON = 1_790_000_000 // 86_400 * 86_400 + 43_200.0  # a Monday
NEVER = HttpState()
OLD = HttpState(last_fetched_at=NOON - 3_600, last_ok_at=NOON - 3_600)
JUST = HttpState(last_fetched_at=NOON - 20, last_ok_at=NOON - 20)
HOUR_AHEAD = NOON + 3_600
FLOOR = replace(OLD, earliest_at=HOUR_AHEAD, earliest_reason=f"{Cause.PAUSE_WISHED} span_s=7200")
TOLD = replace(OLD, earliest_at=HOUR_AHEAD, earliest_reason=f"{Cause.WAIT_REQUESTED} span_s=7200")
FAILED = replace(OLD, error_count=2, problem=Problem.TIMEOUT, last_fetched_at=NOON - 120)
BACKED_OFF = replace(FAILED, earliest_at=HOUR_AHEAD, earliest_reason=f"{Cause.BACKED_OFF} span_s=7200")


def make(http: HttpState, *, host: str = "a.example", wishes: Wishes | None = None, **choices: Any) -> Feed:
    publisher = PublisherData(wishes=wishes or Wishes())
    return Feed(1, f"https://{host}/feed", None, 0, 0.0, FeedChoices(**choices), publisher, http)


@pytest.mark.parametrize(
    ("feed", "why", "insisted"),
    [
        (make(NEVER), None, None),
        (make(OLD), None, None),
        (make(JUST), LeftOut.JUST_ASKED, None),
        (make(replace(JUST, last_fetched_at=NOON - 299)), LeftOut.JUST_ASKED, None),
        (make(replace(JUST, last_fetched_at=NOON - 301)), None, None),
        (make(replace(JUST, last_fetched_at=NOON + 9_999)), None, None),
        (make(FAILED), None, None),
        (make(replace(FAILED, last_fetched_at=NOON - 59)), LeftOut.JUST_ASKED, None),
        (make(BACKED_OFF), None, None),
        (make(FLOOR), LeftOut.TOO_SOON, None),
        (make(TOLD), LeftOut.ASKED_TO_WAIT, LeftOut.ASKED_TO_WAIT),
        (make(OLD, host="tired.example"), LeftOut.ASKED_TO_WAIT, LeftOut.ASKED_TO_WAIT),
        (make(NEVER, host="tired.example"), LeftOut.ASKED_TO_WAIT, LeftOut.ASKED_TO_WAIT),
        (make(OLD, host="rested.example"), None, None),
        (make(OLD, wishes=Wishes(skip_hours=frozenset({12}))), LeftOut.SKIPPED_NOW, LeftOut.SKIPPED_NOW),
        (make(OLD, wishes=Wishes(skip_days=frozenset({0}))), LeftOut.SKIPPED_NOW, LeftOut.SKIPPED_NOW),
        (make(OLD, wishes=Wishes(skip_hours=frozenset({11, 13}))), None, None),
        (make(OLD, paused=True), LeftOut.NOT_WANTED, LeftOut.NOT_WANTED),
        (make(replace(OLD, status=FeedStatus.GONE)), LeftOut.NOT_WANTED, LeftOut.NOT_WANTED),
    ],
)
def test_what_is_left_out_and_what_is_asked_if_the_user_insists(feed, why, insisted):
    pauses = {"tired.example": HOUR_AHEAD, "rested.example": NOON - 1}
    for insists, expected in ((False, why), (True, insisted)):
        decision = decide_refresh([feed], pauses, NOON, insists=insists)
        assert list(decision.left_out) == ([expected] if expected else [])
        assert decision.ask == (() if expected else (feed,))


@pytest.mark.parametrize("feed", [make(OLD, paused=True), make(replace(OLD, status=FeedStatus.GONE))])
def test_a_feed_that_is_meant_alone_is_asked_even_where_it_ended(feed):
    assert decide_refresh([feed], {}, NOON, is_named=True).ask == (feed,)


def test_bytes_that_the_user_bounds_are_not_spent_without_a_word():
    ledger = DayLedger(400, 600, 0, 0, 0, 400, 10_000.0, 1_000_000.0)
    assert not is_day_at_stake(50, ledger)
    assert is_day_at_stake(51, ledger)
    assert not is_day_at_stake(5_000, replace(ledger, bytes_left=None))
