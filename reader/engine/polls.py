"""Rounds of polls: made now, each answer stored as it arrives, and each failure blamed on its feed or on the network.

A fetch that reached nobody says nothing about the feed while nobody else answers either: no network, no DNS, a proxy
that is away, a captive portal, a machine that slept. Such failures are held until it is known whose fault they are; the
feed is blamed only if another host answered after it was asked: docs/developer/notes/what-if-the-network-is-down.md.

Polls that were begun but not stored are in a small file, the journal. What is left in it at the next start is charged
to the day it was asked on, and not polled again right away.

Runs on the thread that owns the connection; the fetcher's threads only fetch and write into the journal.
"""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable, Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import tzinfo
from enum import Enum, auto
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.clock import Clock, local_day
from reader.core.records.fetched import INTERRUPTED, PAGES, Fetched, FetchRequest, Outcome, Problem
from reader.core.records.logged import ADDED, PollRecord
from reader.core.records.messages import Message
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.engine.messages import Fetching
from reader.engine.reporting import Notices
from reader.engine.update import Document, PollResult, Reading, make_poll, read_document, store_document, store_share
from reader.features.search.store import index_some
from reader.net.client import Client, fetch_many, never
from reader.net.host_limits import Courtesy, find_host_key, merge_urls
from reader.net.passwords import Passwords
from reader.parse.worker import GuardedParser
from reader.store.db import Connection, transaction
from reader.store.engine_state import load_pauses, save_pauses
from reader.store.poll_log import add_poll, list_polls


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
        yield Tools(conn, client, parser, Passwords(settings=settings), settings.parallel_fetches, zone)


@contextmanager
def open_client(conn: Connection, settings: Settings, clock: Clock) -> Iterator[Client]:
    """Open a client that respects pauses that hosts asked other processes for, and stores those it is asked for."""
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
    is_page = bool(feed.choices.page_kind)
    return FetchRequest(
        feed.url,
        feed.http.validators,
        credentials,
        feed.may_lie_inside,
        accept=PAGES if is_page else "",
        takes_new_only=not is_page,
    )


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


# --- the journal ----------------------------------------------------------------------------------

NOT_AGAIN_S = 900.0


class Begun(Struct, frozen=True):
    feed_id: int
    at: float
    trigger: str


class Journal:
    def __init__(self, path: Path) -> None:
        self._path = path
        self._file = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)

    def note(self, begun: Begun) -> None:
        """Write one short line in one go: safe from many threads, and complete even if the process dies."""
        os.write(self._file, f"{begun.feed_id} {begun.at} {begun.trigger}\n".encode())

    def clear(self) -> None:
        os.ftruncate(self._file, 0)

    def read(self) -> list[Begun]:
        found = []
        for line in self._path.read_text(encoding="ascii", errors="replace").splitlines():
            # A power cut may leave a broken line, which is skipped.
            with contextlib.suppress(ValueError):
                feed_id, at, trigger = line.split(" ")
                found.append(Begun(int(feed_id), float(at), trigger))
        return found

    def close(self) -> None:
        os.close(self._file)


def settle_unfinished(conn: Connection, journal: Journal, zone: tzinfo) -> int:
    """Charge polls that were begun and never stored; return how many there were."""
    lost = [begun for begun in journal.read() if not list_polls(conn, 1, begun.feed_id, begun.at)]
    for begun in lost:
        feed = feed_rows.find_feed(conn, begun.feed_id)
        with transaction(conn):
            record = PollRecord(
                feed_id=begun.feed_id,
                at=begun.at,
                trigger=begun.trigger,
                reason="",
                local_day=local_day(begun.at, zone),
                outcome="failed",
                problem=INTERRUPTED,
                message=Code.INTERRUPTED(),
            )
            add_poll(conn, record)
            if feed is not None:
                earliest_at = max(feed.http.earliest_at, begun.at + NOT_AGAIN_S)
                feed_rows.save_http(conn, feed.id, replace(feed.http, earliest_at=earliest_at))
    journal.clear()
    return len(lost)


# --- the network ----------------------------------------------------------------------------------

JUST_BEFORE_S = 1.0
"""An answer that came this shortly before a request still shows that the network was fine."""
SLEPT_S = 120.0
"""Two answers of a round are never this far apart, as a fetch takes 30 s at most: the machine slept in between."""
GIVEN_UP_AFTER = 3
GIVEN_UP_S = 5.0
"""After this many failures and this long without an answer, the rest of a round is not tried."""

_REACHED_NOBODY = frozenset((Problem.NO_SUCH_HOST, Problem.REFUSED, Problem.TIMEOUT, Problem.BROKEN, Problem.INSECURE))
_BREAKS = frozenset((Problem.BROKEN, Problem.OFFLINE))
BROKEN_HOSTS = 2
_GOES_AWAY = frozenset((Problem.BROKEN, Problem.OFFLINE, Problem.REFUSED, Problem.NO_SUCH_HOST))
"""Failures that show immediately. A silent host is always among the last of a round, whatever the network does."""
GONE_HOSTS = 3
_LOGIN_STATUSES = frozenset((407, 511))
"""A proxy or a network wants a login; no publisher answers with these."""
_PAGES = frozenset((Code.PAGE_NO_FEED.name, Code.PAGE_WANTS_LOGIN.name, Code.NOT_A_FEED.name))


class Failure(Struct, frozen=True):
    """A failed fetch of a round that may be the network's fault."""

    host: str
    problem: Problem | None
    at: float
    was_fine: bool = False
    """Whether it answered the last time."""


class Sign(Enum):
    """What one fetch says about the network."""

    ANSWER = auto()
    """A publisher's server spoke, whatever it said."""
    NOBODY = auto()
    """Nobody was reached."""
    PORTAL = auto()
    """A page came instead of a feed: perhaps from a network that wants a login."""
    NO_NETWORK = auto()
    """The system itself reports no network."""
    NONE = auto()
    """Nothing was sent, or it was cancelled."""


def read_sign(fetched: Fetched, reading: Reading, has_answered_before: bool) -> Sign:
    if fetched.outcome is not Outcome.FAILED:
        is_page = reading.message is not None and reading.message.code in _PAGES
        return Sign.PORTAL if is_page and has_answered_before else Sign.ANSWER
    if fetched.problem is Problem.OFFLINE:
        return Sign.NO_NETWORK
    if fetched.problem is Problem.CANCELLED:
        return Sign.NONE
    if fetched.problem is Problem.FORBIDDEN_ADDRESS or fetched.status in _LOGIN_STATUSES:
        return Sign.PORTAL if has_answered_before else Sign.ANSWER
    if fetched.status is not None:
        return Sign.ANSWER
    return Sign.NOBODY if fetched.problem in _REACHED_NOBODY else Sign.NONE


FAULTS = (Sign.NOBODY, Sign.PORTAL, Sign.NO_NETWORK)
"""Signs that may be the network's fault."""


def describe_fault(sign: Sign | None, proxy: str, try_again_at: float) -> Message | None:
    """Describe what the user can do about it; None if the system itself reports no network."""
    if sign is Sign.NOBODY:
        return Code.PROXY_REACHES_NOBODY(at=try_again_at) if proxy else Code.NOBODY_IS_REACHED(at=try_again_at)
    return Code.NETWORK_WANTS_LOGIN(at=try_again_at) if sign is Sign.PORTAL else None


class NetworkWatch:
    """What is known about the network; lives as long as the engine and gets the sign of every fetch."""

    def __init__(self) -> None:
        self._answered_at: dict[str, float] = {}
        """When each host last answered; cleared when the machine slept."""
        self._seen_at: float | None = None
        self._failures = 0
        """Since the last answer."""
        self._quiet_since: float | None = None
        self._knows_offline = False
        """All failures since the last answer were reported by the system itself."""
        self.is_trusted = False
        """Whether the network is known to be fine, whether anybody answers or not."""
        self.fault: Sign | None = None
        """Why nobody answers, if that is so."""

    def begin_round(self, now: float) -> None:
        self._seen_at, self._failures, self._quiet_since, self._knows_offline = now, 0, now, True

    def note(self, host: str, sign: Sign, at: float) -> None:
        if self._seen_at is not None and not 0.0 <= at - self._seen_at < SLEPT_S:
            self._answered_at.clear()
        self._seen_at = at
        if sign is Sign.ANSWER:
            self._answered_at[host] = at
            self._failures, self._quiet_since, self._knows_offline = 0, at, True
            self.fault = None
        elif sign in FAULTS:
            self._failures += 1
            self._knows_offline = self._knows_offline and sign is Sign.NO_NETWORK

    def is_hosts_fault(self, host: str, asked_at: float) -> bool:
        """Return whether another host answered after this one was asked, so that the failure is its own."""
        answers = (at for other, at in self._answered_at.items() if other != host)
        return self.is_trusted or any(at >= asked_at - JUST_BEFORE_S for at in answers)

    def did_network_break(self, failures: Iterable[Failure]) -> bool:
        """Return whether the network broke during a round: several hosts broke off, or the system lost its network, or
        several more that were fine went away, and nobody answered after that."""
        last = [one for one in failures if self.is_last(one.at)]
        broken = {one.host for one in last if one.problem in _BREAKS}
        gone = {one.host for one in last if one.was_fine and one.problem in _GOES_AWAY}
        return not self.is_trusted and (len(broken) >= BROKEN_HOSTS or len(gone) >= GONE_HOSTS)

    def is_last(self, at: float) -> bool:
        """Return whether nobody answered after this instant."""
        return at > max(self._answered_at.values(), default=0.0)

    def is_hopeless(self, at: float) -> bool:
        """Return whether to skip the rest of the round."""
        quiet_s = at - self._quiet_since if self._quiet_since is not None else 0.0
        return self._failures >= GIVEN_UP_AFTER and (quiet_s >= GIVEN_UP_S or self._knows_offline)


# --- polls ----------------------------------------------------------------------------------------


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
            if not poll.batched_with:
                return make_request(poll.feed, tools.passwords)
            return FetchRequest(
                poll.url, typed_by_user=all(one.may_lie_inside for one in (poll.feed, *poll.batched_with))
            )
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
    for answer in answers:
        poll = by_url[answer.request.url]
        fetched = _explain_inside(poll.feed, answer)
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


def _explain_inside(feed: Feed, fetched: Fetched) -> Fetched:
    """Say how a feed in the user's own network becomes allowed that an account, a list or a backup brought."""
    if fetched.message is None or fetched.message.code != Code.LIES_AT_HOME.name or feed.http.lies_inside is False:
        return fetched
    return replace(fetched, message=Code.INSIDE_NOT_TYPED(host=fetched.message.facts["host"]))


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
            fetched = one.fetched
            if fetched.problem is Problem.OFFLINE:  # the system blamed the network, but other hosts were reached
                message = Code.UNREACHABLE(host=one.host, later=Code.LATER())
                fetched = replace(fetched, problem=Problem.REFUSED, message=message)
            yield _store(tools, one.poll, fetched, one.document)
        else:
            network.fault = one.sign
            why = one.fetched.message or one.document[1].message
            yield PollResult(one.poll.feed, one.fetched, message=why, is_network_fault=True)


def index_everything(conn: Connection) -> None:
    """Index everything for search, in small steps so that marking an entry never waits long."""
    while index_some(conn):
        pass


# --- rounds ---------------------------------------------------------------------------------------

TRY_AGAIN_S = (30.0, 60.0, 120.0, 300.0)
"""Pauses after each try in a row that reached nobody; the last one repeats."""
FORGIVEN_S, ALONE_FORGIVEN_S = 3_600.0, 300.0
PROBE_FEEDS = 3
"""How many hosts to ask whether the network is back."""


class PollRounds:
    def __init__(
        self,
        tools: Tools,
        journal: Path,
        notices: Notices,
        on_handling: Callable[[int], None],
        cancelled: Callable[[], bool],
    ) -> None:
        self.tools = tools
        self.under_way: Collection[int] = ()
        """Feeds of the round that have not answered yet, as of the last check."""
        self.on_results: Callable[[Sequence[PollResult]], None] = lambda results: None
        """Gets the results of the round so far, several times a second."""
        self._journal, self._notices = Journal(journal), notices
        self._on_handling, self.cancelled = on_handling, cancelled
        self._network = NetworkWatch()
        self._tries = 0
        """Rounds in a row that reached nobody."""
        self._failed_ids: frozenset[int] = frozenset()
        self.is_offline = False
        """Whether to tell the user: a single feed that fails is not enough."""
        self.down_since: float | None = None
        """When the failures began; None while the network is fine."""
        self.try_again_at = 0.0
        settle_unfinished(tools.conn, self._journal, tools.zone)

    def close(self) -> None:
        self._journal.close()

    @property
    def network_down(self) -> bool:
        return self.down_since is not None

    @property
    def fault(self) -> Sign | None:
        """Why nobody is reached."""
        return self._network.fault if self.network_down else None

    def forget_fault(self) -> None:
        """Assume the network is back, so that it is tried right away."""
        self.down_since, self._tries, self.try_again_at, self.is_offline = None, 0, 0.0, False

    def run(
        self,
        polls: Sequence[Poll],
        now: float,
        courtesy: Courtesy,
        list_more: Callable[[], Sequence[Poll]] = lambda: (),
    ) -> list[PollResult]:
        """Return the results of polls that were sent, without network failures. Polls from `list_more` join in."""
        if not polls:
            return []
        triggers = {poll.feed.id: poll.trigger for poll in polls}
        results: list[PollResult] = []

        def list_joining() -> Sequence[Poll]:
            self._notices.note_overdue(self.tools.client.clock.now())
            self.under_way = triggers.keys() - {result.feed.id for result in results}
            joining = list_more()
            triggers.update({poll.feed.id: poll.trigger for poll in joining})
            self.on_results(results)
            return joining

        answers = run_polls(
            self.tools,
            polls,
            self._network,
            courtesy=courtesy,
            cancelled=self.cancelled,
            on_begin=lambda feed_id: self._journal.note(Begun(feed_id, now, triggers[feed_id])),
            on_answer=self._on_handling,
            list_more=list_joining,
        )
        for result in answers:
            results.append(result)
            if result.was_sent:
                self._notices.stored(result, self.tools.client.clock.now())
            self._notices.on_note(Fetching(len(results), len(triggers), result.feed.name))
        self._on_handling(0)
        if not self.cancelled():
            self._journal.clear()
        self._notices.note_stored()
        self._update_connectivity(results, now)
        return [result for result in results if result.was_sent]

    def _update_connectivity(self, results: Sequence[PollResult], now: float) -> None:
        failed = [result.feed for result in results if result.is_network_fault]
        if any(result.was_sent for result in results):
            self.forget_fault()
        elif failed:
            self.down_since = self.down_since or now
            self._failed_ids = frozenset(feed.id for feed in failed)
            self.try_again_at = now + TRY_AGAIN_S[min(self._tries, len(TRY_AGAIN_S) - 1)]
            self._tries += 1
            is_certain = self.fault is Sign.NO_NETWORK or self._tries > 1
            self.is_offline = is_certain or len({find_host_key(feed.url) for feed in failed}) > 1

    def assume_online(self, now: float, is_online: bool | None, feeds: Sequence[Feed]) -> None:
        """After a while, blame the feeds: if the system has a network, or if all feeds are on one host, so that no
        other host could tell."""
        down_s = now - self.down_since if self.down_since is not None else 0.0
        is_alone = len({find_host_key(feed.url) for feed in feeds}) < 2
        self._network.is_trusted = bool(is_online and down_s >= FORGIVEN_S) or (is_alone and down_s >= ALONE_FORGIVEN_S)

    def choose_probe_feeds(self, feeds: Sequence[Feed]) -> list[Feed]:
        """Choose feeds on different hosts to check the network: some that failed, and one that did not."""
        failed = [feed for feed in feeds if feed.id in self._failed_ids]
        others = [feed for feed in feeds if feed.id not in self._failed_ids]
        others.sort(key=lambda feed: -(feed.http.last_ok_at or 0.0))
        chosen: dict[str, Feed] = {}
        for feed in failed:
            if len(chosen) < PROBE_FEEDS - 1:
                chosen.setdefault(find_host_key(feed.url), feed)
        for feed in (*others, *failed):
            if len(chosen) < PROBE_FEEDS:
                chosen.setdefault(find_host_key(feed.url), feed)
        return list(chosen.values())
