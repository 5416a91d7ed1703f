"""The state of one fetch between two hops, and what a redirect does to it. Pure."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from reader.fetch.connection.addresses import Reach
from reader.fetch.urls import WebAddress, follow, may_take_password, parse_address
from reader.model.fetched import Credentials, FetchRequest

PERMANENT = frozenset({301, 308})
REDIRECTS = frozenset({300, 301, 302, 303, 307, 308})


class RedirectLoop(ValueError):  # noqa: N818
    """The server leads us round in circles."""


class RequestState(Struct, frozen=True):
    request: FetchRequest
    address: WebAddress
    """Where the next hop goes."""
    credentials: Credentials | None
    permanent_url: str = ""
    all_permanent: bool = True
    came_from: Reach | None = None
    came_from_host: str = ""
    been_at: tuple[str, ...] = ()
    wire_bytes: int = 0
    spent_s: float = 0.0


def begin(request: FetchRequest) -> RequestState:
    """Raises BadAddress."""
    address = parse_address(request.url)
    return RequestState(request, address, request.credentials or address.credentials)


def redirected(state: RequestState, status: int, location: str, reach: Reach, max_hops: int) -> RequestState:
    """The fetch after one redirect. Raises BadAddress or RedirectLoop."""
    address = follow(state.address, location)
    been_at = (*state.been_at, state.address.url)
    if address.url in been_at or len(been_at) > max_hops:
        raise RedirectLoop
    all_permanent = state.all_permanent and status in PERMANENT
    return replace(
        state,
        address=address,
        credentials=state.credentials if may_take_password(state.address, address) else None,
        permanent_url=address.url if all_permanent else state.permanent_url,
        all_permanent=all_permanent,
        came_from=reach,
        came_from_host=state.address.host,
        been_at=been_at,
    )
