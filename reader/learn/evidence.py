"""Observations from rows: when feeds posted, since when that is known, when the machine ran. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from itertools import groupby

import numpy as np

from reader.learn.ledger import SLOTS, Ledger
from reader.learn.localtime import local_seconds, slot_of_day
from reader.model.logged import PostingTime
from reader.model.planning import DAY_S, BoolArray, FloatArray, IntArray

# Posting times from a feed's documents: undated entries, since when posts are known, how many a day. Pure.

USUAL_WINDOW = 15
RECENT_S = 14 * DAY_S
"""What a feed posted in the last two weeks says how often it posts."""
ENOUGH_RECENT = 5
"""Unless it posted less often than so: then all that is known of it does."""
SHORTEST_SPAN_S = 3_600.0


def spread_undated(count: int, previous_poll_at: float, poll_at: float) -> FloatArray:
    """Times for entries known only to have come between two polls: evenly over that gap."""
    return np.asarray(previous_poll_at + (np.arange(count) + 0.5) / max(count, 1) * (poll_at - previous_poll_at))


def first_fetch_known_from(dates: FloatArray, now: float, window_full: bool = True) -> float:
    """Since when a feed's posts are known after its very first fetch.

    A full document reaches back to its oldest entry and no further; what a short one does not show was not
    there either, for as long as feeds usually reach back.
    """
    believed = dates[dates <= now]
    if not believed.size:
        return now - 7.0 * DAY_S
    oldest = float(believed.min())
    return oldest if window_full else min(oldest, now - 7.0 * DAY_S)


def find_rate(dates: Sequence[float | None], now: float) -> float | None:
    """Posts a day; None where fewer than two have a date. Told wherever somebody reads how often a feed posts: before
    they subscribe, from its document alone, and afterwards."""
    known = [date for date in dates if date is not None and date <= now]
    if len(known) < 2:
        return None
    oldest, recent = min(known), sum(date > now - RECENT_S for date in known)
    if recent >= ENOUGH_RECENT and oldest <= now - RECENT_S:
        return recent * DAY_S / RECENT_S
    return len(known) * DAY_S / max(now - oldest, SHORTEST_SPAN_S)


FIRST_REACH_S = 7.0 * DAY_S
"""Undated articles of a first document are taken to be of the last week."""
FULL_AT = 10
"""A first document with so many articles has probably dropped older ones."""
OFF_SHARE = 0.15
"""The machine is usually off in quarters of an hour in which it ran on fewer than this share of the days."""
ENOUGH_DAYS = 7

DAYS_IMAGINED = 3
LEAST_KNOWN_S = 3_600.0

Stretch = tuple[float, float]
KnownPosts = tuple[FloatArray, tuple[Stretch, ...]]
"""When one feed posted, and of which stretches that is all."""


def place_posts(times: Sequence[PostingTime]) -> FloatArray:
    """When the articles came, in order."""
    return _place(times)[0]


def awaited_posts(times: Sequence[PostingTime], since_at: float) -> tuple[FloatArray, FloatArray]:
    """When posts came after `since_at`, in order, and when we had each; without what a feed's first document
    brought along, for which nobody waited."""
    out, seen = _place([post for post in times if post.after_at is not None])
    inside = out > since_at
    return out[inside], np.maximum(seen, out)[inside]


def _place(times: Sequence[PostingTime]) -> tuple[FloatArray, FloatArray]:
    """When articles came, in order, and when each was first seen. Those without a date are spread over the gap in
    which they came."""
    dated = [post for post in times if post.date_known]
    placed, seen_at = [float(post.at) for post in dated], [float(post.first_seen_at) for post in dated]
    undated = [post for post in times if not post.date_known]
    for (after, seen), group in groupby(undated, key=lambda post: (post.after_at, post.first_seen_at)):
        since = seen - FIRST_REACH_S if after is None else float(after)
        spread = spread_undated(len(list(group)), since, float(seen)).tolist()
        placed += spread
        seen_at += [float(seen)] * len(spread)
    order = np.argsort(np.array(placed, dtype=np.float64), kind="stable")
    return np.array(placed, dtype=np.float64)[order], np.array(seen_at, dtype=np.float64)[order]


def known_stretches(times: Sequence[PostingTime], window: int, last_ok_at: float) -> list[Stretch]:
    """From when to when everything a feed posted is known.

    A document that holds nothing but new articles has probably lost some: between the poll before and its
    oldest article anything may have happened.
    """
    first = [post for post in times if post.after_at is None]
    dates = np.array([float(post.at) for post in first if post.date_known])
    seen_at = float(first[0].first_seen_at) if first else last_ok_at
    known_from = min(first_fetch_known_from(dates, seen_at, len(first) >= FULL_AT), last_ok_at)
    stretches: list[Stretch] = []
    later = [post for post in times if post.after_at is not None]
    for _, group in groupby(later, key=lambda post: post.first_seen_at):
        batch = list(group)
        if len(batch) >= window and batch[0].after_at is not None:
            stretches.append((known_from, max(float(batch[0].after_at), known_from)))
            known_from = max(known_from, min(float(post.at) for post in batch))
    stretches.append((known_from, max(last_ok_at, known_from)))
    return stretches


def make_ledger(windows: IntArray, known: Sequence[KnownPosts], morning: float, now: float, zone: tzinfo) -> Ledger:
    """What is known of each feed, day by day. `morning` is the last midnight."""
    ledger = Ledger(windows, now, zone)
    places: list[int] = []
    stretches_of_all: list[Stretch] = []
    posts_inside: list[FloatArray] = []
    for place, (posts, stretches) in enumerate(known):
        if sum(until - since for since, until in stretches) < DAY_S:
            posts, stretches = imagine_days(posts, stretches, morning)
        places += [place] * len(stretches)
        stretches_of_all += stretches
        posts_inside += [posts[(posts > since) & (posts <= until)] for since, until in stretches]
    since, until = np.array(stretches_of_all, dtype=np.float64).reshape(-1, 2).T
    # All together: the zone is asked once for each day, not for each day of each feed.
    ledger.add_known(np.array(places, dtype=np.int64), since, until, posts_inside)
    return ledger


def imagine_days(posts: FloatArray, stretches: Sequence[Stretch], morning: float) -> KnownPosts:
    """Of a feed that is known for less than a day only its rate can be told: as if it had posted evenly at
    that rate for some days. Otherwise the busiest newcomers would pass for silent until tomorrow."""
    known_s = sum(until - since for since, until in stretches)
    seen = sum(int(((posts > since) & (posts <= until)).sum()) for since, until in stretches)
    since = morning - DAYS_IMAGINED * DAY_S
    count = round(seen / max(known_s, LEAST_KNOWN_S) * DAYS_IMAGINED * DAY_S)
    return spread_undated(count, since, morning), ((since, morning),)


def closed_slots(awake: Sequence[float], now: float, zone: tzinfo) -> BoolArray:
    """(SLOTS,) quarters of an hour of the local day in which this machine is usually off.

    `awake` are the quarters in which the engine ran. Days on which it never ran say nothing about them. By the hour
    would be too coarse: a machine that wakes at a quarter to seven cannot poll for whoever looks at seven before.
    """
    local = local_seconds(np.array([at for at in awake if at <= now], dtype=np.float64), zone)
    days = np.unique(local // DAY_S).size
    if days < ENOUGH_DAYS:
        return np.zeros(SLOTS, dtype=np.bool_)
    ran = np.bincount(slot_of_day(local, SLOTS), minlength=SLOTS)
    return np.asarray(ran < OFF_SHARE * days)


# Posts of several feeds as those of the one server that brings them all. Pure.
#
# The engine learns so from its rows what an account's server is worth asking for, the lab from a history.


def pool_posts(known: Sequence[KnownPosts], delay_s: float) -> KnownPosts:
    """When posts appeared at the server, usually `delay_s` after their dates. All of it is known from when half of the
    feeds are."""
    if not known:
        return np.empty(0), ()
    posts = np.sort(np.concatenate([posts for posts, _ in known])) + delay_s
    since = float(np.median([min(since for since, _ in stretches) for _, stretches in known]))
    until = max(until for _, stretches in known for _, until in stretches)
    return posts, ((since, max(until, since)),)


def pool_weight(known: Sequence[KnownPosts], weights: Sequence[float]) -> float:
    """What a post of the server weighs on average; a feed that posts more has more to say."""
    if not known:
        return 1.0
    counts: FloatArray = np.array([max(posts.size, 1) for posts, _ in known], dtype=np.float64)
    return float(np.average(weights, weights=counts))
