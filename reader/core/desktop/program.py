"""How this program is started, and its identity on Windows (AppUserModelID) for the task bar and toasts.

`paperround background` is a systemd service if the package installed one, so that the session restarts, lists and ends
it; otherwise a process. In a sandbox the portal is asked first, so that the desktop lists it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

from reader.core.about import APP_ID
from reader.core.desktop.bus import Bus, BusObject, open_bus
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


UNIT = "paperround.service"
BOOTED = Path("/run/systemd/system")
"""Exists if systemd runs the machine."""
CAN_LEAVE = sys.platform == "linux"
"""Other systems always have a tray to hide in."""
_SYSTEMD = BusObject("org.freedesktop.systemd1", "/org/freedesktop/systemd1", "org.freedesktop.systemd1.Manager")
_PORTAL = BusObject(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop", "org.freedesktop.portal.Background"
)
_REQUESTS = BusObject(
    "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop/request", "org.freedesktop.portal.Request"
)


def start_background(profile: Profile, environment: Mapping[str, str] = os.environ) -> None:
    """Start it once the profile's lock is free; as a service only for the usual profile."""
    bus = open_bus() if environment.get("DBUS_SESSION_BUS_ADDRESS") else None
    try:
        if bus is not None and _has_begun(bus, profile, environment):
            return
    finally:
        if bus is not None:
            bus.close()
    command = [*find_own_command(profile, environment), "background"]
    subprocess.Popen(
        command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, env=environment, start_new_session=True
    )


def _has_begun(bus: Bus, profile: Profile, environment: Mapping[str, str]) -> bool:
    """Tell whether systemd started the service; in a sandbox, only ask the portal for permission."""
    if is_sandboxed(environment):
        bus.call(_PORTAL, "RequestBackground", "sa{sv}", ("", {"autostart": ("b", False)}))
        return False
    return profile.is_usual and bus.call(_SYSTEMD, "StartUnit", "ss", (UNIT, "replace")) is not None


def ask_to_start_at_login(on: bool) -> bool:
    """Ask the portal to start a sandboxed program at login, or not to; return whether it did."""
    bus = open_bus()
    if bus is None:
        return False
    answers: SimpleQueue[tuple[Any, ...]] = SimpleQueue()
    wish = {"autostart": ("b", on), "commandline": ("as", ["paperround", "background"])}
    try:
        bus.hear(_REQUESTS, "Response", lambda body, path: answers.put(body), below=True)
        if bus.call(_PORTAL, "RequestBackground", "sa{sv}", ("", wish)) is None:
            return False
        refused, results = answers.get(timeout=2.0)
    except (Empty, ValueError):
        return False
    finally:
        bus.close()
    return bool(refused == 0 and results.get("autostart") == ("b", on))


def find_unit(folders: Sequence[Path]) -> Path | None:
    """The service's file, if a package installed it and systemd runs the machine."""
    if not BOOTED.is_dir():
        return None
    return next((folder / UNIT for folder in folders if (folder / UNIT).is_file()), None)


def list_unit_folders(home: Path, environment: Mapping[str, str] = os.environ) -> list[Path]:
    """The folders where packages put user services."""
    own = Path(environment.get("XDG_DATA_HOME") or home / ".local" / "share")
    shared = ("/etc/systemd/user", "/usr/lib/systemd/user", "/usr/local/share/systemd/user", "/usr/share/systemd/user")
    return [own / "systemd" / "user", *map(Path, shared)]


class BackgroundStatus:
    """The text that the desktop shows beside the name of a sandboxed background program."""

    def __init__(self, environment: Mapping[str, str] = os.environ) -> None:
        self._is_wanted = is_sandboxed(environment)
        self._bus: Bus | None = None

    def show(self, words: str) -> None:
        if self._is_wanted:
            self._bus = self._bus or open_bus()
            if self._bus is not None:
                # Characters that the portal takes
                self._bus.call(_PORTAL, "SetStatus", "a{sv}", ({"message": ("s", words[:96])},))

    def close(self) -> None:
        if self._bus is not None:
            self._bus.close()
            self._bus = None
