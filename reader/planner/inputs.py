"""Planning inputs: one record for a day's plan, filled by the engine from rows and by the lab from a replay. Pure.

Also weighs the posts that an account's server brings. One sync brings everything, so by its worth alone a large server
would be synced every quarter of an hour. But it is synced at every visit too, and everything is there seconds later,
so an earlier sync saves less than with a feed that may have to wait for its turn.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.core.records.content import FeedBias
from reader.core.records.machine import PresenceSign
from reader.core.records.planning import DAY_S, BoolArray, FloatArray, IntArray
from reader.planner.learning.rhythm import Rhythm
from reader.planner.week import PriceState

USUAL_SYNCS = 12
"""Syncs a day, apart from those at visits; fewer where the budget is small, on battery and on metered networks."""
HOLDS_EVERYTHING = 1_000_000
"""The window of a server, which keeps what feeds drop; tells servers from feeds."""
MEAN_AGE_H = 12.0
FELT_H = 1 / 240
"""A quarter of a minute: what a sync must save however generous the budget is."""


class PlanningInputs(Struct, frozen=True):
    """Arrays with an entry per feed are in the order of `feed_ids`."""

    feed_ids: tuple[int, ...]
    windows: IntArray
    weights: FloatArray
    """The user's, times what novelty makes of them."""
    alert: FloatArray
    """What each hour that a post waits costs, visit or not; 0 for feeds without an alert."""
    feed_biases: tuple[FeedBias, ...]
    """What content and visits make of the weights, shown with a reason."""
    rhythm: Rhythm
    """Learned from a ledger that is not kept: 16 MB for 500 feeds."""
    visits: FloatArray
    visits_from: float
    """Since when visits are known."""
    closed: BoolArray
    """(slots of a day): when this machine is usually off."""
    budget: int
    """Fetches a day on average."""
    most: int
    """Fetches on any day at most."""
    whole_budget: int = 0
    """What the user allows where digest mode needs less: losing a post is as bad as on any day. 0: the same."""
    price_before: PriceState | None = None
    spent_before: int = 0
    """Fetches made on the day of that state."""
    miss_nothing: frozenset[int] = frozenset()
    """Feeds of which the user wants to miss no article."""
    signs: tuple[PresenceSign, ...] = ()
    """Signs of presence from the same time as the visits, oldest first."""


def weigh_servers(inputs: PlanningInputs, morning: float) -> FloatArray:
    """(feeds,) weights with those of servers lowered so that a usual day syncs each about USUAL_SYNCS times.

    Polls that come evenly at price p are ∛(⅔ · a / p) a day, where a is what a day's visits find waiting at a feed that
    is not polled (see `even_price`)."""
    is_server = inputs.windows >= HOLDS_EVERYTHING
    if not is_server.any():
        return inputs.weights
    days = max((morning - inputs.visits_from) / DAY_S, 1.0)
    visits_a_day = np.count_nonzero(inputs.visits < morning) / days
    waiting = 2 / 3 * inputs.weights * inputs.rhythm.per_day * MEAN_AGE_H * visits_a_day
    price_h = (np.cbrt(waiting[~is_server]).sum() / max(inputs.budget, 1)) ** 3
    most = max(price_h, FELT_H) * USUAL_SYNCS**3
    share = np.minimum(most / np.maximum(waiting, 1e-9), 1.0)
    return np.asarray(np.where(is_server, inputs.weights * share, inputs.weights))
