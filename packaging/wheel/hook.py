"""Run by hatchling while it builds a wheel: adds the project's addresses, the user guide, what
`paperround install-desktop` installs, and the day of the build, which `--version` tells."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from common.bundle import list_guide_files
from common.icons import SVG
from common.project import APP_ID, COMMAND, get_date, list_addresses, make_readme
from linux.desktop_files import make_desktop_entry, make_mime_types, make_unit


def make_share() -> dict[str, str]:
    """What `paperround install-desktop` puts into a user's share folder."""
    return {
        f"applications/{APP_ID}.desktop": make_desktop_entry(),
        f"systemd/user/{COMMAND}.service": make_unit(),
        f"mime/packages/{APP_ID}.xml": make_mime_types(),
    }


class Addresses(MetadataHookInterface):
    def update(self, metadata: dict[str, Any]) -> None:
        metadata["urls"] = list_addresses()
        metadata["readme"] = {"content-type": "text/markdown", "text": make_readme()}


class BuildDate(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # that runs from its sources
            return
        for path in list_guide_files():
            build_data["force_include"][str(path)] = f"reader/resources/guide/{path.name}"
        self._folder = tempfile.TemporaryDirectory()
        for name, text in make_share().items():
            path = Path(self._folder.name) / Path(name).name
            path.write_text(text, encoding="utf-8")
            build_data["force_include"][str(path)] = f"reader/resources/share/{name}"
        build_data["force_include"][str(SVG)] = f"reader/resources/share/icons/hicolor/scalable/apps/{COMMAND}.svg"
        try:
            date = get_date()
        except SystemExit:  # from sources that nobody can date
            return
        path = Path(self._folder.name) / "build-date"
        path.write_text(date, encoding="utf-8")
        build_data["force_include"][str(path)] = "reader/resources/build-date"
