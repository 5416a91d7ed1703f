"""Histograms of posts by hour of the day, as the papers learn them: no prior, nothing fades. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np

from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.planning import FloatArray


def daily_rates(histories: Sequence[FloatArray], days: float, slots: int, zone: tzinfo) -> FloatArray:
    """Events per hour in each slot of the local day, on average over so many days: a row for each history."""
    sizes = [times.size for times in histories]
    if not sum(sizes):
        return np.zeros((len(histories), slots))
    slot = slot_of_day(local_seconds(np.concatenate(list(histories)), zone), slots)
    cell = np.repeat(np.arange(len(histories)), sizes) * slots + slot
    counts = np.bincount(cell, minlength=len(histories) * slots).reshape(len(histories), slots)
    return np.asarray(counts / max(days, 1e-9) * slots / 24)


def between_hours(hourly: FloatArray, slots: int) -> FloatArray:
    """Hourly rates on a finer grid: straight lines between the middles of the hours, around midnight too."""
    place = (np.arange(slots) + 0.5) * 24 / slots - 0.5
    before = np.floor(place).astype(np.int64)
    share = place - before
    return np.asarray(hourly[..., before % 24] * (1 - share) + hourly[..., (before + 1) % 24] * share)
