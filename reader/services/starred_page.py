"""Writes starred posts as one plain page that any browser opens: what an owner keeps must not depend on us."""

from __future__ import annotations

from html import escape
from pathlib import Path

from reader.clock import LocalZone, show_at
from reader.model.stored import EntryFull, View, ViewKind
from reader.store.db import Connection
from reader.store.entries.views import get_entry, list_ids

MOST = 100_000
_HEAD = (
    '<!doctype html><html><head><meta charset="utf-8"><title>Paperround</title>'
    "<style>body{max-width:42em;margin:2em auto;padding:0 1em;font:1em/1.6 Georgia,serif}"
    "p{white-space:pre-wrap}small{color:#6d6962}</style></head><body>\n"
)


def write_starred(conn: Connection, path: Path) -> int:
    """How many were written. The texts are written as text: no tag of a publisher comes along."""
    ids = list_ids(conn, View(ViewKind.STARRED), MOST).ids
    with path.open("w", encoding="utf-8", errors="replace") as file:
        file.write(_HEAD)
        for entry_id in ids:
            file.write(_make_section(get_entry(conn, entry_id)))
        file.write("</body></html>\n")
    return len(ids)


def _make_section(entry: EntryFull) -> str:
    row = entry.row
    title = escape(row.title or row.link)
    if row.link.startswith(("http://", "https://")):
        title = f'<a href="{escape(row.link)}" rel="noreferrer">{title}</a>'
    day = show_at(row.sort_at, LocalZone()).date().isoformat()
    return f"<h2>{title}</h2>\n<small>{escape(row.feed_name)}, {day}</small>\n<p>{escape(entry.text)}</p>\n"
