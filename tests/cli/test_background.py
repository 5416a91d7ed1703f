"""Without a window: posts come, the desktop tells of them, its buttons work, and a window gets the profile for the
asking."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

import psutil
import pytest
from msgspec.structs import replace

from reader.cli.main import main
from reader.core.clock import LocalZone, SystemClock, local_day
from reader.core.errors import StoreError
from reader.core.paths import Profile
from reader.core.words.catalogue import Code
from reader.engine.messages import LocalChanges, SettingsChanged
from reader.engine.process.background import QUIET, READ, do_action, do_jobs
from reader.engine.process.handover import ENDING, hand_over
from reader.engine.process.profile_lock import YIELDS, ProfileLock
from reader.features.settings.service import change_settings
from reader.features.sharing.records import Target, TargetForm
from reader.features.sharing.store import queue_sends, save_target
from reader.store.db import open_reader, open_store
from reader.store.feeds import add_feed, get_feed, set_choices
from reader.store.reading_log import list_latest_signs
from reader.store.settings import load_settings
from tests.feedserver import FeedServer, page
from tests.log_watch import LogWatch
from tests.unit.core.desktop.private_bus import FakeService, needs_bus, private_bus
from tests.window.real_program import wait_for

NOW = 1_790_000_000.0
NOTIFICATIONS = "org.freedesktop.Notifications"
PATH = "/org/freedesktop/Notifications"
NETWORK, PROPERTIES = "org.freedesktop.NetworkManager", "org.freedesktop.DBus.Properties"


def make_document(posts: int) -> bytes:
    items = "".join(f"<item><title>Post &lt;{n}&gt;</title><guid>{n}</guid></item>" for n in range(posts, 0, -1))
    return f"<rss version='2.0'><channel><title>Harbour</title>{items}</channel></rss>".encode()


class Background:
    """`paperround background` on a profile with one feed, in a session with notifications and logind."""

    def __init__(self, folder: Path, address: str, server: FeedServer) -> None:
        self.profile = Profile(folder / "profile")
        conn = open_store(self.profile.database, SystemClock().now())
        server.serve("/feed", page(make_document(2)))
        feed = get_feed(conn, add_feed(conn, f"http://127.0.0.1:{server.port}/feed", 0.0).feed_id)
        set_choices(conn, feed.id, replace(feed.choices, alert=True))
        change_settings(conn, {"quiet_hours": "", "background_explained": True})
        assert main(["--profile", str(self.profile.folder), "refresh"]) == 0
        self.server = server
        server.serve("/shelf", page(b"{}"))
        shelf = Target(form=TargetForm.POST, name="Shelf", address=server.url("/shelf"), template='{"link": "{link}"}')
        queue_sends(conn, save_target(conn, shelf, 0.0), [1], SystemClock().now(), after_s=86_400.0)
        conn.execute("UPDATE sends SET message = ?", (str(Code.PROBLEM_OFFLINE()),))
        # That was yesterday.
        conn.execute("UPDATE feed_state SET last_fetched_at = last_fetched_at - 86400, earliest_at = 0")
        conn.close()
        server.serve("/feed", page(make_document(3)))
        answers = {
            "GetCapabilities": lambda body: ("as", (["actions"],)),
            "Notify": lambda body: ("u", (body[1] or 41,)),
            "CloseNotification": lambda body: ("", ()),
        }
        names = (NOTIFICATIONS, "org.freedesktop.login1", NETWORK)
        self.desktop = FakeService(address, *names, answers=answers)
        self.environment = {**os.environ, "LC_ALL": "de_DE.UTF-8"}
        self.environment |= dict.fromkeys(("DBUS_SESSION_BUS_ADDRESS", "DBUS_SYSTEM_BUS_ADDRESS"), address)
        self.process = self.start()

    def start(self) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "reader", "--profile", str(self.profile.folder), "background"]
        return subprocess.Popen(command, env=self.environment)

    def next_asked(self, method: str) -> tuple:
        while True:
            asked, body = self.desktop.asked.get(timeout=60)
            if asked == method:
                return body

    def press(self, action: str) -> None:
        self.desktop.say(PATH, NOTIFICATIONS, "ActionInvoked", "us", (41, action))

    def holds(self, what: Callable) -> bool:
        with closing(open_reader(self.profile.database)) as conn:
            return bool(what(conn))

    def close(self) -> None:
        self.process.terminate()
        self.process.wait(60)
        self.desktop.close()


@pytest.fixture
def background(tmp_path: Path) -> Iterator[Background]:
    with private_bus() as address, closing(FeedServer()) as server:
        made = Background(tmp_path, address, server)
        yield made
        made.close()


@needs_bus
def test_a_day_without_a_window(background: Background) -> None:
    wait_for(lambda: hand_over(background.profile, {"do": "refresh"}), "somebody who listens")
    shown = background.next_asked("Notify")
    background.desktop.say(
        "/org/freedesktop/login1", "org.freedesktop.login1.Manager", "PrepareForSleep", "b", (False,)
    )
    wait_for(lambda: background.holds(lambda conn: list_latest_signs(conn, 1)), "the sign of a woken machine")
    changed: tuple[Any, ...] = (NETWORK, {"State": ("u", 70)}, [])
    background.desktop.say("/org/freedesktop/NetworkManager", PROPERTIES, "PropertiesChanged", "sa{sv}as", changed)
    wait_for(lambda: background.server.seen("/shelf"), "what could not be sent without a line")
    assert shown[3:5] == ("Harbour", "Post <3>")
    assert shown[5][::2] == ["default", "mark-read", "quiet-today"]
    assert shown[5][1::2] == ["Öffnen", "Als gelesen markieren", "Heute Ruhe"]
    assert main(["--profile", str(background.profile.folder), "mark", "read", "3"]) == 0
    background.next_asked("CloseNotification")  # what was read elsewhere is told no longer
    background.press("quiet-today")
    with pytest.raises(Empty):
        background.desktop.asked.get(timeout=0.1)  # what is gone has no buttons any more
    assert hand_over(background.profile, {"do": "raise"}) == YIELDS
    lock = ProfileLock(background.profile)
    assert lock.wait(60), "a window gets the profile"
    assert background.process.wait(60) == 0
    assert background.start().wait(60) == 0, "while a window has it, there is nothing to do"
    lock.release()


def test_each_button_does_what_it_says(tmp_path: Path) -> None:
    conn = open_store(tmp_path / "paperround.sqlite", NOW)
    assert do_action(conn, QUIET, (1,), NOW) == SettingsChanged()
    assert load_settings(conn).quiet_day == local_day(NOW, LocalZone())
    assert do_action(conn, READ, (1,), NOW) == LocalChanges()
    assert do_action(conn, "of another version", (1,), NOW) is None
    conn.close()


def test_what_the_store_refuses_does_not_end_the_keeper(expect_log: LogWatch) -> None:
    expect_log("The disk is full")

    def press() -> None:
        raise StoreError(Code.DISK_FULL())

    jobs: SimpleQueue[Callable[[], None]] = SimpleQueue()
    done: list[str] = []
    for job in (press, lambda: done.append("the next")):
        jobs.put(job)
    do_jobs(jobs)
    assert done == ["the next"]


@needs_bus
@pytest.mark.long
def test_however_many_start_at_once_there_is_one_engine(background: Background, monkeypatch) -> None:
    """The service at login, a second one, and the user who opens a window in the same moment."""
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    others = [background.start() for _ in range(2)]
    command = [sys.executable, "-m", "reader", "--profile", str(background.profile.folder)]
    window = subprocess.Popen(command, env={**background.environment, "QT_QPA_PLATFORM": "offscreen"})
    most = 0

    def is_settled() -> bool:
        nonlocal most
        most = max(most, count_engines([background.process, window, *others]))
        ended = [one.poll() is not None for one in (background.process, *others)]
        return all(ended) and count_engines([window]) == 1

    wait_for(is_settled, "all have ended but the window, which has the engine")
    assert most == 1
    assert [one.returncode for one in (background.process, *others)] == [0, 0, 0]
    assert hand_over(background.profile, {"do": "quit"}) == ENDING
    assert window.wait(60) == 0


def count_engines(programs: list[subprocess.Popen[bytes]]) -> int:
    """Processes below these that run the engine: each has one below it at most that is no parser of its own."""
    found = 0
    for program in programs:
        try:
            children = psutil.Process(program.pid).children()
            found += sum("engine" in child.cmdline() for child in children)
        except psutil.NoSuchProcess:
            continue
    return found
