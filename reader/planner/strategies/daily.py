"""Policies that poll by the slots of a day: the histograms they learn from, each feed's share of the budget, the best
slots for its polls, whole and part polls a day, and the uniform policy, which polls in even rounds.

A gap is the time from one poll of a feed to the next. Rates are constant within a slot, so its cost is exact; with
running sums at the borders of the slots the cost of a gap from border i to border j has one form for all objectives,

    c(i, j) = end_j − start_i − posts_i · by_posts_j + moment_i · by_moment_j
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import date, timedelta, tzinfo
from itertools import pairwise
from typing import TypeAlias

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S, FloatArray, IntArray
from reader.planner.days import day_start, local_date, next_day_start, wall_time
from reader.planner.learning.localtime import local_seconds, slot_of_day
from reader.planner.learning.rhythm import SLOTS
from reader.planner.strategies.policy import NO_FEEDS, Circumstances, Policy

TRACE = 1e-9
UNLIMITED = 10**9
Slots: TypeAlias = Callable[[int, int], IntArray]
"""The slots at which to poll a feed so many times a day."""


class Gaps(Struct, frozen=True):
    """Costs of all gaps of all feeds, in the form above, with a row per feed."""

    end: FloatArray
    start: FloatArray
    posts: FloatArray
    moment: FloatArray
    by_posts: FloatArray
    by_moment: FloatArray


def make_gaps(
    posting: FloatArray, visiting: FloatArray, slot_h: float, weights: FloatArray, alert: float = 0.0
) -> Gaps:
    """Hours that visits find posts missing, and `alert` times the hours from post to poll. `posting` is (feeds, slots)
    per hour; `visiting` has one row for all feeds."""
    hours = np.arange(posting.shape[1] + 1) * slot_h
    posts = _running(posting * slot_h)
    waited = _running(posts[:, :-1] * slot_h + posting * slot_h**2 / 2)
    visits = _running(visiting * slot_h)
    visits_moment = _running(visiting * slot_h * (hours[:-1] + slot_h / 2))
    waiting = waited[:, :-1] * slot_h + posts[:, :-1] * slot_h**2 / 2 + posting * slot_h**3 / 6
    seen = _running(visiting * waiting)
    moment = hours * posts - waited
    weight = weights[:, None]
    return Gaps(
        end=weight * (seen + alert * waited),
        start=weight * (seen - posts * visits_moment + moment * visits + alert * (waited - hours * posts)),
        posts=posts,
        moment=moment,
        by_posts=weight * (visits_moment + alert * hours),
        by_moment=weight * visits,
    )


def make_missing_gaps(posting: FloatArray, visiting: FloatArray, slot_h: float, weights: FloatArray) -> Gaps:
    """How many posts visits find missing, however old they are."""
    posts, visits = _running(posting * slot_h), _running(visiting * slot_h)
    seen = _running(visiting * (posts[:, :-1] * slot_h + posting * slot_h**2 / 2))
    weight = weights[:, None]
    nothing = np.zeros_like(posts)
    return Gaps(weight * seen, weight * (seen - posts * visits), posts, nothing, weight * visits, nothing)


def gap_table(gaps: Gaps, feed: int) -> FloatArray:
    """The costs of all gaps (i, j) of one feed with i ≤ j; infinite below the diagonal."""
    table: FloatArray = gaps.end[feed] - gaps.start[feed][:, None]
    table -= gaps.posts[feed][:, None] * gaps.by_posts[feed]
    table += gaps.moment[feed][:, None] * gaps.by_moment[feed]
    table[np.tril_indices(len(table), -1)] = np.inf
    np.fill_diagonal(table, 0.0)
    return table


def _running(per_slot: FloatArray) -> FloatArray:
    """The sums up to each border, 0 at the first."""
    return np.concatenate([np.zeros((len(per_slot), 1)), np.cumsum(per_slot, axis=1)], axis=1)


def two_days(rates: FloatArray) -> FloatArray:
    """Daily rates repeated, so that a gap may run over midnight."""
    return np.concatenate([rates, rates], axis=-1)


def best_slots(gaps: Gaps) -> Slots:
    """Each feed's best daily schedule. `gaps` is of rates repeated with `two_days`."""
    return lambda feed, count: best_cycle(gap_table(gaps, feed), count)


def best_cycle(table: FloatArray, polls: int) -> IntArray:
    """The slots of the best daily schedule, exactly. `table` holds the cost from any slot of two days to any later one.

    First the best one with a poll at the first slot, by dynamic programming. Two best cycles with the same number of
    polls can always be uncrossed (quadrangle inequality), so some best cycle has one poll in each gap of the first;
    only those places are searched.
    """
    slots = (len(table) - 1) // 2
    polls = min(polls, slots)
    if polls < 1:
        return np.empty(0, dtype=np.int64)
    if polls == 1:
        starts = np.arange(slots)
        return np.array([int(table[starts, starts + slots].argmin())])
    later = table.copy()
    np.fill_diagonal(later, np.inf)
    return np.sort(_uncrossed(later, _through_first_slot(later, slots, polls), slots) % slots)


def cycle_cost(table: FloatArray, cycle: IntArray) -> float:
    """The cost of one day with polls at these slots, at least one."""
    ends = np.append(cycle[1:], cycle[0] + (len(table) - 1) // 2)
    return float(table[cycle, ends].sum())


def _through_first_slot(table: FloatArray, slots: int, polls: int) -> list[int]:
    one_day = table[: slots + 1, : slots + 1]
    best = one_day[0]
    sources = []
    for _ in range(polls - 1):
        totals = best[:, None] + one_day
        source = totals.argmin(axis=0)
        sources.append(source)
        best = totals[source, np.arange(slots + 1)]
    path = [slots]
    for source in reversed(sources):
        path.append(int(source[path[-1]]))
    return [0, *path[::-1]]


def _uncrossed(table: FloatArray, path: list[int], slots: int) -> IntArray:
    """The best of all cycles with one poll in each gap of `path`, begun in its shortest gap."""
    lengths = np.diff(path)
    first = int(lengths.argmin())
    borders = path[first:-1] + [node + slots for node in path[: first + 1]]
    layers = [np.arange(borders[i], borders[i + 1] + 1) for i in range(len(borders) - 1)]
    starts = layers[0]
    totals = table[np.ix_(starts, layers[1])]
    sources = []
    for here, there in pairwise(layers[1:]):
        options = totals[:, :, None] + table[np.ix_(here, there)]
        source = options.argmin(axis=1)
        sources.append(source)
        totals = np.take_along_axis(options, source[:, None, :], axis=1)[:, 0, :]
    closed = totals + table[np.ix_(layers[-1], starts + slots)].T
    start, place = np.unravel_index(int(closed.argmin()), closed.shape)
    chosen = [int(place)]
    for source in reversed(sources):
        chosen.append(int(source[start, chosen[-1]]))
    nodes = [int(starts[start])]
    nodes += [int(layer[i]) for layer, i in zip(layers[1:], reversed(chosen), strict=True)]
    return np.array(nodes, dtype=np.int64)


class Daily(Policy):
    """A policy that polls each feed at its slots of the local day, by the wall clock."""

    def __init__(self, name: str, circumstances: Circumstances, cycles: Sequence[IntArray]) -> None:
        self.name = name
        self._zone = circumstances.zone
        self._cycles = cycles
        self._polls_at_all = any(len(cycle) for cycle in cycles)
        self._begin(circumstances.start_at, circumstances.last_polls_at())

    def _begin(self, start_at: float, last_polls: FloatArray) -> None:
        """Begin with the turns still to come today, and with those that were missed: nothing was running then."""
        self._day = local_date(start_at, self._zone)
        today = [
            (at, feeds if at > start_at else feeds[last_polls[feeds] < at]) for at, feeds in self._turns(self._day)
        ]
        self._due = [(max(at, start_at + 1.0), feeds) for at, feeds in today if feeds.size]
        self._fill()

    def _of_day(self) -> Sequence[IntArray]:
        """Each feed's slots of the next day; asked once for every day, in order."""
        return self._cycles

    def _turns(self, day: date) -> list[tuple[float, IntArray]]:
        cycles = self._of_day()
        feeds = np.repeat(np.arange(len(cycles)), [len(cycle) for cycle in cycles])
        slots = np.concatenate([np.asarray(cycle) for cycle in cycles]) if len(cycles) else NO_FEEDS
        turns = [
            (wall_time(day, int(slot) * DAY_S / SLOTS, self._zone), feeds[slots == slot]) for slot in np.unique(slots)
        ]
        return sorted(turns, key=lambda turn: turn[0])

    def _fill(self) -> None:
        while self._polls_at_all and not self._due:
            self._day += timedelta(days=1)
            self._due = self._turns(self._day)

    def next_wake(self) -> float:
        return self._due[0][0] if self._due else np.inf

    def wake(self, now: float) -> IntArray:
        due = []
        while self._due and self._due[0][0] <= now:
            due.append(self._due.pop(0)[1])
            self._fill()
        return np.unique(np.concatenate(due)) if due else NO_FEEDS

    def usual_span_s(self, feed: int) -> float:
        return DAY_S / max(len(self._cycles[feed]), 1)


class SharedDaily(Daily):
    """The same with shares that aren't whole numbers, as the papers' formulas give them: what a day leaves of a poll is
    carried to the next, so that a share of 1/n is a poll every n days. A day's polls are the budget's."""

    def __init__(self, name: str, circumstances: Circumstances, shares: FloatArray, slots: Slots) -> None:
        self.name = name
        self._zone = circumstances.zone
        self._shares = np.minimum(shares, SLOTS)
        self._total = round(float(self._shares.sum()))
        self._slots = slots
        self._known: dict[tuple[int, int], IntArray] = {}
        self._polls_at_all = self._total > 0
        last_polls = circumstances.last_polls_at()
        if circumstances.last_polls is None:  # feeds with the same small share begin on different days
            self._credit = self._shares * (np.arange(len(shares)) * 0.618 % 1.0)
        else:
            morning = day_start(circumstances.start_at, self._zone)
            self._credit = self._shares * np.maximum(morning - last_polls, 0.0) / DAY_S
        self._begin(circumstances.start_at, last_polls)

    def _of_day(self) -> list[IntArray]:
        self._credit += self._shares
        polls = np.maximum(np.floor(self._credit + 1e-9), 0.0)
        while (rest := self._total - int(polls.sum())) != 0:
            open_to = (self._shares > 0) & (polls < SLOTS) if rest > 0 else polls > 0
            order = np.argsort(polls - self._credit if rest > 0 else self._credit - polls, kind="stable")
            chosen = order[open_to[order]][: abs(rest)]
            if not chosen.size:
                break
            polls[chosen] += np.sign(rest)
        self._credit -= polls
        return [self._slots_of(feed, int(count)) for feed, count in enumerate(polls)]

    def _slots_of(self, feed: int, count: int) -> IntArray:
        if (feed, count) not in self._known:
            self._known[feed, count] = self._slots(feed, count) if count else NO_FEEDS
        return self._known[feed, count]

    def usual_span_s(self, feed: int) -> float:
        return float(DAY_S / max(self._shares[feed], 1e-6))


def make_daily(name: str, circumstances: Circumstances, scores: FloatArray, slots: Slots) -> Daily:
    """A policy with whole polls a day in proportion to the scores, at least one, so that no feed is given up."""
    polls = share_out(scores, circumstances.budget_per_day or 0, at_least=1, at_most=SLOTS)
    return Daily(name, circumstances, [slots(feed, count) for feed, count in enumerate(polls.tolist())])


def make_shared(name: str, circumstances: Circumstances, scores: FloatArray, slots: Slots) -> SharedDaily:
    """A policy with the shares as a paper's formula gives them: of a score of nought comes no poll ever."""
    total = float(scores.sum())
    shares = scores / total * (circumstances.budget_per_day or 0) if total > 0 else np.zeros(len(scores))
    return SharedDaily(name, circumstances, shares, slots)


def days_known(circumstances: Circumstances) -> float:
    return max((circumstances.start_at - circumstances.history_from) / DAY_S, 1.0)


def hourly_posting(circumstances: Circumstances) -> FloatArray:
    """(feeds, 24) posts per hour, as counted."""
    return daily_rates(circumstances.posts, days_known(circumstances), 24, circumstances.zone)


def raw_posting(circumstances: Circumstances) -> FloatArray:
    """(feeds, slots) posts per hour, with a trace of a rate everywhere that settles ties: later before a visit."""
    return between_hours(hourly_posting(circumstances), SLOTS) + TRACE


def raw_visiting(circumstances: Circumstances) -> FloatArray:
    """(1, slots) visits per hour."""
    hourly = daily_rates([circumstances.visits], days_known(circumstances), 24, circumstances.zone)
    return between_hours(hourly, SLOTS)


def even_slots(feed: int, count: int) -> IntArray:
    """Evenly spaced slots, in the middle of equal parts of the day."""
    return np.floor((np.arange(count) + 0.5) * SLOTS / max(count, 1)).astype(np.int64)


def daily_rates(histories: Sequence[FloatArray], days: float, slots: int, zone: tzinfo) -> FloatArray:
    """Mean events per hour in each slot of the local day over `days`, a row for each history."""
    sizes = [times.size for times in histories]
    if not sum(sizes):
        return np.zeros((len(histories), slots))
    slot = slot_of_day(local_seconds(np.concatenate(list(histories)), zone), slots)
    cell = np.repeat(np.arange(len(histories)), sizes) * slots + slot
    counts = np.bincount(cell, minlength=len(histories) * slots).reshape(len(histories), slots)
    return np.asarray(counts / max(days, 1e-9) * slots / 24)


def between_hours(hourly: FloatArray, slots: int) -> FloatArray:
    """Hourly rates on a finer grid, by straight lines between the middles of the hours, around midnight too."""
    place = (np.arange(slots) + 0.5) * 24 / slots - 0.5
    before = np.floor(place).astype(np.int64)
    share = place - before
    return np.asarray(hourly[..., before % 24] * (1 - share) + hourly[..., (before + 1) % 24] * share)


def share_out(scores: FloatArray, total: int, at_least: int = 0, at_most: int = UNLIMITED) -> IntArray:
    """Whole numbers in proportion to `scores` that add up to `total`, each within the limits.

    If the total is less than the least for all, the feeds with the highest scores come first.
    """
    feeds = len(scores)
    total = min(total, at_most * feeds)
    if not feeds:
        return np.empty(0, dtype=np.int64)
    if total <= at_least * feeds:
        return _first_come(scores, total, at_least)
    exact = np.clip(_proportional(scores, total, at_least, at_most), at_least, at_most)
    whole = np.floor(exact + 1e-9).astype(np.int64)
    # The largest remainders first; ties go to the higher score, then to the earlier feed.
    order = np.lexsort((-scores, -(np.round(exact - whole, 9))))
    while (rest := total - int(whole.sum())) != 0:
        step = 1 if rest > 0 else -1
        room = order[whole[order] < at_most] if rest > 0 else order[::-1][whole[order[::-1]] > at_least]
        whole[room[: abs(rest)]] += step
    return whole


def _proportional(scores: FloatArray, total: int, at_least: int, at_most: int) -> FloatArray:
    """Shares in proportion among those between the limits; the others' limits come off the total."""
    low = np.zeros(len(scores), dtype=np.bool_)
    high = np.zeros(len(scores), dtype=np.bool_)
    while True:
        free = ~low & ~high
        left = total - at_least * int(low.sum()) - at_most * int(high.sum())
        weight = scores[free].sum()
        exact = np.where(low, float(at_least), float(at_most))
        exact[free] = scores[free] / weight * left if weight > 0 else left / max(1, int(free.sum()))
        above, below = free & (exact > at_most), free & (exact < at_least)
        if not above.any() and not below.any():
            return exact
        # Those above the limit free polls for the others, so that fewer are below.
        high, low = (high | above, low) if above.any() else (high, low | below)


def _first_come(scores: FloatArray, total: int, at_least: int) -> IntArray:
    polls = np.zeros(len(scores), dtype=np.int64)
    order = np.argsort(-scores, kind="stable")
    for _ in range(at_least):
        polls[order[: max(0, total - int(polls.sum()))]] += 1
    return polls


class Uniform(Policy):
    """A policy of rounds through all feeds, evenly spaced over the local day. If the budget is not a whole number of
    rounds, each round takes the next feeds in turn."""

    name = "uniform"

    def __init__(self, circumstances: Circumstances) -> None:
        self._feeds = circumstances.feeds
        self._budget = circumstances.budget_per_day or 0
        self._zone = circumstances.zone
        self._turn = 0
        self._rounds: list[tuple[float, int]] = []
        if self._feeds and self._budget:
            self._set_day(circumstances.start_at)

    def _set_day(self, at: float) -> None:
        """List the rounds of the day after `at`, each with its number of polls."""
        start, self._day_end = day_start(at, self._zone), next_day_start(at, self._zone)
        rounds = min(-(-self._budget // self._feeds), 1440)
        times = start + (np.arange(rounds) + 0.5) * (self._day_end - start) / rounds
        marks = np.arange(rounds + 1) * min(self._budget, rounds * self._feeds) // rounds
        sizes = np.diff(marks)
        self._rounds = [(float(times[i]), int(sizes[i])) for i in range(rounds) if times[i] > at]

    def next_wake(self) -> float:
        if not self._feeds or not self._budget:
            return np.inf
        return self._rounds[0][0] if self._rounds else self._day_end

    def wake(self, now: float) -> IntArray:
        due = 0
        while self._rounds and self._rounds[0][0] <= now:
            due += self._rounds.pop(0)[1]
        if now >= self._day_end:
            self._set_day(now)
        turns = np.arange(self._turn, self._turn + min(due, self._feeds), dtype=np.int64) % self._feeds
        self._turn = (self._turn + due) % self._feeds
        return turns

    def usual_span_s(self, feed: int) -> float:
        return DAY_S * self._feeds / max(self._budget, 1)
