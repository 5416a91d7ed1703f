"""The owner's rules on arrival, and what they come to for one entry."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Place(StrEnum):
    """Where a rule looks."""

    TITLE = "title"
    TEXT = "text"
    AUTHOR = "author"
    ANYWHERE = "anywhere"


class Manner(StrEnum):
    """How a rule looks."""

    WORDS = "words"
    """Every word occurs, in any order."""
    PHRASE = "phrase"
    """These letters occur, one after the other, also inside a word."""
    PATTERN = "pattern"
    """A regular expression finds something."""


class Fate(Struct, frozen=True):
    """What becomes of an entry when it arrives; nothing, usually."""

    read: bool = False
    starred: bool = False
    hidden: bool = False
    notify: bool = False
    tags: tuple[str, ...] = ()


class Rule(Struct, frozen=True):
    """If a new entry is from this feed and says this, then do that. Case never matters."""

    id: int = 0
    """0 where it is not stored yet."""
    enabled: bool = True
    feed_id: int | None = None
    """None looks at every feed."""
    place: Place = Place.TITLE
    manner: Manner = Manner.WORDS
    wanted: str = ""
    """What is looked for; empty takes every entry of the feed."""
    mark_read: bool = False
    star: bool = False
    hide: bool = False
    notify: bool = False
    tag: str = ""
    is_last: bool = False
    """Where it applies, the rules after it are not asked."""

    @property
    def fate(self) -> Fate:
        tags = (self.tag,) if self.tag else ()
        return Fate(self.mark_read, self.star, self.hide, self.notify, tags)
