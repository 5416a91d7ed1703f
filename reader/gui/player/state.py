"""What the player's bar shows, and the choices of speed and sleep. Pure."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from reader.lazy_import import lazy_import
from reader.model.podcasts import Chapter, Episode

if TYPE_CHECKING:
    from reader.sound import chapters as chapter_lists
else:  # with the first recording
    chapter_lists = lazy_import("reader.sound.chapters")

SPEEDS = (0.8, 1.0, 1.1, 1.2, 1.3, 1.5, 1.75, 2.0, 2.5)
SLEEPS_MIN = (5, 15, 30, 45, 60)
BACK_S, FORWARD_S = 15.0, 30.0


class Sleep(Struct, frozen=True):
    """When to fall silent: after some time of playing, at the end of the chapter, or of the recording."""

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
