"""The Flatpak manifest and the AppImage: what they ask for, what they bring along, how they are joined."""

from __future__ import annotations

from pathlib import Path

import pytest
import yaml
from common.project import APP_ID, PACKAGING, get_version
from hypothesis import given
from hypothesis import strategies as st
from linux.appimage import MAGIC, MAGIC_AT, build_appimage, choose_brought, join
from linux.archive import find_tree

MANIFEST = PACKAGING / "flatpak" / f"{APP_ID}.yml"


def test_the_sandbox_goes_by_the_portals():
    manifest = yaml.safe_load(MANIFEST.read_text("utf-8"))
    asked = manifest["finish-args"]
    assert manifest["app-id"] == APP_ID
    assert not [one for one in asked if "filesystem" in one], "files and the start at login are the portals' matter"
    assert not [one for one in asked if "Notifications" in one], "and so are notifications"
    assert "--share=network" in asked


def test_the_sandbox_holds_what_the_archive_holds_whatever_its_version():
    [source] = yaml.safe_load(MANIFEST.read_text("utf-8"))["modules"][-1]["sources"]
    assert (MANIFEST.parent / source["path"]).resolve() == find_tree()
    assert get_version() not in MANIFEST.read_text("utf-8")


def test_what_every_desktop_has_stays_there():
    found = [
        "/usr/lib/x/libxcb-cursor.so.0",
        "/usr/lib/x/libxcb.so.1",
        "/lib/x/libc.so.6",
        "/usr/lib/x/libGLX.so.0",
        "/usr/lib/x/libxkbcommon.so.0",
        "/app/in/libpython3.12.so.1.0",
        "/usr/lib/x/libwayland-client.so.0",
        "/usr/lib/x/libxcb-cursor.so.0",
    ]
    brought = choose_brought(found, Path("/app/in"))
    assert [path.name for path in brought] == ["libxcb-cursor.so.0", "libxkbcommon.so.0"]


@given(st.binary(max_size=64), st.binary(max_size=64))
def test_what_is_packed_begins_where_the_runtime_ends(rest: bytes, packed: bytes):
    runtime = b"\x7fELF\2\1\1\0" + MAGIC + rest
    assert MAGIC_AT == 8
    assert join(runtime, packed) == runtime + packed


def test_a_runtime_that_is_none_or_another_one_is_refused(tmp_path):
    with pytest.raises(SystemExit, match="no runtime"):
        join(b"\x7fELF" + bytes(60), b"")
    runtime = tmp_path / "runtime"
    runtime.write_bytes(b"x")
    with pytest.raises(SystemExit, match="promises"):
        build_appimage(tmp_path, runtime, "00", tmp_path)
