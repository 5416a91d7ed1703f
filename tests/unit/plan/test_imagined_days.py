"""Days that may come, imagined from days that were."""

from __future__ import annotations

import numpy as np

from reader.plan.day_model import imagine_days

HOUR, DAY = 3_600, 86_400


def test_a_newcomer_known_for_hours_counts_with_its_rate():
    posts = np.arange(1, 13, dtype=np.float64) * 1_800
    placed, stretches = imagine_days(posts, [(0.0, 6.0 * HOUR)], 10.0 * DAY)
    assert len(placed) == 12 * 4 * 3
    assert stretches == ((7.0 * DAY, 10.0 * DAY),)
