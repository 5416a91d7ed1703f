"""The explanation of one feed's polling, in whole sentences made from the plan's reasons. Pure."""

from __future__ import annotations

from reader.gui.insights import words
from reader.gui.insights.reasons import say_reason
from reader.gui.kit.humanize import number, rate_in_words
from reader.gui.kit.translate import tr
from reader.gui.kit.wording import say
from reader.insights.feeds import FeedDetail, busy_hours
from reader.model.mail import is_mail
from reader.model.reasons import Cause, parse_poll_reason
from reader.services.feed_health import find_health

RARE_PER_DAY = 0.25


def describe_feed(detail: FeedDetail) -> list[str]:
    """One or two sentences, never a fragment."""
    return [sentence for sentence in (*_state(detail), *_wishes(detail)) if sentence]


def _state(detail: FeedDetail) -> list[str]:
    feed = detail.facts.feed
    if is_mail(feed.url):
        return [tr("It comes by mail: nothing is polled for it. Settings, Accounts, shows its mailbox.")]
    if feed.choices.paused:
        return [tr("Paused: it is not polled until you resume it. Its posts stay.")]
    health = find_health(feed, detail.now)
    if health.sentence is not None:
        return [say(part) for part in (health.sentence, health.details) if part is not None]
    if feed.http.last_fetched_at is None:
        return [tr("Not polled yet: its first document is fetched as soon as the engine runs.")]
    if feed.choices.interval_s is not None:
        return [_fixed(detail)]
    if feed.choices.alert:
        return [_alert(detail)]
    return [_usual(detail)]


def _polls(detail: FeedDetail) -> int:
    """A day: what the plan has for the next 24 hours, or what there was where nothing is planned."""
    return len(detail.planned) or round(detail.facts.polls_per_day or 0)


def _next(detail: FeedDetail) -> str:
    return words.clock(detail.planned[0].at)


def _fixed(detail: FeedDetail) -> str:
    if not detail.planned:
        return tr("You gave it an interval of its own.")
    return tr("{every} The next poll is at {time}.").format(
        every=say_reason(detail.planned[0].reason), time=_next(detail)
    )


def _alert(detail: FeedDetail) -> str:
    if not detail.planned:
        return tr("You want its posts at once; no poll is planned yet.")
    return tr("Polled {times} a day, next at {time}, because you want its posts at once.").format(
        times=words.times(_polls(detail)), time=_next(detail)
    )


def _usual(detail: FeedDetail) -> str:
    if not detail.planned:
        return _not_planned(detail)
    reason = detail.planned[0].reason
    because = parse_poll_reason(reason)
    if because is not None and because.cause is Cause.NOTHING_LOST:
        return tr("Polled {times} a day, next at {time}. {reason}").format(
            times=words.times(_polls(detail)), time=_next(detail), reason=say_reason(reason)
        )
    return _because(detail)


def _not_planned(detail: FeedDetail) -> str:
    if not _is_rare(detail):
        return tr("No poll is planned in the next 24 hours.")
    return tr("It posts rarely, {rate}, so no poll is planned in the next 24 hours.").format(
        rate=_rate(detail)
    )


def _is_rare(detail: FeedDetail) -> bool:
    rate = detail.facts.posts_per_day
    return rate is not None and rate < RARE_PER_DAY


def _rate(detail: FeedDetail) -> str:
    return rate_in_words(detail.facts.posts_per_day) if detail.facts.posts_per_day else tr("no post so far")


def _because(detail: FeedDetail) -> str:
    values = {"times": words.times(_polls(detail)), "time": _next(detail)}
    busy, looks = busy_hours(detail.posting), detail.reading.usual_times
    if _is_rare(detail):
        values["rate"] = _rate(detail)
        return tr("Polled {times} a day, next at {time}: it posts rarely, {rate}.").format(**values)
    if busy:
        values.update(begin=number(busy[0]), end=number(busy[1] or 24))
    if looks:
        values["look"] = _look_after(detail)
        if busy:
            form = tr(
                "Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end} and "
                "you usually look around {look}."
            )
        elif detail.posting.size:
            form = tr(
                "Polled {times} a day, next at {time}, because it posts at any time of the day and you "
                "usually look around {look}."
            )
        else:
            form = tr(
                "Polled {times} a day, next at {time}, because you usually look around {look}. At which hours "
                "it posts is not known yet."
            )
        return form.format(**values)
    if busy:
        form = tr(
            "Polled {times} a day, next at {time}, because it posts mostly between {begin} and {end}. When "
            "you usually look is not known yet."
        )
    else:
        form = tr("Polled {times} a day, next at {time}. When you usually look is not known yet.")
    return form.format(**values)


def _look_after(detail: FeedDetail) -> str:
    """The usual time of looking that the next poll is made for, else the first of the day after it."""
    because = parse_poll_reason(detail.planned[0].reason)
    if because is not None and because.look_at:
        return words.clock(because.look_at)
    hour = words.hour_at(detail.planned[0].at)
    later = [one for one in detail.reading.usual_times if one >= hour]
    return words.hour_of_day((later or detail.reading.usual_times)[0])


def _wishes(detail: FeedDetail) -> list[str]:
    feed = detail.facts.feed
    if not feed.http.earliest_reason or find_health(feed, detail.now).sentence is not None:
        return []
    return [say_reason(feed.http.earliest_reason)]
