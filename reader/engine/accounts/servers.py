"""Opens the way to an account's server: fetch's client with the account's certificate, a session, the password."""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urlsplit

from msgspec import Struct

from reader.clock import Clock
from reader.fetch.client import Client, never
from reader.fetch.connection.sockets import make_tls_context
from reader.fetch.passwords import Passwords
from reader.model.accounts import Account
from reader.sync.greader import ReaderServer
from reader.sync.miniflux import MinifluxServer
from reader.sync.problems import AccountError, AccountProblem
from reader.sync.transport import Usage, make_session
from reader.wording.account_codes import AccountCode


class OpenServer(Struct, frozen=True):
    server: ReaderServer
    own: MinifluxServer
    """Its own interface, where it is a Miniflux."""
    usage: Usage


def make_client(clock: Clock, proxy: str, ca_file: str) -> Client:
    """AccountError where the certificate file cannot be read."""
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
    """AccountError where its password is not known."""
    known = passwords.find(account.url, account.username)
    if known is None:
        host = urlsplit(account.url).hostname or account.url
        raise AccountError(AccountProblem.PASSWORD, AccountCode.ACCOUNT_PASSWORD_MISSING(host=host))
    usage = Usage()
    session = make_session(client, usage, cancelled)
    login = (session, account.url, account.username, known.password)
    return OpenServer(ReaderServer(*login), MinifluxServer(*login), usage)
