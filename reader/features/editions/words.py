"""The words printed in an edition, in the user's language. Pure."""

from __future__ import annotations

from datetime import tzinfo

from msgspec import Struct

from reader.core.clock import show_at
from reader.core.records.messages import Message
from reader.core.words.languages import day_of_month
from reader.core.words.words import Language, word
from reader.features.editions.records import Article, Edition
from reader.features.editions.texts import MONTHS, WEEKDAYS, EditionCode


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
