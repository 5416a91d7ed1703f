"""Whether the user asked the system for less motion. Not for the main thread: asking may be slow.

On Linux the settings portal knows: under a common name, and under GNOME's and KDE's own, which are older.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from typing import Any

from reader.core.desktop.bus import SESSION, BusObject, open_bus

_PORTAL = BusObject(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Settings"
)
_COMMON, _GNOME, _KDE = "org.freedesktop.appearance", "org.gnome.desktop.interface", "org.kde.kdeglobals.KDE"
_SPI_GETCLIENTAREAANIMATION = 0x1042


def should_reduce_motion() -> bool:
    """Tell whether the user wants less motion; False if that is unknown."""
    if sys.platform == "win32":
        return not _windows_animates()
    if sys.platform == "darwin":
        import AppKit

        return bool(AppKit.NSWorkspace.sharedWorkspace().accessibilityDisplayShouldReduceMotion())
    return ask_portal(SESSION)


def ask_portal(address: str) -> bool:
    bus = open_bus(address)
    if bus is None:
        return False
    try:
        answer = bus.call(_PORTAL, "ReadAll", "as", ([_COMMON, _GNOME, _KDE],))
    finally:
        bus.close()
    return answer is not None and isinstance(answer[0], dict) and wants_less_motion(answer[0])


def wants_less_motion(settings: Mapping[str, Mapping[str, tuple[str, Any]]]) -> bool:
    """Read the portal's settings, which are by namespace and name, each with its type."""

    def read(namespace: str, name: str) -> Any:
        return settings.get(namespace, {}).get(name, ("", None))[1]

    return (
        read(_COMMON, "reduced-motion") == 1
        or read(_GNOME, "enable-animations") is False
        or read(_KDE, "AnimationDurationFactor") in ("0", "0.0", 0)
    )


def _windows_animates() -> bool:
    if sys.platform != "win32":
        return True
    import ctypes

    animates = ctypes.c_int(1)
    ctypes.windll.user32.SystemParametersInfoW(_SPI_GETCLIENTAREAANIMATION, 0, ctypes.byref(animates), 0)
    return bool(animates.value)
