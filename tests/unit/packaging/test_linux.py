"""What Linux desktops read about us is well-formed and true; ICU's data is cut where it should be."""

from __future__ import annotations

import os
import re
import shutil
import struct
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest
from hypothesis import given
from hypothesis import strategies as st
from linux.archive import list_packages
from linux.check_machine import find_named_packages

if sys.platform != "linux":
    pytest.skip("packages for Linux are built on Linux", allow_module_level=True)

from common.project import DOCUMENTS, PACKAGING, RESOURCES, SCHEMES, get_version
from linux.completion import list_words
from linux.deb import make_changelog, make_copyright
from linux.desktop_files import SCREENSHOTS, Release, make_desktop_entry, make_metainfo, make_mime_types, make_unit
from linux.icu import FOLDERS_OUT, find_package, reduce_package
from linux.manual import make_manual
from linux.tree import find_releases

from reader.cli.main import ROOMS, split_address
from reader.core.licences import Component

HEADER = struct.pack("<HBB", 32, 0xDA, 0x27).ljust(12, b"\0") + b"CmnD".ljust(20, b"\0")
items = st.dictionaries(
    st.from_regex(r"icudt73l/(?:(?:coll|zone|curr|brkitr)/)?[a-z]{1,8}\.res", fullmatch=True),
    st.binary(min_size=1, max_size=64),
    min_size=1,
    max_size=12,
)


def pack(content: dict[str, bytes]) -> bytes:
    """A package as ICU describes it, written by other means than ours."""
    names = sorted(content)
    table, texts, data = b"", b"", b""
    names_at = 4 + 8 * len(names)
    data_at = names_at + sum(len(name) + 1 for name in names)
    for name in names:
        table += struct.pack("<II", names_at + len(texts), data_at + len(data))
        texts += name.encode() + b"\0"
        data += content[name]
    return HEADER + struct.pack("<I", len(names)) + table + texts + data


def unpack(package: bytes) -> dict[str, bytes]:
    base = struct.unpack_from("<H", package)[0]
    (count,) = struct.unpack_from("<I", package, base)
    found, starts = {}, []
    for number in range(count):
        name_at, data_at = struct.unpack_from("<II", package, base + 4 + 8 * number)
        end = package.index(b"\0", base + name_at)
        starts.append((package[base + name_at : end].decode(), base + data_at))
    stops = [start for _, start in starts[1:]] + [len(package)] * bool(starts)
    for (name, start), stop in zip(starts, stops, strict=True):
        found[name] = package[start:stop]
    return found


@given(items)
def test_only_the_folders_that_are_not_wanted_go(content: dict[str, bytes]):
    reduced = unpack(reduce_package(pack(content)))
    kept = {name for name in content if not any(f"/{folder}/" in name for folder in FOLDERS_OUT)}
    assert set(reduced) == kept
    assert list(reduced) == sorted(reduced), "ICU looks names up by halving"
    for name in kept:
        assert reduced[name].startswith(content[name])
        assert not reduced[name][len(content[name]) :].strip(b"\0")


@given(items)
def test_the_package_is_found_inside_of_a_library(content: dict[str, bytes]):
    package = pack(content)
    assert find_package(b"\x7fELF and other things" + package) == package


def test_the_menu_entry_opens_what_it_promises():
    entry = make_desktop_entry("/opt/a b/paperround")
    assert "\nExec=/opt/a b/paperround %U\n" in entry
    types = re.search(r"^MimeType=(.*);$", entry, re.MULTILINE)
    assert types
    assert set(types[1].split(";")) == {*DOCUMENTS, *(f"x-scheme-handler/{one}" for one in SCHEMES)}
    for scheme in SCHEMES:
        assert split_address([f"{scheme}://example.org/feed"]) == ([], f"{scheme}://example.org/feed")


def test_a_file_from_the_desktop_is_taken(tmp_path):
    path = tmp_path / "my feeds.opml"
    assert split_address([str(path)]) == ([str(path)], "")
    path.write_text("<opml/>")
    assert split_address(["--hidden", str(path)]) == (["--hidden"], path.as_uri())
    assert split_address([path.as_uri()]) == ([], path.as_uri())


def test_the_description_is_well_formed_and_names_pictures_that_are_there():
    component = ET.fromstring(make_metainfo([Release(get_version(), "2026-11-16", ("Fast & small.",))]))
    assert component.findtext("id") == "io.github.paperround.Paperround"
    assert [one.get("version") for one in component.iter("release")] == [get_version()]
    assert [one.text for one in component.findall("releases/release/description/ul/li")] == ["Fast & small."]
    schemes = {one.get("scheme_preference") for one in component.findall("branding/color")}
    assert schemes == {"light", "dark"}
    assert "insights-today.png" in dict(SCREENSHOTS)
    for name, _ in SCREENSHOTS:
        assert (RESOURCES / "screenshots" / name).is_file()
    ET.fromstring(make_mime_types())


def test_this_version_is_among_the_releases():
    assert find_releases()[0].version == get_version()
    assert find_releases()[0].notes


def test_the_manual_knows_every_command_and_nothing_is_taken_for_a_request():
    manual = make_manual("1.2", "2026-11-16")
    plain = manual.replace("\\-", "-")
    words = list_words()
    assert {name for names in ROOMS.values() for name in names} <= set(words)
    for path, follow in words.items():
        _, _, about = plain.partition(f".SS paperround {path}\n" if path else ".SH OPTIONS\n")
        assert about, f"nothing is said about {path}"
        about = about.partition("\n.S")[0]
        missing = [word for word in follow if word.startswith("--") and f"\\fB{word}\\fR" not in about]
        assert missing in ([], ["--help"]), path
    requests = {line.split()[0] for line in manual.splitlines() if line.startswith(".")}
    assert requests <= {".TH", ".ad", ".SH", ".SS", ".TP", ".B", ".I"}


def test_the_service_starts_the_program_without_a_window():
    unit = make_unit("/opt/paperround")
    assert "\nExecStart=/opt/paperround background\n" in unit
    assert "background" in {name for names in ROOMS.values() for name in names}


@pytest.mark.skipif(shutil.which("systemd-analyze") is None, reason="needs systemd-analyze")
def test_systemd_understands_the_service(tmp_path):
    path = tmp_path / "paperround.service"
    path.write_text(make_unit(shutil.which("true") or ""))
    environment = {**os.environ, "XDG_RUNTIME_DIR": str(tmp_path)}
    command = ["systemd-analyze", "--user", "--man=no", "verify", str(path)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")


@pytest.mark.skipif(shutil.which("man") is None, reason="needs man")
def test_the_manual_can_be_read(tmp_path):
    page = tmp_path / "paperround.1"
    page.write_text(make_manual("1.2", "2026-11-16"))
    command = ["man", "--warnings", "-E", "UTF-8", "-l", str(page)]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stderr == ""
    assert "paperround account add" in done.stdout


def test_the_changelog_has_debians_form():
    text = make_changelog("1.2", 1_794_800_000)
    assert re.match(r"paperround \(1\.2\) unstable; urgency=medium\n\n  \* \S", text)
    assert re.search(r"\n -- [^<]+ <[^>]+>  \w{3}, \d\d \w{3} \d{4} \d\d:\d\d:\d\d \+0000\n$", text)
    assert max(len(line) for line in text.splitlines() if line.startswith("  ")) <= 80


def test_the_copyright_names_what_is_bundled():
    text = make_copyright([Component("nh3", "1", "MIT", "https://a.example", "")])
    assert "  nh3 1: MIT, https://a.example" in text
    assert "Permission is hereby granted" in text


def test_every_override_is_explained():
    lines = (PACKAGING / "linux" / "lintian-overrides").read_text().splitlines()
    for block in "\n".join(lines).split("\n\n"):
        assert block.startswith("#"), block


def test_the_packages_that_the_install_script_names_are_found():
    said = "lacks: libEGL.so.1\nOn Debian or Ubuntu: sudo apt install libgl1 libegl1\nOn Fedora: sudo dnf install x\n"
    assert find_named_packages(said) == "libgl1 libegl1"
    assert find_named_packages("Installed.") == ""


def test_names_of_packages_are_taken_from_what_the_deb_depends_on():
    assert list_packages("libc6 (>= 2.35), libgl1, libssl3 (>= 3.0.0), tzdata") == ["libgl1", "libssl3"]
