"""Commands that start or quit Paperround, and `install-desktop`: what a package brings, for who installed with pip.

A wheel has the menu entry, the user service, the file types and the icon in its resources; they are copied into the
user's own share folder, with the full path of this program.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from datetime import timedelta, timezone
from pathlib import Path

import platformdirs

from reader.cli.commands import Chosen, Commands, flag
from reader.cli.output import complain, say
from reader.core.clock import LocalZone, SystemClock, show_at
from reader.core.desktop.program import find_program
from reader.core.paths import Profile, get_resources
from reader.engine.process.background import run_background_service
from reader.engine.process.handover import QUIT, hand_over
from reader.engine.process.profile_lock import ProfileLock
from reader.features.demo.content import load_content, make_posts
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


_STARTS = ("Exec=paperround", "ExecStart=/usr/bin/paperround")
"""How the command begins in the menu entry and in the service."""
_REFRESHED_BY = (("update-desktop-database", "applications"), ("update-mime-database", "mime"))


@COMMANDS.add(
    "install-desktop",
    "after pip or pipx: add the menu entry, feed links, icon and user service",
    flag("--remove", "remove them again"),
    with_store=False,
)
def run_install_desktop(profile: Profile, chosen: Chosen) -> int:
    brought = get_resources() / "share"
    if sys.platform != "linux" or not brought.is_dir():
        complain("Only Paperround from pip or pipx on Linux needs this. Packages bring their own menu entry.")
        return 1
    share = Path(platformdirs.user_data_dir())
    for source in sorted(path for path in brought.rglob("*") if path.is_file()):
        target = share / source.relative_to(brought)
        if chosen.remove:
            target.unlink(missing_ok=True)
        else:
            target.parent.mkdir(parents=True, exist_ok=True)
            _install(source, target, find_program())
    for command, folder in _REFRESHED_BY:
        if (found := shutil.which(command)) and (share / folder).is_dir():
            subprocess.run([found, str(share / folder)], capture_output=True, check=False)
    say(f"Removed from {share}." if chosen.remove else f"Installed in {share}. Paperround is in your app menu.")
    return 0


def _install(source: Path, target: Path, program: list[str]) -> None:
    if source.suffix not in (".desktop", ".service"):
        shutil.copyfile(source, target)
        return
    command = " ".join(f'"{part}"' for part in program)
    text = source.read_text(encoding="utf-8")
    for start in _STARTS:
        text = text.replace(start, f"{start.partition('=')[0]}={command}")
    target.write_text(text, encoding="utf-8")
