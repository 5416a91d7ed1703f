"""Version, build date and home page of this program. Reads one small file."""

from __future__ import annotations

from pathlib import Path

from reader import __version__, paths

APP_ID = "io.github.paperround.Paperround"
"""In reverse, as AppStream, Flatpak, portals and macOS want it."""
ENTRY_ADDRESS = "paperround:entry:"
"""Before an entry's id: an address that one start hands to another, to be shown in its window. No system knows it."""
HOME = "https://github.com/paperround/paperround"
"""Where the project lives. Everything that points there begins with this."""
RELEASES_FEED = f"{HOME}/releases.atom"
"""The feed of released versions; asked only where the user switched that on."""


def find_build_date(resources: Path | None = None) -> str:
    """The day this program was built, as 2026-11-16; empty where it runs from its sources."""
    path = (resources or paths.get_resources()) / "build-date"
    try:
        return path.read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def describe_version() -> str:
    """One line for `--version` and for About."""
    date = find_build_date()
    return f"Paperround {__version__}" + (f", built {date}" if date else "")
