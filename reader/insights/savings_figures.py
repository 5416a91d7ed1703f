"""What polling has cost and brought, and what polling every hour would have. Pure: rows in, figures out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from msgspec import Struct

from reader.model.logged import DayUse, PollRecord, PostingTime
from reader.model.planning import DAY_S, HOUR_S, FloatArray

UNCHANGED_BYTES = 300
"""What an answer without news usually takes, where none was seen."""


class Wait(Struct, frozen=True):
    """What the owner's looks found missing."""

    hours: float
    """Over all looks: since when each missing post was out."""
    missing: int
    """Pairs of a look and a post that was not there yet."""
    first_looks: int
    """Posts that were looked for at all."""
    missing_at_first: int
    """Those of them that were not there at the first look after they appeared."""


class Hourly(Struct, frozen=True):
    """What a poll every hour would have come to."""

    fetches: int
    wire_bytes: int
    """With conditional requests."""
    whole_bytes: int
    """Without them: every answer in full."""
    wait: Wait


class Savings(Struct, frozen=True):
    days: float
    fetches: int
    unchanged: int
    failed: int
    asked_for: int
    wire_bytes: int
    new_posts: int
    wait: Wait
    hourly: Hourly


def make_savings(
    uses: Sequence[DayUse],
    polls: Sequence[PollRecord],
    posts: Mapping[int, Sequence[PostingTime]],
    looks: FloatArray,
    since_at: float,
    now: float,
) -> Savings:
    """`posts` holds every feed, also those that posted nothing; `looks` are merged and in order."""
    looks = looks[(looks >= since_at) & (looks <= now)]
    known = {feed_id: believed_posts(times, since_at) for feed_id, times in posts.items()}
    hourly_seen = {feed_id: next_hour(out, feed_id) for feed_id, (out, _) in known.items()}
    return Savings(
        days=(now - since_at) / DAY_S,
        fetches=sum(use.fetches for use in uses),
        unchanged=sum(use.unchanged for use in uses),
        failed=sum(use.failed for use in uses),
        asked_for=sum(use.fetches for use in uses if use.trigger in ("manual", "added")),
        wire_bytes=sum(use.wire_bytes for use in uses),
        new_posts=sum(use.new_count for use in uses),
        wait=sum_waits([measure_wait(out, seen, looks) for out, seen in known.values()]),
        hourly=_hourly(polls, known, hourly_seen, looks, now - since_at),
    )


def measure_wait(out: FloatArray, seen: FloatArray, looks: FloatArray) -> Wait:
    """`out` is when each post of one feed appeared, `seen` when we had it."""
    first = np.searchsorted(looks, out, side="left")
    # Kept in whole seconds: what came in the very second of a look came because of it.
    until = np.searchsorted(looks, seen + 1.0, side="left")
    sums = np.concatenate(([0.0], np.cumsum(looks)))
    count = np.maximum(until - first, 0)
    seconds = np.where(count > 0, sums[np.maximum(until, first)] - sums[first] - count * out, 0.0)
    was_looked_for = first < len(looks)
    return Wait(
        float(seconds.sum()) / HOUR_S,
        int(count.sum()),
        int(was_looked_for.sum()),
        int((was_looked_for & (count > 0)).sum()),
    )


def sum_waits(waits: Sequence[Wait]) -> Wait:
    return Wait(
        sum(wait.hours for wait in waits),
        sum(wait.missing for wait in waits),
        sum(wait.first_looks for wait in waits),
        sum(wait.missing_at_first for wait in waits),
    )


def believed_posts(times: Sequence[PostingTime], since_at: float) -> tuple[FloatArray, FloatArray]:
    """When posts appeared and when we had them; without what a feed's first document brought along."""
    later = [post for post in times if post.after_at is not None and post.date_known and post.at >= since_at]
    later.sort(key=lambda post: post.at)
    out = np.array([float(post.at) for post in later])
    seen = np.array([float(post.first_seen_at) for post in later])
    return out, np.maximum(seen, out)


def next_hour(out: FloatArray, feed_id: int) -> FloatArray:
    """When an hourly poll would have had each post; every feed has a minute of its own."""
    offset = feed_id * 977 % HOUR_S
    return np.asarray(np.ceil((out - offset) / HOUR_S) * HOUR_S + offset)


def _hourly(
    polls: Sequence[PollRecord],
    known: Mapping[int, tuple[FloatArray, FloatArray]],
    hourly_seen: Mapping[int, FloatArray],
    looks: FloatArray,
    span_s: float,
) -> Hourly:
    rounds = int(span_s // HOUR_S)
    full, empty = usual_bytes(polls)
    everyone = float(np.mean(list(full.values()))) if full else 0.0
    wire = whole = 0.0
    for feed_id, seen in hourly_seen.items():
        size = full.get(feed_id, everyone)
        changed = min(len(np.unique(seen)), rounds)
        wire += changed * size + (rounds - changed) * empty
        whole += rounds * size
    waits = [measure_wait(known[feed_id][0], seen, looks) for feed_id, seen in hourly_seen.items()]
    return Hourly(rounds * len(known), int(wire), int(whole), sum_waits(waits))


def usual_bytes(polls: Sequence[PollRecord]) -> tuple[dict[int, float], float]:
    """Per feed the mean size of a whole answer, and over all feeds that of an answer without news."""
    sizes: dict[int, list[int]] = {}
    empty = [poll.wire_bytes for poll in polls if poll.outcome == "unchanged"]
    for poll in polls:
        if poll.outcome == "fresh":
            sizes.setdefault(poll.feed_id, []).append(poll.wire_bytes)
    full = {feed_id: float(np.mean(list(values))) for feed_id, values in sizes.items()}
    return full, float(np.mean(empty)) if empty else UNCHANGED_BYTES
