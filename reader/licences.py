"""Which works of others Paperround is made of, each with its licence. Reads files; no Qt, no database.

An installer brings everything along and carries the list that was collected when it was built; otherwise the
list is collected from the libraries that are installed beside us. Both are made by `collect_components`.
"""

from __future__ import annotations

import json
import platform
import re
import sysconfig
from collections.abc import Iterator
from importlib import metadata
from pathlib import Path

from msgspec import Struct
from msgspec.structs import asdict

from reader.paths import get_resources

_NAME = re.compile(r"[A-Za-z0-9][\w.-]*")
_LICENCE_FILE = re.compile(r"(?i)^(licen[cs]e|copying|notice)")
_CLASSIFIER = "License :: OSI Approved :: "
_HOMES = ("homepage", "home", "source", "source code", "repository", "documentation")
_TEXTS = {"LGPL-3.0": ("LGPL-3.0.txt", "GPL-3.0.txt")}
"""Texts for works that name their licence without bringing it."""
_FFMPEG = "LGPL-2.1-or-later, here LGPL-3.0"
_HAS_FFMPEG = "PySide6-Addons"


class Component(Struct, frozen=True):
    name: str
    version: str
    licence: str
    """Its short name, as the work gives it."""
    home: str
    text: str
    """The licence itself, as it came with the work."""


def list_components(resources: Path | None = None) -> list[Component]:
    """Everything this Paperround is made of, by name."""
    resources = resources or get_resources()
    carried = resources / "licences.json"
    if carried.is_file():
        return [Component(**one) for one in json.loads(carried.read_text(encoding="utf-8"))]
    return collect_components(resources)


def dump_components(components: list[Component]) -> str:
    """As `list_components` reads it."""
    return json.dumps([asdict(one) for one in components], indent=1, ensure_ascii=False)


def collect_components(resources: Path) -> list[Component]:
    """From the installed libraries that Paperround asks for, and those that they ask for."""
    found = [describe(one, resources) for one in _walk("paperround")]
    found += list_inside(found, resources)
    return sorted([*found, *_parts_beside(resources)], key=lambda one: one.name.lower())


def list_inside(libraries: list[Component], resources: Path) -> list[Component]:
    """What a library brings along without saying so."""
    text = _stored_text(_FFMPEG, resources)
    return [
        Component("FFmpeg", f"in {one.name} {one.version}", _FFMPEG, "https://ffmpeg.org/", text)
        for one in libraries
        if _normal(one.name) == _normal(_HAS_FFMPEG)
    ]


def _walk(root: str) -> Iterator[metadata.Distribution]:
    """The distributions below this one. What is asked for only elsewhere is not installed, so not found.

    Of the root's own extras what is installed counts; of others' none does.
    """
    waiting, seen = [root], {_normal(root)}
    while waiting:
        try:
            found = metadata.distribution(waiting.pop())
        except metadata.PackageNotFoundError:
            continue
        is_root = _normal(found.name) == _normal(root)
        lines = [line for line in found.requires or () if is_root or "extra ==" not in line]
        wanted = {_required_name(line) for line in lines}
        if not is_root:
            yield found
        waiting += sorted(wanted - seen)
        seen |= wanted


def _required_name(line: str) -> str:
    name = _NAME.match(line)
    return _normal(name[0]) if name else ""


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def describe(found: metadata.Distribution, resources: Path) -> Component:
    """One library; `resources` has the texts of licences that works name without bringing them."""
    licence = find_licence(found)
    text = _read_texts(found) or _stored_text(licence, resources)
    return Component(found.name, found.version, licence, _find_home(found), text)


def find_licence(found: metadata.Distribution) -> str:
    """The short name: works say it in one of three ways."""
    said = found.metadata
    for key in ("License-Expression", "License"):
        value = _find_field(said, key)
        if value and "\n" not in value and value != "UNKNOWN":
            return value
    names = [line.removeprefix(_CLASSIFIER) for line in said.get_all("Classifier") or () if _CLASSIFIER in line]
    return ", ".join(names) or "see its text"


def _find_field(said: metadata.PackageMetadata, key: str) -> str:
    return said[key].strip() if key in said else ""


def _find_home(found: metadata.Distribution) -> str:
    said = found.metadata
    if home := _find_field(said, "Home-page"):
        return home
    links = dict(line.lower().split(", ", 1) for line in said.get_all("Project-URL") or () if ", " in line)
    known = [links[label] for label in _HOMES if label in links]
    return known[0] if known else ""


def _read_texts(found: metadata.Distribution) -> str:
    files = [one for one in found.files or () if _LICENCE_FILE.match(one.name) and ".dist-info" in str(one)]
    texts = [Path(str(one.locate())).read_text(encoding="utf-8", errors="replace") for one in sorted(files)]
    return "\n\n".join(text.strip() for text in texts)


def _stored_text(licence: str, resources: Path) -> str:
    for start, names in _TEXTS.items():
        if start in licence:
            return "\n\n".join((resources / "licences" / name).read_text(encoding="utf-8") for name in names)
    return ""


def _parts_beside(resources: Path) -> list[Component]:
    """What comes along without being a distribution of its own."""
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    text = python.read_text(encoding="utf-8") if python.is_file() else ""
    icons = (resources / "icons" / "LICENSE").read_text(encoding="utf-8")
    return [
        Component("Python", platform.python_version(), "PSF-2.0", "https://www.python.org/", text),
        Component("Lucide", "1.62.0", "ISC", "https://lucide.dev/", icons),
    ]
