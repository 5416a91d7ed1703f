"""Messages to and from the player's process: commands and reports."""

from __future__ import annotations

from msgspec import Struct

from reader.features.podcasts.records import Chapter

DEVICE, SILENT, HASTY = "device", "silent", "hasty"
"""Where the sound goes: to the system's device, nowhere, or nowhere and many times faster, for tests."""


class Open(Struct, frozen=True, tag=True):
    """Open an episode in place of the last."""

    number: int
    """Comes back with every report, so that late ones of another episode are recognised."""
    path: str
    """Where the whole file is or will be; until then its bytes are beside it, see features/podcasts/files.py."""
    position_s: float
    speed: float
    is_playing: bool
    output: str
    """DEVICE, SILENT or HASTY."""


class Play(Struct, frozen=True, tag=True):
    pass


class Pause(Struct, frozen=True, tag=True):
    pass


class Seek(Struct, frozen=True, tag=True):
    position_s: float


class SetSpeed(Struct, frozen=True, tag=True):
    speed: float


class Close(Struct, frozen=True, tag=True):
    """Stop, and release the file and the device."""


class Quit(Struct, frozen=True, tag=True):
    """End the process."""


SoundCommand = Open | Play | Pause | Seek | SetSpeed | Close | Quit


class Opened(Struct, frozen=True, tag=True):
    number: int
    duration_s: float
    """0 while it is still being fetched."""
    chapters: tuple[Chapter, ...]
    """From the file itself."""


class At(Struct, frozen=True, tag=True):
    """The position; several times a second while it plays."""

    number: int
    position_s: float
    duration_s: float
    is_playing: bool
    is_waiting: bool
    """Whether it waits for the download to get there."""


class Ended(Struct, frozen=True, tag=True):
    number: int
    position_s: float


class CannotPlay(Struct, frozen=True, tag=True):
    """An episode cannot be played here, or not any further."""

    number: int
    reason: str
    """missing (the player is not installed), format, device, broken."""


SoundReport = Opened | At | Ended | CannotPlay
