"""The coming day as the owner is told it: polls with worth and reason, the wait to expect, what more buys.

Reads the store and writes nothing, so that anyone may ask: a command, the window, with another budget too.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.clock import local_day
from reader.engine.conditions import Conditions, decide_share
from reader.engine.day_ledger import DayLedger, make_day_ledger
from reader.engine.planning import load_price_state, poll_state_for
from reader.engine.planning_inputs import gather_planning_inputs
from reader.learn.grid import looking_on_grid
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day
from reader.learn.reading import learn_reading
from reader.learn.rhythm import kinds_of_days
from reader.model.logged import PlannedPoll
from reader.model.planning import DAY_S, BoolArray, FloatArray
from reader.model.stored import Feed
from reader.plan.curve.cost import Objective
from reader.plan.curve.curve import Curve, knee
from reader.plan.curve.planner import DayBudget, PlanRequest, plan_curve, waiting_only
from reader.plan.curve.worth import costs_of
from reader.plan.day_model import DayModel, make_day_model
from reader.plan.forecast import Expected, foresee, foresee_fixed, note_expected, price_now
from reader.plan.inputs import PlanningInputs
from reader.plan.outlook import DAYS_BACK, SLOT_H
from reader.plan.poll_state import PollState, slot_at
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.host_pauses import load_pauses
from reader.store.poll_log import get_day
from reader.store.reading_log import list_looks

TRACE_ALERT = 0.01
"""Every post should come some time, even if nobody looks."""
LOST_POST_H = 2.0
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
    expected = foresee_fixed(feeds, now)
    inputs = gather_planning_inputs(conn, now, zone)
    if not inputs.feeds:
        return PlanSummary(_tell(expected, feeds), 0.0, 0.0, (), 0.0, ledger)
    day_model = make_day_model(inputs, settings.daily_budget, now, zone, load_price_state(conn))
    share = decide_share(conditions, settings).share
    looks = list_looks(conn)
    poll_state = poll_state_for(
        day_model, feeds, now, looks[-1].at if looks else None, ledger.left, load_pauses(conn), share
    )
    expected += foresee(day_model, poll_state, now)
    request = make_request(day_model, poll_state, inputs)
    curve = plan_curve(request, CURVE_POINTS)
    return PlanSummary(
        polls=_tell(sorted(expected, key=lambda one: (one.at, -one.worth_h)), feeds),
        price_h=price_now(day_model, poll_state),
        expected_delay_h=float(costs_of(waiting_only(request), _marks(day_model, expected, now)).sum()),
        curve=tuple(zip(curve.polls.tolist(), curve.delay_h.tolist(), strict=True)),
        knee=best_value(curve, request),
        ledger=ledger,
    )


def _tell(expected: Sequence[Expected], feeds: Sequence[Feed]) -> tuple[PlannedPoll, ...]:
    by_id = {feed.id: feed for feed in feeds}
    return tuple(note_expected(one, by_id[one.feed_id]) for one in expected)


# --- the same day as the planner sees it ----------------------------------------------------------


def make_request(day_model: DayModel, poll_state: PollState, inputs: PlanningInputs) -> PlanRequest:
    """The next 24 hours as rates, for the planner's costs and its curve."""
    now, feeds = poll_state.now, len(day_model.feed_ids)
    reading = learn_reading(inputs.looks, inputs.looks_from, now, day_model.zone)
    waiting, waiting_age_h = _waiting(day_model, poll_state)
    # What a feed that does not answer may have posted is a wait that no plan can change.
    answers = np.array([feed.http.failing_since is None for feed in inputs.feeds], dtype=np.float64)
    return PlanRequest(
        now=now,
        slot_s=SLOT_S,
        posting=_coming(day_model, now) / SLOT_H * answers[:, None],
        # Nobody looks at a computer that is off; what smoothing spreads into its hours would be a wait that no
        # poll can shorten.
        looking=(looking_on_grid(reading.week, now, SLOTS, SLOT_S, day_model.zone) * is_open(day_model, now))[
            None, :
        ],
        waiting=waiting * answers,
        waiting_age_h=waiting_age_h * answers,
        objective=Objective(
            day_model.weights,
            np.maximum(day_model.alert, TRACE_ALERT),
            np.full(feeds, LOST_POST_H),
            day_model.windows,
        ),
        budgets=(DayBudget(now + DAY_S, day_model.price_state.budget),),
        allowed=_allowed(day_model, poll_state),
    )


def best_value(curve: Curve, request: PlanRequest) -> float:
    """Where more polls stop paying: waits of a minute or two for each post are not felt."""
    posts = float(request.posting.sum() * SLOT_H)
    return knee(curve, UNFELT_MIN / 60 * posts)


def is_open(day_model: DayModel, now: float) -> BoolArray:
    """(SLOTS,) from now on: when this machine usually runs."""
    times = now + np.arange(SLOTS, dtype=np.float64) * SLOT_S
    return np.asarray(~day_model.closed[slot_of_day(local_seconds(times, day_model.zone), SLOTS)])


def _coming(day_model: DayModel, now: float) -> FloatArray:
    """(feeds, SLOTS) posts per slot from now: the rest of today, then tomorrow."""
    slot = slot_at(day_model, now)
    tomorrow = np.array([int(local_seconds(np.array([now + DAY_S]), day_model.zone)[0] // DAY_S)])
    later = day_model.rhythm.on_kinds(kinds_of_days(tomorrow))[:, :slot]
    return np.concatenate([day_model.posting[:, DAYS_BACK * SLOTS + slot :], later], axis=1)


def _waiting(day_model: DayModel, poll_state: PollState) -> tuple[FloatArray, FloatArray]:
    """Per feed, posts to expect since its last poll, and the sum of their ages in hours."""
    end = DAYS_BACK * SLOTS + slot_at(day_model, poll_state.now)
    start = np.maximum(end - np.ceil(poll_state.ages).astype(np.int64), 0)
    zero = np.zeros((len(day_model.feed_ids), 1))
    middles = np.arange(day_model.posting.shape[1]) + 0.5
    border = np.concatenate([zero, np.cumsum(day_model.posting, axis=1)], axis=1)
    moments = np.concatenate([zero, np.cumsum(day_model.posting * middles, axis=1)], axis=1)
    rows = np.arange(len(start))
    posts = border[:, end] - border[rows, start]
    ages = end * posts - (moments[:, end] - moments[rows, start])
    return np.maximum(posts, 0.0), np.maximum(ages, 0.0) * SLOT_H


def _allowed(day_model: DayModel, poll_state: PollState) -> BoolArray:
    times = poll_state.now + np.arange(SLOTS, dtype=np.float64) * SLOT_S
    return np.asarray(
        is_open(day_model, poll_state.now)[None, :] & (poll_state.earliest_at[:, None] <= times[None, :])
    )


def _marks(day_model: DayModel, expected: Sequence[Expected], now: float) -> BoolArray:
    """(feeds, nodes) as the planner counts them: one node in front for the last poll, one behind."""
    marks = np.zeros((len(day_model.feed_ids), SLOTS + 2), dtype=np.bool_)
    for one in expected:
        place = day_model.place.get(one.feed_id)
        if place is not None:
            marks[place, 1 + min(int((one.at - now) // SLOT_S), SLOTS - 1)] = True
    return marks
