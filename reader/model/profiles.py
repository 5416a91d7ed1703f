"""What was learned about feeds and about the owner, as it passes from learning to planning."""

from __future__ import annotations

from msgspec import Struct

from reader.model.planning import FloatArray


class ReadingProfile(Struct, frozen=True):
    """When the owner looks."""

    week: FloatArray
    """(168,): looks per hour in each hour of the week from Monday 00:00, local time."""
    sessions: FloatArray
    """(168,): starts of sessions per hour."""
    looks_per_session: float
    session_gap_h: float
    """Mean time between two looks of one session."""
    shares: FloatArray
    """(feeds,): how likely a look is to be at this feed; 1 where every look is at all feeds."""
    days_seen: float
    """How many days of evidence, faded by age, this rests on."""
