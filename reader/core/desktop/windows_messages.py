"""Signs of presence on Windows, from messages to a hidden window: unlocked screens, sleep, the lid, idling.

Nothing is polled: a thread of its own sleeps until a message comes.
"""

from __future__ import annotations

import ctypes
import sys
import threading
from collections.abc import Callable
from uuid import UUID

from reader.core.records.machine import Sign

WM_POWERBROADCAST, WM_WTSSESSION_CHANGE = 0x0218, 0x02B1
SESSION_UNLOCK = 0x8
RESUMED_BY_USER, RESUMED, SETTING_CHANGED = 0x7, 0x12, 0x8013
LID = UUID("ba3e0f4d-b817-4094-a2d1-d56379e6a0f3")
USER_PRESENCE = UUID("3c0f4548-c03f-4c4d-b9f2-237ede686376")
LID_OPEN, USER_PRESENT = 1, 0


class SignReader:
    """Reads signs from Windows' messages. Pure. The first value of each setting isn't a sign."""

    def __init__(self) -> None:
        self._settings: dict[UUID, int] = {}

    def read(self, message: int, what: int, setting: UUID | None = None, value: int = 0) -> Sign | None:
        """Return a message's sign. `what` is its first parameter; `setting` and `value` belong to SETTING_CHANGED."""
        if message == WM_WTSSESSION_CHANGE:
            return Sign.UNLOCKED if what == SESSION_UNLOCK else None
        if message != WM_POWERBROADCAST:
            return None
        if what in (RESUMED, RESUMED_BY_USER):
            return Sign.RESUMED
        return self._read_setting(setting, value) if what == SETTING_CHANGED and setting is not None else None

    def _read_setting(self, setting: UUID, value: int) -> Sign | None:
        before = self._settings.get(setting, value)
        self._settings[setting] = value
        if before == value:
            return None
        if setting == LID and value == LID_OPEN:
            return Sign.LID_OPENED
        return Sign.IDLE_ENDED if setting == USER_PRESENCE and value == USER_PRESENT else None


_WM_CLOSE, _WM_DESTROY = 0x0010, 0x0002

if sys.platform == "win32":
    from ctypes import wintypes

    _LRESULT = ctypes.c_ssize_t
    _Procedure = ctypes.WINFUNCTYPE(_LRESULT, wintypes.HWND, wintypes.UINT, wintypes.WPARAM, wintypes.LPARAM)

    class _WindowClass(ctypes.Structure):
        _fields_ = (
            ("style", wintypes.UINT),
            ("procedure", _Procedure),
            ("class_extra", ctypes.c_int),
            ("window_extra", ctypes.c_int),
            ("instance", wintypes.HINSTANCE),
            ("icon", wintypes.HICON),
            ("cursor", wintypes.HANDLE),
            ("background", wintypes.HBRUSH),
            ("menu", wintypes.LPCWSTR),
            ("name", wintypes.LPCWSTR),
        )

    class Setting(ctypes.Structure):
        """POWERBROADCAST_SETTING with a value of four bytes."""

        _fields_ = (("name", ctypes.c_ubyte * 16), ("length", wintypes.DWORD), ("value", wintypes.DWORD))

    class WindowsSigns:
        def __init__(self, report: Callable[[Sign], None]) -> None:
            self._report, self._reader = report, SignReader()
            self._user = ctypes.WinDLL("user32", use_last_error=True)
            self._kernel = ctypes.WinDLL("kernel32", use_last_error=True)
            self._declare()
            self._procedure = _Procedure(self._on_message)
            self.window: int | None = None
            self._is_open = threading.Event()
            self._thread = threading.Thread(target=self._listen, daemon=True, name="windows-signs")
            self._thread.start()

        def wait_for_window(self) -> int | None:
            """Return the window's handle once it exists; None if Windows makes none."""
            self._is_open.wait(5.0)
            return self.window

        def close(self) -> None:
            window = self.wait_for_window()
            if window:
                self._user.PostMessageW(window, _WM_CLOSE, 0, 0)
            self._thread.join(0.5)

        def _declare(self) -> None:
            """Declare the functions' types: handles are as wide as pointers."""
            user, kernel = self._user, self._kernel
            window = (wintypes.HWND, wintypes.UINT, wintypes.WPARAM, wintypes.LPARAM)
            user.DefWindowProcW.argtypes = user.PostMessageW.argtypes = window
            user.DefWindowProcW.restype = _LRESULT
            user.CreateWindowExW.restype = wintypes.HWND
            user.CreateWindowExW.argtypes = (
                *(wintypes.DWORD, wintypes.LPCWSTR, wintypes.LPCWSTR, wintypes.DWORD),
                *(ctypes.c_int, ctypes.c_int, ctypes.c_int, ctypes.c_int),
                *(wintypes.HWND, wintypes.HMENU, wintypes.HINSTANCE, wintypes.LPVOID),
            )
            user.RegisterPowerSettingNotification.argtypes = (wintypes.HANDLE, ctypes.c_void_p, wintypes.DWORD)
            user.RegisterPowerSettingNotification.restype = wintypes.HANDLE
            message = ctypes.POINTER(wintypes.MSG)
            user.GetMessageW.argtypes = (message, wintypes.HWND, wintypes.UINT, wintypes.UINT)
            user.DispatchMessageW.argtypes = (message,)
            user.DispatchMessageW.restype = _LRESULT
            kernel.GetModuleHandleW.argtypes = (wintypes.LPCWSTR,)
            kernel.GetModuleHandleW.restype = wintypes.HMODULE

        def _listen(self) -> None:
            self.window = self._make_window()
            self._is_open.set()
            if not self.window:
                return
            self._ask_for_messages(self.window)
            message = wintypes.MSG()
            while self._user.GetMessageW(ctypes.byref(message), None, 0, 0) > 0:
                self._user.DispatchMessageW(ctypes.byref(message))

        def _make_window(self) -> int | None:
            """Make a window that is never shown; a message-only one would get no broadcasts."""
            instance, name = self._kernel.GetModuleHandleW(None), f"paperround-signs-{id(self)}"
            kind = _WindowClass(procedure=self._procedure, instance=instance, name=name)
            if not self._user.RegisterClassW(ctypes.byref(kind)):
                return None
            made: int | None = self._user.CreateWindowExW(0, name, name, 0, 0, 0, 0, 0, None, None, instance, None)
            return made

        def _ask_for_messages(self, window: int) -> None:
            sessions = ctypes.WinDLL("wtsapi32").WTSRegisterSessionNotification
            sessions.argtypes = (wintypes.HWND, wintypes.DWORD)
            sessions(window, 0)
            for setting in (LID, USER_PRESENCE):
                name = (ctypes.c_ubyte * 16).from_buffer_copy(setting.bytes_le)
                self._user.RegisterPowerSettingNotification(window, name, 0)

        def _on_message(self, window: int, message: int, what: int, where: int) -> int:
            if message == _WM_DESTROY:
                self._user.PostQuitMessage(0)
                return 0
            sign = self._read(message, what, where)
            if sign is not None:
                self._report(sign)
            answer: int = self._user.DefWindowProcW(window, message, what, where)
            return answer

        def _read(self, message: int, what: int, where: int) -> Sign | None:
            if message == WM_POWERBROADCAST and what == SETTING_CHANGED and where:
                changed = ctypes.cast(where, ctypes.POINTER(Setting)).contents
                return self._reader.read(message, what, UUID(bytes_le=bytes(changed.name)), changed.value)
            return self._reader.read(message, what)
