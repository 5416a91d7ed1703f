"""What was acknowledged, kept apart from the program, and compared with its store at every checkpoint."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from reader.store.db import open_reader
from reader.store.feeds import list_feeds
from reader.store.maintenance import check


@dataclass
class Ledger:
    stars: set[int] = field(default_factory=set)
    """Of entries whose star a command confirmed."""
    tagged: set[int] = field(default_factory=set)
    feeds: set[str] = field(default_factory=set)
    entries: dict[int, str] = field(default_factory=dict)
    """Every entry that was ever seen in the store, with its title."""

    def find_broken(self, database: Path) -> list[str]:
        conn = open_reader(database)
        try:
            broken = check(conn)
            starred = {row[0] for row in conn.execute("SELECT entry_id FROM marks WHERE starred = 1")}
            tagged = {row[0] for row in conn.execute("SELECT entry_id FROM entry_tags")}
            entries = dict(conn.execute("SELECT e.id, e.title FROM entries e JOIN bodies b ON b.entry_id = e.id"))
            urls = {feed.url for feed in list_feeds(conn)}
        finally:
            conn.close()
        broken += [f"the star of {id_} is lost" for id_ in sorted(self.stars - starred)]
        broken += [f"the tag of {id_} is lost" for id_ in sorted(self.tagged - tagged)]
        broken += [f"{url} is lost" for url in sorted(self.feeds - urls)]
        broken += [f"entry {id_} is lost" for id_ in sorted(set(self.entries) - set(entries))]
        broken += _find_twice(entries)
        self.entries |= entries
        return broken


def _find_twice(entries: dict[int, str]) -> list[str]:
    seen: dict[str, int] = {}
    twice = []
    for id_, title in entries.items():
        # Damaged documents have titles of their own; a post's title is its own.
        if title.startswith("Post ") and title in seen:
            twice.append(f"{title} is there twice: {seen[title]} and {id_}")
        seen[title] = id_
    return twice
