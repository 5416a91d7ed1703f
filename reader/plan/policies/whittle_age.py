"""Policy of Tripathi & Modiano, A Whittle Index Approach to Minimizing Functions of Age of Information: the oldest
news that is not here yet should be as young as possible. Knows nothing of the owner. Pure.

A feed costs f(h) while its last poll is h hours ago. Polled every h hours at a price W it costs (∫f + W) / h, so it is
due at the age where W = h·f(h) − ∫f: that is its index. Here f is the age to expect of the oldest unfetched post.
"""

from __future__ import annotations

import numpy as np

from reader.model.planning import FloatArray
from reader.plan.policies.daily import hourly_posting
from reader.plan.policies.indexed import Indexed
from reader.plan.policy import Circumstances

SMALL = 1e-2
"""Below this the exact form loses its digits, and two terms of its series are exact enough."""


def make_whittle_age(circumstances: Circumstances) -> Indexed:
    rates, weights = hourly_posting(circumstances).mean(axis=1), circumstances.weights
    # At least one poll a day, so that no feed is given up.
    return Indexed("whittle-age", circumstances, lambda hours: weights * age_index(rates, hours), 24.0)


def age_to_expect(rates: FloatArray, hours: FloatArray) -> FloatArray:
    """Hours since the oldest unfetched post, 0 where there is none, if posts come by chance at these rates an hour."""
    expected = rates * hours
    small = hours * expected / 2 * (1 - expected / 3)
    exact = hours + np.expm1(-expected) / np.maximum(rates, 1e-12)
    return np.where(expected < SMALL, small, exact)


def age_index(rates: FloatArray, hours: FloatArray) -> FloatArray:
    expected = rates * hours
    safe = np.maximum(expected, SMALL)
    exact = 0.5 + np.exp(-safe) / safe + np.expm1(-safe) / safe**2
    small = expected / 3 - expected**2 / 8
    return np.asarray(hours**2 * np.where(expected < SMALL, small, exact))
