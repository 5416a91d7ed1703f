"""What Windows' messages tell of the user."""

from __future__ import annotations

from uuid import UUID

import pytest

from reader.core.desktop.windows_messages import (
    LID,
    RESUMED,
    RESUMED_BY_USER,
    SESSION_UNLOCK,
    SETTING_CHANGED,
    USER_PRESENCE,
    WM_POWERBROADCAST,
    WM_WTSSESSION_CHANGE,
    SignReader,
)
from reader.core.records.machine import Sign

SESSION_LOCK, SUSPEND, WM_PAINT = 0x7, 0x4, 0xF


@pytest.mark.parametrize(
    ("message", "what", "sign"),
    [
        (WM_WTSSESSION_CHANGE, SESSION_UNLOCK, Sign.UNLOCKED),
        (WM_WTSSESSION_CHANGE, SESSION_LOCK, None),
        (WM_POWERBROADCAST, RESUMED, Sign.RESUMED),
        (WM_POWERBROADCAST, RESUMED_BY_USER, Sign.RESUMED),
        (WM_POWERBROADCAST, SUSPEND, None),
        (WM_POWERBROADCAST, SETTING_CHANGED, None),
        (WM_PAINT, SESSION_UNLOCK, None),
    ],
)
def test_messages(message: int, what: int, sign: Sign | None) -> None:
    assert SignReader().read(message, what) is sign


@pytest.mark.parametrize(
    ("setting", "notes", "signs"),
    [
        (LID, [1, 0, 1], [None, None, Sign.LID_OPENED]),
        (LID, [0, 1, 1], [None, Sign.LID_OPENED, None]),
        (USER_PRESENCE, [0, 2, 0], [None, None, Sign.IDLE_ENDED]),
        (UUID(int=0), [0, 1, 0], [None, None, None]),
    ],
)
def test_what_windows_tells_at_the_beginning_is_no_sign(
    setting: UUID, notes: list[int], signs: list[Sign | None]
) -> None:
    reader = SignReader()
    assert [reader.read(WM_POWERBROADCAST, SETTING_CHANGED, setting, value) for value in notes] == signs
