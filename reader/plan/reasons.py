"""Why a poll is planned when it is, as facts that can be put into a sentence in any language. Pure."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct

from reader.model.reasons import Lean


class Why(StrEnum):
    BEFORE_YOU_LOOK = "before-you-look"
    """The owner usually looks soon after."""
    POSTS_THEN = "posts-then"
    """The feed has usually posted by then."""
    NOTHING_LOST = "nothing-lost"
    """Its window would overflow."""
    ALERT = "alert"
    """The owner wants its posts at once."""
    PUBLISHER_FLOOR = "publisher-floor"
    """Wanted sooner, but the publisher or the machine allows no sooner."""
    YOU_ARE_HERE = "you-are-here"
    """The owner is reading now."""


class Reason(Struct, frozen=True):
    kind: Why
    look_at: float | None = None
    """When a look is likeliest before the next poll."""
    posts: float = 0.0
    """How many posts are expected to have come since the poll before."""
    window: int = 0
    fills_h: float | None = None
    """In how many hours the feed usually fills its window."""
    lean: Lean = Lean.NONE
