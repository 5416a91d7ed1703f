"""Alerted feeds, whose posts are wanted at once: every hour that a post waits counts, look or no visit. Pure."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from reader.learn.ledger import SLOTS
from reader.model.planning import FloatArray
from reader.plan.outlook import AGES, DAYS_BACK, SLOT_H, Prospect, sum_up

ALERT_WEIGHT = 6.0
"""An hour that a post of an alert feed waits is as bad as six that a visit finds it missing."""


def with_alerts(prospect: Prospect, posting: FloatArray, alert: FloatArray) -> Prospect:
    """`alert` is per feed what an hour of one waiting post costs; `posting` as make_prospect takes it."""
    wanted = np.flatnonzero(alert > 0)
    if not wanted.size:
        return prospect
    losing = prospect.losing.copy()
    waiting = _unfetched(posting[wanted]) * (alert[wanted] * SLOT_H)[:, None, None]
    losing[:, wanted] += waiting.transpose(1, 0, 2).astype(np.float32)
    return replace(prospect, losing=losing)


def _unfetched(posting: FloatArray) -> FloatArray:
    """(feeds, SLOTS, ages): posts that wait, on average over the slot."""
    border = sum_up(posting)
    now = DAYS_BACK * SLOTS + np.arange(SLOTS)
    then = now[:, None] - AGES.astype(np.int64)
    return np.asarray((border[:, now] + border[:, now + 1])[:, :, None] / 2 - border[:, then])
