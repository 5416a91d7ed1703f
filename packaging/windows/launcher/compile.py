"""Compiles paperround.exe and paperround.com on Linux, with icon, version and manifest inside."""

from __future__ import annotations

import shutil
from pathlib import Path

from common.project import COMMAND, get_version, run

from windows.version import make_numbers, make_particulars

SOURCES = Path(__file__).resolve().parent
_TOOLS = "x86_64-w64-mingw32-"
_FLAGS = ("-O2", "-Wall", "-Wextra", "-s", "-municode", "-Wl,--no-insert-timestamp")


def compile_launchers(folder: Path, icon: Path, work: Path) -> None:
    """`folder` holds Python's python3.dll, which they are linked to and beside which they must lie."""
    if not shutil.which(f"{_TOOLS}gcc"):
        raise SystemExit("Compiling the launchers needs mingw-w64; on Debian: apt install gcc-mingw-w64-x86-64")
    work.mkdir(parents=True, exist_ok=True)
    script = work / "launcher.rc"
    script.write_text(make_resource_script(icon, SOURCES / "launcher.manifest", get_version()), encoding="utf-8")
    compiled = work / "launcher.o"
    run(f"{_TOOLS}windres", "--codepage=65001", script, "-O", "coff", compiled)
    for name, subsystem in ((f"{COMMAND}.exe", "-mwindows"), (f"{COMMAND}.com", "-mconsole")):
        parts = (SOURCES / "launcher.c", compiled, folder / "python3.dll")
        run(f"{_TOOLS}gcc", *_FLAGS, subsystem, "-o", folder / name, *parts)


def make_resource_script(icon: Path, manifest: Path, version: str) -> str:
    """What Explorer shows of the program: its picture and its particulars."""
    lines = "\n".join(f'      VALUE "{name}", "{value}"' for name, value in make_particulars(version).items())
    numbers = ",".join(map(str, make_numbers(version)))
    return f"""1 ICON "{icon}"
1 24 "{manifest}"
1 VERSIONINFO
FILEVERSION {numbers}
PRODUCTVERSION {numbers}
FILEOS 0x40004
FILETYPE 1
BEGIN
  BLOCK "StringFileInfo"
  BEGIN
    BLOCK "040904B0"
    BEGIN
{lines}
    END
  END
  BLOCK "VarFileInfo"
  BEGIN
    VALUE "Translation", 0x409, 1200
  END
END
"""
