"""Going on without a window: by the service of the session, by the portal, or as a process of its own."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from reader.core.desktop import program
from reader.core.desktop.program import (
    UNIT,
    BackgroundStatus,
    ask_to_start_at_login,
    find_unit,
    list_unit_folders,
    start_background,
)
from reader.core.paths import Profile, get_profile
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus

pytestmark = pytest.mark.real

SYSTEMD, PORTAL = "org.freedesktop.systemd1", "org.freedesktop.portal.Desktop"


@pytest.fixture(scope="module")
def address() -> Iterator[str]:
    with private_bus() as found:
        yield found


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[list[str]]:
    commands: list[list[str]] = []
    monkeypatch.setattr(subprocess, "Popen", lambda command, **rest: commands.append(list(command)))
    return commands


@pytest.fixture
def session(address: str, monkeypatch: pytest.MonkeyPatch) -> Iterator[FakeService]:
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    answers = {"StartUnit": lambda body: ("o", ("/job/1",)), "SetStatus": lambda body: ("", ())}
    made = FakeService(address, SYSTEMD, PORTAL, answers=answers)
    yield made
    made.close()


@needs_bus
def test_the_service_goes_on_with_the_usual_profile(session, started):
    start_background(get_profile())
    assert session.asked.get(timeout=60) == ("StartUnit", (UNIT, "replace"))
    assert started == []


@needs_bus
def test_another_profile_has_a_process_of_its_own(session, started, tmp_path: Path):
    start_background(Profile(tmp_path))
    assert [command[-3:] for command in started] == [["--profile", str(tmp_path), "background"]]
    assert session.asked.empty()


def test_without_a_session_bus_it_is_a_process_of_its_own(started):
    start_background(get_profile(), {})
    assert started[0][-1] == "background"


@needs_bus
def test_in_a_sandbox_the_portal_is_asked_and_told(session, started, monkeypatch):
    inside = {**os.environ, "FLATPAK_ID": "io.example.P"}
    start_background(get_profile(), inside)
    assert session.asked.get(timeout=60)[0] == "RequestBackground"
    assert started[0][0] != "flatpak", "there is no such command in there"
    status = BackgroundStatus(inside)
    status.show("Next poll 07:40" + "." * 200)
    method, (said,) = session.asked.get(timeout=60)
    assert (method, said["message"][1][:15], len(said["message"][1])) == ("SetStatus", "Next poll 07:40", 96)
    status.close()


def test_outside_nothing_is_told():
    status = BackgroundStatus({})
    status.show("Next poll 07:40")
    status.close()


def test_a_service_is_found_where_packages_put_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    folders = list_unit_folders(tmp_path, {"XDG_DATA_HOME": str(tmp_path / "data")})
    assert Path("/usr/lib/systemd/user") in folders
    folders[0].mkdir(parents=True)
    (folders[0] / UNIT).write_text("[Service]")
    monkeypatch.setattr(program, "BOOTED", tmp_path)
    assert find_unit(folders) == folders[0] / UNIT
    monkeypatch.setattr(program, "BOOTED", tmp_path / "no-systemd")
    assert find_unit(folders) is None


@needs_bus
@pytest.mark.parametrize(("refused", "granted", "expected"), [(0, True, True), (1, True, False), (0, False, False)])
def test_in_a_sandbox_the_portal_starts_it_at_login(address, monkeypatch, refused, granted, expected):
    monkeypatch.setenv("DBUS_SESSION_BUS_ADDRESS", address)
    request = "/org/freedesktop/portal/desktop/request/1_7/t"

    def answer(body: tuple) -> tuple[str, tuple]:
        said = (refused, {"autostart": ("b", granted)})
        portal.say(request, "org.freedesktop.portal.Request", "Response", "ua{sv}", said)
        return "o", (request,)

    portal = FakeService(address, PORTAL, answers={"RequestBackground": answer})
    assert ask_to_start_at_login(True) is expected
    _, (_, wish) = portal.asked.get(timeout=60)
    assert wish == {"autostart": ("b", True), "commandline": ("as", ["paperround", "background"])}
    portal.close()
