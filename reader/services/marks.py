"""Marks entries read, with their copies in other feeds where the owner wants that. Whoever writes marks."""

from __future__ import annotations

from collections.abc import Iterable

from reader.model.stored import Change
from reader.settings import Settings
from reader.store.db import Connection
from reader.store.entries.marks import set_read
from reader.store.entries.stories import list_copies


def mark_read(conn: Connection, ids: Iterable[int], settings: Settings) -> Change:
    """The change holds everything that became read, so that undo takes all of it back."""
    return set_read(conn, list_copies(conn, ids) if settings.mark_copies_read else ids)
