"""Syncs one account, and keeps its state and a record, whatever comes of it. Runs on the thread that syncs."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from msgspec import Struct
from msgspec.structs import replace

from reader.clock import Clock, local_day
from reader.engine.accounts.listening import synchronise_listening
from reader.engine.accounts.servers import OpenServer, SyncContext
from reader.engine.accounts.synchronise import SyncResult, synchronise
from reader.model.accounts import Account, AccountProblem, ServerKind, SyncReason
from reader.model.logged import ACCOUNT, ACCOUNT_ASKED, SyncRecord
from reader.parse.worker import GuardedParser
from reader.store.accounts import add_sync, find_account_state, has_account, save_account_state
from reader.store.db import Connection, transaction
from reader.store.poll_log import add_side_fetch
from reader.sync.problems import AccountError
from reader.wording.catalogue import AccountCode

LONGEST_S = 900.0
"""A slow server must not keep the others waiting; the next sync continues a first one."""


class SyncTools(Struct, frozen=True):
    """What every sync works with."""

    conn: Connection
    parser: GuardedParser
    clock: Clock
    zone: tzinfo


def sync_account(
    tools: SyncTools,
    account: Account,
    open_server: Callable[[], OpenServer],
    reason: SyncReason,
    *,
    is_thorough: bool = False,
    on_progress: Callable[[int, int], None] = lambda done, total: None,
) -> SyncResult:
    """Raises AccountError after noting it."""
    now, began = tools.clock.now(), tools.clock.monotonic()
    result, problem = SyncResult(), ""
    opened: OpenServer | None = None
    try:
        opened = open_server()
        opened.usage.begin(began + LONGEST_S)
        own = opened.own if account.kind is ServerKind.MINIFLUX else None
        sync = SyncContext(tools.conn, tools.parser, account, opened.server, opened.usage, now, on_progress, own)
        result = synchronise(sync, is_thorough=is_thorough)
        if own is not None:
            result.heard_elsewhere = synchronise_listening(tools.conn, account, own, now, is_thorough=is_thorough)
        return result
    except AccountError as error:
        problem = error.problem
        note_failure(tools.conn, account.id, error, now)
        raise
    except Exception as error:  # any: the user removed the account meanwhile, and its rows are gone
        if has_account(tools.conn, account.id):
            raise
        raise AccountError(AccountProblem.REFUSED, AccountCode.ACCOUNT_UNKNOWN()) from error
    finally:
        if opened is not None and opened.usage.requests:
            usage, day = opened.usage, local_day(now, tools.zone)
            made = SyncRecord(
                account.id,
                now,
                day,
                reason,
                usage.requests,
                usage.wire_bytes,
                tools.clock.monotonic() - began,
                sum(map(len, result.new_ids.values())),
                result.marks_in,
                result.marks_out,
                problem,
            )
            is_users = reason in (SyncReason.ASKED, SyncReason.ADDED)
            with transaction(tools.conn):
                add_sync(tools.conn, made)
                # One price for a sync, however many requests it took.
                trigger = ACCOUNT_ASKED if is_users else ACCOUNT
                add_side_fetch(tools.conn, day, trigger, usage.wire_bytes, bool(problem))


def note_failure(conn: Connection, account_id: int, error: AccountError, now: float) -> None:
    """Note a failure; being offline is not counted against the server."""
    state = find_account_state(conn, account_id)
    failures = state.failures + (error.problem is not AccountProblem.OFFLINE)
    save_account_state(
        conn, account_id, replace(state, tried_at=now, problem=error.problem, message=error.message, failures=failures)
    )
