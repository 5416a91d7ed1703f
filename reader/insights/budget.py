"""The budget curve: what another budget would buy, and what each of its points means for every feed. It is worked out
once; a budget between two points is only interpolated. Writes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct

import reader.store.feeds as feed_rows
from reader.insights.day import CURVE_POINTS, best_value
from reader.insights.day_ahead import DayAhead, is_open, read_day_ahead
from reader.insights.savings import find_answer_sizes, read_savings_facts
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

MOST_POLLS = 100_000
WEEK_S = 7 * DAY_S
MINUTES = 60.0
MEGA = 1e6


def interpolate_monotone(x: FloatArray, xs: FloatArray, ys: FloatArray) -> FloatArray:
    """The values at each `x` on a smooth line that never swings beyond its points; beyond the ends those of the
    ends."""
    if len(xs) < 2:
        return np.full(np.shape(x), ys[0])
    x = np.clip(x, xs[0], xs[-1])
    place = np.clip(np.searchsorted(xs, x, side="right") - 1, 0, len(xs) - 2)
    wide = xs[place + 1] - xs[place]
    slopes = _slopes_at(xs, ys)
    part = (x - xs[place]) / wide
    rest = 1 - part
    ends = ys[place] * rest**2 * (1 + 2 * part) + ys[place + 1] * part**2 * (3 - 2 * part)
    bend = wide * part * rest * (slopes[place] * rest - slopes[place + 1] * part)
    return np.asarray(ends + bend)


def _slopes_at(xs: FloatArray, ys: FloatArray) -> FloatArray:
    """The slopes of Fritsch and Carlson: the harmonic mean of those on either side, none where they turn."""
    steps, rises = np.diff(xs), np.diff(ys) / np.diff(xs)
    slopes = np.concatenate([rises[:1], np.zeros(len(xs) - 2), rises[-1:]])
    left, right = rises[:-1], rises[1:]
    same = left * right > 0
    first, second = (2 * steps[1:] + steps[:-1])[same], (steps[1:] + 2 * steps[:-1])[same]
    slopes[1:-1][same] = (first + second) / (first / left[same] + second / right[same])
    return np.asarray(slopes)


class Offer(Struct, frozen=True):
    """The polling that one budget buys, a day."""

    budget: float
    fetches: float
    """The part of the budget that would be used."""
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
    """Another way of polling, with its figures per day over the last days."""

    fetches: float
    wait_min: float
    wire_bytes: float


class Tariff(Struct, frozen=True):
    """The points of the budget curve. Arrays have an entry per point, or (points, feeds)."""

    feed_ids: tuple[int, ...]
    polls: FloatArray
    delay_h: FloatArray
    fresh_share: FloatArray
    wire_bytes: FloatArray
    by_feed: FloatArray
    posts_per_day: float
    knee: float
    hourly: Landmark | None
    """None, as the next, if there are no whole days to work them out from."""
    opening: Landmark | None
    longest_pause_s: dict[int, tuple[float, str]]
    """The pause between polls, and its reason, of feeds that may not be polled as often as would be worth it."""

    def at(self, budget: float, megabytes: float = 0.0) -> Offer:
        """The offer for a budget, interpolated over the logarithm of the polls: waiting along a smooth line, the rest
        along straight ones. `megabytes` is a second limit; 0 sets none."""
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
        """The polls that this many megabytes a day allow."""
        weights = np.maximum.accumulate(self.wire_bytes)
        return np.asarray(np.expm1(np.interp(megabytes * MEGA, weights, np.log1p(self.polls))))

    def waits_at(self, polls: FloatArray) -> FloatArray:
        """The minutes that a post waits at this many polls a day: the curve that is drawn."""
        return self._delays_at(polls) * self._minutes_of_a_post

    @property
    def _minutes_of_a_post(self) -> float:
        """The minutes for each post of one hour a day of all posts' waiting."""
        return MINUTES / self.posts_per_day if self.posts_per_day else 0.0

    def _delays_at(self, polls: FloatArray) -> FloatArray:
        used = np.minimum(polls, self.polls[-1])
        return interpolate_monotone(np.log1p(used), np.log1p(self.polls), self.delay_h)


class Lately(Struct, frozen=True):
    """The real figures of the last whole days, as Savings shows them."""

    days: float
    wait_min: float
    fresh_share: float


class BudgetFacts(Struct, frozen=True):
    settings: Settings
    feeds: tuple[Feed, ...]
    tariff: Tariff | None
    """None if no feed was fetched yet, or none is polled by its worth."""
    days_known: int
    """Days since the user was first seen to read."""
    lately: Lately | None = None
    accounts: tuple[Account, ...] = ()
    """The plan has each among the feeds, under the negative of its id."""

    @property
    def is_guess(self) -> bool:
        """Whether the curve assumes a usual day rather than the user's own."""
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
        tariff = make_tariff(ahead, feeds, polls)
        return BudgetFacts(settings, feeds, tariff, min(days, 2), None, accounts)
    hourly, opening = (_make_landmark(way, facts.savings.days) for way in (facts.savings.hourly, facts.opening))
    tariff = make_tariff(ahead, feeds, polls, hourly, opening)
    savings, share = facts.savings, facts.savings.wait.fresh_share
    lately = None if share is None else Lately(savings.days, wait_min(savings.wait), share)
    return BudgetFacts(settings, feeds, tariff, days, lately, accounts)


def make_tariff(
    ahead: DayAhead,
    feeds: Sequence[Feed],
    polls: Sequence[PollRecord],
    hourly: Landmark | None = None,
    opening: Landmark | None = None,
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
        longest_pause_s=_find_pauses([feed for feed in feeds if feed.id in day_model.place]),
    )


def _make_landmark(outcome: BaselineOutcome, days: float) -> Landmark:
    return Landmark(outcome.fetches / days, wait_min(outcome.wait), outcome.wire_bytes / days)


def _sessions(ahead: DayAhead) -> FloatArray:
    """(SLOTS,) sessions per hour from now."""
    now, zone = ahead.poll_state.now, ahead.day_model.zone
    reading = learn_reading(ahead.inputs.visits, ahead.inputs.visits_from, now, zone)
    sessions = visits_on_grid(reading.sessions, now, SLOTS, SLOT_S, zone)
    return np.asarray(sessions * is_open(ahead.day_model, now))


def _next_poll(point: CurvePoint) -> FloatArray:
    """(feeds, SLOTS) the slot at which a post of each slot will be fetched; SLOTS if it will not."""
    marks = point.marks[:, 1:-1]
    slots = np.where(marks, np.arange(SLOTS), SLOTS)
    later = np.minimum.accumulate(slots[:, ::-1], axis=1)[:, ::-1]
    return np.concatenate([later[:, 1:], np.full((len(marks), 1), SLOTS)], axis=1)


def _fresh(point: CurvePoint, request: PlanRequest, sessions: FloatArray) -> float:
    """The probability that a post is fetched before the user's next session."""
    come = np.concatenate([[0.0], np.cumsum(sessions * SLOT_H)])
    middle = (come[:-1] + come[1:]) / 2
    missed = come[_next_poll(point).astype(np.int64)] - middle[None, :]
    weights = request.posting.sum()
    return float((request.posting * np.exp(-missed)).sum() / weights) if weights > 0 else 1.0


def expected_bytes(point: CurvePoint, request: PlanRequest, sizes: AnswerSizes) -> float:
    """The bytes a day: a poll brings a whole document if anything was posted since the poll before."""
    marks = point.marks[:, 1:-1]
    posted = np.cumsum(request.posting * SLOT_H, axis=1) - request.posting * SLOT_H + request.waiting[:, None]
    fetched = np.maximum.accumulate(np.where(marks, posted, 0.0), axis=1)
    before = np.concatenate([np.zeros((len(marks), 1)), fetched[:, :-1]], axis=1)
    news = 1 - np.exp(before - posted)
    return float((news * sizes.full[:, None] + (1 - news) * sizes.unchanged)[marks].sum())


def _find_pauses(feeds: Sequence[Feed]) -> dict[int, tuple[float, str]]:
    """The feeds whose publisher asks for half an hour or more between polls."""
    found = {}
    for feed in feeds:
        http = feed.http
        pause = http.earliest_at - (http.last_fetched_at or http.earliest_at)
        if pause >= 1_800 and http.earliest_reason and http.failing_since is None:
            found[feed.id] = (pause, http.earliest_reason)
    return found
