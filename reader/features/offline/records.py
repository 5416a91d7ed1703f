"""Records of prefetching posts for offline reading."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class PrefetchedFor(StrEnum):
    """Why posts are prefetched."""

    NO_NETWORK = "no-line"
    SITTING = "sitting"
    ASKED = "asked"
    """The user asked for it now."""


class Need(Struct, frozen=True):
    """A time for which posts should be prefetched."""

    at: float
    cause: PrefetchedFor
    share: float = 1.0
    """The share of such days on which it happens."""
    until_at: float = 0.0
    """When the hours offline usually end."""


class PrefetchedEntry(Struct, frozen=True):
    """A post that was prefetched."""

    entry_id: int
    for_at: float
    """The time it was prefetched for."""
    got_at: float
    wire_bytes: int
    pictures: int
    """How many of its pictures are here."""
    missing: int
    """Pictures and pages that couldn't be fetched."""
    has_page: bool


class PrefetchSummary(Struct, frozen=True):
    """The posts that were prefetched for one need, and how many were opened."""

    for_at: float
    entries: int
    with_pictures: int
    wire_bytes: int
    missing: int
    opened: int = 0
