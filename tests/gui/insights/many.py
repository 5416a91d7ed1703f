"""A tariff of many feeds made up from known rates, through the planner itself; no database needed."""

from __future__ import annotations

from zoneinfo import ZoneInfo

import numpy as np

from reader.engine.planning import make_poll_state
from reader.insights.budget import BudgetFacts, Landmark, make_tariff
from reader.insights.day_ahead import DayAhead, make_request
from reader.learn.evidence import make_ledger
from reader.learn.ledger import SLOTS
from reader.learn.rhythm import learn_rhythm
from reader.model.content import FeedBias
from reader.model.planning import DAY_S
from reader.model.stored import Feed, FeedChoices, HttpState, PublisherData
from reader.plan.day_model import make_day_model
from reader.plan.inputs import PlanningInputs
from reader.settings import Settings

NOW = 1_781_173_440.0
ZONE = ZoneInfo("UTC")


def make_facts(count: int, days: int = 14) -> BudgetFacts:
    rng = np.random.default_rng(5)
    rates = rng.lognormal(0.5, 1.3, count)
    posts = tuple(np.sort(rng.uniform(NOW - days * DAY_S, NOW, max(int(rate * days), 1))) for rate in rates)
    visits = np.sort(np.concatenate([NOW - day * DAY_S + np.array([-3, 1.5, 10]) * 3_600 for day in range(1, days)]))
    feeds = tuple(
        Feed(
            number, f"https://f{number}.example/rss", None, number, NOW - days * DAY_S, FeedChoices(),
            PublisherData(title=f"Feed {number}", window_size=20),
            HttpState(last_fetched_at=NOW - 600, last_ok_at=NOW - rng.uniform(600, 20_000)),
        )
        for number in range(1, count + 1)
    )  # fmt: skip
    known = [(times, ((NOW - days * DAY_S, NOW),)) for times in posts]
    windows, budget = np.full(count, 20), 3 * count
    inputs = PlanningInputs(
        feed_ids=tuple(feed.id for feed in feeds), windows=windows, weights=np.ones(count), alert=np.zeros(count),
        feed_biases=(FeedBias(),) * count, rhythm=learn_rhythm(make_ledger(windows, known, NOW, NOW, ZONE)),
        visits=visits, visits_from=NOW - days * DAY_S, closed=np.zeros(SLOTS, dtype=np.bool_), budget=budget,
    )  # fmt: skip
    day_model = make_day_model(inputs, NOW, ZONE)
    poll_state = make_poll_state(day_model, feeds, NOW, float(visits[-1]), budget, {})
    ahead = DayAhead(inputs, day_model, poll_state, make_request(inputs, day_model, poll_state, set()))
    hourly, opening = Landmark(24.0 * count, 12.0, 3e6), Landmark(3.0 * count, 90.0, 1e6)
    tariff = make_tariff(ahead, feeds, [], hourly, opening)
    return BudgetFacts(Settings(daily_budget=budget), feeds, tariff, days)
