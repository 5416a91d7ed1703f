"""What a post weighs that the server of an account brings: so that it is asked a few times a day. Pure.

One ask brings everything, so by its worth alone a large server would be asked every quarter of an hour. But it is
asked at every visit, too, and all is there seconds later: an earlier ask saves less than with a feed that may have to
wait for its turn. So the plan says when it is asked, and on a usual day not more often than is usual.
"""

from __future__ import annotations

import numpy as np

from reader.model.planning import DAY_S, FloatArray
from reader.plan.inputs import PlanningInputs

USUAL_ASKS = 12
"""A day, beside those at visits; fewer where the budget is small, on battery and on metered networks."""
HOLDS_EVERYTHING = 1_000_000
"""The window of a server: it keeps what feeds let go, and is known by that."""
MEAN_AGE_H = 12.0
FELT_H = 1 / 240
"""A quarter of a minute: what an ask must save however generous the budget is."""


def weigh_servers(inputs: PlanningInputs, morning: float) -> FloatArray:
    """(feeds,) weights; those of feeds stay as they are.

    Polls that come evenly at price p are ∛(⅔ · a / p) a day, where a is what a day's looks find waiting at a feed that
    is not polled (see `even_price`)."""
    is_server = inputs.windows >= HOLDS_EVERYTHING
    if not is_server.any():
        return inputs.weights
    days = max((morning - inputs.visits_from) / DAY_S, 1.0)
    visits_a_day = np.count_nonzero(inputs.visits < morning) / days
    waiting = 2 / 3 * inputs.weights * inputs.rhythm.per_day * MEAN_AGE_H * visits_a_day
    price_h = (np.cbrt(waiting[~is_server]).sum() / max(inputs.budget, 1)) ** 3
    most = max(price_h, FELT_H) * USUAL_ASKS**3
    share = np.minimum(most / np.maximum(waiting, 1e-9), 1.0)
    return np.asarray(np.where(is_server, inputs.weights * share, inputs.weights))
