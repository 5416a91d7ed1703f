"""What happened to one owner's feeds, as it passes from the store's rows to the lab's scores."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import tzinfo

from reader.model.planning import FloatArray, IntArray

WAKE_UP_S = 180.0
"""Polls so close together are one wake-up of the machine."""


@dataclass(frozen=True, slots=True)
class OwnHistory:
    """Arrays with an entry per feed are in the order of `feed_ids`."""

    feed_ids: tuple[int, ...]
    posts: tuple[FloatArray, ...]
    """When each feed posted since it was subscribed to, in order."""
    windows: IntArray
    full_bytes: FloatArray
    """What a visit that found something new weighs, and one that did not."""
    unchanged_bytes: FloatArray
    looks: FloatArray
    """In order; those within five minutes are one."""
    session_starts: FloatArray
    poll_feeds: IntArray
    """Answered polls: the place of the feed, and when. In order of time."""
    poll_times: FloatArray
    known_from: float
    """Since when everything above is known."""
    zone: tzinfo
