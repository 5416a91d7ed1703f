"""What the engine tells the owner, in plain words. Pure."""

from __future__ import annotations

import math
from datetime import datetime, tzinfo

from reader.engine.day_ledger import DayLedger
from reader.fetch.hints import Hint
from reader.fetch.hints import Why as Wish
from reader.plan.reasons import Lean, Reason, Why

MINUTE_S, HOUR_S, DAY_S = 60, 3_600, 86_400


def describe_hint(hint: Hint) -> str:
    """Why a feed is not visited sooner; empty where nothing speaks against it."""
    span = describe_span(hint.seconds)
    if hint.kind in (Wish.MAX_AGE, Wish.EXPIRES, Wish.TTL, Wish.UPDATE_PERIOD):
        return f"Its publisher asks for at least {span} between visits."
    if hint.kind in (Wish.SKIP_HOURS, Wish.SKIP_DAYS):
        return f"Its publisher asks not to be visited for the next {span}."
    if hint.kind in (Wish.RETRY_AFTER, Wish.ASKED_TO_WAIT):
        return f"Its server asked to be left alone for {span}."
    if hint.kind is Wish.BACK_OFF:
        return f"It failed, so the next try comes after {span}."
    if hint.kind is Wish.GONE:
        return "Its publisher has ended it."
    return ""


def describe_span(seconds: float) -> str:
    """A length of time as people say it: two hours, not 7,200 seconds."""
    if math.isinf(seconds):
        return "ever"
    for size, name in ((DAY_S, "day"), (HOUR_S, "hour"), (MINUTE_S, "minute")):
        if seconds >= size:
            count = round(seconds / size)
            return f"{count} {name}{'s' if count != 1 else ''}"
    return "a moment"


# --- why a poll is made when it is ----------------------------------------------------------------

SUBSCRIBED = "You subscribed."
YOU_ASKED = "You pressed Refresh."
YOU_OPENED = "You opened it, and wish it polled then."
WOKE = "First poll after the computer woke."
TRY_AGAIN = "It has not answered yet, so it is tried again."
NUMBERS = "no one two three four five six seven eight nine ten eleven twelve".split()


LEANS = {
    Lean.REPEATS: "Its posts mostly repeat themselves, so it is polled less.",
    Lean.TELLS_NEW: "Its posts mostly tell something new, so it is polled more.",
    Lean.SELDOM_OPENED: "You seldom open its posts, so it is polled less.",
    Lean.OFTEN_OPENED: "You often open its posts, so it is polled more.",
}


def describe_reason(reason: Reason, zone: tzinfo, floor: str = "") -> str:
    """`floor` is the sentence about the publisher's wish, where the poll had to wait for it."""
    return " ".join(filter(None, (_describe_why(reason, zone, floor), LEANS.get(reason.lean))))


def _describe_why(reason: Reason, zone: tzinfo, floor: str) -> str:
    if reason.kind is Why.YOU_ARE_HERE:
        return f"You are reading now, and {_posts_since(reason.posts)}."
    if reason.kind is Why.PUBLISHER_FLOOR:
        return f"{floor.rstrip('.')}, so not sooner." if floor else "It asked to be left alone until now."
    if reason.kind is Why.NOTHING_LOST and reason.fills_h is not None:
        fills = describe_span(reason.fills_h * HOUR_S)
        return f"So that nothing is lost: it keeps {reason.window} posts and fills them in {fills}."
    if reason.kind is Why.ALERT:
        return "You want its posts at once."
    if reason.kind is Why.BEFORE_YOU_LOOK and reason.look_at is not None:
        return f"Before you usually look, around {describe_clock(reason.look_at, zone)}."
    return f"By then {_posts_since(reason.posts)}."


def describe_interval(interval_s: int) -> str:
    return f"You want it polled every {describe_span(interval_s)}."


def _posts_since(posts: float) -> str:
    """What is to be expected since the last poll."""
    if posts < 0.75:
        return "it may have posted since the last poll"
    if posts < 1.5:
        return "it has usually posted once since the last poll"
    count = round(posts)
    return (
        f"it has usually posted {NUMBERS[count] if count < len(NUMBERS) else count} times since the last poll"
    )


def describe_clock(instant: float, zone: tzinfo) -> str:
    return datetime.fromtimestamp(instant, zone).strftime("%H:%M")


# --- how things stand -----------------------------------------------------------------------------

PAUSED = "Paused until you resume."
OFFLINE = "Offline. Nothing is fetched, nothing counts as an error."


def describe_status(
    ledger: DayLedger, held_back: str, next_at: float | None, is_offline: bool, zone: tzinfo
) -> str:
    """`held_back` says why only the worthiest polls are made, where that is so."""
    if is_offline:
        return OFFLINE
    if held_back:
        return held_back if next_at is None else f"{held_back} Next {describe_clock(next_at, zone)}"
    when = "No poll planned" if next_at is None else f"Next poll {describe_clock(next_at, zone)}"
    used = f"{ledger.used} of {ledger.budget} fetches used today"
    return f"{when} · {used} · {ledger.wire_bytes / 1e6:.1f} MB"
