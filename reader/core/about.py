"""Version, build date and home page of this program."""

from __future__ import annotations

from pathlib import Path

from reader import __version__
from reader.core import paths

APP_ID = "io.github.paperround.Paperround"
"""A reversed host name, as AppStream, Flatpak, portals and macOS want it."""
ENTRY_ADDRESS = "paperround:entry:"
"""With an entry's id appended, an address that a second start hands to the running one. Systems don't know it."""
HOME = ""
"""Where the project lives on GitHub, filled in by the person who publishes it: the one place for links, newer versions
and the contact that servers are told. Empty, there is none of them: a name that nobody registered could become a
stranger's."""
RELEASES_FEED = f"{HOME}/releases.atom" if HOME else ""
"""Fetched only if the user turned that on."""


def find_build_date(resources: Path | None = None) -> str:
    """The day this program was built, as 2026-11-16; empty if it runs from its sources."""
    path = (resources or paths.get_resources()) / "build-date"
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def describe_version() -> str:
    """One line for `--version` and for About."""
    date = find_build_date()
    return f"Paperround {__version__}" + (f", built {date}" if date else "")
