"""Records of podcasts: episodes that come with entries, chapters, the queue, downloads and their states."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from reader.core.records.messages import Message
from reader.core.records.parsed import Enclosure

SOUND_ENDINGS = (".mp3", ".m4a", ".m4b", ".aac", ".ogg", ".oga", ".opus", ".flac", ".wav")
HEARD_WITHIN_S = 20.0
"""An episode counts as played this near to its end: the rest is music and thanks."""
NEWEST_PER_FEED = 2


def is_sound(enclosure: Enclosure) -> bool:
    """Return whether a file is audio, by its type or else by its name."""
    kind = enclosure.media_type.partition("/")[0].strip()
    if kind in ("audio", "video", "image", "text"):
        return kind == "audio"
    return enclosure.url.partition("?")[0].partition("#")[0].lower().endswith(SOUND_ENDINGS)


def find_sound(enclosures: Sequence[Enclosure]) -> Enclosure | None:
    """Return the first episode among the files of an entry."""
    return next((one for one in enclosures if is_sound(one)), None)


class Chapter(Struct, frozen=True):
    start_s: float
    title: str
    """Plain text on one line."""


class RowSound(Struct, frozen=True):
    """What a list shows of an entry's episode."""

    duration_s: float | None = None
    position_s: float = 0.0
    is_heard: bool = False
    is_downloaded: bool = False


class DownloadState(StrEnum):
    WAITING = "waiting"
    """It is queued."""
    HERE = "here"
    FAILED = "failed"
    """It isn't tried again unless the user asks."""


class Download(Struct, frozen=True):
    """A finished, running or queued download of an episode."""

    entry_id: int
    url: str
    asked_at: float
    by_plan: bool
    """It was prefetched, not asked for."""
    for_at: float | None = None
    """The time for which it was prefetched, when the user usually listens."""
    size: int | None = None
    """Of the whole file, if the server gave it."""
    validator: str = ""
    """For If-Range: the ETag or date of the bytes that are here."""
    tries: int = 0
    next_at: float | None = None
    """When it is tried next; None if it is here or was given up."""
    done_at: float | None = None
    message: Message | None = None
    """Why it failed."""

    @property
    def state(self) -> DownloadState:
        if self.done_at is not None:
            return DownloadState.HERE
        return DownloadState.FAILED if self.next_at is None else DownloadState.WAITING


class Episode(Struct, frozen=True):
    """An entry's episode with everything that is known about it."""

    entry_id: int
    feed_id: int
    feed_name: str
    title: str
    url: str
    media_type: str
    size: int | None
    """As the publisher says."""
    duration_s: float | None
    """Of the file once it was played; before, as the publisher says."""
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
    """Return the newest unread episodes of each feed, which will probably be played next. `newest`: newest first."""
    taken: dict[int, int] = {}
    found = []
    for episode in newest:
        if taken.get(episode.feed_id, 0) < NEWEST_PER_FEED and not episode.is_read:
            taken[episode.feed_id] = taken.get(episode.feed_id, 0) + 1
            found.append(episode)
    return found
