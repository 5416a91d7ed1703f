"""The budget curve: what another budget would buy, with what each of its points means for every feed. Worked out
once; asking for a budget between two points is only a line between them.

Reads the store and writes nothing. `make_tariff` is pure.
"""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.insights.day import CURVE_POINTS, best_value
from reader.insights.day_ahead import DayAhead, is_open, read_day_ahead
from reader.insights.savings import Savings, find_answer_sizes, read_savings_facts
from reader.insights.whole_days import ENOUGH_DAYS, SHOWN_DAYS
from reader.lab.baselines import AnswerSizes, BaselineOutcome
from reader.lab.wait import wait_min
from reader.learn.ledger import SLOT_S, SLOTS
from reader.learn.localtime import visits_on_grid
from reader.learn.reading import learn_reading
from reader.model.accounts import Account
from reader.model.logged import PollRecord
from reader.model.planning import DAY_S, FloatArray
from reader.model.stored import Feed
from reader.plan.curve.curve import CurvePoint, curve_of
from reader.plan.curve.planner import PlanRequest, plan_points
from reader.plan.outlook import SLOT_H
from reader.settings import Settings
from reader.store.accounts import list_accounts
from reader.store.db import Connection
from reader.store.poll_log import list_polls
from reader.store.settings import load_settings

# Monotone interpolation: a smooth line through points that never swings beyond them. Pure.
#
# Straight lines between the points of a curve look like a polygon, and a plain spline rises where the points
# only fall. Slopes at the points are those of Fritsch and Carlson: the harmonic mean of the slopes on either
# side, none where they turn.


def interpolate_monotone(x: FloatArray, xs: FloatArray, ys: FloatArray) -> FloatArray:
    """The values at each `x`; beyond the ends those of the ends. `xs` grows."""
    if len(xs) < 2:
        return np.full(np.shape(x), ys[0])
    x = np.clip(x, xs[0], xs[-1])
    place = np.clip(np.searchsorted(xs, x, side="right") - 1, 0, len(xs) - 2)
    wide = xs[place + 1] - xs[place]
    slopes = slopes_at(xs, ys)
    part = (x - xs[place]) / wide
    rest = 1 - part
    ends = ys[place] * rest**2 * (1 + 2 * part) + ys[place + 1] * part**2 * (3 - 2 * part)
    bend = wide * part * rest * (slopes[place] * rest - slopes[place + 1] * part)
    return np.asarray(ends + bend)


def slopes_at(xs: FloatArray, ys: FloatArray) -> FloatArray:
    """At each point, so gentle that the line between two points stays between them."""
    steps, rises = np.diff(xs), np.diff(ys) / np.diff(xs)
    slopes = np.concatenate([rises[:1], np.zeros(len(xs) - 2), rises[-1:]])
    left, right = rises[:-1], rises[1:]
    same = left * right > 0
    first, second = (2 * steps[1:] + steps[:-1])[same], (steps[1:] + 2 * steps[:-1])[same]
    slopes[1:-1][same] = (first + second) / (first / left[same] + second / right[same])
    return np.asarray(slopes)


MOST_POLLS = 100_000
WEEK_S = 7 * DAY_S
MINUTES = 60.0
MEGA = 1e6


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
    per_post: float
    """Fetches for each new post."""
    by_feed: FloatArray
    """(feeds,) polls a day."""


class Landmark(Struct, frozen=True):
    """Another way of polling, where it lies: what it would have come to in the last days, per day."""

    fetches: float
    wait_min: float
    wire_bytes: float


class Tariff(Struct, frozen=True):
    """The budget curve's points. Arrays have an entry per point, or (points, feeds)."""

    feed_ids: tuple[int, ...]
    polls: FloatArray
    delay_h: FloatArray
    fresh_share: FloatArray
    wire_bytes: FloatArray
    by_feed: FloatArray
    posts_per_day: float
    knee: float
    hourly: Landmark | None
    """None, as the next, where there are no whole days to reckon them from."""
    opening: Landmark | None
    longest_pause_s: dict[int, tuple[float, str]]
    """Feeds that may not be polled as often as would be worth it: the pause between polls, and why."""

    def at(self, budget: float, megabytes: float = 0.0) -> Offer:
        """Between two points, over the logarithm of the polls: waiting along a smooth line, the rest along straight
        ones. `megabytes` is a second limit; 0 sets none."""
        used = float(min(budget, self.polls[-1]))
        if megabytes > 0:
            used = min(used, float(self.polls_for(np.array(megabytes))))
        across, here = np.log1p(self.polls), np.log1p(used)
        delay_h = float(self._delays_at(np.array(used)))
        below = int(np.clip(np.searchsorted(across, here, side="right") - 1, 0, len(across) - 2))
        share = (here - across[below]) / max(across[below + 1] - across[below], 1e-12)
        share = float(np.clip(share, 0.0, 1.0))
        by_feed = self.by_feed[below] * (1 - share) + self.by_feed[below + 1] * share
        return Offer(
            budget=budget,
            fetches=used,
            delay_h=delay_h,
            wait_min=delay_h * self._minutes_of_a_post,
            fresh_share=float(np.interp(here, across, self.fresh_share)),
            wire_bytes=float(np.interp(here, across, self.wire_bytes)),
            per_post=used / self.posts_per_day if self.posts_per_day else 0.0,
            by_feed=np.asarray(by_feed),
        )

    def polls_for(self, megabytes: FloatArray) -> FloatArray:
        """How many polls so many megabytes a day allow."""
        weights = np.maximum.accumulate(self.wire_bytes)
        return np.asarray(np.expm1(np.interp(megabytes * MEGA, weights, np.log1p(self.polls))))

    def waits_at(self, polls: FloatArray) -> FloatArray:
        """How many minutes a post waits at so many polls a day: the curve that is drawn, all its points at once."""
        return self._delays_at(polls) * self._minutes_of_a_post

    @property
    def _minutes_of_a_post(self) -> float:
        """What one hour of all posts' waiting a day is for each of them."""
        return MINUTES / self.posts_per_day if self.posts_per_day else 0.0

    def _delays_at(self, polls: FloatArray) -> FloatArray:
        used = np.minimum(polls, self.polls[-1])
        return interpolate_monotone(np.log1p(used), np.log1p(self.polls), self.delay_h)


class Lately(Struct, frozen=True):
    """How it really was in the last whole days, as Savings tells it."""

    days: float
    wait_min: float
    fresh_share: float


class BudgetFacts(Struct, frozen=True):
    settings: Settings
    feeds: tuple[Feed, ...]
    tariff: Tariff | None
    """None where nothing is known for a curve: no feed was fetched yet, or none is polled by its worth."""
    days_known: int
    """Since the user was first seen to read."""
    lately: Lately | None = None
    accounts: tuple[Account, ...] = ()
    """In the plan each stands among the feeds, under the negative of its id."""

    @property
    def is_guess(self) -> bool:
        """Whether the curve takes a usual day for the user's."""
        return self.days_known < ENOUGH_DAYS


def read_budget(conn: Connection, now: float, zone: tzinfo) -> BudgetFacts:
    settings, feeds = load_settings(conn), tuple(feed_rows.list_feeds(conn))
    accounts = tuple(list_accounts(conn))
    ahead = read_day_ahead(conn, feeds, settings, now, zone)
    days = int((now - ahead.inputs.visits_from) // DAY_S) if ahead and ahead.inputs.visits.size else 0
    if ahead is None or not any(feed.http.last_ok_at for feed in feeds):
        return BudgetFacts(settings, feeds, None, days, None, accounts)
    polls = list_polls(conn, MOST_POLLS, since_at=now - WEEK_S)
    facts = read_savings_facts(conn, now, zone, SHOWN_DAYS)
    if days < ENOUGH_DAYS or not facts.savings.span.is_enough:
        tariff = make_tariff(ahead, feeds, polls, None, None)
        return BudgetFacts(settings, feeds, tariff, min(days, 2), None, accounts)
    hourly, opening = (make_landmark(way, facts.savings.days) for way in (facts.savings.hourly, facts.opening))
    tariff = make_tariff(ahead, feeds, polls, hourly, opening)
    return BudgetFacts(settings, feeds, tariff, days, make_lately(facts.savings), accounts)


def make_lately(savings: Savings) -> Lately | None:
    """None where nothing was looked for."""
    share = savings.wait.fresh_share
    return None if share is None else Lately(savings.days, wait_min(savings.wait), share)


def make_tariff(
    ahead: DayAhead,
    feeds: Sequence[Feed],
    polls: Sequence[PollRecord],
    hourly: Landmark | None,
    opening: Landmark | None,
) -> Tariff | None:
    request, day_model = ahead.request, ahead.day_model
    curve_points = plan_points(request, CURVE_POINTS)
    if len(curve_points) < 2:
        return None
    curve = curve_of(curve_points)
    sessions = _sessions(ahead)
    sizes = find_answer_sizes(polls, day_model.feed_ids)
    return Tariff(
        feed_ids=day_model.feed_ids,
        polls=curve.polls,
        delay_h=curve.delay_h,
        fresh_share=np.array([_fresh(point, request, sessions) for point in curve_points]),
        wire_bytes=np.array([expected_bytes(point, request, sizes) for point in curve_points]),
        by_feed=np.array([point.marks.sum(axis=1) for point in curve_points], dtype=np.float64),
        posts_per_day=float(request.posting.sum() * SLOT_H),
        knee=best_value(curve, request),
        hourly=hourly,
        opening=opening,
        longest_pause_s=find_pauses([feed for feed in feeds if feed.id in day_model.place]),
    )


def make_landmark(outcome: BaselineOutcome, days: float) -> Landmark:
    return Landmark(outcome.fetches / days, wait_min(outcome.wait), outcome.wire_bytes / days)


def _sessions(ahead: DayAhead) -> FloatArray:
    """(SLOTS,) sessions per hour from now."""
    now, zone = ahead.poll_state.now, ahead.day_model.zone
    reading = learn_reading(ahead.inputs.visits, ahead.inputs.visits_from, now, zone)
    sessions = visits_on_grid(reading.sessions, now, SLOTS, SLOT_S, zone)
    return np.asarray(sessions * is_open(ahead.day_model, now))


def _next_poll(point: CurvePoint) -> FloatArray:
    """(feeds, SLOTS) the slot at which what is posted in a slot will be fetched; the end where it is not."""
    marks = point.marks[:, 1:-1]
    slots = np.where(marks, np.arange(SLOTS), SLOTS)
    later = np.minimum.accumulate(slots[:, ::-1], axis=1)[:, ::-1]
    return np.concatenate([later[:, 1:], np.full((len(marks), 1), SLOTS)], axis=1)


def _fresh(point: CurvePoint, request: PlanRequest, sessions: FloatArray) -> float:
    """How likely a post is fetched before the user next sits down."""
    come = np.concatenate([[0.0], np.cumsum(sessions * SLOT_H)])
    middle = (come[:-1] + come[1:]) / 2
    missed = come[_next_poll(point).astype(np.int64)] - middle[None, :]
    weights = request.posting.sum()
    return float((request.posting * np.exp(-missed)).sum() / weights) if weights > 0 else 1.0


def expected_bytes(point: CurvePoint, request: PlanRequest, sizes: AnswerSizes) -> float:
    """A poll weighs a document as likely as something was posted since the poll before."""
    marks = point.marks[:, 1:-1]
    posted = np.cumsum(request.posting * SLOT_H, axis=1) - request.posting * SLOT_H + request.waiting[:, None]
    fetched = np.maximum.accumulate(np.where(marks, posted, 0.0), axis=1)
    before = np.concatenate([np.zeros((len(marks), 1)), fetched[:, :-1]], axis=1)
    news = 1 - np.exp(before - posted)
    return float((news * sizes.full[:, None] + (1 - news) * sizes.unchanged)[marks].sum())


def find_pauses(feeds: Sequence[Feed]) -> dict[int, tuple[float, str]]:
    """Feeds whose publisher asks for a pause between polls that is felt: half an hour or more."""
    found = {}
    for feed in feeds:
        http = feed.http
        pause = http.earliest_at - (http.last_fetched_at or http.earliest_at)
        if pause >= 1_800 and http.earliest_reason and http.failing_since is None:
            found[feed.id] = (pause, http.earliest_reason)
    return found
