"""The cost of a gap: of leaving a feed alone from one poll to the next. Pure.

Rates are constant within a slot, so every integral below is exact. With running sums at the borders of the slots the
cost of a gap from border i to border j has one form for all objectives,

    c(i, j) = end_j − start_i − posts_i · by_posts_j + moment_i · by_moment_j + lost(posts_j − posts_i)

so that a row of the table of all gaps is a few numpy expressions. Times are hours from the first border. The expected
loss is that of a Poisson number of posts, which is convex in its mean; so is the table of it with straight lines
between its points, on which the schedules rely.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.errors import PlanError
from reader.model.planning import BoolArray, FloatArray, IntArray

POINTS = 400
NEGLIGIBLE = 1e-9


class LossTable(Struct, frozen=True):
    feeds: IntArray
    """Indices of the feeds that can lose anything; the others are left out to save time."""
    values: FloatArray
    """(those feeds, POINTS + 1): weighted loss at even steps of the mean."""
    step: FloatArray
    windows: IntArray
    weights: FloatArray
    """Of all feeds, like `windows`."""

    def add_to(self, costs: FloatArray, until: FloatArray, since: FloatArray) -> None:
        """Add each gap's loss in place; `until` and `since` are posts at its ends, a row per feed."""
        if self.feeds.size:
            costs[self.feeds] += self._at(np.arange(len(self.feeds))[:, None], (until - since)[self.feeds])

    def lost(self, feeds: IntArray, means: FloatArray) -> FloatArray:
        """Weighted loss of single gaps."""
        row = self._rows_of(feeds)
        found = np.zeros(np.shape(means))
        can = row >= 0
        if can.any():
            found[can] = self._at(row[can], np.asarray(means)[can])
        return found

    def _rows_of(self, feeds: IntArray) -> IntArray:
        """The rows of feeds in the table; −1 for those that lose nothing."""
        rows = np.full(len(self.windows), -1)
        rows[self.feeds] = np.arange(len(self.feeds))
        return rows[feeds]

    def _at(self, rows: IntArray, means: FloatArray) -> FloatArray:
        place = means / self.step[rows]
        below = np.minimum(place.astype(np.int64), POINTS - 1)
        low = self.values[rows, below]
        return np.asarray(low + (place - below) * (self.values[rows, below + 1] - low))

    def chosen(self, feeds: IntArray) -> LossTable:
        kept = self._rows_of(feeds)
        can = kept >= 0
        return LossTable(
            np.flatnonzero(can), self.values[kept[can]], self.step[kept[can]], self.windows[feeds], self.weights[feeds]
        )


def make_loss_table(windows: IntArray, weights: FloatArray, highest: FloatArray) -> LossTable:
    """The table for means from 0 to `highest`, per feed."""
    feeds = np.flatnonzero((weights > 0) & (highest > 0))
    at_most = expected_loss(windows[feeds][:, None], highest[feeds][:, None])[:, 0]
    feeds = feeds[at_most > NEGLIGIBLE]
    step = highest[feeds] / POINTS
    means = step[:, None] * np.arange(POINTS + 1)
    values = expected_loss(windows[feeds][:, None], means) * weights[feeds][:, None]
    return LossTable(feeds, values, step, windows, weights)


def expected_loss(windows: IntArray, means: FloatArray) -> FloatArray:
    """E[max(0, N − S)] for Poisson N with mean m and a window S, which is m − S + Σ_{n<S} (S − n) P(N = n)."""
    means = np.asarray(means, dtype=np.float64)
    free = np.zeros(np.broadcast_shapes(np.shape(windows), means.shape))
    if not means.size:
        return free
    # Beyond this the sum is 0, and its first term would underflow.
    term = np.exp(-np.minimum(means, 700.0))
    for n in range(int(np.max(windows))):
        free += np.maximum(windows - n, 0) * term
        term = term * means / (n + 1)
    free = np.where(means < 700.0, free, 0.0)
    return np.maximum(means - windows + free, 0.0)


class Objective(Struct, frozen=True):
    """How much each kind of harm counts, per feed."""

    weights: FloatArray
    alert: FloatArray
    """Weight of an hour from post to poll, against an hour that a visit finds missing."""
    lost_h: FloatArray
    """How many hours of waiting one lost post is worth; 0 where the window does not matter."""
    windows: IntArray


class Gaps(Struct, frozen=True):
    """Costs of all gaps of all feeds, in the form above. Every array but `hours` has a row per feed."""

    hours: FloatArray
    """The borders, from 0."""
    end: FloatArray
    start: FloatArray
    posts: FloatArray
    moment: FloatArray
    by_posts: FloatArray
    by_moment: FloatArray
    loss: LossTable
    constant: FloatArray
    """Per feed: the cost of the past, which no plan can change."""

    @property
    def feeds(self) -> int:
        return int(self.end.shape[0])

    @property
    def nodes(self) -> int:
        return int(self.end.shape[1])


def make_gaps(posting: FloatArray, visiting: FloatArray, slot_h: float, objective: Objective) -> Gaps:
    """Costs of user-access delay, alert delay and lost posts. `posting` is (feeds, slots) per hour; `visiting` may have
    one row for all feeds."""
    posting, visiting = _checked(posting, visiting, objective)
    hours = np.arange(posting.shape[1] + 1) * slot_h
    posts = _running(posting * slot_h)
    waited = _running(posts[:, :-1] * slot_h + posting * slot_h**2 / 2)
    visits = _running(visiting * slot_h)
    visits_moment = _running(visiting * slot_h * (hours[:-1] + slot_h / 2))
    waiting = waited[:, :-1] * slot_h + posts[:, :-1] * slot_h**2 / 2 + posting * slot_h**3 / 6
    seen = _running(visiting * waiting)
    moment = hours * posts - waited
    weight, alert = objective.weights[:, None], (objective.weights * objective.alert)[:, None]
    access_start = seen - posts * visits_moment + moment * visits
    return Gaps(
        hours=hours,
        end=weight * seen + alert * waited,
        start=weight * access_start + alert * (waited - hours * posts),
        posts=posts,
        moment=moment,
        by_posts=weight * visits_moment + alert * hours,
        by_moment=weight * visits,
        loss=make_loss_table(objective.windows, objective.weights * objective.lost_h, posts[:, -1]),
        constant=np.zeros(posts.shape[0]),
    )


def make_missing_gaps(posting: FloatArray, visiting: FloatArray, slot_h: float, weights: FloatArray) -> Gaps:
    """Costs of user-access missing: how many posts visits find missing, however old they are."""
    nothing = np.zeros(len(weights))
    windows = np.ones(len(weights), dtype=np.int64)
    posting, visiting = _checked(posting, visiting, Objective(weights, nothing, nothing, windows))
    posts, visits = _running(posting * slot_h), _running(visiting * slot_h)
    seen = _running(visiting * (posts[:, :-1] * slot_h + posting * slot_h**2 / 2))
    weight = weights[:, None]
    return Gaps(
        hours=np.arange(posting.shape[1] + 1) * slot_h,
        end=weight * seen,
        start=weight * (seen - posts * visits),
        posts=posts,
        moment=np.zeros_like(posts),
        by_posts=weight * visits,
        by_moment=np.zeros_like(weight * visits),
        loss=make_loss_table(windows, nothing, posts[:, -1]),
        constant=nothing,
    )


def since_last_poll(gaps: Gaps, waiting: FloatArray, waiting_age_h: FloatArray, alert: FloatArray) -> Gaps:
    """The same with one more node in front: each feed's last poll, some time ago. `waiting` is how many posts are
    expected to wait at the first border, `waiting_age_h` the sum of their ages, `alert` the weight of one hour from
    post to poll. Past visits no longer count."""
    one = np.zeros((gaps.feeds, 1))
    return replace(
        gaps,
        hours=np.concatenate(([0.0], gaps.hours)),
        end=np.hstack([one, gaps.end]),
        start=np.hstack([one, gaps.start]),
        posts=np.hstack([-waiting[:, None], gaps.posts]),
        moment=np.hstack([waiting_age_h[:, None], gaps.moment]),
        by_posts=np.hstack([one, gaps.by_posts]),
        by_moment=np.hstack([one, gaps.by_moment]),
        loss=make_loss_table(gaps.loss.windows, gaps.loss.weights, gaps.posts[:, -1] + waiting),
        constant=alert * waiting_age_h,
    )


def gaps_into(gaps: Gaps, node: int, first: int = 0) -> FloatArray:
    """(feeds, node − first) costs of all gaps that end at `node` and begin at `first` or later."""
    part = slice(first, node)
    posts = gaps.posts[:, part]
    costs = gaps.end[:, node, None] - gaps.start[:, part]
    costs -= posts * gaps.by_posts[:, node, None]
    costs += gaps.moment[:, part] * gaps.by_moment[:, node, None]
    gaps.loss.add_to(costs, gaps.posts[:, node, None], posts)
    return costs


def gap_costs(gaps: Gaps, feeds: IntArray, begin: IntArray, end: IntArray) -> FloatArray:
    """The costs of single gaps, one per element of the three arrays."""
    posts = gaps.posts[feeds, begin]
    return np.asarray(
        gaps.end[feeds, end]
        - gaps.start[feeds, begin]
        - posts * gaps.by_posts[feeds, end]
        + gaps.moment[feeds, begin] * gaps.by_moment[feeds, end]
        + gaps.loss.lost(feeds, gaps.posts[feeds, end] - posts)
    )


def gap_table(gaps: Gaps, feed: int) -> FloatArray:
    """The costs of all gaps (i, j) of one feed with i ≤ j; infinite below the diagonal."""
    posts = gaps.posts[feed]
    table: FloatArray = gaps.end[feed] - gaps.start[feed][:, None]
    table -= posts[:, None] * gaps.by_posts[feed]
    table += gaps.moment[feed][:, None] * gaps.by_moment[feed]
    table += gaps.loss.lost(np.full(table.shape, feed), np.maximum(posts - posts[:, None], 0.0))
    table[np.tril_indices(gaps.nodes, -1)] = np.inf
    np.fill_diagonal(table, 0.0)
    return table


def choose_feeds(gaps: Gaps, feeds: IntArray | BoolArray) -> Gaps:
    """The gaps of some feeds only."""
    return replace(
        gaps,
        end=gaps.end[feeds],
        start=gaps.start[feeds],
        posts=gaps.posts[feeds],
        moment=gaps.moment[feeds],
        by_posts=gaps.by_posts[feeds],
        by_moment=gaps.by_moment[feeds],
        loss=gaps.loss.chosen(np.arange(gaps.feeds)[feeds]),
        constant=gaps.constant[feeds],
    )


def _running(per_slot: FloatArray) -> FloatArray:
    """The sums up to each border, 0 at the first."""
    sums = np.zeros((per_slot.shape[0], per_slot.shape[1] + 1))
    np.cumsum(per_slot, axis=1, out=sums[:, 1:])
    return sums


def _checked(posting: FloatArray, visiting: FloatArray, objective: Objective) -> tuple[FloatArray, FloatArray]:
    posting = np.atleast_2d(np.asarray(posting, dtype=np.float64))
    visiting = np.atleast_2d(np.asarray(visiting, dtype=np.float64))
    for values, what in (
        (posting, "posting rate"),
        (visiting, "looking rate"),
        (objective.weights, "weight"),
        (objective.alert, "weight of an alert"),
        (objective.lost_h, "weight of a lost post"),
    ):
        if not np.isfinite(values).all() or (values < 0).any():
            raise PlanError(f"A {what} is not a number or negative; learn it again from the history.")
    if visiting.shape[0] not in (1, posting.shape[0]) or visiting.shape[1] != posting.shape[1]:
        raise PlanError("Posting and looking rates do not cover the same feeds and slots.")
    return posting, visiting
