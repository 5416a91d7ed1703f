"""Reasons, problems, status and results of polls in plain words. Pure.

The forms are English, most of them in resources/app/messages.txt; `say` turns each into the user's language before it
is filled in, which only the window does. `mark` shows translators what there is to translate.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime, tzinfo
from typing import Protocol

from reader.core.records.fetched import Problem
from reader.core.records.logged import LeftOut, Refreshed
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


_BIASES = {int(bias): bias.name for bias in Bias if bias}
_SIGNS = {number: sign for sign, number in SIGNS.items()}
MINUTE_S, HOUR_S, DAY_S = 60, 3_600, 86_400


class Say(Protocol):
    """Turns a form into the user's language; `n` is the count on which it depends, if any."""

    def __call__(self, text: str, n: int = ...) -> str: ...


def in_english(text: str, n: int = -1) -> str:
    return text


_NOTHING_LOST = mark_counted("So you don’t miss anything: it lists only {window} articles, which turn over in {span}.")
_TOGETHER = (
    mark("Grouped with one other feed to save power."),
    mark_counted("Grouped with {n} other feeds to save power."),
)
"""Added if several feeds waited for each other."""

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
    said = [_fill(_find_form(because), because, zone, say)]
    if because.bias in _BIASES:
        said.append(say(_form(f"BIAS_{_BIASES[because.bias]}")))
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
    commonest = alike.most_common(1)[0][0]
    return _fill(_find_form(commonest, is_of_many=alike.total() > 1), commonest, zone, say)


def _form(name: str) -> str:
    """A form of messages.txt; empty where there is none."""
    code = Code.find(name)
    return code.value if code else ""


def _find_form(because: PollReason, *, is_of_many: bool = False) -> str:
    name = f"REASON_{because.cause.name}"
    if because.cause in (Cause.YOU_ARE_READING, Cause.POSTED_BY_THEN):
        name += f"_{min(because.posts, 2)}"
    elif because.cause is Cause.YOU_CAME:
        name += f"_{_SIGNS.get(because.sign, Sign.IDLE_ENDED).name}"
    elif because.cause is Cause.BEFORE_YOUR_VISIT and not because.visit_at:
        name += "_ERASED"
    elif because.held_back and _form(f"{name}_HELD_BACK"):
        name += "_HELD_BACK"
    return (is_of_many and _form(f"{name}_MANY")) or _form(name) or _NOTHING_LOST


def _fill(form: str, because: PollReason, zone: tzinfo, say: Say) -> str:
    posts = because.posts
    return say(form, n=because.window if "{window}" in form else -1).format(
        time=describe_clock(because.visit_at, zone),
        span=describe_span(because.span_s, say),
        window=because.window,
        count=say(_NUMBERS[posts - 2]) if 2 <= posts < len(_NUMBERS) + 2 else str(posts),
    )


def describe_span(seconds: float, say: Say = in_english) -> str:
    """A duration as people say it: two hours, not 7,200 seconds."""
    for size, one, many in _SPANS:
        if seconds >= size:
            count = round(seconds / size)
            return say(one) if count == 1 else say(many, n=count).format(n=count)
    return say(mark("a moment"))


def describe_clock(instant: float, zone: tzinfo) -> str:
    return datetime.fromtimestamp(instant, zone).strftime("%H:%M")


def waiting(next_at: float | None, used: int, asked_for: int, budget: int) -> Message:
    """The next poll and today's fetches. `budget` is 0 if there is none; `asked_for` are the user's own refreshes."""
    spent = Code.FETCHES_OF_BUDGET(used=used, budget=budget) if budget else Code.FETCHES_TODAY(used=used)
    if used > budget > 0:
        spent = Code.BUSY_DAY(used=used, budget=budget)
    return Code.STATUS_WAITING(
        next=Code.NEXT_POLL(at=next_at) if next_at else Code.NO_POLL_PLANNED(),
        used=Code.FETCHES_AND_ASKED(used=spent, asked=asked_for) if asked_for else spent,
    )


def held_back(why: Message, report: Message) -> Message:
    """Add to the status why fewer polls are made."""
    return Code.STATUS_HELD_BACK(why=why, waiting=report)


_LONG_S = 90


def describe_refreshed(report: Refreshed) -> Message:
    """The result of a refresh in one or more sentences; why feeds were left out only where all were."""
    if report.is_too_dear:
        return Code.REFRESH_TOO_DEAR()
    sentences = _asked(report) or [*_just_asked(report), *_others(report.left_out)]
    if sentences:
        joined = sentences[-1]
        for sentence in reversed(sentences[:-1]):
            joined = Code.SENTENCES(first=sentence, rest=joined)
        return joined
    return Code.SERVERS_ASKED() if report.left_out.get(LeftOut.FROM_SERVER) else Code.NOTHING_TO_ASK()


def _asked(report: Refreshed) -> list[Message]:
    if not report.asked:
        return []
    if not report.answered and not report.failed:
        return [Code.NOBODY_REACHED()]
    asked = Code.ONE_ASKED() if report.asked == 1 else Code.MANY_ASKED(n=report.asked)
    sentences = [Code.ASKED_AND_BROUGHT(asked=asked, brought=_brought(report.new))]
    if report.failed:
        sentences.append(Code.ONE_FAILED() if report.failed == 1 else Code.MANY_FAILED(n=report.failed))
    return sentences


def _just_asked(report: Refreshed) -> list[Message]:
    count = report.left_out.get(LeftOut.JUST_ASKED, 0)
    seconds, brought = report.just_asked_s, _brought(report.just_new)
    ago = Code.SECONDS(n=seconds) if seconds < _LONG_S else Code.MINUTES(n=round(seconds / 60))
    if count > 1:
        return [Code.MANY_JUST_ASKED(n=count, ago=ago, brought=brought)]
    return [Code.ONE_JUST_ASKED(ago=ago, brought=brought)] if count else []


def _others(left_out: Mapping[LeftOut, int]) -> list[Message]:
    sentences = []
    if soon := left_out.get(LeftOut.TOO_SOON, 0):
        sentences.append(Code.ONE_TOO_SOON() if soon == 1 else Code.MANY_TOO_SOON(n=soon))
    if resting := left_out.get(LeftOut.ASKED_TO_WAIT, 0):
        sentences.append(Code.ONE_WANTS_REST() if resting == 1 else Code.MANY_WANT_REST(n=resting))
    if skipped := left_out.get(LeftOut.SKIPPED_NOW, 0):
        sentences.append(Code.ONE_SKIPPED_NOW() if skipped == 1 else Code.MANY_SKIPPED_NOW(n=skipped))
    return sentences


def _brought(new: int) -> Message:
    if not new:
        return Code.BROUGHT_NOTHING()
    return Code.BROUGHT_ONE() if new == 1 else Code.BROUGHT_MANY(n=new)
