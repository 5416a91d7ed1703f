"""`paperround install-desktop`: what a package brings to the desktop, for who installed with pip or pipx.

A wheel has the menu entry, the user service, the file types and the icon in its resources; they are copied into the
user's own share folder, with the full path of this program. --remove takes away the same files. Other systems and
packages need none of it.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import platformdirs

from reader.cli.commands import Chosen, Commands, flag
from reader.cli.output import complain, say
from reader.core.desktop.program import find_program
from reader.core.paths import Profile, get_resources

COMMANDS = Commands()
_STARTS = ("Exec=paperround", "ExecStart=/usr/bin/paperround")
"""How the command begins in the menu entry and in the service."""
_REFRESHED_BY = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))


@COMMANDS.add(
    "install-desktop",
    "after pip or pipx: add the menu entry, feed links, icon and user service",
    flag("--remove", "take all of it away again"),
    with_store=False,
)
def run_install_desktop(profile: Profile, chosen: Chosen) -> int:
    brought = get_resources() / "share"
    if sys.platform != "linux" or not brought.is_dir():
        complain("Only Paperround from pip or pipx on Linux needs this. Packages bring their own menu entry.")
        return 1
    share = Path(platformdirs.user_data_dir())
    for source in sorted(path for path in brought.rglob("*") if path.is_file()):
        target = share / source.relative_to(brought)
        if chosen.remove:
            target.unlink(missing_ok=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            _install(source, target, find_program())
    for command, folder in _REFRESHED_BY:
        if (found := shutil.which(command)) and (share / folder).is_dir():
            subprocess.run([found, str(share / folder)], capture_output=True, check=False)
    say(f"Removed from {share}." if chosen.remove else f"Installed in {share}. Paperround is in your app menu.")
    return 0


def _install(source: Path, target: Path, program: list[str]) -> None:
    if source.suffix not in (".desktop", ".service"):
        shutil.copyfile(source, target)
        return
    command = " ".join(f'"{part}"' for part in program)
    text = source.read_text(encoding="utf-8")
    for start in _STARTS:
        text = text.replace(start, f"{start.partition('=')[0]}={command}")
    target.write_text(text, encoding="utf-8")
