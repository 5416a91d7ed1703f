"""The papers' measures by hand on small cases."""

from __future__ import annotations

import numpy as np
import pytest

from reader.lab.measures import (
    ENTRY_BYTES,
    UNCHANGED_BYTES,
    errors,
    missing_posts,
    posting_delay,
    rank_correlation,
    traffic,
)
from reader.lab.replay import Polls
from tests.unit.lab.histories import MONDAY, bare_trial


def polls(*pairs):
    feeds, hours = zip(*pairs, strict=True)
    return Polls(np.array(feeds), MONDAY + np.array(hours, dtype=float) * 3600, 0)


# Posts at hours 1, 2 and 5 of feed 0, at hour 4 of feed 1; a test of one day.
TRIAL = bare_trial([[1.0, 2.0, 5.0], [4.0]], [], test_days=1, window=1)
POLLS = polls((0, 3), (0, 6), (0, 8), (1, 4.5))


def test_posting_delay_counts_every_post_and_to_the_end_where_no_poll_comes():
    delay = posting_delay(TRIAL, POLLS)
    waits = np.array([120.0, 60.0, 60.0, 30.0])
    assert (delay.mean, delay.most, delay.deviation) == pytest.approx((waits.mean(), 120.0, waits.std()))
    assert posting_delay(TRIAL, polls((0, 8))).most == 20 * 60


def test_a_post_that_left_its_document_is_missing():
    missing = missing_posts(TRIAL, POLLS)
    assert missing.share == pytest.approx(1 / 4)
    assert missing.delay_min == pytest.approx((60 + 60 + 30) / 3)


def test_errors_by_feeds_and_by_polls():
    by_feeds, by_polls = errors(TRIAL, POLLS)
    assert (by_feeds.delay_min, by_feeds.polls_per_item) == pytest.approx((45.0, (3 / 2 + 1) / 2))
    assert (by_polls.delay_min, by_polls.polls_per_item) == pytest.approx((50.0, 4 / 3))
    assert by_polls.error == pytest.approx(50 * 4 / 3)


def test_traffic_whole_conditional_and_new_only():
    spent = traffic(TRIAL, POLLS)
    assert spent.whole == 4 * ENTRY_BYTES
    assert spent.conditional == 3 * ENTRY_BYTES + UNCHANGED_BYTES
    assert spent.new_only == 3 * ENTRY_BYTES + UNCHANGED_BYTES


def test_rank_correlation_shares_ranks():
    assert rank_correlation(np.array([1.0, 2.0, 2.0, 9.0]), np.array([10.0, 20.0, 20.0, 21.0])) == pytest.approx(1.0)
    assert rank_correlation(np.array([1.0, 2.0, 3.0]), np.array([3.0, 2.0, 1.0])) == pytest.approx(-1.0)
