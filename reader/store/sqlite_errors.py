"""Turns what SQLite says into one sentence the owner can act on. Any thread.

Only known faults are translated; a mistake in our own SQL stays an apsw error, because that is a bug.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import apsw

from reader.errors import StoreError


class DamagedError(StoreError):
    """The database file is damaged; store.salvage can save what is readable."""


_SENTENCES: tuple[tuple[type[apsw.Error], str], ...] = (
    (
        apsw.BusyError,
        "Another program holds the database; close other Paperround windows or commands and try again.",
    ),
    (apsw.LockedError, "The database is in use by another part of Paperround; try again in a moment."),
    (apsw.FullError, "The disk is full: nothing was lost, but free some space before going on."),
    (
        apsw.ReadOnlyError,
        "The database cannot be written; check the permissions of the profile folder and its disk.",
    ),
    (
        apsw.PermissionsError,
        "Access to the database was denied; check the permissions of the profile folder.",
    ),
    (
        apsw.CantOpenError,
        "The database cannot be opened; check that the profile folder exists and may be written.",
    ),
    (apsw.IOError, "The disk reported an error while the database was used; check the disk, then try again."),
    (apsw.NoMemError, "There is not enough memory to use the database; close other programs and try again."),
)
_DAMAGED: tuple[tuple[type[apsw.Error], str], ...] = (
    (
        apsw.NotADBError,
        "The file is not a Paperround database; restore a backup with: paperround doctor --restore.",
    ),
    (
        apsw.CorruptError,
        "The database is damaged; save what is readable with: paperround doctor --salvage.",
    ),
)


def as_store_error(error: apsw.Error) -> StoreError | None:
    """The sentence for a known fault, or None where the error is a bug of ours."""
    for kind, sentence in _DAMAGED:
        if isinstance(error, kind):
            return DamagedError(sentence)
    for kind, sentence in _SENTENCES:
        if isinstance(error, kind):
            return StoreError(sentence)
    return None


@contextmanager
def plain_errors() -> Iterator[None]:
    """Whatever goes wrong with the file inside becomes a StoreError."""
    try:
        yield
    except apsw.Error as error:
        known = as_store_error(error)
        if known is None:
            raise
        raise known from error
