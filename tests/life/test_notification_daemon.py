"""A real notification daemon on a desktop without a tray: no window, a post arrives by the plan, the daemon shows it,
and its action opens the article in a window."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

import pytest
from msgspec.structs import replace

from reader.cli.main import main
from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.engine.process.handover import hand_over
from reader.features.settings.service import change_settings
from reader.store.db import open_store
from reader.store.feeds import add_feed, get_feed, set_choices
from tests.feedserver import FeedServer, page
from tests.life.desk import Desk, is_there, open_desk
from tests.life.screen_reader import ScreenReader
from tests.window.real_program import wait_for

if not is_there():
    pytest.skip("needs Xvfb, xdotool and at-spi2-core", allow_module_level=True)
if shutil.which("dunst") is None:
    pytest.skip("needs dunst", allow_module_level=True)

pytestmark = pytest.mark.timeout(300)
DAY_S, EVERY_S = 86_400, 1_200
YESTERDAYS = 100
TODAYS = YESTERDAYS + DAY_S // EVERY_S
"""Numbers of the last posts then and now."""


class Daemon:
    """dunst, which prints what it shows."""

    def __init__(self, desk: Desk, folder: Path) -> None:
        self._environment = {**os.environ, **desk.environment, "HOME": str(folder)}
        self._printed = folder / "shown"
        with self._printed.open("wb") as output:
            self._process = subprocess.Popen(
                ["dunst", "-print"], env=self._environment, stdout=output, stderr=subprocess.DEVNULL
            )

    def shown(self) -> str:
        return self._printed.read_text("utf-8", "replace")

    def count(self) -> int:
        said = self._ask("count", "displayed")
        return int(said) if said.isdecimal() else -1

    def press(self) -> None:
        """The first action of what is shown."""
        self._ask("action", "0")

    def _ask(self, *words: str) -> str:
        command = ["dunstctl", *words]
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False, timeout=60)
        return done.stdout.strip()

    def close(self) -> None:
        self._process.terminate()
        self._process.wait(60)


def make_document(now: float, latest: int) -> bytes:
    """A feed that posted every twenty minutes since the day before yesterday; `latest` is the last one's number."""
    items = "".join(
        f"<item><title>Post {n}</title><guid>{n}</guid><pubDate>{format_datetime(find_time(now, n))}</pubDate></item>"
        for n in range(latest, latest - 30, -1)
    )
    return f"<rss version='2.0'><channel><title>Harbour</title>{items}</channel></rss>".encode()


def find_time(now: float, number: int) -> datetime:
    return datetime.fromtimestamp(now - DAY_S + (number - YESTERDAYS) * EVERY_S, UTC)


def make_profile(folder: Path, server: FeedServer) -> Profile:
    """One busy feed whose posts are wanted at once, last asked a day ago."""
    profile, now = Profile(folder / "profile"), SystemClock().now()
    server.serve("/harbour", page(make_document(now, YESTERDAYS)))
    with closing(open_store(profile.database, now)) as conn:
        feed = get_feed(conn, add_feed(conn, f"http://127.0.0.1:{server.port}/harbour", 0.0).feed_id)
        set_choices(conn, feed.id, replace(feed.choices, alert=True))
        change_settings(conn, {"quiet_hours": "", "background_explained": True})
        assert main(["--profile", str(profile.folder), "refresh"]) == 0
        for column in ("last_fetched_at", "last_ok_at", "last_new_at"):
            conn.execute(f"UPDATE feed_state SET {column} = {column} - {DAY_S}, earliest_at = 0")
        conn.execute(f"UPDATE polls SET at = at - {DAY_S}")
        conn.execute(f"UPDATE entries SET first_seen_at = first_seen_at - {DAY_S}")
    server.serve("/harbour", page(make_document(now, TODAYS)))
    return profile


@contextmanager
def without_a_window(profile: Profile, desk: Desk) -> Iterator[None]:
    command = [sys.executable, "-m", "reader", "--profile", str(profile.folder), "background"]
    keeper = subprocess.Popen(command, env={**os.environ, **desk.environment})
    try:
        yield
        assert keeper.wait(60) == 0, "it made room for the window"
    finally:
        if hand_over(profile, {"do": "quit"}) is None:
            keeper.terminate()
        keeper.wait(60)


def test_what_arrives_is_shown_and_its_action_opens_the_article(tmp_path: Path) -> None:
    with (
        closing(FeedServer()) as server,
        open_desk() as desk,
        closing(Daemon(desk, tmp_path)) as daemon,
        closing(ScreenReader(desk.bus)) as reader,
    ):
        wait_for(lambda: daemon.count() == 0, "the daemon answers")
        with without_a_window(make_profile(tmp_path, server), desk):
            wait_for(lambda: daemon.count() == 1, "a notification, though nobody asked for a poll")
            assert "Harbour" in daemon.shown()
            daemon.press()
            wait_for(lambda: f"Post {TODAYS}" in str(reader.focus()), "the article in a window")
        wait_for(lambda: daemon.count() == 0, "it goes with whoever would hear its buttons")
