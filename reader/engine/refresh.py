"""Polls many feeds now and stores what comes, one by one, in the order in which answers arrive.

Failures that may be the line's are held until it is known whose they are. Runs on the thread that owns the connection;
the fetcher's threads only fetch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import Clock
from reader.engine.line_fault import FAULTS, LineWatch, Sign, read_sign
from reader.engine.update import Document, PollResult, read_document, store_document
from reader.fetch.client import Client, never
from reader.fetch.host_limits import Courtesy, find_host_key
from reader.fetch.many import fetch_many
from reader.fetch.passwords import Passwords
from reader.model.fetched import Fetched, FetchRequest, Problem
from reader.model.stored import Feed
from reader.parse.worker import GuardedParser
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.host_pauses import load_pauses
from reader.store.search import index_some
from reader.wording.catalogue import Code


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
        keep_to_pauses(conn, client)
        yield Tools(conn, client, parser, Passwords(), settings.parallel_fetches, zone)


def keep_to_pauses(conn: Connection, client: Client) -> None:
    """Hosts that asked to be left alone are, whoever they told."""
    for host, until in load_pauses(conn).items():
        client.hosts.close(host, until)


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


class _Held(Struct, frozen=True):
    """A failure of which nobody knows yet whose it is."""

    poll: Poll
    fetched: Fetched
    document: Document
    host: str
    sign: Sign


def run_polls(
    tools: Tools,
    polls: Sequence[Poll],
    line: LineWatch,
    *,
    courtesy: Courtesy,
    cancelled: Callable[[], bool] = never,
    on_begin: Callable[[int], None] = ignore,
    on_answer: Callable[[int], None] = ignore,
) -> Iterator[PollResult]:
    """One PollResult per feed that was polled; stops early, with everything stored so far, when cancelled or when
    nobody answers. `on_begin` hears a feed's id before the first byte is sent to its host, on a fetching thread;
    `on_answer` hears it before the answer is read and stored."""
    by_url = {poll.feed.url: poll for poll in polls}
    clock, hopeless = tools.client.clock, False
    line.begin_round(clock.now())
    answers = fetch_many(
        tools.client,
        [make_request(poll.feed, tools.passwords) for poll in polls],
        parallel=tools.parallel,
        courtesy=courtesy,
        cancelled=lambda: hopeless or cancelled(),
        on_begin=lambda request: on_begin(by_url[request.url].feed.id),
    )
    held: list[_Held] = []
    for fetched in answers:
        poll = by_url[fetched.request.url]
        on_answer(poll.feed.id)
        document = read_document(tools.parser, poll.feed, fetched)
        sign = read_sign(fetched, document[1], poll.feed.http.last_ok_at is not None)
        host = find_host_key(poll.feed.url)
        line.note(host, sign, clock.now())
        hopeless = line.is_hopeless(clock.now())
        if sign in FAULTS:
            held.append(_Held(poll, fetched, document, host, sign))
        else:
            yield _store(tools, poll, fetched, document)
    yield from _judge(tools, held, line)


def _store(tools: Tools, poll: Poll, fetched: Fetched, document: Document) -> PollResult:
    return store_document(
        tools.conn, poll.feed, fetched, document, tools.zone, trigger=poll.trigger, reason=poll.reason
    )


def _judge(tools: Tools, held: Sequence[_Held], line: LineWatch) -> Iterator[PollResult]:
    """Each failure is the host's own where another host answered, the line's where nobody did."""
    for one in held:
        if line.is_hosts_fault(one.host, one.fetched.fetched_at - one.fetched.elapsed_s):
            yield _store(tools, one.poll, _as_hosts_fault(one.fetched, one.host), one.document)
        else:
            line.fault = one.sign
            message = one.fetched.message or one.document[1].message
            yield PollResult(one.poll.feed, one.fetched, message=message, is_lines_fault=True)


def _as_hosts_fault(fetched: Fetched, host: str) -> Fetched:
    """The system blamed the line, but others were reached by it."""
    if fetched.problem is not Problem.OFFLINE:
        return fetched
    message = Code.UNREACHABLE(host=host, later=Code.LATER())
    return replace(fetched, problem=Problem.REFUSED, message=message)


def index_everything(conn: Connection) -> None:
    """Let search know of all that came. In small steps, so that a mark never waits long."""
    while index_some(conn):
        pass
