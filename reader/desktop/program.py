"""How this program is started: the command that desktops and other processes of ours are given. Pure but for PATH."""

from __future__ import annotations

import os
import shutil
import sys
from collections.abc import Mapping
from pathlib import Path

from reader.paths import Profile


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
