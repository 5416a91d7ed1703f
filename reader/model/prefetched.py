"""Records of prefetching before the user reads them offline. Pure."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class PrefetchedFor(StrEnum):
    """What posts are prefetched for."""

    NO_NETWORK = "no-line"
    SITTING = "sitting"
    ASKED = "asked"
    """The user said so: now, for all that may come."""


class Need(Struct, frozen=True):
    """When posts should be here, and what for."""

    at: float
    cause: PrefetchedFor
    share: float = 1.0
    """On which share of such days it comes to that."""
    until_at: float = 0.0
    """Of hours offline: when they usually end."""


class PrefetchedEntry(Struct, frozen=True):
    """One post that was prefetched."""

    entry_id: int
    for_at: float
    """What it was prefetched for."""
    got_at: float
    wire_bytes: int
    pictures: int
    """How many of its pictures are here."""
    missing: int
    """Pictures and pages that could not be had."""
    has_page: bool


class PrefetchSummary(Struct, frozen=True):
    """What is here for one need, and what came of it."""

    for_at: float
    entries: int
    with_pictures: int
    wire_bytes: int
    missing: int
    opened: int = 0
