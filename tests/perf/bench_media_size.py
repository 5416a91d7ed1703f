"""dev.py bench media-size: what sound, pages without feeds and newsletters add to a package, compressed as it is (xz).

Each library and each folder of ours by itself; the rest of the package is the same with and without them. Of PySide6
only what QtMultimedia alone needs, as packaging/common/qt_parts.py has it; the libraries' other names are not counted
again.
"""

from __future__ import annotations

import importlib.util
import lzma
import re
from collections.abc import Iterable
from pathlib import Path

READER = Path(__file__).resolve().parents[2] / "reader"
LIBRARIES = ("cssselect",)
PLAYER = re.compile(
    r"/(?:QtMultimedia\.(?:abi3\.so|pyd)|\w*ffmpegmediaplugin\.\w+|(?:lib)?(?:av|sw)[a-z]+(?:\.so\.\d+|-\d+\.dll|\.\d+\.dylib)"
    r"|(?:lib)?Qt6?(?:FFmpegStub-[\w-]+|Multimedia|Concurrent|OpenGL|Quick|Qml|QmlMeta|QmlModels|QmlWorkerScript)(?:\.so\.\d+|\.dll)?)$"
)
FOLDERS = {
    "sound and player": ("features/podcasts",),
    "pages without feeds": ("features/pages",),
    "newsletters": ("features/mail",),
}


def compress(files: Iterable[Path]) -> int:
    return len(lzma.compress(b"".join(path.read_bytes() for path in sorted(files)), preset=9))


def list_library(name: str) -> list[Path]:
    found = importlib.util.find_spec(name)
    assert found is not None, name
    assert found.origin is not None, name
    origin = Path(found.origin)
    return list(origin.parent.rglob("*.py")) if origin.name == "__init__.py" else [origin]


def list_player() -> list[Path]:
    found = importlib.util.find_spec("PySide6")
    assert found is not None
    assert found.origin is not None
    files = (path for path in Path(found.origin).parent.rglob("*") if path.is_file())
    return [path for path in files if PLAYER.search(path.as_posix())]


def main() -> int:
    player = list_player()
    print(f"QtMultimedia, unpacked: {sum(path.stat().st_size for path in player) / 1e6:.1f} MB")
    sizes = {"QtMultimedia": compress(player)}
    sizes |= {name: compress(list_library(name)) for name in LIBRARIES}
    for name, folders in FOLDERS.items():
        sizes[name] = compress(path for folder in folders for path in (READER / folder).rglob("*.py"))
    for name, size in sizes.items():
        print(f"{name:20s} {size / 1e6:.2f} MB")
    print(f"{'together':20s} {sum(sizes.values()) / 1e6:.2f} MB more to download")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
