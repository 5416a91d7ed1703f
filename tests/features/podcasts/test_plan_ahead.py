"""What is fetched ahead and what is let go: within the megabytes, before the usual hour, never what the user wants."""

from __future__ import annotations

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.records.fetched import Problem
from reader.core.settings import Settings
from reader.features.podcasts.records import Download, Episode
from reader.features.podcasts.worker.fetch_episode import AHEAD_S, choose_downloads, choose_let_go, decide_next_try
from reader.planner.learning.usual_hours import find_next_time, find_usual_times

NOW, DAY, MB = 1_750_000_000.0, 86_400.0, 1_000_000
RULES = Settings(podcast_kept_mb=1_000, podcast_played_days=1)


def episode(number: int, feed_id: int = 1, size: int = 30 * MB, **changes) -> Episode:
    made = Episode(number, feed_id, "Feed", f"{number}", "u", "audio/mpeg", size, 600.0, "", number, False, False)
    return replace(made, **changes)


def here(number: int, *, by_plan: bool, at: float = NOW, **changes) -> Episode:
    return episode(number, download=Download(number, "u", at, by_plan, done_at=at, size=30 * MB), **changes)


def ids(chosen):
    return list(chosen)


def test_the_queue_comes_first_then_the_newest_of_each_feed():
    newest = [episode(n, feed) for n, feed in ((9, 1), (8, 1), (7, 1), (6, 2), (5, 2))]
    chosen = choose_downloads([episode(3, 3)], newest, NOW + 3_600, 500 * MB, NOW)
    assert ids(chosen) == [3, 9, 8, 6, 5]
    assert set(chosen.values()) == {NOW + 3_600}


def test_nothing_long_before_the_usual_hour_and_only_the_queue_while_none_is_known():
    args = ([episode(3)], [episode(9)])
    assert choose_downloads(*args, NOW + AHEAD_S + 1, 500 * MB, NOW) == {}
    assert ids(choose_downloads(*args, None, 500 * MB, NOW)) == [3]


def test_the_queue_is_here_before_hours_without_a_line():
    args = ([episode(3)], [episode(9)])
    leaves_at = NOW + 3_600
    chosen = choose_downloads(*args, NOW + AHEAD_S + 1, 500 * MB, NOW, offline_at=leaves_at)
    assert chosen == {3: leaves_at}
    near = choose_downloads(*args, NOW + 7_200, 500 * MB, NOW, offline_at=leaves_at)
    assert ids(near) == [3, 9]
    assert choose_downloads(*args, NOW + AHEAD_S + 1, 10 * MB, NOW, offline_at=leaves_at) == {}


def test_a_large_one_does_not_hold_up_a_small_one():
    queue = [episode(1, size=90 * MB), episode(2, size=20 * MB), episode(3, size=20 * MB)]
    assert ids(choose_downloads(queue, [], None, 45 * MB, NOW)) == [2, 3]


def test_what_is_heard_read_or_known_is_not_fetched():
    newest = [episode(1, is_read=True), here(2, by_plan=True)]
    assert choose_downloads([episode(3, is_heard=True)], newest, NOW + 60, 500 * MB, NOW) == {}


@given(st.lists(st.integers(1, 400), max_size=12), st.integers(0, 500))
def test_never_more_than_is_left(sizes, left):
    queue = [episode(n, size=size * MB) for n, size in enumerate(sizes)]
    chosen = choose_downloads(queue, [], None, left * MB, NOW)
    assert sum(sizes[one] for one in chosen) <= left


def test_what_is_let_go():
    old = NOW - 15 * DAY
    kept = [
        here(1, by_plan=False, at=old),
        here(2, by_plan=True, at=NOW - DAY),
        here(3, by_plan=True, at=old, is_starred=True),
        here(4, by_plan=True, at=old, queue_place=0),
        here(5, by_plan=True, at=old, position_s=100.0),
        here(6, by_plan=False, is_heard=True, played_at=NOW - 100),
    ]
    gone = [
        here(11, by_plan=True, at=old),
        here(12, by_plan=False, is_heard=True, played_at=NOW - 2 * DAY),
        here(13, by_plan=True, is_read=True),
    ]
    assert choose_let_go([*kept, *gone], RULES, NOW) == [11, 12, 13]


def test_a_full_share_lets_the_oldest_go_that_nobody_asked_for():
    many = [here(n, by_plan=n % 2 == 0, at=NOW - 100) for n in range(40)]
    gone = choose_let_go(many, RULES, NOW)
    assert gone == [0, 2, 4, 6, 8, 10, 12]


@pytest.mark.parametrize(
    ("problem", "tries", "expected"),
    [
        (Problem.OFFLINE, 50, 3_600.0),
        (Problem.BROKEN, 0, 60.0),
        (Problem.BROKEN, 5, None),
        (Problem.GONE, 0, None),
        (Problem.FORBIDDEN_ADDRESS, 0, None),
    ],
)
def test_when_it_is_tried_again(problem, tries, expected):
    next_at = decide_next_try(tries, problem, NOW)
    assert next_at == (None if expected is None else NOW + expected)


def test_the_usual_hour_is_learned():
    midnight = NOW // DAY * DAY
    evenings = [midnight - day * DAY + 17.5 * 3_600 + day * 60 for day in range(1, 8)]
    assert find_usual_times(evenings[:2], UTC) == ()
    usual = find_usual_times([*evenings, midnight - 3 * DAY + 3_600], UTC)
    assert usual == pytest.approx([17.5 * 3_600 + 240], abs=600)
    assert find_next_time(usual, midnight + 3_600, UTC) == pytest.approx(midnight + usual[0])
    assert find_next_time(usual, midnight + 20 * 3_600, UTC) == pytest.approx(midnight + DAY + usual[0])
    assert find_next_time((), NOW, UTC) is None


@pytest.mark.parametrize(("month", "day"), [(3, 29), (10, 25)])
def test_the_usual_hour_is_that_of_the_wall_clock_when_summer_time_begins_and_ends(month, day):
    berlin = ZoneInfo("Europe/Berlin")
    evening = datetime(2026, month, day - 1, 22, tzinfo=berlin)
    morning = datetime(2026, month, day, 7, tzinfo=berlin)
    assert find_next_time((7 * 3_600.0,), evening.timestamp(), berlin) == morning.timestamp()


def test_around_midnight_is_one_hour():
    midnight = NOW // DAY * DAY
    nights = [midnight - day * DAY + (600 if day % 2 else -600) for day in range(2, 9)]
    usual = find_usual_times(nights, UTC)
    assert len(usual) == 1
    assert min(usual[0], DAY - usual[0]) <= 900
