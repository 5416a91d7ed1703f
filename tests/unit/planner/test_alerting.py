"""What waiting costs where posts are wanted at once."""

from __future__ import annotations

import numpy as np

from reader.planner.alerting import ALERT_WEIGHT, with_alerts
from reader.planner.learning.rhythm import SLOTS
from reader.planner.outlook import AGES, DAYS_BACK, SLOT_H, Prospect


def make_prospect(feeds: int) -> Prospect:
    nothing = np.zeros((SLOTS, feeds, len(AGES)), dtype=np.float32)
    nobody = np.zeros((SLOTS, 1), dtype=np.float32)
    return Prospect(moves=nobody[:, :, None], visits=nobody, waiting=nothing, losing=nothing)


def steady(*per_slot: float) -> np.ndarray:
    """Feeds that post so much in every slot."""
    return np.repeat(np.array(per_slot)[:, None], (DAYS_BACK + 1) * SLOTS, axis=1)


def test_every_slot_costs_what_waits_in_it_on_average() -> None:
    found = with_alerts(make_prospect(2), steady(0.5, 0.5), np.array([ALERT_WEIGHT, 0.0]))
    age = 3
    waits = 0.5 * (AGES[age] + 0.5)  # since the last poll, and half of what the slot itself brings
    assert np.allclose(found.losing[:, 0, age], waits * ALERT_WEIGHT * SLOT_H, rtol=1e-4)
    assert not found.losing[:, 1].any(), "the other feed is not wanted at once"


def test_twice_as_many_posts_cost_twice_as_much() -> None:
    found = with_alerts(make_prospect(2), steady(0.2, 0.4), np.array([1.0, 1.0]))
    assert np.allclose(found.losing[:, 1], 2 * found.losing[:, 0], rtol=1e-4)


def test_where_nothing_is_wanted_at_once_nothing_is_changed() -> None:
    before = make_prospect(1)
    assert with_alerts(before, steady(0.2), np.zeros(1)) is before
    given = before.losing.copy()
    with_alerts(before, steady(0.2), np.ones(1))
    assert np.array_equal(before.losing, given), "what was given stays as it was"
