"""Asks a window to close as the button in its frame does: the message that a window manager sends.

A process of its own: `python -m tests.window.close_request WINDOW`. Older xdotools can only destroy windows.
"""

from __future__ import annotations

import ctypes
import sys

_CLIENT_MESSAGE = 33


class _ClientMessage(ctypes.Structure):
    """XClientMessageEvent, with room for the whole XEvent."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    )


def ask_to_close(window: int) -> None:
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(None))

    def atom(name: bytes) -> int:
        return int(x11.XInternAtom(display, name, 0))

    event = _ClientMessage(type=_CLIENT_MESSAGE, window=window, message_type=atom(b"WM_PROTOCOLS"), format=32)
    event.data[0] = atom(b"WM_DELETE_WINDOW")
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(event))
    x11.XCloseDisplay(display)


if __name__ == "__main__":
    ask_to_close(int(sys.argv[1]))
