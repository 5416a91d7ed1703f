"""The hours at which the user usually looks, seen from every moment of a day."""

from __future__ import annotations

import numpy as np
import pytest

from reader.planner.learning.attention import Attention
from reader.planner.learning.rhythm import SLOTS
from reader.planner.learning.user_states import STATES
from reader.planner.outlook import NONE_SOON, SOON, slots_until_visit


def user(**by_slot: float) -> Attention:
    """`at_32=1.0`: a visit in the quarter of an hour that begins at eight is as likely as that; else nearly never."""
    per_slot = np.full((STATES, SLOTS), 0.01)
    for name, likely in by_slot.items():
        per_slot[:, int(name.removeprefix("at_"))] = likely
    return Attention(per_slot)


@pytest.mark.parametrize(
    ("slot", "expected"),
    [(32, 0), (31, 1), (32 - SOON + 1, SOON - 1), (32 - SOON, NONE_SOON), (33, NONE_SOON), (SLOTS - 1, 2), (0, 1)],
)
def test_how_far_the_next_usual_look_is(slot: int, expected: int) -> None:
    assert slots_until_visit(user(at_32=1.0, at_1=0.9))[slot] == expected


def test_of_two_that_are_nearly_as_likely_the_first_counts_and_a_much_less_likely_one_does_not() -> None:
    assert slots_until_visit(user(at_30=0.85, at_32=1.0))[28] == 2
    assert slots_until_visit(user(at_30=0.5, at_32=1.0))[28] == 4


def test_where_all_hours_are_alike_none_is_usual() -> None:
    assert set(slots_until_visit(user())) == {NONE_SOON}
