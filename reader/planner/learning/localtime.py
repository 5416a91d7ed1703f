"""Instants to local wall-clock days and slots, many at once, and smoothing over the day. Pure."""

from __future__ import annotations

import math
from datetime import UTC, datetime, timedelta, tzinfo

import numpy as np

from reader.core.records.planning import DAY_S, HOUR_S, FloatArray, IntArray

_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
"""Instants are added to it, because Windows cannot convert times before 1970, which posts may have."""
MONDAY_S = 4 * DAY_S
"""The first Monday after the epoch, which was a Thursday."""


def smooth_day(values: FloatArray, width: float) -> FloatArray:
    """The values smoothed by a bell `width` slots wide along the last axis, around the clock."""
    slots = values.shape[-1]
    apart = np.minimum(np.arange(slots), slots - np.arange(slots))
    bell = np.exp(-0.5 * (apart / width) ** 2)
    spread = np.fft.irfft(np.fft.rfft(values, axis=-1) * np.fft.rfft(bell / bell.sum()), slots, axis=-1)
    return np.asarray(np.maximum(spread, 0.0))


def utc_offsets(times: FloatArray, zone: tzinfo) -> FloatArray:
    """Seconds by which the local clock was ahead at each instant. The zone is asked once per day, and once per quarter
    of an hour on days on which the clocks change."""
    times = np.asarray(times, dtype=np.float64)
    if times.size == 1:
        return np.full(times.shape, _offset_at(times.item(), zone))
    days, place = np.unique(np.floor(times / DAY_S), return_inverse=True)
    at_midnight = {day: _offset(day * DAY_S, zone) for day in {*days.tolist(), *(days + 1).tolist()}}
    before = np.array([at_midnight[day] for day in days.tolist()])
    after = np.array([at_midnight[day + 1] for day in days.tolist()])
    offsets = before[place] if times.size else np.empty(0)
    for changed in np.flatnonzero(before != after).tolist():
        inside = np.flatnonzero(place == changed)
        quarters, quarter = np.unique(np.floor(times[inside] / 900), return_inverse=True)
        exact = np.array([_offset(value * 900, zone) for value in quarters.tolist()])
        offsets[inside] = exact[quarter]
    return np.asarray(offsets, dtype=np.float64)


def local_seconds(times: FloatArray, zone: tzinfo) -> FloatArray:
    """Wall-clock seconds since the epoch."""
    times = np.asarray(times, dtype=np.float64)
    return times + utc_offsets(times, zone)


def hour_of_week(local: FloatArray) -> IntArray:
    """0 is Monday from 00:00 to 01:00, 167 the last hour of Sunday."""
    return np.asarray(np.floor((local - MONDAY_S) / HOUR_S) % 168, dtype=np.int64)


def slot_of_day(local: FloatArray, slots: int) -> IntArray:
    return np.asarray(np.floor((local % DAY_S) / (DAY_S / slots)), dtype=np.int64)


def _offset_at(at: float, zone: tzinfo) -> float:
    day = math.floor(at / DAY_S)
    before = _offset(day * DAY_S, zone)
    return before if before == _offset((day + 1) * DAY_S, zone) else _offset(at // 900 * 900, zone)


def _offset(at: float, zone: tzinfo) -> float:
    utc = _EPOCH + timedelta(seconds=at)
    return (utc.astimezone(zone).replace(tzinfo=UTC) - utc).total_seconds()
