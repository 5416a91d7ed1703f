"""Erases the reading history and what was learned from it, everywhere in the profile.

The terminal, the settings and Insights all come here, so that erasing means the same everywhere. What is learned
without being kept (reading times, interests) is gone with what it was learned from. Whoever runs the engine tells it
`ReadingErased`, so that it forgets, too. What goes and what stays: docs/notes/what-does-erasing-erase.md.
"""

from __future__ import annotations

from reader.clock import LocalZone, local_day
from reader.paths import Profile
from reader.store.db import Connection, get_path
from reader.store.erase import ErasedCopies, erase_copies, erase_reading
from reader.store.pictures import PictureCache

WHAT_IF = "what_if"
"""The row in which the last replay of the owner's weeks is kept, with its instant."""


def forget_reading(conn: Connection, now: float) -> None:
    """In the database. The copies of it are a second step, `forget_in_copies`, which may take a while."""
    erase_reading(conn, now, local_day(now, LocalZone()))


def forget_in_copies(conn: Connection, now: float) -> ErasedCopies:
    """In backups and databases that were set aside; `conn` only says where. Pictures go, too: which are there tells
    what was opened, and when."""
    profile = Profile(get_path(conn).parent)
    PictureCache(profile.pictures).clear()
    return erase_copies(profile.database, profile.backups, local_day(now, LocalZone()))
