"""A tariff of many feeds made up from known rates, through the planner itself; no database needed."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np

from reader.core.records.content import FeedBias
from reader.core.records.planning import DAY_S
from reader.core.records.stored import Feed, FeedChoices, HttpState, PublisherData
from reader.core.settings import Settings
from reader.insights.budget import BudgetFacts, Landmark, make_tariff
from reader.planner.curve import make_curve
from reader.planner.day_model import expect_day
from reader.planner.inputs import PlanningInputs
from reader.planner.learning.evidence import make_ledger
from reader.planner.learning.rhythm import SLOTS, learn_rhythm

NOW = 1_781_173_440.0
ZONE = ZoneInfo("UTC")


def make_inputs(count: int, days: int = 14) -> PlanningInputs:
    rng = np.random.default_rng(5)
    rates = rng.lognormal(0.5, 1.3, count)
    posts = tuple(np.sort(rng.uniform(NOW - days * DAY_S, NOW, max(int(rate * days), 1))) for rate in rates)
    visits = np.sort(np.concatenate([NOW - day * DAY_S + np.array([-3, 1.5, 10]) * 3_600 for day in range(1, days)]))
    known = [(times, ((NOW - days * DAY_S, NOW),)) for times in posts]
    windows = np.full(count, 20)
    return PlanningInputs(
        feed_ids=tuple(range(1, count + 1)), windows=windows, weights=np.ones(count), alert=np.zeros(count),
        feed_biases=(FeedBias(),) * count, rhythm=learn_rhythm(make_ledger(windows, known, NOW, NOW, ZONE)),
        visits=visits, visits_from=NOW - days * DAY_S, closed=np.zeros(SLOTS, dtype=np.bool_), budget=3 * count,
        most=4 * count,
    )  # fmt: skip


def make_facts(count: int, days: int = 14) -> BudgetFacts:
    inputs = make_inputs(count, days)
    feeds = tuple(
        Feed(
            number, f"https://f{number}.example/rss", None, number, NOW - days * DAY_S, FeedChoices(),
            PublisherData(title=f"Feed {number}", window_size=20),
            HttpState(last_fetched_at=NOW - 600, last_ok_at=NOW - 600),
        )
        for number in inputs.feed_ids
    )  # fmt: skip
    curve = make_curve(expect_day(inputs, NOW, ZONE), inputs.budget)
    hourly, opening = Landmark(24.0 * count, 12.0, 3e6), Landmark(3.0 * count, 90.0, 1e6)
    tariff = make_tariff(curve, inputs.feed_ids, feeds, [], hourly, opening)
    return BudgetFacts(Settings(daily_budget=inputs.budget), feeds, tariff, is_guess=False)
