"""How probably the user will open a post that is still unread. Pure.

By feed: the share of its posts that is opened. By words: which ones are typical of opened posts, and how much that
counts beside the feed, which differs from user to user. By saved search: how often what it finds is opened. By
patience: a post that was left unopened at three sittings is hardly opened at the fourth.
"""

from __future__ import annotations

import math
from bisect import bisect_left, bisect_right
from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.planning import FloatArray
from reader.planner.content.interest import WordOdds, learn_word_odds
from reader.planner.content.vectors import Vector

USUAL_SHARE = 0.1
WORTH_POSTS = 4.0
"""Posts of a feed at which half of what they say is believed."""
FIT_PRIOR, FIT_DOUBT = (0.0, 1.0, 1.0), (1.5, 0.5, 2.0)
"""Prior means and deviations of three weights: a constant, that of the log odds of a feed's share, that of the fit."""
STEP_POSTS = 25
"""Posts it takes to tell what share of such posts is opened."""
_SURE = 30.0
_NEWTON_STEPS, _LONGEST_STEP, _CERTAIN = 20, 3.0, 1e-3
SITTINGS = 8
"""More sittings than this are not told apart."""
PRIOR_LATER = 0.35
"""Of the posts that an unknown user opens, the share that is passed over at a sitting and opened later…"""
PRIOR_OPENED = 6.0
"""… which counts as this many opened posts."""


class FitWeights(Struct, frozen=True):
    """How much more often posts that fit are opened, in log odds. The defaults are for an unknown user."""

    base: float = 0.0
    share: float = 1.0
    """Weight of the log odds of the feed's share."""
    fit: float = 0.5
    """Weight of how many times `spread` the odds of a post's words are better than `usual`."""
    usual: float = 0.0
    spread: float = 1.0
    steps: tuple[tuple[float, float], ...] = ()
    """Log odds by these weights with the share of such posts that was really opened, both rising."""


USUAL_FIT = FitWeights()


class Opening(Struct, frozen=True):
    """What the user opens."""

    shares: Mapping[int, float]
    """By feed."""
    later: tuple[float, ...]
    """By number of sittings: the share of opened posts that is opened after that many or more."""
    by_fit: FitWeights = USUAL_FIT


class FeedOpens(Struct, frozen=True):
    posts: float
    opened: float


class OpenedPost(Struct, frozen=True):
    seen_at: float
    opened_at: float


class Judged(Struct, frozen=True):
    """A post of some days ago: the odds of its words by what was opened before it, and whether it was opened."""

    feed_id: int
    fit: float
    """The log odds of its words, as of planner/content/interest.py."""
    is_opened: bool


class SettledPost(Struct, frozen=True):
    """A post that was there at so many sittings that it is no longer opened if it was not."""

    feed_id: int
    vector: Vector
    is_opened: bool


def learn_words(posts: Sequence[SettledPost]) -> tuple[WordOdds, list[Judged]]:
    """The odds of words from all posts, oldest first, and the younger half judged by the older, from which
    `learn_opening` learns how far words can be trusted."""
    half = len(posts) // 2
    older = _learn_odds(posts[:half])
    judged = [Judged(post.feed_id, older.of(post.vector), post.is_opened) for post in posts[half:]]
    return _learn_odds(posts), judged


def _learn_odds(posts: Sequence[SettledPost]) -> WordOdds:
    return learn_word_odds(
        [post.vector for post in posts if post.is_opened], [post.vector for post in posts if not post.is_opened]
    )


def learn_opening(
    feeds: Mapping[int, FeedOpens],
    opened: Sequence[OpenedPost],
    sittings: Sequence[float],
    judged: Sequence[Judged] = (),
) -> Opening:
    """Learn what the user opens. `sittings` are when they began, in order."""
    shares = {feed_id: learn_share(one.posts, one.opened) for feed_id, one in feeds.items()}
    passed = [count_between(sittings, post.seen_at, post.opened_at) - 1 for post in opened]
    later = []
    for sitting in range(SITTINGS + 1):
        prior = PRIOR_LATER**sitting
        still = sum(max(one, 0) >= sitting for one in passed)
        later.append((still + PRIOR_OPENED * prior) / (len(passed) + PRIOR_OPENED))
    return Opening(shares, tuple(later), learn_fit(shares, judged))


def learn_fit(shares: Mapping[int, float], judged: Sequence[Judged]) -> FitWeights:
    """A logistic regression on the feed's share and the fit, near the prior while there is little to learn from: some
    users read by feed, others by topic."""
    fits = np.array([one.fit for one in judged])
    if not judged or float(np.ptp(fits)) < _CERTAIN:
        return USUAL_FIT
    usual, spread = float(fits.mean()), float(fits.std())
    share = np.array([_log_odds(shares.get(one.feed_id, USUAL_SHARE)) for one in judged])
    facts = np.column_stack([np.ones(len(judged)), share, (fits - usual) / spread])
    opened = np.array([one.is_opened for one in judged], dtype=np.float64)
    prior, doubt = np.array(FIT_PRIOR), np.array(FIT_DOUBT)
    weights = prior.copy()
    for _ in range(_NEWTON_STEPS):
        chance = 1.0 / (1.0 + np.exp(-np.clip(facts @ weights, -_SURE, _SURE)))
        slope = facts.T @ (opened - chance) - (weights - prior) / doubt**2
        bend = (facts * (chance * (1.0 - chance))[:, None]).T @ facts + np.diag(1.0 / doubt**2)
        step = np.clip(np.linalg.solve(bend, slope), -_LONGEST_STEP, _LONGEST_STEP)
        weights += step
        if float(np.abs(step).max()) < _CERTAIN:
            break
    base, by_share, by_fit = weights.tolist()
    learned = FitWeights(base, max(by_share, 0.0), max(by_fit, 0.0), usual, spread)
    odds = np.array([_odds(learned, shares.get(one.feed_id, USUAL_SHARE), one.fit) for one in judged])
    return replace(learned, steps=_learn_steps(odds, opened))


def _learn_steps(odds: FloatArray, opened: FloatArray) -> tuple[tuple[float, float], ...]:
    """The shares opened of posts grouped by their odds; a share smaller than the one before is merged with it."""
    if len(odds) < 2 * STEP_POSTS:
        return ()
    order = np.argsort(odds, kind="stable")
    steps: list[list[float]] = []
    for part in np.array_split(order, len(odds) // STEP_POSTS):
        steps.append([float(len(part)), float(odds[part].sum()), float(opened[part].sum())])
        while len(steps) > 1 and steps[-1][2] * steps[-2][0] <= steps[-2][2] * steps[-1][0]:
            posts, total, some = steps.pop()
            steps[-1] = [steps[-1][0] + posts, steps[-1][1] + total, steps[-1][2] + some]
    return tuple((total / posts, (some + 0.5) / (posts + 1.0)) for posts, total, some in steps)


def _log_odds(share: float) -> float:
    share = min(max(share, 1e-4), 1.0 - 1e-4)
    return math.log(share / (1.0 - share))


def _odds(weights: FitWeights, share: float, fit: float) -> float:
    better = (fit - weights.usual) / weights.spread
    odds = weights.base + weights.share * _log_odds(share) + weights.fit * better
    return min(max(odds, -_SURE), _SURE)


def _chance_by_fit(weights: FitWeights, share: float, fit: float) -> float:
    odds = _odds(weights, share, fit)
    if not weights.steps:
        return 1.0 / (1.0 + math.exp(-odds))
    at, chances = [one for one, _ in weights.steps], [chance for _, chance in weights.steps]
    return float(np.interp(odds, at, chances))


def count_between(sittings: Sequence[float], since_at: float, until_at: float) -> int:
    """How many sittings began between two instants."""
    return bisect_right(sittings, until_at) - bisect_left(sittings, since_at)


def predict_open(
    opening: Opening, feed_id: int, passed: int, fit: float | None = None, search_share: float = 0.0
) -> float:
    """The probability that a post is opened. `passed`: the sittings at which it was left unopened; `fit`: the log odds
    of its words, None if unknown; `search_share`: how often what its saved search finds is opened."""
    share = opening.shares.get(feed_id, USUAL_SHARE)
    if fit is not None:
        share = _chance_by_fit(opening.by_fit, share, fit)
    share = max(share, search_share)
    later = opening.later[min(max(passed, 0), SITTINGS)]
    # Of all posts still unread after that many sittings, those that will yet be opened.
    unopened = 1.0 - share * (1.0 - later)
    return min(share * later / unopened, 1.0) if unopened > 0 else 0.0


def learn_share(posts: float, opened: float) -> float:
    return (opened + USUAL_SHARE * WORTH_POSTS) / (max(posts, opened) + WORTH_POSTS)
