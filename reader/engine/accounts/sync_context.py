"""Context of one synchronisation: connection, account, server. Frozen; made anew for each, on the thread that
synchronises."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from reader.model.accounts import Account
from reader.parse.worker import GuardedParser
from reader.store.db import Connection
from reader.sync.greader import ReaderServer
from reader.sync.miniflux import MinifluxServer
from reader.sync.transport import Usage


class SyncContext(Struct, frozen=True):
    conn: Connection
    parser: GuardedParser
    account: Account
    server: ReaderServer
    usage: Usage
    now: float
    on_progress: Callable[[int, int], None] = lambda done, total: None
    """Hears how many of how many posts have been fetched."""
    own: MinifluxServer | None = None
    """Its own interface, where it is a Miniflux."""
