"""The bill of materials of a release, as CycloneDX has it: every pinned library with its version, and what comes along
without a pin. Standard library only."""

from __future__ import annotations

import json
import re
import uuid
from collections.abc import Iterable
from pathlib import Path
from urllib.parse import quote

from common.project import CONTACT, DEVELOPER, NAME, PACKAGING, get_version
from reader.core.about import HOME

_PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[\w.!]+)(?:;\s*(?P<where>.+))?$")
_BESIDE = (
    ("Python", "pkg:generic/python"),
    ("ICU", "pkg:generic/icu"),
    ("FFmpeg", "pkg:generic/ffmpeg"),
    ("Lucide", "pkg:npm/lucide-static"),
)
"""What packages carry and no pin names: whose version is that of the building machine, of Qt, and of our own copy."""
_INSIDE = {"PySide6-Essentials": ("Qt", "pkg:generic/qt", 3), "apsw": ("SQLite", "pkg:generic/sqlite", 3)}
"""What is inside of a library, and how many numbers of that one's version are its own."""
_BUILDING = "# to install Paperround itself"
"""What comes after this line in the pins builds the program and is no part of it."""


def list_pins(pins: Path = PACKAGING / "pins.txt") -> list[tuple[str, str, str]]:
    """Name, version and where it is wanted, as the pins say."""
    text = pins.read_text(encoding="utf-8").partition(_BUILDING)[0]
    found = [_PIN.match(line.strip()) for line in text.splitlines()]
    return [(pin["name"], pin["version"], pin["where"] or "") for pin in found if pin]


def make_sbom(version: str, pins: list[tuple[str, str, str]], moment: str) -> str:
    """`moment` as 2026-11-16T00:00:00Z. Two of one commit are alike, its number included."""
    own = f"pkg:pypi/{NAME.lower()}@{version}"
    components = [_make_component(*pin) for pin in pins]
    components += [_make_inside(*pin) for pin in pins if pin[0] in _INSIDE]
    components += [_describe(name, "", purl, "") for name, purl in _BESIDE]
    return json.dumps(
        {
            "bomFormat": "CycloneDX",
            "specVersion": "1.6",
            "serialNumber": f"urn:uuid:{uuid.uuid5(uuid.NAMESPACE_URL, f'{HOME}/{version}/{moment}')}",
            "version": 1,
            "metadata": {
                "timestamp": moment,
                "component": {
                    "type": "application",
                    "bom-ref": own,
                    "name": NAME,
                    "version": version,
                    "purl": own,
                    "licenses": [{"license": {"id": "MIT"}}],
                    "externalReferences": [{"type": "website", "url": HOME}] if HOME else [],
                },
                "supplier": {"name": DEVELOPER, "contact": [{"email": CONTACT}]},
            },
            "components": components,
            "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in components]}],
        },
        indent=1,
    )


def find_unlisted(inside: Iterable[tuple[str, str]], pins: list[tuple[str, str, str]]) -> list[str]:
    """Of what a package says that it holds, by name and version, what its bill of materials does not name."""
    listed = {(_normal(name), version) for name, version, _ in pins}
    others = {_normal(name) for name in ("Qt", "SQLite", *dict(_BESIDE))}
    return [
        f"{name} {version}"
        for name, version in inside
        if (_normal(name), version) not in listed and _normal(name) not in others
    ]


def _make_component(name: str, version: str, where: str) -> dict[str, object]:
    return _describe(name, version, f"pkg:pypi/{_normal(name)}@{quote(version)}", where)


def _make_inside(library: str, version: str, where: str) -> dict[str, object]:
    name, purl, numbers = _INSIDE[library]
    own = ".".join(version.split(".")[:numbers])
    return _describe(name, own, f"{purl}@{own}", where)


def _describe(name: str, version: str, purl: str, where: str) -> dict[str, object]:
    component: dict[str, object] = {"type": "library", "bom-ref": purl, "name": name, "purl": purl}
    if version:
        component["version"] = version
    if where:
        component["properties"] = [{"name": f"{NAME.lower()}:where", "value": where}]
    return component


def _normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


def write_sbom(folder: str, moment: str) -> None:
    path = Path(folder) / f"{NAME.lower()}-{get_version()}.cdx.json"
    path.write_text(make_sbom(get_version(), list_pins(), moment) + "\n", encoding="utf-8")
