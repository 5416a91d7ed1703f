"""Feeds with an alert, whose posts are wanted right away: every hour that a post waits counts, visit or not; where a
rule notifies of some of them, by their share. Pure."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import FloatArray
from reader.planner.outlook import SLOT_H, Prospect, since_poll, sum_up

ALERT_WEIGHT = 6.0
"""An hour that a post of an alert feed waits is as bad as six hours that a visit finds missing."""

FELT = 1.0
"""From this cost an hour on an alert is the reason of a poll; less is a rule that matches few posts."""


def with_alerts(prospect: Prospect, posting: FloatArray, alert: FloatArray) -> Prospect:
    """The prospect with the cost of waiting posts added. `alert` is what an hour of one costs, per feed; `posting` is
    that of `make_prospect`."""
    wanted = np.flatnonzero(alert > 0)
    if not wanted.size:
        return prospect
    losing = prospect.losing.copy()
    waiting = since_poll(sum_up(posting[wanted])) * (alert[wanted] * SLOT_H)[:, None, None]
    losing[:, wanted] += waiting.transpose(1, 0, 2).astype(np.float32)
    return replace(prospect, losing=losing)
