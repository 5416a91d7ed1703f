"""The executables of the frozen folder on each system, and macOS's bundle around it. Pure; paperround.spec asks.

On Windows there are two: one without a console for the desktop, one with a console for terminals.
"""

from __future__ import annotations

from typing import Any

from macos.plist import make_plist

from common.project import APP_ID, BUILD, COMMAND, NAME, get_version

WORK = BUILD / "windows"
ICON_FILE = f"{COMMAND}.ico"
VERSION_FILE = "version.txt"
TERMINAL = f"{COMMAND}-terminal"
ICNS = BUILD / "macos" / f"{COMMAND}.icns"


def make_starters(platform: str) -> list[dict[str, Any]]:
    """What PyInstaller's EXE is told, one for each executable."""
    if platform == "win32":
        visits = {"icon": str(WORK / ICON_FILE), "version": str(WORK / VERSION_FILE)}
        return [{"name": COMMAND, "console": False, **visits}, {"name": TERMINAL, "console": True, **visits}]
    return [{"name": COMMAND, "console": platform != "darwin"}]


def make_bundle() -> dict[str, Any]:
    """What PyInstaller's BUNDLE is told on macOS."""
    return {
        "name": f"{NAME}.app",
        "icon": str(ICNS),
        "bundle_identifier": APP_ID,
        "version": get_version(),
        "info_plist": make_plist(get_version()),
    }
