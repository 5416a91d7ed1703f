"""The archive for one user: unpack it anywhere and run it, or let its script install it below ~/.local."""

from __future__ import annotations

import platform
import shutil
import tarfile
from pathlib import Path

from common.project import BUILD, COMMAND, PACKAGING, ROOT, get_moment, get_version

from linux.tree import lay_out, make_alike, write

_EVERYWHERE = ("libc6", "libgcc-s1", "libstdc++6", "zlib1g", "tzdata")


def build_archive(frozen: Path, out: Path, dependencies: str, *, quick: bool = False) -> Path:
    """`dependencies`: what the .deb depends on, for whoever lacks some of it."""
    tree = find_tree()
    name = f"{COMMAND}-{get_version()}-linux-{platform.machine()}"
    shutil.rmtree(tree.parent, ignore_errors=True)
    lay_out(tree, frozen)
    for script in ("install.sh", "uninstall.sh", "README.txt"):
        text = (PACKAGING / "linux" / script).read_text(encoding="utf-8")
        write(tree / script, text.replace("@PACKAGES@", " ".join(list_packages(dependencies))))
    shutil.copyfile(ROOT / "LICENSE", tree / "LICENSE")
    make_alike(tree)
    path = out / f"{name}.tar.xz"
    with tarfile.open(path, "w:xz", preset=1 if quick else 9, format=tarfile.PAX_FORMAT) as archive:
        for item in [tree, *sorted(tree.rglob("*"))]:
            archive.add(item, Path(name) / item.relative_to(tree), recursive=False, filter=_as_anybody)
    return path


def find_tree() -> Path:
    """The folder that is packed, and that the Flatpak is made from: in the archive it has the version's name."""
    return BUILD / "archive" / COMMAND


def list_packages(dependencies: str) -> list[str]:
    """Names alone, of a field of a Debian package; what every system has is left out."""
    names = [one.split()[0] for one in dependencies.split(",")]
    return [name for name in names if name not in _EVERYWHERE]


def _as_anybody(item: tarfile.TarInfo) -> tarfile.TarInfo:
    item.uid = item.gid = 0
    item.uname = item.gname = ""
    item.mtime = get_moment()
    return item
