"""Messages between window and engine about accounts; a part of messages.py. Any thread."""

from __future__ import annotations

from msgspec import Struct


class AccountsChanged(Struct, frozen=True):
    """An account was added, changed or left."""


class RecordingOpened(Struct, frozen=True):
    """The owner is about to hear this entry's recording: another machine may have gone on with it."""

    entry_id: int


class HeardElsewhere(Struct, frozen=True):
    """Another machine went on with a recording; the store has its place."""

    entry_id: int
    position_s: float
    is_heard: bool
