"""Context of the threads for accounts and for mailboxes: what they need of the engine's process."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from msgspec import Struct

from reader.clock import Clock
from reader.engine.machine.conditions import Conditions, Network
from reader.engine.messages import Command, Note
from reader.fetch.passwords import Passwords
from reader.paths import Profile


class ServerContext(Struct, frozen=True):
    profile: Profile
    clock: Clock
    zone: tzinfo
    passwords: Passwords
    on_note: Callable[[Note], None]
    read_conditions: Callable[[Network], Conditions]
    put: Callable[[Command], None]
    """Tells the engine."""
