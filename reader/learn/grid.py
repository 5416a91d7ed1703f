"""Learned rates laid out over the slots of a plan. Pure."""

from __future__ import annotations

from datetime import tzinfo

import numpy as np

from reader.learn.localtime import hour_of_week, local_seconds
from reader.model.planning import FloatArray


def looking_on_grid(week: FloatArray, start_at: float, slots: int, slot_s: float, zone: tzinfo) -> FloatArray:
    """(slots,) looks or sessions per hour from `start_at`; `week` is one of a profile's two."""
    middles = start_at + (np.arange(slots, dtype=np.float64) + 0.5) * slot_s
    return np.asarray(week[hour_of_week(local_seconds(middles, zone))])
