"""What the list of a place shows, by the owner's choices. Pure; any thread."""

from __future__ import annotations

from msgspec.structs import replace

from reader.gui.entries.listing.queries import Listing
from reader.gui.sidebar.tree import Key, Kind
from reader.model.stored import View
from reader.store.search.search_entries import Search

_FOLDED = (Kind.TODAY, Kind.UNREAD, Kind.FOR_YOU, Kind.FOLDER)


def make_listing(place: Key, view: View, by_feed: bool, fold_stories: bool, now: float) -> Listing:
    is_for_you = place.kind is Kind.FOR_YOU
    by_feed = by_feed and not is_for_you
    # A feed's own list and what the owner kept are shown whole.
    folded = fold_stories and not by_feed and place.kind in _FOLDED
    return Listing(view, by_feed=by_feed, folded=folded, suggested_at=now if is_for_you else None)


def make_search_listing(place: Key, view: View, search: Search, is_everywhere: bool) -> Listing:
    """What was typed finds read entries, too; a saved search shows them as any place does."""
    saved_id = place.id if place.kind is Kind.SAVED and not is_everywhere else 0
    return Listing(replace(view, unread_only=False) if search.typed else view, search, saved_id)
