"""Inputs of a replay, and the result of the last one. Any thread that owns its connection."""

from __future__ import annotations

from datetime import tzinfo
from typing import Any

from msgspec import Struct

from reader.errors import UsageError
from reader.insights.replay import read_own_history
from reader.lab.mine import own_trial
from reader.model.history import OwnHistory
from reader.services.erase_reading import WHAT_IF
from reader.store.db import Connection
from reader.store.settings import load_rows


class Ready(Struct, frozen=True):
    history: OwnHistory
    can_run: bool
    """Whether there are days enough to replay."""
    kept: dict[str, Any]


def read_ready(conn: Connection, now: float, zone: tzinfo) -> Ready:
    history = read_own_history(conn, now, zone)
    kept = load_rows(conn).get(WHAT_IF)
    return Ready(history, _can_run(history), kept if isinstance(kept, dict) else {})


def _can_run(history: OwnHistory) -> bool:
    try:
        own_trial(history)
    except UsageError:
        return False
    return True
