"""Picture states: why one is not shown, as its placeholder says. Any thread."""

from __future__ import annotations

from enum import Enum


class Placeholder(Enum):
    NOT_ALLOWED = "not allowed"
    COMING = "coming"
    BROKEN = "broken"
    NOTHING = "nothing"
    """A counting pixel: never shown."""
    PLAYER = "player"
    """A film without a picture of its own."""
