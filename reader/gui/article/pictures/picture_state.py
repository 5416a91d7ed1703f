"""Why a picture is not shown: what stands in its place says so. Any thread."""

from __future__ import annotations

from enum import Enum


class Placeholder(Enum):
    NOT_ALLOWED = "not allowed"
    COMING = "coming"
    BROKEN = "broken"
    NOTHING = "nothing"
    """A counting pixel: never shown."""
