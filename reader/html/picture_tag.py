"""Pictures as HTML names them: which may be shown at all, and which one stands for the whole post. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from itertools import islice
from urllib.parse import urlsplit

from msgspec import Struct

from reader.html.elements import MAX_HTML
from reader.html.tokenizer import Tag, tokenize

# Tells SVG pictures that only draw from those that do more. Pure; any thread.
#
# An SVG can name files, load others, run scripts, and grow without end by entities or by what it uses again.
# One that could do any of it is refused rather than cleaned: its alternative text is shown then.

LARGEST = 200_000
MOST_TAGS = 3_000
_BEGINNING = re.compile(rb"\s*+(?>(?:<\?xml[^>]*+>|<!--.*?-->|<!DOCTYPE svg[^>\[]*+>)\s*+)*+<svg[\s>]", re.DOTALL)
_REFUSED = re.compile(
    rb"<!ENTITY|<(?:[\w-]+:)?(?:script|image|feImage|foreignObject|iframe|animate\w*|set|use|pattern|filter|mask)\b"
    rb"|\bon\w+\s*=|href\s*=\s*[\"'](?!#)|@import|url\(\s*[\"']?(?!#)",
    re.IGNORECASE,
)


def is_harmless_svg(data: bytes) -> bool:
    """False for whatever is no SVG, too."""
    if len(data) > LARGEST or not _BEGINNING.match(data[:4_000]):
        return False
    return data.count(b"<") <= MOST_TAGS and _REFUSED.search(data) is None


# Addresses in a stranger's HTML: which of them may be followed or fetched at all. Pure.

LONGEST_ADDRESS = 4000
WEB = frozenset({"http", "https"})
_UNPRINTABLE = re.compile(r"[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]")


def find_address(address: str, schemes: frozenset[str] = WEB) -> str:
    """The address without what nobody sees, if it is of one of these kinds; else nothing."""
    address = _UNPRINTABLE.sub("", address)
    if len(address) > LONGEST_ADDRESS:
        return ""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    if parts.scheme not in schemes or (parts.scheme != "mailto" and not parts.hostname):
        return ""
    return address


LARGEST_TRACKER = 2
"""A picture that says it is no larger counts readers, and is never fetched."""
LEAST_LEAD = 60
"""What says it is smaller is a face, a flag or a button, and does not stand for the post."""
_MOST_EXAMINED = 60_000
"""Characters of HTML: a picture further down does not stand for the post, and a list must not wait for it."""


class PictureTag(Struct, frozen=True):
    url: str
    width: int
    height: int
    """0 where it does not say."""

    def is_smaller(self, least: int) -> bool:
        """By what it says itself."""
        return 0 < self.width < least or 0 < self.height < least


def read_picture_tag(attributes: Mapping[str, str]) -> PictureTag | None:
    """None where there is nothing to fetch, or nothing that may be."""
    url = find_address(attributes.get("src", ""))
    tag = PictureTag(url, read_pixels(attributes.get("width", "")), read_pixels(attributes.get("height", "")))
    return None if not url or tag.is_smaller(LARGEST_TRACKER + 1) else tag


def list_pictures(html: str, most: int, least: int = 0) -> tuple[str, ...]:
    """The addresses of what an article shows, each once, at most so many; `least`: no smaller ones."""
    found = dict.fromkeys(tag.url for tag, _ in _walk(html, MAX_HTML) if not tag.is_smaller(least))
    return tuple(islice(found, most))


def find_picture_words(html: str) -> str:
    """What the first picture that says something shows; empty where none does."""
    return next((words for _, words in _walk(html, _MOST_EXAMINED) if words), "")


def find_lead_picture(html: str) -> str:
    """The address of the picture that stands for a post in a list; empty where it has none."""
    return next((tag.url for tag, _ in _walk(html, _MOST_EXAMINED) if not tag.is_smaller(LEAST_LEAD)), "")


def _walk(html: str, examined: int) -> Iterator[tuple[PictureTag, str]]:
    """Every picture that may be shown, with the words that stand for it; as far from the first as is looked at."""
    first = html.find("<img")
    for token in tokenize(html[first : min(first + examined, MAX_HTML)]) if first >= 0 else ():
        if isinstance(token, Tag) and token.name == "img" and not token.closes:
            tag = read_picture_tag(token.attributes)
            if tag is not None:
                yield tag, " ".join(token.attributes.get("alt", "").split())


def read_pixels(text: str) -> int:
    digits = text.strip().removesuffix("px")
    return min(int(digits), 20_000) if digits.isascii() and digits.isdigit() and len(digits) < 9 else 0
