"""The workflows: they parse, need nothing but the repository, and call only what is there."""

from __future__ import annotations

import hashlib
import importlib.util
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import build as build_command
import pytest
import release
import yaml
from common import changelog, new_version
from common.changelog import close_version, find_changes, list_notes, list_releases, read_changes
from common.project import RESOURCES, ROOT, SCHEMES, get_version, list_addresses, make_readme
from common.sbom import find_unlisted, list_pins
from linux.deb import make_changelog

from reader.core.licences import collect_components

WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
OURS = (
    "checkout",
    "setup-python",
    "upload-artifact",
    "download-artifact",
    "cache/restore",
    "cache/save",
    "attest-build-provenance",
)


def load(path: Path) -> dict:
    # YAML 1.1 reads the key `on` as true.
    return {"on" if key is True else key: value for key, value in yaml.safe_load(path.read_text("utf-8")).items()}


def list_steps(path: Path) -> list[dict]:
    return [step for job in load(path)["jobs"].values() for step in job.get("steps", ())]


def list_commands(path: Path) -> list[str]:
    return [line.strip() for step in list_steps(path) for line in step.get("run", "").splitlines()]


def find_targets() -> list[str]:
    jobs = load(ROOT / ".github/workflows/release.yml")["jobs"]
    return [one["target"] for one in jobs["package"]["strategy"]["matrix"]["include"]]


def load_dev() -> dict:
    spec = importlib.util.spec_from_file_location("dev", ROOT / "dev.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    commands: dict = module.COMMANDS
    return commands


def test_there_are_workflows():
    assert {path.name for path in WORKFLOWS} >= {"test.yml", "nightly.yml", "release.yml"}


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_uses_no_action_of_strangers(path):
    assert {"on", "jobs", "permissions"} <= set(load(path))
    used = [step["uses"] for step in list_steps(path) if "uses" in step]
    known = rf"(actions/({'|'.join(OURS)})|pypa/gh-action-pypi-publish)@[0-9a-f]{{40}}"
    assert all(re.fullmatch(known, action) for action in used), used
    for job in load(path)["jobs"].values():
        if "uses" in job:
            assert (ROOT / job["uses"]).is_file()


@pytest.mark.parametrize("path", WORKFLOWS, ids=lambda path: path.name)
def test_a_workflow_calls_only_what_is_there(path):
    dev = load_dev()
    called = 0
    for line in list_commands(path):
        for script, command in re.findall(r"(?:python|bash) ([\w./-]+\.(?:py|sh))(?: (\w+))?", line):
            called += 1
            assert (ROOT / script).is_file(), line
            if script == "dev.py":
                assert command in dev, line
            elif script == "packaging/release.py":
                assert command in release.COMMANDS, line
    assert called


def test_every_system_is_packaged_and_every_package_is_kept():
    assert set(find_targets()) == set(build_command.SYSTEMS)
    assert find_targets().count("linux") == find_targets().count("macos") == 2, "both kinds of processors"
    kept = [step for step in list_steps(ROOT / ".github/workflows/release.yml") if "upload" in step.get("uses", "")]
    assert kept[0]["with"]["if-no-files-found"] == "error"


def test_three_systems_and_all_supported_pythons_are_tested():
    matrix = load(ROOT / ".github/workflows/test.yml")["jobs"]["test"]["strategy"]["matrix"]
    assert {name.partition("-")[0] for name in matrix["system"]} == {"ubuntu", "windows", "macos"}
    classifiers = re.findall(r"Python :: (3\.\d+)\"", (ROOT / "pyproject.toml").read_text("utf-8"))
    assert matrix["python"] == classifiers


def test_a_release_is_tested_by_the_long_tests_too_and_audited():
    jobs = load(ROOT / ".github/workflows/release.yml")["jobs"]
    assert jobs["test"]["with"] == {"options": "--long"}
    assert jobs["package"]["needs"] == ["test", "audit"]
    assert [step["run"] for step in jobs["audit"]["steps"][-2:]] == [
        "python dev.py translate --check",
        "python dev.py audit",
    ]
    (tested,) = [line for line in list_commands(ROOT / ".github/workflows/test.yml") if "dev.py test" in line]
    assert tested.endswith("dev.py test $OPTIONS")


@pytest.mark.skipif(shutil.which("sha256sum") is None, reason="needs sha256sum")
def test_checksums_are_those_that_sha256sum_checks(tmp_path):
    for name in ("b.deb", "a.exe"):
        (tmp_path / name).write_bytes(name.encode())
    release.write_checksums(str(tmp_path))
    release.write_checksums(str(tmp_path))  # the list is not part of itself
    lines = (tmp_path / release.SUMS).read_text("utf-8").splitlines()
    assert [line.split("  ")[1] for line in lines] == ["a.exe", "b.deb"]
    done = subprocess.run(["sha256sum", "--check", release.SUMS], cwd=tmp_path, capture_output=True, check=False)
    assert done.returncode == 0


def test_the_steps_of_a_release_need_no_library(tmp_path: Path) -> None:
    """The last job of the workflow sets none up."""
    (tmp_path / "Paperround-1-setup.exe").write_bytes(b"")
    script = str(ROOT / "packaging" / "release.py")
    for arguments in (["changes"], ["sbom", str(tmp_path)], ["winget", str(tmp_path)], ["checksums", str(tmp_path)]):
        subprocess.run([sys.executable, "-S", script, *arguments], check=True, capture_output=True)
    assert (tmp_path / release.SUMS).is_file()


OURS_AT = "https://github.com/paperround/paperround"


def test_a_tag_must_be_the_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(release, "HOME", OURS_AT)
    release.require(f"v{get_version()}", "paperround/paperround")
    with pytest.raises(SystemExit, match="reader/__init__"):
        release.require("v99.0.0", "paperround/paperround")


@pytest.mark.parametrize("home", [OURS_AT, "", "https://github.example/somebody/paperround"])
def test_nobody_elses_repository_tells_what_is_newer(monkeypatch: pytest.MonkeyPatch, home: str) -> None:
    monkeypatch.setattr(release, "HOME", home)
    with pytest.raises(SystemExit, match="reader/core/about"):
        release.require(f"v{get_version()}", "somebody/paperround")


def test_addresses_are_in_one_place() -> None:
    """But for the name of an XML namespace, which leads nowhere."""
    listed = subprocess.run(["git", "grep", "-lE", r"github\.com/paperround"], cwd=ROOT, capture_output=True, text=True)
    places = {"reader/core/about.py", "reader/features/subscriptions/opml.py"}
    assert {name for name in listed.stdout.split() if not name.startswith("tests/")} <= places


@pytest.mark.parametrize("home", [OURS_AT, ""])
def test_no_page_elsewhere_links_to_nothing(home: str) -> None:
    text = make_readme(home)
    relative = re.findall(r"\]\((?!https?:|#)[^)]*", text)
    assert bool(relative) == (not home)
    assert (
        f"({OURS_AT.replace('github.com', 'raw.githubusercontent.com')}/main/resources/screenshots/main.png)" in text
    ) == bool(home)
    assert all(address.startswith(OURS_AT) for address in list_addresses(home).values())
    assert bool(list_addresses(home)) == bool(home)


CHANGES = """# Changelog

## [Unreleased]

- new

## [1.2.0] - 2026-11-16

### Added

- old
- older

## [1.1.0] - 2026-11-01

- first
"""


def test_changes_of_a_version():
    assert find_changes(CHANGES, "1.2.0") == "### Added\n\n- old\n- older"
    assert find_changes(CHANGES, "1.1.0") == "- first"
    assert find_changes(CHANGES, "2.0.0") == "- new"
    assert list_releases(CHANGES) == [("1.2.0", "2026-11-16"), ("1.1.0", "2026-11-01")]


@pytest.mark.parametrize("title", ["## Unreleased", "## 1.0.0 (2026-11-16)", ""])
def test_a_changelog_of_another_form_is_an_error(title: str) -> None:
    """Or a release would silently have no notes."""
    with pytest.raises(SystemExit, match="Unreleased"):
        find_changes(f"# Changelog\n\n{title}\n\n- new\n", "1.0.0")


def test_what_is_unreleased_becomes_a_version() -> None:
    closed = close_version(CHANGES, "2.0.0", "2026-12-01")
    assert find_changes(closed, "2.0.0") == "- new"
    assert find_changes(closed, "Unreleased") == ""
    assert list_releases(closed)[0] == ("2.0.0", "2026-12-01")
    with pytest.raises(SystemExit, match="says nothing"):
        close_version(closed, "2.0.1", "2026-12-02")


def test_every_package_tells_what_is_new_once_the_version_is_made(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Unreleased is empty then."""
    (tmp_path / "CHANGELOG.md").write_text(close_version(CHANGES, "2.0.0", "2026-12-01"))
    monkeypatch.setattr(changelog, "CHANGELOG", tmp_path / "CHANGELOG.md")
    assert "\n  * new\n" in make_changelog("2.0.0", 1_794_800_000)
    assert "\n  * old\n  * older\n\n" in make_changelog("1.2.0", 1_794_800_000), "and no heading"


def test_a_software_centre_is_told_the_first_sentences():
    changes = "- Read: a window\n  in two lines. More of it. `x`.\n- Run `this`. And that.\n" + "- More.\n" * 20
    notes = list_notes(changes)
    assert notes[:3] == ["Read: a window in two lines.", "Run this.", "More."]
    assert len(notes) == 12
    assert list_notes(read_changes(get_version())), "this version has something to tell"


def test_the_bill_of_materials_names_every_library_that_comes_along(tmp_path: Path) -> None:
    assert release.main(["sbom", str(tmp_path)]) == 0
    (path,) = tmp_path.iterdir()
    bill = json.loads(path.read_text())
    assert (bill["bomFormat"], bill["metadata"]["component"]["version"]) == ("CycloneDX", get_version())
    names = {one["name"] for one in bill["components"]}
    assert {"PySide6-Essentials", "jeepney", "urllib3"} <= names
    assert {"Python", "Qt", "SQLite", "ICU", "Lucide"} <= names, "what no pin names"
    assert "hatchling" not in names, "it only builds"
    assert {one["bom-ref"] for one in bill["components"]} == set(bill["dependencies"][0]["dependsOn"])


def test_the_bill_of_materials_is_that_of_what_is_here() -> None:
    here = [(one.name, one.version) for one in collect_components(RESOURCES)]
    assert len(here) > 30
    assert find_unlisted(here, list_pins()) == []
    other = [("urllib3", "0.1"), ("Surprise", "1.0"), ("SQLite", "in apsw")]
    assert find_unlisted(other, list_pins()) == ["urllib3 0.1", "Surprise 1.0"]


def test_winget_is_told_of_the_released_installer(tmp_path: Path) -> None:
    (tmp_path / f"Paperround-{get_version()}-setup.exe").write_bytes(b"installer")
    assert release.main(["winget", str(tmp_path)]) == 0
    files = {path.name: yaml.safe_load(path.read_text()) for path in (tmp_path / "winget").iterdir()}
    assert len(files) == 3
    assert {one["PackageIdentifier"] for one in files.values()} == {"Paperround.Paperround"}
    (installer,) = files["Paperround.Paperround.installer.yaml"]["Installers"]
    assert installer["InstallerSha256"] == hashlib.sha256(b"installer").hexdigest().upper()
    assert installer["InstallerUrl"].endswith(f"/v{get_version()}/Paperround-{get_version()}-setup.exe")


def test_the_manifest_of_an_msix_package_is_well_formed(tmp_path: Path) -> None:
    assert release.main(["msix", str(tmp_path), "CN=Somebody & Co"]) == 0
    package = ElementTree.parse(tmp_path / "AppxManifest.xml").getroot()
    identity = package.find("{*}Identity")
    assert identity is not None
    assert identity.get("Publisher") == "CN=Somebody & Co"
    assert re.fullmatch(r"\d+\.\d+\.\d+\.\d+", identity.get("Version", ""))
    text = (tmp_path / "AppxManifest.xml").read_text("utf-8")
    for picture in re.findall(r"Assets\\[\w.-]+", text):
        assert (tmp_path / picture.replace("\\", "/")).is_file()
    assert re.findall(r'Protocol Name="(\w+)"', text) == list(SCHEMES)


@pytest.fixture
def checkout(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with what a release changes."""
    (tmp_path / "reader").mkdir()
    (tmp_path / "reader/__init__.py").write_text(f'__version__ = "{get_version()}"\n')
    (tmp_path / "CHANGELOG.md").write_text(CHANGES)
    for name in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{name}_NAME", "Somebody")
        monkeypatch.setenv(f"GIT_{name}_EMAIL", "somebody@example.org")
    for command in (["init", "--quiet"], ["add", "."], ["commit", "--quiet", "--message", "Begin"]):
        subprocess.run(["git", *command], cwd=tmp_path, check=True)
    monkeypatch.setattr(new_version, "ROOT", tmp_path)
    return tmp_path


def read_git(folder: Path, *command: str) -> str:
    return subprocess.run(["git", *command], cwd=folder, capture_output=True, text=True, check=True).stdout.strip()


def test_a_release_is_a_commit_and_a_tag(checkout: Path) -> None:
    assert new_version.main(["98.0.0"]) == 0
    assert (checkout / "reader/__init__.py").read_text() == '__version__ = "98.0.0"\n'
    assert find_changes((checkout / "CHANGELOG.md").read_text(), "98.0.0") == "- new"
    assert read_git(checkout, "tag", "--points-at", "HEAD") == "v98.0.0"
    assert read_git(checkout, "status", "--porcelain") == ""
    with pytest.raises(SystemExit, match=r"tag v98\.0\.0 already"):
        new_version.main(["98.0.0"])


@pytest.mark.parametrize("version", ["0.0.1", "1.0", "v98.0.0", get_version()])
def test_a_release_needs_a_newer_version(checkout: Path, version: str) -> None:
    with pytest.raises(SystemExit, match="newer than"):
        new_version.main([version])


def test_a_release_needs_everything_committed(checkout: Path) -> None:
    (checkout / "more").write_text("x")
    with pytest.raises(SystemExit, match="Commit your changes first"):
        new_version.main(["98.0.0"])


def test_a_release_needs_every_translation(checkout: Path) -> None:
    empty = checkout / "resources/translations/paperround_nl.ts"
    empty.parent.mkdir(parents=True)
    empty.write_text('<TS version="2.1" language="nl"/>')
    subprocess.run(["git", "add", "."], cwd=checkout, check=True)
    subprocess.run(["git", "commit", "--quiet", "--message", "Begin Dutch"], cwd=checkout, check=True)
    with pytest.raises(SystemExit, match=r"^\d{4} texts lack a translation in one or more of 1 languages"):
        new_version.main(["98.0.0"])
    assert read_git(checkout, "tag") == read_git(checkout, "status", "--porcelain") == ""
