"""SQLite errors as messages the user can act on. Any thread.

Only known faults are told; a mistake in our own SQL stays an apsw error, because that is a bug.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

import apsw

from reader.core.errors import StoreError
from reader.core.words.catalogue import Code

ConflictError = apsw.ConstraintError
"""Rows that must not be side by side, or one that names another that is not there."""


class DamagedError(StoreError):
    """The database file is damaged; store.salvage can save what is readable."""


class LostError(StoreError):
    """There is no database, or an empty one, where copies say that there was one."""


_FAULTS = {
    apsw.NotADBError: Code.STORE_NO_DATABASE(),
    apsw.CorruptError: Code.STORE_DAMAGED(),
    apsw.BusyError: Code.STORE_HELD(),
    apsw.LockedError: Code.STORE_IN_USE(),
    apsw.FullError: Code.DISK_FULL(),
    apsw.ReadOnlyError: Code.STORE_READ_ONLY(),
    apsw.PermissionsError: Code.STORE_DENIED(),
    apsw.CantOpenError: Code.STORE_NOT_OPENED(),
    apsw.IOError: Code.DISK_ERROR(),
    apsw.NoMemError: Code.NO_MEMORY(),
}
# The file that all processes share beside a database could not grow.
_NO_ROOM = (apsw.SQLITE_IOERR_SHMSIZE, apsw.SQLITE_IOERR_SHMMAP)


def as_store_error(error: apsw.Error) -> StoreError | None:
    """The error for a known fault, or None where it is a bug of ours."""
    if getattr(error, "extendedresult", 0) in _NO_ROOM:
        return StoreError(Code.DISK_FULL())
    message = _FAULTS.get(type(error))
    if message is None:
        return None
    is_damaged = isinstance(error, apsw.NotADBError | apsw.CorruptError)
    return DamagedError(message) if is_damaged else StoreError(message)


@contextmanager
def plain_errors() -> Iterator[None]:
    """Turn whatever goes wrong with the file inside into a StoreError."""
    try:
        yield
    except apsw.Error as error:
        known = as_store_error(error)
        if known is None:
            raise
        raise known from error
