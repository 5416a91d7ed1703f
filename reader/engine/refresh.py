"""Polls many feeds now and stores what comes, one by one, in the order in which answers arrive.

Runs on the thread that owns the connection; the fetcher's threads only fetch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import tzinfo

from msgspec import Struct

from reader.clock import Clock
from reader.engine.update import PollResult, store_poll
from reader.fetch.client import Client, never
from reader.fetch.host_limits import Courtesy
from reader.fetch.many import fetch_many
from reader.fetch.passwords import Passwords
from reader.model.fetched import FetchRequest
from reader.model.stored import Feed
from reader.parse.worker import GuardedParser
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.search import index_some


class Tools(Struct, frozen=True):
    """What every refresh works with; whoever makes them closes them."""

    conn: Connection
    client: Client
    parser: GuardedParser
    passwords: Passwords
    parallel: int
    zone: tzinfo
    """The owner's: in it a day begins and a budget is spent."""


def ignore(feed_id: int) -> None:
    pass


@contextmanager
def open_tools(conn: Connection, settings: Settings, clock: Clock, zone: tzinfo) -> Iterator[Tools]:
    with Client(clock, proxy=settings.proxy) as client, GuardedParser() as parser:
        yield Tools(conn, client, parser, Passwords(), settings.parallel_fetches, zone)


def make_request(feed: Feed, passwords: Passwords) -> FetchRequest:
    """The password comes from the system's keyring, and only for feeds that have a user name."""
    username = feed.choices.username
    credentials = passwords.find(feed.url, username) if username else None
    return FetchRequest(feed.url, feed.http.validators, credentials)


class Poll(Struct, frozen=True):
    """A poll to make, and why."""

    feed: Feed
    trigger: str
    reason: str


def refresh(
    tools: Tools,
    feeds: Sequence[Feed],
    *,
    trigger: str,
    reason: str,
    courtesy: Courtesy,
    cancelled: Callable[[], bool] = never,
) -> Iterator[PollResult]:
    """One PollResult per feed that was polled; stops early, with everything stored so far, when cancelled."""
    polls = [Poll(feed, trigger, reason) for feed in feeds]
    return run_polls(tools, polls, courtesy=courtesy, cancelled=cancelled)


def run_polls(
    tools: Tools,
    polls: Sequence[Poll],
    *,
    courtesy: Courtesy,
    cancelled: Callable[[], bool] = never,
    on_begin: Callable[[int], None] = ignore,
    on_answer: Callable[[int], None] = ignore,
) -> Iterator[PollResult]:
    """`on_begin` hears a feed's id before the first byte is sent to its host, on a fetching thread;
    `on_answer` hears it before the answer is read and stored."""
    by_url = {poll.feed.url: poll for poll in polls}
    requests = [make_request(poll.feed, tools.passwords) for poll in polls]
    answers = fetch_many(
        tools.client,
        requests,
        parallel=tools.parallel,
        courtesy=courtesy,
        cancelled=cancelled,
        on_begin=lambda request: on_begin(by_url[request.url].feed.id),
    )
    for fetched in answers:
        poll = by_url[fetched.request.url]
        on_answer(poll.feed.id)
        yield store_poll(
            tools.conn,
            tools.parser,
            poll.feed,
            fetched,
            tools.zone,
            trigger=poll.trigger,
            reason=poll.reason,
        )


def index_everything(conn: Connection) -> None:
    """Let search know of all that came. In small steps, so that a mark never waits long."""
    while index_some(conn):
        pass
