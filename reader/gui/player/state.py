"""The player's state: what its bar shows, the choices of speed and sleep, and how reports change it. Pure."""

from __future__ import annotations

import sys

from msgspec import Struct
from msgspec.structs import replace

from reader.gui.player.queries import Loaded
from reader.model.podcasts import HEARD_WITHIN_S, Chapter, Episode
from reader.podcast_files import name_file
from reader.sound import chapters as chapter_lists
from reader.sound.messages import At

SPEEDS = (0.8, 1.0, 1.1, 1.2, 1.3, 1.5, 1.75, 2.0, 2.5)
SLEEPS_MIN = (5, 15, 30, 45, 60)
BACK_S, FORWARD_S = 15.0, 30.0
ENOUGH = 200_000
"""Bytes of an episode that is being fetched, from which on it can begin."""


class Sleep(Struct, frozen=True):
    """When to fall silent: after some time of playing, at the end of the chapter, or of the episode."""

    left_s: float | None = None
    at_chapter_end: bool = False
    at_end: bool = False


class PlayerState(Struct, frozen=True):
    episode: Episode | None = None
    position_s: float = 0.0
    duration_s: float = 0.0
    is_playing: bool = False
    is_waiting: bool = False
    """It would play, but the bytes are not here yet."""
    speed: float = 1.0
    chapters: tuple[Chapter, ...] = ()
    sleep: Sleep | None = None
    queue_length: int = 0

    @property
    def chapter(self) -> int | None:
        return chapter_lists.find_chapter(self.chapters, self.position_s)


def should_sleep(state: PlayerState, chapter_before: int | None) -> bool:
    """Asked whenever the position changed."""
    sleep = state.sleep
    if sleep is None:
        return False
    if sleep.left_s is not None:
        return sleep.left_s <= 0
    return sleep.at_chapter_end and chapter_before is not None and state.chapter == chapter_before + 1


def loaded_state(state: PlayerState, loaded: Loaded) -> PlayerState:
    """Another episode, silent, at the place where it was left; what was heard begins anew."""
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


def facts_state(state: PlayerState, loaded: Loaded) -> PlayerState:
    """What is known of the episode at hand changed; where it is did not."""
    chapters = loaded.chapters or state.chapters
    return replace(state, episode=loaded.episode, chapters=chapters, queue_length=loaded.queue_length)


def moved_state(state: PlayerState, report: At) -> PlayerState:
    """It plays on; time to sleep passes as one listens, not by the episode's own seconds."""
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


def is_over(duration_s: float, position_s: float) -> bool:
    """Whether an episode that ended here was heard; False where it broke off."""
    return duration_s <= 0 or position_s >= duration_s - HEARD_WITHIN_S


def can_begin(episode: Episode, here: int) -> bool:
    """Whether so many bytes are enough to begin with; only an MP3 can be heard while it is still fetched.

    On Windows nothing can: there a file that is played cannot be given its last name.
    """
    is_mp3 = name_file(episode.entry_id, episode.url, episode.media_type).endswith(".mp3")
    return is_mp3 and here >= ENOUGH and sys.platform != "win32"
