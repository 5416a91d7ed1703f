"""The archive for one user: unpack it anywhere and run it, or let its script install it below ~/.local."""

from __future__ import annotations

import platform
import shutil
import tarfile
from pathlib import Path

from common.project import BUILD, COMMAND, PACKAGING, ROOT, get_moment, get_version

from linux.tree import lay_out, make_alike


def build_archive(frozen: Path, out: Path, *, quick: bool = False) -> Path:
    name = f"{COMMAND}-{get_version()}-linux-{platform.machine()}"
    tree = BUILD / "archive" / name
    shutil.rmtree(tree.parent, ignore_errors=True)
    lay_out(tree, frozen)
    for script in ("install.sh", "uninstall.sh", "README.txt"):
        shutil.copyfile(PACKAGING / "linux" / script, tree / script)
    shutil.copyfile(ROOT / "LICENSE", tree / "LICENSE")
    make_alike(tree)
    path = out / f"{name}.tar.xz"
    with tarfile.open(path, "w:xz", preset=1 if quick else 9, format=tarfile.PAX_FORMAT) as archive:
        for item in [tree, *sorted(tree.rglob("*"))]:
            archive.add(item, item.relative_to(tree.parent), recursive=False, filter=_as_anybody)
    return path


def _as_anybody(item: tarfile.TarInfo) -> tarfile.TarInfo:
    item.uid = item.gid = 0
    item.uname = item.gname = ""
    item.mtime = get_moment()
    return item
