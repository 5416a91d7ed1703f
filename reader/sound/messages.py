"""Messages between whoever plays and the player's process: commands down, reports up. Any thread."""

from __future__ import annotations

from msgspec import Struct

from reader.model.podcasts import Chapter

DEVICE, SILENT, HASTY = "device", "silent", "hasty"
"""Where the sound goes: to the system's device, nowhere, or nowhere and many times faster. The last is for tests."""


class Open(Struct, frozen=True):
    """Another episode, in place of the one before."""

    number: int
    """Comes back with every report, so that one of an older episode is known as such."""
    path: str
    """Where it is, or will be once it is whole; until then its bytes are beside it, see podcast_files.py."""
    position_s: float
    speed: float
    is_playing: bool


class Play(Struct, frozen=True):
    pass


class Pause(Struct, frozen=True):
    pass


class Seek(Struct, frozen=True):
    position_s: float


class SetSpeed(Struct, frozen=True):
    speed: float


class Close(Struct, frozen=True):
    """Nothing is played any more; file and device are given back."""


SoundCommand = Open | Play | Pause | Seek | SetSpeed | Close


class Opened(Struct, frozen=True):
    number: int
    duration_s: float
    """0 while it is still fetched: what is here says nothing of the rest."""
    chapters: tuple[Chapter, ...]
    """Those in the file itself."""


class At(Struct, frozen=True):
    """Where it is; several times a second while it plays."""

    number: int
    position_s: float
    duration_s: float
    is_playing: bool
    is_waiting: bool
    """It would play, but the download has not come so far."""


class Ended(Struct, frozen=True):
    number: int
    position_s: float


class CannotPlay(Struct, frozen=True):
    """This episode cannot be played here, or not any further."""

    number: int
    reason: str
    """missing (the player is not installed), format, device, broken."""


SoundReport = Opened | At | Ended | CannotPlay
