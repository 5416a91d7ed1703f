"""A tariff of many feeds made up from known rates, through the planner itself; no database needed."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np

from reader.insights.budget import BudgetFacts, make_tariff
from reader.learn.ledger import SLOTS
from reader.model.planning import DAY_S
from reader.model.stored import Feed, FeedChoices, HttpState, PublisherData
from reader.plan.day_model import make_day_model
from reader.plan.inputs import PlanningInputs
from reader.plan.poll_state import make_poll_state
from reader.settings import Settings

NOW = 1_781_173_440.0
ZONE = ZoneInfo("UTC")


def make_facts(count: int, days: int = 14) -> BudgetFacts:
    rng = np.random.default_rng(5)
    rates = rng.lognormal(0.5, 1.3, count)
    posts = tuple(np.sort(rng.uniform(NOW - days * DAY_S, NOW, max(int(rate * days), 1))) for rate in rates)
    looks = np.sort(
        np.concatenate([NOW - day * DAY_S + np.array([-3, 1.5, 10]) * 3_600 for day in range(1, days)])
    )
    feeds = tuple(
        Feed(
            number, f"https://f{number}.example/rss", None, number, NOW - days * DAY_S, FeedChoices(),
            PublisherData(title=f"Feed {number}", window_size=20),
            HttpState(last_fetched_at=NOW - 600, last_ok_at=NOW - rng.uniform(600, 20_000)),
        )
        for number in range(1, count + 1)
    )  # fmt: skip
    stretches = tuple(((NOW - days * DAY_S, NOW),) for _ in feeds)
    closed = np.zeros(SLOTS, dtype=np.bool_)
    knowledge = PlanningInputs(feeds, posts, stretches, looks, NOW - days * DAY_S, closed)
    budget = 3 * count
    day_model = make_day_model(knowledge, budget, NOW, ZONE)
    moment = make_poll_state(day_model, feeds, NOW, float(looks[-1]), budget, {})
    tariff = make_tariff(day_model, moment, knowledge, [])
    return BudgetFacts(Settings(daily_budget=budget), feeds, tariff, days)
