"""Start at login: what is written is read back as the same command, by a reader that shares no code with us."""

from __future__ import annotations

import plistlib
import sys
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.desktop import program
from reader.core.desktop.program import UNIT, find_command, find_windowed
from reader.core.errors import PaperroundError
from reader.core.paths import Profile, get_profile
from reader.window.desktop import autostart
from reader.window.desktop.autostart import (
    is_agent_on,
    is_entry_on,
    make_autostart,
    make_desktop_entry,
    make_launch_agent,
    make_run_value,
)

arguments = st.text(st.characters(blacklist_categories=("Cs", "Cc")), min_size=1, max_size=20)
commands = st.lists(arguments, min_size=1, max_size=4)


def read_exec(content: bytes) -> list[str]:
    """The command as the Desktop Entry Specification says it is read: value escapes first, then quotes."""
    line = next(line for line in content.decode().split("\n") if line.startswith("Exec="))
    value = line.removeprefix("Exec=").replace("\\\\", "\\")
    words: list[str | None] = []
    word, quoted, position = None, False, 0
    while position < len(value):
        letter = value[position]
        if quoted and letter == "\\":
            position += 1
            word = (word or "") + value[position]
        elif letter == '"':
            quoted, word = not quoted, word or ""
        elif letter == " " and not quoted:
            words, word = [*words, word], None
        else:
            word = (word or "") + letter
        position += 1
    return [str(word).replace("%%", "%") for word in [*words, word]]


@given(commands)
def test_a_desktop_reads_the_command_it_was_given(command):
    content = make_desktop_entry(command)
    assert read_exec(content) == command
    assert is_entry_on(content)


@given(commands)
def test_macos_reads_the_command_it_was_given(command):
    content = make_launch_agent(command)
    assert plistlib.loads(content)["ProgramArguments"] == command
    assert is_agent_on(content)


def test_windows_gets_paths_with_spaces_in_quotes():
    assert make_run_value([r"C:\Program Files\Paperround\paperround.exe", "--hidden"]) == (
        '"C:\\Program Files\\Paperround\\paperround.exe" --hidden'
    )


@pytest.mark.parametrize("line", ["Hidden=true", "X-GNOME-Autostart-enabled=false", "Hidden = True"])
def test_what_the_desktop_switched_off_counts_as_off(line):
    assert not is_entry_on(make_desktop_entry(["paperround"]) + line.encode())


@given(st.binary(max_size=200))
def test_any_file_can_be_asked(content):
    assert is_entry_on(content) in (True, False)
    assert is_agent_on(content) in (True, False)


@pytest.mark.parametrize(
    ("platform", "name"),
    [("linux", ".config/autostart/paperround.desktop"), ("darwin", "Library/LaunchAgents/paperround.plist")],
)
def test_switched_on_and_off(tmp_path: Path, platform, name):
    made = make_autostart(Profile(tmp_path / "profile"), lambda: True, platform, {}, tmp_path)
    assert not made.is_on()
    made.set_on(True)
    assert made.is_on()
    assert (tmp_path / name).exists()
    made.set_on(False)
    made.set_on(False)
    assert not made.is_on()
    assert not (tmp_path / name).exists()


def test_without_a_tray_the_service_starts_at_login(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    unit = tmp_path / ".local" / "share" / "systemd" / "user" / UNIT
    unit.parent.mkdir(parents=True)
    unit.write_text("[Service]")
    monkeypatch.setattr(program, "BOOTED", tmp_path)
    trays = [False]
    made = make_autostart(get_profile(), lambda: trays[0], "linux", {}, tmp_path)
    made.set_on(True)
    wanted = tmp_path / ".config" / "systemd" / "user" / "graphical-session.target.wants" / UNIT
    assert wanted.resolve() == unit.resolve()
    assert made.is_on()
    trays[0] = True  # another desktop
    assert made.is_on()
    made.set_on(True)
    assert not wanted.is_symlink(), "one of the two is enough"
    assert made.is_on()
    made.set_on(False)
    assert not made.is_on()


def test_in_a_sandbox_what_the_portal_granted_is_remembered(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    made = make_autostart(Profile(tmp_path), lambda: False, "linux", {"FLATPAK_ID": "io.example.P"}, tmp_path)
    monkeypatch.setattr(autostart, "ask_to_start_at_login", lambda on: True)
    made.set_on(True)
    assert made.is_on()
    monkeypatch.setattr(autostart, "ask_to_start_at_login", lambda on: False)
    with pytest.raises(PaperroundError, match="didn’t allow it"):
        made.set_on(False)
    assert made.is_on()


def test_the_folder_of_the_session_is_respected(tmp_path: Path):
    made = make_autostart(Profile(tmp_path), lambda: True, "linux", {"XDG_CONFIG_HOME": str(tmp_path / "c")}, tmp_path)
    made.set_on(True)
    content = (tmp_path / "c" / "autostart" / "paperround.desktop").read_bytes()
    assert read_exec(content)[-3:] == ["--profile", str(tmp_path), "--hidden"]


def test_a_place_that_cannot_be_written_is_told(tmp_path: Path):
    (tmp_path / ".config").write_text("not a folder")
    made = make_autostart(Profile(tmp_path), lambda: True, "linux", {}, tmp_path)
    with pytest.raises(PaperroundError, match="Couldn’t change “Start at login”"):
        made.set_on(True)


@pytest.mark.parametrize(
    ("program", "started"),
    [
        ("C:/P/paperround.com", "C:/P/paperround.exe"),
        ("C:/P/paperround.exe", "C:/P/paperround.exe"),
        ("/usr/lib/paperround/paperround", "/usr/lib/paperround/paperround"),
    ],
)
def test_login_never_opens_a_console(program, started):
    assert find_windowed(Path(program)) == Path(started)


def test_the_command_starts_this_program(tmp_path: Path):
    command = find_command(Profile(tmp_path))
    assert Path(command[0]).parent == Path(sys.executable).parent


def test_a_flatpak_and_an_appimage_are_started_from_outside(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    assert find_command(Profile(tmp_path), {"FLATPAK_ID": "io.example.P"})[:3] == ["flatpak", "run", "io.example.P"]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert find_command(Profile(tmp_path), {"APPIMAGE": "/home/a/P.AppImage"})[0] == "/home/a/P.AppImage"
    assert find_command(Profile(tmp_path), {})[0] == sys.executable
