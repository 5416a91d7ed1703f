"""Synchronises with the server of an account at once, for the terminal."""

from __future__ import annotations

from collections.abc import Callable

from reader.engine.accounts.ask import AskTools, ask
from reader.engine.accounts.servers import OpenServer, make_client, open_server
from reader.engine.accounts.synchronise import SyncResult
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.model.accounts import Account, AskReason


def synchronise_now(
    tools: AskTools,
    account: Account,
    passwords: Passwords,
    proxy: str,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> SyncResult:
    """Everything is compared; raises AccountError."""
    client: Client | None = None

    def open_it() -> OpenServer:
        nonlocal client
        client = make_client(tools.clock, proxy, account.ca_file)
        return open_server(account, passwords, client)

    try:
        return ask(tools, account, open_it, AskReason.ASKED, is_thorough=True, on_progress=on_progress)
    finally:
        if client is not None:
            client.close()
