"""What the engine tells the owner, in plain words. Pure."""

from __future__ import annotations

import math

from reader.fetch.hints import Hint, Why

MINUTE_S, HOUR_S, DAY_S = 60, 3_600, 86_400


def describe_hint(hint: Hint) -> str:
    """Why a feed is not visited sooner; empty where nothing speaks against it."""
    span = describe_span(hint.seconds)
    if hint.kind in (Why.MAX_AGE, Why.EXPIRES, Why.TTL, Why.UPDATE_PERIOD):
        return f"Its publisher asks for at least {span} between visits."
    if hint.kind in (Why.SKIP_HOURS, Why.SKIP_DAYS):
        return f"Its publisher asks not to be visited for the next {span}."
    if hint.kind in (Why.RETRY_AFTER, Why.ASKED_TO_WAIT):
        return f"Its server asked to be left alone for {span}."
    if hint.kind is Why.BACK_OFF:
        return f"It failed, so the next try comes after {span}."
    if hint.kind is Why.GONE:
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
