"""Wake-ups of the machine and seconds of the radio that a list of polls takes, by a stated model. Pure.

Polls less than a minute apart are one wake-up. For each, the radio is brought up, works for a moment per poll, and
stays up for its tail after the last byte: what counts is how often, not how many feeds. Promotion and tails are
those that Huang et al. (MobiSys 2012) measured.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.model.planning import FloatArray, IntArray

APART_S = 60.0
PER_POLL_S = 0.1
"""A small answer, with others on the way at the same time."""


class Radio(Struct, frozen=True):
    promotion_s: float
    tail_s: float


WIFI, MOBILE = Radio(0.0, 0.24), Radio(0.26, 11.6)


def wake_up_sizes(times: FloatArray) -> IntArray:
    """How many polls each wake-up made, in the order of time."""
    if not times.size:
        return np.empty(0, dtype=np.int64)
    ordered = np.sort(times)
    starts = np.flatnonzero(np.concatenate(([True], np.diff(ordered) > APART_S)))
    return np.diff(np.append(starts, len(ordered)))


def radio_seconds(times: FloatArray, radio: Radio) -> float:
    return seconds_up(len(wake_up_sizes(times)), len(times), radio)


def seconds_up(wake_ups: float, polls: float, radio: Radio) -> float:
    return wake_ups * (radio.promotion_s + radio.tail_s) + PER_POLL_S * polls
