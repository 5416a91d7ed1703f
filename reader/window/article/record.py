"""The records that article views are given and keep, and the user's choice of text. Pure."""

from __future__ import annotations

import re
from bisect import bisect_right
from enum import StrEnum
from typing import Protocol

from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.parsed import Enclosure
from reader.features.podcasts.records import Chapter
from reader.html.text import count_minutes, text_of
from reader.html.tokenizer import MAX_HTML

# Links inside an article that only the window understands.
SHOW_PICTURES = "paperround:pictures"
CONTINUE_OUTSIDE = "paperround:continue"
ENCLOSURE = "paperround:enclosure/"
PLAY = "paperround:play"
DOWNLOAD = "paperround:download"
CHAPTER = "paperround:chapter/"
POST = "paperround:post/"
WHY = "paperround:why"
DETAILS = "paperround:details/"
PICTURE_LINK = "paperround:picture/"

SMALLEST_TEXT_PX, LARGEST_TEXT_PX = 13, 28
_GLANCE = 0.25
"""Minutes: about sixty words."""
_FIRST_SCREEN = 4_000
"""Characters of HTML that nearly always hold some text."""
_LENGTH = re.compile(r" \(((?:(\d{1,3}):)?(\d{1,2}):(\d\d))\)$")
_FIRST_VIDEO = re.compile(r'^<p><a href="[^"<>]*">(?:<img src="[^"<>]*" alt=")?▶ [^"<>]*?( \([\d:]+\))(?:">)?</a></p>')


class ArticleHost(Protocol):
    """The window around a view of articles."""

    def open_link(self, link: str) -> None:
        """Open a link in the browser or the mail program."""

    def copy_link(self, link: str) -> None:
        """Copy a link to the clipboard."""

    def show_link(self, link: str) -> None:
        """Show the link under the pointer; "" if there is none."""

    def say(self, words: str) -> None:
        """Say in a few words that something was done."""

    def fail(self, sentence: str) -> None:
        """Say why something was not done."""


class FullText(StrEnum):
    NOT_ASKED = "not-asked"
    FETCHING = "fetching"
    SHOWN = "shown"
    NONE_FOUND = "none-found"


class PictureChoice(StrEnum):
    ONCE = "once"
    THIS_FEED = "this-feed"
    ALWAYS = "always"
    WHEN_ASKED = "when-asked"


class ArticleSound(Struct, frozen=True):
    duration_s: float | None
    note: str
    """The state of the download: "Not downloaded, 34 MB"."""
    offer: str = ""
    """What can be done about it, as a link: "Download"."""
    chapters: tuple[Chapter, ...] = ()
    chapter: int | None = None
    """The one that plays now."""


class Article(Struct, frozen=True):
    entry_id: int
    feed_title: str
    title: str
    """Empty for a message without one."""
    html: str
    """Sanitised, with absolute addresses."""
    author: str = ""
    published_at: float | None = None
    link: str = ""
    age: str = ""
    """When it came, in the list's words ("26 min"); if empty, the newspaper shows the date."""
    fetched_note: str = ""
    """When it was fetched: "Fetched at 10:04, before you looked"."""
    story_note: str = ""
    """In the newspaper: the copies folded under it."""
    feed_icon: bytes = b""
    """A picture file; if empty, a letter is painted."""
    feed_hue: int = 210
    name: str = ""
    """Its title, or its first words."""
    tags: tuple[str, ...] = ()
    enclosures: tuple[Enclosure, ...] = ()
    sound: ArticleSound | None = None
    comments: str = ""
    """The address of its comments."""
    full_text: FullText = FullText.NOT_ASKED
    full_text_message: str = ""
    """Why the page could not be fetched."""
    right_to_left: bool | None = None
    """The direction by the publisher's language; None: by each paragraph."""


class Span(Struct):
    """The range of the text that is an entry."""

    entry_id: int
    start: int
    end: int


class Spans:
    """The entries of a page in order. Positions only grow, since entries are only appended."""

    def __init__(self) -> None:
        self.all: list[Span] = []
        self._starts: list[int] = []
        self._index: dict[int, int] = {}

    def open(self, entry_id: int, start: int) -> None:
        self._index[entry_id] = len(self.all)
        self._starts.append(start)
        self.all.append(Span(entry_id, start, start))

    def close(self, end: int) -> None:
        self.all[-1].end = end

    def find_at(self, position: int) -> int:
        """The index of the post that holds this letter; -1 if there is none at all."""
        return min(max(0, bisect_right(self._starts, position) - 1), len(self.all) - 1)

    def find_index(self, entry_id: int) -> int:
        return self._index.get(entry_id, -1)


class TextChoice(Struct, frozen=True):
    """The text that the user likes to read."""

    serif: bool = True
    px: int = 17
    family: str = ""
    """A font by its name; empty for the default with serifs or without."""
    column: int = 640
    """The widest text, in pixels."""
    spacing: int = 165
    """The line height in percent of the letters."""

    def resized(self, by: int) -> TextChoice:
        return replace(self, px=max(SMALLEST_TEXT_PX, min(LARGEST_TEXT_PX, self.px + by)))


def find_reading_minutes(article_html: str) -> int | None:
    """Minutes to read, at least one; None for what is read at a glance, as most messages are."""
    minutes = count_minutes(article_html)
    return max(1, round(minutes)) if minutes >= _GLANCE else None


def find_length(name: str) -> str:
    """The length of a video, as our parser stored it behind the name: "Night ferry (12:34)"; empty if unknown."""
    found = _LENGTH.search(name)
    return found[1] if found else ""


def count_minutes_to_watch(article_html: str) -> int | None:
    """Minutes of the video that an article begins with; None if there is none or its length is unknown."""
    video = _FIRST_VIDEO.match(article_html[:4_000])
    found = _LENGTH.search(video[1]) if video else None
    if found is None:
        return None
    seconds = int(found[2] or 0) * 3_600 + int(found[3]) * 60 + int(found[4])
    return max(1, round(seconds / 60))


def is_only_a_headline(article: Article) -> bool:
    start = article.html[:MAX_HTML]
    first_screen = start[:_FIRST_SCREEN].rpartition("<")[0]
    return "<img" not in start.lower() and not (text_of(first_screen) or text_of(start))
