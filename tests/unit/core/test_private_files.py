"""What Paperround keeps is readable by its user alone."""

from __future__ import annotations

import os

import pytest

from reader.cli.main import _note_bug
from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.core.private_files import close_to_others, make_private_file, make_private_folder
from reader.engine.polling_lock import PollingLock
from reader.engine.polls import Begun, Journal
from reader.engine.process.handover import Endpoint
from reader.engine.process.profile_lock import ProfileLock
from reader.store import backup
from reader.store.db import open_store
from reader.store.pictures import PictureCache
from reader.window.app.window_memory import save_window_state
from reader.window.kit.window_state import WindowState
from tests.unit.store.made import NOW

pytestmark = pytest.mark.skipif(os.name == "nt", reason="Windows has no such permissions")


def find_modes(folder):
    return {str(path.relative_to(folder)): path.stat().st_mode & 0o777 for path in folder.rglob("*")}


def test_a_new_profile_is_readable_by_nobody_else(tmp_path):
    before = os.umask(0)
    try:
        profile = Profile(tmp_path / "mine")
        with ProfileLock(profile):
            conn = open_store(profile.database, NOW)
            conn.execute("CREATE TABLE something (x)")
            backup.back_up_by_hand(conn, profile.backups, NOW)
            modes = find_modes(tmp_path)
            conn.close()
    finally:
        os.umask(before)
    assert {name for name, mode in modes.items() if mode & 0o077} == set()
    assert any(name.endswith("-wal") for name in modes), modes


def test_what_a_profile_gets_later_is_its_users_too(tmp_path):
    """Also where the user named a folder that others may look into."""
    profile, before = Profile(tmp_path), os.umask(0)
    tmp_path.chmod(0o755)
    try:
        endpoint = Endpoint(profile, lambda wish: "")
        Journal(profile.folder / "begun").note(Begun(1, NOW, "planned"))
        with PollingLock(profile, SystemClock()).hold():
            pass
        save_window_state(profile.folder, WindowState())
        for folder in (profile.pictures, profile.thumbnails):
            PictureCache(folder).write("https://a.example/p.png", b"picture")
        try:
            raise RuntimeError("a bug, with the title of a post")
        except RuntimeError:
            _note_bug(profile)
        open_to_others = [
            path.name for path in tmp_path.rglob("*") if path.is_file() and can_others_read(path, tmp_path)
        ]
        assert (profile.folder / "endpoint").exists()
        endpoint.close()
    finally:
        os.umask(before)
    assert open_to_others == []


def can_others_read(path, within) -> bool:
    above = [folder for folder in path.parents if folder.is_relative_to(within)]
    return all(one.stat().st_mode & 0o077 for one in (path, *above))


def test_what_an_earlier_version_left_open_is_closed(tmp_path):
    open_store(tmp_path / "db.sqlite", NOW).close()
    (tmp_path / "db.sqlite").chmod(0o644)
    (tmp_path / "backups").mkdir(mode=0o755)
    tmp_path.chmod(0o755)
    conn = open_store(tmp_path / "db.sqlite", NOW)
    modes = find_modes(tmp_path)
    conn.close()
    assert {name for name, mode in modes.items() if mode & 0o077} == set()
    assert tmp_path.stat().st_mode & 0o777 == 0o755, "the user may share a folder that they named"


def test_missing_parents_are_private_too(tmp_path):
    before = os.umask(0)
    try:
        make_private_folder(tmp_path / "cache" / "paperround")
    finally:
        os.umask(before)
    assert set(find_modes(tmp_path).values()) == {0o700}


def test_nothing_that_is_there_is_emptied_or_fails(tmp_path):
    (tmp_path / "file").write_text("kept")
    make_private_file(tmp_path / "file")
    make_private_folder(tmp_path)
    close_to_others(tmp_path / "missing")
    assert (tmp_path / "file").read_text() == "kept"
