"""Entry bodies, packed: HTML, compressed if it is long, and what else the feed sent. Also full texts from pages.

Plain text is not stored: it follows from the HTML, and would make every store half as large again
(docs/developer/notes/how-are-articles-stored.md). The engine writes, everyone reads.
"""

from __future__ import annotations

import json
import re
import zlib
from typing import Any

import apsw
from msgspec import Struct
from msgspec.structs import astuple

from reader.core.records.parsed import Enclosure
from reader.core.records.stored import EntryContent
from reader.store.db import find_value, transaction

# Shorter ones fit a page of the database: compressing them costs more processor time than it saves disk.
COMPRESS_FROM = 4_096
SNIPPET_LENGTH = 200
_LAST_WORD = re.compile(r"(?<!\w)\w++$")


def pack_html(html: str) -> str | bytes:
    data = clean(html)
    return data if len(data) < COMPRESS_FROM else compress(data)


def compress(stored: Any) -> bytes:
    """What `pack_html` made, compressed even if it is short: for copies, which nobody reads."""
    return stored if isinstance(stored, bytes) else zlib.compress(stored.encode("utf-8"), 1)


def unpack_html(stored: str | bytes) -> str:
    return stored if isinstance(stored, str) else zlib.decompress(stored).decode("utf-8")


def clean(text: str) -> str:
    """The text without lone surrogates, which UTF-8 cannot hold."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return text.encode("utf-8", "replace").decode("utf-8")
    return text


def make_snippet(text: str) -> str:
    """The beginning of a text on one line, for lists."""
    return clean(" ".join(text[: 2 * SNIPPET_LENGTH].split())[:SNIPPET_LENGTH])


def drop_cut_word(snippet: str) -> str:
    """A snippet without the word that may have been cut at its end."""
    return _LAST_WORD.sub("", snippet) if len(snippet) >= SNIPPET_LENGTH else snippet


def pack_extras(content: EntryContent) -> str:
    extras = {
        "categories": content.categories,
        "enclosures": [astuple(enclosure) for enclosure in content.enclosures],
        "language": content.language,
        "comments": content.comments,
    }
    return json.dumps({name: value for name, value in extras.items() if value})


class Extras(Struct, frozen=True):
    categories: tuple[str, ...]
    enclosures: tuple[Enclosure, ...]
    language: str
    comments: str


def unpack_extras(stored: str) -> Extras:
    extras = json.loads(stored)
    enclosures = tuple(Enclosure(*parts) for parts in extras.get("enclosures", ()))
    return Extras(
        tuple(extras.get("categories", ())), enclosures, extras.get("language", ""), extras.get("comments", "")
    )


def save_full_text(conn: apsw.Connection, entry_id: int, html: str, now: float) -> bool:
    """Store a full text and queue the entry for the search index; False if the entry is gone meanwhile."""
    with transaction(conn):
        sql = """INSERT OR REPLACE INTO full_texts (entry_id, html, fetched_at)
            SELECT id, ?2, ?3 FROM entries WHERE id = ?1"""
        conn.execute(sql, (entry_id, pack_html(html), now))
        is_stored = conn.changes() > 0
        if is_stored:
            conn.execute("INSERT OR IGNORE INTO index_queue (entry_id) VALUES (?)", (entry_id,))
        return is_stored


def find_full_text(conn: apsw.Connection, entry_id: int) -> str | None:
    """The HTML, empty if the page held no article; None if the page was not fetched yet."""
    return find_value(conn, unpack_html, "SELECT html FROM full_texts WHERE entry_id = ?", (entry_id,))
