"""Pictures in a stranger's HTML: which may be fetched, and which picture stands for a post. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

from msgspec import Struct

from reader.html.addresses import find_address
from reader.html.tokenizer import MAX_HTML, Tag, tokenize

LARGEST_TRACKER = 2
"""Pixels: a picture of this size or less counts readers, and is never fetched."""
LEAST_LEAD = 60
"""Pixels: a smaller picture is a face, a flag or a button, and does not stand for the post."""
_MOST_EXAMINED = 60_000
"""Characters of HTML: a picture further down does not stand for the post."""


class PictureTag(Struct, frozen=True):
    url: str
    width: int
    height: int
    """Both are 0 where the tag does not say."""

    def is_smaller(self, least: int) -> bool:
        return 0 < self.width < least or 0 < self.height < least


def read_picture_tag(attributes: Mapping[str, str]) -> PictureTag | None:
    """Return an img tag's picture; None for one that may not be fetched."""
    url = find_address(attributes.get("src", ""))
    tag = PictureTag(url, read_pixels(attributes.get("width", "")), read_pixels(attributes.get("height", "")))
    return None if not url or tag.is_smaller(LARGEST_TRACKER + 1) else tag


def list_pictures(html: str, most: int, least: int = 0) -> tuple[str, ...]:
    """The addresses of an article's pictures that are not smaller than `least`, each once, at most `most`."""
    found = dict.fromkeys(tag.url for tag, _ in _walk(html, MAX_HTML) if not tag.is_smaller(least))
    return tuple(islice(found, most))


def find_picture_words(html: str) -> str:
    """The first alternative text of a picture, or ""."""
    return next((words for _, words in _walk(html, _MOST_EXAMINED) if words), "")


def find_lead_picture(html: str) -> str:
    """The address of the picture that stands for a post in a list, or ""."""
    return next((tag.url for tag, _ in _walk(html, _MOST_EXAMINED) if not tag.is_smaller(LEAST_LEAD)), "")


def _walk(html: str, examined: int) -> Iterator[tuple[PictureTag, str]]:
    """Yield every picture that may be shown with its alternative text, up to `examined` characters from the first."""
    first = html.find("<img")
    for token in tokenize(html[first : min(first + examined, MAX_HTML)]) if first >= 0 else ():
        if isinstance(token, Tag) and token.name == "img" and not token.closes:
            tag = read_picture_tag(token.attributes)
            if tag is not None:
                yield tag, " ".join(token.attributes.get("alt", "").split())


def read_pixels(text: str) -> int:
    digits = text.strip().removesuffix("px")
    return min(int(digits), 20_000) if digits.isascii() and digits.isdigit() and len(digits) < 9 else 0
