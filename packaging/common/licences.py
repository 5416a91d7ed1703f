"""Collects the licences of everything that is bundled, at build time, into the file that the program reads."""

from __future__ import annotations

from pathlib import Path

from common.project import RESOURCES
from reader.core.licences import Component, collect_components, dump_components

_NOT_NAMED = (
    Component("SQLite", "in apsw", "public domain", "https://sqlite.org/copyright.html", ""),
    Component("ICU", "in Qt on Linux", "Unicode-3.0", "https://icu.unicode.org/", ""),
)
"""Inside of others, and not named by their list."""


def write_licences(path: Path) -> list[Component]:
    components = sorted([*collect_components(RESOURCES), *_NOT_NAMED], key=lambda one: one.name.lower())
    path.write_text(dump_components(components), encoding="utf-8")
    return components
