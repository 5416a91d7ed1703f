"""The bundle for macOS, as far as another system can tell: Info.plist, icon, the steps of signing."""

from __future__ import annotations

import plistlib
import struct
from pathlib import Path

import pytest
from common.project import APP_ID, COMMAND, SCHEMES, get_version
from common.starters import make_bundle, make_starters
from macos import build
from macos.icns import KINDS, make_icns
from macos.plist import make_plist
from macos.signing import ENTITLEMENTS, IDENTITY, NOTARY, make_finish_image, make_sign_app


def read_icns(icon: bytes) -> dict[bytes, bytes]:
    kind, length = struct.unpack_from(">4sI", icon)
    assert (kind, length) == (b"icns", len(icon))
    found, place = {}, 8
    while place < length:
        kind, size = struct.unpack_from(">4sI", icon, place)
        found[kind] = icon[place + 8 : place + size]
        place += size
    return found


def test_an_icon_holds_every_size():
    pictures = {size: f"picture of {size}".encode() for size in KINDS.values()}
    assert read_icns(make_icns(pictures)) == {kind: pictures[size] for kind, size in KINDS.items()}


def test_the_icon_is_drawn_in_the_sizes_that_its_blocks_say(tmp_path):
    path = tmp_path / "paperround.icns"
    build.write_icon(path)
    for kind, png in read_icns(path.read_bytes()).items():
        assert png.startswith(b"\x89PNG\r\n\x1a\n")
        assert struct.unpack_from(">II", png, 16) == (KINDS[kind], KINDS[kind])


def test_the_plist_survives_being_written_and_says_what_macos_asks():
    plist = plistlib.loads(plistlib.dumps(make_plist("1.2.3")))
    assert plist["CFBundleShortVersionString"] == plist["CFBundleVersion"] == "1.2.3"
    assert plist["CFBundleIdentifier"] == APP_ID
    assert plist["CFBundlePackageType"] == "APPL"
    assert plist["NSHighResolutionCapable"] is True
    assert plist["LSUIElement"] is False
    assert plist["LSMinimumSystemVersion"].split(".")[0].isdigit()
    [links] = plist["CFBundleURLTypes"]
    assert tuple(links["CFBundleURLSchemes"]) == SCHEMES
    [lists] = plist["CFBundleDocumentTypes"]
    [declared] = plist["UTImportedTypeDeclarations"]
    assert lists["LSItemContentTypes"] == [declared["UTTypeIdentifier"]]
    assert declared["UTTypeTagSpecification"]["public.filename-extension"] == ["opml"]


def test_plist_and_bundle_name_files_that_are_there():
    bundle = make_bundle()
    [starter] = make_starters("darwin")
    assert bundle["info_plist"]["CFBundleExecutable"] == starter["name"] == COMMAND
    assert bundle["info_plist"]["CFBundleIconFile"] == Path(bundle["icon"]).name
    assert bundle["version"] == get_version()
    assert starter["console"] is False


def test_without_secrets_nothing_is_signed():
    assert make_sign_app(Path("P.app"), {}) == []
    assert make_finish_image(Path("P.dmg"), dict.fromkeys(NOTARY.values(), "x")) == []


def test_with_a_certificate_it_is_signed_and_with_an_account_notarised():
    identity = {IDENTITY: "Developer ID Application: Someone"}
    signing, verifying = make_sign_app(Path("P.app"), identity)
    assert signing[0] == "codesign"
    assert {"runtime", ENTITLEMENTS, Path("P.app")} <= set(signing)
    assert "--verify" in verifying
    assert [command[0] for command in make_finish_image(Path("P.dmg"), identity)] == ["codesign"]
    full = make_finish_image(Path("P.dmg"), {**identity, **dict.fromkeys(NOTARY.values(), "x")})
    assert [command[:2] for command in full[1:]] == [["xcrun", "notarytool"], ["xcrun", "stapler"]]
    assert plistlib.loads(ENTITLEMENTS.read_bytes())["com.apple.security.cs.disable-library-validation"] is True


def test_another_system_is_told_why_not(tmp_path, monkeypatch):
    monkeypatch.setattr("sys.platform", "linux")
    with pytest.raises(SystemExit, match="runs on macOS"):
        build.build(type("Chosen", (), {"out": tmp_path})())
