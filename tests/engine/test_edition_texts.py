"""Whole texts for a paper: fetched from a real server by its wishes, and the paper still takes the minutes it
should."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import UTC, datetime

import pytest
from msgspec.structs import replace

from reader.core.paths import Profile
from reader.core.records.messages import Message
from reader.core.settings import Settings
from reader.core.words.words import in_english
from reader.features.editions.store import list_editions
from reader.features.editions.worker.make import EditionTools, find_file, gather_whole, make_edition, remake_files
from reader.net.client import Client
from reader.net.host_limits import Courtesy
from reader.store.db import open_store
from reader.store.feeds import add_feed
from tests.fake_clock import FakeClock
from tests.feedserver import Exchange, page
from tests.unit.store.made import make_new, store

NOW = datetime(2026, 6, 11, 6, 0, tzinfo=UTC).timestamp()
POSTS, WORDS = 60, 230 * 2
SETTINGS = Settings(for_you=False, edition_to="")


class Making:
    """Sixty beginnings of articles of two minutes each, on a real server."""

    def __init__(self, folder, server) -> None:
        self.clock, self.server = FakeClock(NOW), server
        self.profile = Profile(folder)
        self.conn = open_store(self.profile.database, NOW)
        server.serve("*", self._answer)
        server.serve("/robots.txt", page(b"User-agent: *\nDisallow: /private/", content_type="text/plain"))
        at = int(NOW) - 7_200
        feed_id = add_feed(self.conn, server.url("/feed"), at).feed_id
        new = [
            make_new(n, text="A beginning.", link=self._link(n), published_at=at + n, sort_at=at + n)
            for n in range(POSTS)
        ]
        store(self.conn, feed_id, new, at=at)
        self.client = Client(self.clock)
        self.is_cancelled = False
        self.tools = EditionTools(
            self.profile,
            self.conn,
            self.clock,
            UTC,
            self.client,
            lambda: self.is_cancelled,
            render=lambda job, cancelled: {"epub": repr(job.edition.entry_ids).encode()},
            courtesy=Courtesy(pause_s=0.0),
        )

    def _link(self, number: int) -> str:
        return str(self.server.url(f"/private/{number}" if number % 10 == 0 else f"/open/{number}"))

    def _answer(self, exchange: Exchange) -> None:
        words = "<p>" + f"harbour {exchange.seen.path.rpartition('/')[2]} tide pilot boats " * (WORDS // 5) + "</p>"
        html = f"<html><body><article><h1>Tide</h1>{words}</article></body></html>"
        exchange.answer(200, {"Content-Type": "text/html"}, html.encode())

    def close(self) -> None:
        self.client.close()
        self.conn.close()


@pytest.fixture
def making(tmp_path, feedserver) -> Iterator[Making]:
    made = Making(tmp_path, feedserver)
    yield made
    made.close()


def test_twenty_minutes_of_whole_texts_are_twenty_minutes(making):
    gathered = gather_whole(making.tools, SETTINGS)
    assert 18 <= sum(article.minutes for article in gathered.edition.all_articles) <= 22
    assert len(gathered.edition.articles) >= 8
    paths = [one.path for one in making.server.seen()]
    assert not [path for path in paths if path.startswith("/private/")], "robots.txt asks for that"
    assert paths.count("/robots.txt") == 1
    assert len(paths) == len(set(paths)) <= 41, "nothing twice, and not more than forty pages"


def test_where_the_user_wants_no_pages_or_has_no_bytes_left_nothing_is_asked(making):
    gather_whole(making.tools, replace(SETTINGS, edition_pages=False))
    gather_whole(replace(making.tools, client=None), SETTINGS)
    assert not making.server.seen()


def test_who_cancels_gets_no_paper_and_nothing_counts_as_printed(making):
    steps: list[str] = []

    def stop(step: Message) -> None:
        steps.append(in_english(step))
        making.is_cancelled = len(steps) > 3

    assert make_edition(replace(making.tools, on_progress=stop), SETTINGS) is None
    assert list_editions(making.conn) == []
    assert steps[:2] == ["Loading full articles: 0 of 40", "Loading full articles: 1 of 40"]
    assert len([one for one in making.server.seen() if one.path != "/robots.txt"]) <= 4


def test_files_that_a_crash_took_are_made_again(making):
    made = make_edition(replace(making.tools, client=None), SETTINGS)
    assert made is not None
    book = find_file(making.profile, made.id, "epub")
    before = book.read_bytes()
    book.unlink()
    remake_files(making.tools, SETTINGS, made)
    assert book.read_bytes() == before


def test_a_host_that_is_down_is_asked_once_and_not_for_each_post(making):
    making.server.serve("/robots.txt", lambda exchange: exchange.reset())
    gathered = gather_whole(making.tools, SETTINGS)
    assert gathered.edition.shorts, "of what the feed sent"
    assert {one.path for one in making.server.seen()} == {"/robots.txt"}
    assert len(making.server.seen()) <= 3
