"""Commands that run or end Paperround: background, quit, demo."""

from __future__ import annotations

import tempfile
from importlib import import_module
from pathlib import Path

from reader.cli.commands import Chosen, Commands
from reader.cli.output import complain, say
from reader.clock import LocalZone, SystemClock, show_at
from reader.demo.content import load_content
from reader.demo.schedule import make_posts
from reader.demo.server import spawn_server
from reader.move_folders import move_folders
from reader.paths import Profile
from reader.process.background import run_background_service
from reader.process.handover import QUIT, hand_over
from reader.process.profile_lock import ProfileLock
from reader.services.demo_profile import fill_profile
from reader.services.settings import change_settings
from reader.store.db import open_store
from reader.store.feeds import list_feeds

TAKEN = "Paperround is already running on this profile."
NOT_RUNNING = "Paperround is not running on this profile."
NOT_ANSWERING = "Paperround is running on this profile but does not answer; end it by the system's means."
SEED = 7


COMMANDS = Commands()


@COMMANDS.add("background", "go on fetching without a window; a window that is opened takes over", with_store=False)
def run_background(profile: Profile, chosen: Chosen) -> None:
    with ProfileLock(profile) as lock:
        if not lock.is_ours:
            say(TAKEN)
            return
        move_folders(profile)
        run_background_service(profile)


@COMMANDS.add("quit", "end the Paperround that is running, window or not", with_store=False)
def run_quit(profile: Profile, chosen: Chosen) -> int:
    answer = hand_over(profile, {"do": QUIT})
    if answer:
        say(answer)
        return 0
    if profile.lock.exists():
        with ProfileLock(profile) as lock:
            if not lock.is_ours:
                complain(NOT_ANSWERING)
                return 1
    say(NOT_RUNNING)
    return 0


@COMMANDS.add("demo", "look around: made-up feeds, nothing from the network, nothing kept", with_store=False)
def run_demo(profile: Profile, chosen: Chosen) -> int:
    """Open a window on a profile of its own, which is deleted afterwards. Qt is imported only here."""
    now = SystemClock().now()
    offset = show_at(now, LocalZone()).utcoffset()
    offset_s = int(offset.total_seconds()) if offset else 0
    server = spawn_server(now, SEED, offset_s)
    try:
        with tempfile.TemporaryDirectory(prefix="paperround-demo-", ignore_cleanup_errors=True) as folder:
            made_up_profile, ahead = _make_profile(Path(folder), server.bases, now, offset_s)
            app = import_module("reader.gui.shell.app")
            code: int = app.run_window(made_up_profile, "", chosen.hidden, ahead)
            return code
    finally:
        server.stop()


def _make_profile(
    folder: Path, bases: dict[str, str], now: float, offset_s: int
) -> tuple[Profile, list[tuple[float, int]]]:
    """The profile, and when which of its feeds will post: this process and the server's agree on that."""
    profile = Profile(folder)
    content = load_content()
    conn = open_store(profile.database, now)
    fill_profile(conn, content, bases, now, SEED, offset_s)
    change_settings(conn, {"pictures": "always"})  # they come from this very machine
    ids = {feed.url: feed.id for feed in list_feeds(conn)}
    conn.close()
    by_slug = {feed.slug: ids.get(bases[feed.slug] + feed.first_address) for feed in content.feeds}
    posts = make_posts(content, now, SEED, offset_s)
    known = [(post.published_at, by_slug[post.feed]) for post in posts if post.published_at > now]
    return profile, [(float(at), feed_id) for at, feed_id in known if feed_id is not None]
