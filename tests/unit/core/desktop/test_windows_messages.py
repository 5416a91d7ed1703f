"""Messages to the hidden window become signs. On Windows, and in Wine, where somebody runs it there."""

from __future__ import annotations

import sys
from queue import SimpleQueue
from typing import Any

import pytest

if sys.platform != "win32":
    pytest.skip("needs Windows", allow_module_level=True)

import ctypes
from contextlib import closing
from importlib import import_module
from uuid import UUID

from reader.core.desktop.windows_messages import (
    LID,
    RESUMED,
    SESSION_UNLOCK,
    SETTING_CHANGED,
    USER_PRESENCE,
    WM_POWERBROADCAST,
    WM_WTSSESSION_CHANGE,
)
from reader.core.records.machine import Sign

windows_messages: Any = import_module("reader.core.desktop.windows_messages")
"""Its content is there on Windows alone."""
SESSION_LOCK = 0x7


def send(signs: Any, message: int, what: int, where: int = 0) -> None:
    """As Windows does: it waits until the window has taken it."""
    tell = ctypes.WinDLL("user32").SendMessageW
    tell.argtypes = (ctypes.c_void_p, ctypes.c_uint, ctypes.c_size_t, ctypes.c_ssize_t)
    tell(signs.wait_for_window(), message, what, where)


def send_setting(signs: Any, name: UUID, value: int) -> None:
    notes = windows_messages.Setting((ctypes.c_ubyte * 16).from_buffer_copy(name.bytes_le), 4, value)
    send(signs, WM_POWERBROADCAST, SETTING_CHANGED, ctypes.addressof(notes))


def test_what_windows_says_is_heard() -> None:
    notes: SimpleQueue[Sign] = SimpleQueue()
    with closing(windows_messages.WindowsSigns(notes.put)) as signs:
        send(signs, WM_WTSSESSION_CHANGE, SESSION_LOCK)
        send(signs, WM_WTSSESSION_CHANGE, SESSION_UNLOCK)
        send(signs, WM_POWERBROADCAST, RESUMED)
        for name, values in ((LID, (1, 0, 1)), (USER_PRESENCE, (0, 2, 0))):
            for value in values:
                send_setting(signs, name, value)
        heard = [notes.get(timeout=60) for _ in range(4)]
    assert heard == [Sign.UNLOCKED, Sign.RESUMED, Sign.LID_OPENED, Sign.IDLE_ENDED]
