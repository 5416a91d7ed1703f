"""The literature's polling policies by name, behind the one interface of `policy.py`. The lab replays them, and the
engine polls by one of them if the user chooses so (`CAUSES` lists which)."""

from __future__ import annotations

from reader.core.records.reasons import Cause
from reader.planner.strategies import intervals
from reader.planner.strategies.crossed import NAMED, VARIANTS
from reader.planner.strategies.daily import Uniform
from reader.planner.strategies.han import make_fullest_window, make_minimum_missing
from reader.planner.strategies.policy import Factory
from reader.planner.strategies.whittle import make_whittle_age, make_whittle_ephemeral

STRATEGIES: dict[str, Factory] = {
    "uniform": Uniform,
    **intervals.FACTORIES,
    **intervals.SCALED,
    **NAMED,
    "minimum-missing": make_minimum_missing,
    "whittle-age": make_whittle_age,
    "whittle-ephemeral": make_whittle_ephemeral,
}

EVERY_FORM: dict[str, Factory] = {**STRATEGIES, **VARIANTS, "fullest-window": make_fullest_window}
"""Those and the forms that the papers' tables compare."""

OWN_COST: frozenset[str] = frozenset(intervals.FACTORIES)
"""Strategies that know no budget and run at their own cost."""

CAUSES: dict[str, Cause] = {
    "he-parker": Cause.LEAST_WAIT,
    "user-access-missing": Cause.FEWEST_MISSING,
    "sia-cho": Cause.AFTER_BUSY_HOURS,
    "sia-cho-schedule": Cause.AFTER_BUSY_HOURS,
    "sia-cho-allocation": Cause.ITS_TURN,
    "minimum-missing": Cause.FEW_DROPPED,
    "whittle-age": Cause.OLDEST_BY_NOW,
    "whittle-ephemeral": Cause.FRESHEST_BY_NOW,
    "fix-learned@budget": Cause.USUAL_GAP,
    "moving-average@budget": Cause.USUAL_GAP,
    "post-rate@budget": Cause.NEXT_DUE,
    "uniform": Cause.ITS_TURN,
}
"""Those that the user can choose, each with what it says of its polls. All keep to a budget."""
