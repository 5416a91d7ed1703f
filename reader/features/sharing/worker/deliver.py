"""Works through the queue of sends: sends what is due, notes what arrived, and decides when to retry the rest.

Used by the engine's sender and by commands in the terminal.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from datetime import tzinfo

from msgspec import Struct

from reader.core.clock import Clock
from reader.core.errors import PaperroundError, SendError
from reader.core.records.messages import Message
from reader.core.words.catalogue import SendCode
from reader.engine.messages import Sent, TargetTried, TryTarget
from reader.features.sharing.forms import check_target
from reader.features.sharing.records import Send, Target
from reader.features.sharing.send import send_entry, try_target
from reader.features.sharing.service import find_secrets, forget_secrets
from reader.features.sharing.store import find_sent_entry, find_target, list_due, note_failure, note_sent, purge_targets
from reader.net.client import Client, never
from reader.net.passwords import Passwords
from reader.net.problems import for_a_first_fetch
from reader.store.db import Connection

log = logging.getLogger(__name__)
PAUSES_S = (60.0, 300.0, 1_800.0, 7_200.0, *(21_600.0,) * 8)
"""Pauses after failures that may pass; two days in all. After that only the user can start it again."""
REMOVED_KEPT_S = 86_400.0


class SendTools(Struct, frozen=True):
    conn: Connection
    client: Client
    passwords: Passwords
    clock: Clock
    zone: tzinfo
    cancelled: Callable[[], bool] = never


def decide_next_try(tries: int, error: SendError, now: float) -> float | None:
    """Return when to try again after a failure that followed `tries` others; None gives up until the user asks.
    Nothing is given up for lack of a network."""
    if error.is_offline:
        return now + PAUSES_S[min(tries, 2)]
    return now + PAUSES_S[tries] if error.passes and tries < len(PAUSES_S) else None


def deliver_due(tools: SendTools) -> list[Sent]:
    """Send what is due, fifty at most."""
    return deliver(tools, list_due(tools.conn, tools.clock.now()))


def deliver(tools: SendTools, sends: Iterable[Send]) -> list[Sent]:
    """Send target by target and return one note for each."""
    targets: dict[int, list[Send]] = {}
    for send in sends:
        targets.setdefault(send.target_id, []).append(send)
    notes = []
    for target_id, its_sends in targets.items():
        target = find_target(tools.conn, target_id)
        if target is not None and not tools.cancelled():
            notes.append(_deliver(tools, target, its_sends))
    return notes


def _deliver(tools: SendTools, target: Target, sends: list[Send]) -> Sent:
    """Send in order. Once a target is out of reach, the rest waits: nobody knocks fifty times at a closed door."""
    secrets = find_secrets(tools.passwords, target)
    count, failed, held = 0, 0, None
    message: Message | None = None
    given_up = is_news = False
    for send in sends:
        error = held or _send(tools, target, secrets, send)
        if error is None:
            count += 1
            continue
        if tools.cancelled():
            break
        failed, message = failed + 1, error.message
        next_at = decide_next_try(send.tries, error, tools.clock.now())
        given_up = given_up or next_at is None
        is_news = is_news or next_at is None or send.tries == 0
        note_failure(tools.conn, send.id, error.message, next_at, was_tried=not error.is_offline)
        held = error if error.passes else None
    return Sent(target.id, target.name, count, failed, message, given_up, is_news)


def _send(tools: SendTools, target: Target, secrets: dict[str, str], send: Send) -> SendError | None:
    entry = find_sent_entry(tools.conn, send.entry_id, tools.zone)
    if entry is None:
        return SendError(SendCode.SEND_GONE())
    try:
        send_entry(tools.client, target, secrets, entry, tools.cancelled)
    except SendError as error:
        return error
    except Exception:  # a bug with one entry must neither hold up all others nor be forgotten
        log.exception("sending an entry on failed")
        return SendError(SendCode.SEND_FAULT())
    note_sent(tools.conn, send.id, tools.clock.now())
    return None


def purge_removed(tools: SendTools) -> None:
    """Delete removed targets and their secrets once the removal can't be undone any more."""
    for target in purge_targets(tools.conn, tools.clock.now() - REMOVED_KEPT_S):
        forget_secrets(tools.passwords, target)


def answer_try(tools: SendTools, wanted: TryTarget) -> TargetTried:
    """Try a target as the user typed it; nothing is kept."""
    try:
        target = check_target(wanted.target)
        kept = find_secrets(tools.passwords, target) if target.id else {}
        typed = {name: value for name, value in wanted.secrets.items() if value}
        tried = try_target(tools.client, target, {**kept, **typed}, tools.cancelled)
    except PaperroundError as error:
        return TargetTried(wanted.number, False, for_a_first_fetch(error.message))
    return TargetTried(wanted.number, True, tried)
