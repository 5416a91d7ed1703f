"""The HTTP client: conditional GETs, one or many at once, and exchanges with account servers, within limits.

A fetch never raises for what a network or server does: it returns a Fetched, with a problem and a sentence for the
user where it failed. It goes hop by hop (`start`, then `step` until a Fetched comes), so that fetch_many can queue a
redirect at the host it leads to; `fetch` makes all hops. Nothing is parsed or stored here. Any thread.

fetch_many has worker threads over hosts: results as they come, at most a handful of bodies in memory. Slow hosts get
extra workers, so that they do not hold up the others. Workers wait while the caller is busy, so that bodies do not pile
up; when the caller stops (an exception, Ctrl-C, `close()`), every fetch ends within a moment.
"""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Mapping
from threading import BoundedSemaphore, Lock
from typing import TYPE_CHECKING

from msgspec import Struct
from msgspec.structs import replace

from reader import __version__
from reader.core.about import HOME
from reader.core.clock import Clock, SystemClock
from reader.core.records.fetched import Fetched, FetchRequest, Problem
from reader.net import connections, problems, results
from reader.net.addresses import Reach, reach_of
from reader.net.dns import Lookup, Names, system_lookup
from reader.net.encodings import ACCEPT_ENCODING
from reader.net.hints import find_host_pause
from reader.net.host_limits import PLANNED, Courtesy, HostBook, host_key
from reader.net.proxies import basic, parse_proxy
from reader.net.request_state import REDIRECTS, Guard, Limits, RequestState, begin, redirected
from reader.net.urls import BadAddress, parse_address

if TYPE_CHECKING:
    from urllib3 import HTTPResponse


USER_AGENT = f"Paperround/{__version__}" + (f" (+{HOME})" if HOME else "")
ACCEPT_FEED = (
    "application/atom+xml, application/rss+xml, application/feed+json, application/rdf+xml;q=0.9, "
    "application/xml;q=0.8, text/xml;q=0.8, application/json;q=0.7, text/html;q=0.5, */*;q=0.3"
)
_OTHERS_ANSWER_S = 60.0
_KEPT_S = 600.0
_KEPT_BYTES = 40_000_000
_LARGE_AT_ONCE = 2
_monotonic = SystemClock().monotonic


class Answer(Struct, frozen=True):
    status: int
    headers: Mapping[str, str]
    body: bytes
    wire_bytes: int


def never() -> bool:
    return False


class KeptDocuments:
    """What a search for feeds fetched in the last ten minutes, so that the first poll and another try on the same page
    fetch nothing. The newest is always kept, the others within a limit. Any thread."""

    def __init__(self) -> None:
        self._kept: dict[str, Fetched] = {}
        self._one_at_a_time = Lock()

    def keep(self, key: str, fetched: Fetched) -> None:
        """`key`: the address that is polled later, or what the user typed."""
        with self._one_at_a_time:
            self._kept.pop(key, None)
            self._kept[key] = fetched
            while len(self._kept) > 1 and sum(len(one.body) for one in self._kept.values()) > _KEPT_BYTES:
                del self._kept[next(iter(self._kept))]

    def find(self, key: str, now: float) -> Fetched | None:
        with self._one_at_a_time:
            self._kept = {one: kept for one, kept in self._kept.items() if 0 <= now - kept.fetched_at < _KEPT_S}
            return self._kept.get(key)

    def pop(self, url: str, now: float) -> Fetched | None:
        """The answer to a poll of this address, which is given once."""
        kept = self.find(url, now)
        if kept is None:
            return None
        with self._one_at_a_time:
            self._kept = {one: other for one, other in self._kept.items() if other is not kept}
        permanent_url = "" if kept.permanent_url == url else kept.permanent_url
        began_inside = kept.is_inside if kept.final_url == url else kept.began_inside
        request = replace(kept.request, url=url)
        return replace(kept, request=request, permanent_url=permanent_url, began_inside=began_inside)


class Client:
    def __init__(
        self,
        clock: Clock,
        *,
        proxy: str = "",
        limits: Limits | None = None,
        user_agent: str = USER_AGENT,
        ca_file: str = "",
        lookup: Lookup = system_lookup,
        reach: Callable[[str], Reach] = reach_of,
    ) -> None:
        """Raises UsageError for an invalid proxy. `ca_file`: certificates to trust beside the system's."""
        self.clock = clock
        self.limits = limits or Limits()
        self._dialer_parts = Names(lookup), reach, parse_proxy(proxy), ca_file
        self._made_dialer: connections.Dialer | None = None
        self._making = Lock()
        self.headers = {"User-Agent": user_agent, "Accept": ACCEPT_FEED, "Accept-Encoding": ACCEPT_ENCODING}
        self.hosts = HostBook()
        """When hosts may be asked again; shared by all rounds of this client."""
        self.kept = KeptDocuments()
        self._large = BoundedSemaphore(_LARGE_AT_ONCE)
        self._answered_at = float("-inf")

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def close(self) -> None:
        """Close the idle connections. The client can be used again."""
        if self._made_dialer is not None:
            self._made_dialer.close()

    @property
    def dialer(self) -> connections.Dialer:
        """The dialer, made by the first fetch."""
        with self._making:
            if self._made_dialer is None:
                self._made_dialer = connections.Dialer(*self._dialer_parts)
            return self._made_dialer

    def fetch(self, request: FetchRequest, *, cancelled: Callable[[], bool] = never, spent_s: float = 0.0) -> Fetched:
        """Make all hops of a fetch, unless the host asked for a pause. `spent_s`: time already used up."""
        step = self.start(request)
        if isinstance(step, RequestState):
            step = replace(step, spent_s=spent_s)
        while isinstance(step, RequestState):
            host, now = host_key(step.address), self.clock.now()
            until = self.hosts.closed_until(host, now)
            if until is not None:
                return results.make_held_back(request, host, until, now)
            step = self.step(step, cancelled)
        return step

    def start(self, request: FetchRequest) -> RequestState | Fetched:
        try:
            return begin(request)
        except BadAddress as error:
            return results.make_not_begun(request, (Problem.BAD_ADDRESS, error.message), self.clock.now())

    def lies_outside(self, url: str, cancelled: Callable[[], bool] = never) -> bool:
        """Tell whether an address leads to the public web; only DNS is asked."""
        try:
            return self.dialer.lies_outside(parse_address(url), Guard(self.limits, cancelled))
        except (BadAddress, *problems.NETWORK_ERRORS):
            return False

    def step(self, state: RequestState, cancelled: Callable[[], bool] = never) -> RequestState | Fetched:
        """Make one hop; return the next one to make, or the result."""
        guard = Guard(self.limits, cancelled, state.spent_s, state.wire_bytes)
        try:
            result = self._hop(state, guard)
        except problems.NETWORK_ERRORS as error:
            others_answer = _monotonic() - self._answered_at < _OTHERS_ANSWER_S
            trouble = problems.explain_error(error, state.address.host, others_answer=others_answer)
            result = results.make_failed(state, trouble, self.clock.now())
        spent_s = state.spent_s + guard.elapsed_s()
        if isinstance(result, RequestState):
            return replace(result, wire_bytes=guard.wire_bytes, spent_s=spent_s)
        self._honor_retry_after(state, result.status, result.headers)
        return replace(result, wire_bytes=guard.wire_bytes, elapsed_s=spent_s)

    def exchange(self, url: str, question: connections.Question, cancelled: Callable[[], bool] = never) -> Answer:
        """Ask with any method, follow no redirect and return any status; limits, proxy and certificates are those of
        a fetch. Raises one of NETWORK_ERRORS."""
        state = begin(FetchRequest(url))
        guard = Guard(self.limits, cancelled)
        asked = replace(question, headers={**self.headers, **question.headers})
        connection, response = self.dialer.ask(state, asked, guard)
        try:
            headers = results.read_headers(response)
            body = b""
            if response.status in REDIRECTS:
                self._leave_redirect(connection, response, headers)
            else:
                limit, encoding = self.limits.body_bytes, headers.get("content-encoding", "")
                body = results.read_body(response, encoding, guard, limit, self._large)
                self.dialer.finish(connection, response)
        except BaseException:
            self.dialer.abandon(connection, response)
            raise
        self._honor_retry_after(state, response.status, headers)
        return Answer(response.status, headers, body, guard.wire_bytes)

    def _hop(self, state: RequestState, guard: Guard) -> RequestState | Fetched:
        connection, response = self.dialer.ask(state, connections.Question(self._request_headers(state)), guard)
        self._answered_at = _monotonic()
        try:
            result = self._digest(state, connection, response, guard)
            is_inside = connection.reach is not Reach.PUBLIC
            began_inside = state.began_inside if state.came_from else is_inside
            known = {"is_inside": is_inside} if isinstance(result, Fetched) else {}
            return replace(result, began_inside=began_inside, **known)
        except BaseException:
            self.dialer.abandon(connection, response)
            raise

    def _honor_retry_after(self, state: RequestState, status: int | None, headers: Mapping[str, str]) -> None:
        now = self.clock.now()
        pause = find_host_pause(status, headers, now)
        if pause:
            self.hosts.close(host_key(state.address), now + pause.seconds)

    def _request_headers(self, state: RequestState) -> dict[str, str]:
        known = results.headers_to_send(state.request.validators, state.address.url, self.clock.now())
        headers = {**self.headers, **known}
        if state.request.takes_new_only and "If-None-Match" in known:
            headers["A-IM"] = "feed"
        if state.request.accept:
            headers["Accept"] = state.request.accept
        if state.credentials:
            headers["Authorization"] = basic(state.credentials.username, state.credentials.password)
        return headers

    def _digest(
        self, state: RequestState, connection: connections.Connection, response: HTTPResponse, guard: Guard
    ) -> RequestState | Fetched:
        status, headers = response.status, results.read_headers(response)
        if status == 304:
            self.dialer.finish(connection, response)
            return results.make_unchanged(state, headers, self.clock.now())
        if status in REDIRECTS and "location" in headers:
            self._leave_redirect(connection, response, headers)
            return redirected(state, status, headers["location"], connection.reach, self.limits.hops)
        if 200 <= status < 300 and status != 206:
            limit = min(self.limits.body_bytes, state.request.max_bytes or self.limits.body_bytes)
            body = results.read_body(response, headers.get("content-encoding", ""), guard, limit, self._large)
            self.dialer.finish(connection, response)
            return results.make_fresh(state, status, headers, body, self.clock.now())
        start = self._read_refusal(connection, response, headers)
        return results.make_refused(state, status, headers, start, self.clock.now())

    def _leave_redirect(
        self, connection: connections.Connection, response: HTTPResponse, headers: Mapping[str, str]
    ) -> None:
        """Keep the connection only if the redirect has no body: it is never read, it may be a bomb."""
        if headers.get("content-length") == "0":
            self.dialer.finish(connection, response)
        else:
            self.dialer.abandon(connection, response)

    def _read_refusal(
        self, connection: connections.Connection, response: HTTPResponse, headers: Mapping[str, str]
    ) -> bytes:
        """Read the beginning of an error page where it may explain more, or where that saves the connection."""
        start, is_all = b"", False
        if response.status in problems.CHALLENGE_STATUSES or headers.get("content-length", "").isdigit():
            encoding, size = headers.get("content-encoding", ""), self.limits.error_body_bytes
            start, is_all = results.read_start(response, encoding, size)
        if is_all:
            self.dialer.finish(connection, response)
        else:
            self.dialer.abandon(connection, response)
        return start


# --- many fetches at once -------------------------------------------------------------------------

_SLICE_S = 0.2
_OTHER_ROUND_S = 0.5
"""How often to check whether another round has left a host."""
_FINISHED_BODIES = 4
SLOW_S = 2.0
"""A fetch that takes longer does not count towards `parallel`, up to _MOST_SLOW times as many threads."""
_MOST_SLOW = 4
_END = object()
"""Says that nothing is left to fetch."""
_NO_PAUSE = Courtesy(pause_s=0.0)


def fetch_many(
    client: Client,
    requests: Iterable[FetchRequest | Fetched],
    *,
    parallel: int = 24,
    courtesy: Courtesy = PLANNED,
    cancelled: Callable[[], bool] = never,
    on_begin: Callable[[FetchRequest], None] = lambda request: None,
    list_more: Callable[[], Iterable[FetchRequest | Fetched]] = tuple,
) -> Generator[Fetched, None, None]:
    """Yield one Fetched per request, in the order in which they end; none for those not begun when `cancelled` is true.
    What was fetched before may be among the requests, and comes first.

    `on_begin` is called for each fetch, on a worker, just before it is made. `list_more` is called several times a
    second for requests that join."""
    round_ = _Round(client, courtesy, cancelled, on_begin, parallel)
    round_.add(requests)
    try:
        yield from round_.results(list_more)
    finally:
        round_.stop()
        client.close()


class _Round:
    def __init__(
        self,
        client: Client,
        courtesy: Courtesy,
        cancelled: Callable[[], bool],
        on_begin: Callable[[FetchRequest], None],
        parallel: int,
    ) -> None:
        self._client = client
        self._on_begin = on_begin
        self._courtesy = courtesy
        self._cancelled = cancelled
        self._changed = threading.Condition()
        self._waiting: dict[str, deque[RequestState]] = {}
        self._turn: deque[str] = deque()
        """Hosts with waiting fetches, each once."""
        self._unfinished = 0
        self._stopped = False
        self._done: queue.Queue[Fetched | BaseException | object] = queue.Queue(_FINISHED_BODIES)
        self._threads: list[threading.Thread] = []
        self._parallel = parallel
        self._ready: list[Fetched] = []
        """Results that need no fetch: documents from before, and failures for bad addresses."""
        self._busy_since: dict[int, float] = {}
        """When the present fetch of each thread began."""

    def add(self, requests: Iterable[FetchRequest | Fetched]) -> None:
        for request in requests:
            step = request if isinstance(request, Fetched) else self._client.start(request)
            if isinstance(step, RequestState):
                with self._changed:
                    self._queue(step, first=False)
                    self._unfinished += 1
                    self._changed.notify()
            else:
                self._ready.append(step)
        self._add_workers()

    def _add_workers(self) -> None:
        """Start as many workers as may fetch at once, and one more for each slow one."""
        if self._is_over():
            return
        now = _monotonic()
        slow = sum(now - since > SLOW_S for since in list(self._busy_since.values()))
        wanted = min(self._parallel + slow, _MOST_SLOW * self._parallel, self._unfinished)
        self._threads = [thread for thread in self._threads if thread.is_alive()]
        for _ in range(wanted - len(self._threads)):
            thread = threading.Thread(target=self._work, daemon=True, name="fetch")
            self._threads.append(thread)
            thread.start()

    def results(self, list_more: Callable[[], Iterable[FetchRequest | Fetched]]) -> Iterator[Fetched]:
        while self._has_more():
            while self._ready:
                yield self._ready.pop()
            try:
                result = self._done.get(timeout=_SLICE_S)
            except queue.Empty:
                result = None
            if isinstance(result, BaseException):
                raise result
            if isinstance(result, Fetched):
                yield result
            self.add(list_more())
            if result is _END and self._unfinished == 0 and self._done.empty() and not self._ready:
                return  # what joined may have been fetched meanwhile

    def _has_more(self) -> bool:
        if self._cancelled():
            with self._changed:
                self._changed.notify_all()  # nobody needs to wait for a free host any more
        if self._ready or not self._done.empty() or any(thread.is_alive() for thread in self._threads):
            return True
        # What joined while the last worker was leaving still needs one.
        return self._unfinished > 0 and not self._is_over()

    def stop(self) -> None:
        with self._changed:
            self._stopped = True
            self._changed.notify_all()
        for thread in self._threads:
            thread.join(2)

    def _is_over(self) -> bool:
        return self._stopped or self._cancelled()

    def _work(self) -> None:
        try:
            while state := self._next_free():
                self._busy_since[threading.get_ident()] = _monotonic()
                self._make(state)
                self._busy_since.pop(threading.get_ident(), None)
        except BaseException as error:  # noqa: BLE001 - a bug: it belongs on the caller's thread
            self._give(error)

    def _next_free(self) -> RequestState | None:
        """Wait for the next fetch whose host is free; None when there will be none."""
        with self._changed:
            while not self._is_over():
                state, wait_s = self._find_free()
                if state:
                    return state
                if self._unfinished == 0:
                    self._changed.notify_all()
                    return None
                self._changed.wait(min(wait_s, _OTHER_ROUND_S))
            return None

    def _find_free(self) -> tuple[RequestState | None, float]:
        soonest, now = float("inf"), _monotonic()
        for _ in range(len(self._turn)):
            host = self._turn.popleft()
            wait_s = self._client.hosts.enter(host, now)
            if wait_s == 0:
                state = self._waiting[host].popleft()
                if self._waiting[host]:
                    self._turn.append(host)
                else:
                    del self._waiting[host]
                return state, 0.0
            self._turn.append(host)
            soonest = min(soonest, wait_s)
        return None, soonest

    def _make(self, state: RequestState) -> None:
        host = host_key(state.address)
        step = self._step_unless_closed(host, state)
        if isinstance(step, Fetched):
            self._give(step)
        with self._changed:
            if isinstance(step, RequestState):
                self._queue(step, first=True)
            else:
                self._unfinished -= 1
            is_last = self._unfinished == 0
            self._changed.notify()
        if is_last:
            self._give(_END)

    def _step_unless_closed(self, host: str, state: RequestState) -> RequestState | Fetched:
        hosts, now = self._client.hosts, self._client.clock.now()
        until = hosts.closed_until(host, now)
        if until is not None:
            hosts.leave(host, _monotonic(), _NO_PAUSE)
            return results.make_held_back(state.request, host, until, now)
        try:
            if not state.been_at:
                self._on_begin(state.request)
            return self._client.step(state, self._is_over)
        finally:
            hosts.leave(host, _monotonic(), self._courtesy)

    def _queue(self, state: RequestState, *, first: bool) -> None:
        host = host_key(state.address)
        if host not in self._waiting:
            self._waiting[host] = deque()
            self._turn.append(host)
        waiting = self._waiting[host]
        (waiting.appendleft if first else waiting.append)(state)

    def _give(self, result: Fetched | BaseException | object) -> None:
        """Hand a result, a bug or the end to the caller, who may have stopped."""
        while not self._stopped:
            try:
                self._done.put(result, timeout=_SLICE_S)
            except queue.Full:
                continue
            return
