"""Policy of Avrachenkov & Borkar, Whittle Index Policy for Crawling Ephemeral Content: what is posted loses its
value by and by, and a poll brings what is left of it. Knows nothing of the owner. Pure.

After h hours v(h) = λ(1 − e^−ch)/c is there to be had. Polled every h hours at a price W a feed brings (v − W)/h, so
it is due at the age where W = v(h) − h·v'(h): that is its index.
"""

from __future__ import annotations

import numpy as np

from reader.model.planning import FloatArray
from reader.plan.policies.indexed import Indexed
from reader.plan.policies.lambda_crawl import learned_changes
from reader.plan.policy import Circumstances

HALF_LIFE_H = 6.0
DECAY = float(np.log(2.0)) / HALF_LIFE_H


def make_whittle_ephemeral(circumstances: Circumstances) -> Indexed:
    rates = circumstances.weights * learned_changes(circumstances) / 24
    return Indexed("whittle-ephemeral", circumstances, lambda hours: ephemeral_index(rates, hours))


def value_there(rates: FloatArray, hours: FloatArray) -> FloatArray:
    """What is left of the value of all posts since the last poll."""
    return np.asarray(rates * -np.expm1(-DECAY * hours) / DECAY)


def ephemeral_index(rates: FloatArray, hours: FloatArray) -> FloatArray:
    return np.asarray(value_there(rates, hours) - hours * rates * np.exp(-DECAY * hours))
