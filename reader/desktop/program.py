"""How this program is started: the command that desktops and other processes of ours are given. Pure but for PATH."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from reader.about import APP_ID
from reader.paths import Profile

# Who this program is for Windows: its AppUserModelID, by which the task bar and toasts know it. Nothing
# elsewhere.

IDENTITY_KEY = rf"Software\Classes\AppUserModelId\{APP_ID}"
"""In the user's own part of the registry; the uninstaller deletes it."""
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


def find_command(profile: Profile, environment: Mapping[str, str] = os.environ) -> list[str]:
    """How this program is started again on this profile: as it was installed."""
    own = [] if profile.is_usual else ["--profile", str(profile.folder)]
    return [*find_installed(environment), *own]


def find_own_command(profile: Profile, environment: Mapping[str, str] = os.environ) -> list[str]:
    """How this program starts itself now, on this profile: inside of its sandbox, where it is in one."""
    own = [] if profile.is_usual else ["--profile", str(profile.folder)]
    program = find_program() if is_sandboxed(environment) else find_installed(environment)
    return [*program, *own]


def is_sandboxed(environment: Mapping[str, str] = os.environ) -> bool:
    return bool(environment.get("FLATPAK_ID") or environment.get("SNAP"))


def find_windowed(program: Path) -> Path:
    """On Windows a terminal starts the twin of the program that has a console, `paperround.com`."""
    return program.with_suffix(".exe") if program.suffix.lower() == ".com" else program


def find_installed(environment: Mapping[str, str]) -> list[str]:
    """How this program will be called on this machine another day."""
    if environment.get("FLATPAK_ID"):
        return ["flatpak", "run", environment["FLATPAK_ID"]]
    # Where an AppImage is mounted differs from start to start; the file itself stays.
    image = environment.get("APPIMAGE")
    return [image] if image and getattr(sys, "frozen", False) else find_program()


def find_program() -> list[str]:
    """How this program is called as it stands here now."""
    if getattr(sys, "frozen", False):
        return [str(find_windowed(Path(sys.executable)))]
    beside = shutil.which("paperround", path=str(Path(sys.executable).parent))
    return [beside] if beside else [sys.executable, "-m", "reader"]
