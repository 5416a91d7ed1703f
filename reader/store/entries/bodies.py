"""Encoding of entry bodies: HTML alone, compressed where it is long. Pure; any thread.

The plain text is not stored: it can be told from the HTML, and would make every store half as large again
(docs/notes/how-are-articles-stored.md).
"""

from __future__ import annotations

import json
import re
import zlib

from reader.model.parsed import Enclosure
from reader.model.stored import EntryContent

# Shorter ones fit a page: compressing them costs more processor time than it saves disk.
COMPRESS_FROM = 4_096
SNIPPET_LENGTH = 200
_LAST_WORD = re.compile(r"(?<!\w)\w++$")


def pack_html(html: str) -> str | bytes:
    data = clean(html)
    if len(data) < COMPRESS_FROM:
        return data
    return zlib.compress(data.encode("utf-8"), 1)


def unpack_html(stored: str | bytes) -> str:
    return stored if isinstance(stored, str) else zlib.decompress(stored).decode("utf-8")


def clean(text: str) -> str:
    """Text that UTF-8 can hold: a lone surrogate would fail at the worst moment."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode("utf-8")
    return text


def make_snippet(text: str) -> str:
    """One line for a list."""
    return clean(" ".join(text[: 2 * SNIPPET_LENGTH].split())[:SNIPPET_LENGTH])


def drop_cut_word(snippet: str) -> str:
    """A snippet without the word at its end, where the text went on: half of a word is none."""
    return _LAST_WORD.sub("", snippet) if len(snippet) >= SNIPPET_LENGTH else snippet


def pack_extras(content: EntryContent) -> str:
    if not (content.categories or content.enclosures or content.language or content.comments):
        return "{}"
    enclosures = [_pack_enclosure(enclosure) for enclosure in content.enclosures]
    extras = {"categories": content.categories, "enclosures": enclosures, "language": content.language}
    return json.dumps(extras | ({"comments": content.comments} if content.comments else {}))


def _pack_enclosure(enclosure: Enclosure) -> list[str | int | None]:
    """As short as it can be told: most files say nothing of how long they play."""
    packed = [enclosure.url, enclosure.media_type, enclosure.length, enclosure.title]
    told = [enclosure.duration_s, enclosure.chapters_url]
    return [*packed, *told] if any(told) else packed


def unpack_extras(stored: str) -> tuple[tuple[str, ...], tuple[Enclosure, ...], str]:
    extras = json.loads(stored)
    enclosures = tuple(Enclosure(*parts) for parts in extras.get("enclosures", ()))
    return tuple(extras.get("categories", ())), enclosures, extras.get("language", "")


def unpack_comments(stored: str) -> str:
    """The address where an entry is talked about; empty where the feed names none."""
    return str(json.loads(stored).get("comments", ""))
