"""Costs and gains of polling, and of hourly polling beside it. Pure: rows in, figures out."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
from msgspec import Struct

from reader.insights.whole_days import Span
from reader.lab.baselines import HOURLY, AnswerSizes, BaselineOutcome, looks_between, reckon
from reader.lab.wait import Wait, measure_wait, sum_waits
from reader.model.history import OwnHistory
from reader.model.logged import DayUse, PollRecord

UNCHANGED_BYTES = 300
"""What an answer without news usually takes, where none was seen."""
USUAL_FULL_BYTES = 20_000.0


class Savings(Struct, frozen=True):
    span: Span
    fetches: int
    unchanged: int
    failed: int
    asked_for: int
    wire_bytes: int
    new_posts: int
    wait: Wait
    hourly: BaselineOutcome

    @property
    def days(self) -> float:
        return self.span.days


def make_savings(uses: Sequence[DayUse], history: OwnHistory, sizes: AnswerSizes, span: Span) -> Savings:
    inside = (span.since_at, span.until_at)
    return Savings(
        span=span,
        fetches=sum(use.fetches for use in uses),
        unchanged=sum(use.unchanged for use in uses),
        failed=sum(use.failed for use in uses),
        asked_for=sum(use.fetches for use in uses if use.trigger in ("manual", "added")),
        wire_bytes=sum(use.wire_bytes for use in uses),
        new_posts=sum(use.new_count for use in uses),
        wait=measure_own_wait(history, *inside),
        hourly=reckon(HOURLY, history, *inside, sizes),
    )


def measure_own_wait(history: OwnHistory, since_at: float, until_at: float) -> Wait:
    """For what was posted between two instants, as it really was."""
    looks, waits = looks_between(history, since_at, until_at), []
    for out, seen in zip(history.posts, history.seen, strict=True):
        inside = (out > since_at) & (out < until_at)
        waits.append(measure_wait(out[inside], seen[inside], looks))
    return sum_waits(waits)


def find_answer_sizes(polls: Sequence[PollRecord], feed_ids: Sequence[int]) -> AnswerSizes:
    """The mean size of a whole answer of each feed, and over all feeds that of an answer without news."""
    sizes: dict[int, list[int]] = {}
    empty = [poll.wire_bytes for poll in polls if poll.outcome == "unchanged"]
    for poll in polls:
        if poll.outcome == "fresh":
            sizes.setdefault(poll.feed_id, []).append(poll.wire_bytes)
    full = {feed_id: float(np.mean(values)) for feed_id, values in sizes.items()}
    everyone = float(np.mean(list(full.values()))) if full else USUAL_FULL_BYTES
    return AnswerSizes(
        np.array([full.get(feed_id, everyone) for feed_id in feed_ids]),
        float(np.mean(empty)) if empty else UNCHANGED_BYTES,
    )
