"""Asks the owner's rules about new entries, on the thread that stores them."""

from __future__ import annotations

from collections.abc import Sequence

from reader.engine.documents.rules import Arrival, with_fates
from reader.model.stored import Feed, NewEntry
from reader.store.db import Connection
from reader.store.feeds.folders import list_around
from reader.store.rules import list_rules


def ask_rules(conn: Connection, feed: Feed, new: Sequence[NewEntry], at: float) -> tuple[NewEntry, ...]:
    """The same entries with what the rules make of them."""
    rules = list_rules(conn) if new else []
    has_folders = any(rule.folder_id is not None for rule in rules)
    folders = list_around(conn, feed.folder_id) if has_folders and feed.folder_id is not None else []
    return with_fates(rules, Arrival(feed.id, at, frozenset(folders)), new)
