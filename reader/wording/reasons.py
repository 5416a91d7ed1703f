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

from reader.model.fetched import INTERRUPTED, UNREADABLE, Problem
from reader.model.machine import Sign
from reader.model.messages import Message
from reader.model.reasons import SIGNS, Bias, Cause, PollReason, parse_poll_reason
from reader.wording.catalogue import Code
from reader.wording.languages import mark, mark_counted

_PROBLEMS: dict[str, Message] = {
    Problem.OFFLINE: Code.PROBLEM_OFFLINE(),
    Problem.NO_SUCH_HOST: Code.PROBLEM_NO_SUCH_HOST(),
    Problem.REFUSED: Code.PROBLEM_REFUSED(),
    Problem.TIMEOUT: Code.PROBLEM_TIMEOUT(),
    Problem.BROKEN: Code.PROBLEM_BROKEN(),
    Problem.TOO_LARGE: Code.PROBLEM_TOO_LARGE(),
    Problem.BAD_ADDRESS: Code.PROBLEM_BAD_ADDRESS(),
    Problem.FORBIDDEN_ADDRESS: Code.PROBLEM_FORBIDDEN_ADDRESS(),
    Problem.REDIRECT_LOOP: Code.PROBLEM_REDIRECT_LOOP(),
    Problem.INSECURE: Code.PROBLEM_INSECURE(),
    Problem.NEEDS_PASSWORD: Code.PROBLEM_NEEDS_PASSWORD(),
    Problem.NOT_FOUND: Code.PROBLEM_NOT_FOUND(),
    Problem.GONE: Code.PROBLEM_GONE(),
    Problem.ASKED_TO_WAIT: Code.PROBLEM_ASKED_TO_WAIT(),
    Problem.SERVER_ERROR: Code.PROBLEM_SERVER_ERROR(),
    Problem.CHALLENGE: Code.PROBLEM_CHALLENGE(),
    Problem.CLIENT_ERROR: Code.PROBLEM_CLIENT_ERROR(),
    Problem.CANCELLED: Code.PROBLEM_CANCELLED(),
    UNREADABLE: Code.PROBLEM_UNREADABLE(),
    INTERRUPTED: Code.PROBLEM_INTERRUPTED(),
}
_NUMBERED = (Problem.SERVER_ERROR, Problem.CLIENT_ERROR, Problem.NOT_FOUND)


def problem_message(problem: str, status: int | None = None) -> Message:
    """With the server's own number where it gave one that says more."""
    words = _PROBLEMS.get(problem, Code.PROBLEM_UNKNOWN())
    return Code.PROBLEM_WITH_STATUS(problem=words, status=status) if status and problem in _NUMBERED else words


MINUTE_S, HOUR_S, DAY_S = 60, 3_600, 86_400


class Say(Protocol):
    """Turns a form into the user's language; `n` is the count on which it depends, if any."""

    def __call__(self, text: str, n: int = ...) -> str: ...


def in_english(text: str, n: int = -1) -> str:
    return text


class Form(Struct, frozen=True):
    """One sentence, for one feed and for several; empty where they are the same."""

    one: str
    many: str = ""


_FORMS = {
    Cause.BEFORE_YOUR_VISIT: Form(mark("Before you usually look, around {time}.")),
    Cause.WANTED_AT_ONCE: Form(mark("You want its posts at once."), mark("You want their posts at once.")),
    Cause.INTERVAL: Form(mark("You want it polled every {span}."), mark("You gave these an interval of their own.")),
    Cause.SUBSCRIBED: Form(mark("You subscribed.")),
    Cause.REFRESHED: Form(mark("You pressed Refresh.")),
    Cause.ASKED_IN_TERMINAL: Form(mark("You asked for it in the terminal.")),
    Cause.PASSWORD_GIVEN: Form(mark("You gave its password.")),
    Cause.OPENED: Form(mark("You opened it, and wish it polled then.")),
    Cause.WOKE: Form(mark("First poll after the computer woke.")),
    Cause.DEMO: Form(mark("The demo polls just after a post, so that you see posts arrive.")),
    Cause.TRIED_AGAIN: Form(
        mark("It has not answered yet, so it is tried again."),
        mark("They have not answered yet, so they are tried again."),
    ),
    Cause.NOTHING_LOST: Form(
        mark_counted("So that nothing is lost: it keeps {window} posts and fills them in {span}."),
        mark("So that nothing is lost: these keep few posts and fill them soon."),
    ),
    Cause.PAUSE_WISHED: Form(mark("Its publisher asks for at least {span} between visits.")),
    Cause.HOURS_SKIPPED: Form(mark("Its publisher asks not to be visited for the next {span}.")),
    Cause.WAIT_REQUESTED: Form(mark("Its server asked to be left alone for {span}.")),
    Cause.HOST_PACE: Form(
        mark("Its server wants at least {span} between visits, so its feeds take turns."),
        mark("Their server wants some time between visits, so its feeds take turns."),
    ),
    Cause.BACKED_OFF: Form(mark("It failed, so the next try comes after {span}.")),
    Cause.LEFT_ALONE: Form(
        mark("It asked to be left alone until now."), mark("They asked to be left alone until now.")
    ),
    Cause.ENDED: Form(mark("Its publisher has ended it.")),
}

# The user had their times of reading erased.
_BEFORE_A_VISIT = Form(mark("Before you usually look."))

_HELD_BACK = {
    Cause.PAUSE_WISHED: Form(
        mark("Its publisher asks for at least {span} between visits, so not sooner."),
        mark("Their publishers ask for pauses between visits, so not sooner."),
    ),
    Cause.HOURS_SKIPPED: Form(
        mark("Its publisher asks not to be visited for the next {span}, so not sooner."),
        mark("Their publishers ask not to be visited at some hours, so not sooner."),
    ),
    Cause.WAIT_REQUESTED: Form(
        mark("Its server asked to be left alone for {span}, so not sooner."),
        mark("Their servers asked to be left alone for a while, so not sooner."),
    ),
    Cause.BACKED_OFF: Form(
        mark("It failed and is tried again after {span}."), mark("They failed and are tried again.")
    ),
}

# By how many posts are expected: perhaps one, one, several.
_READING = (
    Form(
        mark("You are reading now, and it may have posted since the last poll."),
        mark("You are reading now, and these may have posted since their last poll."),
    ),
    Form(
        mark("You are reading now, and it has usually posted once since the last poll."),
        mark("You are reading now, and these have usually posted since their last poll."),
    ),
    Form(
        mark("You are reading now, and it has usually posted {count} times since the last poll."),
        mark("You are reading now, and these have usually posted since their last poll."),
    ),
)
_POSTED = (
    Form(mark("By then it may have posted since the last poll."), mark("By then some of them may have posted.")),
    Form(mark("By then it has usually posted once since the last poll."), mark("By then they have usually posted.")),
    Form(
        mark("By then it has usually posted {count} times since the last poll."),
        mark("By then they have usually posted."),
    ),
)

# By what the desktop told.
_CAME = {
    SIGNS[Sign.UNLOCKED]: Form(mark("You just unlocked the computer, and usually look soon after.")),
    SIGNS[Sign.IDLE_ENDED]: Form(mark("You just came back to the computer, and usually look soon after.")),
    SIGNS[Sign.RESUMED]: Form(mark("The computer just woke, and you usually look soon after.")),
    SIGNS[Sign.LID_OPENED]: Form(mark("You just opened the lid, and usually look soon after.")),
    SIGNS[Sign.NETWORK_JOINED]: Form(mark("The computer just joined a network, and you usually look soon after.")),
}

_TOGETHER = (
    mark("Together with one other, to wake the radio once."),
    mark_counted("Together with {n} others, to wake the radio once."),
)
"""What is added where several feeds waited for each other."""

LEANS = {
    int(Bias.REPEATS): mark("Its posts mostly repeat themselves, so it is polled less."),
    int(Bias.BRINGS_NEW): mark("Its posts mostly tell something new, so it is polled more."),
    int(Bias.SELDOM_OPENED): mark("You seldom open its posts, so it is polled less."),
    int(Bias.OFTEN_OPENED): mark("You often open its posts, so it is polled more."),
}
"""What is added where content changes how often a feed is polled."""

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
    """One poll's reason as a sentence; what nobody knows any more is shown as it was kept."""
    because = parse_poll_reason(text)
    if because is None:
        return text
    said = [_fill(_form_of(because).one, because, zone, say)]
    if because.bias in LEANS:
        said.append(say(LEANS[because.bias]))
    if because.together:
        n = because.together
        said.append(say(_TOGETHER[n > 1], n=n if n > 1 else -1).format(n=n))
    blank = say("{first} {rest}").format(first="", rest="")  # where the language has one between sentences
    return blank.join(said)


def describe_for_all(texts: Sequence[str], zone: tzinfo, say: Say = in_english) -> str:
    """What most polls of one wake-up were made for, in the plural where they are several."""
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
    """A length of time as people say it: two hours, not 7,200 seconds."""
    for size, one, many in _SPANS:
        if seconds >= size:
            count = round(seconds / size)
            return say(one) if count == 1 else say(many, n=count).format(n=count)
    return say(mark("a moment"))


def describe_clock(instant: float, zone: tzinfo) -> str:
    return datetime.fromtimestamp(instant, zone).strftime("%H:%M")
