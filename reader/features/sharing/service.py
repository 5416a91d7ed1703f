"""Targets: stored after a check, with the facts that are shown about them, and their secrets (tokens, passwords) in the
system's keyring, all of one target under one name."""

from __future__ import annotations

import json
from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.messages import Message
from reader.features.sharing.forms import check_target
from reader.features.sharing.records import Target
from reader.features.sharing.store import find_last_sent_at, list_targets, list_unsent, save_target
from reader.net.passwords import Kept, Passwords
from reader.store.db import Connection


class TargetFacts(Struct, frozen=True):
    target: Target
    waiting: int
    failed: int
    """How many are tried again only if the user asks."""
    message: Message | None
    """Why the last of them did not arrive."""
    last_sent_at: float | None

    @property
    def id(self) -> int:
        return self.target.id


def list_facts(conn: Connection) -> list[TargetFacts]:
    return [_gather(conn, target) for target in list_targets(conn)]


def _gather(conn: Connection, target: Target) -> TargetFacts:
    unsent = list_unsent(conn, target.id)
    failed = sum(send.has_failed for send in unsent)
    message = next((send.message for send in reversed(unsent) if send.message), None)
    return TargetFacts(target, len(unsent) - failed, failed, message, find_last_sent_at(conn, target.id))


def keep_target(conn: Connection, target: Target, secrets: Mapping[str, str], now: float) -> Target:
    """Store a target after a check, which raises UsageError. A known target may keep its secrets."""
    needed = secrets if any(secrets.values()) or not target.id else None
    checked = check_target(target, needed)
    return replace(checked, id=save_target(conn, checked, now))


def find_place(target: Target) -> tuple[str, str]:
    """The address and the name by which the keyring keeps a target's secrets: a target that gets another server needs
    its secrets again, so that none is sent to a stranger."""
    return target.address, f"target {target.id}"


def pack_secrets(secrets: Mapping[str, str]) -> str:
    return json.dumps(dict(secrets))


def find_secrets(passwords: Passwords, target: Target) -> dict[str, str]:
    """The secrets of a target; none where the keyring is locked."""
    kept = passwords.find(*find_place(target)) if target.address else None
    try:
        secrets = json.loads(kept.password) if kept else {}
    except ValueError:
        return {}
    return {str(name): str(value) for name, value in secrets.items()} if isinstance(secrets, dict) else {}


def keep_secrets(passwords: Passwords, target: Target, secrets: Mapping[str, str]) -> Kept:
    return passwords.set(*find_place(target), pack_secrets(secrets))


def forget_secrets(passwords: Passwords, target: Target) -> None:
    if target.address:
        passwords.delete(*find_place(target))
