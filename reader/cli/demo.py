"""The demo command: a window on a profile of made-up feeds."""

from __future__ import annotations

import argparse
import tempfile
from importlib import import_module
from pathlib import Path
from typing import Any

from reader import demo
from reader.clock import LocalZone, SystemClock, show_at
from reader.paths import Profile
from reader.services.demo_profile import fill_profile
from reader.services.settings import change_settings
from reader.store.db import open_store
from reader.store.feeds.feeds import list_feeds

SEED = 7


def add_commands(commands: Any) -> None:
    parser = commands.add_parser(
        "demo", help="look around: made-up feeds, nothing from the network, nothing kept"
    )
    parser.set_defaults(run=run_demo)


def run_demo(chosen: argparse.Namespace, profile: Profile) -> int:
    """A profile of its own that is gone afterwards; the owner's is never touched. Qt is imported only here."""
    now = SystemClock().now()
    offset = show_at(now, LocalZone()).utcoffset()
    offset_s = int(offset.total_seconds()) if offset else 0
    server = demo.spawn_server(now, SEED, offset_s)
    try:
        with tempfile.TemporaryDirectory(prefix="paperround-demo-", ignore_cleanup_errors=True) as folder:
            owner, ahead = _make_profile(Path(folder), server.bases, now, offset_s)
            app = import_module("reader.gui.shell.lifetime.app")
            code: int = app.run_window(owner, "", chosen.hidden, ahead)
            return code
    finally:
        server.stop()


def _make_profile(
    folder: Path, bases: dict[str, str], now: float, offset_s: int
) -> tuple[Profile, list[tuple[float, int]]]:
    """The profile, and when which of its feeds will post: this process and the server's agree on that."""
    profile = Profile(folder)
    content = demo.load_content()
    conn = open_store(profile.database, now)
    fill_profile(conn, content, bases, now, SEED, offset_s)
    change_settings(conn, {"pictures": "always"})  # they come from this very machine
    ids = {feed.url: feed.id for feed in list_feeds(conn)}
    conn.close()
    by_slug = {feed.slug: ids.get(bases[feed.slug] + feed.first_address) for feed in content.feeds}
    posts = demo.make_posts(content, now, SEED, offset_s)
    known = [(post.published_at, by_slug[post.feed]) for post in posts if post.published_at > now]
    return profile, [(float(at), feed_id) for at, feed_id in known if feed_id is not None]
