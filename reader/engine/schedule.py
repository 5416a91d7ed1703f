"""The engine's schedule: when it wakes next, and why. Pure: it is told what happened, and at what time.

Everything that moves a wake-up comes through here: signs of the user, hosts with a pace, a full minute, a network that
is down, a machine that slept. There is one choice to come at any time, the moment at which the plan is asked what is
worth a poll; retries, the user's own intervals and tries of the network come in between.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from reader.engine.absence import OVERSLEPT_S, was_set_back
from reader.planner.choose import MINUTE_S
from reader.planner.learning.rhythm import SLOT_S

SETTLE_S = 20.0
"""A machine needs this long after waking up to find its network."""
SOONEST_S = 1.0


class Why(Enum):
    """What the engine wakes for."""

    STARTED = auto()
    """Nothing has been chosen since the start."""
    PLAN = auto()
    """It is worth asking the plan again."""
    INTERVAL = auto()
    """A retry is due, or an interval that the user set is over."""
    SIGN = auto()
    """The user seems to be coming."""
    HOST_TURN = auto()
    """A host with a pace takes another request."""
    FULL_MINUTE = auto()
    """More was due than fits into a minute."""
    RESUMED = auto()
    """The user ended the pause, or the network is back."""
    SLEPT = auto()
    """The machine slept."""
    CLOCK_SET = auto()
    """The clock was set back."""
    HELD = auto()
    """Nothing may be polled, as there is no network or polling is paused."""
    NETWORK_DOWN = auto()
    """Nobody answers; the network is tried again."""


class WakeUp(Struct, frozen=True):
    at: float
    why: Why


class Jump(Enum):
    """What the time of a run says about the time since the last one."""

    NONE = auto()
    SET_BACK = auto()
    """Also at the first run, when nothing is known."""
    SLEPT = auto()


class Schedule:
    def __init__(self, offset_s: float = 0.0) -> None:
        """`offset_s`: how long after the plan's moment to ask it."""
        self._offset_s = offset_s
        self.choice = WakeUp(0.0, Why.STARTED)
        """When the plan is asked again."""
        self.has_slept = False
        """The machine slept, and nothing has been chosen since."""
        self._wake: WakeUp | None = None
        self._seen_at: float | None = None

    def begin(self, now: float, *, user_present: bool) -> Jump:
        """Begin a run; after a sleep the choice waits for the network unless the user does."""
        before, self._seen_at = self._seen_at, now
        if was_set_back(before, now):
            self.choose_by(now, Why.CLOCK_SET)
            return Jump.SET_BACK
        if self._wake is None or now - self._wake.at <= OVERSLEPT_S:
            return Jump.NONE
        self.has_slept = True
        self.choice = WakeUp(now if user_present else now + SETTLE_S, Why.SLEPT)
        return Jump.SLEPT

    def resume(self) -> None:
        """Choose right away: the user ended the pause, or the network is back."""
        self.choice = WakeUp(0.0, Why.RESUMED)

    def choose_by(self, at: float, why: Why) -> None:
        """Choose at this time, if not sooner."""
        if at < self.choice.at:
            self.choice = WakeUp(at, why)

    def hold(self, now: float, until: float = 0.0) -> None:
        """Put off the choice: nothing may be polled, perhaps `until` the end of a pause."""
        at = until if now < until < now + SLOT_S else now + SLOT_S
        if self.choice.at < at:
            self.choice = WakeUp(at, Why.HELD)

    def note_chosen(self, next_at: float) -> None:
        """Note that the plan was asked. `next_at`: when it is worth asking it again."""
        self.has_slept = False
        self.choice = WakeUp(next_at + self._offset_s, Why.PLAN)

    def end(self, now: float, *, network_at: float | None, interval_at: float | None, room_at: float | None) -> WakeUp:
        """End a run and return the next wake-up: for a network that is down at `network_at`, else for whatever is
        first. `interval_at`: of the next poll without the plan; `room_at`: when polls left over fit into a minute."""
        if room_at is not None:
            self.choice = WakeUp(room_at, Why.FULL_MINUTE)
        wake = self.choice
        if network_at is not None:
            wake = WakeUp(network_at, Why.NETWORK_DOWN)
        elif interval_at is not None and max(interval_at, now + MINUTE_S) < wake.at:
            wake = WakeUp(max(interval_at, now + MINUTE_S), Why.INTERVAL)
        self._wake = WakeUp(max(wake.at, now + SOONEST_S), wake.why)
        return self._wake
