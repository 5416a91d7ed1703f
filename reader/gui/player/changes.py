"""State transitions of the player: how its state changes by what it is told. Pure."""

from __future__ import annotations

from msgspec.structs import replace

from reader.gui.player.queries import Loaded
from reader.gui.player.state import PlayerState, Sleep
from reader.model.podcasts import HEARD_WITHIN_S, Episode
from reader.podcast_files import name_file
from reader.sound.messages import At

ENOUGH = 200_000
"""Bytes of a recording that is being fetched, from which on it can begin."""


def loaded_state(state: PlayerState, loaded: Loaded) -> PlayerState:
    """Another recording, silent, at the place where it was left; what was heard begins anew."""
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
    """What is known of the recording at hand changed; where it is did not."""
    chapters = loaded.chapters or state.chapters
    return replace(state, episode=loaded.episode, chapters=chapters, queue_length=loaded.queue_length)


def moved_state(state: PlayerState, report: At) -> PlayerState:
    """It plays on; time to sleep passes as one listens, not by the recording's own seconds."""
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
    """Whether a recording that ended here was heard; False where it broke off."""
    return duration_s <= 0 or position_s >= duration_s - HEARD_WITHIN_S


def can_begin(episode: Episode, here: int) -> bool:
    """Whether so many bytes are enough to begin with; only an MP3 can be heard while it is still fetched."""
    is_mp3 = name_file(episode.entry_id, episode.url, episode.media_type).endswith(".mp3")
    return is_mp3 and here >= ENOUGH
