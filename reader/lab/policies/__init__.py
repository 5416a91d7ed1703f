"""The polling policies by name."""

from __future__ import annotations

from reader.lab.policies import intervals
from reader.lab.policies.daily import Uniform, make_minimum_missing
from reader.lab.policies.he_parker import make_he_parker, make_he_parker_printed, make_user_access_missing
from reader.lab.policies.paperround import Paperround
from reader.lab.policies.sia_cho import make_sia_cho, make_sia_cho_allocation, make_sia_cho_schedule
from reader.lab.policies.whittle import make_whittle_age, make_whittle_ephemeral
from reader.lab.policy import Factory

POLICIES: dict[str, Factory] = {
    "uniform": Uniform,
    **intervals.FACTORIES,
    **intervals.SCALED,
    "sia-cho": make_sia_cho,
    "sia-cho-allocation": make_sia_cho_allocation,
    "sia-cho-schedule": make_sia_cho_schedule,
    "user-access-missing": make_user_access_missing,
    "he-parker-printed": make_he_parker_printed,
    "he-parker": make_he_parker,
    "minimum-missing": make_minimum_missing,
    "whittle-age": make_whittle_age,
    "whittle-ephemeral": make_whittle_ephemeral,
    "paperround": Paperround,
}

OWN_COST: frozenset[str] = frozenset(intervals.FACTORIES)
"""Policies that know no budget and run at their own cost."""
