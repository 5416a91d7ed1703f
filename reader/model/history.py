"""The owner's history as arrays, as it passes from the store's rows to the lab."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.model.planning import FloatArray, IntArray

WAKE_UP_S = 180.0
"""Polls so close together are one wake-up of the machine."""


class OwnHistory(Struct, frozen=True):
    """Posts, their arrivals and the looks of the owner. Arrays with an entry per feed are in the order of `names`."""

    names: tuple[str, ...]
    posts: tuple[FloatArray, ...]
    """When each feed posted since it was subscribed to, in order."""
    seen: tuple[FloatArray, ...]
    """When each of these posts was here."""
    windows: IntArray
    added_at: FloatArray
    """When each feed was subscribed to."""
    looks: FloatArray
    """Merged and in order."""
    known_from: float
    """Since when all of it is known."""
    now: float
    zone: tzinfo
    budget: int
