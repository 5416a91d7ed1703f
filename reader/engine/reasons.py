"""From what was decided to the reason that is kept: a code and the facts that a sentence needs. Pure."""

from __future__ import annotations

from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.model.reasons import Cause, PollReason

SUBSCRIBED = str(PollReason(Cause.SUBSCRIBED))
REFRESHED = str(PollReason(Cause.REFRESHED))
ASKED_IN_TERMINAL = str(PollReason(Cause.ASKED_IN_TERMINAL))
PASSWORD_GIVEN = str(PollReason(Cause.PASSWORD_GIVEN))
OPENED = str(PollReason(Cause.OPENED))
WOKE = str(PollReason(Cause.WOKE))
TRIED_AGAIN = str(PollReason(Cause.TRIED_AGAIN))
DEMO = str(PollReason(Cause.DEMO))

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
    """Why a feed is not polled sooner; empty where nothing speaks against it."""
    if hint.kind is Wish.GONE:
        return str(PollReason(Cause.ENDED))
    cause = _WISHES.get(hint.kind)
    return str(PollReason(cause, span_s=round(hint.seconds))) if cause else ""
