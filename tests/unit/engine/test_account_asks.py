"""When a server is asked, and how a restored one is told from a busy one."""

from __future__ import annotations

import pytest

from reader.engine.accounts.conductor import Candidate, choose_feeds
from reader.engine.accounts.restored import find_backup_at, find_undone_since
from reader.engine.accounts.when import Moment, decide_next_ask, find_pause_s
from reader.model.accounts import AccountState, AskReason
from reader.store.account_items import Link

NOW = 1_000_000.0
HOUR = 3_600.0


def state(synced_ago: float = HOUR, **changes: object) -> AccountState:
    return AccountState(synced_at=NOW - synced_ago, tried_at=NOW - synced_ago, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moment", "at", "reason"),
    [
        (Moment(NOW, AccountState(), None), NOW, AskReason.ADDED),
        (Moment(NOW, state(), None), NOW + 3 * HOUR, AskReason.RARELY),
        (Moment(NOW, state(), None, is_sparing=True), NOW + 11 * HOUR, AskReason.RARELY),
        (Moment(NOW, state(), None, [NOW + HOUR]), NOW + HOUR - 300, AskReason.BEFORE_LOOK),
        (Moment(NOW, state(), None, [NOW + 60]), NOW, AskReason.BEFORE_LOOK),
        (Moment(NOW, state(600), None, [NOW + 60]), NOW + 4 * HOUR - 600, AskReason.RARELY),
        (Moment(NOW, state(), None, [NOW + HOUR], is_sparing=True), NOW + 11 * HOUR, AskReason.RARELY),
        (Moment(NOW, state(), None, [NOW + HOUR], has_budget=False), NOW + 3 * HOUR, AskReason.RARELY),
        (Moment(NOW, state(), NOW), NOW, AskReason.LOOKED),
        (Moment(NOW, state(24 * HOUR), NOW), NOW, AskReason.LOOKED),
        (Moment(NOW, state(24 * HOUR), None, [NOW + 60]), NOW, AskReason.BEFORE_LOOK),
        (Moment(NOW, state(120), NOW), NOW + 780, AskReason.READING),
        (Moment(NOW, state(120, delay_s=1_500.0), NOW), NOW + 1_380, AskReason.READING),
        (Moment(NOW, state(120, delay_s=2 * HOUR), NOW), NOW + 4 * HOUR - 120, AskReason.RARELY),
        (Moment(NOW, state(problem="broken", failures=1), NOW), NOW - HOUR + 60, AskReason.TRIED_AGAIN),
        (Moment(NOW, state(problem="password"), NOW), NOW + 23 * HOUR, AskReason.TRIED_AGAIN),
    ],
)
def test_the_next_ask(moment: Moment, at: float, reason: AskReason) -> None:
    found = decide_next_ask(moment)
    assert (found.at, found.reason) == (at, reason)


def test_pauses_grow_up_to_an_hour() -> None:
    pauses = [find_pause_s(AccountState(problem="broken", failures=count)) for count in range(1, 12)]
    assert pauses[:3] == [60, 120, 240]
    assert pauses == sorted(pauses)
    assert pauses[-1] == HOUR


def test_the_backup_is_no_older_than_the_newest_post_that_survived() -> None:
    before = [Link(1, 11, 100.0), Link(2, 12, 200.0), Link(3, 13, 300.0), Link(4, 14, 400.0)]
    after = [Link(1, 11, 100.0), Link(2, 12, 200.0), Link(3, 99, 300.0), Link(4, 14, 900.0)]
    assert find_backup_at(before, after) == 200.0
    assert find_backup_at([], after) == 0.0


def test_all_marks_of_several_times_undone_is_no_deed_of_a_device() -> None:
    agreed = {entry: float(entry // 3) for entry in range(30)}
    assert find_undone_since(agreed, range(18, 30)) == 6.0
    assert find_undone_since(agreed, range(25, 30)) is None, "too few"
    assert find_undone_since(agreed, [*range(10, 20), *range(21, 29)]) is None, "the last one still holds"
    assert find_undone_since(dict.fromkeys(range(50), 5.0), range(50)) is None, "an undo of one mark-all"


def test_the_conductor_has_the_worthiest_feeds_polled_within_the_budget() -> None:
    often, seldom, just_now = (
        Candidate("feed/1", 24.0, HOUR),
        Candidate("feed/2", 0.1, 24 * HOUR),
        Candidate("feed/3", 24.0, 60.0),
    )
    more = Candidate("feed/4", 4.0, 24 * HOUR)
    assert choose_feeds([often, seldom, just_now, more], 100) == ["feed/4", "feed/1"]
    assert choose_feeds([often, more], 1) == ["feed/4"]
    assert choose_feeds([often, more], 0) == []
