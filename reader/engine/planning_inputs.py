"""Reads the planning inputs from the store. Runs on the engine's thread; decides nothing."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import tzinfo

import numpy as np

from reader.engine.conditions import FULL, Allowance
from reader.engine.content.topics import list_leanings
from reader.engine.pollable import fixed_still_today, is_chosen_by_worth, polite_at, window_of
from reader.fetch.host_limits import find_host_key
from reader.learn.evidence import KnownPosts, closed_slots, known_stretches, make_ledger, place_posts
from reader.learn.ledger import DAYS, SLOT_S
from reader.learn.reading import merge_events
from reader.learn.rhythm import learn_rhythm
from reader.model.content import Leaning
from reader.model.planning import DAY_S, FloatArray
from reader.model.reasons import Cause
from reader.model.stored import Feed, Weight
from reader.plan.alerting import ALERT_WEIGHT
from reader.plan.day_model import DayModel
from reader.plan.days import day_start
from reader.plan.inputs import PlanningInputs
from reader.plan.poll_state import PollState
from reader.plan.price_state import PriceState
from reader.store.db import Connection
from reader.store.engine_state import find_state
from reader.store.erase import find_known_from
from reader.store.posting_times import list_posting_times
from reader.store.reading_log import list_looks
from reader.store.settings import load_settings
from reader.store.uptime import list_awake

MEMORY_S = DAYS * DAY_S
"""What is older says nothing about tomorrow."""
WEIGHTS = {Weight.LESS: 0.5, Weight.NORMAL: 1.0, Weight.MORE: 2.0, Weight.MOST: 4.0}
PRICE_STATE = "price_state"


def gather_planning_inputs(
    conn: Connection, feeds: Sequence[Feed], budget: int, now: float, zone: tzinfo
) -> PlanningInputs:
    """`feeds` are all subscriptions, as they are or as the owner might choose; planned are those among them whose
    polls are chosen by their worth."""
    planned = [feed for feed in feeds if is_chosen_by_worth(feed)]
    windows = np.array([window_of(feed) for feed in planned], dtype=np.int64)
    known = [_recall(conn, feed, now) for feed in planned]
    leaning = list_leanings(conn, load_settings(conn), now)
    leanings = tuple(leaning.get(feed.id, Leaning()) for feed in planned)
    weights = [WEIGHTS[f.choices.weight] * lean.factor for f, lean in zip(planned, leanings, strict=True)]
    looks = list_merged_looks(conn, now - MEMORY_S, now)
    began = min([feed.added_at for feed in feeds], default=now)
    return PlanningInputs(
        feed_ids=tuple(feed.id for feed in planned),
        windows=windows,
        weights=np.array(weights, dtype=np.float64),
        alert=np.array([ALERT_WEIGHT * feed.choices.alert for feed in planned], dtype=np.float64),
        leanings=leanings,
        rhythm=learn_rhythm(make_ledger(windows, known, day_start(now, zone), now, zone)),
        looks=looks,
        looks_from=max(min([began, *looks[:1].tolist()]), now - MEMORY_S, find_known_from(conn)),
        closed=closed_slots([at for at in list_awake(conn) if at <= now], now, zone),
        budget=budget,
        price_before=load_price_state(conn),
    )


def list_merged_looks(conn: Connection, since_at: float, now: float) -> FloatArray:
    """What a clock that ran ahead left beyond now is left out."""
    looks = [look.at for look in list_looks(conn, since_at) if look.at <= now]
    return merge_events(np.array(looks, dtype=np.float64))


def load_price_state(conn: Connection) -> PriceState | None:
    """What was carried over from an earlier day or run."""
    stored = find_state(conn, PRICE_STATE)
    try:
        return None if stored is None else PriceState(**stored)
    except TypeError:
        return None  # of another version: learned again in a moment


def _recall(conn: Connection, feed: Feed, now: float) -> KnownPosts:
    times = list_posting_times(conn, feed.id, now - MEMORY_S)
    stretches = known_stretches(times, window_of(feed), feed.http.last_ok_at or now)
    # What the publisher dates into the future has come nevertheless.
    return np.minimum(place_posts(times), now), tuple(stretches)


def make_poll_state(
    day_model: DayModel,
    feeds: Sequence[Feed],
    now: float,
    last_look_at: float | None,
    left: int,
    pauses: Mapping[str, float],
    allowance: Allowance = FULL,
) -> PollState:
    """How things stand, with the polls of fixed intervals set apart. `pauses` are hosts to be left alone, and
    until when."""
    count = len(day_model.feed_ids)
    ages, earliest, wishes = np.zeros(count), np.full(count, np.inf), [""] * count
    for feed in feeds:
        place = day_model.place.get(feed.id)
        if place is not None and is_chosen_by_worth(feed):
            pause_until = pauses.get(find_host_key(feed.url), 0.0) if pauses else 0.0
            ages[place] = max(now - (feed.http.last_ok_at or feed.added_at), 0.0) / SLOT_S
            free_at, floor = polite_at(feed, now), feed.http.earliest_at
            is_skipped = free_at > max(now, floor)
            earliest[place] = max(free_at if is_skipped else floor, pause_until)
            wishes[place] = Cause.HOURS_SKIPPED if is_skipped else feed.http.earliest_reason
    free = max(left - fixed_still_today(feeds, now, day_model.day_end), 0)
    return PollState(
        now=now,
        ages=ages,
        earliest_at=earliest,
        last_look_at=last_look_at,
        left=free,
        share=allowance.share,
        wake_ups=allowance.wake_ups,
        wishes=tuple(wishes),
    )
