"""Finds the reason behind each planned poll: which harm it prevents most, and the facts of it. Pure."""

from __future__ import annotations

import numpy as np

from reader.model.planning import BoolArray, FloatArray
from reader.plan.curve.cost import Gaps, Objective
from reader.plan.curve.worth import PollList, worths
from reader.plan.reasons import Reason, Why

SOON_H = 2.0
"""A look within this time after the poll is what the poll was for."""


def explain(
    gaps: Gaps,
    polls: PollList,
    objective: Objective,
    looking: FloatArray,
    allowed: BoolArray | None,
    present: bool,
) -> list[Reason]:
    """One reason per poll. `look_at` is in hours from the first border here."""
    worth = np.maximum(worths(gaps, polls), 1e-300)
    come = gaps.posts[polls.feeds, polls.nodes] - gaps.posts[polls.feeds, polls.before]
    lost_share = _lost_saving(gaps, polls) / worth
    alert_share = _alert_saving(gaps, polls, objective, come) / worth
    look_at, soon = _next_looks(gaps, polls, looking)
    floored = _held_back(polls, allowed)
    fills_h = _fills_h(gaps, objective)
    return [
        Reason(
            kind=_kind(
                here=present and bool(polls.nodes[i] == 1),
                lost=float(lost_share[i]),
                alert=float(alert_share[i]) if objective.alert[feed] >= 0.5 else 0.0,
                floored=bool(floored[i]),
                soon=bool(soon[i]),
            ),
            look_at=None if np.isnan(look_at[i]) else float(look_at[i]),
            posts=float(come[i]),
            window=int(objective.windows[feed]),
            fills_h=None if np.isinf(fills_h[feed]) else float(fills_h[feed]),
        )
        for i, feed in enumerate(polls.feeds.tolist())
    ]


def _kind(here: bool, lost: float, alert: float, floored: bool, soon: bool) -> Why:
    if here:
        return Why.YOU_ARE_HERE
    if floored:
        return Why.PUBLISHER_FLOOR
    if lost >= 0.5:
        return Why.NOTHING_LOST
    if alert >= 0.5:
        return Why.ALERT
    return Why.BEFORE_YOU_LOOK if soon else Why.POSTS_THEN


def _lost_saving(gaps: Gaps, polls: PollList) -> FloatArray:
    at = gaps.posts[polls.feeds, polls.nodes]
    before, after = gaps.posts[polls.feeds, polls.before], gaps.posts[polls.feeds, polls.after]
    lost = gaps.loss.lost
    feeds = polls.feeds
    return np.asarray(lost(feeds, after - before) - lost(feeds, at - before) - lost(feeds, after - at))


def _alert_saving(gaps: Gaps, polls: PollList, objective: Objective, come: FloatArray) -> FloatArray:
    """What has come by the poll is known so much sooner than at the next one."""
    sooner = gaps.hours[polls.after] - gaps.hours[polls.nodes]
    weight = objective.weights[polls.feeds] * objective.alert[polls.feeds]
    return np.asarray(weight * come * sooner)


def _next_looks(gaps: Gaps, polls: PollList, looking: FloatArray) -> tuple[FloatArray, BoolArray]:
    """The likeliest moment of a look between this poll and the next, and whether it is soon."""
    looking = np.atleast_2d(looking)
    slots = looking.shape[1]
    look_at = np.full(len(polls.feeds), np.nan)
    for i, (feed, node, after) in enumerate(zip(polls.feeds, polls.nodes, polls.after, strict=True)):
        row = looking[feed if len(looking) > 1 else 0, node - 1 : min(after - 1, slots)]
        if row.size and row.max() > 0:
            # The first hour that is nearly as likely as the likeliest: what the owner will notice.
            first = int(np.argmax(row >= 0.8 * row.max()))
            look_at[i] = gaps.hours[node] + (first + 0.5) * (gaps.hours[2] - gaps.hours[1])
    return look_at, look_at - gaps.hours[polls.nodes] <= SOON_H


def _held_back(polls: PollList, allowed: BoolArray | None) -> BoolArray:
    """The first slot allowed after one that was not."""
    if allowed is None:
        return np.zeros(len(polls.feeds), dtype=np.bool_)
    return np.asarray(~allowed[polls.feeds, polls.nodes - 1] & (polls.nodes > 1))


def _fills_h(gaps: Gaps, objective: Objective) -> FloatArray:
    rate = (gaps.posts[:, -1] - gaps.posts[:, 1]) / max(gaps.hours[-1], 1e-12)
    return np.asarray(np.where(rate > 0, objective.windows / np.where(rate > 0, rate, 1.0), np.inf))
