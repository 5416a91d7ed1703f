"""What the system knows of the line to the network, and that it tells of power."""

from __future__ import annotations

from msgspec import Struct


class Network(Struct, frozen=True):
    online: bool | None = None
    """None where nobody knows; then the fetches themselves will tell."""
    metered: bool = False


class PowerChanged(Struct, frozen=True):
    """The machine runs on battery now or on mains again, or is to save power: the engine looks, and tells."""
