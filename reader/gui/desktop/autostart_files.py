"""Autostart entries of each system, as text: .desktop file, launch agent, registry value. Pure."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import TYPE_CHECKING

from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    import plistlib
    import subprocess
else:  # of use on one system each
    plistlib = lazy_import("plistlib")
    subprocess = lazy_import("subprocess")

LABEL = "paperround"
"""Name of the file, the launch agent and the registry value."""
_NEEDS_QUOTES = re.compile(r"[^A-Za-z0-9_@%+=:,./-]")
_INSIDE_QUOTES = re.compile(r'(["`$\\])')
_KEY = re.compile(r"^\s*([A-Za-z0-9-]+)\s*=\s*(.*?)\s*$")


def make_desktop_entry(command: Sequence[str]) -> bytes:
    """An XDG autostart file. The desktop reads `Exec` in two steps: as a value, then as a command."""
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
    """Desktops switch an autostart file off by a line of their own instead of deleting it."""
    values = {}
    for line in content.decode("utf-8", "replace").splitlines():
        if found := _KEY.match(line):
            values[found[1]] = found[2].lower()
    return values.get("Hidden") != "true" and values.get("X-GNOME-Autostart-enabled") != "false"


def make_launch_agent(command: Sequence[str]) -> bytes:
    """macOS: started at login, not again when the owner quits it."""
    return plistlib.dumps({"Label": LABEL, "ProgramArguments": list(command), "RunAtLoad": True})


def is_agent_on(content: bytes) -> bool:
    try:
        agent = plistlib.loads(content)
    except (plistlib.InvalidFileException, ValueError):
        return False
    return isinstance(agent, dict) and agent.get("RunAtLoad") is True and not agent.get("Disabled")


def make_run_value(command: Sequence[str]) -> str:
    """Windows: the value under the Run key is a command line."""
    return subprocess.list2cmdline(command)
