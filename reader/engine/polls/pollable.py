"""Eligibility of a feed for polling by its row alone: paused, ended, new, or to be tried again. Pure."""

from __future__ import annotations

from reader.fetch.courtesy.hints import find_skip_end
from reader.model.fetched import UNREADABLE, Problem
from reader.model.mail import is_mail
from reader.model.stored import Feed, FeedStatus

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
