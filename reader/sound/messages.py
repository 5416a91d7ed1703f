"""Messages between whoever plays and the player's process: commands down, reports up. Any thread."""

from __future__ import annotations

from msgspec import Struct

from reader.model.podcasts import Chapter


class Open(Struct, frozen=True):
    """Another recording, in place of the one before."""

    number: int
    """Comes back with every report, so that one of an older recording is known as such."""
    path: str
    """Where it is, or will be once it is whole; until then its bytes are beside it, see podcast_files.py."""
    expected: int | None
    """How large it will be, where it is still fetched."""
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
    """Nothing is played any more; the device is given back."""


SoundCommand = Open | Play | Pause | Seek | SetSpeed | Close


class Opened(Struct, frozen=True):
    number: int
    duration_s: float
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
    frames: int
    """Frames of sound given to the device so far."""


class Ended(Struct, frozen=True):
    number: int
    position_s: float
    frames: int


class CannotPlay(Struct, frozen=True):
    """This recording cannot be played here, or not any further."""

    number: int
    reason: str
    """format, device, died, stuck."""
    kind: str = ""
    """What it is, where that is the reason."""


SoundReport = Opened | At | Ended | CannotPlay
