"""Makes the installer of a finished folder with NSIS, whichever way the folder was made.

The uninstaller removes exactly the files that were installed, by a list that is made here: should someone have
chosen a folder that holds other things, these stay.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterable
from pathlib import Path, PurePosixPath

from common.project import APP_ID, COMMAND, DEVELOPER, NAME, PACKAGING, SUMMARY, get_version, run

from windows.version import make_numbers

SCRIPT = PACKAGING / "windows" / "installer.nsi"
_USUAL_PLACE = Path("C:/Program Files (x86)/NSIS/makensis.exe")
_TARGET = "amd64-unicode"
_STUB = Path("/usr/share/nsis/Stubs") / f"lzma-{_TARGET}"


def make_installer(folder: Path, icon: Path, work: Path, out: Path) -> Path:
    """`folder` holds the program with its paperround.exe on top."""
    work.mkdir(parents=True, exist_ok=True)
    listing = work / "installed-files.nsh"
    files = sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
    listing.write_text(make_removal(files), encoding="utf-8")
    made = out / f"{NAME}-{get_version()}-setup.exe"
    size_kb = sum(path.stat().st_size for path in folder.rglob("*") if path.is_file()) // 1024
    defines = {
        "APP_ID": APP_ID,
        "COMMAND": COMMAND,
        "DEVELOPER": DEVELOPER,
        "FILES": listing,
        "FOLDER": folder,
        "ICON": icon,
        "NAME": NAME,
        "OUT": made,
        "SIZE_KB": size_kb,
        "SUMMARY": SUMMARY,
        "VERSION": get_version(),
        "VERSION_NUMBERS": ".".join(map(str, make_numbers(get_version()))),
        **({"TARGET": _TARGET} if is_64_bit_possible() else {}),
    }
    flags = [f"-D{name}={value}" for name, value in defines.items()]
    run(find_makensis(), "-V2", "-WX", "-INPUTCHARSET", "UTF8", *flags, SCRIPT)
    return made


def make_removal(files: Iterable[str]) -> str:
    """NSIS commands that delete these files, then the folders that are empty after that, innermost first."""
    paths = [PurePosixPath(file) for file in files]
    folders = {parent for path in paths for parent in path.parents if parent.name}
    deletions = [f'Delete "$INSTDIR\\{_with_backslashes(path)}"' for path in paths]
    innermost_first = sorted(folders, key=lambda folder: (-len(folder.parts), str(folder)))
    removals = [f'RMDir "$INSTDIR\\{_with_backslashes(folder)}"' for folder in innermost_first]
    return "\n".join([*deletions, *removals, ""])


def _with_backslashes(path: PurePosixPath) -> str:
    """As NSIS writes a path; its one special character is doubled."""
    return str(path).replace("/", "\\").replace("$", "$$")


def find_makensis() -> str:
    found = shutil.which("makensis") or (str(_USUAL_PLACE) if _USUAL_PLACE.exists() else None)
    if not found:
        raise SystemExit("Making the installer needs NSIS; on Debian: apt install nsis, on Windows: choco install nsis")
    return found


def is_64_bit_possible() -> bool:
    """Debian's NSIS makes 64-bit installers; the official one makes 32-bit ones, which install the same program."""
    return _STUB.exists()
