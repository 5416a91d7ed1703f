#!/usr/bin/env python3
"""Small steps of a release, run by .github/workflows/release.yml. Standard library only.

python packaging/release.py require v1.2.3 OWNER/NAME
                                             ends with an error unless this tag is the version and the program
                                             looks for newer ones in this very repository
python packaging/release.py checksums DIR    writes DIR/SHA256SUMS over every file in it
python packaging/release.py sbom DIR         writes the bill of materials (CycloneDX) into DIR
python packaging/release.py winget DIR       writes winget's manifests for the installer in DIR into DIR/winget
python packaging/release.py msix DIR CN=…    writes the manifest of an MSIX package, signed by that name, into DIR
python packaging/release.py actions          lists actions of the workflows without the hash of a commit
python packaging/release.py changes          prints what CHANGELOG.md says of this version
python packaging/release.py make 1.2.3 [--dry-run]
                                             makes a release, or rehearses it: dev.py release
"""

from __future__ import annotations

import hashlib
import re
import sys
from collections.abc import Callable
from pathlib import Path

from common.changelog import read_changes
from common.new_version import main as make_release
from common.project import ROOT, get_date, get_version
from common.sbom import write_sbom
from windows.msix import write_msix_manifest
from windows.winget import write_manifests

from reader.core.about import HOME

SUMS = "SHA256SUMS"


def require(tag: str, repository: str) -> None:
    if tag != f"v{get_version()}":
        raise SystemExit(f"The tag is {tag}, but the version is {get_version()}: see reader/__init__.py.")
    if f"https://github.com/{repository}" != HOME:
        # Otherwise somebody else's repository would tell our users what to install.
        raise SystemExit(
            f"This is {repository}, but the program says that it lives at {HOME}: see reader/core/about.py."
        )


def write_checksums(folder: str) -> None:
    files = sorted(path for path in Path(folder).iterdir() if path.is_file() and path.name != SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    (Path(folder) / SUMS).write_text("".join(lines), encoding="utf-8", newline="\n")


def list_unpinned() -> None:
    """Print the actions of the workflows that aren't pinned by the hash of a commit."""
    for path in sorted((ROOT / ".github/workflows").glob("*.yml")):
        for action in re.findall(r"uses: (\w[\w.-]*/[^\s]+)", path.read_text(encoding="utf-8")):
            if not re.fullmatch(r".+@[0-9a-f]{40}", action):
                print(f"{path.name}: {action}")


COMMANDS: dict[str, Callable[..., None]] = {
    "require": require,
    "checksums": write_checksums,
    "actions": list_unpinned,
    "changes": lambda: print(read_changes(get_version())),
    "sbom": lambda folder: write_sbom(folder, f"{get_date()}T00:00:00Z"),
    "msix": write_msix_manifest,
    "winget": lambda folder: write_manifests(folder, get_date()),
}


def main(arguments: list[str]) -> int:
    if arguments[:1] == ["make"]:
        return make_release(arguments[1:])
    if not arguments or arguments[0] not in COMMANDS:
        print(__doc__)
        return 2
    COMMANDS[arguments[0]](*arguments[1:])
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
