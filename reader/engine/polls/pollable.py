"""Eligibility of a feed for polling by its row alone: paused, ended, new, or with a fixed interval. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from reader.fetch.courtesy.hints import find_skip_end
from reader.learn.ledger import SLOT_S
from reader.learn.posting import USUAL_WINDOW
from reader.model.fetched import UNREADABLE, Problem
from reader.model.logged import PlannedPoll
from reader.model.mail import is_mail
from reader.model.planning import DAY_S
from reader.model.reasons import Cause, PollReason
from reader.model.stored import Feed, FeedStatus

COALESCE_S = 120.0
"""What is due so soon is done with what is due now."""
SHORTEST_S = 60
RETRIES = 4
"""How many failures in a row are tried again by themselves; later ones when the plan finds it worth a poll."""
_PASSING = frozenset(
    (
        Problem.NO_SUCH_HOST,
        Problem.REFUSED,
        Problem.TIMEOUT,
        Problem.BROKEN,
        Problem.INSECURE,
        Problem.SERVER_ERROR,
        UNREADABLE,
    )
)
"""Problems that often pass by themselves."""


def window_of(feed: Feed) -> int:
    return feed.publisher.window_size or USUAL_WINDOW


def is_wanted(feed: Feed) -> bool:
    """Neither paused by the owner nor ended nor set aside, nor polled by the server of an account, nor sent by mail."""
    return is_active(feed) and feed.account_id is None and not is_mail(feed.url)


def is_active(feed: Feed) -> bool:
    return feed.http.status is FeedStatus.ACTIVE and not feed.choices.paused


def polite_at(feed: Feed, at: float) -> float:
    """The first instant from `at` on at which the publisher does not mind a poll."""
    return find_skip_end(feed.publisher.wishes, max(at, feed.http.earliest_at))


def may_poll(feed: Feed, now: float) -> bool:
    """Whether a poll now is what owner and publisher would want: not ended, not paused, not too soon."""
    return is_wanted(feed) and polite_at(feed, now) <= now


def is_chosen_by_worth(feed: Feed) -> bool:
    """Its polls are the plan's, whether Paperround makes them or tells the server of an account to."""
    is_ours = is_wanted(feed) or (feed.is_conducted and is_active(feed))
    return is_ours and feed.choices.interval_s is None and feed.http.last_ok_at is not None


def is_never_polled(feed: Feed, now: float) -> bool:
    """A new subscription, whose first document is fetched because the owner subscribed."""
    return may_poll(feed, now) and feed.http.last_fetched_at is None


def retry_at(feed: Feed) -> float | None:
    """When a feed that failed is tried again as its growing pauses end: until it gave its first answer, and later for
    its first few failures in a row. None for all others, which are left to the plan."""
    http = feed.http
    if not is_wanted(feed) or feed.choices.interval_s is not None or http.last_fetched_at is None:
        return None
    is_passing = http.problem in _PASSING and http.error_count <= RETRIES
    return polite_at(feed, http.earliest_at) if is_passing or http.last_ok_at is None else None


def is_due_again(feed: Feed, now: float) -> bool:
    at = retry_at(feed)
    return at is not None and at <= now


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
