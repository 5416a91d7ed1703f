"""What the system knows of the line to the network."""

from __future__ import annotations

from msgspec import Struct


class Network(Struct, frozen=True):
    online: bool | None = None
    """None where nobody knows; then the fetches themselves will tell."""
    metered: bool = False
