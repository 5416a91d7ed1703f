"""Reasons of polls: why one was or will be made, or not earlier. Each is a code with facts, stored as one short text.

core/words/reasons.py puts it into the user's language. Pure.
"""

from __future__ import annotations

from enum import IntEnum, StrEnum

from msgspec import Struct

from reader.core.records.machine import Sign


class Cause(StrEnum):
    BEFORE_YOUR_VISIT = "before-you-look"
    POSTED_BY_THEN = "posted-by-then"
    NOTHING_LOST = "nothing-lost"
    WANTED_AT_ONCE = "wanted-at-once"
    YOU_ARE_READING = "you-are-reading"
    YOU_CAME = "you-came"
    """A sign of presence after which the user usually reads."""
    INTERVAL = "interval"
    """The user gave the feed an interval of its own."""
    SUBSCRIBED = "subscribed"
    REFRESHED = "refreshed"
    ASKED_IN_TERMINAL = "asked-in-terminal"
    PASSWORD_GIVEN = "password-given"
    OPENED = "opened"
    WOKE = "woke"
    TRIED_AGAIN = "tried-again"
    DEMO = "demo"
    PAUSE_WISHED = "pause-wished"
    """The publisher asks for a pause between polls."""
    HOURS_SKIPPED = "hours-skipped"
    """The publisher asks not to be polled at these hours or days."""
    WAIT_REQUESTED = "told-to-wait"
    """The server asked for a pause."""
    HOST_PACE = "host-pace"
    """Its host limits requests, which its feeds share."""
    BACKED_OFF = "backed-off"
    """It failed, so the next try comes later."""
    LEFT_ALONE = "left-alone"
    """It couldn't be polled until now, for a reason that isn't stored."""
    ENDED = "ended"
    # Of strategies that the user chose in place of Paperround's own:
    LEAST_WAIT = "least-wait"
    FEWEST_MISSING = "fewest-missing"
    AFTER_BUSY_HOURS = "after-busy-hours"
    ITS_TURN = "its-turn"
    FEW_DROPPED = "few-dropped"
    """So that few posts roll off its document."""
    OLDEST_BY_NOW = "oldest-by-now"
    FRESHEST_BY_NOW = "freshest-by-now"
    USUAL_GAP = "usual-gap"
    """As often as its posts come."""
    NEXT_DUE = "next-due"
    """One more post is expected."""


class Bias(IntEnum):
    """Why a feed is polled more or less than by its rate and weight alone."""

    NONE = 0
    REPEATS = 1
    """Its posts mostly repeat earlier ones."""
    BRINGS_NEW = 2
    SELDOM_OPENED = 3
    OFTEN_OPENED = 4


SIGNS = {Sign.UNLOCKED: 1, Sign.IDLE_ENDED: 2, Sign.RESUMED: 3, Sign.LID_OPENED: 4, Sign.NETWORK_JOINED: 5}
"""Stored in reasons, so a number never changes its meaning."""


class PollReason(Struct, frozen=True):
    cause: Cause
    visit_at: int = 0
    """When the user usually reads, to five minutes."""
    posts: int = 0
    """How many posts are expected since the last poll; 0 if there may be one."""
    window: int = 0
    """How many posts the feed's document holds."""
    span_s: int = 0
    """The length of the pause or interval, the time in which the window fills, or from one poll to the next."""
    held_back: int = 0
    """1 if the poll would have been earlier without this."""
    bias: int = 0
    """A `Bias`."""
    sign: int = 0
    """The sign of presence, by its number in SIGNS."""
    together: int = 0
    """How many other feeds are polled in the same wake-up."""

    def __str__(self) -> str:
        facts = [(name, getattr(self, name)) for name in self.__struct_fields__[1:]]
        return " ".join([self.cause, *(f"{name}={value}" for name, value in facts if value)])


CLOCK_STEP_S = 300


def before_visit(visit_at: float) -> PollReason:
    """Return the reason with the time rounded to five minutes: nobody reads at 12:07 every day."""
    return PollReason(Cause.BEFORE_YOUR_VISIT, visit_at=round(visit_at / CLOCK_STEP_S) * CLOCK_STEP_S)


_NAMES = frozenset(PollReason.__struct_fields__[1:])


def parse_poll_reason(text: str) -> PollReason | None:
    """Parse what `str` made; None for anything else, such as a text of a newer version."""
    code, *facts = text.split(" ")
    try:
        pairs = [(name, int(value)) for name, _, value in (fact.partition("=") for fact in facts)]
        cause = Cause(code)
    except ValueError:
        return None
    return PollReason(cause, **dict(pairs)) if _NAMES.issuperset(name for name, _ in pairs) else None
