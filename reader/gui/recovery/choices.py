"""Which fault a database has, and what the owner may choose then, in the order of how much it keeps. Pure."""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct

from reader.model.messages import Message
from reader.wording.catalogue import Code


class Fault(Enum):
    DAMAGED = auto()
    LOST = auto()
    """Missing or empty, beside copies."""
    NEWER = auto()
    DEVELOPMENT = auto()
    """From before 1.0."""
    HELD = auto()
    """By another program."""
    READ_ONLY = auto()
    FULL = auto()
    """The disk."""
    DISK = auto()
    """It reports errors, or there is something that nobody foresaw."""


class Choice(Enum):
    RETRY = auto()
    UNLOCK = auto()
    """Make the file writable."""
    RESTORE = auto()
    SAVE = auto()
    """What is readable, to a folder."""
    ANEW = auto()
    QUIT = auto()


_FAULTS = {
    Code.STORE_DAMAGED.name: Fault.DAMAGED,
    Code.STORE_NO_DATABASE.name: Fault.DAMAGED,
    Code.STORE_OF_OTHER_PROGRAM.name: Fault.DAMAGED,
    Code.STORE_LOST.name: Fault.LOST,
    Code.STORE_NEWER.name: Fault.NEWER,
    Code.STORE_OF_DEVELOPMENT.name: Fault.DEVELOPMENT,
    Code.STORE_HELD.name: Fault.HELD,
    Code.STORE_IN_USE.name: Fault.HELD,
    Code.STORE_READ_ONLY.name: Fault.READ_ONLY,
    Code.STORE_DENIED.name: Fault.READ_ONLY,
    Code.STORE_NOT_OPENED.name: Fault.READ_ONLY,
    Code.PROFILE_NOT_WRITABLE.name: Fault.READ_ONLY,
    Code.DISK_FULL.name: Fault.FULL,
}


class Situation(Struct, frozen=True):
    fault: Fault
    has_copies: bool = False
    may_write_folder: bool = True
    may_unlock: bool = False
    """Whether the file is ours, so that its permissions can be changed."""


def find_fault_kind(message: Message) -> Fault:
    return _FAULTS.get(message.code, Fault.DISK)


def list_choices(situation: Situation) -> list[Choice]:
    """The first is the one that Enter takes. A file that another program holds is not replaced: that program would go
    on writing into what was set aside. On a full or failing disk nothing is replaced either."""
    fault = situation.fault
    chosen = []
    is_misfit = fault in (Fault.NEWER, Fault.DEVELOPMENT)
    if is_misfit:
        chosen.append(
            Choice.QUIT
        )  # to install the newer one again, or to move the profile, which keeps everything
    if fault is Fault.READ_ONLY and situation.may_unlock:
        chosen.append(Choice.UNLOCK)
    if fault in (Fault.HELD, Fault.FULL, Fault.DISK, Fault.READ_ONLY):
        chosen.append(Choice.RETRY)
    may_replace = is_misfit or fault in (Fault.DAMAGED, Fault.LOST, Fault.READ_ONLY)
    if may_replace and situation.may_write_folder and situation.has_copies:
        chosen.append(Choice.RESTORE)
    if fault is not Fault.LOST:
        chosen.append(Choice.SAVE)
    if may_replace and situation.may_write_folder:
        chosen.append(Choice.ANEW)
    return [*chosen, Choice.QUIT] if Choice.QUIT not in chosen else chosen
