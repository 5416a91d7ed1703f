"""The status of polling, and the result of a Refresh, as messages for the user. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from reader.core.records.logged import LeftOut, Refreshed
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code


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
