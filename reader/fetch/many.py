"""Concurrent fetches: worker threads over hosts, results as they come, at most a handful of bodies in memory.

Slow hosts get extra workers, so that they do not hold up the others. Workers wait while the caller is busy, so that
bodies do not pile up; when the caller stops (an exception, Ctrl-C, `close()`), every fetch ends within a moment.
"""

from __future__ import annotations

import queue
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator

from reader.clock import SystemClock
from reader.fetch import results
from reader.fetch.client import Client, never
from reader.fetch.host_limits import PLANNED, Courtesy, host_key
from reader.fetch.request_state import RequestState
from reader.model.fetched import Fetched, FetchRequest

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
_monotonic = SystemClock().monotonic


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
