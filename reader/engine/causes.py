"""From what was decided to the reason that is kept: a code and the facts that a sentence needs. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.model.because import Because, Cause, before_look, find_because
from reader.plan.reasons import Reason, Why

HOUR_S = 3_600

SUBSCRIBED = str(Because(Cause.SUBSCRIBED))
REFRESHED = str(Because(Cause.REFRESHED))
ASKED_IN_TERMINAL = str(Because(Cause.ASKED_IN_TERMINAL))
PASSWORD_GIVEN = str(Because(Cause.PASSWORD_GIVEN))
OPENED = str(Because(Cause.OPENED))
WOKE = str(Because(Cause.WOKE))
TRIED_AGAIN = str(Because(Cause.TRIED_AGAIN))
DEMO = str(Because(Cause.DEMO))

_WISHES = {
    Wish.MAX_AGE: Cause.PAUSE_WISHED,
    Wish.EXPIRES: Cause.PAUSE_WISHED,
    Wish.TTL: Cause.PAUSE_WISHED,
    Wish.UPDATE_PERIOD: Cause.PAUSE_WISHED,
    Wish.SKIP_HOURS: Cause.HOURS_SKIPPED,
    Wish.SKIP_DAYS: Cause.HOURS_SKIPPED,
    Wish.RETRY_AFTER: Cause.TOLD_TO_WAIT,
    Wish.ASKED_TO_WAIT: Cause.TOLD_TO_WAIT,
    Wish.BACK_OFF: Cause.BACKED_OFF,
}


def note_hint(hint: Hint) -> str:
    """Why a feed is not visited sooner; empty where nothing speaks against it."""
    if hint.kind is Wish.GONE:
        return str(Because(Cause.ENDED))
    cause = _WISHES.get(hint.kind)
    return str(Because(cause, span_s=round(hint.seconds))) if cause else ""


def note_interval(interval_s: int) -> str:
    return str(Because(Cause.INTERVAL, span_s=interval_s))


def note_reason(reason: Reason, floor: str = "") -> str:
    """`floor` is what note_hint kept, for a poll that had to wait for it."""
    return str(replace(_because(reason, floor), lean=int(reason.lean)))


def _because(reason: Reason, floor: str) -> Because:
    posts = _expected(reason.posts)
    if reason.kind is Why.YOU_ARE_HERE:
        return Because(Cause.YOU_ARE_READING, posts=posts)
    if reason.kind is Why.PUBLISHER_FLOOR:
        wish = find_because(floor)
        return Because(Cause.LEFT_ALONE) if wish is None else replace(wish, held_back=1)
    if reason.kind is Why.NOTHING_LOST and reason.fills_h is not None:
        return Because(Cause.NOTHING_LOST, window=reason.window, span_s=round(reason.fills_h * HOUR_S))
    if reason.kind is Why.ALERT:
        return Because(Cause.WANTED_AT_ONCE)
    if reason.kind is Why.BEFORE_YOU_LOOK and reason.look_at is not None:
        return before_look(reason.look_at)
    return Because(Cause.POSTED_BY_THEN, posts=posts)


def _expected(posts: float) -> int:
    """In whole posts; 0 where there may be one or not."""
    return 0 if posts < 0.75 else max(round(posts), 1)
