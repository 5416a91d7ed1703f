"""Records of prefetching posts for offline reading."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class PrefetchedFor(StrEnum):
    NO_NETWORK = "no-line"
    SITTING = "sitting"
    ASKED = "asked"
    """The user asked for it now."""


class Need(Struct, frozen=True):
    at: float
    cause: PrefetchedFor
    share: float = 1.0
    until_at: float = 0.0
    """When the hours offline usually end."""


class PrefetchedEntry(Struct, frozen=True):
    entry_id: int
    for_at: float
    got_at: float
    wire_bytes: int
    pictures: int
    """How many of its pictures are here."""
    missing: int
    has_page: bool


class PrefetchSummary(Struct, frozen=True):
    for_at: float
    entries: int
    with_pictures: int
    wire_bytes: int
    missing: int
    opened: int = 0
