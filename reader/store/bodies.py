"""Full texts from the pages behind entries, where they were wanted. The engine writes, everyone reads."""

from __future__ import annotations

import json
import re
import zlib

import apsw

from reader.model.parsed import Enclosure
from reader.model.stored import EntryContent
from reader.store.db import transaction

# Encoding of entry bodies: HTML alone, compressed where it is long. Pure; any thread.
#
# The plain text is not stored: it can be told from the HTML, and would make every store half as large again
# (docs/notes/how-are-articles-stored.md).

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
    details = [enclosure.duration_s, enclosure.chapters_url]
    return [*packed, *details] if any(details) else packed


def unpack_extras(stored: str) -> tuple[tuple[str, ...], tuple[Enclosure, ...], str]:
    extras = json.loads(stored)
    enclosures = tuple(Enclosure(*parts) for parts in extras.get("enclosures", ()))
    return tuple(extras.get("categories", ())), enclosures, extras.get("language", "")


def unpack_comments(stored: str) -> str:
    """The address where an entry is talked about; empty where the feed names none."""
    return str(json.loads(stored).get("comments", ""))


def save_full_text(conn: apsw.Connection, entry_id: int, html: str, now: float) -> bool:
    """False where the entry is gone meanwhile. Search finds it by this text, too, once it is indexed."""
    with transaction(conn):
        conn.execute(
            """INSERT OR REPLACE INTO full_texts (entry_id, html, fetched_at)
               SELECT id, ?2, ?3 FROM entries WHERE id = ?1""",
            (entry_id, pack_html(html), now),
        )
        is_stored = conn.changes() > 0
        if is_stored:
            conn.execute("INSERT OR IGNORE INTO index_queue (entry_id) VALUES (?)", (entry_id,))
        return is_stored


def find_full_text(conn: apsw.Connection, entry_id: int) -> str | None:
    """Its HTML, empty where the page held no article; None where nobody fetched the page yet."""
    row = conn.execute("SELECT html FROM full_texts WHERE entry_id = ?", (entry_id,)).fetchone()
    return None if row is None else unpack_html(row[0])
