"""Known errors, each with a message that says what happened and what to do. Anything else that is raised is a bug."""

from __future__ import annotations

import errno

from reader.core.records.messages import Message, as_it_is
from reader.core.words.catalogue import Code
from reader.core.words.words import in_english


class PaperroundError(Exception):
    """A known error. `str` gives its message in English; a message that only the terminal shows may be plain text."""

    exit_code = 1

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = as_it_is(message) if isinstance(message, str) else message

    def __str__(self) -> str:
        return in_english(self.message)


class UsageError(PaperroundError):
    """A command or value that isn't understood."""

    exit_code = 2


class StoreError(PaperroundError):
    """The database can't be used as it is: locked, newer, damaged, disk full, read-only."""

    exit_code = 3


class FetchError(PaperroundError):
    exit_code = 4


class SendError(FetchError):
    """A send that failed. `passes`: trying again later may help. `is_offline`: there is no network."""

    def __init__(self, message: Message, *, passes: bool = False, is_offline: bool = False) -> None:
        super().__init__(message)
        self.passes, self.is_offline = passes, is_offline


class ParseError(PaperroundError):
    """A document or file that isn't what it should be."""

    exit_code = 5


class PlanError(PaperroundError):
    """Planner input that makes no sense, such as a rate that isn't a number or a negative weight."""

    exit_code = 6


_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT)


def as_disk_error(error: OSError) -> StoreError | None:
    """The known error for what a disk or its permissions refuse; None if it may be a bug of ours."""
    if error.errno in _FULL:
        return StoreError(Code.DISK_FULL())
    if error.errno == errno.EIO:
        return StoreError(Code.DISK_ERROR())
    if error.errno in _DENIED:
        return StoreError(Code.FILE_DENIED(path=str(error.filename or ""), error=error.strerror or ""))
    return None
