"""The cost of the user's wish for one feed to the others: the polls that go to it, and how much longer they wait.

At a given price per poll feeds are independent. So the budget curve is worked out once for all others; with each wish
only the feed in question is followed again, and the price is where both together use the budget. Writes nothing.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.records.planning import DAY_S, FloatArray
from reader.core.records.stored import Feed, FeedChoices, Weight
from reader.engine.planning_inputs import WEIGHTS, gather_planning_inputs
from reader.insights.budget import expect_answers
from reader.planner.alerting import ALERT_WEIGHT
from reader.planner.curve import Curve, make_curve, read_delay, sweep_prices
from reader.planner.day_model import Expectation
from reader.planner.days import FEWEST_DAYS
from reader.planner.learning.evidence import USUAL_WINDOW
from reader.planner.learning.rhythm import KINDS_OF_DAY, SLOTS, Rhythm
from reader.planner.outlook import Stakes
from reader.store.db import Connection
from reader.store.settings import load_settings


class Ground(Struct, frozen=True):
    others: Curve
    """Of all other feeds that are polled by worth."""
    alone: Expectation
    """Of the feed in question, with a normal weight."""
    budget: int
    interval_polls: float
    """Polls a day of the other feeds with an interval of their own."""


class Outlay(Struct, frozen=True):
    budget: int
    polls: float
    """Polls a day of the feed in question."""
    others_wait_s: float
    """The mean time until a new post of the others can be read."""


def read_ground(
    conn: Connection, now: float, zone: tzinfo, feed_id: int | None = None, posts_per_day: float = 0.0
) -> Ground | None:
    """The ground for a feed of the store, or for a new one. None if too little is known."""
    feeds = [_freed(feed) if feed.id == feed_id else feed for feed in feed_rows.list_feeds(conn)]
    budget = load_settings(conn).daily_budget
    inputs = gather_planning_inputs(conn, feeds, budget, now, zone)
    if not inputs.feed_ids or len(np.unique(inputs.visits // DAY_S)) < FEWEST_DAYS:
        return None
    expected = expect_answers(inputs, feeds, now, zone)
    fixed, curve = sum(interval_polls(feed.choices) for feed in feeds), make_curve(expected, budget)
    if feed_id is None:
        return Ground(curve, expect_newcomer(expected, posts_per_day), budget, fixed)
    if feed_id not in inputs.feed_ids:
        return None
    place = inputs.feed_ids.index(feed_id)
    return Ground(curve.without(place), expected.of(slice(place, place + 1)), budget, fixed)


def _freed(feed: Feed) -> Feed:
    """The feed as if it were polled by worth, with a normal weight."""
    return replace(
        feed, choices=replace(feed.choices, interval_s=None, paused=False, weight=Weight.NORMAL, miss_nothing=False)
    )


def expect_newcomer(expected: Expectation, posts_per_day: float) -> Expectation:
    """The same user, and one new feed that posts evenly."""
    stakes, one, nothing = expected.stakes, np.ones(1), np.zeros(1)
    return replace(
        expected,
        stakes=Stakes(
            one, np.array([USUAL_WINDOW]), nothing, stakes.lost_post_h.min(keepdims=True), one, stakes.no_loss_h
        ),
        alert=nothing,
        rhythm=Rhythm(posts_per_day * one, np.ones((1, KINDS_OF_DAY)), np.full((1, SLOTS), 1 / SLOTS), nothing),
    )


def weigh(ground: Ground, wish: FeedChoices | None) -> Outlay:
    """The day with this wish; None is a day without the feed."""
    asked, others = wish or FeedChoices(paused=True), ground.others
    own = _own_polls(ground, asked)
    left = max(0.0, ground.budget - ground.interval_polls - interval_polls(asked))
    places = np.arange(len(others.prices))
    place = np.interp(left, others.polls + own, places)
    rest = np.array(np.interp(place, places, others.polls))
    delay_h = float(read_delay(rest, others.polls, others.delay_h))
    posts = float(others.posts.sum())
    polls = float(np.interp(place, places, own)) if _is_planned(asked) else interval_polls(asked)
    return Outlay(ground.budget, polls, delay_h * 3_600 / posts if posts else 0.0)


def _own_polls(ground: Ground, wish: FeedChoices) -> FloatArray:
    """(prices,) the polls that the plan gives the feed in question."""
    if not _is_planned(wish):
        return np.zeros(len(ground.others.prices))
    stakes = ground.alone.stakes
    lost_post_h = np.array([stakes.no_loss_h]) if wish.miss_nothing else stakes.lost_post_h
    stakes = replace(stakes, weights=stakes.weights * WEIGHTS[wish.weight], lost_post_h=lost_post_h)
    alone = replace(ground.alone, stakes=stakes, alert=np.array([ALERT_WEIGHT * wish.alert]))
    return sweep_prices(alone, ground.others.prices).polls


def interval_polls(choices: FeedChoices) -> float:
    """The polls a day of a feed with an interval of its own."""
    return DAY_S / choices.interval_s if choices.interval_s and not choices.paused else 0.0


def _is_planned(choices: FeedChoices) -> bool:
    return choices.interval_s is None and not choices.paused
