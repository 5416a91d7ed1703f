"""The cost of the user's wish for one feed to the others: the polls that go to it, and how much longer they wait.

The budget curve's planner plans the day ahead once as things are and once with the wish. Writes nothing.
"""

from __future__ import annotations

from datetime import tzinfo

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.engine.planning_inputs import WEIGHTS
from reader.insights.day_ahead import LOST_POST_H, TRACE_ALERT, read_day_ahead
from reader.insights.whole_days import ENOUGH_DAYS
from reader.learn.evidence import USUAL_WINDOW
from reader.learn.ledger import SLOTS
from reader.model.planning import DAY_S
from reader.model.stored import Feed, FeedChoices
from reader.plan.alerting import ALERT_WEIGHT
from reader.plan.curve.cost import Objective
from reader.plan.curve.curve import costs_of
from reader.plan.curve.planner import PlanRequest, make_plan, waiting_only
from reader.plan.outlook import SLOT_H
from reader.store.db import Connection
from reader.store.settings import load_settings


class Ground(Struct, frozen=True):
    """The day ahead with every feed that is polled by worth, and the feed in question among them."""

    request: PlanRequest
    place: int
    budget: int
    interval_polls: float
    """Polls a day of the other feeds with an interval of their own."""
    feed_bias: float = 1.0
    """How much more the feed counts because of its content."""


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
    settings = load_settings(conn)
    ahead = read_day_ahead(conn, feeds, settings, now, zone)
    if ahead is None or len(np.unique(ahead.inputs.visits // DAY_S)) < ENOUGH_DAYS:
        return None
    request, budget = ahead.request, settings.daily_budget
    fixed = sum(interval_polls(feed.choices) for feed in feeds)
    if feed_id is None:
        return Ground(with_newcomer(request, posts_per_day), len(request.posting), budget, fixed)
    place = ahead.day_model.place.get(feed_id)
    if place is None:
        return None
    return Ground(request, place, budget, fixed, ahead.inputs.feed_biases[place].factor)


def _freed(feed: Feed) -> Feed:
    """The feed as if it were polled by worth."""
    return replace(feed, choices=replace(feed.choices, interval_s=None, paused=False))


def with_newcomer(request: PlanRequest, posts_per_day: float) -> PlanRequest:
    """The request with one more feed, which posts evenly."""
    assert request.allowed is not None
    row, aims = np.full((1, SLOTS), posts_per_day / 24), request.objective
    return replace(
        request,
        posting=np.concatenate([request.posting, row]),
        waiting=np.append(request.waiting, 0.0),
        waiting_age_h=np.append(request.waiting_age_h, 0.0),
        allowed=np.concatenate([request.allowed, request.allowed.any(axis=0, keepdims=True)]),
        objective=Objective(
            np.append(aims.weights, 1.0),
            np.append(aims.alert, TRACE_ALERT),
            np.append(aims.lost_h, LOST_POST_H),
            np.append(aims.windows, USUAL_WINDOW),
        ),
    )


def weigh(ground: Ground, wish: FeedChoices | None) -> Outlay:
    """Plan the day with this wish; None is a day without the feed."""
    asked = wish or FeedChoices(paused=True)
    request = _with_wish(ground, asked)
    marks = make_plan(request).schedules.marks
    others = np.arange(len(marks)) != ground.place
    delay_h = float(costs_of(waiting_only(request), marks)[others].sum())
    posts = float(request.posting[others].sum()) * SLOT_H
    polls = float(marks[ground.place].sum()) if _is_planned(asked) else interval_polls(asked)
    return Outlay(ground.budget, polls, delay_h * 3_600 / posts if posts else 0.0)


def interval_polls(choices: FeedChoices) -> float:
    """The polls a day of a feed with an interval of its own."""
    return DAY_S / choices.interval_s if choices.interval_s and not choices.paused else 0.0


def _is_planned(choices: FeedChoices) -> bool:
    return choices.interval_s is None and not choices.paused


def _with_wish(ground: Ground, wish: FeedChoices) -> PlanRequest:
    request, place = ground.request, ground.place
    weights, alert = request.objective.weights.copy(), request.objective.alert.copy()
    weights[place] = WEIGHTS[wish.weight] * ground.feed_bias
    alert[place] = ALERT_WEIGHT if wish.alert else TRACE_ALERT
    allowed = np.array(request.allowed)
    allowed[place] &= _is_planned(wish)
    polls = max(0, round(ground.budget - ground.interval_polls - interval_polls(wish)))
    return replace(
        request, objective=replace(request.objective, weights=weights, alert=alert), allowed=allowed, budget=polls
    )
