"""How a feed is doing, in a few words. Pure; local time only because people read it."""

from __future__ import annotations

from datetime import datetime

from reader.model.fetched import Problem
from reader.model.stored import Feed, FeedStatus

DAY_S = 86_400
WEEK_S = 7 * DAY_S
QUIET_AFTER_S = 4 * WEEK_S


def describe_health(feed: Feed, now: float) -> str:
    """fine, quiet for 5 weeks, failing since Tuesday, gone …"""
    http = feed.http
    if feed.choices.paused:
        return "paused"
    if http.status is FeedStatus.GONE:
        return "gone"
    if http.status is FeedStatus.QUARANTINED:
        return "set aside: could not be read"
    if http.problem == Problem.ASKED_TO_WAIT and http.earliest_at > now:
        return f"asked to wait until {_clock_time(http.earliest_at, now)}"
    if http.failing_since is not None:
        return f"failing since {_day(http.failing_since, now)}"
    if http.moved_to:
        return "moving, confirming the new address"
    if http.last_fetched_at is None:
        return "not fetched yet"
    if http.last_new_at is not None and now - http.last_new_at >= QUIET_AFTER_S:
        return f"quiet for {int((now - http.last_new_at) // WEEK_S)} weeks"
    return "fine"


def _clock_time(instant: float, now: float) -> str:
    then = datetime.fromtimestamp(instant).astimezone()
    return then.strftime("%H:%M") if instant - now < DAY_S else then.strftime("%A %H:%M")


def _day(instant: float, now: float) -> str:
    then, today = (datetime.fromtimestamp(at).astimezone() for at in (instant, now))
    if then.date() == today.date():
        return then.strftime("%H:%M")
    return then.strftime("%A") if now - instant < WEEK_S - DAY_S else then.strftime("%d %B")
