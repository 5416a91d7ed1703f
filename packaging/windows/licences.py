"""The licences of what was assembled: read from the folder, because this machine's own libraries are others."""

from __future__ import annotations

from importlib import metadata
from pathlib import Path

import common.licences  # noqa: F401 - puts the repository itself on the path
from common.project import RESOURCES

from reader.core.licences import Component, collect_components, describe, dump_components, list_inside

_PYTHON = "Python"
_NOT_NAMED = (Component("SQLite", "in apsw", "public domain", "https://sqlite.org/copyright.html", ""),)


def write_licences(path: Path, folder: Path, python_version: str) -> None:
    """Over the list that was made for this machine."""
    libraries = [describe(metadata.Distribution.at(info), RESOURCES) for info in (folder / "lib").glob("*.dist-info")]
    libraries += list_inside(libraries, RESOURCES)
    text = (folder / "LICENSE.txt").read_text(encoding="utf-8")
    python = Component(_PYTHON, python_version, "PSF-2.0", "https://www.python.org/", text)
    pictures = [one for one in collect_components(RESOURCES) if one.name == "Lucide"]
    everything = sorted([*libraries, *pictures, *_NOT_NAMED, python], key=lambda one: one.name.lower())
    path.write_text(dump_components(everything), encoding="utf-8")
