"""Records of podcasts: episodes that come with entries, chapters, the queue, downloads and their states."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from reader.model.messages import Message
from reader.model.parsed import Enclosure

SOUND_ENDINGS = (".mp3", ".m4a", ".m4b", ".aac", ".ogg", ".oga", ".opus", ".flac", ".wav")
HEARD_WITHIN_S = 20.0
"""So near its end an episode counts as heard: what is left is music and thanks."""
NEWEST_PER_FEED = 2


def is_sound(enclosure: Enclosure) -> bool:
    """Whether a file is an episode to hear; by its name where its publisher does not say its kind."""
    kind = enclosure.media_type.partition("/")[0].strip()
    if kind in ("audio", "video", "image", "text"):
        return kind == "audio"
    return enclosure.url.partition("?")[0].partition("#")[0].lower().endswith(SOUND_ENDINGS)


def find_sound(enclosures: Sequence[Enclosure]) -> Enclosure | None:
    """The episode among the files of an entry; the first where there are several."""
    return next((one for one in enclosures if is_sound(one)), None)


class Chapter(Struct, frozen=True):
    start_s: float
    title: str
    """Plain text on one line."""


class RowSound(Struct, frozen=True):
    """What a list says of an entry's episode."""

    duration_s: float | None = None
    position_s: float = 0.0
    is_heard: bool = False
    is_downloaded: bool = False


class DownloadState(StrEnum):
    WAITING = "waiting"
    """It is fetched when its turn comes."""
    HERE = "here"
    FAILED = "failed"
    """Only the user's word starts it again."""


class Download(Struct, frozen=True):
    """An episode that is here, on its way, or wanted."""

    entry_id: int
    url: str
    asked_at: float
    by_plan: bool
    """Nobody asked for it: it was fetched ahead."""
    for_at: float | None = None
    """Fetched ahead for this moment, at which the user usually listens."""
    size: int | None = None
    """Of the whole file, where the server said so."""
    validator: str = ""
    """What If-Range takes: an ETag or a date, of the bytes that are here."""
    tries: int = 0
    next_at: float | None = None
    """When it is tried next; None where it is here or was given up."""
    done_at: float | None = None
    message: Message | None = None
    """Why it is not here."""

    @property
    def state(self) -> DownloadState:
        if self.done_at is not None:
            return DownloadState.HERE
        return DownloadState.FAILED if self.next_at is None else DownloadState.WAITING


class Episode(Struct, frozen=True):
    """An entry's episode with everything that is known of it."""

    entry_id: int
    feed_id: int
    feed_name: str
    title: str
    url: str
    media_type: str
    size: int | None
    """As the publisher says."""
    duration_s: float | None
    """Of the file, where it was heard once; else as the publisher says."""
    chapters_url: str
    sort_at: int
    is_read: bool
    is_starred: bool
    position_s: float = 0.0
    is_heard: bool = False
    played_at: float | None = None
    queue_place: int | None = None
    download: Download | None = None


def newest_of_each(newest: Sequence[Episode]) -> list[Episode]:
    """Of each feed the first unread ones: what the user will probably hear next. `newest`: newest first."""
    taken: dict[int, int] = {}
    found = []
    for episode in newest:
        if taken.get(episode.feed_id, 0) < NEWEST_PER_FEED and not episode.is_read:
            taken[episode.feed_id] = taken.get(episode.feed_id, 0) + 1
            found.append(episode)
    return found
