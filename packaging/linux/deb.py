"""The Debian package, put together with dpkg-deb. What it depends on is asked of dpkg-shlibdeps, library by
library, so that nothing can be forgotten."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path

from common.changelog import list_points, read_changes
from common.project import (
    BUILD,
    COMMAND,
    CONTACT,
    DEVELOPER,
    NAME,
    PACKAGING,
    ROOT,
    SUMMARY,
    get_moment,
    get_version,
    make_environment,
    run,
)

from linux.slim import find_strippable
from linux.tree import get_size, lay_out, make_alike, write, write_zipped
from reader.core.about import HOME
from reader.core.licences import Component, list_components

TREE = BUILD / "deb"
_OPTIONAL = {
    "libqgtk3.so": "Suggests",
    "libcupsprintersupport.so": "Recommends",
    **dict.fromkeys(("QtMultimedia.abi3.so", "libQt6Multimedia.so.6", "libffmpegmediaplugin.so"), "Recommends"),
}
"""Parts that the program does without: their libraries are there on the desktops that want them. Without libpulse an
episode opens in the system's player."""
_ALSO = {
    "Depends": ("tzdata",),
    "Recommends": ("ca-certificates", "xdg-utils", "fonts-noto-core | fonts-dejavu-core"),
    "Suggests": ("gnome-keyring", "fonts-noto-cjk", "fonts-noto-color-emoji"),
}


def build_deb(frozen: Path, out: Path, dependencies: dict[str, str], *, quick: bool = False) -> Path:
    shutil.rmtree(TREE, ignore_errors=True)
    lay_out(TREE / "usr", frozen)
    documents = TREE / "usr" / "share" / "doc" / COMMAND
    write_zipped(documents / "changelog.gz", make_changelog(get_version(), get_moment()))
    write(documents / "copyright", make_copyright(list_components()))
    overrides = TREE / "usr" / "share" / "lintian" / "overrides" / COMMAND
    write(overrides, (PACKAGING / "linux" / "lintian-overrides").read_text(encoding="utf-8"))
    write(TREE / "DEBIAN" / "control", make_control(dependencies, get_size(TREE)))
    _write_sums(TREE)
    make_alike(TREE)
    path = out / f"{COMMAND}_{get_version()}_{_architecture()}.deb"
    # One thread: several would cut the data differently from machine to machine.
    run("dpkg-deb", "--root-owner-group", "--threads-max=1", "-Zxz", "-z1" if quick else "-z9", "--build", TREE, path)
    return path


def _architecture() -> str:
    return subprocess.run(["dpkg", "--print-architecture"], capture_output=True, text=True, check=True).stdout.strip()


def _write_sums(tree: Path) -> None:
    files = sorted(path for path in (tree / "usr").rglob("*") if path.is_file() and not path.is_symlink())
    command = ["md5sum", *(str(path.relative_to(tree)) for path in files)]
    sums = subprocess.run(command, cwd=tree, capture_output=True, text=True, check=True).stdout
    write(tree / "DEBIAN" / "md5sums", sums)


# --- what it needs ------------------------------------------------------------------------------


def find_dependencies(frozen: Path) -> dict[str, str]:
    """By field: the packages whose libraries the program's own libraries are linked to."""
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", f"-l{frozen / '_internal'}"]
    for field, files in _by_field(find_strippable(frozen), _numpy(frozen)).items():
        command += [arg for file in files for arg in (f"-d{field}", "-e", str(file))]
    work = BUILD / "shlibdeps"
    write(work / "debian" / "control", f"Source: {COMMAND}\n\nPackage: {COMMAND}\nArchitecture: any\n")
    done = subprocess.run(command, cwd=work, env=make_environment(), capture_output=True, text=True, check=False)
    if done.returncode:
        print(done.stderr, file=sys.stderr)
        raise SystemExit("dpkg-shlibdeps could not tell what the program needs.")
    found = dict(re.findall(r"^shlibs:(\w+)=(.*)$", done.stdout, re.MULTILINE))
    return {field: ", ".join(filter(None, (found.get(field, ""), *also))) for field, also in _ALSO.items()}


def _numpy(frozen: Path) -> list[Path]:
    return sorted(frozen.glob("_internal/numpy/**/*.so"))


def _by_field(*groups: list[Path]) -> dict[str, list[Path]]:
    fields: dict[str, list[Path]] = {"Depends": [], "Recommends": [], "Suggests": []}
    for path in (one for group in groups for one in group):
        fields[_OPTIONAL.get(path.name, "Depends")].append(path)
    return fields


# --- what it says of itself ---------------------------------------------------------------------


def make_control(dependencies: dict[str, str], size: int) -> str:
    fields = "\n".join(f"{field}: {packages}" for field, packages in dependencies.items())
    homepage = f"\nHomepage: {HOME}" if HOME else ""
    return f"""Package: {COMMAND}
Version: {get_version()}
Architecture: {_architecture()}
Maintainer: {DEVELOPER} <{CONTACT}>
Installed-Size: {-(-size // 1024)}
{fields}
Section: net
Priority: optional{homepage}
Description: {SUMMARY[0].lower()}{SUMMARY[1:]}
 {NAME} reads RSS, Atom and JSON feeds. It learns when you read and when
 each feed posts, and spends a daily budget of fetches so that what you want
 is already there when you look.
 .
 It saves bandwidth and battery, is kind to the sites it visits, and tells
 you why it does what it does. What it learns about you stays on your machine.
 .
 This package brings its own Python, Qt and SQLite.
"""


def make_changelog(version: str, moment: int) -> str:
    """In Debian's form, from what CHANGELOG.md says of this version."""
    lines = "\n".join(map(_wrap, list_points(read_changes(version))))
    day = datetime.fromtimestamp(moment, UTC).strftime("%a, %d %b %Y %H:%M:%S +0000")
    return f"{COMMAND} ({version}) unstable; urgency=medium\n\n{lines}\n\n -- {DEVELOPER} <{CONTACT}>  {day}\n"


def _wrap(point: str) -> str:
    words, lines = point.split(), ["  *"]
    for word in words:
        if len(lines[-1]) + len(word) + 1 > 78:
            lines.append("   ")
        lines[-1] += f" {word}"
    return "\n".join(lines)


def make_copyright(components: list[Component]) -> str:
    """Ours, and for everything that is bundled its licence; the whole texts are shown by the program."""
    own = _indent((ROOT / "LICENSE").read_text(encoding="utf-8"))
    bundled = "\n".join(f"  {one.name} {one.version}: {one.licence}, {one.home}" for one in components)
    source = f"\nSource: {HOME}" if HOME else ""
    return f"""Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {NAME}{source}
Comment:
 The program is frozen together with the works below, each under its own
 licence. 'paperround licences NAME' prints the text of each; Qt and PySide6
 are used as libraries under the LGPL and may be replaced in
 /usr/lib/{COMMAND}/_internal/PySide6.
 .
{bundled}

Files: *
Copyright: 2026 {DEVELOPER}
License: MIT

Files: usr/lib/{COMMAND}/_internal/PySide6/*
Copyright: The Qt Company Ltd., the FFmpeg developers and others
License: LGPL-3
 On Debian systems the text is in /usr/share/common-licenses/LGPL-3.

License: MIT
{own}
"""


def _indent(text: str) -> str:
    return "\n".join(f" {line}" if line.strip() else " ." for line in text.strip().splitlines())
