"""What polls saw, as evidence for learning: when posts came, and when nobody looked."""

from __future__ import annotations

from datetime import UTC

import numpy as np

from reader.core.records.logged import PostingTime
from reader.planner.learning.evidence import closed_slots, imagine_days, known_stretches, place_posts

HOUR, DAY = 3_600, 86_400


def dated(at: int, seen: int, after: int | None) -> PostingTime:
    return PostingTime(at, True, after, seen)


def test_posts_without_a_date_are_spread_over_the_gap_in_which_they_came():
    rows = [PostingTime(1_000_000, False, 900_000, 1_000_000) for _ in range(4)]
    assert place_posts(rows).tolist() == [912_500, 937_500, 962_500, 987_500]


def test_a_full_document_leaves_a_hole():
    first = [dated(at, 100 * HOUR, None) for at in range(0, 100 * HOUR, 10 * HOUR)]
    flood = [dated(150 * HOUR + n * HOUR, 160 * HOUR, 100 * HOUR) for n in range(10)]
    assert known_stretches([*first, *flood], 10, 170.0 * HOUR) == [(0, 100 * HOUR), (150 * HOUR, 170 * HOUR)]
    assert known_stretches([*first, *flood], 11, 170.0 * HOUR) == [(0, 170 * HOUR)]


def test_quarters_of_an_hour_in_which_the_machine_is_off_are_learned():
    """From a quarter to seven until eleven at night it ran."""
    awake = [float(day * DAY + quarter * HOUR / 4) for day in range(10) for quarter in range(27, 92)]
    closed = closed_slots(awake, 10.0 * DAY, UTC)
    assert closed.tolist() == [quarter < 27 or quarter >= 92 for quarter in range(96)]
    assert not closed_slots(awake[: 65 * 6], 10.0 * DAY, UTC).any()


def test_a_newcomer_known_for_hours_counts_with_its_rate():
    posts = np.arange(1, 13, dtype=np.float64) * 1_800
    placed, stretches = imagine_days(posts, [(0.0, 6.0 * HOUR)], 10.0 * DAY)
    assert len(placed) == 12 * 4 * 3
    assert stretches == ((7.0 * DAY, 10.0 * DAY),)
