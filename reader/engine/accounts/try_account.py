"""Tries a server that the owner typed: finds it, logs in, counts what is there. Nothing is kept."""

from __future__ import annotations

from collections.abc import Sequence

from reader.clock import Clock
from reader.engine.accounts.servers import make_client
from reader.model.accounts import Login, Tried
from reader.parse.identity import normalise_address
from reader.sync.find_server import find_kind, find_server
from reader.sync.greader import READING_LIST, STARRED, ReaderServer
from reader.sync.transport import Usage, make_session


def try_account(login: Login, urls: Sequence[str], clock: Clock, proxy: str = "") -> Tried:
    """Find the server and log in; nothing is kept. AccountError says what is wrong. `urls`: feeds that are here."""
    began = clock.monotonic()
    with make_client(clock, proxy, login.ca_file) as client:
        session = make_session(client, Usage())
        base = find_server(session, login.address)
        server = ReaderServer(session, base, login.username, login.password)
        server.login()
        feeds = server.list_feeds()
        counts = server.find_unread_counts()
        unread = len(server.list_all_ids(READING_LIST, is_unread=True))
        starred = len(server.list_all_ids(STARRED))
    here = {normalise_address(url) for url in urls}
    known = sum(normalise_address(feed.url) in here for feed in feeds)
    elapsed_s = clock.monotonic() - began
    return Tried(base, find_kind(base, counts), len(feeds), unread, starred, known, elapsed_s)
