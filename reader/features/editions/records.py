"""Records of editions: what one holds, as it is chosen, kept and set, and the words printed in it. Pure."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.core.clock import show_at
from reader.core.records.messages import Message
from reader.core.words.catalogue import EditionCode
from reader.core.words.languages import MONTHS, WEEKDAYS, day_of_month
from reader.core.words.words import Language, word


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


class EditionWords(Struct, frozen=True):
    language: Language
    zone: tzinfo
    code: str = "en"
    """The language tag."""

    def say(self, message: Message) -> str:
        return word(message, self.language)

    def name(self, edition: Edition) -> str:
        is_evening = show_at(edition.made_at, self.zone).hour >= 12
        return self.say(EditionCode.PAPER_EVENING() if is_evening else EditionCode.PAPER_MORNING())

    def date(self, at: float) -> str:
        then = show_at(at, self.zone)
        weekday, month = map(self.language.translate, (WEEKDAYS[then.weekday()], MONTHS[then.month - 1]))
        return self.say(EditionCode.PAPER_DATE(weekday=weekday, day=day_of_month(then.day, self.code), month=month))

    def dateline(self, at: float) -> str:
        """The date with a capital letter, for languages that write weekdays small."""
        date = self.date(at)
        return date[:1].upper() + date[1:]

    def title(self, edition: Edition) -> str:
        return f"{self.name(edition)}, {self.date(edition.made_at)}"

    def facts(self, edition: Edition) -> str:
        """The number of posts, feeds and minutes."""
        posts, feeds, minutes = len(edition.all_articles), edition.feed_count, edition.minutes
        if posts == 1:
            return self.say(EditionCode.PAPER_FACTS_ONE_POST(minutes=minutes))
        if feeds == 1:
            return self.say(EditionCode.PAPER_FACTS_ONE_FEED(posts=posts, minutes=minutes))
        return self.say(EditionCode.PAPER_FACTS(posts=posts, feeds=feeds, minutes=minutes))

    def number(self, edition: Edition) -> str:
        return self.say(EditionCode.PAPER_NUMBER(number=edition.number))

    def section(self, name: str) -> str:
        return name or self.say(EditionCode.PAPER_OTHER_FEEDS())

    def article_title(self, article: Article) -> str:
        return " ".join(article.title.split()) or self.say(EditionCode.PAPER_UNTITLED())

    def byline(self, article: Article) -> str:
        author = " ".join(article.author.split())
        is_known = author and author != article.feed_name
        return f"{author}, {article.feed_name}" if is_known else article.feed_name

    def facts_of(self, article: Article) -> str:
        """The minutes of an article, to hear if it is an episode, and the other feeds with the story."""
        code, minutes = EditionCode.PAPER_MINUTES, article.minutes
        if article.hear_s:
            code, minutes = EditionCode.PAPER_TO_HEAR, article.hear_s / 60
        facts = self.say(code(minutes=max(1, round(minutes))))
        also = EditionCode.PAPER_ALSO_IN(feeds=", ".join(article.also))
        return f"{facts} · {self.say(also)}" if article.also else facts
