"""Journeys through the real program in a real window, driven by real keys, against a real server.

Skipped where there is no Xvfb or xdotool.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import psutil
import pytest

from reader.core.paths import Profile
from reader.core.records.stored import View, ViewKind
from reader.store.backup import back_up_by_hand, list_replaced_files
from reader.store.db import open_store
from reader.store.feeds import add_feed
from tests.feedserver import FeedServer, page
from tests.window.real_program import AGAIN_AFTER_S, ROOT, Program, virtual_screen, wait_for, waited_for

NEEDED = ("Xvfb", "xdotool")
pytestmark = [
    pytest.mark.skipif(not all(map(shutil.which, NEEDED)), reason="needs Xvfb and xdotool"),
    pytest.mark.timeout(900),
]
UNREAD, STARRED = View(unread_only=True), View(ViewKind.STARRED)

FEED = b"""<?xml version="1.0"?><rss version="2.0"><channel><title>Harbour Gazette</title>
<link>http://harbour.example/</link><description>News</description>
<item><title>Night ferry</title><guid>a</guid><pubDate>Thu, 11 Jun 2026 10:16:00 GMT</pubDate>
<description>It runs all summer.</description></item>
<item><title>Old crane</title><guid>b</guid><pubDate>Wed, 10 Jun 2026 10:16:00 GMT</pubDate>
<description>It gets a coat of paint.</description></item></channel></rss>"""
BOTH = ["Night ferry", "Old crane"]


@pytest.fixture(scope="module")
def screen() -> Iterator[str]:
    with virtual_screen() as number:
        yield number


@pytest.fixture
def profile(tmp_path: Path) -> Profile:
    return Profile(tmp_path / "profile")


@pytest.fixture
def address(feedserver: FeedServer) -> str:
    feedserver.serve("/feed.xml", page(FEED))
    return feedserver.url("/feed.xml")


@pytest.fixture
def start(profile: Profile, screen: str) -> Iterator[Callable[..., Program]]:
    """Starts the program, as often as a test likes; whatever still runs in the end is ended."""
    started: list[Program] = []

    def run(*arguments: str) -> Program:
        started.append(Program(profile, screen, *arguments))
        started[-1].wait_for_window()
        return started[-1]

    yield run
    for one in started:
        one.end()


def subscribe(program: Program, address: str) -> None:
    """The dialog is open and looks at the address; Return takes what it found."""
    program.press_until("Return", lambda: program.addresses() == [address], "subscribing")
    program.focus()
    wait_for(lambda: program.titles(View()) == BOTH, "the engine brings the posts")


def test_from_the_first_start_to_the_second(start, address):
    program = start()
    program.press("a")
    program.wait_for_dialog()
    program.type(address)
    subscribe(program, address)
    if not waited_for(lambda: program.titles(UNREAD) == ["Old crane"], 10):
        # Without a window manager nobody gives the focus back, and only a list with the focus goes to its first post.
        program.press_until("j", lambda: program.titles(UNREAD) == ["Old crane"], "reading")
    program.press_until("shift+a", lambda: program.titles(UNREAD) == [], "all read")
    program.press_until("ctrl+z", lambda: program.titles(UNREAD) == ["Old crane"], "taken back")
    search_and_star(program)
    program.press("ctrl+3")
    assert program.quit() == 0
    assert remembered(program)["layout"] == "newspaper"
    again = start()
    assert again.titles(STARRED) == ["Old crane"]
    assert again.quit() == 0
    assert remembered(again)["layout"] == "newspaper"


def test_undo_takes_back_the_star_and_never_the_feeds_that_were_read(start, address, tmp_path):
    feeds = tmp_path / "feeds.opml"
    feeds.write_text(
        f'<opml version="2.0"><body><outline text="Coast"><outline text="H" xmlUrl="{address}"/></outline></body></opml>'
    )
    program = start(str(feeds))
    wait_for(lambda: program.addresses() == [address], "the import")
    assert program.start_again("add", address) == 0  # a list alone may not lead to loopback
    assert program.start_again("refresh", "--again") == 0  # the engine may have tried it before, in vain
    wait_for(lambda: program.titles(View()) == BOTH, "the engine brings the posts")
    wait_for(lambda: program.title().startswith("H"), "the new feed is shown")
    program.press_until("j", lambda: len(program.titles(UNREAD)) < 2, "reading")
    program.press_until("s", lambda: program.titles(STARRED), "starring")
    starred = program.titles(STARRED)
    program.press_until("ctrl+z", lambda: not program.titles(STARRED), "taken back")
    assert program.addresses() == [address]
    program.press_until("ctrl+shift+z", lambda: program.titles(STARRED) == starred, "done again")
    program.press_until("ctrl+z", lambda: not program.titles(STARRED), "taken back again")
    for _ in range(5):
        program.press("ctrl+z")
    program.press_until("s", lambda: program.titles(STARRED), "starring, after all that is done")
    assert program.addresses() == [address], "what was imported and read stays"
    assert program.quit() == 0


def search_and_star(program: Program) -> None:
    """Only a search that found the right one stars the right one: it is not the one under the cursor."""

    def is_starred() -> bool:
        return program.titles(STARRED) == ["Old crane"]

    for _ in range(10):
        program.press("slash")
        program.press("ctrl+a")
        program.type("crane")
        program.press("Return")
        program.press("s")
        if waited_for(is_starred, AGAIN_AFTER_S):
            return
        # Where the window was not ready for the slash, the letters were commands, and one of them opens a dialog.
        program.press("Escape")
        program.focus()
        take_stars_back(program)
    raise AssertionError("searching and starring had no effect")


def take_stars_back(program: Program) -> None:
    """Of both posts, whichever has one and wherever the cursor is."""
    for key in ("s", "k", "s", "j", "s"):
        if not program.titles(STARRED):
            return
        program.press(key)
        waited_for(lambda: not program.titles(STARRED), 2)


def remembered(program: Program) -> dict[str, object]:
    found: dict[str, object] = json.loads((program.profile.folder / "window.json").read_text("utf-8"))
    return found


@pytest.mark.long
def test_another_language_is_there_at_once_in_the_same_process(profile, start):
    """The window comes again where it was, and nothing but it was made anew."""
    conn = open_store(profile.database, 0.0)
    add_feed(conn, "http://127.0.0.1:9/feed", 0.0)
    conn.close()
    program = start()
    wait_for(lambda: "Unread" in program.title(), "an English window")
    program.press("ctrl+comma")
    program.wait_for_dialog()
    for key in ("Tab", "d", "Return"):  # from the pages to the language: Deutsch
        program.press(key)
    wait_for(lambda: "Ungelesen" in program.title(), "a German window")
    assert program.process.poll() is None
    program.focus()
    wait_for(lambda: program.engine() is not None, "the engine again")
    assert program.quit() == 0
    assert remembered(program)["language"] == "de"


@pytest.mark.long
def test_a_second_start_hands_over_an_address_and_then_a_list(start, address, tmp_path, feedserver):
    program = start()
    wait_for((program.profile.folder / "endpoint").exists, "the doorbell")
    assert program.start_again(address) == 0
    program.wait_for_dialog()
    subscribe(program, address)
    other = feedserver.url("/other.xml")
    feeds = tmp_path / "feeds.opml"
    feeds.write_text(f'<opml version="2.0"><body><outline text="O" xmlUrl="{other}"/></body></opml>')
    assert program.start_again(str(feeds)) == 0
    wait_for(lambda: program.addresses() == sorted([address, other]), "the list")


def test_an_engine_that_was_killed_comes_back(start, address, feedserver):
    program = start(address)
    program.wait_for_dialog()
    subscribe(program, address)
    first = program.engine()
    assert first is not None
    first.kill()
    psutil.wait_procs([first], timeout=60)
    wait_for(lambda: program.engine() is not None, "another engine")
    visits = len(feedserver.seen("/feed.xml"))
    program.press_until("ctrl+r", lambda: len(feedserver.seen("/feed.xml")) > visits, "it polls")
    assert program.quit() == 0


def test_without_a_display_one_sentence_names_what_to_do(profile):
    gone = ("DISPLAY", "QT_QPA_PLATFORM", "WAYLAND_DISPLAY")
    environment = {name: value for name, value in os.environ.items() if name not in gone}
    command = [sys.executable, "-m", "reader", "--profile", str(profile.folder)]
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "paperround fetch" in done.stderr
    assert len(done.stderr.strip().splitlines()) == 1


@pytest.mark.long
def test_a_damaged_database_is_restored_by_one_key_and_a_wrong_start_changes_nothing(profile, start):
    """The page comes instead of an empty window, a second start only raises it, Enter restores, and all is there."""
    conn = open_store(profile.database, 0.0)
    add_feed(conn, "http://127.0.0.1:9/feed", 0.0)
    back_up_by_hand(conn, profile.backups, 0.0)
    conn.close()
    profile.database.write_bytes(b"nonsense" * 9_000)
    program = start()
    program.wait_for_window()
    assert program.start_again() == 0
    assert profile.database.read_bytes() == b"nonsense" * 9_000
    assert program.engine() is None, "nothing is fetched before the choice"
    program.focus()
    program.press_until("Return", lambda: list_replaced_files(profile.database), "the backup takes its place")
    wait_for(lambda: program.addresses() == ["http://127.0.0.1:9/feed"], "the feeds are back")
    wait_for(lambda: program.engine() is not None, "the engine of the window that came back")
    program.focus()
    assert program.quit() == 0
