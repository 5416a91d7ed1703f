"""When a sitting begins, goes on and ends: decided from what happens to the window. Pure, without Qt.

Only a sign of the owner begins one: a key, the pointer, scrolling, or opening the window on purpose. That the window
has focus is none: another program may have raised it, or a screen was unlocked. docs/notes/when-does-the-owner-look.md
has the situations, which are the tests, too.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace

from reader.model.logged import SAME_LOOK_S

_SET_BACK_S = 60.0


class Happening(Enum):
    FOCUSED = auto()
    """A window of ours got the focus, the main one or a dialog; nobody knows why."""
    LEFT = auto()
    """No window of ours has it: another program, a locked screen; or the window was hidden or closed."""
    CAME = auto()
    """The owner opened the window on purpose: a start by hand, the tray, a click on a notification."""
    KEY = auto()
    POINTER = auto()
    SCROLL = auto()
    TICK = auto()
    """A minute passed."""


class Told(Enum):
    NOTHING = auto()
    BEGAN = auto()
    """A sitting, with the look that is learned from."""
    STAYED = auto()
    """Still reading after so long that posts which came meanwhile are looked at, too. No look of its own."""
    ENDED = auto()
    """At the last sign before."""


class Sitting(Struct, frozen=True):
    is_focused: bool = False
    seen_at: float | None = None
    """The last sign of the owner, and so the end of the sitting if none follows. None: nobody is there."""
    noted_at: float = 0.0
    """Its beginning, or when it was last said that the owner stayed."""


def decide(sitting: Sitting, happening: Happening, at: float) -> tuple[Sitting, Told]:
    if happening is Happening.FOCUSED:
        return replace(sitting, is_focused=True), Told.NOTHING
    if happening is Happening.LEFT:
        is_read_till_now = sitting.is_focused and _is_alive(sitting, at)
        return replace(
            sitting, is_focused=False, seen_at=at if is_read_till_now else sitting.seen_at
        ), Told.NOTHING
    if happening is Happening.TICK:
        return _end_if_over(sitting, at)
    if happening is Happening.POINTER and not sitting.is_focused:
        return sitting, Told.NOTHING  # on its way over the window to somewhere else
    return _see(sitting, at)


def _is_alive(sitting: Sitting, at: float) -> bool:
    """A clock that was set back ends it like a long pause; by seconds it may run backwards."""
    return sitting.seen_at is not None and -_SET_BACK_S < at - sitting.seen_at < SAME_LOOK_S


def _end_if_over(sitting: Sitting, at: float) -> tuple[Sitting, Told]:
    if sitting.seen_at is None or _is_alive(sitting, at):
        return sitting, Told.NOTHING
    return replace(sitting, seen_at=None), Told.ENDED


def _see(sitting: Sitting, at: float) -> tuple[Sitting, Told]:
    if not _is_alive(sitting, at):
        return replace(sitting, seen_at=at, noted_at=at), Told.BEGAN
    if at - sitting.noted_at >= SAME_LOOK_S:
        return replace(sitting, seen_at=at, noted_at=at), Told.STAYED
    return replace(sitting, seen_at=at), Told.NOTHING
