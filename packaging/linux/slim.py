"""Makes the frozen folder smaller: symbols that only a debugger reads, and data of ICU that Qt never reads.

numpy's libraries are left alone: stripping breaks them.
"""

from __future__ import annotations

from pathlib import Path

from common.project import run

from linux.icu import slim_library

_LEFT_ALONE = ("numpy", "numpy.libs")
_ELF = b"\x7fELF"


def slim(frozen: Path) -> None:
    inside = frozen / "_internal"
    slim_library(next((inside / "PySide6" / "Qt" / "lib").glob("libicudata.so.*")))
    run("strip", "--strip-unneeded", *find_strippable(inside))


def find_strippable(inside: Path) -> list[Path]:
    return [
        path
        for path in sorted(inside.rglob("*"))
        if path.is_file()
        and not path.is_symlink()
        and path.relative_to(inside).parts[0] not in _LEFT_ALONE
        and path.open("rb").read(4) == _ELF
    ]
