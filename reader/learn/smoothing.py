"""Circular smoothing: the slots of a day form a circle. Pure."""

from __future__ import annotations

import numpy as np

from reader.model.planning import FloatArray


def smooth_day(values: FloatArray, width: float) -> FloatArray:
    """Each slot's value spread over its neighbours by a bell so many slots wide, along the last axis."""
    slots = values.shape[-1]
    apart = np.minimum(np.arange(slots), slots - np.arange(slots))
    bell = np.exp(-0.5 * (apart / width) ** 2)
    spread = np.fft.irfft(np.fft.rfft(values, axis=-1) * np.fft.rfft(bell / bell.sum()), slots, axis=-1)
    return np.asarray(np.maximum(spread, 0.0))
