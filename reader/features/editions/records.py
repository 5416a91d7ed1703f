"""Records of editions: what one holds, as it is chosen, kept and set. No clock, no files."""

from __future__ import annotations

from msgspec import Struct

from reader.core.records.messages import Message


class Article(Struct, frozen=True):
    """An article of an edition, with all that is printed of it."""

    entry_id: int
    feed_id: int
    feed_name: str
    section: str
    """The folder it is under in the contents; empty for feeds without one."""
    title: str
    html: str
    """Sanitised, with absolute addresses."""
    author: str = ""
    link: str = ""
    language: str = ""
    """As its feed says, checked; empty where it says nothing that can be used."""
    right_to_left: bool = False
    minutes: float = 1.0
    """To read; what is to be heard takes nothing of an edition's minutes."""
    hear_s: float | None = None
    """How long the episode is that comes with it."""
    also: tuple[str, ...] = ()
    """Names of other feeds that tell the same story."""
    pictures: tuple[str, ...] = ()
    """Addresses of pictures that may be printed."""


class Edition(Struct, frozen=True):
    """Articles in the order of their sections, then a page of short news."""

    number: int
    made_at: float
    articles: tuple[Article, ...]
    shorts: tuple[Article, ...] = ()

    @property
    def all_articles(self) -> tuple[Article, ...]:
        return self.articles + self.shorts

    @property
    def entry_ids(self) -> tuple[int, ...]:
        return tuple(article.entry_id for article in self.all_articles)

    @property
    def minutes(self) -> int:
        return max(1, round(sum(article.minutes for article in self.all_articles)))

    @property
    def feed_count(self) -> int:
        return len({article.feed_id for article in self.all_articles})

    @property
    def sections(self) -> tuple[tuple[str, tuple[Article, ...]], ...]:
        """The long articles by section, in order."""
        found: dict[str, list[Article]] = {}
        for article in self.articles:
            found.setdefault(article.section, []).append(article)
        return tuple((name, tuple(articles)) for name, articles in found.items())


class Delivery(Struct, frozen=True):
    """An edition on its way to one place."""

    edition_id: int
    target: str
    """folder or mail."""
    tries: int = 0
    next_at: float | None = None
    """When it is tried again; None: it is there, or given up until the user wants it tried again."""
    done_at: float | None = None
    path: str = ""
    """Where it is, in the user's folder."""
    message: Message | None = None
    """Why it is not there."""


class MadeEdition(Struct, frozen=True):
    """An edition as it is remembered: a row."""

    id: int
    number: int
    made_at: float
    minutes: int
    due_at: float | None = None
    """When it was due; None where the user asked for it."""
    entry_ids: tuple[int, ...] = ()
    short_ids: tuple[int, ...] = ()
    silent_feeds: int = 0
    """Feeds that did not answer before it was made."""
    late: Message | None = None
    """Why it came after its hour."""
    deliveries: tuple[Delivery, ...] = ()

    @property
    def all_ids(self) -> tuple[int, ...]:
        return self.entry_ids + self.short_ids


class RenderJob(Struct, frozen=True, tag=True):
    """An edition that a renderer sets: it makes files of it, or keeps its pages if no form is wanted."""

    edition: Edition
    pictures: dict[str, str]
    """Files by address."""
    language: str
    forms: tuple[str, ...] = ()


class PaintPage(Struct, frozen=True, tag=True):
    """Asks a renderer for a page of the edition that it keeps, as large as there is room."""

    number: int
    width: int
    height: int
    is_grey: bool = False
    """On white, for a printer."""


class Rendered(Struct, frozen=True):
    """What a renderer answers."""

    files: dict[str, bytes] = {}
    """By form."""
    page_count: int = 0
    pixels: bytes = b""
    """Of a page: four bytes each, or one if it is grey."""
    width: int = 0
    height: int = 0
