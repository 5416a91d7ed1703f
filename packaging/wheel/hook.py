"""Run by hatchling while it builds a wheel: adds the user guide, and the day of the build, which `--version` tells."""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from common.bundle import list_guide_files
from common.project import get_date


class BuildDate(BuildHookInterface[Any]):
    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # that runs from its sources
            return
        for path in list_guide_files():
            build_data["force_include"][str(path)] = f"reader/resources/guide/{path.name}"
        try:
            date = get_date()
        except SystemExit:  # from sources that nobody can date
            return
        self._folder = tempfile.TemporaryDirectory()
        path = Path(self._folder.name) / "build-date"
        path.write_text(date, encoding="utf-8")
        build_data["force_include"][str(path)] = "reader/resources/build-date"
