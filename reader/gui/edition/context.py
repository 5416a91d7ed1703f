"""What the morning paper needs of the window. No state."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.gui.kit.theme import Theme


class EditionContext(Struct, frozen=True):
    theme: Theme
    bridge: Bridge
    clock: Clock
    change_settings: Callable[..., None]
    mark_read: Callable[[list[int]], None]
    tell: Callable[[object], None]
    """A command for the engine."""
