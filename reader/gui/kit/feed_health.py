"""How a feed is doing, in words. Pure; any thread."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from reader.gui.kit.humanize import clock_time, local
from reader.gui.kit.wording import say
from reader.model.stored import Feed, FeedStatus

_WEEK_S = 7 * 86_400


def tr(text: str) -> str:
    return QCoreApplication.translate("Health", text)


def trouble_of(feed: Feed, now: float) -> str:
    """A few words for lists: "failing since Tuesday"; empty where nothing is wrong."""
    http = feed.http
    if http.status is FeedStatus.GONE:
        return tr("gone")
    if http.status is FeedStatus.QUARANTINED:
        return tr("set aside: could not be read")
    if http.failing_since is not None:
        return tr("failing since {day}").format(day=_since(http.failing_since, now))
    return ""


def health_sentence(feed: Feed, now: float) -> str:
    """What happened, then what comes next; empty where nothing is wrong."""
    http = feed.http
    if http.status is FeedStatus.GONE:
        return tr("{feed} is gone: its publisher ended it. Its posts stay.").format(feed=feed.name)
    if http.status is FeedStatus.QUARANTINED:
        reason = say(http.message) or tr("it could not be read")
        return tr("{feed} was set aside: {reason}").format(feed=feed.name, reason=reason)
    if http.failing_since is None:
        return ""
    first = tr("{feed} has not answered since {day}.").format(
        feed=feed.name, day=_since(http.failing_since, now)
    )
    return " ".join(part for part in (first, _tries(feed)) if part)


def _tries(feed: Feed) -> str:
    tried, coming = feed.http.last_fetched_at, feed.http.next_poll_at
    if tried is None or coming is None:
        return ""
    return tr("Tried again at {tried}, next at {next}.").format(
        tried=clock_time(local(tried)), next=clock_time(local(coming))
    )


def _since(at: float, now: float) -> str:
    then = local(at)
    if then.date() == local(now).date():
        return clock_time(then)
    if now - at < _WEEK_S:
        return QLocale().dayName(then.isoweekday(), QLocale.FormatType.LongFormat)
    return QLocale().toString(QDate(then.year, then.month, then.day), tr("d MMMM"))
