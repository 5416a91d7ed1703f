"""What the desktop tells joins what the window asks for: signs of presence, the line and power become commands."""

from __future__ import annotations

from collections.abc import Callable

from reader.clock import Clock
from reader.desktop.listener import DesktopListener
from reader.engine.messages import Command, NetworkChanged, PowerChanged, SignHeard


def hear_desktop(clock: Clock, put: Callable[[Command], None]) -> DesktopListener:
    """`put` is called from the desktop's threads."""
    return DesktopListener(
        clock,
        on_sign=lambda sign: put(SignHeard(sign)),
        on_network=lambda network: put(NetworkChanged(network)),
        on_power=lambda: put(PowerChanged()),
    )
