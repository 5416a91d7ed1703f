"""How this program is started, and its identity on Windows (AppUserModelID) for the task bar and toasts."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from reader.core.about import APP_ID
from reader.core.paths import Profile

IDENTITY_KEY = rf"Software\Classes\AppUserModelId\{APP_ID}"
"""In the user's own part of the registry; the uninstaller deletes it."""
ICON = "paperround.ico"
"""The installer puts it beside the program."""


def claim_identity() -> None:
    """Set the identity of the window's process, before its first window."""
    if sys.platform == "win32":
        import ctypes

        ctypes.windll.shell32.SetCurrentProcessExplicitAppUserModelID(APP_ID)


def write_identity(program: Path = Path(sys.executable)) -> None:
    """Register the name and icon that Windows shows with a toast. Raises OSError."""
    if sys.platform == "win32":
        import winreg

        with winreg.CreateKey(winreg.HKEY_CURRENT_USER, IDENTITY_KEY) as key:
            for name, value in make_identity(program).items():
                winreg.SetValueEx(key, name, 0, winreg.REG_SZ, value)


def make_identity(program: Path) -> dict[str, str]:
    icon = program.with_name(ICON)
    return {"DisplayName": "Paperround", **({"IconUri": str(icon)} if icon.is_file() else {})}


def find_command(profile: Profile, environment: Mapping[str, str] = os.environ) -> list[str]:
    """The command that starts this program with this profile later, such as at login."""
    return [*find_installed(environment), *_list_arguments(profile)]


def find_own_command(profile: Profile, environment: Mapping[str, str] = os.environ) -> list[str]:
    """The command that starts this program again with this profile now, inside its sandbox."""
    program = find_program() if is_sandboxed(environment) else find_installed(environment)
    return [*program, *_list_arguments(profile)]


def _list_arguments(profile: Profile) -> list[str]:
    return [] if profile.is_usual else ["--profile", str(profile.folder)]


def is_sandboxed(environment: Mapping[str, str] = os.environ) -> bool:
    return bool(environment.get("FLATPAK_ID") or environment.get("SNAP"))


def find_windowed(program: Path) -> Path:
    """Return the program without a console: on Windows a terminal starts its twin `paperround.com`."""
    return program.with_suffix(".exe") if program.suffix.lower() == ".com" else program


def find_installed(environment: Mapping[str, str]) -> list[str]:
    """The command that starts this program later, such as at login."""
    if environment.get("FLATPAK_ID"):
        return ["flatpak", "run", environment["FLATPAK_ID"]]
    # An AppImage is mounted somewhere else at every start, but its file stays.
    image = environment.get("APPIMAGE")
    return [image] if image and getattr(sys, "frozen", False) else find_program()


def find_program() -> list[str]:
    """The command that starts this program now."""
    if getattr(sys, "frozen", False):
        return [str(find_windowed(Path(sys.executable)))]
    beside = shutil.which("paperround", path=str(Path(sys.executable).parent))
    return [beside] if beside else [sys.executable, "-m", "reader"]
