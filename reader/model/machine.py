"""What the desktop tells of the network, of power, and of the user's presence."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Network(Struct, frozen=True):
    online: bool | None = None
    """None where nobody knows; then the fetches themselves will tell."""
    metered: bool = False


class PowerChanged(Struct, frozen=True, tag=True):
    """The machine runs on battery now or on mains again, or is to save power: the engine looks, and tells."""


class Sign(StrEnum):
    UNLOCKED = "unlocked"
    """The screen was locked and is not any more."""
    IDLE_ENDED = "idle-ended"
    """A key or the pointer, after a quarter of an hour without."""
    RESUMED = "resumed"
    """The machine slept."""
    LID_OPENED = "lid-opened"
    NETWORK_JOINED = "network-joined"


class PresenceSign(Struct, frozen=True):
    """A sign, and when it came."""

    at: float
    sign: Sign
