"""Whatever a server of an account answers is taken over or refused in a sentence; nothing else comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reader.features.accounts.records import Account, ServerKind
from reader.features.accounts.servers import greader
from reader.features.accounts.servers.transport import AccountError
from reader.features.accounts.store import add_account, get_account
from reader.features.accounts.worker.pull import SyncContext
from reader.features.accounts.worker.synchronise import synchronise
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, fetch, open_store
from reader.store.feeds import list_feeds, remove_feed
from tests.sync.hostile import FEED, ITEM, Answers, make_server, usual

NOW = 1_795_000_000.0
HUGE = 10**400
HALF = "\ud800"
"""Half a letter, which JSON can spell."""
LATER = {"id": "user/-/label/Later", "type": "tag"}


@pytest.fixture(scope="module")
def parser() -> Iterator[GuardedParser]:
    with GuardedParser() as parser:
        yield parser


@pytest.fixture(scope="module")
def conn(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Connection]:
    conn = open_store(tmp_path_factory.mktemp("hostile") / "store.sqlite", NOW)
    yield conn
    conn.close()


def ask(conn: Connection, parser: GuardedParser, answer: Answers, kind: ServerKind = ServerKind.OTHER) -> list[str]:
    """By an account of its own, all of it; the calls that it took."""
    number = fetch(conn, "SELECT count(*), ifnull(max(id), 0) FROM accounts")[0][1]
    added = add_account(conn, Account(0, kind, f"https://{number}.example", "me", "Home", NOW))
    server, calls = make_server(answer)
    synchronise(SyncContext(conn, parser, get_account(conn, added), server, NOW), is_thorough=True)
    return calls


@pytest.mark.parametrize(
    "answers",
    [
        usual(),
        usual(item=ITEM | {"crawlTimeMsec": HUGE}),
        usual(item=ITEM | {"published": -HUGE, "crawlTimeMsec": "5"}),
        usual(item=ITEM | {"published": 0, "title": HALF, "author": HALF}),
        usual(item=ITEM | {"enclosure": [{"href": "https://a.example/x", "length": HUGE}]}),
        usual(FEED | {"id": f"feed/{HALF}"}, ITEM | {"origin": {"streamId": f"feed/{HALF}"}}),
        usual(FEED | {"title": f"{HALF}\x00"}),
        usual(FEED | {"title": "x" * 3_000_000}),
        usual(FEED | {"categories": [{"label": HALF}]}),
        usual(FEED | {"categories": [{"label": "a/" * 5_000}]}),
        usual() | {"list": {"subscriptions": [FEED, FEED | {"id": "feed/2"}], "tags": [LATER]}},
        usual() | {"unread-count": {"unreadcounts": [{"id": HALF, "count": HUGE}]}},
    ],
)
def test_an_odd_answer_costs_no_post(tmp_path: Path, parser: GuardedParser, answers: dict[str, Any]) -> None:
    conn = open_store(tmp_path / "store.sqlite", NOW)
    try:
        ask(conn, parser, answers.__getitem__)
        assert fetch(conn, "SELECT count(*) FROM entries") == [(1,)]
    finally:
        conn.close()


@pytest.mark.parametrize("call", ["list", "ids", "contents"])
@pytest.mark.parametrize("answer", [b"[" * 200_000, b'{"a":' * 200_000, b"\xff\xfe", b"", b"NaN" * 9])
def test_nonsense_is_refused_in_words(conn: Connection, parser: GuardedParser, call: str, answer: bytes) -> None:
    answers = usual() | {call: answer}
    for feed in list_feeds(conn):
        remove_feed(conn, feed.id, NOW)
    with pytest.raises(AccountError, match=r"server\.example"):
        ask(conn, parser, answers.__getitem__)


def test_a_list_without_end_is_left(conn: Connection, parser: GuardedParser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(greader, "PAGE", 100)
    monkeypatch.setattr(greader, "MOST_IDS", 1_000)
    pages = iter(range(1_000_000))

    def answer(call: str) -> Any:
        if call != "ids":
            return usual()[call]
        first = next(pages) * 100
        return {"itemRefs": [{"id": str(first + n)} for n in range(100)], "continuation": "more"}

    with pytest.raises(AccountError, match="too large"):
        ask(conn, parser, answer)
    assert next(pages) < 30


ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.just(HUGE),
    st.floats(),
    st.text(max_size=6),
    st.just(HALF),
    st.just([]),
    st.just({}),
)


def some(**parts: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    """Objects with some of these parts, some of them odd."""
    return st.fixed_dictionaries({}, optional={name: part | ODD for name, part in parts.items()})


def several(part: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.lists(part, max_size=4)


FEED_IDS, ITEM_IDS = st.sampled_from(["feed/1", "feed/2"]), st.sampled_from(["1", "2", "3"])
LABELS = st.sampled_from([f"user/-/label/{name}" for name in ("News", "a/b", "/", HALF)])
STATES = st.sampled_from(["user/-/state/com.google/read", "user/-/state/com.google/starred"])
ADDRESSES = st.sampled_from([f"https://{name}.example/feed" for name in "ab"] + ["https://", "http://["])
ANSWERS = {
    "list": some(
        subscriptions=several(
            some(id=FEED_IDS, url=ADDRESSES, title=ODD, htmlUrl=ODD, categories=several(some(id=LABELS)))
        ),
        tags=several(some(id=LABELS, type=st.just("tag"))),
    ),
    "unread-count": some(unreadcounts=several(some(id=FEED_IDS, count=ODD, newestItemTimestampUsec=ODD))),
    "ids": some(itemRefs=several(some(id=ITEM_IDS)), continuation=ODD),
    "contents": some(
        items=several(
            some(
                id=ITEM_IDS,
                origin=some(streamId=FEED_IDS),
                title=ODD,
                canonical=several(some(href=ADDRESSES)),
                content=some(content=ODD),
                published=ODD,
                crawlTimeMsec=ODD,
                categories=several(LABELS | STATES),
                enclosure=several(some(href=ADDRESSES, length=ODD)),
            )
        )
    ),
}


@settings(max_examples=40, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(data=st.data(), kind=st.sampled_from(list(ServerKind)))
def test_no_answer_does_more_than_fail(
    conn: Connection, parser: GuardedParser, data: st.DataObject, kind: ServerKind
) -> None:
    try:
        ask(conn, parser, lambda call: data.draw(ANSWERS.get(call, ODD)), kind)
    except AccountError as error:
        assert str(error)
