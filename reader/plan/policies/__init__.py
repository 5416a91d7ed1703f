"""The table of polling policies by name. Content-based ones join it when they learn to read titles."""

from __future__ import annotations

from reader.plan.policies import intervals
from reader.plan.policies.azar import Azar
from reader.plan.policies.he_parker import make_he_parker, make_he_parker_printed, make_user_access_missing
from reader.plan.policies.horincar import Horincar
from reader.plan.policies.lambda_crawl import LambdaCrawl, make_lambda_crawl_even
from reader.plan.policies.minimum_missing import make_minimum_missing
from reader.plan.policies.paperround import Paperround
from reader.plan.policies.query_age import make_query_age
from reader.plan.policies.sia_cho import make_sia_cho, make_sia_cho_allocation, make_sia_cho_schedule
from reader.plan.policies.uniform import Uniform
from reader.plan.policies.whittle_age import make_whittle_age
from reader.plan.policies.whittle_ephemeral import make_whittle_ephemeral
from reader.plan.policy import Factory

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
    "azar": Azar,
    "lambda-crawl": LambdaCrawl,
    "lambda-crawl-even": make_lambda_crawl_even,
    "whittle-age": make_whittle_age,
    "whittle-ephemeral": make_whittle_ephemeral,
    "query-age": make_query_age,
    "horincar": Horincar,
    "paperround": Paperround,
}

OWN_COST: frozenset[str] = frozenset(intervals.FACTORIES)
"""Policies that know no budget: they are run at their own cost."""
