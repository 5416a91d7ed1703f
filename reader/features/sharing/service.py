"""Targets for window and terminal: stored after a check, with the facts that are shown about them."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.messages import Message
from reader.features.sharing.forms import check_target
from reader.features.sharing.records import Target
from reader.features.sharing.store import find_last_sent_at, list_targets, list_unsent, save_target
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
