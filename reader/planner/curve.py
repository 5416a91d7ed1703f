"""The budget curve: what a budget buys, priced by the poller's own outlook. Nothing here polls. Pure.

At a given price per poll the outlook's dynamic programme says at which ages each feed is polled, in every slot and
state of the user. Following that forwards through the day, with the probability of each state and age, gives the
expected polls and waits at that price. A few prices, from one that nothing is worth to the least that the poller polls
for, make the curve; between them it is interpolated. There is no second objective: visits, weights, lost posts and
alerts cost what they cost the poller, and what changes there changes here.
"""

from __future__ import annotations

import math

import numpy as np
from msgspec import Struct

from reader.core.records.planning import FloatArray, IntArray
from reader.planner.day_model import Expectation
from reader.planner.learning.rhythm import SLOTS
from reader.planner.learning.user_states import FORGOTTEN, SINCE_VISIT, STATES, state_of
from reader.planner.outlook import AGES, DAYS_BACK, Prospect, SmallFloats, carry_on, find_ripe, since_poll, sum_up
from reader.planner.price import AWAY_S, LEAST_WORTH_H, even_polls, even_price

PRICE_STEP = 7.0
"""Each price is about this part of the one before. Polls go with the cube root of the price, so each buys nearly
twice as many as the one before; steps of 1.7 give the same waits between them to within 2 %."""
UNFELT_H = 2 / 60
"""A shorter wait for a post is not felt."""
FEEDS_AT_ONCE = 50
"""As many as are followed at once: each takes 0.2 MB."""
READINGS = 400
"""Places at which the curve is read to find where it bends."""
LEAST_H = 1e-9
_ALL_AGES: SmallFloats = np.ones(len(AGES), dtype=np.float32)


class Curve(Struct, frozen=True):
    """The expected day at each price, from the dearest, at which nothing is polled. Arrays are (prices, feeds)."""

    prices: FloatArray
    by_feed: FloatArray
    """Polls."""
    news: FloatArray
    """Polls that bring something."""
    waiting_h: FloatArray
    """Hours that visits find posts missing."""
    missed: FloatArray
    """Posts that are not there at the first visit after them."""
    posts: FloatArray
    """(feeds,)"""

    @property
    def polls(self) -> FloatArray:
        """(prices,) of all feeds, growing."""
        return np.asarray(self.by_feed.sum(axis=1))

    @property
    def delay_h(self) -> FloatArray:
        """(prices,) `waiting_h` of all feeds, falling."""
        return np.asarray(np.minimum.accumulate(self.waiting_h.sum(axis=1)))

    def without(self, feed: int) -> Curve:
        """The curve of all other feeds."""
        tables = (self.by_feed, self.news, self.waiting_h, self.missed, self.posts)
        return Curve(self.prices, *(np.delete(table, feed, axis=-1) for table in tables))

    def best_value(self) -> float:
        """The number of polls after which more buy little: where the curve is farthest below the straight line between
        its ends. On logarithmic axes, as on linear ones that would always be among the very first polls; and without
        waits that nobody feels, or it would be among waits of seconds."""
        polls = self.polls
        if len(polls) < 3:
            return float(polls[-1])
        some = np.geomspace(polls[1], polls[-1], READINGS)
        felt = np.log(read_delay(some, polls, self.delay_h) + UNFELT_H * self.posts.sum())
        across, height = np.linspace(0.0, 1.0, READINGS), max(felt[0] - felt[-1], LEAST_H)
        return float(some[int(((1 - across) - (felt - felt[-1]) / height).argmax())])


def read_delay(used: FloatArray, polls: FloatArray, delay_h: FloatArray) -> FloatArray:
    """The delay at so many polls on the curve through these points: waits fall about as a power of the polls."""
    falling = np.log(np.maximum(delay_h, LEAST_H))
    return np.exp(interpolate_monotone(np.log1p(used), np.log1p(polls), falling))


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


def make_curve(expected: Expectation, budget: int) -> Curve:
    """The curve from no polls to all that are worth anything, with at least two points below `budget`."""
    dearest = even_price(even_polls(expected.ordinary_day()), min(len(expected.alert), budget) // 2)
    steps = math.ceil(math.log(dearest / LEAST_WORTH_H) / math.log(PRICE_STEP))
    curve = sweep_prices(expected, np.append(np.inf, np.geomspace(dearest, LEAST_WORTH_H, steps + 1)))
    some = np.append(True, curve.polls[1:] > np.maximum.accumulate(curve.polls)[:-1] + LEAST_H)
    tables = (curve.prices, curve.by_feed, curve.news, curve.waiting_h, curve.missed)
    prices, by_feed, news, waiting_h, missed = (table[some] for table in tables)
    return Curve(prices, by_feed, news, waiting_h, missed, curve.posts)


def sweep_prices(expected: Expectation, prices: FloatArray) -> Curve:
    """The expected day at these prices."""
    starts = range(0, len(expected.alert), FEEDS_AT_ONCE)
    parts = [_follow(expected.of(slice(start, start + FEEDS_AT_ONCE)), prices) for start in starts]
    polls, news, waiting_h, missed = (np.concatenate(tables, axis=1) for tables in zip(*parts, strict=True))
    weights = np.maximum(expected.stakes.of_waiting(), LEAST_H)
    return Curve(prices, polls, news, waiting_h / weights, missed, expected.rhythm.on_average().sum(axis=1))


def _follow(expected: Expectation, prices: FloatArray) -> tuple[FloatArray, ...]:
    """Follow some feeds through two days: one to forget how it began, and one that counts."""
    ordinary = expected.ordinary_day()
    ripe = find_ripe(ordinary, prices, expected.closed)
    gap = SLOTS * np.cbrt(prices)[:, None] / np.maximum(even_polls(ordinary), LEAST_H)
    mass = _half_way(gap, ordinary.visits.shape[1])
    tally = _Tally(expected, ordinary, len(prices))
    for number in range(2 * SLOTS):
        slot = number % SLOTS
        polled = mass * ripe[slot]
        mass = mass - polled
        mass[..., 0] += polled @ _ALL_AGES
        if number >= SLOTS:
            tally.add(slot, polled, mass)
        mass = carry_on(ordinary, slot, mass)
    return tally.polls, tally.news, tally.waiting_h, tally.missed


def _half_way(gap: FloatArray, states: int) -> SmallFloats:
    """(prices, states, feeds, ages) probabilities: the user away, and each feed half way between two polls."""
    mass = np.zeros((len(gap), states, gap.shape[1], len(AGES)), dtype=np.float32)
    ages = np.searchsorted(AGES, np.minimum(gap / 2, AGES[-1]))
    price, feed = np.ogrid[: len(gap), : gap.shape[1]]
    mass[price, state_of(AWAY_S), feed, ages] = 1.0
    return mass


class _Tally:
    """Sums of a day, each (prices, feeds)."""

    def __init__(self, expected: Expectation, day: Prospect, prices: int) -> None:
        self._day = day
        posting = np.tile(expected.rhythm.on_average(), (1, DAYS_BACK + 1))
        self._posts = since_poll(sum_up(posting)).astype(np.float32)
        self._since_visit = np.minimum(np.arange(len(AGES)), _ages_of_visits(day.visits.shape[1])[:, None])
        shape = (prices, len(posting))
        self.polls, self.news, self.waiting_h, self.missed = (np.zeros(shape) for _ in range(4))

    def add(self, slot: int, polled: SmallFloats, mass: SmallFloats) -> None:
        """Add what is polled as the slot begins, and what the slot's visits find in feeds of these ages."""
        by_age, posts, visits = polled.sum(axis=1), self._posts[:, slot], self._day.visits[slot]
        self.polls += by_age @ _ALL_AGES
        self.news += np.einsum("pfa,fa->pf", by_age, -np.expm1(-posts))
        found = np.einsum("psfa,s->pfa", mass, visits)
        self.waiting_h += np.einsum("pfa,fa->pf", found, self._day.waiting[slot])
        unseen = posts[:, self._since_visit] * visits[:, None]
        self.missed += np.einsum("psfa,fsa->pf", mass, unseen)


def _ages_of_visits(states: int) -> IntArray:
    """(states,) the place in AGES of the user's last visit: older posts were looked for before."""
    borders = np.concatenate([[0], SINCE_VISIT, [3 * SINCE_VISIT[-1]]])
    places = np.searchsorted(AGES, (borders[:-1] + borders[1:]) / 2, side="right") - 1
    return np.concatenate([places, np.full(states - STATES, places[FORGOTTEN])])
