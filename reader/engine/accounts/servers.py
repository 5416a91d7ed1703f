"""Opens an account's server: a client with the account's certificate, a session, the password; tries what was typed."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from urllib.parse import urlsplit

from msgspec import Struct

from reader.clock import Clock
from reader.fetch.client import Client, never
from reader.fetch.connections import make_tls_context
from reader.fetch.passwords import Passwords
from reader.model.accounts import Account, AccountProblem, Login, Tried
from reader.parse.identity import normalise_address
from reader.parse.worker import GuardedParser
from reader.store.db import Connection
from reader.sync.greader import READING_LIST, STARRED, ReaderServer
from reader.sync.miniflux import MinifluxServer
from reader.sync.problems import AccountError
from reader.sync.transport import Usage, find_kind, find_server, make_session
from reader.wording.catalogue import AccountCode


class SyncContext(Struct, frozen=True):
    """What one sync works with, on the thread that syncs."""

    conn: Connection
    parser: GuardedParser
    account: Account
    server: ReaderServer
    usage: Usage
    now: float
    on_progress: Callable[[int, int], None] = lambda done, total: None
    """Gets how many of how many posts have been fetched."""
    own: MinifluxServer | None = None
    """Its own interface, if it is a Miniflux."""


class OpenServer(Struct, frozen=True):
    server: ReaderServer
    own: MinifluxServer
    """Its own interface, used if it is a Miniflux."""
    usage: Usage


def make_client(clock: Clock, proxy: str, ca_file: str) -> Client:
    """Raises AccountError if the certificate file can't be read."""
    if ca_file:
        try:
            make_tls_context(ca_file)
        except OSError as error:
            message = AccountCode.ACCOUNT_NO_CA_FILE(path=ca_file)
            raise AccountError(AccountProblem.INSECURE, message) from error
    return Client(clock, proxy=proxy, ca_file=ca_file)


def open_server(
    account: Account, passwords: Passwords, client: Client, cancelled: Callable[[], bool] = never
) -> OpenServer:
    """Raises AccountError if the password is not known."""
    known = passwords.find(account.url, account.username)
    if known is None:
        host = urlsplit(account.url).hostname or account.url
        raise AccountError(AccountProblem.PASSWORD, AccountCode.ACCOUNT_PASSWORD_MISSING(host=host))
    usage = Usage()
    session = make_session(client, usage, cancelled)
    login = (session, account.url, account.username, known.password)
    return OpenServer(ReaderServer(*login), MinifluxServer(*login), usage)


def try_account(login: Login, urls: Sequence[str], clock: Clock, proxy: str = "") -> Tried:
    """Find the server, log in and compare its feeds with `urls`; nothing is kept. Raises AccountError."""
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
