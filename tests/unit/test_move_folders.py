"""What earlier versions kept beside the database moves to the system's folders, and nothing is lost on the way."""

from __future__ import annotations

import os
import shutil
import sys
from contextlib import suppress
from pathlib import Path

import pytest

from reader.move_folders import move_folders
from reader.paths import Profile, get_profile

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="other systems have one folder for all of it")


@pytest.fixture
def usual(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Profile:
    for name in ("DATA", "CACHE", "STATE"):
        monkeypatch.setenv(f"XDG_{name}_HOME", str(tmp_path / name.lower()))
    profile = get_profile()
    pictures = profile.folder / "cache" / "pictures" / "ab"
    pictures.mkdir(parents=True)
    (pictures / "one").write_bytes(b"1")
    (pictures / "two").write_bytes(b"2")
    (profile.folder / "window.json").write_text("{}")
    profile.database.write_bytes(b"posts")
    return profile


def check_moved(profile: Profile) -> None:
    assert (profile.pictures / "ab" / "one").read_bytes() == b"1"
    assert (profile.pictures / "ab" / "two").read_bytes() == b"2"
    assert profile.window_state.read_text() == "{}"
    assert sorted(path.name for path in profile.folder.iterdir()) == [profile.database.name]
    assert profile.cache.stat().st_mode & 0o077 == 0


def test_caches_and_state_have_folders_of_their_own(usual: Profile, tmp_path: Path) -> None:
    assert usual.cache == tmp_path / "cache" / "paperround"
    assert usual.window_state == tmp_path / "state" / "paperround" / "window.json"
    move_folders(usual)
    check_moved(usual)
    move_folders(usual)
    check_moved(usual)


def test_to_another_file_system_too(usual: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    def replace(source: Path, target: Path, really=os.replace) -> None:
        if not str(source).endswith(".part"):
            raise OSError(18, "Invalid cross-device link")
        really(source, target)

    monkeypatch.setattr(os, "replace", replace)
    move_folders(usual)
    check_moved(usual)


def test_what_cannot_be_moved_stays_and_is_moved_the_next_time(usual: Profile, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as patch:
        for name in ("replace", "unlink"):
            patch.setattr(os, name, lambda *paths: (_ for _ in ()).throw(OSError(28, "full")))
        move_folders(usual)
    assert (usual.folder / "cache" / "pictures" / "ab" / "one").read_bytes() == b"1"
    assert (usual.folder / "window.json").exists()
    move_folders(usual)
    check_moved(usual)


class Killed(BaseException):
    pass


@pytest.mark.parametrize("across", [False, True], ids=["here", "to another file system"])
@pytest.mark.parametrize("steps", range(12))
def test_killed_anywhere_in_the_middle_it_goes_on_at_the_next_start(
    usual: Profile, monkeypatch: pytest.MonkeyPatch, steps: int, across: bool
) -> None:
    left = iter(range(steps))

    def die_at_last(really):
        def do(source, *more, **how):
            if next(left, None) is None:
                raise Killed
            if across and really is os.replace and not str(source).endswith(".part"):
                raise OSError(18, "Invalid cross-device link")
            return really(source, *more, **how)

        return do

    with monkeypatch.context() as patch, suppress(Killed):
        for where, name in ((os, "replace"), (shutil, "copy2"), (os, "unlink"), (os, "rmdir")):
            patch.setattr(where, name, die_at_last(getattr(where, name)))
        move_folders(usual)
    move_folders(usual)
    check_moved(usual)
    assert [path.name for path in usual.cache.rglob("*.part")] == []


def test_what_is_there_already_is_newer(usual: Profile) -> None:
    usual.window_state.parent.mkdir(parents=True)
    usual.window_state.write_text('{"layout": "wide"}')
    move_folders(usual)
    assert usual.window_state.read_text() == '{"layout": "wide"}'
    assert not (usual.folder / "window.json").exists()


def test_a_profile_of_ones_own_place_stays_together(tmp_path: Path) -> None:
    profile = Profile(tmp_path / "mine")
    assert {profile.cache.parent, profile.state, profile.window_state.parent} == {profile.folder}
