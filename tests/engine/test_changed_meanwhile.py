"""The user changes a feed while an answer of it is on its way: their word counts."""

from __future__ import annotations

from datetime import UTC

import pytest
from msgspec.structs import replace

from reader.core.records.fetched import Outcome, Problem
from reader.core.records.pages import PageKind
from reader.core.words.catalogue import Code
from reader.engine.update import store_poll
from reader.store import feeds
from reader.store.poll_log import list_days

DOCUMENT = b"""<rss version="2.0"><channel><title>A</title>
<item><title>One</title><guid>1</guid></item></channel></rss>"""
NEW = "https://b.example/feed"


@pytest.mark.parametrize(
    "answer",
    [
        {"body": DOCUMENT, "permanent_url": "https://c.example/feed"},
        {"outcome": Outcome.FAILED, "problem": Problem.NOT_FOUND, "status": 404, "message": Code.INTERRUPTED()},
    ],
)
def test_an_answer_of_the_old_address_says_nothing_of_the_new_one(world, answer) -> None:
    asked = world.feed()
    feeds.change_address(world.conn, asked.id, NEW)
    result = store_poll(
        world.conn, world.parser, asked, world.answer(**answer), UTC, trigger="manual", reason="A test."
    )
    assert (result.new_ids, result.moved_to) == ((), "")
    feed = world.feed()
    assert (feed.url, feed.http.last_fetched_at, feed.http.error_count) == (NEW, None, 0)
    (day,) = list_days(world.conn)
    assert day.fetches == 1, "it is charged all the same"


def test_a_page_that_is_to_be_read_otherwise_is_read_again(world) -> None:
    """The answer's hash would say that the page was read in the new way already."""
    asked = world.feed()
    chosen = replace(asked.choices, page_kind=PageKind.CHANGES, page_selector="main")
    feeds.set_choices(world.conn, asked.id, chosen)
    store_poll(world.conn, world.parser, asked, world.answer(body=DOCUMENT), UTC, trigger="planned", reason="A test.")
    assert world.feed().http.body_hash == b""
