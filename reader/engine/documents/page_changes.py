"""The entries of a followed page whose changes are news: its text beside the version that is kept.

Runs on the thread that owns the connection; the version is written with the poll that brought it
(store/entries/entries.py).
"""

from __future__ import annotations

from msgspec.structs import replace

from reader.model.parsed import ParsedFeed
from reader.model.stored import Feed
from reader.parse.page_feed.page_changes import compare, make_change_entry, make_first_entry
from reader.store.db import Connection
from reader.store.feeds.page_versions import find_page_version


def tell_changes(conn: Connection, feed: Feed, parsed: ParsedFeed, now: float) -> tuple[ParsedFeed, str]:
    """What is to be told, and the version to keep: empty where the one that is kept says the same but for noise."""
    kept = find_page_version(conn, feed.id)
    if kept is None or kept.selector != feed.choices.page_selector:
        first = make_first_entry(parsed.page_text, parsed.site_url, parsed.title, now)
        return replace(parsed, entries=(first,)), parsed.page_text
    differences = compare(kept.text, parsed.page_text)
    if not differences:
        return parsed, ""
    change = make_change_entry(differences, kept.text, kept.at, parsed.site_url, now)
    return replace(parsed, entries=(change,)), parsed.page_text
