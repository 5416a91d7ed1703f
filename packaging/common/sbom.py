"""The bill of materials of a release, as CycloneDX has it: every pinned library with its version. No libraries."""

from __future__ import annotations

import json
import re
import uuid
from pathlib import Path
from urllib.parse import quote

from common.project import CONTACT, DEVELOPER, NAME, PACKAGING, get_version
from reader.about import HOME

_PIN = re.compile(r"^(?P<name>[\w.-]+)==(?P<version>[\w.!]+)(?:;\s*(?P<where>.+))?$")
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
                    "externalReferences": [{"type": "website", "url": HOME}],
                },
                "supplier": {"name": DEVELOPER, "contact": [{"email": CONTACT}]},
            },
            "components": components,
            "dependencies": [{"ref": own, "dependsOn": [one["bom-ref"] for one in components]}],
        },
        indent=1,
    )


def _make_component(name: str, version: str, where: str) -> dict[str, object]:
    purl = f"pkg:pypi/{re.sub(r'[-_.]+', '-', name).lower()}@{quote(version)}"
    component: dict[str, object] = {
        "type": "library",
        "bom-ref": purl,
        "name": name,
        "version": version,
        "purl": purl,
    }
    if where:
        component["properties"] = [{"name": f"{NAME.lower()}:where", "value": where}]
    return component


def write_sbom(folder: str, moment: str) -> None:
    path = Path(folder) / f"{NAME.lower()}-{get_version()}.cdx.json"
    path.write_text(make_sbom(get_version(), list_pins(), moment) + "\n", encoding="utf-8")
