"""Polls many feeds now and stores what comes, one by one, in the order in which answers arrive.

Failures that may be the network's are held until it is known whose they are. Runs on the thread that owns the
connection; the fetcher's threads only fetch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import Clock
from reader.engine.http_state import Reading, next_state
from reader.engine.network_fault import FAULTS, Failure, NetworkWatch, Sign, read_sign
from reader.engine.update import Document, PollResult, make_poll, make_update, read_document, store_document
from reader.fetch.client import Client, never
from reader.fetch.host_limits import ENTRIES, Courtesy, find_host_key, is_share_of, merge_urls
from reader.fetch.many import fetch_many
from reader.fetch.passwords import Passwords
from reader.model.fetched import PAGES, Fetched, FetchRequest, Problem
from reader.model.logged import PollRecord
from reader.model.parsed import ParsedFeed
from reader.model.stored import Feed
from reader.parse.worker import GuardedParser
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.engine_state import load_pauses, save_pauses
from reader.store.entries import apply_update
from reader.store.search import index_some
from reader.wording.catalogue import Code

# Polls of several feeds by one request: who gets what of the answer. The engine's thread.
#
# Each feed gets the entries that name it. What only a document of its own can tell stays as it was: its
# title, how much it holds, what it still holds, its validators. The fetch is logged and charged once, to the
# feed whose turn it was.


def store_share(
    conn: Connection, feed: Feed, fetched: Fetched, parsed: ParsedFeed, poll: PollRecord, *, is_charged: bool
) -> PollResult:
    """What a request for several feeds brought for one of them; `is_charged` the one whose turn it was."""
    validators, wishes = feed.http.validators, feed.publisher.wishes
    share = replace(
        fetched, request=FetchRequest(feed.url, validators), final_url=feed.url, permanent_url="", validators=validators
    )
    entries = tuple(entry for entry in parsed.entries if is_share_of(feed.url, entry.categories))
    update = make_update(conn, feed, share, replace(parsed, entries=entries), poll)
    http = next_state(feed, share, Reading(wishes), len(update.new), feed.http.body_hash)
    # An answer full of others' entries that reaches back to none we know may have had no room for all of this feed's.
    is_crowded = len(parsed.entries) >= ENTRIES and not update.seen and not update.changed
    http = replace(http, last_ok_at=feed.http.last_ok_at) if is_crowded else http
    kept = replace(update, http=http, publisher=None, poll=update.poll if is_charged else None)
    applied = apply_update(conn, kept)
    return PollResult(
        feed,
        share,
        applied.new_ids,
        len(update.changed),
        notify_ids=applied.notify_ids,
        came_along=not is_charged,
        is_crowded=is_crowded,
    )


class Tools(Struct, frozen=True):
    """What every refresh works with; whoever makes them closes them."""

    conn: Connection
    client: Client
    parser: GuardedParser
    passwords: Passwords
    parallel: int
    zone: tzinfo
    """The user's: in it a day begins and a budget is spent."""


@contextmanager
def open_tools(conn: Connection, settings: Settings, clock: Clock, zone: tzinfo) -> Iterator[Tools]:
    with open_client(conn, settings, clock) as client, GuardedParser() as parser:
        yield Tools(conn, client, parser, Passwords(), settings.parallel_fetches, zone)


@contextmanager
def open_client(conn: Connection, settings: Settings, clock: Clock) -> Iterator[Client]:
    """Hosts that asked to be left alone are, whoever they told; and whom they tell now, everybody keeps to."""
    with Client(clock, proxy=settings.proxy) as client:
        keep_to_pauses(conn, client)
        try:
            yield client
        finally:
            closed = client.hosts.closed(clock.now())
            if closed != load_pauses(conn):
                save_pauses(conn, closed, clock.now())


def keep_to_pauses(conn: Connection, client: Client) -> None:
    for host, until in load_pauses(conn).items():
        client.hosts.close(host, until)


def _make_request(poll: Poll, passwords: Passwords) -> FetchRequest:
    return FetchRequest(poll.url) if poll.batched_with else make_request(poll.feed, passwords)


def make_request(feed: Feed, passwords: Passwords) -> FetchRequest:
    """The password comes from the system's keyring, and only for feeds that have a user name."""
    username = feed.choices.username
    credentials = passwords.find(feed.url, username) if username else None
    accept = PAGES if feed.choices.page_kind else ""
    return FetchRequest(feed.url, feed.http.validators, credentials, accept=accept)


class Poll(Struct, frozen=True):
    """A poll to make, and why."""

    feed: Feed
    trigger: str
    reason: str
    batched_with: tuple[Feed, ...] = ()
    """Feeds of the same host that one request answers for, too."""

    @property
    def url(self) -> str:
        """What is asked for."""
        urls = [feed.url for feed in (self.feed, *self.batched_with)]
        return merge_urls(urls) if self.batched_with else self.feed.url


class RoundEvents(Struct, frozen=True):
    """What a round tells and asks while it is under way."""

    on_begin: Callable[[int], None] = lambda feed_id: None
    """Hears a feed's id before the first byte is sent to its host, on a fetching thread."""
    on_answer: Callable[[int], None] = lambda feed_id: None
    """Hears it before the answer is read and stored."""
    list_more: Callable[[], Sequence[Poll]] = lambda: ()
    """Asked several times a second for polls that join; who is being asked already is not asked again."""


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
    network: NetworkWatch,
    *,
    courtesy: Courtesy,
    cancelled: Callable[[], bool] = never,
    events: RoundEvents = RoundEvents(),  # noqa: B008 - frozen
) -> Iterator[PollResult]:
    """One PollResult per feed that was polled; stops early, with everything stored so far, when cancelled or when
    nobody answers."""
    by_url = {poll.url: poll for poll in polls}
    asking = set(by_url)
    clock, hopeless = tools.client.clock, False
    network.begin_round(clock.now())

    def list_joining() -> Iterator[FetchRequest]:
        for poll in events.list_more():
            if poll.feed.url not in asking:
                asking.add(poll.feed.url)
                by_url[poll.feed.url] = poll
                yield make_request(poll.feed, tools.passwords)

    answers = fetch_many(
        tools.client,
        [_make_request(poll, tools.passwords) for poll in polls],
        parallel=tools.parallel,
        courtesy=courtesy,
        cancelled=lambda: hopeless or cancelled(),
        on_begin=lambda request: events.on_begin(by_url[request.url].feed.id),
        list_more=list_joining,
    )
    held: list[_Held] = []
    for fetched in answers:
        poll = by_url[fetched.request.url]
        asking.discard(fetched.request.url)
        events.on_answer(poll.feed.id)
        document = read_document(tools.parser, poll.feed, fetched)
        sign = read_sign(fetched, document[1], poll.feed.http.last_ok_at is not None)
        host = find_host_key(poll.feed.url)
        network.note(host, sign, clock.now())
        hopeless = network.is_hopeless(clock.now())
        if sign in FAULTS:
            held.append(_Held(poll, fetched, document, host, sign))
        else:
            yield from _store_all(tools, poll, fetched, document)
    yield from _judge(tools, held, network)


def _store_all(tools: Tools, poll: Poll, fetched: Fetched, document: Document) -> Iterator[PollResult]:
    """One for each feed that the answer is for; a failure is that of the feed whose turn it was."""
    parsed = document[0]
    if not poll.batched_with or parsed is None:
        yield _store(tools, poll, fetched, document)
        return
    for feed in (poll.feed, *poll.batched_with):
        record = make_poll(feed, fetched, tools.zone, poll.trigger, poll.reason)
        is_charged = feed.id == poll.feed.id
        yield store_share(tools.conn, feed, fetched, parsed, record, is_charged=is_charged)


def _store(tools: Tools, poll: Poll, fetched: Fetched, document: Document) -> PollResult:
    return store_document(
        tools.conn, poll.feed, fetched, document, tools.zone, trigger=poll.trigger, reason=poll.reason
    )


def _judge(tools: Tools, held: Sequence[_Held], network: NetworkWatch) -> Iterator[PollResult]:
    """Each failure is the host's own where another host answered, the network's where nobody did or where it broke."""
    broke = network.did_network_break(
        Failure(one.host, one.fetched.problem, one.fetched.fetched_at, _was_fine(one.poll.feed)) for one in held
    )
    for one in held:
        asked_at = one.fetched.fetched_at - one.fetched.elapsed_s
        if not (broke and network.is_last(one.fetched.fetched_at)) and network.is_hosts_fault(one.host, asked_at):
            yield _store(tools, one.poll, _as_hosts_fault(one.fetched, one.host), one.document)
        else:
            network.fault = one.sign
            message = one.fetched.message or one.document[1].message
            yield PollResult(one.poll.feed, one.fetched, message=message, is_network_fault=True)


def _was_fine(feed: Feed) -> bool:
    return feed.http.last_ok_at is not None and not feed.http.error_count


def _as_hosts_fault(fetched: Fetched, host: str) -> Fetched:
    """The system blamed the network, but others were reached by it."""
    if fetched.problem is not Problem.OFFLINE:
        return fetched
    message = Code.UNREACHABLE(host=host, later=Code.LATER())
    return replace(fetched, problem=Problem.REFUSED, message=message)


def index_everything(conn: Connection) -> None:
    """Let search know of all that came. In small steps, so that a mark never waits long."""
    while index_some(conn):
        pass
