"""The real program in a real window on a virtual screen, driven by real keys, against a real server.

Skipped where there is no Xvfb or xdotool. What the owner did is looked for in the store, never on the screen.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from reader.model.stored import View, ViewKind
from reader.paths import Profile
from reader.store.db import open_reader
from reader.store.views import list_page
from tests.feedserver import FeedServer, page

NEEDED = ("Xvfb", "xdotool")
pytestmark = [
    pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason="needs Xvfb and xdotool"),
    pytest.mark.timeout(400),
]
PATIENCE_S, AGAIN_AFTER_S = 90, 10
ROOT = Path(__file__).resolve().parents[2]

FEED = b"""<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Gazette</title>
<link>http://harbour.example/</link><description>News</description>
<item><title>Night ferry</title><guid>a</guid><pubDate>Thu, 11 Jun 2026 10:16:00 GMT</pubDate>
<description>It runs all summer.</description></item>
<item><title>Old crane</title><guid>b</guid><pubDate>Wed, 10 Jun 2026 10:16:00 GMT</pubDate>
<description>It gets a coat of paint.</description></item></channel></rss>"""


def wait_for(what: Callable[[], object], words: str) -> None:
    until = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < until, f"waited in vain: {words}"
        time.sleep(0.05)  # another process is waited for: there is nothing to be told by


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    """A virtual screen of its own; the server itself says which number is free."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-screen", "0", "1280x800x24", "-nolisten", "tcp"]
    server = subprocess.Popen(command, pass_fds=[writing], stderr=subprocess.DEVNULL)
    os.close(writing)
    with os.fdopen(reading) as answer:
        number = answer.readline().strip()
    yield f":{number}"
    server.terminate()
    server.wait()


@pytest.fixture
def profile(tmp_path: Path, feedserver: FeedServer) -> Profile:
    """Subscribed and fetched by the program itself."""
    feedserver.serve("/feed.xml", page(FEED))
    profile = Profile(tmp_path / "profile")
    for command in (["add", feedserver.url("/feed.xml")], ["refresh", "--all"]):
        run_program(profile, *command)
    return profile


def run_program(profile: Profile, *arguments: str) -> None:
    command = [sys.executable, "-m", "reader", "--profile", str(profile.folder), *arguments]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


class Program:
    """A running window and a hand on the keyboard."""

    def __init__(self, profile: Profile, screen: str) -> None:
        self.profile = profile
        self._environment = {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
        command = [sys.executable, "-m", "reader", "--profile", str(profile.folder)]
        self.process = subprocess.Popen(command, cwd=ROOT, env=self._environment)

    def wait_for_window(self) -> None:
        wait_for(self._find_window, "the window")
        self._do("windowfocus", "--sync", self._find_window())

    def press(self, key: str) -> None:
        self._do("key", key)

    def _do(self, *arguments: str) -> str:
        done = subprocess.run(
            ["xdotool", *arguments], env=self._environment, capture_output=True, text=True, check=False
        )
        return done.stdout.strip()

    def _find_window(self) -> str:
        found = self._do("search", "--onlyvisible", "--name", "^Paperround$").split()
        return found[-1] if found else ""

    def press_until(self, key: str, what: Callable[[], object], words: str) -> None:
        """A key may come before the list has its rows: press again until it had its effect."""
        until = time.monotonic() + PATIENCE_S
        while not what():
            assert time.monotonic() < until, f"{key} had no effect: {words}"
            self.press(key)
            self._wait_a_little(what)

    def _wait_a_little(self, what: Callable[[], object]) -> None:
        until = time.monotonic() + AGAIN_AFTER_S
        while not what() and time.monotonic() < until:
            time.sleep(0.05)

    def quit(self) -> int:
        self.press_until("ctrl+q", lambda: self.process.poll() is not None, "the end")
        return self.process.wait()

    def titles(self, view: View) -> list[str]:
        conn = open_reader(self.profile.database)
        try:
            return [row.title for row in list_page(conn, view)]
        finally:
            conn.close()


@pytest.fixture
def start(profile: Profile, screen: str) -> Iterator[Callable[[], Program]]:
    """Starts the program, as often as a test likes; whatever still runs in the end is ended."""
    started: list[Program] = []

    def run() -> Program:
        started.append(Program(profile, screen))
        started[-1].wait_for_window()
        return started[-1]

    yield run
    for one in started:
        one.process.kill()
        one.process.wait()


def test_reading_starring_and_marking_by_keys_end_in_the_store(start):
    program = start()
    unread, starred = View(unread_only=True), View(ViewKind.STARRED)
    assert len(program.titles(unread)) == 2
    program.press_until("j", lambda: program.titles(unread) == ["Old crane"], "opening marks read")
    program.press_until("s", lambda: program.titles(starred) == ["Night ferry"], "a star")
    program.press_until("shift+a", lambda: program.titles(unread) == [], "all read")
    program.press_until("ctrl+z", lambda: program.titles(unread) == ["Old crane"], "taken back")
    assert program.quit() == 0


def test_the_layout_is_there_again_at_the_next_start(start):
    program = start()
    memory = program.profile.folder / "window.json"
    unread = View(unread_only=True)
    program.press_until("j", lambda: program.titles(unread) == ["Old crane"], "keys arrive")
    program.press("ctrl+3")
    assert program.quit() == 0
    assert json.loads(memory.read_text("utf-8"))["layout"] == "newspaper"
    assert start().quit() == 0
    assert json.loads(memory.read_text("utf-8"))["layout"] == "newspaper"


def test_without_a_display_one_sentence_names_what_to_do(profile):
    environment = {
        name: value for name, value in os.environ.items() if name not in ("DISPLAY", "QT_QPA_PLATFORM")
    }
    environment.pop("WAYLAND_DISPLAY", None)
    command = [sys.executable, "-m", "reader", "--profile", str(profile.folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "paperround poll" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1
