"""Erases the reading history and what was learned from it, everywhere in the profile.

The terminal, the settings and Insights all come here, so that erasing means the same everywhere. What is learned
without being kept (reading times, interests) is gone with what it was learned from. Whoever runs the engine tells it
`ReadingErased`, so that it forgets, too. What goes and what stays: docs/notes/what-does-erasing-erase.md.
"""

from __future__ import annotations

from contextlib import suppress

from reader.clock import LocalZone, local_day
from reader.paths import Profile
from reader.store.db import Connection, get_path
from reader.store.pictures import PictureCache
from reader.store.reading.erase import ErasedCopies, erase_copies, erase_reading

WHAT_IF = "what_if"
"""The row in which the last replay of the owner's weeks is kept, with its instant."""


def forget_reading(conn: Connection, now: float) -> None:
    """In the database, and the plan kept for the next start. The copies of the database are a second step,
    `forget_in_copies`, which may take a while."""
    erase_reading(conn, now, local_day(now, LocalZone()))
    with suppress(
        OSError
    ):  # in use by the engine, on systems that mind: it deletes the plan itself when it hears
        Profile(get_path(conn).parent).kept_plan.unlink(missing_ok=True)


def forget_in_copies(conn: Connection, now: float) -> ErasedCopies:
    """In backups and databases that were set aside; `conn` only says where. Pictures go, too: which are there tells
    what was opened, and when; and papers, which came before the first look."""
    profile = Profile(get_path(conn).parent)
    PictureCache(profile.pictures).clear()
    PictureCache(profile.thumbnails).clear()
    for paper in profile.editions.glob("*.*"):
        with suppress(OSError):
            paper.unlink()
    return erase_copies(profile.database, profile.backups, local_day(now, LocalZone()))
