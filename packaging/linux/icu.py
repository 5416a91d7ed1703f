"""Takes out of ICU's data what Qt never asks for: names of currencies, units, languages, regions and zones,
spelled-out numbers, transliteration and word breaks, all of which Qt brings itself. Two thirds go.

Qt's libraries are linked to ICU, whose data is a library with a single symbol: a table of contents (a count,
then for each item the places of its name and of its data) and the items. What ICU does not find, it does
without: the same is done by everybody who builds ICU with a filter. `reduce_package` is pure.
"""

from __future__ import annotations

import re
import struct
import tempfile
from pathlib import Path

from common.project import run

FOLDERS_OUT = ("brkitr", "curr", "lang", "rbnf", "region", "translit", "unit", "zone")
_MAGIC = b"CmnD"
_MAGIC_AT = 12  # behind the size of the header, its two magic bytes and the description of the format
_ALIGNED = 16

_ASSEMBLY = """
    .section .rodata
    .global {symbol}
    .type {symbol}, @object
    .balign 16
{symbol}:
    .incbin "{package}"
    .size {symbol}, . - {symbol}
    .section .note.GNU-stack, "", @progbits
"""


def find_package(library: bytes) -> bytes:
    """The data inside of the library, to its end: what follows is never pointed at."""
    return library[library.index(_MAGIC) - _MAGIC_AT :]


def reduce_package(package: bytes) -> bytes:
    """The package without the folders that are not wanted."""
    (header_size,) = struct.unpack_from("<H", package)
    return package[:header_size] + _write_items([item for item in _read_items(package) if _is_wanted(item[0])])


def _is_wanted(name: str) -> bool:
    """A name is `icudt73l/zone/de.res`, or without a folder in the middle."""
    return not any(f"/{folder}/" in name for folder in FOLDERS_OUT)


def _read_items(package: bytes) -> list[tuple[str, bytes]]:
    """All items in the order of their names, which is also that of their data."""
    (base,) = struct.unpack_from("<H", package)
    (count,) = struct.unpack_from("<I", package, base)
    places = [struct.unpack_from("<II", package, base + 4 + 8 * number) for number in range(count)]
    ends = [*(data for _, data in places[1:]), len(package) - base]
    return [
        (_read_name(package, base + name), package[base + data : base + end])
        for (name, data), end in zip(places, ends, strict=True)
    ]


def _read_name(package: bytes, at: int) -> str:
    return package[at : package.index(b"\0", at)].decode("ascii")


def _write_items(items: list[tuple[str, bytes]]) -> bytes:
    names = b"".join(name.encode("ascii") + b"\0" for name, _ in items)
    contents = [struct.pack("<I", len(items))]
    name_at = 4 + 8 * len(items)
    data_at = first = _align(name_at + len(names))
    padded = [data.ljust(_align(len(data)), b"\0") for _, data in items]
    for (name, _), data in zip(items, padded, strict=True):
        contents.append(struct.pack("<II", name_at, data_at))
        name_at += len(name) + 1
        data_at += len(data)
    return (b"".join(contents) + names).ljust(first, b"\0") + b"".join(padded)


def _align(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED


def slim_library(path: Path) -> None:
    """Replace libicudata.so.NN by one with less in it. Needs a C compiler for its assembler and linker."""
    version = re.search(r"\.so\.(\d+)$", path.name)
    if not version:
        raise SystemExit(f"{path.name} is no library of ICU's data.")
    with tempfile.TemporaryDirectory() as folder:
        package, source = Path(folder) / "data", Path(folder) / "data.S"
        package.write_bytes(reduce_package(find_package(path.read_bytes())))
        source.write_text(_ASSEMBLY.format(symbol=f"icudt{version[1]}_dat", package=package))
        run(*("gcc", "-shared", "-nostdlib", "-Wl,--build-id=none", f"-Wl,-soname,{path.name}"), *("-o", path, source))
        run("strip", "--strip-unneeded", path)
