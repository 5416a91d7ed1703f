"""Polls that no plan chooses: at intervals of the owner's own, and those that are tried again. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reader.engine.polls.pollable import is_wanted, may_poll, polite_at, retry_at
from reader.learn.ledger import SLOT_S
from reader.model.logged import PlannedPoll
from reader.model.planning import DAY_S
from reader.model.reasons import Cause, PollReason
from reader.model.stored import Feed

COALESCE_S = 120.0
"""What is due so soon is done with what is due now."""
SHORTEST_S = 60


def is_interval_over(feed: Feed, now: float) -> bool:
    """The owner gave it an interval whose end has come, or comes in a moment."""
    at = fixed_due_at(feed)
    return at is not None and at <= now + COALESCE_S and may_poll(feed, now)


def fixed_due_at(feed: Feed) -> float | None:
    """When a feed with an interval of the owner's own is due; None for all others."""
    if feed.choices.interval_s is None or not is_wanted(feed) or feed.http.last_fetched_at is None:
        return None
    return polite_at(feed, feed.http.last_fetched_at + feed.choices.interval_s)


def fixed_still_today(feeds: Sequence[Feed], now: float, day_end: float) -> int:
    """How many polls feeds with a fixed interval will still take today."""
    total = 0
    for feed in feeds:
        due_at = fixed_due_at(feed)
        if due_at is not None and feed.choices.interval_s and due_at < day_end:
            total += 1 + int((day_end - max(due_at, now)) // max(feed.choices.interval_s, SLOT_S))
    return total


def forecast_fixed(feeds: Sequence[Feed], now: float) -> list[PlannedPoll]:
    """The polls of a day that follow from intervals of the owner's own, and those that are tried again."""
    retries = [(feed, at) for feed in feeds if (at := retry_at(feed)) is not None]
    return [
        *(PlannedPoll(at, feed.id, 0.0, interval_reason(feed)) for feed in feeds for at in _fixed(feed, now)),
        *(
            PlannedPoll(max(at, now), feed.id, 0.0, str(PollReason(Cause.TRIED_AGAIN)))
            for feed, at in retries
        ),
    ]


def next_fixed_at(feeds: Sequence[Feed]) -> float | None:
    """When the first poll is due that no plan chooses."""
    found = (at for feed in feeds for at in (fixed_due_at(feed), retry_at(feed)) if at is not None)
    return min(found, default=None)


def _fixed(feed: Feed, now: float) -> Iterator[float]:
    at = fixed_due_at(feed)
    while at is not None and at < now + DAY_S:
        yield max(at, now)
        at = polite_at(feed, max(at, now) + max(feed.choices.interval_s or 0, SHORTEST_S))


def interval_reason(feed: Feed) -> str:
    return str(PollReason(Cause.INTERVAL, span_s=feed.choices.interval_s or 0))
