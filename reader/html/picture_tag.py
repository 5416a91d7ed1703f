"""Pictures as HTML names them: which may be shown at all, and which one stands for the whole post. Pure."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import islice

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
    found = dict.fromkeys(tag.url for tag, _ in _walk_pictures(html, MAX_HTML))
    return tuple(islice(found, most))


def find_picture_words(html: str) -> str:
    """What the first picture that says something shows; empty where none does."""
    told = (" ".join(attributes.get("alt", "").split()) for _, attributes in _walk_pictures(html))
    return next(filter(None, told), "")


def find_lead_picture(html: str) -> str:
    """The address of the picture that stands for a post in a list; empty where it has none."""
    for tag, _ in _walk_pictures(html):
        if not (0 < tag.width < LEAST_LEAD or 0 < tag.height < LEAST_LEAD):
            return tag.url
    return ""


def _walk_pictures(html: str, most: int = _MOST_LOOKED_AT) -> Iterator[tuple[PictureTag, Mapping[str, str]]]:
    """Those that may be shown, with all that their tags say, in so many letters from the first on."""
    first = html.find("<img")
    for token in tokenize(html[first : min(first + most, MAX_HTML)]) if first >= 0 else ():
        if isinstance(token, Tag) and token.name == "img" and not token.closes:
            attributes = token.attributes
            tag = read_picture_tag(attributes)
            if tag is not None:
                yield tag, attributes


def read_pixels(text: str) -> int:
    digits = text.strip().removesuffix("px")
    return min(int(digits), 20_000) if digits.isascii() and digits.isdigit() and len(digits) < 9 else 0
