"""Permanent redirects: should the address that a feed now answers from become its own? Pure."""

from __future__ import annotations

from msgspec import Struct

MIN_TIMES = 3
MIN_SPAN_S = 2 * 86_400.0


class Move(Struct, frozen=True):
    """What is known of a permanent redirect (301, 308) that keeps leading to the same place."""

    old_url: str
    new_url: str
    times: int
    """In a row that led there, this one included."""
    first_seen_at: float


class Adoption(Struct, frozen=True):
    adopt: bool
    reason: str


def should_adopt(move: Move, *, is_feed: bool, now: float) -> Adoption:
    """Captive portals and mistakes of a day redirect permanently too, so it has to last and to be a feed.
    Temporary redirects (302, 307) never come here: they leave `Fetched.permanent_url` empty."""
    if not move.new_url or move.new_url == move.old_url:
        return Adoption(False, "the address is the same")
    if not is_feed:
        return Adoption(False, "there is no feed at the new address")
    if move.old_url.startswith("https:") and move.new_url.startswith("http:"):
        return Adoption(False, "the new address is not encrypted while the old one is")
    if move.times < MIN_TIMES:
        return Adoption(False, f"seen {move.times} of {MIN_TIMES} times")
    if now - move.first_seen_at < MIN_SPAN_S:
        return Adoption(False, "seen for less than two days")
    return Adoption(True, f"moved there for good, seen {move.times} times over days")
