"""Which feeds a Refresh of the owner asks, and which it leaves out, and why. Pure.

Asked is what can have changed. What was asked minutes ago, and what its publisher says has not changed, is asked again
only if the owner insists; a host that wants to be left alone, and hours that a publisher wants skipped, never are.
Why so: docs/notes/what-does-refresh-ask.md
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from msgspec import Struct

from reader.engine.polls.day_ledger import DayLedger
from reader.engine.polls.pollable import is_wanted
from reader.fetch.courtesy.hints import find_skip_end
from reader.fetch.courtesy.host_limits import find_host_key
from reader.model.reasons import Cause, parse_poll_reason
from reader.model.refreshed import LeftOut
from reader.model.stored import Feed

JUST_ASKED_S = 300.0
JUST_FAILED_S = 60.0
"""A feed that failed may be back any moment; but no server is asked every second."""


INSISTED = (LeftOut.JUST_ASKED, LeftOut.TOO_SOON)
"""What is asked nevertheless if the owner insists."""


class Decision(Struct, frozen=True):
    ask: tuple[Feed, ...]
    left_out: Mapping[LeftOut, tuple[Feed, ...]]


def decide_refresh(
    feeds: Sequence[Feed],
    pauses: Mapping[str, float],
    now: float,
    *,
    insists: bool = False,
    is_named: bool = False,
) -> Decision:
    """`feeds` are those of the place that is refreshed; `pauses` are hosts to be left alone, and until when.
    `is_named`: the owner means this very feed, and wants to know even where it ended or is paused."""
    ask: list[Feed] = []
    left_out: dict[LeftOut, list[Feed]] = {}
    for feed in feeds:
        why = _find_objection(feed, pauses, now, is_named=is_named)
        if why is None or (insists and why in INSISTED):
            ask.append(feed)
        else:
            left_out.setdefault(why, []).append(feed)
    return Decision(tuple(ask), {why: tuple(some) for why, some in left_out.items()})


def _find_objection(feed: Feed, pauses: Mapping[str, float], now: float, *, is_named: bool) -> LeftOut | None:
    if not is_wanted(feed) and not is_named:
        return LeftOut.NOT_WANTED
    if pauses.get(find_host_key(feed.url), 0.0) > now or _is_told_to_wait(feed, now):
        return LeftOut.ASKED_TO_WAIT
    if find_skip_end(feed.publisher.wishes, now) > now:
        return LeftOut.SKIPPED_NOW
    if _is_just_asked(feed, now):
        return LeftOut.JUST_ASKED
    return LeftOut.TOO_SOON if _is_too_soon(feed, now) else None


def _is_told_to_wait(feed: Feed, now: float) -> bool:
    return feed.http.earliest_at > now and _cause(feed) is Cause.TOLD_TO_WAIT


def _is_just_asked(feed: Feed, now: float) -> bool:
    asked_at = feed.http.last_fetched_at
    pause_s = JUST_FAILED_S if feed.http.error_count else JUST_ASKED_S
    return asked_at is not None and 0.0 <= now - asked_at < pause_s


def _is_too_soon(feed: Feed, now: float) -> bool:
    """A pause after failures is our own caution, and the owner may know better."""
    return feed.http.earliest_at > now and _cause(feed) is not Cause.BACKED_OFF


def _cause(feed: Feed) -> Cause | None:
    reason = parse_poll_reason(feed.http.earliest_reason)
    return reason.cause if reason else None


def is_day_at_stake(fetches: int, ledger: DayLedger) -> bool:
    """Whether so many fetches would take more than half of the bytes that the owner allows for the rest of the day."""
    if ledger.bytes_left is None:
        return False
    return fetches * ledger.bytes_per_fetch > ledger.bytes_left / 2
