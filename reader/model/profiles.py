"""The reading profile: when the owner looks, as it passes from learning to planning."""

from __future__ import annotations

from msgspec import Struct

from reader.model.planning import FloatArray


class ReadingProfile(Struct, frozen=True):
    """When the owner looks."""

    week: FloatArray
    """(168,): looks per hour in each hour of the week from Monday 00:00, local time."""
    sessions: FloatArray
    """(168,): starts of sessions per hour."""
