"""Wake-ups and radio seconds of a list of polls: a table."""

from __future__ import annotations

import numpy as np
import pytest

from reader.lab.replay import MOBILE, WIFI, radio_seconds, wake_up_sizes


@pytest.mark.parametrize(
    ("times", "sizes"),
    [
        ([], []),
        ([5.0], [1]),
        ([0.0, 0.0, 60.0, 200.0], [3, 1]),
        ([200.0, 0.0, 61.0], [1, 1, 1]),
        ([0.0, 50.0, 100.0, 150.0], [4]),
    ],
)
def test_polls_within_a_minute_of_each_other_are_one_wake_up(times, sizes):
    assert wake_up_sizes(np.array(times)).tolist() == sizes


def test_the_tail_after_each_wake_up_is_what_a_mobile_line_costs():
    together, apart = np.zeros(10), np.arange(0.0, 1_000.0, 100.0, dtype=np.float64)
    assert radio_seconds(together, MOBILE) == pytest.approx(0.26 + 11.6 + 1.0)
    assert radio_seconds(apart, MOBILE) == pytest.approx(10 * (0.26 + 11.6) + 1.0)
    assert radio_seconds(apart, WIFI) == pytest.approx(10 * 0.24 + 1.0)
