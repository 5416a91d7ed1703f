"""When a server is asked, and how a restored one is told from a busy one."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.features.accounts.records import AccountState, PlannedSync, ServerKind, SyncReason
from reader.features.accounts.servers.protocol import Way
from reader.features.accounts.store import Link
from reader.features.accounts.worker.next_sync import Moment, decide_next_sync, find_pause_s, find_visit_elsewhere
from reader.features.accounts.worker.pull import find_backup_at, find_undone_since
from reader.features.accounts.worker.synchronise import choose_way, learn_delay

NOW = 1_000_000.0
HOUR = 3_600.0


WANTED = PlannedSync(1, NOW, SyncReason.BEFORE_VISIT)


def state(synced_ago: float = HOUR, **changes: object) -> AccountState:
    return AccountState(synced_at=NOW - synced_ago, tried_at=NOW - synced_ago, **changes)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("moment", "at", "reason"),
    [
        (Moment(NOW, AccountState(), None), NOW, SyncReason.ADDED),
        (Moment(NOW, state(), None), NOW + 11 * HOUR, SyncReason.RARELY),
        (Moment(NOW, state(), None, is_sparing=True), NOW + 23 * HOUR, SyncReason.RARELY),
        (Moment(NOW, state(), None, WANTED), NOW, SyncReason.BEFORE_VISIT),
        (Moment(NOW, state(120), None, WANTED), NOW + 12 * HOUR - 120, SyncReason.RARELY),
        (Moment(NOW, state(120), None, replace(WANTED, feed_ids=(3,))), NOW, SyncReason.BEFORE_VISIT),
        (Moment(NOW, state(), NOW), NOW, SyncReason.VISITED),
        (Moment(NOW, state(), NOW, WANTED), NOW, SyncReason.VISITED),
        (Moment(NOW, state(24 * HOUR), NOW), NOW, SyncReason.VISITED),
        (Moment(NOW, state(120), NOW), NOW + 12 * HOUR - 120, SyncReason.RARELY),
        (Moment(NOW, state(problem="broken", failures=1), NOW), NOW - HOUR + 60, SyncReason.TRIED_AGAIN),
        (Moment(NOW, state(problem="password"), NOW, WANTED), NOW + 23 * HOUR, SyncReason.TRIED_AGAIN),
    ],
)
def test_the_next_ask(moment: Moment, at: float, reason: SyncReason) -> None:
    found = decide_next_sync(moment)
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
    assert find_undone_since(agreed, range(22, 30)) is None, "of the third sync one still holds"
    assert find_undone_since(agreed, [*range(10, 20), *range(21, 29)]) is None, "the last one still holds"
    assert find_undone_since(dict.fromkeys(range(50), 5.0), range(50)) is None, "an undo of one mark-all"


@pytest.mark.parametrize(
    ("kind", "counts_bytes", "counted_ago", "is_complete", "way"),
    [
        (ServerKind.FRESHRSS, 0, NOW, False, Way.COUNTS),
        (ServerKind.FRESHRSS, 5_000, HOUR, False, Way.COUNTS),
        (ServerKind.FRESHRSS, 20_000, HOUR, False, Way.ENDS),
        (ServerKind.FRESHRSS, 20_000, HOUR, True, Way.COUNTS),
        (ServerKind.FRESHRSS, 20_000, 5 * HOUR, False, Way.COUNTS),
        (ServerKind.MINIFLUX, 0, NOW, True, Way.ENDS),
    ],
)
def test_large_counts_are_asked_for_rarely(
    kind: ServerKind, counts_bytes: int, counted_ago: float, is_complete: bool, way: Way
) -> None:
    known = AccountState(counts_bytes=counts_bytes, counted_at=NOW - counted_ago)
    assert choose_way(kind, known, NOW, is_complete=is_complete) is way


@pytest.mark.parametrize(
    ("before", "marked_after_at", "visit_at"),
    [
        (NOW - HOUR, 0.0, NOW - HOUR / 2),
        (NOW - 9 * HOUR, 0.0, None),
        (NOW - 9 * HOUR, NOW - HOUR, NOW - HOUR / 2),
        (NOW - HOUR, NOW - 5 * HOUR, NOW - HOUR / 2),
        (None, NOW - HOUR, None),
        (NOW - 9 * HOUR, NOW + HOUR, NOW),
    ],
    ids=["close", "too long ago", "new post", "old post", "first ask", "clock ahead"],
)
def test_marks_from_elsewhere_tell_when_the_user_looked(
    before: float | None, marked_after_at: float, visit_at: float | None
) -> None:
    assert find_visit_elsewhere(before, marked_after_at, NOW) == visit_at


@pytest.mark.parametrize(
    ("known_s", "delays_s", "learned_s"),
    [
        (0.0, [60.0, 300.0, 90.0], 90.0),
        (100.0, [200.0, 200.0], 120.0),
        (100.0, [], 100.0),
        (100.0, [90_000.0, 200.0], 120.0),
        (100.0, [86_400.0], 100.0),
    ],
)
def test_the_delay_of_a_server_is_learned_slowly_and_without_old_posts(
    known_s: float, delays_s: list[float], learned_s: float
) -> None:
    assert learn_delay(known_s, delays_s) == pytest.approx(learned_s)
