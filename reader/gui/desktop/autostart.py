"""Autostart at login, switched on and off. The file or registry value is the only truth: there is
no setting beside it that could say something else. Main thread; it touches one small file."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from reader.errors import PaperroundError
from reader.gui.desktop.autostart_files import (
    LABEL,
    is_agent_on,
    is_entry_on,
    make_desktop_entry,
    make_launch_agent,
    make_run_value,
)
from reader.paths import Profile, get_profile
from reader.wording.catalogue import Code

_RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"


class Autostart(Protocol):
    def is_on(self) -> bool: ...

    def set_on(self, on: bool) -> None:
        """Raises PaperroundError where the system does not let us."""


class FileAutostart(Struct, frozen=True):
    """Linux and macOS: a file in a folder that the session reads."""

    path: Path
    content: bytes
    is_content_on: Callable[[bytes], bool]

    def is_on(self) -> bool:
        try:
            return self.is_content_on(self.path.read_bytes())
        except OSError:
            return False

    def set_on(self, on: bool) -> None:
        try:
            if on:
                self.path.parent.mkdir(parents=True, exist_ok=True)
                self.path.write_bytes(self.content)
            else:
                self.path.unlink(missing_ok=True)
        except OSError as error:
            why, path = error.strerror or "", str(self.path)
            raise PaperroundError(Code.LOGIN_FILE_UNCHANGED(error=why, path=path)) from error


class RegistryAutostart(Struct, frozen=True):
    """Windows: a value under the owner's own Run key."""

    command_line: str

    def is_on(self) -> bool:
        if sys.platform != "win32":
            return False
        import winreg

        try:
            with winreg.OpenKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                winreg.QueryValueEx(key, LABEL)
        except OSError:
            return False
        return True

    def set_on(self, on: bool) -> None:
        if sys.platform != "win32":
            return
        import winreg

        try:
            with winreg.CreateKey(winreg.HKEY_CURRENT_USER, _RUN_KEY) as key:
                if on:
                    winreg.SetValueEx(key, LABEL, 0, winreg.REG_SZ, self.command_line)
                elif self.is_on():
                    winreg.DeleteValue(key, LABEL)
        except OSError as error:
            raise PaperroundError(Code.LOGIN_KEY_UNCHANGED(error=error.strerror or "")) from error


def make_autostart(
    profile: Profile,
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Autostart:
    """What starts this very profile on this very system."""
    command = find_command(profile, environment)
    home = home or Path.home()
    if platform == "win32":
        return RegistryAutostart(make_run_value(command))
    if platform == "darwin":
        path = home / "Library" / "LaunchAgents" / f"{LABEL}.plist"
        return FileAutostart(path, make_launch_agent(command), is_agent_on)
    folder = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    return FileAutostart(folder / "autostart" / f"{LABEL}.desktop", make_desktop_entry(command), is_entry_on)


def find_command(profile: Profile, environment: Mapping[str, str] = os.environ) -> Sequence[str]:
    """How this program is started again: as it was installed, into the tray, with its own profile."""
    own = [] if profile == get_profile() else ["--profile", str(profile.folder)]
    return [*find_installed(environment), "--hidden", *own]


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
