"""Makes an installed Paperround run in Wine 8: libraries that it lacks, and numpy's functions of complex numbers.

It changes the installed copy in the check's own folder and can take the stand-ins away again.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from collections.abc import Iterable
from pathlib import Path

from common.project import run

SOURCES = Path(__file__).resolve().parent
LIBRARIES = ("bcryptprimitives", "icuuc", "mscms")
_TOOLS = "x86_64-w64-mingw32-"
_COMPILE = (f"{_TOOLS}gcc", "-O2", "-Wall", "-Wextra", "-shared", "-static-libgcc", "-s")
_MATHS = b"api-ms-win-crt-math-l1-1-0.dll"
_OURS = b"complexmath.dll"
_IMPORT = re.compile(r"^\t[0-9a-f]+\t\s*\d+\s+(\S+)$")


def put(folder: Path) -> None:
    for name in LIBRARIES:
        run(*_COMPILE, "-o", folder / f"{name}.dll", SOURCES / f"{name}.c")
    _mend_numpy(folder)
    # Asking Wine 8 for the state of the line never comes back.
    shutil.rmtree(folder / "lib" / "PySide6" / "plugins" / "networkinformation")


def take_away(folder: Path) -> None:
    for name in (*LIBRARIES, _OURS.decode().removesuffix(".dll")):
        (folder / f"{name}.dll").unlink(missing_ok=True)


def _mend_numpy(folder: Path) -> None:
    """numpy's libraries ask ours for all of mathematics; we pass on what Wine has."""
    wanted: set[str] = set()
    for library in folder.glob("lib/numpy/**/*.pyd"):
        content = library.read_bytes()
        if _MATHS in content:
            wanted |= find_imported(_list_imports(library), _MATHS.decode())
            library.write_bytes(content.replace(_MATHS, _OURS.ljust(len(_MATHS), b"\0")))
    names = folder / "complexmath.def"
    source = SOURCES / "complexmath.c"
    names.write_text(make_exports(wanted, find_defined(source.read_text(encoding="utf-8"))), encoding="ascii")
    run(*_COMPILE, "-o", folder / _OURS.decode(), source, names)
    names.unlink()


def _list_imports(library: Path) -> str:
    command = [f"{_TOOLS}objdump", "-p", str(library)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def find_imported(listing: str, library: str) -> set[str]:
    """The names that are imported from one library, as objdump lists them."""
    found, current = set(), ""
    for line in listing.splitlines():
        if "DLL Name:" in line:
            current = line.partition(":")[2].strip()
        elif current == library and (name := _IMPORT.match(line)):
            found.add(name[1])
    return found


def find_defined(source: str) -> set[str]:
    """Functions of complexmath.c, by the names they stand in for: doubles and floats."""
    plain = set(re.findall(r"\b(?:ONE|PART)\((c\w+)\)", source)) | {"cpow"}
    return plain | {f"{name}f" for name in plain}


def make_exports(wanted: Iterable[str], defined: set[str]) -> str:
    """What our library offers: its own functions, and the rest of Wine's under the same names."""
    lines = []
    for name in sorted(wanted):
        ours = name if name in defined else name.removesuffix("l")
        lines.append(f"{name}=our_{ours}" if ours in defined else f"{name}=ucrtbase.{name}")
    return "\n".join(["EXPORTS", *lines, ""])
