"""Signs of presence on Windows: what its messages about sessions and power mean. Pure: windows_messages.py hears."""

from __future__ import annotations

from uuid import UUID

from reader.model.presence import Sign

WM_POWERBROADCAST, WM_WTSSESSION_CHANGE = 0x0218, 0x02B1
SESSION_UNLOCK = 0x8
RESUMED_BY_OWNER, RESUMED, SETTING_CHANGED = 0x7, 0x12, 0x8013
LID = UUID("ba3e0f4d-b817-4094-a2d1-d56379e6a0f3")
OWNER_PRESENCE = UUID("3c0f4548-c03f-4c4d-b9f2-237ede686376")
LID_OPEN, OWNER_PRESENT = 1, 0


class SignReader:
    """What Windows' messages tell. Settings are told once at the beginning, too, which is no sign."""

    def __init__(self) -> None:
        self._settings: dict[UUID, int] = {}

    def read(self, message: int, what: int, setting: UUID | None = None, value: int = 0) -> Sign | None:
        """`what` is the message's first parameter; `setting` and `value` say what SETTING_CHANGED tells."""
        if message == WM_WTSSESSION_CHANGE:
            return Sign.UNLOCKED if what == SESSION_UNLOCK else None
        if message != WM_POWERBROADCAST:
            return None
        if what in (RESUMED, RESUMED_BY_OWNER):
            return Sign.RESUMED
        return self._read_setting(setting, value) if what == SETTING_CHANGED and setting is not None else None

    def _read_setting(self, setting: UUID, value: int) -> Sign | None:
        before = self._settings.get(setting, value)
        self._settings[setting] = value
        if before == value:
            return None
        if setting == LID and value == LID_OPEN:
            return Sign.LID_OPENED
        return Sign.IDLE_ENDED if setting == OWNER_PRESENCE and value == OWNER_PRESENT else None
