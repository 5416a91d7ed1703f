"""Who this program is for Windows: its AppUserModelID, by which the task bar and toasts know it. Nothing elsewhere."""

from __future__ import annotations

import sys
from pathlib import Path

from reader.about import APP_ID

IDENTITY_KEY = rf"Software\Classes\AppUserModelId\{APP_ID}"
"""In the owner's own part of the registry; the uninstaller deletes it."""
ICON = "paperround.ico"
"""Laid beside the program by its installer."""
_APP_NAME = "Paperround"


def claim_identity() -> None:
    """For the window's process, before its first window: task bar and toasts call it by one name."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def write_identity(program: Path = Path(sys.executable)) -> None:
    """What Windows says above a toast. Raises OSError where the registry cannot be written."""
    if sys.platform == "win32":
        import winreg

        with winreg.CreateKey(winreg.HKEY_CURRENT_USER, IDENTITY_KEY) as key:
            for name, value in make_identity(program).items():
                winreg.SetValueEx(key, name, 0, winreg.REG_SZ, value)


def make_identity(program: Path) -> dict[str, str]:
    """The values of the key; `program` is the installed program's file."""
    icon = program.with_name(ICON)
    return {"DisplayName": _APP_NAME, **({"IconUri": str(icon)} if icon.is_file() else {})}
