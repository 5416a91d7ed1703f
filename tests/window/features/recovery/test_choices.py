"""What may be chosen for which fault, in which order: the table."""

from __future__ import annotations

import pytest

from reader.core.records.messages import as_it_is
from reader.core.words.catalogue import Code
from reader.features.recovery.window.words import Choice, Fault, find_fault_kind, list_choices

RETRY, UNLOCK, RESTORE = Choice.RETRY, Choice.UNLOCK, Choice.RESTORE
SAVE, START_OVER, QUIT = Choice.SAVE, Choice.START_OVER, Choice.QUIT


@pytest.mark.parametrize(
    ("fault", "facts", "choices"),
    [
        (Fault.DAMAGED, {"has_copies": True}, [RESTORE, SAVE, START_OVER, QUIT]),
        (Fault.DAMAGED, {}, [SAVE, START_OVER, QUIT]),
        (Fault.DAMAGED, {"has_copies": True, "may_write_folder": False}, [SAVE, QUIT]),
        (Fault.LOST, {"has_copies": True}, [RESTORE, START_OVER, QUIT]),
        (Fault.NEWER, {"has_copies": True}, [QUIT, RESTORE, SAVE, START_OVER]),
        (Fault.DEVELOPMENT, {"has_copies": True}, [QUIT, RESTORE, SAVE, START_OVER]),
        (Fault.HELD, {"has_copies": True}, [RETRY, SAVE, QUIT]),
        (Fault.READ_ONLY, {"has_copies": True, "may_unlock": True}, [UNLOCK, RETRY, RESTORE, SAVE, START_OVER, QUIT]),
        (Fault.READ_ONLY, {"has_copies": True}, [RETRY, RESTORE, SAVE, START_OVER, QUIT]),
        (Fault.READ_ONLY, {"has_copies": True, "may_write_folder": False}, [RETRY, SAVE, QUIT]),
        (Fault.FULL, {"has_copies": True}, [RETRY, SAVE, QUIT]),
        (Fault.DISK, {"has_copies": True}, [RETRY, SAVE, QUIT]),
    ],
)
def test_the_table(fault, facts, choices):
    assert list_choices(fault, **facts) == choices


@pytest.mark.parametrize(
    ("message", "fault"),
    [
        (Code.STORE_DAMAGED(), Fault.DAMAGED),
        (Code.STORE_NO_DATABASE(), Fault.DAMAGED),
        (Code.STORE_OF_OTHER_PROGRAM(path="x"), Fault.DAMAGED),
        (Code.STORE_LOST(), Fault.LOST),
        (Code.STORE_NEWER(), Fault.NEWER),
        (Code.STORE_OF_DEVELOPMENT(), Fault.DEVELOPMENT),
        (Code.STORE_HELD(), Fault.HELD),
        (Code.STORE_READ_ONLY(), Fault.READ_ONLY),
        (Code.STORE_NOT_OPENED(), Fault.READ_ONLY),
        (Code.DISK_FULL(), Fault.FULL),
        (Code.DISK_ERROR(), Fault.DISK),
        (as_it_is("something new"), Fault.DISK),
    ],
)
def test_every_message_has_its_fault(message, fault):
    assert find_fault_kind(message) is fault
