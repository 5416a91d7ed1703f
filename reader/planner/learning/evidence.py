"""Observations from rows: when feeds posted, since when that is known, how many a day, when the machine ran. Pure."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import tzinfo
from itertools import groupby

import numpy as np

from reader.core.records.logged import PostingTime
from reader.core.records.planning import DAY_S, BoolArray, FloatArray, IntArray
from reader.planner.learning.localtime import local_seconds, slot_of_day
from reader.planner.learning.rhythm import SLOTS, Ledger

USUAL_WINDOW = 15
RECENT_S = 14 * DAY_S
"""A feed's rate is that of the last two weeks…"""
ENOUGH_RECENT = 5
"""… if it posted this often in them; otherwise that of all its known posts."""
SHORTEST_SPAN_S = 3_600.0
FIRST_REACH_S = 7.0 * DAY_S
"""Undated entries of a first document are taken to be of the last week."""
FULL_AT = 10
"""A first document with this many entries has probably dropped older ones."""
OFF_SHARE = 0.15
"""The machine is usually off in quarters of an hour in which it ran on fewer than this share of the days."""
ENOUGH_DAYS = 7
DAYS_IMAGINED = 3
LEAST_KNOWN_S = 3_600.0

Stretch = tuple[float, float]
KnownPosts = tuple[FloatArray, tuple[Stretch, ...]]
"""When one feed posted, and the stretches of time in which no other post came."""


def spread_undated(count: int, previous_poll_at: float, poll_at: float) -> FloatArray:
    """Times for entries known only to have come between two polls: evenly over that gap."""
    return np.asarray(previous_poll_at + (np.arange(count) + 0.5) / max(count, 1) * (poll_at - previous_poll_at))


def first_fetch_known_from(dates: FloatArray, now: float, window_full: bool = True) -> float:
    """Since when a feed's posts are known after its very first fetch. A full document reaches back to its oldest entry;
    a short one shows everything, as far back as feeds usually reach."""
    believed = dates[dates <= now]
    if not believed.size:
        return now - FIRST_REACH_S
    oldest = float(believed.min())
    return oldest if window_full else min(oldest, now - FIRST_REACH_S)


def find_rate(dates: Sequence[float | None], now: float) -> float | None:
    """Posts a day, as shown before and after subscribing; None where fewer than two have a date."""
    known = [date for date in dates if date is not None and date <= now]
    if len(known) < 2:
        return None
    oldest, recent = min(known), sum(date > now - RECENT_S for date in known)
    if recent >= ENOUGH_RECENT and oldest <= now - RECENT_S:
        return recent * DAY_S / RECENT_S
    return len(known) * DAY_S / max(now - oldest, SHORTEST_SPAN_S)


def place_posts(times: Sequence[PostingTime]) -> FloatArray:
    """The times of the posts, in order."""
    return _place(times)[0]


def awaited_posts(times: Sequence[PostingTime], since_at: float) -> tuple[FloatArray, FloatArray]:
    """The times of posts after `since_at`, in order, and when each was first seen; without those of a feed's first
    document, for which nobody waited."""
    out, seen = _place([post for post in times if post.after_at is not None])
    inside = out > since_at
    return out[inside], np.maximum(seen, out)[inside]


def _place(times: Sequence[PostingTime]) -> tuple[FloatArray, FloatArray]:
    """The times of posts, in order, and when each was first seen. Those without a date are spread over the gap in which
    they came."""
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
    """The stretches of time in which everything that a feed posted is known. A document of nothing but new entries has
    probably lost some: nothing is known between the previous poll and its oldest entry."""
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
    """The ledger of all feeds. `morning` is the last midnight."""
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
    # All together, so that the zone is asked once for each day, not for each day of each feed.
    ledger.add_known(np.array(places, dtype=np.int64), since, until, posts_inside)
    return ledger


def imagine_days(posts: FloatArray, stretches: Sequence[Stretch], morning: float) -> KnownPosts:
    """Posts at an even rate for some days, for a feed known for less than a day: only its rate can be told, and the
    busiest newcomers would otherwise pass for silent until tomorrow."""
    known_s = sum(until - since for since, until in stretches)
    seen = sum(int(((posts > since) & (posts <= until)).sum()) for since, until in stretches)
    since = morning - DAYS_IMAGINED * DAY_S
    count = round(seen / max(known_s, LEAST_KNOWN_S) * DAYS_IMAGINED * DAY_S)
    return spread_undated(count, since, morning), ((since, morning),)


def closed_slots(awake: Sequence[float], now: float, zone: tzinfo) -> BoolArray:
    """(SLOTS,) quarters of an hour of the local day in which this machine is usually off. `awake` are the quarters in
    which the engine ran; days on which it never ran do not count."""
    local = local_seconds(np.array([at for at in awake if at <= now], dtype=np.float64), zone)
    days = np.unique(local // DAY_S).size
    if days < ENOUGH_DAYS:
        return np.zeros(SLOTS, dtype=np.bool_)
    ran = np.bincount(slot_of_day(local, SLOTS), minlength=SLOTS)
    return np.asarray(ran < OFF_SHARE * days)


def pool_posts(known: Sequence[KnownPosts], delay_s: float) -> KnownPosts:
    """The posts of an account's feeds as those of its server, where they appear `delay_s` after their dates. They count
    as known from when half of the feeds are."""
    if not known:
        return np.empty(0), ()
    posts = np.sort(np.concatenate([posts for posts, _ in known])) + delay_s
    since = float(np.median([min(since for since, _ in stretches) for _, stretches in known]))
    until = max(until for _, stretches in known for _, until in stretches)
    return posts, ((since, max(until, since)),)


def pool_weight(known: Sequence[KnownPosts], weights: Sequence[float]) -> float:
    """The average weight of a server's posts, by how much each feed posts."""
    if not known:
        return 1.0
    counts: FloatArray = np.array([max(posts.size, 1) for posts, _ in known], dtype=np.float64)
    return float(np.average(weights, weights=counts))
