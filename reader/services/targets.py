"""Targets for window and terminal: kept after a check, and how they are."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import Struct
from msgspec.structs import replace

from reader.model.messages import Message
from reader.model.targets import Target
from reader.send.forms import check_target
from reader.store.db import Connection
from reader.store.sending import find_last_sent_at, list_targets, list_unsent, save_target


class TargetFacts(Struct, frozen=True):
    """All that is shown of a target."""

    target: Target
    waiting: int
    failed: int
    """So many are tried again only if the user wants it."""
    message: Message | None
    """Why the last of them did not get there."""
    last_sent_at: float | None


def list_facts(conn: Connection) -> list[TargetFacts]:
    return [_gather(conn, target) for target in list_targets(conn)]


def _gather(conn: Connection, target: Target) -> TargetFacts:
    unsent = list_unsent(conn, target.id)
    failed = sum(send.has_failed for send in unsent)
    message = next((send.message for send in reversed(unsent) if send.message), None)
    return TargetFacts(target, len(unsent) - failed, failed, message, find_last_sent_at(conn, target.id))


def keep_target(conn: Connection, target: Target, secrets: Mapping[str, str], now: float) -> Target:
    """Stored as it is after the check, which raises UsageError. A target that is known already may keep its secrets."""
    needed = secrets if any(secrets.values()) or not target.id else None
    checked = check_target(target, needed)
    return replace(checked, id=save_target(conn, checked, now))
