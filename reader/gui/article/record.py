"""Article records: what the view is given, one per article, and the user's choice of text.

Pure: no Qt, no clock.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from reader.gui.article.blocks import CHAPTER, DOWNLOAD, PLAY
from reader.html.elements import MAX_HTML
from reader.html.text import count_minutes, text_of
from reader.model.parsed import Enclosure
from reader.model.podcasts import Chapter

SMALLEST_TEXT_PX, LARGEST_TEXT_PX = 13, 28
_GLANCE = 0.25
"""Minutes: some sixty words."""
_FIRST_SCREEN = 4_000
"""Characters of HTML that nearly always hold some text."""


class FullText(StrEnum):
    """State of the full text behind an entry."""

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
    """What an article says of its episode."""

    duration_s: float | None
    note: str
    """Whether it is here: "Not downloaded, 34 MB"."""
    offer: str = ""
    """What can be done about that, as a link: "Download"."""
    chapters: tuple[Chapter, ...] = ()
    chapter: int | None = None
    """The one that is heard now."""


class Article(Struct, frozen=True):
    """All the view needs to show one article."""

    entry_id: int
    feed_title: str
    title: str
    """Empty for a message without one: then its text speaks for itself."""
    html: str
    """Sanitised, with absolute addresses. The view defends itself all the same."""
    author: str = ""
    published_at: float | None = None
    link: str = ""
    age: str = ""
    """When it came, in the list's words ("26 min"); the newspaper says the date where this is empty."""
    fetched_note: str = ""
    """The sentence only this program can write: "Fetched at 10:04, before you looked"."""
    story_note: str = ""
    """In the newspaper: what stands folded under it."""
    feed_icon: bytes = b""
    """A picture file; empty paints the letter tile."""
    feed_hue: int = 210
    name: str = ""
    """What it is called elsewhere: its title, or its first words."""
    tags: tuple[str, ...] = ()
    enclosures: tuple[Enclosure, ...] = ()
    sound: ArticleSound | None = None
    comments: str = ""
    """The page where it is talked about."""
    full_text: FullText = FullText.NOT_ASKED
    full_text_message: str = ""
    """Why the page could not be fetched."""
    right_to_left: bool | None = None
    """What the publisher says of the language's direction; None lets each paragraph speak for itself."""


class TextChoice(Struct, frozen=True):
    """How the user likes to read."""

    serif: bool = True
    px: int = 17
    family: str = ""
    """A font by its name; empty takes the usual one, with serifs or without."""
    column: int = 640
    """Width of the text at most, in pixels."""
    spacing: int = 165
    """From line to line, in percent of the letters."""

    def resized(self, by: int) -> TextChoice:
        return replace(self, px=max(SMALLEST_TEXT_PX, min(LARGEST_TEXT_PX, self.px + by)))


def find_reading_minutes(article_html: str) -> int | None:
    """At least one; None for what is read as soon as it is seen, as most messages are: "1 minute" would be no help."""
    minutes = count_minutes(article_html)
    return max(1, round(minutes)) if minutes >= _GLANCE else None


def is_only_a_headline(article: Article) -> bool:
    """Nothing to read and nothing to see but the title."""
    start = article.html[:MAX_HTML]
    first_screen = start[:_FIRST_SCREEN].rpartition("<")[0]
    return "<img" not in start.lower() and not (text_of(first_screen) or text_of(start))


# Episode links of an article: what a click on one asks for. Pure.


class SoundWish(Struct, frozen=True):
    entry_id: int
    is_download: bool = False
    """To be fetched, or let go; else to be played."""
    from_s: float | None = None
    """None plays from where it was left."""


def find_wish(article: Article | None, address: str) -> SoundWish | None:
    if article is None or article.sound is None:
        return None
    if address in (PLAY, DOWNLOAD):
        return SoundWish(article.entry_id, is_download=address == DOWNLOAD)
    if not address.startswith(CHAPTER):
        return None
    return SoundWish(article.entry_id, from_s=article.sound.chapters[int(address.removeprefix(CHAPTER))].start_s)
