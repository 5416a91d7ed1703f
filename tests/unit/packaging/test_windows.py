"""What the Windows installer is made of, as far as any system can tell."""

from __future__ import annotations

import re
import struct
import zipfile
from hashlib import sha256
from pathlib import Path

import pytest
from common.project import COMMAND, PACKAGING, SCHEMES, get_version
from common.starters import make_starters
from hypothesis import given
from hypothesis import strategies as st
from windows import embed
from windows.ico import make_ico
from windows.installer import SCRIPT, make_removal
from windows.launcher.compile import make_resource_script
from windows.version import make_numbers, make_version_file
from windows.wheels import find_missing, list_pins, read_hashes, should_install
from windows.wine.stand_ins import SOURCES, find_defined, find_imported, make_exports

from reader.core.paths import get_profile
from reader.window.desktop.autostart import LABEL, make_run_value

SCRIPT_TEXT = SCRIPT.read_text(encoding="utf-8")


def read_ico(icon: bytes) -> dict[int, bytes]:
    """As Windows reads it: a table of places, then pictures."""
    reserved, kind, count = struct.unpack_from("<HHH", icon)
    assert (reserved, kind) == (0, 1)
    found = {}
    for number in range(count):
        width, height, _, _, planes, bits, length, place = struct.unpack_from("<BBBBHHII", icon, 6 + 16 * number)
        assert (height, planes, bits) == (width, 1, 32)
        found[width or 256] = icon[place : place + length]
    return found


@given(st.dictionaries(st.integers(1, 256), st.binary(min_size=1, max_size=50), min_size=1, max_size=9))
def test_an_icon_holds_every_picture(pictures):
    assert read_ico(make_ico(pictures)) == pictures


names = st.text("abcXYZ0_.-$ ", min_size=1, max_size=6).filter(lambda name: name.strip(". "))
paths = st.lists(names, min_size=1, max_size=4).map("/".join)


@given(st.sets(paths, max_size=20))
def test_removal_takes_every_file_and_empties_folders_from_within(files):
    lines = make_removal(sorted(files)).splitlines()
    unescaped = [line.replace("$$", "$").replace("\\", "/") for line in lines]
    deleted = [line[len('Delete "$INSTDIR/') : -1] for line in unescaped if line.startswith("Delete")]
    removed = [line[len('RMDir "$INSTDIR/') : -1] for line in unescaped if line.startswith("RMDir")]
    assert set(deleted) == files
    assert {str(Path(file).parent) for file in files} - {"."} <= set(removed)
    for place, folder in enumerate(removed):
        assert not any(later.startswith(f"{folder}/") for later in removed[place + 1 :])


def test_removal_never_deletes_a_whole_tree():
    """Only the user's data may go with all that is in it, and only behind the question."""
    assert re.findall(r"RMDir /r (.*)", SCRIPT_TEXT) == ['"${DATA}"']
    question = SCRIPT_TEXT.index("$(DATA_TEXT)")
    assert "/SD IDNO IDNO keep" in SCRIPT_TEXT[question : SCRIPT_TEXT.index("RMDir /r")]
    assert "RMDir /r" not in make_removal(["a/b", "c"])


@pytest.mark.parametrize(
    ("version", "numbers"),
    [("0.1.0", (0, 1, 0, 0)), ("1.2", (1, 2, 0, 0)), ("2.0.1rc3", (2, 0, 1, 0)), ("1.2.3.4.5", (1, 2, 3, 4))],
)
def test_windows_gets_four_numbers(version, numbers):
    assert make_numbers(version) == numbers


def test_both_kinds_of_version_resource_say_the_same():
    script = make_resource_script(Path("a.ico"), Path("a.manifest"), "1.2.3")
    file = make_version_file("1.2.3")
    assert 'VALUE "ProductVersion", "1.2.3"' in script
    assert "FILEVERSION 1,2,3,0" in script
    assert "StringStruct('ProductVersion', '1.2.3')" in file
    assert "filevers=(1, 2, 3, 0)" in file


def test_the_installer_starts_at_login_what_the_program_itself_would():
    written = re.search(r"""WriteRegStr HKCU "\$\{RUN\}" "\$\{COMMAND\}" '(.*)'""", SCRIPT_TEXT)
    assert written
    program = r"C:\Users\A B\Programs\Paperround\paperround.exe"
    said = written[1].replace("${PROGRAM}", program)
    assert said == make_run_value([program, "--hidden"])
    assert LABEL == COMMAND


def test_the_installer_and_the_program_mean_the_same_data():
    defined = re.search(r'!define DATA "\$LOCALAPPDATA\\\$\{COMMAND\}"', SCRIPT_TEXT)
    assert defined
    assert get_profile().folder.name == COMMAND


def test_every_scheme_is_offered_and_withdrawn():
    for verb in ("Offer", "Withdraw"):
        assert tuple(re.findall(rf'!insertmacro {verb}Scheme "(\w+)"', SCRIPT_TEXT)) == SCHEMES


def test_everything_written_into_the_registry_is_taken_away():
    written = re.findall(r'WriteReg\w+ HKCU "([^"]+)"', SCRIPT_TEXT)
    kinds = re.findall(r'!insertmacro OfferKind "(\w+)"', SCRIPT_TEXT)
    keys = {key.replace("${KIND}", kind) for key in written for kind in kinds}
    deleted = re.findall(r'DeleteReg(?:Key|Value) (?:/ifempty )?HKCU "([^"]+)"', SCRIPT_TEXT)
    assert keys
    for key in keys:
        assert any(key == gone or key.startswith(f"{gone}\\") for gone in deleted), key


def test_every_sentence_of_the_installer_is_there_in_german():
    english = re.findall(r"LangString (\w+) \$\{LANG_ENGLISH\}", SCRIPT_TEXT)
    german = re.findall(r"LangString (\w+) \$\{LANG_GERMAN\}", SCRIPT_TEXT)
    assert english
    assert english == german


def test_windows_has_a_starter_without_a_console_and_one_with():
    assert [one["console"] for one in make_starters("win32")] == [False, True]
    assert [one["name"] for one in make_starters("linux")] == [COMMAND]


def test_pins_for_windows():
    pins = list_pins((PACKAGING / "pins.txt").read_text(encoding="utf-8"), "3.12")
    chosen = {pin.partition("==")[0]: pin.partition("==")[2] for pin in pins}
    assert len(chosen) == len(pins)
    assert {"tzdata", "pywin32-ctypes", "colorama", "numpy", "apsw"} <= set(chosen)
    assert not {"SecretStorage", "jeepney", "hatchling", "zipp"} & set(chosen)
    assert chosen["PySide6-Essentials"].startswith("6.12")
    assert list_pins((PACKAGING / "pins.txt").read_text(encoding="utf-8"), "3.11") != pins


def test_a_library_that_asks_for_one_that_is_not_there_is_noticed(tmp_path):
    def lay_down(name: str, *wants: str) -> None:
        info = tmp_path / f"{name}-1.0.dist-info"
        info.mkdir()
        lines = [
            "Metadata-Version: 2.1",
            f"Name: {name}",
            "Version: 1.0",
            *(f"Requires-Dist: {want}" for want in wants),
        ]
        (info / "METADATA").write_text("\n".join(lines) + "\n", "utf-8")

    lay_down("plots", "colours; sys_platform == 'win32'", "Num_Py>=1", "docs; extra == 'docs'", "x; os_name == 'posix'")
    assert find_missing(tmp_path, "3.12") == ["colours", "num-py"]
    lay_down("num.py")
    lay_down("colours")
    assert find_missing(tmp_path, "3.12") == []


@pytest.mark.parametrize(
    ("path", "kept"),
    [
        ("PySide6/Qt6Core.dll", True),
        ("PySide6/plugins/platforms/qwindows.dll", True),
        ("PySide6/msvcp140.dll", True),
        ("PySide6/Qt6Quick.dll", False),
        ("PySide6/designer.exe", False),
        ("numpy/tests/test_a.py", False),
        ("numpy/random/lib/", False),
        ("numpy/random/lib/npyrandom.lib", False),
        ("numpy/f2py/__init__.py", False),
        ("numpy/_core/multiarray.py", True),
        ("numpy-2.4.6.dist-info/METADATA", True),
        ("shiboken6/Shiboken.pyi", False),
        ("tzdata/zoneinfo/Europe/Berlin", True),
        ("pyqtgraph/examples/x.py", False),
    ],
)
def test_what_of_a_wheel_is_installed(path, kept):
    assert should_install(path) is kept


def make_embeddable(folder: Path, inside: str) -> tuple[Path, str]:
    path = folder / "python.zip"
    with zipfile.ZipFile(path, "w") as packed:
        for name in ("python312.dll", "python3.dll", "python.exe", "python312.zip", "_wmi.pyd", "LICENSE.txt"):
            packed.writestr(inside + name, name)
    return path, sha256(path.read_bytes()).hexdigest()


@pytest.mark.parametrize("inside", ["", "cp312/"])
def test_an_embeddable_python_is_unpacked_and_named(tmp_path, inside):
    archive, digest = make_embeddable(tmp_path, inside)
    folder = tmp_path / "out"
    folder.mkdir()
    assert embed.unpack(archive, digest.upper(), folder) == "3.12"
    assert {path.name for path in folder.iterdir()} == {"python312.dll", "python3.dll", "python312.zip", "LICENSE.txt"}
    assert embed.make_path_file("3.12") == ("python312._pth", "python312.zip\n.\nlib\n")


def test_a_file_with_another_hash_is_refused_and_not_unpacked(tmp_path):
    archive, _ = make_embeddable(tmp_path, "")
    with pytest.raises(SystemExit, match="not what was asked for"):
        embed.unpack(archive, "0" * 64, tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["python.zip"]


def test_something_else_than_python_is_refused():
    with pytest.raises(SystemExit, match="embeddable"):
        embed.find_version(["readme.txt"])


def test_stand_ins_for_wine_pass_on_what_they_do_not_define():
    defined = find_defined((SOURCES / "complexmath.c").read_text(encoding="utf-8"))
    assert {"cexp", "cexpf", "creal", "cpowf"} <= defined
    listing = "\n".join(
        ["\tDLL Name: maths.dll", "\t9b076e\t   16  sin", "\tDLL Name: other.dll", "\t9b076e\t   1  cos"]
    )
    assert find_imported(listing, "maths.dll") == {"sin"}
    exports = make_exports({"sin", "cexp", "cexpl", "cexpf", "expl"}, defined)
    assert exports.splitlines()[1:] == [
        "cexp=our_cexp",
        "cexpf=our_cexpf",
        "cexpl=our_cexp",
        "expl=ucrtbase.expl",
        "sin=ucrtbase.sin",
    ]


def test_the_installer_is_of_this_version():
    assert get_version() not in SCRIPT_TEXT
    assert "${VERSION}" in SCRIPT_TEXT


def test_every_wheel_for_windows_has_hashes():
    pins = list_pins((PACKAGING / "pins.txt").read_text(encoding="utf-8"), "3.12")
    hashes = read_hashes((PACKAGING / "pins.lock").read_text(encoding="utf-8"))
    for pin in pins:
        assert re.fullmatch(r"(--hash=sha256:[0-9a-f]{64} ?)+", hashes[re.sub(r"[-_.]+", "-", pin).lower()]), pin
