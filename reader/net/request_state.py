"""One fetch between two hops: its state, its limits, and the guard that checks these at every wait."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from reader.core.clock import SystemClock
from reader.core.records.fetched import Credentials, FetchRequest
from reader.net.addresses import Reach
from reader.net.urls import WebAddress, follow, may_send_password, parse_address


class Limits(Struct, frozen=True):
    deadline_s: float = 30.0
    """For everything: DNS, connecting, all hops, reading, decompressing."""
    connect_s: float = 10.0
    """For one IP address of a host."""
    body_bytes: int = 15_000_000
    """After decompression, and between two layers of it."""
    wire_bytes: int = 20_000_000
    """Of all that comes over the network, headers included."""
    header_bytes: int = 128_000
    """Of the head of one answer. http.client itself refuses more than 100 lines."""
    hops: int = 10
    error_body_bytes: int = 64_000
    """Of an error page that is read."""


PERMANENT = frozenset({301, 308})
REDIRECTS = frozenset({300, 301, 302, 303, 307, 308})


class RedirectLoop(ValueError):  # noqa: N818
    """Redirects that lead in a circle, or too far."""


class RequestState(Struct, frozen=True):
    request: FetchRequest
    address: WebAddress
    """Where the next hop goes."""
    credentials: Credentials | None
    permanent_url: str = ""
    all_permanent: bool = True
    came_from: Reach | None = None
    came_from_host: str = ""
    began_inside: bool = False
    been_at: tuple[str, ...] = ()
    wire_bytes: int = 0
    spent_s: float = 0.0


def begin(request: FetchRequest) -> RequestState:
    """Raises BadAddress."""
    address = parse_address(request.url)
    return RequestState(request, address, request.credentials or address.credentials)


def redirected(state: RequestState, status: int, location: str, reach: Reach, max_hops: int) -> RequestState:
    """Return the state after a redirect. Raises BadAddress or RedirectLoop."""
    address = follow(state.address, location)
    been_at = (*state.been_at, state.address.url)
    if address.url in been_at or len(been_at) > max_hops:
        raise RedirectLoop
    all_permanent = state.all_permanent and status in PERMANENT
    return replace(
        state,
        address=address,
        credentials=state.credentials if may_send_password(state.address, address) else None,
        permanent_url=address.url if all_permanent else state.permanent_url,
        all_permanent=all_permanent,
        came_from=reach,
        came_from_host=state.address.host,
        been_at=been_at,
    )


_monotonic = SystemClock().monotonic


class DeadlinePassed(TimeoutError):  # noqa: N818
    """A fetch that took too long in all."""


class Cancelled(OSError):  # noqa: N818
    """A fetch that the user, or the end of the program, stopped."""


class TooMuch(OSError):  # noqa: N818
    """More bytes than a limit allows; `what` names the limit."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


class Guard:
    """Deadline, cancellation and byte count of one fetch, on its thread. Time is real even where a test's clock
    stops, because the network doesn't."""

    def __init__(self, limits: Limits, cancelled: Callable[[], bool], spent_s: float = 0.0, wire: int = 0) -> None:
        """`spent_s` and `wire`: what earlier hops of the same fetch took."""
        self.limits = limits
        self.wire_bytes = wire
        self._cancelled = cancelled
        self._started = _monotonic()
        self._ends = self._started + limits.deadline_s - spent_s
        self._head_ends_at: int | None = None

    def elapsed_s(self) -> float:
        return _monotonic() - self._started

    def remaining_s(self) -> float:
        """Return the seconds that are left. Raises DeadlinePassed or Cancelled."""
        if self._cancelled():
            raise Cancelled
        left = self._ends - _monotonic()
        if left <= 0:
            raise DeadlinePassed
        return left

    def head_begins(self) -> None:
        self._head_ends_at = self.wire_bytes + self.limits.header_bytes

    def head_is_over(self) -> None:
        self._head_ends_at = None

    def count(self, size: int) -> None:
        self.wire_bytes += size
        if self._head_ends_at is not None and self.wire_bytes > self._head_ends_at:
            raise TooMuch("head")
        if self.wire_bytes > self.limits.wire_bytes:
            raise TooMuch("wire")
