"""The plan of the coming day in figures: polls with worth and reason, expected wait, what more buys.

Reads the store and writes nothing, so that anyone may ask: a command, the window, with another budget too.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds.feeds as feed_rows
from reader.clock import local_day
from reader.engine.machine.conditions import Conditions, decide_allowance
from reader.engine.polls.day_ledger import DayLedger, make_day_ledger
from reader.engine.polls.fixed_polls import forecast_fixed
from reader.insights.day_ahead import read_day_ahead
from reader.learn.ledger import SLOT_S, SLOTS
from reader.model.logged import PlannedPoll
from reader.model.planning import BoolArray
from reader.plan.curve.curve import Curve, knee
from reader.plan.curve.planner import PlanRequest, plan_curve, waiting_only
from reader.plan.curve.worth import costs_of
from reader.plan.day_model import DayModel
from reader.plan.forecast import forecast_polls, price_now
from reader.plan.outlook import SLOT_H
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.polling.poll_log import get_day

CURVE_POINTS = 28
UNFELT_MIN = 2.0
"""So long a wait for a post is not felt."""


class PlanSummary(Struct, frozen=True):
    polls: tuple[PlannedPoll, ...]
    """The next 24 hours, in the order of time."""
    price_h: float
    """What a poll must save now to be made."""
    expected_delay_h: float
    """Hours a day that looks will find posts missing, not counting what is polled when they happen."""
    curve: tuple[tuple[float, float], ...]
    """(polls a day, expected hours a day)."""
    knee: float
    """The number of polls after which more buy little."""
    ledger: DayLedger


def make_plan_summary(
    conn: Connection, settings: Settings, conditions: Conditions, now: float, zone: tzinfo
) -> PlanSummary:
    """`settings` may hold another budget than the stored one: what would it bring?"""
    feeds = feed_rows.list_feeds(conn)
    ledger = make_day_ledger(get_day(conn, local_day(now, zone)), settings)
    polls = forecast_fixed(feeds, now)
    ahead = read_day_ahead(conn, feeds, settings, now, zone, decide_allowance(conditions, settings))
    if ahead is None:
        return PlanSummary(tuple(polls), 0.0, 0.0, (), 0.0, ledger)
    day_model, request = ahead.day_model, ahead.request
    polls += forecast_polls(day_model, ahead.poll_state, now)
    curve = plan_curve(request, CURVE_POINTS)
    return PlanSummary(
        polls=tuple(sorted(polls, key=lambda one: (one.at, -one.worth_h))),
        price_h=price_now(day_model, ahead.poll_state),
        expected_delay_h=float(costs_of(waiting_only(request), _marks(day_model, polls, now)).sum()),
        curve=tuple(zip(curve.polls.tolist(), curve.delay_h.tolist(), strict=True)),
        knee=best_value(curve, request),
        ledger=ledger,
    )


def best_value(curve: Curve, request: PlanRequest) -> float:
    """Where more polls stop paying: waits of a minute or two for each post are not felt."""
    posts = float(request.posting.sum() * SLOT_H)
    return knee(curve, UNFELT_MIN / 60 * posts)


def _marks(day_model: DayModel, polls: Sequence[PlannedPoll], now: float) -> BoolArray:
    """(feeds, nodes) as the planner counts them: one node in front for the last poll, one behind."""
    marks = np.zeros((len(day_model.feed_ids), SLOTS + 2), dtype=np.bool_)
    for one in polls:
        place = day_model.place.get(one.feed_id)
        if place is not None:
            marks[place, 1 + min(int((one.at - now) // SLOT_S), SLOTS - 1)] = True
    return marks
