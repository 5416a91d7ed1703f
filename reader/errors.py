"""Known errors: things that happen to a user who did nothing wrong, or who can put it right.

Each has a message that says what happened and what to do. Anything else that is raised is a bug.
"""

from __future__ import annotations

import errno

from reader.model.messages import Message, as_it_is
from reader.wording.catalogue import Code
from reader.wording.words import in_english


class PaperroundError(Exception):
    """A known error. `message` is worded for the user; `str` says it in English, for the terminal and the log.

    What only a terminal can ever show is given as a text.
    """

    exit_code = 1

    def __init__(self, message: Message | str) -> None:
        super().__init__(message)
        self.message = as_it_is(message) if isinstance(message, str) else message

    def __str__(self) -> str:
        return in_english(self.message)


class UsageError(PaperroundError):
    """What was asked cannot be understood."""

    exit_code = 2


class StoreError(PaperroundError):
    """The database cannot be used as it is: locked, newer, damaged, disk full, read-only."""

    exit_code = 3


class FetchError(PaperroundError):
    """Something could not be fetched."""

    exit_code = 4


class ParseError(PaperroundError):
    """What was fetched or given is not what it should be."""

    exit_code = 5


class PlanError(PaperroundError):
    """What the planner was given makes no sense: a rate that is not a number, a negative weight."""

    exit_code = 6


_DENIED = (errno.EACCES, errno.EPERM, errno.EROFS)
_FULL = (errno.ENOSPC, errno.EDQUOT)


def as_disk_error(error: OSError) -> StoreError | None:
    """What a disk or its permissions refuse, as a sentence; None where the error may be a bug of ours."""
    if error.errno in _FULL:
        return StoreError(Code.DISK_FULL())
    if error.errno == errno.EIO:
        return StoreError(Code.DISK_ERROR())
    if error.errno in _DENIED:
        return StoreError(Code.FILE_DENIED(path=str(error.filename or ""), error=error.strerror or ""))
    return None
