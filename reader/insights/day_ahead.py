"""The next 24 hours as a request to the curve's planner, made from the day model that polls. Writes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

from reader.clock import local_day
from reader.engine.conditions import FULL, Allowance
from reader.engine.planned_accounts import list_planned_accounts, with_accounts
from reader.engine.planning import make_poll_state
from reader.engine.planning_inputs import gather_planning_inputs
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import local_seconds, slot_of_day, visits_on_grid
from reader.learn.reading import learn_reading
from reader.learn.rhythm import kinds_of_days
from reader.model.planning import DAY_S, BoolArray, FloatArray
from reader.model.stored import Feed
from reader.plan.curve.cost import Objective
from reader.plan.curve.planner import PlanRequest
from reader.plan.day_model import DayModel, make_day_model
from reader.plan.inputs import PlanningInputs
from reader.plan.outlook import DAYS_BACK, SLOT_H
from reader.plan.poll_state import PollState, slot_at
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.engine_state import load_pauses
from reader.store.poll_log import read_day_ledger

TRACE_ALERT = 0.01
"""A small weight so that every post comes some time, even without a visit."""
LOST_POST_H = 2.0


class DayAhead(Struct, frozen=True):
    inputs: PlanningInputs
    day_model: DayModel
    poll_state: PollState
    request: PlanRequest


def read_day_ahead(
    conn: Connection, feeds: Sequence[Feed], settings: Settings, now: float, zone: tzinfo, allowance: Allowance = FULL
) -> DayAhead | None:
    """The day ahead with these feeds and settings, which may differ from the stored ones. None if no feed is polled by
    its worth."""
    inputs = gather_planning_inputs(conn, feeds, settings.daily_budget, now, zone)
    if not inputs.feed_ids:
        return None
    day_model = make_day_model(inputs, now, zone)
    left = read_day_ledger(conn, local_day(now, zone), settings).left
    last_visit_at = float(inputs.visits[-1]) if inputs.visits.size else None
    poll_state = make_poll_state(day_model, feeds, now, last_visit_at, left, load_pauses(conn), allowance)
    poll_state = with_accounts(poll_state, day_model, list_planned_accounts(conn, feeds))
    failing = {feed.id for feed in feeds if feed.http.failing_since is not None}
    return DayAhead(inputs, day_model, poll_state, make_request(inputs, day_model, poll_state, failing))


def make_request(inputs: PlanningInputs, day_model: DayModel, poll_state: PollState, failing: set[int]) -> PlanRequest:
    now, feeds = poll_state.now, len(day_model.feed_ids)
    reading = learn_reading(inputs.visits, inputs.visits_from, now, day_model.zone)
    waiting, waiting_age_h = _waiting(day_model, poll_state)
    # A failing feed's posts are a wait that no plan can change.
    answers = np.array([feed_id not in failing for feed_id in day_model.feed_ids], dtype=np.float64)
    # Nobody visits a computer that is off: what smoothing spreads into its hours is a wait that no poll can shorten.
    visiting = visits_on_grid(reading.week, now, SLOTS, SLOT_S, day_model.zone) * is_open(day_model, now)
    return PlanRequest(
        now=now,
        slot_s=SLOT_S,
        posting=_coming(day_model, now) / SLOT_H * answers[:, None],
        visiting=visiting[None, :],
        waiting=waiting * answers,
        waiting_age_h=waiting_age_h * answers,
        objective=Objective(
            day_model.stakes.weights,
            np.maximum(day_model.alert, TRACE_ALERT),
            np.full(feeds, LOST_POST_H),
            day_model.stakes.windows,
        ),
        budget=day_model.price_state.budget,
        allowed=_allowed(day_model, poll_state),
    )


def is_open(day_model: DayModel, now: float) -> BoolArray:
    """(SLOTS,) whether this machine usually runs, from now on."""
    times = now + np.arange(SLOTS, dtype=np.float64) * SLOT_S
    return np.asarray(~day_model.closed[slot_of_day(local_seconds(times, day_model.zone), SLOTS)])


def _coming(day_model: DayModel, now: float) -> FloatArray:
    """(feeds, SLOTS) posts per slot from now on: the rest of today, then tomorrow."""
    slot = slot_at(day_model, now)
    tomorrow = np.array([int(local_seconds(np.array([now + DAY_S]), day_model.zone)[0] // DAY_S)])
    later = day_model.rhythm.on_kinds(kinds_of_days(tomorrow))[:, :slot]
    return np.concatenate([np.diff(day_model.posted[:, DAYS_BACK * SLOTS + slot :], axis=1), later], axis=1)


def _waiting(day_model: DayModel, poll_state: PollState) -> tuple[FloatArray, FloatArray]:
    """The posts to expect of each feed since its last poll, and the sum of their ages in hours."""
    posted = day_model.posted
    end = DAYS_BACK * SLOTS + slot_at(day_model, poll_state.now)
    start = np.maximum(end - np.ceil(poll_state.ages).astype(np.int64), 0)
    middles = np.arange(posted.shape[1] - 1) + 0.5
    zero = np.zeros((len(posted), 1))
    moments = np.concatenate([zero, np.cumsum(np.diff(posted, axis=1) * middles, axis=1)], axis=1)
    rows = np.arange(len(start))
    posts = posted[:, end] - posted[rows, start]
    ages = end * posts - (moments[:, end] - moments[rows, start])
    return np.maximum(posts, 0.0), np.maximum(ages, 0.0) * SLOT_H


def _allowed(day_model: DayModel, poll_state: PollState) -> BoolArray:
    times = poll_state.now + np.arange(SLOTS, dtype=np.float64) * SLOT_S
    return np.asarray(is_open(day_model, poll_state.now)[None, :] & (poll_state.earliest_at[:, None] <= times[None, :]))
