"""Decides a feed's health for sidebar, banner, Insights and `paperround feeds`. Pure; in local time for display."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import tzinfo
from enum import StrEnum

from msgspec import Struct

from reader.core.clock import show_at
from reader.core.records.fetched import Problem
from reader.core.records.messages import Message
from reader.core.records.stored import Feed, FeedStatus, HttpState
from reader.core.words import catalogue
from reader.core.words.catalogue import Code
from reader.net import host_limits

DAY_S = 86_400
WEEK_S = 7 * DAY_S
QUIET_AFTER_S = 4 * WEEK_S
SLOW_S = 3.0


class Kind(StrEnum):
    OK = "ok"
    PLAIN = "plain"
    """Worth knowing, but no problem."""
    WARN = "warn"
    ERROR = "err"
    """Needs the user's attention."""


class Health(Struct, frozen=True):
    kind: Kind
    message: Message
    """In a few words, for lists: failing since Tuesday."""
    sentence: Message | None = None
    """What happened; None if nothing is wrong."""
    details: Message | None = None
    """Why, when it was tried, and when it is tried again, if known."""
    wants_password: bool = False
    """The user can fix it with a password."""
    is_rebuilt: bool = False
    """The user can fix a followed page by choosing again what to follow."""

    @property
    def is_trouble(self) -> bool:
        return self.kind is Kind.ERROR


UNREACHED = (Problem.NO_SUCH_HOST, Problem.REFUSED, Problem.TIMEOUT, Problem.BROKEN, Problem.OFFLINE)
"""Problems of a host that did not answer: once isn't news, as it usually passes in minutes."""

_PAUSED = Health(Kind.PLAIN, Code.HEALTH_PAUSED())
_MOVING = Health(Kind.PLAIN, Code.HEALTH_MOVING())
_NOT_POLLED = Health(Kind.PLAIN, Code.HEALTH_NOT_POLLED())
FINE = Code.HEALTH_FINE()


def find_pause(feed: Feed, pauses: Mapping[str, float]) -> float | None:
    """Find until when the feed's host asked for a pause. None if it didn't."""
    return pauses.get(host_limits.find_host_key(feed.url)) if pauses else None


def find_health(feed: Feed, now: float, zone: tzinfo | None = None, *, answers_in_s: float | None = None) -> Health:
    """Decide a feed's health. `answers_in_s`: its usual response time, if the caller has read its log."""
    if feed.choices.paused:
        return _PAUSED
    trouble = _find_trouble(feed, now, zone)
    if trouble is not None:
        return trouble
    http = feed.http
    if http.moved_to:
        return _MOVING
    if http.last_fetched_at is None:
        return _NOT_POLLED
    if feed.floods:
        return Health(Kind.WARN, Code.HEALTH_ALL_NEW(), Code.FEED_ALL_NEW(feed=feed.name))
    if answers_in_s is not None and answers_in_s >= SLOW_S:
        return Health(Kind.WARN, Code.HEALTH_SLOW(seconds=round(answers_in_s)))
    if http.last_new_at is not None and now - http.last_new_at >= QUIET_AFTER_S:
        return Health(Kind.OK, Code.HEALTH_QUIET(weeks=int((now - http.last_new_at) // WEEK_S)))
    return Health(Kind.OK, FINE)


def _find_trouble(feed: Feed, now: float, zone: tzinfo | None) -> Health | None:
    http = feed.http
    if http.status is FeedStatus.GONE:
        return Health(Kind.ERROR, Code.HEALTH_GONE(), Code.FEED_IS_GONE(feed=feed.name))
    if http.status is FeedStatus.QUARANTINED:
        reason = http.message or Code.COULD_NOT_BE_READ()
        return Health(Kind.ERROR, Code.HEALTH_QUARANTINED(), Code.FEED_WAS_QUARANTINED(feed=feed.name, reason=reason))
    if _is_asked_to_wait(http, now):
        until = _until(http.earliest_at, now)
        sentence = Code.FEED_ASKS_FOR_PAUSE(feed=feed.name, until=until)
        return Health(Kind.WARN, Code.HEALTH_ASKED_TO_WAIT(until=until), sentence)
    if http.problem == Problem.NEEDS_PASSWORD:
        return _wants_password(feed, now)
    if http.failing_since is None:
        return None
    if http.error_count == 1 and http.problem in UNREACHED and http.last_ok_at is not None:
        return Health(Kind.PLAIN, Code.HEALTH_MISSED(tried=http.last_fetched_at or http.failing_since))
    since = _since(http.failing_since, now, zone)
    if http.message is not None and http.message.code == catalogue.PageCode.PAGE_REBUILT.name:
        rebuilt = catalogue.PageCode.FEED_WAS_REBUILT(feed=feed.name, since=since)
        return Health(Kind.ERROR, catalogue.PageCode.HEALTH_REBUILT(), rebuilt, _tried(http, now), is_rebuilt=True)
    is_away = http.problem in UNREACHED
    failing = Code.FEED_FAILS(feed=feed.name, since=since)
    failing = failing if is_away else Code.FEED_NOT_FETCHED(feed=feed.name, since=since)
    return Health(Kind.ERROR, Code.HEALTH_FAILING(since=since), failing, _details(http, now))


def _wants_password(feed: Feed, now: float) -> Health:
    is_wrong = feed.http.message is not None and feed.http.message.code == Code.WRONG_PASSWORD.name
    wanted, refused = Code.FEED_WANTS_PASSWORD(feed=feed.name), Code.FEED_REFUSES_PASSWORD(feed=feed.name)
    words = Code.HEALTH_NEEDS_PASSWORD()
    return Health(Kind.ERROR, words, refused if is_wrong else wanted, _tried(feed.http, now), wants_password=True)


def _is_asked_to_wait(http: HttpState, now: float) -> bool:
    """Return whether its server asked for a pause; one that keeps asking for more than a day counts as failing."""
    is_failing = http.error_count > 1 and http.failing_since is not None and now - http.failing_since > DAY_S
    return http.problem == Problem.ASKED_TO_WAIT and http.earliest_at > now and not is_failing


def _details(http: HttpState, now: float) -> Message | None:
    reason, tried = http.message, _tried(http, now)
    return Code.SENTENCES(first=reason, rest=tried) if reason and tried else reason or tried


def _tried(http: HttpState, now: float) -> Message | None:
    if http.last_fetched_at is None:
        return None
    if http.next_poll_at is None or http.next_poll_at < now:
        return Code.TRIED_LAST(tried=http.last_fetched_at)
    return Code.TRIED_AND_NEXT(tried=http.last_fetched_at, next=_at(http.next_poll_at, now))


def _at(at: float, now: float) -> Message:
    return Code.AT_TIME(at=at) if at - now < DAY_S else Code.AT_TIME_ON_WEEKDAY(at=at)


def _until(at: float, now: float) -> Message:
    return Code.UNTIL_TIME(at=at) if at - now < DAY_S else Code.UNTIL_TIME_ON_WEEKDAY(at=at)


def _since(at: float, now: float, zone: tzinfo | None) -> Message:
    if show_at(at, zone).date() == show_at(now, zone).date():
        return Code.SINCE_TIME(at=at)
    # A week ago it was the same weekday as today.
    return Code.SINCE_WEEKDAY(at=at) if now - at < WEEK_S - DAY_S else Code.SINCE_DATE(at=at)
