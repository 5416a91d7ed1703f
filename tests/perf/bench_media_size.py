"""dev.py bench media-size: what sound, pages without feeds and newsletters add to a package, compressed as it is (xz).

Each library and each folder of ours by itself; the rest of the package is the same with and without them.
"""

from __future__ import annotations

import importlib.util
import lzma
from collections.abc import Iterable
from pathlib import Path

READER = Path(__file__).resolve().parents[2] / "reader"
LIBRARIES = ("miniaudio", "_miniaudio", "cssselect")
FOLDERS = {
    "sound and player": ("sound", "gui/player", "engine/podcasts", "store/podcasts"),
    "pages without feeds": ("parse/page_feed",),
    "newsletters": ("mail", "engine/mail", "store/mail", "gui/dialogs/mail"),
}


def compress(files: Iterable[Path]) -> int:
    return len(lzma.compress(b"".join(path.read_bytes() for path in sorted(files)), preset=9))


def list_library(name: str) -> list[Path]:
    found = importlib.util.find_spec(name)
    assert found is not None, name
    assert found.origin is not None, name
    origin = Path(found.origin)
    return list(origin.parent.rglob("*.py")) if origin.name == "__init__.py" else [origin]


def main() -> int:
    sizes = {name: compress(list_library(name)) for name in LIBRARIES}
    for name, folders in FOLDERS.items():
        sizes[name] = compress(path for folder in folders for path in (READER / folder).rglob("*.py"))
    for name, size in sizes.items():
        print(f"{name:20s} {size / 1e6:.2f} MB")
    print(f"{'together':20s} {sum(sizes.values()) / 1e6:.2f} MB more to download")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
