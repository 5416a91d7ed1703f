"""The libraries for Windows, fetched as wheels with the pinned versions, and what of them is installed."""

from __future__ import annotations

import re
import sys
import zipfile
from collections.abc import Iterable
from importlib import metadata
from pathlib import Path

from common.bundle import EXCLUDED
from common.project import PACKAGING, run
from common.qt_parts import should_keep

_BUILD_ONLY = "# to install Paperround itself"
"""In pins.txt the last part begins here: needed to build, not to run."""
_NOT_RUN = re.compile(
    r"(?i)(?:^|/)(?:tests?|examples)/|\.(?:pyi|pxd|pyx|h|hpp|c|cpp|lib|a|pdb)$|\.data/(?:scripts|headers)/|/$"
)
"""Tests, sources and headers; and folders, which are made for what lies in them."""
_EXCLUDED = tuple(f"{name.replace('.', '/')}/" for name in EXCLUDED)


def list_pins(text: str, python_version: str) -> list[str]:
    """The lines of pins.txt that a Windows with this Python needs, without their conditions."""
    from packaging.requirements import Requirement  # the library, not this folder: it is not importable as such

    wanted = []
    for line in text.partition(_BUILD_ONLY)[0].splitlines():
        if line := line.partition("#")[0].strip():
            requirement = Requirement(line)
            if requirement.marker is None or requirement.marker.evaluate(make_markers(python_version)):
                wanted.append(f"{requirement.name}{requirement.specifier}")
    return wanted


def make_markers(python_version: str) -> dict[str, str]:
    return {
        "os_name": "nt",
        "platform_machine": "AMD64",
        "platform_system": "Windows",
        "python_full_version": f"{python_version}.0",
        "python_version": python_version,
        "sys_platform": "win32",
    }


def download(python_version: str, folder: Path) -> list[Path]:
    """pip does not ask Windows' conditions on another system, so it gets the list already chosen."""
    folder.mkdir(parents=True, exist_ok=True)
    pins = list_pins((PACKAGING / "pins.txt").read_text(encoding="utf-8"), python_version)
    hashes = read_hashes((PACKAGING / "pins.lock").read_text(encoding="utf-8"))
    chosen = folder / "chosen.txt"
    chosen.write_text("".join(f"{pin} {hashes[_normal(pin)]}\n" for pin in pins), encoding="utf-8")
    where = ("--platform", "win_amd64", "--python-version", python_version)
    pip = (sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check")
    run(*pip, "--no-deps", "--only-binary=:all:", *where, "--dest", folder, "--require-hashes", "-r", chosen)
    return sorted(folder.glob("*.whl"))


def read_hashes(lock: str) -> dict[str, str]:
    """The options for pip with the hashes of each pin, by its name and version."""
    hashes: dict[str, str] = {}
    pin = ""
    for line in lock.splitlines():
        words = line.removesuffix("\\").strip()
        if words.startswith("--hash="):
            hashes[pin] = f"{hashes.get(pin, '')} {words}".strip()
        elif "==" in words:
            pin = _normal(words.partition(";")[0].strip())
    return hashes


def should_install(path: str) -> bool:
    """Whether a file of a wheel is used when the program runs; `path` as in the wheel, with slashes."""
    return not _NOT_RUN.search(path) and not path.startswith(_EXCLUDED) and should_keep(path)


def find_missing(library: Path, python_version: str) -> list[str]:
    """What the unpacked libraries ask for on Windows and is not there: pins.txt must name it."""
    from packaging.requirements import Requirement

    found = [metadata.Distribution.at(info) for info in library.glob("*.dist-info")]
    there = {_normal(one.name) for one in found}
    markers = {**make_markers(python_version), "extra": ""}
    wanted = [Requirement(line) for one in found for line in one.requires or ()]
    asked = {_normal(one.name) for one in wanted if one.marker is None or one.marker.evaluate(markers)}
    return sorted(asked - there)


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def unpack(wheels: Iterable[Path], folder: Path) -> None:
    for wheel in wheels:
        with zipfile.ZipFile(wheel) as packed:
            for name in filter(should_install, packed.namelist()):
                packed.extract(name, folder)
