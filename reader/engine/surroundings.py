"""What threads beside the loop, for accounts and for mailboxes, need of the engine's process."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from msgspec import Struct

from reader.clock import Clock
from reader.engine.machine.conditions import Conditions, Network
from reader.engine.messages import Note
from reader.fetch.passwords import Passwords
from reader.paths import Profile


class Surroundings(Struct, frozen=True):
    profile: Profile
    clock: Clock
    zone: tzinfo
    passwords: Passwords
    on_note: Callable[[Note], None]
    read_conditions: Callable[[Network], Conditions]
