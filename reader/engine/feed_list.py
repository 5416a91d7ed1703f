"""The feeds as the store has them, read again only where something changed: a poll changes one of many. The engine's
thread."""

from __future__ import annotations

from collections.abc import Callable

import reader.store.feeds.feeds as feed_rows
from reader.model.stored import Feed
from reader.store.db import Connection, get_change_mark


class FeedList:
    def __init__(self, conn: Connection, on_read: Callable[[], None]) -> None:
        """`on_read` is called when the store was written by somebody."""
        self._conn, self._on_read = conn, on_read
        self._by_row: feed_rows.FeedsByRow = {}
        self._feeds: list[Feed] = []
        self._mark: tuple[int, int] | None = None

    def read(self) -> list[Feed]:
        """Most wake-ups find nothing new."""
        mark = get_change_mark(self._conn)
        if mark != self._mark:
            self._by_row, self._mark = feed_rows.list_feeds_by_row(self._conn, self._by_row), mark
            self._feeds = list(self._by_row.values())
            self._on_read()
        return self._feeds
