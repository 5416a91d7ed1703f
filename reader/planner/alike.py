"""Feeds of like rate and shape share the dynamic programme: its cost grows with the kinds of feeds, not with their
number. Pure.

What waits at a feed grows with its rate and weight, so at a given price a feed is polled as its group's mean feed is at
a price so many times lower. Only what does not scale has to be alike: the hours, the weekends, how soon the window
is full, an alert, a wish
to miss nothing.
"""

from __future__ import annotations

import numpy as np
from msgspec import Struct

from reader.core.records.planning import FloatArray, IntArray
from reader.planner.learning.rhythm import Rhythm
from reader.planner.outlook import Stakes

MOST_GROUPS = 80
"""As many feeds have a programme each; more share as many."""
HOURS = np.arange(7, 96, 8)
"""The slots at which shapes are compared, by how much of the day's posts came by then."""
OF_HOURS, OF_VALUE, OF_WEEKENDS = 6.0, 0.5, 0.5
"""How much the traits count: a whole day's posts, a doubling."""
FULL_SOON, FULLEST = 0.5, 16.0
"""Windows filled a day, beyond which feeds are not told apart."""
TRACE = 1e-9


class Groups(Struct, frozen=True):
    rhythm: Rhythm
    stakes: Stakes
    alert: FloatArray
    of_feed: IntArray
    """(feeds,) the group of each; empty where every feed is one."""
    scale: FloatArray
    """(feeds,) how many times more waiting costs than in the group's mean; empty likewise."""


def group_feeds(rhythm: Rhythm, stakes: Stakes, alert: FloatArray) -> Groups:
    if len(alert) <= MOST_GROUPS:
        return Groups(rhythm, stakes, alert, np.empty(0, dtype=np.int64), np.empty(0))
    of_feed = _split(_traits(rhythm, stakes, alert))
    is_member = np.arange(of_feed.max() + 1)[:, None] == of_feed
    mean = is_member / is_member.sum(axis=1, keepdims=True)
    value = stakes.of_waiting() * rhythm.per_day + TRACE
    by_value = mean * value / (mean @ value)[:, None]
    weights, fill = mean @ stakes.weights, mean @ (rhythm.per_day / stakes.windows)
    of_waiting = np.maximum(mean @ stakes.of_waiting(), TRACE)
    per_day = mean @ value / of_waiting
    windows = np.maximum(np.round(per_day / np.maximum(fill, TRACE)), 1).astype(np.int64)
    return Groups(
        rhythm=Rhythm(per_day, by_value @ rhythm.by_kind, by_value @ rhythm.shape, mean @ rhythm.unsteadiness),
        stakes=Stakes(
            weights,
            windows,
            mean @ stakes.unsteadiness,
            mean @ stakes.lost_post_h,
            of_waiting / np.maximum(weights, TRACE),
            stakes.no_loss_h,
        ),
        alert=mean @ alert,
        of_feed=of_feed,
        scale=value / (mean @ value)[of_feed],
    )


def _traits(rhythm: Rhythm, stakes: Stakes, alert: FloatArray) -> FloatArray:
    """(feeds, traits)"""
    fill = np.log2(np.clip(rhythm.per_day / stakes.windows, FULL_SOON, FULLEST))
    value = np.log2(stakes.of_waiting() * rhythm.per_day + 1e-3)
    return np.column_stack(
        [
            OF_HOURS * np.cumsum(rhythm.shape, axis=1)[:, HOURS],
            OF_VALUE * value,
            OF_VALUE * np.log2(stakes.visited),
            OF_WEEKENDS * np.log2(rhythm.by_kind + 1e-2),
            fill,
            alert,
            np.log2(stakes.lost_post_h + TRACE),
        ]
    )


def _split(traits: FloatArray) -> IntArray:
    """(feeds,) groups: again and again the widest one is divided in the middle of its widest trait."""
    groups = [np.arange(len(traits))]
    spreads = np.zeros((MOST_GROUPS, traits.shape[1]))
    spreads[0] = _spread(traits)
    while len(groups) < MOST_GROUPS:
        widest, trait = np.unravel_index(np.argmax(spreads[: len(groups)]), spreads.shape)
        members = groups[widest]
        is_high = traits[members, trait] > traits[members, trait].mean()
        if is_high.all() or not is_high.any():
            break  # all that are left are the same
        for place, half in ((widest, members[~is_high]), (len(groups), members[is_high])):
            groups[place : place + 1] = [half]
            spreads[place] = _spread(traits[half])
    of_feed = np.empty(len(traits), dtype=np.int64)
    for number, members in enumerate(groups):
        of_feed[members] = number
    return of_feed


def _spread(traits: FloatArray) -> FloatArray:
    return np.asarray(traits.var(axis=0) * len(traits))
