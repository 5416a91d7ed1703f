"""What the database keeps and gives back. Bodies and marks are apart from articles on purpose."""

from __future__ import annotations

from dataclasses import dataclass

from reader.model.parsed import Enclosure


@dataclass(frozen=True, slots=True)
class EntryContent:
    """Everything a publisher says in one article, as it is stored."""

    title: str
    link: str
    author: str
    published_at: int | None
    """The publisher's claim if it can be believed, else None."""
    updated_at: int | None
    sort_at: int
    """Where it stands in every list: when it was published, or when it was first seen if not."""
    html: str
    text: str
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]
    language: str
    content_hash: bytes


@dataclass(frozen=True, slots=True)
class KnownEntry:
    """What is remembered of an article, also after it was deleted."""

    entry_id: int
    title: str
    link: str
    published_at: int | None
    content_hash: bytes
    alive: bool
    """False where only the memory of it is left, so that it cannot come back as new."""


@dataclass(frozen=True, slots=True)
class NewEntry:
    keys: tuple[bytes, ...]
    """Its identities (guid, link, title with content), see parse.identity."""
    content: EntryContent


@dataclass(frozen=True, slots=True)
class ChangedEntry:
    """A known article that now says something else, or is known under one more key. Never becomes unread."""

    entry_id: int
    keys: tuple[bytes, ...]
    content: EntryContent | None
    """None where only the keys are new."""
