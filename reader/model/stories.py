"""Records of stories, and of subscriptions that hold the same posts. Pure.

Apart from the rest of content, so that a start of the window loads no more than its list shows.
"""

from __future__ import annotations

from msgspec import Struct


class Overlap(Struct, frozen=True):
    feed_id: int
    """The one that can go: all or nearly all of its posts come with the other."""
    inside_id: int
    share: float
    """Which part of its recent posts the other brings too."""
    is_mutual: bool
    """Both bring the same: it is one feed under two addresses."""


class StoryFold(Struct, frozen=True):
    """How one entry stands in its story: what a folded row shows."""

    story_id: int
    entries: int
    """Entries of subscribed feeds that tell it, this one included."""
    feeds: int
    unread: int
    """How many of them are unread: folding must never hide these without saying so."""


class Story(Struct, frozen=True):
    story_id: int
    newest_at: int
    fold: StoryFold
    entry_ids: tuple[int, ...]
    """Newest first."""
