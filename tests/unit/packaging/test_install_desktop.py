"""`paperround install-desktop`, run from an unpacked wheel into a share folder of its own."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from common.project import APP_ID, ROOT
from wheel import build as wheel

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="packages for Linux are built on Linux")
FILES = {
    f"applications/{APP_ID}.desktop",
    f"mime/packages/{APP_ID}.xml",
    "systemd/user/paperround.service",
    "icons/hicolor/scalable/apps/paperround.svg",
}


@pytest.fixture(scope="module")
def unpacked(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    (made,) = wheel.build(argparse.Namespace(out=folder))
    with zipfile.ZipFile(made) as archive:
        archive.extractall(folder / "unpacked")
    return folder / "unpacked"


def install(program: Path, share: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-P", "-m", "reader", "install-desktop", *options]
    environment = {**os.environ, "PYTHONPATH": str(program), "XDG_DATA_HOME": str(share), "PATH": ""}
    return subprocess.run(command, env=environment, cwd=share.parent, capture_output=True, text=True, check=False)


def list_files(share: Path) -> set[str]:
    return {path.relative_to(share).as_posix() for path in share.rglob("*") if path.is_file()}


def test_it_comes_and_goes(unpacked: Path, tmp_path: Path) -> None:
    share = tmp_path / "a share"
    done = install(unpacked, share)
    assert (done.returncode, done.stdout) == (0, f"Installed in {share}. Paperround is in your app menu.\n")
    assert list_files(share) == FILES
    for name, line in (
        ("applications/" + APP_ID + ".desktop", "Exec="),
        ("systemd/user/paperround.service", "ExecStart="),
    ):
        [start] = [one for one in (share / name).read_text().splitlines() if one.startswith(line)]
        program = start.removeprefix(line).split('"')[1]
        assert Path(program).exists(), "the full path: a menu doesn't know the user's PATH"
    assert install(unpacked, share, "--remove").returncode == 0
    assert list_files(share) == set()
    assert install(unpacked, share, "--remove").returncode == 0


def test_a_clone_has_nothing_to_install(tmp_path: Path) -> None:
    done = install(ROOT, tmp_path / "share")
    assert done.returncode == 1
    assert "pip or pipx" in done.stderr
    assert not (tmp_path / "share").exists()
