"""The player's state and how reports change it, and the queries that load an episode.

Pure, but for the queries, which run on the read thread.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from reader.model.podcasts import Chapter, Episode
from reader.podcast_files import name_file
from reader.services import podcasts
from reader.sound import chapters as chapter_lists
from reader.sound.messages import At
from reader.store.db import Connection
from reader.store.podcasts import find_episode, list_begun, list_queued_ids

SPEEDS = (0.8, 1.0, 1.1, 1.2, 1.3, 1.5, 1.75, 2.0, 2.5)
SLEEPS_MIN = (5, 15, 30, 45, 60)
BACK_S, FORWARD_S = 15.0, 30.0
_ENOUGH = 200_000
"""How many bytes of an episode must be here before it can begin."""


class Loaded(Struct, frozen=True):
    episode: Episode
    chapters: tuple[Chapter, ...]
    queue_length: int


def load_operation(entry_id: int) -> Callable[[Connection], Loaded | None]:
    def run(conn: Connection) -> Loaded | None:
        episode = find_episode(conn, entry_id)
        if episode is None:
            return None
        return Loaded(episode, podcasts.read_chapters(conn, entry_id), len(list_queued_ids(conn)))

    return run


def list_to_go_on(conn: Connection) -> list[int]:
    """The episode that was begun last and not finished, then the queue."""
    return [*(one.entry_id for one in list_begun(conn, 1)), *list_queued_ids(conn)]


class Sleep(Struct, frozen=True):
    """When to pause: after some time of playing, at the end of the chapter, or at the end of the episode."""

    left_s: float | None = None
    at_chapter_end: bool = False
    at_end: bool = False


class PlayerState(Struct, frozen=True):
    episode: Episode | None = None
    position_s: float = 0.0
    duration_s: float = 0.0
    is_playing: bool = False
    is_waiting: bool = False
    """Whether it would play, but the bytes are not here yet."""
    speed: float = 1.0
    chapters: tuple[Chapter, ...] = ()
    sleep: Sleep | None = None
    queue_length: int = 0

    @property
    def chapter(self) -> int | None:
        return chapter_lists.find_chapter(self.chapters, self.position_s)


def should_sleep(state: PlayerState, chapter_before: int | None) -> bool:
    """Whether to pause now; asked whenever the position changed."""
    sleep = state.sleep
    if sleep is None:
        return False
    if sleep.left_s is not None:
        return sleep.left_s <= 0
    return sleep.at_chapter_end and chapter_before is not None and state.chapter == chapter_before + 1


def loaded_state(state: PlayerState, loaded: Loaded) -> PlayerState:
    """The state with another episode, paused where it was left, or at its beginning if it was heard."""
    episode = loaded.episode
    return replace(
        state,
        episode=episode,
        position_s=0.0 if episode.is_heard else episode.position_s,
        duration_s=episode.duration_s or 0.0,
        chapters=loaded.chapters,
        queue_length=loaded.queue_length,
        is_playing=False,
        is_waiting=False,
    )


def moved_state(state: PlayerState, report: At) -> PlayerState:
    """The state at the reported position; time to sleep passes by the clock, not by the episode's own seconds."""
    sleep = state.sleep
    if sleep is not None and sleep.left_s is not None and report.is_playing:
        passed = max(0.0, report.position_s - state.position_s) / max(state.speed, 0.1)
        sleep = Sleep(sleep.left_s - min(passed, 5.0))
    return replace(
        state,
        position_s=report.position_s,
        duration_s=report.duration_s or state.duration_s,
        is_waiting=report.is_waiting and report.is_playing,
        sleep=sleep,
    )


def can_begin(episode: Episode, here: int) -> bool:
    """Whether `here` bytes are enough to begin: only an MP3 can be played while it is still being fetched.

    On Windows none can, because a file that is open cannot be renamed there.
    """
    is_mp3 = name_file(episode.entry_id, episode.url, episode.media_type).endswith(".mp3")
    return is_mp3 and here >= _ENOUGH and sys.platform != "win32"
