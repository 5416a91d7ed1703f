"""Which feeds of a place wait for their first posts, and until when."""

from __future__ import annotations

import pytest

from reader.core.records.stored import Feed, FeedChoices, HttpState, PublisherData
from reader.window.app.navigation import find_first_fetches
from reader.window.list.bars import FirstFetches
from reader.window.sidebar.tree import Key, Kind, SidebarData

NEVER = HttpState()
WAIT_REQUESTED = HttpState(last_fetched_at=5.0)
FETCHED = HttpState(last_fetched_at=5.0, last_ok_at=5.0)
PAUSES = {"a.example": 900.0, "b.example": 600.0}


def feed(number: int, host: str, http: HttpState) -> Feed:
    url = f"https://{host}/{number}"
    return Feed(number, url, None, number, 1.0, FeedChoices(), PublisherData(title=host), http)


@pytest.mark.parametrize(
    ("feeds", "found"),
    [
        ([feed(1, "c.example", NEVER)], FirstFetches(1, "c.example")),
        ([feed(1, "a.example", NEVER)], FirstFetches(1, "a.example", paused_until=900.0)),
        ([feed(1, "a.example", WAIT_REQUESTED)], FirstFetches(1, "a.example", paused_until=900.0)),
        ([feed(1, "c.example", WAIT_REQUESTED)], FirstFetches()),  # it failed: its trouble is told
        ([feed(1, "a.example", FETCHED)], FirstFetches()),
        ([feed(1, "a.example", NEVER), feed(2, "b.example", NEVER)], FirstFetches(2, "a.example", paused_until=600.0)),
        ([feed(1, "a.example", NEVER), feed(2, "c.example", NEVER)], FirstFetches(2, "a.example")),
    ],
)
def test_what_waits_and_until_when(feeds: list[Feed], found: FirstFetches) -> None:
    data = SidebarData(feeds=feeds, pauses=PAUSES)
    assert find_first_fetches(Key(Kind.UNREAD), data, is_offline=False) == found
