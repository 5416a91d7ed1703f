"""Polls many feeds now and stores each answer as it arrives.

Failures that may be the network's are held until it is known whose fault they are. Runs on the thread that owns the
connection; the fetcher's threads only fetch.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import Clock
from reader.engine.day_ledger import ADDED
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


def store_share(
    conn: Connection, feed: Feed, fetched: Fetched, parsed: ParsedFeed, poll: PollRecord, *, is_charged: bool
) -> PollResult:
    """Store one feed's share of an answer for several feeds: the entries that name it. What only a document of its own
    can tell (title, window, validators) stays as it was. The fetch is logged and charged once, to `is_charged`."""
    validators, wishes = feed.http.validators, feed.publisher.wishes
    share = replace(
        fetched, request=FetchRequest(feed.url, validators), final_url=feed.url, permanent_url="", validators=validators
    )
    entries = tuple(entry for entry in parsed.entries if is_share_of(feed.url, entry.categories))
    update = make_update(conn, feed, share, replace(parsed, entries=entries), poll)
    http = next_state(feed, share, Reading(wishes), len(update.new), feed.http.body_hash)
    # A crowded answer that reaches back to no entry we know may have had no room for all of this feed's entries.
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
    """What every round of polls works with; its maker closes it."""

    conn: Connection
    client: Client
    parser: GuardedParser
    passwords: Passwords
    parallel: int
    zone: tzinfo
    """The user's time zone: the day and its budget begin at its midnight."""


@contextmanager
def open_tools(conn: Connection, settings: Settings, clock: Clock, zone: tzinfo) -> Iterator[Tools]:
    with open_client(conn, settings, clock) as client, GuardedParser() as parser:
        yield Tools(conn, client, parser, Passwords(), settings.parallel_fetches, zone)


@contextmanager
def open_client(conn: Connection, settings: Settings, clock: Clock) -> Iterator[Client]:
    """Open a client that keeps to the pauses other processes were asked for, and stores those it is asked for."""
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


def make_request(feed: Feed, passwords: Passwords) -> FetchRequest:
    """Build a feed's request; passwords come from the system's keyring, only for feeds with a user name."""
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
    """Feeds of the same host that the same request answers for."""

    @property
    def url(self) -> str:
        urls = [feed.url for feed in (self.feed, *self.batched_with)]
        return merge_urls(urls) if self.batched_with else self.feed.url


class _Held(Struct, frozen=True):
    """A failure that may be the network's fault."""

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
    on_begin: Callable[[int], None] = lambda feed_id: None,
    on_answer: Callable[[int], None] = lambda feed_id: None,
    list_more: Callable[[], Sequence[Poll]] = lambda: (),
) -> Iterator[PollResult]:
    """Yield one result per polled feed. Stops early, with everything stored so far, if cancelled or nobody answers.

    `on_begin` gets a feed's id before the first byte is sent to its host, on a fetching thread; `on_answer` before its
    answer is read. `list_more` is called several times a second for polls to join, unless their feed is being asked.
    """
    by_url = {poll.url: poll for poll in polls}
    asking = set(by_url)
    clock, hopeless = tools.client.clock, False
    network.begin_round(clock.now())
    from_search: set[str] = set()

    def ask(poll: Poll) -> FetchRequest | Fetched:
        found = tools.client.kept.pop(poll.url, clock.now()) if poll.trigger == ADDED else None
        if found is None:
            return FetchRequest(poll.url) if poll.batched_with else make_request(poll.feed, tools.passwords)
        from_search.add(poll.url)
        return replace(found, fetched_at=max(found.fetched_at, poll.feed.added_at))

    def list_joining() -> Iterator[FetchRequest | Fetched]:
        for poll in list_more():
            if poll.feed.url not in asking:
                asking.add(poll.feed.url)
                by_url[poll.feed.url] = poll
                yield ask(poll)

    answers = fetch_many(
        tools.client,
        [ask(poll) for poll in polls],
        parallel=tools.parallel,
        courtesy=courtesy,
        cancelled=lambda: hopeless or cancelled(),
        on_begin=lambda request: on_begin(by_url[request.url].feed.id),
        list_more=list_joining,
    )
    held: list[_Held] = []
    for fetched in answers:
        poll = by_url[fetched.request.url]
        asking.discard(fetched.request.url)
        on_answer(poll.feed.id)
        document = read_document(tools.parser, poll.feed, fetched)
        sign = read_sign(fetched, document[1], poll.feed.http.last_ok_at is not None)
        host = find_host_key(poll.feed.url)
        if fetched.request.url not in from_search:  # what came before says nothing about the network now
            network.note(host, sign, clock.now())
        hopeless = network.is_hopeless(clock.now())
        if sign in FAULTS:
            held.append(_Held(poll, fetched, document, host, sign))
        else:
            yield from _store_all(tools, poll, fetched, document)
    yield from _judge(tools, held, network)


def _store_all(tools: Tools, poll: Poll, fetched: Fetched, document: Document) -> Iterator[PollResult]:
    """Store an answer for each feed it is for; a failure counts for the feed whose turn it was."""
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
    """Blame each failure on its host if another host answered, else on the network."""
    broke = network.did_network_break(
        Failure(
            one.host,
            one.fetched.problem,
            one.fetched.fetched_at,
            one.poll.feed.http.last_ok_at is not None and not one.poll.feed.http.error_count,
        )
        for one in held
    )
    for one in held:
        asked_at = one.fetched.fetched_at - one.fetched.elapsed_s
        if not (broke and network.is_last(one.fetched.fetched_at)) and network.is_hosts_fault(one.host, asked_at):
            yield _store(tools, one.poll, _as_hosts_fault(one.fetched, one.host), one.document)
        else:
            network.fault = one.sign
            message = one.fetched.message or one.document[1].message
            yield PollResult(one.poll.feed, one.fetched, message=message, is_network_fault=True)


def _as_hosts_fault(fetched: Fetched, host: str) -> Fetched:
    """The system blamed the network, but other hosts were reached."""
    if fetched.problem is not Problem.OFFLINE:
        return fetched
    message = Code.UNREACHABLE(host=host, later=Code.LATER())
    return replace(fetched, problem=Problem.REFUSED, message=message)


def index_everything(conn: Connection) -> None:
    """Index everything for search, in small steps so that marking an entry never waits long."""
    while index_some(conn):
        pass
