"""Commands that start or quit Paperround: background, quit, demo."""

from __future__ import annotations

import tempfile
from datetime import timedelta, timezone
from pathlib import Path

from reader.cli.commands import Chosen, Commands
from reader.cli.output import complain, say
from reader.core.clock import LocalZone, SystemClock, show_at
from reader.core.paths import Profile
from reader.engine.process.background import run_background_service
from reader.engine.process.handover import QUIT, hand_over
from reader.engine.process.profile_lock import ProfileLock
from reader.features.demo.content import load_content
from reader.features.demo.posts import make_posts
from reader.features.demo.server import spawn_server
from reader.features.demo.service import fill_profile
from reader.features.settings.service import change_settings
from reader.store.db import open_store
from reader.store.feeds import list_feeds

TAKEN = "Paperround is already running with this profile."
NOT_RUNNING = "Paperround isn't running with this profile."
NOT_ANSWERING = "Paperround isn't responding. End it from your system's task manager."
SEED = 7


COMMANDS = Commands()


@COMMANDS.add("background", "run in the background without a window; opening a window takes over", with_store=False)
def run_background(profile: Profile, chosen: Chosen) -> None:
    with ProfileLock(profile) as lock:
        if not lock.is_ours:
            say(TAKEN)
            return
        run_background_service(profile)


@COMMANDS.add("quit", "quit the running Paperround", with_store=False)
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


@COMMANDS.add("demo", "open a demo with sample feeds; nothing is downloaded or saved", with_store=False)
def run_demo(profile: Profile, chosen: Chosen) -> int:
    """Open a window with a temporary profile."""
    from reader.window.app import app

    now = SystemClock().now()
    offset = show_at(now, LocalZone()).utcoffset()
    offset_s = int(offset.total_seconds()) if offset else 0
    bases, stop_server = spawn_server(now, SEED, offset_s)
    try:
        with tempfile.TemporaryDirectory(prefix="paperround-demo-", ignore_cleanup_errors=True) as folder:
            made_up_profile, ahead = _make_profile(Path(folder), bases, now, offset_s)
            return app.run_window(made_up_profile, "", chosen.hidden, ahead)
    finally:
        stop_server()


def _make_profile(
    folder: Path, bases: dict[str, str], now: float, offset_s: int
) -> tuple[Profile, list[tuple[float, int]]]:
    """Make the demo's profile; return it with the times of coming entries, which the server computes the same way."""
    profile = Profile(folder)
    content = load_content()
    conn = open_store(profile.database, now)
    fill_profile(conn, content, bases, now, SEED, offset_s)
    change_settings(conn, {"pictures": "always"})  # they are served by this computer
    ids = {feed.url: feed.id for feed in list_feeds(conn)}
    conn.close()
    by_slug = {feed.slug: ids.get(bases[feed.slug] + feed.first_address) for feed in content.feeds}
    posts = make_posts(content, now, SEED, timezone(timedelta(seconds=offset_s)))
    known = [(post.published_at, by_slug[post.feed]) for post in posts if post.published_at > now]
    return profile, [(float(at), feed_id) for at, feed_id in known if feed_id is not None]
