"""The day model: how feeds post and the user visits on one local day, and when each feed is ripe at which price. Pure.

The engine makes it from its rows, the lab's policy `paperround` from its replay, so what the lab measures is what the
product does. Made once a day, and again when feeds or the budget change; `plan/choose` reads it at every moment.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.content import FeedBias
from reader.core.records.machine import Sign
from reader.core.records.planning import DAY_S, WAKE_UPS, BoolArray, FloatArray, IntArray
from reader.planner.alerting import with_alerts
from reader.planner.days import day_start, next_day_start
from reader.planner.inputs import PlanningInputs, weigh_servers
from reader.planner.learning.attention import Attention, learn_attention, without_visits
from reader.planner.learning.localtime import local_seconds
from reader.planner.learning.reading import find_idle_talk
from reader.planner.learning.rhythm import Rhythm, kinds_of_days
from reader.planner.learning.user_states import state_of
from reader.planner.outlook import (
    DAYS_BACK,
    Outlook,
    Prospect,
    SmallFloats,
    Stakes,
    look_ahead,
    make_prospect,
    no_usual_visit,
    slots_until_visit,
    sum_up,
)
from reader.planner.price import (
    AWAY_S,
    PriceState,
    asked_price,
    carry_price,
    even_price,
    make_ladder,
    next_price,
    settle,
    usual_polls,
)

LOST_POST_H = 0.4
"""A lost post is as bad as one that every visit of a day finds missing for this many hours."""
AFFORDABLE = 1 / 4
"""The share of the budget that may be spent on losing nothing."""
USUAL_VISITS = 4.0
"""Visits a day of an unknown user; the prior counts as much as one known day."""
SHARE_OF_WAKE_UPS = 0.356
"""The usual number of wake-ups costs as much as this share of a day's polls. That is what makes it usual: at twice the
price the machine is woken two thirds as often."""
USUAL_POLLS = 1_170.0
"""Polls a day. With fewer, fewer wait for each other and a wake-up would come later than aimed at, so there it is
cheaper, by the cube root."""
USUAL_PER_FEED = 3.0
"""Polls a day. With fewer, each is worth so much that everything would wait for three or four wake-ups."""
FILLED = 0.6
"""How full a window usually is when it is polled to lose nothing."""


class DayModel(Struct, frozen=True):
    feed_ids: tuple[int, ...]
    place: dict[int, int]
    """The index of each feed in all arrays."""
    outlook: Outlook
    stakes: Stakes
    alert: FloatArray
    feed_biases: tuple[FeedBias, ...]
    rhythm: Rhythm
    posted: FloatArray
    """(feeds, borders of 8 days of slots): expected posts from the first border, seven days ago, to each."""
    moments: FloatArray
    """The same for the sums of their times, in slots: tells how long those posts have been waiting."""
    visits: FloatArray
    """(states, SLOTS): expected visits in a slot. More than STATES rows where signs of presence were heard."""
    idle_talk: frozenset[Sign]
    """Kinds of signs of presence that no visit of this user follows."""
    until_visit: IntArray
    """(slots of a day): how many slots later the user usually visits."""
    wake_up_h: float
    """What the polls of one wake-up together must save if the usual number of wake-ups is the aim."""
    midnight: SmallFloats
    """What each state at midnight costs on the days after it."""
    closed: BoolArray
    price_state: PriceState
    day_end: float
    zone: tzinfo


class Expectation(Struct, frozen=True):
    """What user and feeds are expected to do, and what waiting costs: poller, budget curve and the price of a wish plan
    by this, and by nothing else."""

    attention: Attention
    stakes: Stakes
    alert: FloatArray
    rhythm: Rhythm
    posting: FloatArray
    """(feeds, 8 days of slots): posts per slot of the last seven days and today."""
    closed: BoolArray
    idle_talk: frozenset[Sign] = frozenset()

    def of(self, feeds: slice) -> Expectation:
        return replace(
            self,
            stakes=self.stakes.of(feeds),
            alert=self.alert[feeds],
            rhythm=self.rhythm.of(feeds),
            posting=self.posting[feeds],
        )

    def ordinary_day(self) -> Prospect:
        return self._foresee(np.tile(self.rhythm.on_average(), (1, DAYS_BACK + 1)))

    def today(self) -> Prospect:
        return self._foresee(self.posting)

    def _foresee(self, posting: FloatArray) -> Prospect:
        prospect = make_prospect(self.attention, posting, self.stakes)
        return with_alerts(prospect, posting, self.alert * self.stakes.weights)


def expect_day(inputs: PlanningInputs, now: float, zone: tzinfo) -> Expectation:
    inputs = replace(inputs, weights=weigh_servers(inputs, day_start(now, zone)))
    idle_talk = find_idle_talk(inputs.signs, inputs.visits)
    return Expectation(
        attention=_learn_attention(inputs, idle_talk, now, zone),
        stakes=_make_stakes(inputs, now, zone),
        alert=inputs.alert,
        rhythm=inputs.rhythm,
        posting=inputs.rhythm.on_kinds(kinds_of_days(_days_until(now, zone))),
        closed=inputs.closed,
        idle_talk=idle_talk,
    )


def make_day_model(inputs: PlanningInputs, now: float, zone: tzinfo) -> DayModel:
    expected = expect_day(inputs, now, zone)
    closed, budget, posting = expected.closed, inputs.budget, expected.posting
    day_end = next_day_start(now, zone)
    ordinary = expected.ordinary_day()
    even_h = even_price(ordinary, budget)
    carried = carry_price(inputs.price_before, even_h, budget, day_end)
    price_h, midnight = settle(ordinary, carried, even_h, budget, inputs.midnight_before, closed)
    del ordinary  # 9 MB for 500 feeds, and today needs as much
    outlook = look_ahead(expected.today(), make_ladder(price_h), midnight, closed)
    next_h = next_price(price_h, asked_price(outlook, budget))
    return DayModel(
        feed_ids=inputs.feed_ids,
        place={feed_id: place for place, feed_id in enumerate(inputs.feed_ids)},
        outlook=outlook,
        stakes=expected.stakes,
        alert=expected.alert,
        feed_biases=inputs.feed_biases,
        rhythm=expected.rhythm,
        posted=sum_up(posting),
        moments=sum_up(posting * (np.arange(posting.shape[1]) + 0.5)),
        visits=expected.attention.per_slot,
        idle_talk=expected.idle_talk,
        until_visit=slots_until_visit(expected.attention) if inputs.visits.size else no_usual_visit(),
        wake_up_h=_price_wake_up(outlook, price_h, budget),
        midnight=midnight,
        closed=closed,
        price_state=PriceState(price_h, next_h, budget, day_end, carried.even_h if carried else even_h),
        day_end=day_end,
        zone=zone,
    )


def _learn_attention(inputs: PlanningInputs, idle_talk: frozenset[Sign], now: float, zone: tzinfo) -> Attention:
    """Learn from the days until midnight: today is not over and would look like a day without visits."""
    morning = day_start(now, zone)
    visits = inputs.visits[inputs.visits < morning]
    signs = np.unique([one.at for one in inputs.signs if one.at < morning and one.sign not in idle_talk])
    learned = learn_attention(visits, min(inputs.visits_from, morning), morning, zone, signs=signs)
    return without_visits(learned, inputs.closed)


def _make_stakes(inputs: PlanningInputs, now: float, zone: tzinfo) -> Stakes:
    morning = day_start(now, zone)
    days = max((morning - inputs.visits_from) / DAY_S, 0.0)
    visits_a_day = (np.count_nonzero(inputs.visits < morning) + USUAL_VISITS) / (days + 1)
    budget = inputs.whole_budget or inputs.budget
    lost_post_h = worth_of_a_lost_post(inputs.rhythm, inputs.windows, visits_a_day, budget)
    return Stakes(inputs.weights, inputs.windows, inputs.rhythm.unsteadiness, lost_post_h)


def worth_of_a_lost_post(rhythm: Rhythm, windows: IntArray, visits_a_day: float, budget: int) -> float:
    """Hours of waiting that a lost post is worth; fewer where losing nothing would take too much of the budget."""
    needed = float((rhythm.per_day / (FILLED * windows)).sum())
    affordable = min(AFFORDABLE * budget / max(needed, 1e-9), 1.0)
    return LOST_POST_H * visits_a_day * affordable**3


def _days_until(now: float, zone: tzinfo) -> IntArray:
    """The seven local days before today and today, as days since the epoch."""
    today = int(local_seconds(np.array([now]), zone)[0] // DAY_S)
    return today + np.arange(-DAYS_BACK, 1, dtype=np.int64)


def _price_wake_up(outlook: Outlook, price_h: float, budget: int) -> float:
    polls = min(usual_polls(outlook, price_h, state_of(AWAY_S)), budget)
    sparse = how_sparse(budget, outlook.ripe_age.shape[-1])
    few = min(polls / USUAL_POLLS, 1.0) ** (1 / 3)
    return float(SHARE_OF_WAKE_UPS * price_h * polls / WAKE_UPS * min(sparse, few))


def how_sparse(budget: int, feeds: int) -> float:
    """1 where there are at least the usual polls per feed, next to 0 where there are hardly any."""
    return float(min(budget / feeds / USUAL_PER_FEED, 1.0) ** 2)
