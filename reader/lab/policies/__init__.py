"""The polling policies by name."""

from __future__ import annotations

from reader.lab.policies import intervals
from reader.lab.policies.crossed import NAMED, VARIANTS
from reader.lab.policies.daily import Uniform
from reader.lab.policies.han import make_fullest_window, make_minimum_missing
from reader.lab.policies.paperround import Paperround
from reader.lab.policies.whittle import make_whittle_age, make_whittle_ephemeral
from reader.lab.policy import Factory

POLICIES: dict[str, Factory] = {
    "uniform": Uniform,
    **intervals.FACTORIES,
    **intervals.SCALED,
    **NAMED,
    "minimum-missing": make_minimum_missing,
    "whittle-age": make_whittle_age,
    "whittle-ephemeral": make_whittle_ephemeral,
    "paperround": Paperround,
}

EVERY_FORM: dict[str, Factory] = {**POLICIES, **VARIANTS, "fullest-window": make_fullest_window}
"""Those and the forms that the papers' tables compare; `lab compare` knows them by name."""

OWN_COST: frozenset[str] = frozenset(intervals.FACTORIES)
"""Policies that know no budget and run at their own cost."""
