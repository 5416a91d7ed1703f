"""A small world for engine tests: a real store in a real file, a feed, and documents that arrive as if fetched."""

from __future__ import annotations

from datetime import UTC
from pathlib import Path

from reader.core.records.fetched import Fetched, FetchRequest, Outcome, Validators
from reader.core.records.stored import Feed, View
from reader.engine.update import PollResult, store_poll
from reader.parse.worker import GuardedParser
from reader.store import feeds, marks, views
from tests.fake_clock import FakeClock
from tests.new_store import open_new_store

URL = "https://a.example/feed"


class World:
    def __init__(self, folder: Path, clock: FakeClock) -> None:
        self.clock = clock
        self.conn = open_new_store(folder / "store.sqlite", clock.now())
        self.parser = GuardedParser()
        self.feed_id = feeds.add_feed(self.conn, URL, clock.now()).feed_id

    def close(self) -> None:
        self.parser.close()
        self.conn.close()

    def feed(self) -> Feed:
        return feeds.get_feed(self.conn, self.feed_id)

    def answer(self, **changes: object) -> Fetched:
        given: dict = {"outcome": Outcome.FRESH, "status": 200, "final_url": URL, "elapsed_s": 0.1}
        given |= {"fetched_at": self.clock.now(), "content_type": "application/rss+xml", "wire_bytes": 1_000}
        return Fetched(FetchRequest(URL), **(given | changes))

    def poll(self, **changes: object) -> PollResult:
        """One poll an hour after the last."""
        self.clock.advance(3_600)
        return store_poll(
            self.conn, self.parser, self.feed(), self.answer(**changes), UTC, trigger="planned", reason="A test."
        )

    def receive(self, document: bytes, etag: str = "") -> PollResult:
        validators = Validators(URL, etag, "", self.clock.now()) if etag else None
        return self.poll(body=document, validators=validators)

    def rows(self):
        return views.list_page(self.conn, View(), 1_000)

    def total(self) -> int:
        return len(self.rows())

    def unread(self) -> int:
        return views.get_unread_counts(self.conn).get(self.feed_id, 0)

    def read_everything(self) -> None:
        marks.set_read(self.conn, [row.id for row in self.rows()])

    def delete_everything(self) -> None:
        marks.delete_entries(self.conn, [row.id for row in self.rows()], self.clock.now())
