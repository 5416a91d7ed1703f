"""The ledger counts what polls brought, and knows what it does not know."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np
from hypothesis import given
from hypothesis import strategies as st

from reader.planner.learning.rhythm import DAYS, Ledger

UTC = ZoneInfo("UTC")
MONDAY = 1_757_289_600.0
DAY = 86_400.0
ONE = np.array([0], dtype=np.int64)


def ledger(window=3, zone=UTC):
    return Ledger(np.array([window]), MONDAY, zone)


def test_posts_fall_into_the_quarter_of_an_hour_of_the_local_day():
    book = ledger(zone=ZoneInfo("Asia/Tokyo"))
    book.add(ONE, MONDAY + 7_200, [np.array([MONDAY + 3_600])])
    assert book.counts.sum() == 1
    assert book.counts[0, -1, 40] == 1  # 01:00 UTC is 10:00 in Tokyo


def test_half_a_day_between_polls_is_half_a_day_known():
    book = ledger()
    book.add(ONE, MONDAY + DAY / 2, [np.empty(0)])
    assert book.known[0, -1] == 0.5


def test_before_the_oldest_entry_of_a_full_document_nothing_is_known():
    book = ledger(window=2)
    book.add(ONE, MONDAY + DAY / 2, [MONDAY + DAY / 4 + np.array([0.0, 60.0])])
    assert book.known[0, -1] == 0.25


def test_a_new_day_moves_the_old_ones_back():
    book = ledger()
    book.add(ONE, MONDAY + 7_200, [np.array([MONDAY])])
    book.start_day(MONDAY + 3 * DAY)
    assert book.counts[0, -4, 0] == 1
    assert book.counts[0, -1].sum() == 0
    assert book.days[-1] == MONDAY // DAY + 3


def test_a_year_of_silence_forgets_everything():
    book = ledger()
    book.add(ONE, MONDAY + 7_200, [np.array([MONDAY])])
    book.start_day(MONDAY + 365 * DAY)
    assert book.counts.sum() == 0
    assert book.counts.shape[1] == DAYS


@given(st.lists(st.floats(1.0, 3 * DAY), min_size=1, max_size=12))
def test_no_day_is_known_more_than_once(pauses):
    book, now = ledger(), MONDAY
    for pause in pauses:
        now += pause
        book.add(ONE, now, [np.empty(0)])
    assert book.known.max() <= 1.0
    assert abs(book.known.sum() - (now - MONDAY) / DAY) < 1e-6


@given(st.integers(0, 2**32 - 1), st.integers(1, 4), st.sampled_from(["UTC", "Europe/Berlin", "Asia/Kathmandu"]))
def test_stretches_told_together_are_known_as_if_told_one_after_another(seed, feeds, zone):
    """Over the day on which the clocks of Berlin change."""
    dice, now = np.random.default_rng(seed), MONDAY + 60 * DAY
    notes = []
    for feed in range(feeds):
        borders = now - np.sort(dice.random(2 * int(dice.integers(0, 4))))[::-1] * 90 * DAY
        for since, until in borders.reshape(-1, 2):
            notes.append((feed, since, until, np.sort(since + dice.random(int(dice.integers(0, 9))) * (until - since))))
    together, apart = (Ledger(np.full(feeds, 9), now, ZoneInfo(zone)) for _ in range(2))
    places, since, until = (np.array([one[part] for one in notes]) for part in range(3))
    together.add_known(places.astype(np.int64), since, until, [posts for *_, posts in notes])
    for feed, begin, end, posts in notes:
        apart.add_known(np.array([feed]), np.array([begin]), end, [posts])
    assert np.array_equal(together.counts, apart.counts)
    assert np.allclose(together.known, apart.known, atol=1e-9)
    assert np.array_equal(together.last_poll_at, apart.last_poll_at)
