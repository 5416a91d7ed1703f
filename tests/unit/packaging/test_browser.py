"""The extension for browsers: one pack for both, the same each time, which asks for little and speaks nine languages."""

from __future__ import annotations

import argparse
import json
import zipfile
from pathlib import Path

from browser.build import SOURCE, build
from common.project import RESOURCES, get_version


def make_pack(folder: Path) -> Path:
    folder.mkdir()
    (path,) = build(argparse.Namespace(out=folder))
    return path


def test_two_packs_of_one_commit_are_the_same_and_hold_what_the_manifest_names(tmp_path):
    first = make_pack(tmp_path / "one")
    assert first.read_bytes() == make_pack(tmp_path / "two").read_bytes()
    with zipfile.ZipFile(first) as pack:
        manifest = json.loads(pack.read("manifest.json"))
        names = set(pack.namelist())
        assert pack.read("48.png").startswith(b"\x89PNG")
    assert manifest["version"] == get_version()
    assert {*manifest["icons"].values(), *manifest["action"]["default_icon"].values(), "popup.html"} <= names
    assert set(manifest["permissions"]) == {"activeTab", "scripting"}, "it sees a page only when its button is pressed"
    assert "host_permissions" not in manifest


def test_it_speaks_the_languages_of_the_program():
    translated = {path.stem.removeprefix("paperround_") for path in (RESOURCES / "translations").glob("*.ts")}
    words = {path.parent.name: json.loads(path.read_text("utf-8")) for path in SOURCE.glob("_locales/*/messages.json")}
    assert words.keys() == {"en", *translated}
    assert all(said.keys() == words["en"].keys() for said in words.values())
    source = "".join(path.read_text("utf-8") for path in (SOURCE / "manifest.json", SOURCE / "popup.js"))
    assert all(f'"{key}"' in source or f"__MSG_{key}__" in source for key in words["en"])
