"""Calm days: new posts wait for the next edition's hour, so the plan looks forward to editions alone. Pure.

The planner stays the one planner: the instants of editions take the place of the owner's looks, and the budget is what
editions need. An edition that found the machine asleep is late, not lost.
"""

from __future__ import annotations

from collections.abc import Iterable
from datetime import tzinfo

import numpy as np

from reader.model.logged import Gap
from reader.model.planning import DAY_S, FloatArray
from reader.plan.edition_hours import EditionHours, FirstLooks, list_due

GRACE_S = 1_200.0
"""What comes so shortly after an edition's hour still belongs to it."""
POLLS_PER_EDITION = 1.1
"""Of each feed: once, and some that roll off or fail are asked again."""
FOR_LOSING_NOTHING = 1 / 4
"""Of the budget: feeds that post more than their documents hold are asked between editions, too."""
POLLS_PER_ALERT = 24
"""A day, of each feed whose posts are wanted at once."""
FETCHED_FOR_S = 2 * 3_600.0
"""A round so long before an edition was made for it."""


def list_edition_looks(
    hours: EditionHours, first_looks: FirstLooks, since_at: float, now: float, zone: tzinfo
) -> FloatArray:
    """The instants of editions in the place of looks, in order."""
    due = list_due(hours, first_looks, since_at, now, zone)
    return np.array([one.at for one in due], dtype=np.float64)


def find_calm_budget(budget: int, feeds: int, alerts: int, hours: EditionHours) -> int:
    """Polls a day: what editions need, a part to lose nothing in between, and never more than the owner allows."""
    editions = (len(hours.minutes) + hours.is_learned) * len(hours.days) / 7
    needed = (
        FOR_LOSING_NOTHING * budget
        + POLLS_PER_EDITION * editions * max(feeds - alerts, 0)
        + POLLS_PER_ALERT * alerts
    )
    return min(budget, int(np.ceil(needed)))


def find_cut(edition_at: float, gaps: Iterable[Gap]) -> float:
    """Until when posts belong to an edition. Where nothing could be fetched at its hour (asleep, closed, no line),
    until shortly after that ended: the paper is late, and whole."""
    ends = [gap.ended_at for gap in gaps if gap.started_at <= edition_at < gap.ended_at]
    return max([edition_at, *ends]) + GRACE_S


def is_late(edition_at: float, last_round_at: float | None, now: float) -> bool:
    """Whether an edition's hour has passed and nothing was fetched for it: then it is fetched for now."""
    if edition_at <= now - DAY_S:
        return False
    return last_round_at is None or last_round_at < edition_at - FETCHED_FOR_S
