"""Records of the network, of power, and of the user's presence, as the desktop reports them."""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Network(Struct, frozen=True):
    online: bool | None = None
    """None if unknown; then the fetches will show."""
    metered: bool = False


class PowerChanged(Struct, frozen=True, tag=True):
    """A command: power supply or power saving changed, so read the conditions again."""


class Sign(StrEnum):
    UNLOCKED = "unlocked"
    """The screen was unlocked."""
    IDLE_ENDED = "idle-ended"
    """Input after 15 minutes without."""
    RESUMED = "resumed"
    """The machine woke up."""
    LID_OPENED = "lid-opened"
    NETWORK_JOINED = "network-joined"


class PresenceSign(Struct, frozen=True):
    at: float
    sign: Sign
