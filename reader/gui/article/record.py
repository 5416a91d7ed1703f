"""What the article view is given: one frozen record per article, and the owner's choice of text.

Pure: no Qt, no clock.
"""

from __future__ import annotations

import html
import re
from dataclasses import dataclass
from enum import StrEnum

from reader.model.parsed import Enclosure

SMALLEST_TEXT_PX, LARGEST_TEXT_PX = 13, 28
_WORDS_A_MINUTE = 230
_CJK_A_MINUTE = 500
_TAG = re.compile(r"<[^<>]{0,4096}>")
_CJK = re.compile(r"[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af\uf900-\ufaff]")


class FullText(StrEnum):
    """Where the page behind the post stands."""

    NOT_ASKED = "not-asked"
    FETCHING = "fetching"
    SHOWN = "shown"
    NONE_FOUND = "none-found"


class PictureChoice(StrEnum):
    ONCE = "once"
    THIS_FEED = "this-feed"
    ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Article:
    entry_id: int
    feed_title: str
    title: str
    html: str
    """Sanitised, with absolute addresses. The view defends itself all the same."""
    author: str = ""
    published_at: float | None = None
    link: str = ""
    age: str = ""
    """When it came, in the list's words ("26 min"); the newspaper says the date where this is empty."""
    fetched_note: str = ""
    """The sentence only this program can write: "Fetched at 10:04, before you looked"."""
    feed_icon: bytes = b""
    """A picture file; empty paints the letter tile."""
    feed_hue: int = 210
    enclosures: tuple[Enclosure, ...] = ()
    full_text: FullText = FullText.NOT_ASKED
    right_to_left: bool | None = None
    """What the publisher says of the language's direction; None lets each paragraph speak for itself."""


@dataclass(frozen=True, slots=True)
class TextChoice:
    """How the owner likes to read."""

    serif: bool = True
    px: int = 17

    def resized(self, by: int) -> TextChoice:
        return TextChoice(self.serif, max(SMALLEST_TEXT_PX, min(LARGEST_TEXT_PX, self.px + by)))


def count_minutes(article_html: str) -> int:
    """Minutes to read, at least one: words where there are spaces, characters where there are none."""
    text = html.unescape(_TAG.sub(" ", article_html))
    characters = len(_CJK.findall(text))
    words = len(_CJK.sub(" ", text).split()) if characters else len(text.split())
    return max(1, round(words / _WORDS_A_MINUTE + characters / _CJK_A_MINUTE))


def is_only_a_headline(article: Article) -> bool:
    """Nothing to read and nothing to see but the title."""
    bare = html.unescape(_TAG.sub("", article.html)).strip()
    return not bare and "<img" not in article.html.lower()
