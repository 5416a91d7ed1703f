"""The meaning of a search: a tree of conditions about one entry. Frozen records; pure."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from reader.core.records.messages import Message


class Column(StrEnum):
    """The part of an entry that must contain the words."""

    ANY = ""
    TITLE = "title"
    AUTHOR = "author"
    TEXT = "text"


class Words(Struct, frozen=True):
    """The entry contains these words side by side."""

    words: tuple[str, ...]
    column: Column = Column.ANY
    may_go_on: bool = False
    """The last letters of the last word may be missing."""


class Place(StrEnum):
    """What an entry belongs to by name."""

    FEED = "feed"
    FOLDER = "folder"
    TAG = "tag"


class Named(Struct, frozen=True):
    """The entry is of a feed or in a folder of this name, or has this tag."""

    place: Place
    name: str


class Marked(Struct, frozen=True):
    """The entry has a mark, or has it not."""

    mark: str
    """read, starred or highlighted."""
    is_on: bool = True


class Within(Struct, frozen=True):
    """The entry's time is from one instant, included, to another, excluded; None means no bound."""

    start_at: int | None = None
    end_at: int | None = None


class Not(Struct, frozen=True):
    part: Node


class All(Struct, frozen=True):
    parts: tuple[Node, ...]


class AnyOf(Struct, frozen=True):
    parts: tuple[Node, ...]


Leaf = Words | Named | Marked | Within
Node = Leaf | Not | All | AnyOf


class Query(Struct, frozen=True):
    """What was typed, as far as it was understood."""

    tree: Node | None = None
    """None where nothing is asked for."""
    problems: tuple[Message, ...] = ()
    """What was not understood and left out, in sentences."""


def list_wanted(node: Node | None) -> Iterator[Words]:
    """Yield the words that an entry may have been found by: all but those that must not occur."""
    if isinstance(node, Words):
        yield node
    elif isinstance(node, All | AnyOf):
        for part in node.parts:
            yield from list_wanted(part)
