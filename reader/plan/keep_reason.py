"""From why a poll was chosen to the reason that is kept: a code and the facts that a sentence needs. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from reader.model.planning import HOUR_S
from reader.model.reasons import Cause, PollReason, before_look, parse_poll_reason
from reader.plan.reasons import Reason, Why


def note_interval(interval_s: int) -> str:
    return str(PollReason(Cause.INTERVAL, span_s=interval_s))


def note_reason(reason: Reason, floor: str = "") -> str:
    """`floor` is what note_hint kept, for a poll that had to wait for it."""
    return str(replace(_because(reason, floor), lean=int(reason.lean)))


def _because(reason: Reason, floor: str) -> PollReason:
    posts = _expected(reason.posts)
    if reason.kind is Why.YOU_ARE_HERE:
        return PollReason(Cause.YOU_ARE_READING, posts=posts)
    if reason.kind is Why.PUBLISHER_FLOOR:
        wish = parse_poll_reason(floor)
        return PollReason(Cause.LEFT_ALONE) if wish is None else replace(wish, held_back=1)
    if reason.kind is Why.NOTHING_LOST and reason.fills_h is not None:
        return PollReason(Cause.NOTHING_LOST, window=reason.window, span_s=round(reason.fills_h * HOUR_S))
    if reason.kind is Why.ALERT:
        return PollReason(Cause.WANTED_AT_ONCE)
    if reason.kind is Why.BEFORE_YOU_LOOK and reason.look_at is not None:
        return before_look(reason.look_at)
    return PollReason(Cause.POSTED_BY_THEN, posts=posts)


def _expected(posts: float) -> int:
    """In whole posts; 0 where there may be one or not."""
    return 0 if posts < 0.75 else max(round(posts), 1)
