"""Context of the threads beside the engine's loop: what they are given of its process."""

from __future__ import annotations

from collections.abc import Callable
from datetime import tzinfo

from msgspec import Struct

from reader.clock import Clock
from reader.engine.machine.power import is_on_battery, is_saving_power
from reader.engine.messages import Note
from reader.fetch.client import Client
from reader.fetch.passwords import Passwords
from reader.paths import Profile


class ThreadContext(Struct, frozen=True):
    profile: Profile
    client: Client
    passwords: Passwords
    clock: Clock
    zone: tzinfo
    on_note: Callable[[Note], None]
    """Tells the window."""
    is_line_idle: Callable[..., bool] = lambda may_cost=False: True
    """Whether there is a line that costs nothing; with `may_cost`, any line."""

    def has_line(self) -> bool:
        """For what somebody waits for."""
        return self.is_line_idle(may_cost=True)

    def is_free(self) -> bool:
        """Line and power, for what nobody waits for."""
        return self.is_line_idle() and not (is_on_battery() or is_saving_power())
