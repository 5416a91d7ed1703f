"""What the program says of itself: its version, the day it was built, what it is made of."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from reader import __version__
from reader.cli.main import main
from reader.core.about import describe_version, find_build_date
from reader.core.licences import Component, collect_components, dump_components, list_components
from reader.core.paths import get_resources


def test_the_day_of_the_build_is_told_only_by_what_was_built(tmp_path: Path):
    assert find_build_date(tmp_path) == ""
    (tmp_path / "build-date").write_text("2026-11-16\n")
    assert find_build_date(tmp_path) == "2026-11-16"


def test_the_version_is_the_packages_own(capsys):
    with pytest.raises(SystemExit) as end:
        main(["--version"])
    assert end.value.code == 0
    assert capsys.readouterr().out.strip() == describe_version()
    assert __version__ in describe_version()


def test_everything_we_stand_on_is_listed_with_its_licence():
    found = {one.name.lower().replace("_", "-"): one for one in collect_components(get_resources())}
    for name in (
        "pyside6-essentials",
        "apsw",
        "feedparser",
        "numpy",
        "urllib3",
        "nh3",
        "python",
        "lucide",
        "pyside6-addons",
        "ffmpeg",
    ):
        assert found[name].version
        assert found[name].licence
        assert len(found[name].text) > 200, name
    assert "LESSER GENERAL PUBLIC LICENSE" in found["pyside6-essentials"].text
    assert "jaraco.classes" in found, "what a library stands on counts, too"
    assert "pytest" not in found
    assert "paperround" not in found


def test_what_a_build_collected_is_read_back(tmp_path: Path):
    made = [Component("A", "1", "MIT", "https://a.example", "Text “with” quotes")]
    (tmp_path / "licences.json").write_text(dump_components(made), encoding="utf-8")
    assert list_components(tmp_path) == made


def test_the_command_lists_all_and_prints_one(capsys, tmp_path: Path):
    assert main(["--profile", str(tmp_path), "licences", "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)
    assert {"name", "version", "licence", "home", "text"} == set(rows[0])
    assert main(["--profile", str(tmp_path), "licences", "LUCIDE"]) == 0
    assert "ISC License" in capsys.readouterr().out
    assert main(["--profile", str(tmp_path), "licences", "gtk"]) == 2


def test_a_start_does_not_read_licences_or_dates():
    code = "import sys; from reader.cli.main import main; print([type(sys.modules.get(f'reader.{name}')).__name__ == 'module' for name in ('licences', 'about')])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[False, False]"
