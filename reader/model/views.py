"""Views: which entries a list shows, and where its next page starts. Pure."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class ViewKind(StrEnum):
    ALL = "all"
    STARRED = "starred"
    TAG = "tag"
    FOLDER = "folder"
    FEED = "feed"


class View(Struct, frozen=True):
    """Which entries a list shows. "Unread" is ALL with `unread_only`, "today" is ALL with `since_at`."""

    kind: ViewKind = ViewKind.ALL
    id: int = 0
    """Of the feed, folder or tag."""
    unread_only: bool = False
    newest_first: bool = True
    since_at: int | None = None
    with_waiting: bool = False
    """Also what waits behind the curtain of calm days."""


class Cursor(Struct, frozen=True):
    """The last row of a page: the next page starts behind it, whatever arrived meanwhile."""

    sort_at: int
    entry_id: int
