"""Tries a rule on stored entries, page by page so that nobody waits long. Changes nothing."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct

from reader.core.records.stored import Cursor, EntryRow, View, ViewKind
from reader.features.rules.records import Rule
from reader.features.rules.store import Scanned, scan_entries
from reader.features.rules.worker import Sample, matches, require_usable
from reader.store.db import Connection

PAGE = 400
MOST_TRIED = 20_000
"""A rule is for what comes, so the newest entries matter."""


class TriedPage(Struct, frozen=True):
    matching: tuple[EntryRow, ...]
    tried: int
    next: Cursor | None


def try_page(conn: Connection, rule: Rule, after: Cursor | None = None) -> TriedPage:
    """Try the rule on the next entries. Raises UsageError if it can't be used."""
    require_usable(rule)
    page = scan_entries(conn, _view_of(rule), PAGE, after)
    found = tuple(one.row for one in page.entries if matches(rule, _sample(one, rule)))
    return TriedPage(found, len(page.entries), page.next)


def try_pages(conn: Connection, rule: Rule) -> Iterator[TriedPage]:
    """All pages up to MOST_TRIED entries."""
    tried, after = 0, None
    while tried < MOST_TRIED:
        page = try_page(conn, rule, after)
        yield page
        tried, after = tried + page.tried, page.next
        if after is None:
            return


def _view_of(rule: Rule) -> View:
    if rule.feed_id is not None:
        return View(ViewKind.FEED, rule.feed_id)
    return View() if rule.folder_id is None else View(ViewKind.FOLDER, rule.folder_id)


def _sample(one: Scanned, rule: Rule) -> Sample:
    """All of these entries are in the rule's folder, if it has one."""
    folders = frozenset() if rule.folder_id is None else frozenset((rule.folder_id,))
    return Sample(one.row.feed_id, one.row.title, one.text, one.row.author, one.categories, folders)
