"""What another budget would buy: the curve behind `paperround plan`, with what each of its points means for
every feed. Worked out once; asking for a budget between two points is only a line between them.

Reads the store and writes nothing. `make_tariff` is pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.clock import local_day
from reader.engine.conditions import Conditions, decide_share
from reader.engine.day_ledger import make_day_ledger
from reader.engine.planning import load_price_state, poll_state_for
from reader.engine.planning_inputs import MEMORY_S, gather_planning_inputs
from reader.insights.plan_summary import CURVE_POINTS, best_value, is_open, make_request
from reader.insights.savings_figures import usual_bytes
from reader.learn.grid import looking_on_grid
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.reading import learn_reading
from reader.model.logged import PollRecord
from reader.model.planning import DAY_S, FloatArray
from reader.model.stored import Feed
from reader.plan.curve.curve import Rung, curve_of
from reader.plan.curve.planner import PlanRequest, plan_rungs, waiting_only
from reader.plan.curve.worth import costs_of
from reader.plan.day_model import DayModel, make_day_model
from reader.plan.inputs import PlanningInputs
from reader.plan.outlook import SLOT_H
from reader.plan.poll_state import PollState
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.host_pauses import load_pauses
from reader.store.poll_log import get_day, list_polls
from reader.store.reading_log import list_looks
from reader.store.settings import load_settings

MOST_POLLS = 100_000
WEEK_S = 7 * DAY_S
ENOUGH_DAYS = 3
MINUTES = 60.0
USUAL_FULL_BYTES = 20_000.0
MEGA = 1e6

Sizes = tuple[FloatArray, float]
"""Of each feed's whole answer, and of an answer without news."""


class Offer(Struct, frozen=True):
    """What one budget buys, a day."""

    budget: float
    fetches: float
    """What of it would be used."""
    delay_h: float
    wait_min: float
    """Minutes until a new post can be read, on average."""
    fresh_share: float
    wire_bytes: float
    wake_ups: float
    per_post: float
    """Fetches for each new post."""
    by_feed: FloatArray
    """(feeds,) polls a day."""


class Landmark(Struct, frozen=True):
    """Another way of polling, where it lies."""

    fetches: float
    wait_min: float
    wire_bytes: float


class Tariff(Struct, frozen=True):
    """Arrays have an entry per point of the curve, or (points, feeds)."""

    feed_ids: tuple[int, ...]
    polls: FloatArray
    delay_h: FloatArray
    fresh_share: FloatArray
    wire_bytes: FloatArray
    wake_ups: FloatArray
    by_feed: FloatArray
    posts_per_day: float
    knee: float
    hourly: Landmark
    opening: Landmark
    longest_pause_s: dict[int, tuple[float, str]]
    """Feeds that may not be polled as often as would be worth it: the pause between polls, and why."""

    def at(self, budget: float, megabytes: float = 0.0) -> Offer:
        """Between two points: straight lines over the logarithm of the polls, as the curve itself is read.
        `megabytes` is a second limit; 0 sets none."""
        used = float(min(budget, self.polls[-1]))
        if megabytes > 0:
            used = min(used, self.polls_for(megabytes))
        across, here = np.log1p(self.polls), np.log1p(used)
        delay_h = float(np.interp(here, across, self.delay_h))
        below = int(np.clip(np.searchsorted(across, here, side="right") - 1, 0, len(across) - 2))
        share = (here - across[below]) / max(across[below + 1] - across[below], 1e-12)
        share = float(np.clip(share, 0.0, 1.0))
        by_feed = self.by_feed[below] * (1 - share) + self.by_feed[below + 1] * share
        return Offer(
            budget=budget,
            fetches=used,
            delay_h=delay_h,
            wait_min=self.wait_of(delay_h),
            fresh_share=float(np.interp(here, across, self.fresh_share)),
            wire_bytes=float(np.interp(here, across, self.wire_bytes)),
            wake_ups=float(np.interp(here, across, self.wake_ups)),
            per_post=used / self.posts_per_day if self.posts_per_day else 0.0,
            by_feed=np.asarray(by_feed),
        )

    def polls_for(self, megabytes: float) -> float:
        """How many polls so many megabytes a day allow."""
        weights = np.maximum.accumulate(self.wire_bytes)
        most = float(np.interp(megabytes * MEGA, weights, np.log1p(self.polls)))
        return float(np.expm1(most))

    def wait_of(self, delay_h: float) -> float:
        return delay_h * MINUTES / self.posts_per_day if self.posts_per_day else 0.0


class BudgetFacts(Struct, frozen=True):
    settings: Settings
    feeds: tuple[Feed, ...]
    tariff: Tariff | None
    """None where too little is known for a curve."""
    days_known: int


def read_budget(conn: Connection, now: float, zone: tzinfo) -> BudgetFacts:
    settings, feeds = load_settings(conn), tuple(feed_rows.list_feeds(conn))
    inputs = gather_planning_inputs(conn, now, zone)
    days = int((now - inputs.looks_from) // DAY_S)
    if not inputs.feeds or days < ENOUGH_DAYS or not inputs.looks.size:
        return BudgetFacts(settings, feeds, None, days)
    day_model = make_day_model(inputs, settings.daily_budget, now, zone, load_price_state(conn))
    ledger = make_day_ledger(get_day(conn, local_day(now, zone)), settings)
    looks = list_looks(conn, now - MEMORY_S)
    share = decide_share(Conditions(), settings).share
    poll_state = poll_state_for(
        day_model, feeds, now, looks[-1].at if looks else None, ledger.left, load_pauses(conn), share
    )
    polls = list_polls(conn, MOST_POLLS, since_at=now - WEEK_S)
    return BudgetFacts(settings, feeds, make_tariff(day_model, poll_state, inputs, polls), days)


def make_tariff(
    day_model: DayModel, poll_state: PollState, inputs: PlanningInputs, polls: Sequence[PollRecord]
) -> Tariff | None:
    request = make_request(day_model, poll_state, inputs)
    rungs = plan_rungs(request, CURVE_POINTS)
    if len(rungs) < 2:
        return None
    curve = curve_of(rungs)
    sessions = _sessions(day_model, poll_state, inputs)
    sizes = _sizes(day_model, polls)
    posts = float(request.posting.sum() * SLOT_H)
    per_post = MINUTES / posts if posts else 0.0
    return Tariff(
        feed_ids=day_model.feed_ids,
        polls=curve.polls,
        delay_h=curve.delay_h,
        fresh_share=np.array([_fresh(rung, request, sessions) for rung in rungs]),
        wire_bytes=np.array([_bytes(rung, request, *sizes) for rung in rungs]),
        wake_ups=np.array([float(rung.marks[:, 1:-1].any(axis=0).sum()) for rung in rungs]),
        by_feed=np.array([rung.marks.sum(axis=1) for rung in rungs], dtype=np.float64),
        posts_per_day=posts,
        knee=best_value(curve, request),
        hourly=_hourly(request, per_post, sizes),
        opening=_on_opening(request, sessions, per_post, sizes),
        longest_pause_s=find_pauses(inputs.feeds),
    )


def curve_points(tariff: Tariff) -> list[list[float]]:
    """As `paperround plan --json` prints it."""
    return [[float(polls), float(delay)] for polls, delay in zip(tariff.polls, tariff.delay_h, strict=True)]


def _sessions(day_model: DayModel, poll_state: PollState, inputs: PlanningInputs) -> FloatArray:
    """(SLOTS,) sessions per hour from now."""
    reading = learn_reading(inputs.looks, inputs.looks_from, poll_state.now, day_model.zone)
    sessions = looking_on_grid(reading.sessions, poll_state.now, SLOTS, SLOT_S, day_model.zone)
    return np.asarray(sessions * is_open(day_model, poll_state.now))


def _sizes(day_model: DayModel, polls: Sequence[PollRecord]) -> Sizes:
    full, empty = usual_bytes(polls)
    everyone = float(np.mean(list(full.values()))) if full else USUAL_FULL_BYTES
    return np.array([full.get(feed_id, everyone) for feed_id in day_model.feed_ids]), float(empty)


def _next_poll(rung: Rung) -> FloatArray:
    """(feeds, SLOTS) the slot at which what is posted in a slot will be fetched; the end where it is not."""
    marks = rung.marks[:, 1:-1]
    slots = np.where(marks, np.arange(SLOTS), SLOTS)
    later = np.minimum.accumulate(slots[:, ::-1], axis=1)[:, ::-1]
    return np.concatenate([later[:, 1:], np.full((len(marks), 1), SLOTS)], axis=1)


def _fresh(rung: Rung, request: PlanRequest, sessions: FloatArray) -> float:
    """How likely a post is fetched before the owner next sits down."""
    come = np.concatenate([[0.0], np.cumsum(sessions * SLOT_H)])
    middle = (come[:-1] + come[1:]) / 2
    missed = come[_next_poll(rung).astype(np.int64)] - middle[None, :]
    weights = request.posting.sum()
    return float((request.posting * np.exp(-missed)).sum() / weights) if weights > 0 else 1.0


def _bytes(rung: Rung, request: PlanRequest, full: FloatArray, empty: float) -> float:
    """A poll weighs a document as likely as something was posted since the poll before."""
    border = np.concatenate([np.zeros((len(full), 1)), np.cumsum(request.posting * SLOT_H, axis=1)], axis=1)
    total = 0.0
    for place, marks in enumerate(rung.marks[:, 1:-1]):
        at = border[place, np.flatnonzero(marks)] + request.waiting[place]
        news = 1 - np.exp(-np.diff(at, prepend=0.0))
        total += float((news * full[place] + (1 - news) * empty).sum())
    return total


def _hourly(request: PlanRequest, per_post: float, sizes: Sizes) -> Landmark:
    marks = np.zeros((len(request.posting), SLOTS + 2), dtype=np.bool_)
    marks[:, 1 : SLOTS + 1 : SLOTS // 24] = True
    delay_h = float(costs_of(waiting_only(request), marks).sum())
    wire_bytes = _bytes(Rung(0.0, marks, delay_h), request, *sizes)
    return Landmark(24.0 * len(request.posting), delay_h * per_post, wire_bytes)


def _on_opening(request: PlanRequest, sessions: FloatArray, per_post: float, sizes: Sizes) -> Landmark:
    """Every feed is polled at every session; a poll weighs a document as likely as something was posted since
    the session before."""
    times = float(sessions.sum() * SLOT_H)
    news = 1 - np.exp(-request.posting.sum(axis=1) * SLOT_H / max(times, 1e-9))
    full, empty = sizes
    wire_bytes = float((news * full + (1 - news) * empty).sum()) * times
    wait_min = delay_on_opening(request.posting, sessions, SLOT_H) * per_post
    return Landmark(times * len(request.posting), wait_min, wire_bytes)


def delay_on_opening(posting: FloatArray, sessions: FloatArray, slot_h: float, days: int = 4) -> float:
    """Hours a day that an owner waits who polls everything only when sitting down to read.

    Followed slot by slot: how many posts are out and not here, and the sum of their ages. Both grow while
    nobody comes and are nothing afterwards. After some days the first guess is forgotten.
    """
    out, ages, day = 0.0, 0.0, 0.0
    for _ in range(days):
        day = 0.0
        for posts, rate in zip((posting.sum(axis=0) * slot_h).tolist(), sessions.tolist(), strict=True):
            come = 1 - np.exp(-rate * slot_h)
            day += come * ages
            ages = (1 - come) * (ages + out * slot_h) + posts * slot_h / 2
            out = (1 - come) * out + posts
    return float(day)


def find_pauses(feeds: Sequence[Feed]) -> dict[int, tuple[float, str]]:
    """Feeds whose publisher asks for a pause between polls that is felt: half an hour or more."""
    found = {}
    for feed in feeds:
        http = feed.http
        pause = http.earliest_at - (http.last_fetched_at or http.earliest_at)
        if pause >= 1_800 and http.earliest_reason and http.failing_since is None:
            found[feed.id] = (pause, http.earliest_reason)
    return found


__all__ = ["BudgetFacts", "Landmark", "Offer", "Tariff", "curve_points", "make_tariff", "read_budget"]
