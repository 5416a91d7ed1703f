"""Starting at login, on each system. The file or registry value is the only truth: no setting duplicates it.

Main thread; it touches one small file.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Protocol

from msgspec import Struct

from reader.core.desktop.program import UNIT, ask_to_start_at_login, find_command, find_unit, list_unit_folders
from reader.core.errors import PaperroundError
from reader.core.paths import Profile
from reader.core.words.catalogue import Code

_RUN_KEY = r"Software\Microsoft\Windows\CurrentVersion\Run"
LABEL = "paperround"
"""Name of the file, the launch agent and the registry value."""
_NEEDS_QUOTES = re.compile(r"[^A-Za-z0-9_@%+=:,./-]")
_INSIDE_QUOTES = re.compile(r'(["`$\\])')
_KEY = re.compile(r"^\s*([A-Za-z0-9-]+)\s*=\s*(.*?)\s*$")


def make_desktop_entry(command: Sequence[str]) -> bytes:
    """An XDG autostart file. The desktop unescapes `Exec` twice: as a value, then as a command."""
    line = " ".join(map(_quote, command)).replace("\\", "\\\\")
    entry = f"""[Desktop Entry]
Type=Application
Name=Paperround
Comment=Fetches what you read, just before you read it
Exec={line}
Icon=paperround
Terminal=false
X-GNOME-Autostart-enabled=true
"""
    return entry.encode("utf-8")


def _quote(argument: str) -> str:
    doubled = argument.replace("%", "%%")
    if argument and not _NEEDS_QUOTES.search(argument):
        return doubled
    return '"' + _INSIDE_QUOTES.sub(r"\\\1", doubled) + '"'


def is_entry_on(content: bytes) -> bool:
    """Whether no desktop has switched the file off: they add a line for that instead of deleting it."""
    values = {}
    for line in content.decode("utf-8", "replace").splitlines():
        if found := _KEY.match(line):
            values[found[1]] = found[2].lower()
    return values.get("Hidden") != "true" and values.get("X-GNOME-Autostart-enabled") != "false"


def make_launch_agent(command: Sequence[str]) -> bytes:
    """A macOS launch agent: starts the program at login, not again after the user quits it."""
    import plistlib

    return plistlib.dumps({"Label": LABEL, "ProgramArguments": list(command), "RunAtLoad": True})


def is_agent_on(content: bytes) -> bool:
    import plistlib

    try:
        agent = plistlib.loads(content)
    except (plistlib.InvalidFileException, ValueError):
        return False
    return isinstance(agent, dict) and agent.get("RunAtLoad") is True and not agent.get("Disabled")


def make_run_value(command: Sequence[str]) -> str:
    """The command line for the Run key of Windows."""
    return subprocess.list2cmdline(command)


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


class ServiceAutostart(Struct, frozen=True):
    """Linux with systemd and a packaged service, which starts with the session, without a window.

    `wanted` is the link that `systemctl --user enable` makes.
    """

    unit: Path
    wanted: Path

    def is_on(self) -> bool:
        return self.wanted.is_symlink()

    def set_on(self, on: bool) -> None:
        try:
            self.wanted.unlink(missing_ok=True)
            if on:
                self.wanted.parent.mkdir(parents=True, exist_ok=True)
                self.wanted.symlink_to(self.unit)
        except OSError as error:
            why, path = error.strerror or "", str(self.wanted)
            raise PaperroundError(Code.LOGIN_FILE_UNCHANGED(error=why, path=path)) from error


class PortalAutostart(Struct, frozen=True):
    """In a sandbox: the portal writes the session's file and cannot be asked later, so `marker` remembers it."""

    marker: Path

    def is_on(self) -> bool:
        return self.marker.exists()

    def set_on(self, on: bool) -> None:
        if not ask_to_start_at_login(on):
            raise PaperroundError(Code.LOGIN_REFUSED())
        if on:
            self.marker.touch()
        else:
            self.marker.unlink(missing_ok=True)


class EitherAutostart(Struct, frozen=True):
    """A window that hides in the tray or, on a desktop without one, the service. Users change desktops, so either one
    counts as on, and switching off means both."""

    in_tray: Autostart
    service: Autostart
    has_tray: Callable[[], bool]

    def is_on(self) -> bool:
        return self.in_tray.is_on() or self.service.is_on()

    def set_on(self, on: bool) -> None:
        has_tray = self.has_tray()
        self.in_tray.set_on(on and has_tray)
        self.service.set_on(on and not has_tray)


class RegistryAutostart(Struct, frozen=True):
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
    has_tray: Callable[[], bool],
    platform: str = sys.platform,
    environment: Mapping[str, str] = os.environ,
    home: Path | None = None,
) -> Autostart:
    """The way to start this profile at login on this system."""
    command = [*find_command(profile, environment), "--hidden"]
    home = home or Path.home()
    if platform == "win32":
        return RegistryAutostart(make_run_value(command))
    if platform == "darwin":
        path = home / "Library" / "LaunchAgents" / f"{LABEL}.plist"
        return FileAutostart(path, make_launch_agent(command), is_agent_on)
    if environment.get("FLATPAK_ID"):
        return PortalAutostart(profile.folder / "starts-at-login")
    folder = Path(environment.get("XDG_CONFIG_HOME") or home / ".config")
    entry = FileAutostart(folder / "autostart" / f"{LABEL}.desktop", make_desktop_entry(command), is_entry_on)
    unit = find_unit(list_unit_folders(home, environment)) if profile.is_usual else None
    if unit is None:
        return entry
    wanted = folder / "systemd" / "user" / "graphical-session.target.wants" / UNIT
    return EitherAutostart(entry, ServiceAutostart(unit, wanted), has_tray)
