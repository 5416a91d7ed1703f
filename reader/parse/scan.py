"""HTML into tags and text, forgivingly and in linear time. Understands no structure; see `tidy` for that.

Follows the tokeniser of the HTML standard where it matters: quotes count only after `=`, comments and raw
text run to their end, and what is never closed swallows the rest. Every search either succeeds or ends the
scan, so no input makes it slow.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape
from typing import NamedTuple

from reader.parse.html_rules import RAW_TEXT


class Text(NamedTuple):
    markup: str
    """Still escaped, and free of `<`."""


class Tag(NamedTuple):
    name: str
    closes: bool
    attributes: dict[str, str]
    """Values unescaped, names in lower case, the first of each."""


_NEXT = re.compile(r"<(?:(/?)([a-zA-Z][^\s/>]*)|(!--)|([!?/]))")
_ATTRIBUTE = re.compile(
    r"[\s/]*([^\s/>][^\s/>=]*)"
    r"(?:\s*=\s*(?:\"([^\"]*)\"|'([^']*)'|([^\s>\"'][^\s>]*)|(?=>)))?"
)
_OPEN_VALUE = re.compile(r"\s*=\s*[\"']")
_SPACE = re.compile(r"[\s/]*")
_RAW_ENDS = {name: re.compile(rf"</{name}(?=[\s/>])", re.IGNORECASE) for name in RAW_TEXT}
_MAX_ATTRIBUTES = 60
_MAX_NAME = 40


def scan(html: str) -> Iterator[Text | Tag]:
    position, end = 0, len(html)
    while position < end:
        match = _NEXT.search(html, position)
        start = match.start() if match else end
        if start > position:
            yield Text(html[position:start].replace("<", "&lt;"))
        if match is None:
            return
        if match.group(2) is None:
            position = _skip_comment(html, match)
            continue
        attributes, position = _read_attributes(html, match.end())
        if position < 0:
            return
        name = match.group(2).lower()
        closes = bool(match.group(1))
        yield Tag(name, closes, attributes)
        if not closes and name in RAW_TEXT:
            start, position = position, _skip_raw(html, name, position)
            if name == "title":
                yield Text(html[start:position].replace("<", "&lt;"))


def _skip_comment(html: str, match: re.Match[str]) -> int:
    """Where a comment, a declaration or an instruction ends."""
    if match.group(3):
        if html.startswith((">", "->"), match.end()):
            return html.index(">", match.end()) + 1
        found = html.find("-->", match.end())
        return found + 3 if found >= 0 else len(html)
    found = html.find(">", match.end())
    return found + 1 if found >= 0 else len(html)


def _skip_raw(html: str, name: str, position: int) -> int:
    found = _RAW_ENDS[name].search(html, position)
    return found.start() if found else len(html)


def _read_attributes(html: str, position: int) -> tuple[dict[str, str], int]:
    """The attributes and where the tag ends; -1 where it never does."""
    attributes: dict[str, str] = {}
    while True:
        position = _SPACE.match(html, position).end()  # type: ignore[union-attr]
        if html.startswith(">", position):
            return attributes, position + 1
        match = _ATTRIBUTE.match(html, position)
        if match is None or match.end() >= len(html):
            return attributes, -1
        if match.lastindex == 1 and _OPEN_VALUE.match(html, match.end()):
            return attributes, -1  # a quote that is never closed swallows the rest
        _keep(attributes, match)
        position = match.end()


def _keep(attributes: dict[str, str], match: re.Match[str]) -> None:
    name = match.group(1).lower()
    if len(attributes) >= _MAX_ATTRIBUTES or len(name) > _MAX_NAME or name in attributes:
        return
    value = match.group(2) or match.group(3) or match.group(4) or ""
    attributes[name] = unescape(value) if "&" in value else value
