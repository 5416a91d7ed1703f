"""Eligibility of a feed for polling by its row alone: paused, ended, new, or with a fixed interval. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reader.learn.ledger import SLOT_S
from reader.learn.posting import USUAL_WINDOW
from reader.model.logged import PlannedPoll
from reader.model.planning import DAY_S
from reader.model.reasons import Cause, PollReason
from reader.model.stored import Feed, FeedStatus

COALESCE_S = 120.0
"""What is due so soon is done with what is due now."""
SHORTEST_S = 60


def window_of(feed: Feed) -> int:
    return feed.publisher.window_size or USUAL_WINDOW


def is_wanted(feed: Feed) -> bool:
    """Neither paused by the owner nor ended nor set aside, nor polled by the server of an account."""
    return feed.http.status is FeedStatus.ACTIVE and not feed.choices.paused and feed.account_id is None


def may_poll(feed: Feed, now: float) -> bool:
    """Whether a poll now is what owner and publisher would want: not ended, not paused, not too soon."""
    return is_wanted(feed) and feed.http.earliest_at <= now


def is_chosen_by_worth(feed: Feed) -> bool:
    return is_wanted(feed) and feed.choices.interval_s is None and feed.http.last_ok_at is not None


def is_never_polled(feed: Feed, now: float) -> bool:
    """A new subscription, whose first document is fetched because the owner subscribed."""
    return may_poll(feed, now) and feed.http.last_fetched_at is None


def is_due_again(feed: Feed, now: float) -> bool:
    """A feed that never gave an answer: tried again as its growing pauses end, until it does."""
    asked = feed.http.last_fetched_at is not None and feed.http.last_ok_at is None
    return may_poll(feed, now) and asked and feed.choices.interval_s is None


def is_interval_over(feed: Feed, now: float) -> bool:
    """The owner gave it an interval whose end has come, or comes in a moment."""
    at = fixed_due_at(feed)
    return at is not None and at <= now + COALESCE_S


def fixed_due_at(feed: Feed) -> float | None:
    """When a feed with an interval of the owner's own is due; None for all others."""
    if feed.choices.interval_s is None or not is_wanted(feed) or feed.http.last_fetched_at is None:
        return None
    return max(feed.http.last_fetched_at + feed.choices.interval_s, feed.http.earliest_at)


def fixed_still_today(feeds: Sequence[Feed], now: float, day_end: float) -> int:
    """How many polls feeds with a fixed interval will still take today."""
    total = 0
    for feed in feeds:
        due_at = fixed_due_at(feed)
        if due_at is not None and feed.choices.interval_s and due_at < day_end:
            total += 1 + int((day_end - max(due_at, now)) // max(feed.choices.interval_s, SLOT_S))
    return total


def forecast_fixed(feeds: Sequence[Feed], now: float) -> list[PlannedPoll]:
    """The polls of a day that follow from intervals of the owner's own."""
    return [
        PlannedPoll(at, feed.id, 0.0, interval_reason(feed)) for feed in feeds for at in _fixed(feed, now)
    ]


def _fixed(feed: Feed, now: float) -> Iterator[float]:
    at = fixed_due_at(feed)
    while at is not None and at < now + DAY_S:
        yield max(at, now)
        at = max(at, now) + max(feed.choices.interval_s or 0, SHORTEST_S)


def interval_reason(feed: Feed) -> str:
    return str(PollReason(Cause.INTERVAL, span_s=feed.choices.interval_s or 0))
