"""The version as Windows wants it: four numbers, and the particulars that Explorer shows. Pure."""

from __future__ import annotations

import re

from common.project import COMMAND, DEVELOPER, NAME, SUMMARY


def make_numbers(version: str) -> tuple[int, int, int, int]:
    """Windows wants four numbers; what follows them, such as rc1, is only in the words."""
    leading = re.match(r"\d+(?:\.\d+)*", version)
    numbers = [int(part) for part in leading[0].split(".")] if leading else []
    first, second, third, fourth = (*numbers, 0, 0, 0, 0)[:4]
    return first, second, third, fourth


def make_particulars(version: str) -> dict[str, str]:
    return {
        "CompanyName": DEVELOPER,
        "FileDescription": NAME,
        "FileVersion": version,
        "InternalName": COMMAND,
        "LegalCopyright": f"{DEVELOPER}, MIT licence",
        "OriginalFilename": f"{COMMAND}.exe",
        "ProductName": NAME,
        "ProductVersion": version,
        "Comments": SUMMARY,
    }


def make_version_file(version: str) -> str:
    """As PyInstaller reads it; windres reads the same particulars in another form."""
    strings = ", ".join(f"StringStruct({name!r}, {value!r})" for name, value in make_particulars(version).items())
    numbers = make_numbers(version)
    return f"""VSVersionInfo(
  ffi=FixedFileInfo(filevers={numbers}, prodvers={numbers}, OS=0x40004, fileType=1),
  kids=[
    StringFileInfo([StringTable('040904B0', [{strings}])]),
    VarFileInfo([VarStruct('Translation', [0x409, 1200])]),
  ],
)
"""
