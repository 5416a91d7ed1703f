"""The budget curve: what another budget would buy, and what each of its points means for every feed. It is worked out
once; a budget between two points is only interpolated. Writes nothing."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.records.logged import PollRecord
from reader.core.records.planning import DAY_S, FloatArray
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.engine.planning_inputs import gather_planning_inputs
from reader.features.accounts.records import Account
from reader.features.accounts.store import list_accounts
from reader.insights.reading import read_reading
from reader.insights.savings import find_answer_sizes, read_savings_facts
from reader.insights.whole_days import SHOWN_DAYS
from reader.lab.baselines import BaselineOutcome
from reader.lab.score import wait_min
from reader.planner.curve import Curve, make_curve, read_delay
from reader.planner.day_model import Expectation, expect_day
from reader.planner.inputs import PlanningInputs
from reader.store.db import Connection
from reader.store.poll_log import list_polls
from reader.store.settings import load_settings

MOST_POLLS = 100_000
WEEK_S = 7 * DAY_S
MINUTES = 60.0
MEGA = 1e6


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


USUAL_PRESETS = (200, 400, 1_200)
"""While the curve is a guess."""


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
        """The offer for a budget: waiting along a smooth line, the rest along straight ones. `megabytes` is a second
        limit; 0 sets none."""
        used = float(min(budget, self.polls[-1]))
        if megabytes > 0:
            used = min(used, float(self.polls_for(np.array(megabytes))))
        delay_h = float(self._delays_at(np.array(used)))
        place = float(np.interp(used, self.polls, np.arange(len(self.polls))))
        below = min(int(place), len(self.polls) - 2)
        by_feed = self.by_feed[below] + (place - below) * (self.by_feed[below + 1] - self.by_feed[below])
        return Offer(
            budget=budget,
            fetches=used,
            delay_h=delay_h,
            wait_min=delay_h * self._minutes_of_a_post,
            fresh_share=float(np.interp(np.log1p(used), np.log1p(self.polls), self.fresh_share)),
            wire_bytes=float(np.interp(used, self.polls, self.wire_bytes)),
            per_post=used / self.posts_per_day if self.posts_per_day else 0.0,
            by_feed=np.asarray(by_feed),
        )

    def through(self, lately: Lately) -> Tariff:
        """The curve through what was measured, so that there is one wait on all pages: what is expected at other
        budgets is longer or shorter by the same factor."""
        expected = self.at(lately.fetches)
        if min(expected.wait_min, lately.wait_min) <= 0:
            return self
        missing = (1 - lately.fresh_share) / max(1 - expected.fresh_share, 1e-9)
        return replace(
            self,
            delay_h=self.delay_h * (lately.wait_min / expected.wait_min),
            fresh_share=np.clip(1 - (1 - self.fresh_share) * missing, 0.0, 1.0),
        )

    def presets(self) -> tuple[int, int, int]:
        """Half the best value, the best value, and three times as much, in tens."""
        low, middle, high = (max(10, round(part * self.knee / 10) * 10) for part in (0.5, 1, 3))
        return low, middle, high

    def polls_for(self, megabytes: FloatArray) -> FloatArray:
        """The polls that this many megabytes a day allow."""
        return np.asarray(np.interp(megabytes * MEGA, np.maximum.accumulate(self.wire_bytes), self.polls))

    def waits_at(self, polls: FloatArray) -> FloatArray:
        """The minutes that a post waits at this many polls a day: the curve that is drawn."""
        return self._delays_at(polls) * self._minutes_of_a_post

    @property
    def _minutes_of_a_post(self) -> float:
        """How many minutes each post waits for every hour a day that all posts wait together."""
        return MINUTES / self.posts_per_day if self.posts_per_day else 0.0

    def _delays_at(self, polls: FloatArray) -> FloatArray:
        return read_delay(polls, self.polls, self.delay_h)


class Lately(Struct, frozen=True):
    """The real figures of the last whole days, as Savings shows them."""

    days: float
    fetches: float
    """A day."""
    wait_min: float
    fresh_share: float


class BudgetFacts(Struct, frozen=True):
    settings: Settings
    feeds: tuple[Feed, ...]
    tariff: Tariff | None
    """None if no feed was fetched yet, or none is polled by its worth."""
    is_guess: bool
    """Whether the curve assumes a usual day rather than the user's own."""
    lately: Lately | None = None
    accounts: tuple[Account, ...] = ()
    """The plan has each among the feeds, under the negative of its id."""


def read_budget(conn: Connection, now: float, zone: tzinfo) -> BudgetFacts:
    settings, feeds = load_settings(conn), tuple(feed_rows.list_feeds(conn))
    accounts = tuple(list_accounts(conn))
    inputs = gather_planning_inputs(conn, feeds, settings.daily_budget, now, zone)
    is_guess = not read_reading(conn, now, zone).is_enough
    if not inputs.feed_ids or not any(feed.http.last_ok_at for feed in feeds):
        return BudgetFacts(settings, feeds, None, is_guess, None, accounts)
    curve = make_curve(expect_answers(inputs, feeds, now, zone), settings.daily_budget)
    polls = list_polls(conn, MOST_POLLS, since_at=now - WEEK_S)
    facts = read_savings_facts(conn, now, zone, SHOWN_DAYS)
    if is_guess or not facts.savings.span.is_enough:
        return BudgetFacts(settings, feeds, make_tariff(curve, inputs.feed_ids, feeds, polls), True, None, accounts)
    hourly, opening = (_make_landmark(way, facts.savings.days) for way in (facts.savings.hourly, facts.opening))
    tariff = make_tariff(curve, inputs.feed_ids, feeds, polls, hourly, opening)
    savings, share = facts.savings, facts.savings.wait.fresh_share
    if share is None or tariff is None:
        return BudgetFacts(settings, feeds, tariff, False, None, accounts)
    lately = Lately(savings.days, savings.fetches / savings.days, wait_min(savings.wait), share)
    return BudgetFacts(settings, feeds, tariff.through(lately), False, lately, accounts)


def expect_answers(inputs: PlanningInputs, feeds: Sequence[Feed], now: float, zone: tzinfo) -> Expectation:
    """What the planner expects, without the posts of failing feeds: no plan can change how long those wait."""
    failing = {feed.id for feed in feeds if feed.http.failing_since is not None}
    answers = np.array([feed_id not in failing for feed_id in inputs.feed_ids], dtype=np.float64)
    expected = expect_day(inputs, now, zone)
    rhythm = replace(expected.rhythm, per_day=expected.rhythm.per_day * answers)
    return replace(expected, rhythm=rhythm)


def make_tariff(
    curve: Curve,
    feed_ids: tuple[int, ...],
    feeds: Sequence[Feed],
    polls: Sequence[PollRecord],
    hourly: Landmark | None = None,
    opening: Landmark | None = None,
) -> Tariff | None:
    if len(curve.prices) < 2:
        return None
    sizes = find_answer_sizes(polls, feed_ids)
    missed = curve.missed.sum(axis=1)
    return Tariff(
        feed_ids=feed_ids,
        polls=curve.polls,
        delay_h=curve.delay_h,
        # Without polls every post is missed.
        fresh_share=np.clip(1 - missed / max(missed[0], 1e-9), 0.0, 1.0),
        wire_bytes=curve.news @ sizes.full + (curve.by_feed - curve.news).sum(axis=1) * sizes.unchanged,
        by_feed=curve.by_feed,
        posts_per_day=float(curve.posts.sum()),
        knee=curve.best_value(),
        hourly=hourly,
        opening=opening,
        longest_pause_s=_find_pauses([feed for feed in feeds if feed.id in feed_ids]),
    )


def _make_landmark(outcome: BaselineOutcome, days: float) -> Landmark:
    return Landmark(outcome.fetches / days, wait_min(outcome.wait), outcome.wire_bytes / days)


def _find_pauses(feeds: Sequence[Feed]) -> dict[int, tuple[float, str]]:
    """The feeds whose publisher asks for half an hour or more between polls."""
    found = {}
    for feed in feeds:
        http = feed.http
        pause = http.earliest_at - (http.last_fetched_at or http.earliest_at)
        if pause >= 1_800 and http.earliest_reason and http.failing_since is None:
            found[feed.id] = (pause, http.earliest_reason)
    return found
