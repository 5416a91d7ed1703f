"""The libraries and other works that Paperround is made of, each with its licence.

An installed Paperround has the list that was collected when it was built; otherwise it is collected from the
libraries that are installed beside us.
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

from reader.core.paths import get_resources

_NAME = re.compile(r"[A-Za-z0-9][\w.-]*")
_LICENCE_FILE = re.compile(r"(?i)^(licen[cs]e|copying|notice)")
_CLASSIFIER = "License :: OSI Approved :: "
_HOMES = ("homepage", "home", "source", "source code", "repository", "documentation")
_TEXTS = {"LGPL-3.0": ("LGPL-3.0.txt", "GPL-3.0.txt")}
"""Texts for works that name their licence but don't include it."""
_FFMPEG = "LGPL-2.1-or-later, here LGPL-3.0"
_HAS_FFMPEG = "PySide6-Addons"


class Component(Struct, frozen=True):
    name: str
    version: str
    licence: str
    """Its short name."""
    home: str
    text: str
    """The licence text."""


def list_components(resources: Path | None = None) -> list[Component]:
    resources = resources or get_resources()
    carried = resources / "licences.json"
    if carried.is_file():
        return [Component(**one) for one in json.loads(carried.read_text(encoding="utf-8"))]
    return collect_components(resources)


def dump_components(components: list[Component]) -> str:
    return json.dumps([asdict(one) for one in components], indent=1, ensure_ascii=False)


def collect_components(resources: Path) -> list[Component]:
    """The installed libraries that Paperround depends on, directly or not, and what comes along with them."""
    found = [describe(one, resources) for one in _walk("paperround")]
    found += list_inside(found, resources)
    return sorted([*found, *_parts_beside(resources)], key=lambda one: one.name.lower())


def list_inside(libraries: list[Component], resources: Path) -> list[Component]:
    """Works inside a library that its metadata doesn't name."""
    text = _stored_text(_FFMPEG, resources)
    return [
        Component("FFmpeg", f"in {one.name} {one.version}", _FFMPEG, "https://ffmpeg.org/", text)
        for one in libraries
        if _normal(one.name) == _normal(_HAS_FFMPEG)
    ]


def _walk(root: str) -> Iterator[metadata.Distribution]:
    """The installed distributions that this one depends on, directly or not; extras count for the root alone."""
    waiting, seen = [root], {_normal(root)}
    while waiting:
        try:
            found = metadata.distribution(waiting.pop())
        except metadata.PackageNotFoundError:
            continue
        is_root = _normal(found.name) == _normal(root)
        lines = [line for line in found.requires or () if is_root or "extra ==" not in line]
        wanted = {_normal(name[0]) for line in lines if (name := _NAME.match(line))}
        if not is_root:
            yield found
        waiting += sorted(wanted - seen)
        seen |= wanted


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def describe(found: metadata.Distribution, resources: Path) -> Component:
    """Describe one library; `resources` has the texts of licences that libraries name without bringing them."""
    licence = find_licence(found)
    files = [one for one in found.files or () if _LICENCE_FILE.match(one.name) and ".dist-info" in str(one)]
    texts = [Path(str(one.locate())).read_text(encoding="utf-8", errors="replace") for one in sorted(files)]
    text = "\n\n".join(text.strip() for text in texts) or _stored_text(licence, resources)
    links = dict(line.lower().split(", ", 1) for line in found.metadata.get_all("Project-URL") or () if ", " in line)
    home = _find_field(found.metadata, "Home-page")
    home = home or next((links[label] for label in _HOMES if label in links), "")
    return Component(found.name, found.version, licence, home, text)


def find_licence(found: metadata.Distribution) -> str:
    """The licence's short name, which metadata has in one of three places."""
    said = found.metadata
    for key in ("License-Expression", "License"):
        value = _find_field(said, key)
        if value and "\n" not in value and value != "UNKNOWN":
            return value
    names = [line.removeprefix(_CLASSIFIER) for line in said.get_all("Classifier") or () if _CLASSIFIER in line]
    return ", ".join(names) or "see its text"


def _find_field(said: metadata.PackageMetadata, key: str) -> str:
    return said[key].strip() if key in said else ""


def _stored_text(licence: str, resources: Path) -> str:
    for start, names in _TEXTS.items():
        if start in licence:
            return "\n\n".join((resources / "licences" / name).read_text(encoding="utf-8") for name in names)
    return ""


def _parts_beside(resources: Path) -> list[Component]:
    """Python and the icons, which aren't distributions."""
    python = Path(sysconfig.get_path("stdlib")) / "LICENSE.txt"
    text = python.read_text(encoding="utf-8") if python.is_file() else ""
    icons = (resources / "icons" / "LICENSE").read_text(encoding="utf-8")
    return [
        Component("Python", platform.python_version(), "PSF-2.0", "https://www.python.org/", text),
        Component("Lucide", "1.62.0", "ISC", "https://lucide.dev/", icons),
    ]
