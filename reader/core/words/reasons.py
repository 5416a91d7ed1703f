"""Reasons and problems of polls in plain words. Pure.

The forms are English; `say` turns each into the user's language before it is filled in, which only the window
does. `mark` shows translators what there is to translate.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from datetime import datetime, tzinfo
from typing import Protocol

from msgspec import Struct

from reader.core.records.fetched import Problem
from reader.core.records.machine import Sign
from reader.core.records.messages import Message
from reader.core.records.reasons import SIGNS, Bias, Cause, PollReason, parse_poll_reason
from reader.core.words.catalogue import Code
from reader.core.words.languages import mark, mark_counted

_NUMBERED = (Problem.SERVER_ERROR, Problem.CLIENT_ERROR, Problem.NOT_FOUND)


def problem_message(problem: str, status: int | None) -> Message:
    """Words for a `Problem`, UNREADABLE or INTERRUPTED, with the server's status code if that says more."""
    code = Code.find(f"PROBLEM_{problem.upper().replace('-', '_')}")
    words = code() if code else Code.PROBLEM_UNKNOWN()
    return Code.PROBLEM_WITH_STATUS(problem=words, status=status) if status and problem in _NUMBERED else words


MINUTE_S, HOUR_S, DAY_S = 60, 3_600, 86_400


class Say(Protocol):
    """Turns a form into the user's language; `n` is the count on which it depends, if any."""

    def __call__(self, text: str, n: int = ...) -> str: ...


def in_english(text: str, n: int = -1) -> str:
    return text


class Form(Struct, frozen=True):
    """A sentence for one feed and one for several; the second is empty if they are the same."""

    one: str
    many: str = ""


_FORMS = {
    Cause.BEFORE_YOUR_VISIT: Form(mark("Just before you usually read, around {time}.")),
    Cause.WANTED_AT_ONCE: Form(
        mark("You asked to be notified right away."), mark("You asked to be notified right away.")
    ),
    Cause.INTERVAL: Form(mark("You set it to be fetched every {span}."), mark("You set custom intervals for these.")),
    Cause.SUBSCRIBED: Form(mark("You just subscribed.")),
    Cause.REFRESHED: Form(mark("You chose Refresh.")),
    Cause.ASKED_IN_TERMINAL: Form(mark("You asked for it on the command line.")),
    Cause.PASSWORD_GIVEN: Form(mark("You entered its password.")),
    Cause.OPENED: Form(mark("You opened it, and it’s set to refresh when opened.")),
    Cause.WOKE: Form(mark("First fetch after the computer woke up.")),
    Cause.DEMO: Form(mark("The demo fetches just after each article so you can watch them arrive.")),
    Cause.TRIED_AGAIN: Form(
        mark("It hasn’t responded yet, so Paperround is trying again."),
        mark("They haven’t responded yet, so Paperround is trying again."),
    ),
    Cause.NOTHING_LOST: Form(
        mark_counted("So you don’t miss anything: it lists only {window} articles, which turn over in {span}."),
        mark("So you don’t miss anything: these list few articles, which turn over quickly."),
    ),
    Cause.PAUSE_WISHED: Form(mark("Its publisher asks for at least {span} between fetches.")),
    Cause.HOURS_SKIPPED: Form(mark("Its publisher asks not to be fetched for the next {span}.")),
    Cause.WAIT_REQUESTED: Form(mark("Its server asked Paperround to wait {span}.")),
    Cause.HOST_PACE: Form(
        mark("Its server wants at least {span} between requests, so its feeds take turns."),
        mark("Their server wants some time between requests, so its feeds take turns."),
    ),
    Cause.BACKED_OFF: Form(mark("The last fetch failed, so the next one is in {span}.")),
    Cause.LEFT_ALONE: Form(
        mark("Its server asked Paperround to wait until now."),
        mark("Their servers asked Paperround to wait until now."),
    ),
    Cause.ENDED: Form(mark("Its publisher has discontinued it.")),
    Cause.LEAST_WAIT: Form(
        mark("One of the times that keep you waiting least. This feed gets a fetch about every {span}."),
        mark("One of the times that keep you waiting least for these."),
    ),
    Cause.FEWEST_MISSING: Form(
        mark("One of the times that leave the fewest articles missing when you read."),
        mark("One of the times that leave the fewest articles missing when you read."),
    ),
    Cause.AFTER_BUSY_HOURS: Form(
        mark("Soon after the hours in which it usually publishes. It gets a fetch about every {span}."),
        mark("Soon after the hours in which these usually publish."),
    ),
    Cause.ITS_TURN: Form(mark("It’s fetched about every {span}."), mark("These are fetched at even intervals.")),
    Cause.FEW_DROPPED: Form(
        mark("It’s fetched about every {span}, so that few articles drop off its list unseen."),
        mark("These are fetched so that few articles drop off their lists unseen."),
    ),
    Cause.OLDEST_BY_NOW: Form(
        mark("Of all feeds it’s likely to have kept articles from you for longest."),
        mark("Of all feeds these are likely to have kept articles from you for longest."),
    ),
    Cause.FRESHEST_BY_NOW: Form(
        mark("Of all feeds it’s likely to have the most articles that are still fresh."),
        mark("Of all feeds these are likely to have the most articles that are still fresh."),
    ),
    Cause.USUAL_GAP: Form(
        mark("Its articles come about {span} apart."), mark("They are fetched about as often as they publish.")
    ),
    Cause.NEXT_DUE: Form(
        mark("By its usual hours it should have a new article by now."),
        mark("By their usual hours these should have new articles by now."),
    ),
}

# The user had their times of reading erased.
_BEFORE_A_VISIT = Form(mark("Just before you usually read."))

_HELD_BACK = {
    Cause.PAUSE_WISHED: Form(
        mark("No sooner, because its publisher asks for at least {span} between fetches."),
        mark("No sooner, because their publishers ask for time between fetches."),
    ),
    Cause.HOURS_SKIPPED: Form(
        mark("No sooner, because its publisher asks not to be fetched for the next {span}."),
        mark("No sooner, because their publishers ask not to be fetched at some hours."),
    ),
    Cause.WAIT_REQUESTED: Form(
        mark("No sooner, because its server asked Paperround to wait {span}."),
        mark("No sooner, because their servers asked Paperround to wait."),
    ),
    Cause.BACKED_OFF: Form(
        mark("The last fetch failed. Trying again after {span}."), mark("The last fetches failed. Trying again.")
    ),
}

# By how many posts are expected: perhaps one, one, several.
_READING = (
    Form(
        mark("You’re reading now, and it may have new articles."),
        mark("You’re reading now, and these may have new articles."),
    ),
    Form(
        mark("You’re reading now, and it usually has one new article by this time."),
        mark("You’re reading now, and these usually have new articles by this time."),
    ),
    Form(
        mark("You’re reading now, and it usually has {count} new articles by this time."),
        mark("You’re reading now, and these usually have new articles by this time."),
    ),
)
_POSTED = (
    Form(mark("It may have new articles by then."), mark("Some of them may have new articles by then.")),
    Form(mark("It usually has one new article by then."), mark("They usually have new articles by then.")),
    Form(mark("It usually has {count} new articles by then."), mark("They usually have new articles by then.")),
)

# By what the desktop reported.
_CAME = {
    SIGNS[Sign.UNLOCKED]: Form(mark("You just unlocked the computer and usually read soon after.")),
    SIGNS[Sign.IDLE_ENDED]: Form(mark("You just came back to the computer and usually read soon after.")),
    SIGNS[Sign.RESUMED]: Form(mark("The computer just woke up, and you usually read soon after.")),
    SIGNS[Sign.LID_OPENED]: Form(mark("You just opened the lid and usually read soon after.")),
    SIGNS[Sign.NETWORK_JOINED]: Form(mark("The computer just joined a network, and you usually read soon after.")),
}

_TOGETHER = (
    mark("Grouped with one other feed to save power."),
    mark_counted("Grouped with {n} other feeds to save power."),
)
"""Added if several feeds waited for each other."""

LEANS = {
    int(Bias.REPEATS): mark("Its articles are mostly repeats, so it’s fetched less often."),
    int(Bias.BRINGS_NEW): mark("Its articles are mostly original, so it’s fetched more often."),
    int(Bias.SELDOM_OPENED): mark("You rarely open its articles, so it’s fetched less often."),
    int(Bias.OFTEN_OPENED): mark("You often open its articles, so it’s fetched more often."),
}
"""Added if content changes how often a feed is polled."""

_SPANS = (
    (DAY_S, mark("1 day"), mark_counted("{n} days")),
    (HOUR_S, mark("1 hour"), mark_counted("{n} hours")),
    (MINUTE_S, mark("1 minute"), mark_counted("{n} minutes")),
)
_NUMBERS = (
    *(mark("two"), mark("three"), mark("four"), mark("five"), mark("six"), mark("seven"), mark("eight")),
    *(mark("nine"), mark("ten"), mark("eleven"), mark("twelve")),
)


def describe_reason(text: str, zone: tzinfo, say: Say = in_english) -> str:
    """One poll's reason as a sentence. A reason of another version is shown as it is stored."""
    because = parse_poll_reason(text)
    if because is None:
        return text
    said = [_fill(_form_of(because).one, because, zone, say)]
    if because.bias in LEANS:
        said.append(say(LEANS[because.bias]))
    if because.together:
        n = because.together
        said.append(say(_TOGETHER[n > 1], n=n if n > 1 else -1).format(n=n))
    blank = say("{first} {rest}").format(first="", rest="")  # if the language has one between sentences
    return blank.join(said)


def describe_for_all(texts: Sequence[str], zone: tzinfo, say: Say = in_english) -> str:
    """The most common reason of the polls of one wake-up, in the plural if there are several."""
    because = [one for one in map(parse_poll_reason, texts) if one is not None]
    if not because:
        return next((text for text in texts if text), "")
    cause = Counter(one.cause for one in because).most_common(1)[0][0]
    alike = Counter(one for one in because if one.cause is cause)
    form = _form_of(alike.most_common(1)[0][0])
    wanted = form.many if alike.total() > 1 and form.many else form.one
    return _fill(wanted, alike.most_common(1)[0][0], zone, say)


def _form_of(because: PollReason) -> Form:
    if because.cause is Cause.YOU_ARE_READING:
        return _READING[min(because.posts, 2)]
    if because.cause is Cause.YOU_CAME:
        return _CAME.get(because.sign, _CAME[SIGNS[Sign.IDLE_ENDED]])
    if because.cause is Cause.POSTED_BY_THEN:
        return _POSTED[min(because.posts, 2)]
    if because.cause is Cause.BEFORE_YOUR_VISIT and not because.visit_at:
        return _BEFORE_A_VISIT
    if because.held_back and because.cause in _HELD_BACK:
        return _HELD_BACK[because.cause]
    return _FORMS[because.cause]


def _fill(form: str, because: PollReason, zone: tzinfo, say: Say) -> str:
    return say(form, n=because.window if "{window}" in form else -1).format(
        time=describe_clock(because.visit_at, zone),
        span=describe_span(because.span_s, say),
        window=because.window,
        count=_count(because.posts, say),
    )


def _count(posts: int, say: Say) -> str:
    return say(_NUMBERS[posts - 2]) if 2 <= posts < len(_NUMBERS) + 2 else str(posts)


def describe_span(seconds: float, say: Say = in_english) -> str:
    """A duration as people say it: two hours, not 7,200 seconds."""
    for size, one, many in _SPANS:
        if seconds >= size:
            count = round(seconds / size)
            return say(one) if count == 1 else say(many, n=count).format(n=count)
    return say(mark("a moment"))


def describe_clock(instant: float, zone: tzinfo) -> str:
    return datetime.fromtimestamp(instant, zone).strftime("%H:%M")
