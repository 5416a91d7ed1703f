"""Pictures as HTML names them: which may be shown at all, and which one stands for the whole post. Pure."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct

from reader.html.bounds import MAX_HTML
from reader.html.tokenizer import Tag, tokenize
from reader.html.web_address import find_address

LARGEST_TRACKER = 2
"""A picture that says it is no larger counts readers, and is never fetched."""
LEAST_LEAD = 60
"""What says it is smaller is a face, a flag or a button, and does not stand for the post."""
_MOST_LOOKED_AT = 60_000
"""Characters of HTML: a picture further down does not stand for the post, and a list must not wait for it."""


class PictureTag(Struct, frozen=True):
    url: str
    width: int
    height: int
    """0 where it does not say."""


def read_picture_tag(attributes: Mapping[str, str]) -> PictureTag | None:
    """None where there is nothing to fetch, or nothing that may be."""
    url = find_address(attributes.get("src", ""))
    width, height = read_pixels(attributes.get("width", "")), read_pixels(attributes.get("height", ""))
    if not url or 0 < width <= LARGEST_TRACKER or 0 < height <= LARGEST_TRACKER:
        return None
    return PictureTag(url, width, height)


def list_pictures(html: str, most: int) -> tuple[str, ...]:
    """The addresses of what an article shows, each once, at most so many."""
    found: dict[str, None] = {}
    first = html.find("<img")
    for token in tokenize(html[first:MAX_HTML]) if first >= 0 else ():
        if isinstance(token, Tag) and token.name == "img" and not token.closes:
            tag = read_picture_tag(token.attributes)
            if tag is not None and len(found) < most:
                found[tag.url] = None
    return tuple(found)


def find_picture_words(html: str) -> str:
    """What the first picture that says something shows; empty where none does."""
    first = html.find("<img")
    for token in tokenize(html[first : first + _MOST_LOOKED_AT]) if first >= 0 else ():
        if isinstance(token, Tag) and token.name == "img" and not token.closes:
            words = " ".join(token.attributes.get("alt", "").split())
            if words and read_picture_tag(token.attributes) is not None:
                return words
    return ""


def find_lead_picture(html: str) -> str:
    """The address of the picture that stands for a post in a list; empty where it has none."""
    first = html.find("<img")
    if first < 0:
        return ""
    for token in tokenize(html[first : min(first + _MOST_LOOKED_AT, MAX_HTML)]):
        if isinstance(token, Tag) and token.name == "img" and not token.closes:
            tag = read_picture_tag(token.attributes)
            if tag is not None and not (0 < tag.width < LEAST_LEAD or 0 < tag.height < LEAST_LEAD):
                return tag.url
    return ""


def read_pixels(text: str) -> int:
    digits = text.strip().removesuffix("px")
    return min(int(digits), 20_000) if digits.isascii() and digits.isdigit() and len(digits) < 9 else 0
