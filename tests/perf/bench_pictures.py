"""dev.py bench pictures: what strangers' pictures cost the window: 41 drawings and 29 raster files, most of them hostile.

The program's window, offscreen, with the engine in its own process, opens an article for each and waits for what comes of
it; the list shows the same pictures small. Then the window starts again on the same profile, with each as a feed's icon,
too. Said is the longest single turn of the window's event loop: the time that passed and the processor time of
its thread. A file that blocks whoever opens it and a port that nobody may knock at are what the drawings refer to.
Bar: 300 ms.
"""

from __future__ import annotations

import argparse
import errno
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from html import escape
from pathlib import Path
from urllib.request import urlopen

from msgspec.structs import replace
from PySide6.QtCore import QEventLoop
from PySide6.QtWidgets import QApplication

from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.engine.redraw import redraw_icon
from reader.store.db import fetch, open_store
from reader.store.feeds import add_feed, list_feeds, save_icon
from reader.store.pictures import PictureCache
from reader.store.settings import load_settings, save_settings
from reader.window.app.app import make_application
from reader.window.app.engine_control import EngineControl, EngineLink
from reader.window.app.window import Window
from reader.window.article.engine_images import EngineImages
from reader.window.kit.theme import Theme
from tests.feedserver import FeedServer, page
from tests.perf.bench_refresh import paperround
from tests.perf.machine import describe_machine
from tests.window.open_window import open_window
from tests.window.pictures.test_redraw import list_drawings, list_rasters

BLOCKED_MS = 300.0
LONGEST_S = 120.0
"""A picture that takes five seconds of processor time may wait for its turn much longer."""


def serve(secret: str) -> None:
    """A feed with an article for each picture, and the pictures."""
    server, trap = FeedServer(), socket.create_server(("127.0.0.1", 0))
    knocks: list[object] = []
    threading.Thread(target=lambda: knocks.extend(iter(trap.accept, None)), daemon=True).start()
    address = f"http://127.0.0.1:{trap.getsockname()[1]}/"
    drawings = list_drawings(address, f"file://{secret}")
    to_file = {
        f"{name}, a file": data for name, data in list_drawings(f"file://{secret}", "").items() if "refers" in name
    }
    pictures = {**drawings, **to_file, **(rasters := list_rasters())}
    items = ""
    for number, (name, data) in enumerate(pictures.items()):
        url = server.serve(f"/{number}.jpg", page(data, content_type="image/jpeg"))
        text = escape(f"<p>A picture.</p><img src='{url}' width='600' height='400'><p>{name}</p>")
        items += f"<item><guid>{number}</guid><title>{escape(name)}</title><link>{url}</link><description>{text}</description></item>"
    feed = f"<rss version='2.0'><channel><title>Pictures</title>{items}</channel></rss>"
    server.serve("/feed", page(feed.encode()))
    server.serve("/knocks", lambda exchange: exchange.answer(200, {}, str(len(knocks)).encode()))
    print(json.dumps([server.port, len(drawings), len(to_file), len(rasters)]), flush=True)
    sys.stdin.read()


@contextmanager
def running(secret: Path) -> Iterator[list[int]]:
    command = [sys.executable, "-m", "tests.perf.bench_pictures", "--serve", str(secret)]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        yield json.loads(process.stdout.readline())
        process.kill()


class Turns:
    """Runs the event loop turn by turn, and keeps the longest."""

    def __init__(self) -> None:
        self.longest_s = self.longest_work_s = 0.0

    def run_until(self, is_done: Callable[[], bool], longest_s: float = LONGEST_S) -> bool:
        ends = time.perf_counter() + longest_s
        while not is_done():
            if time.perf_counter() > ends:
                return False
            began, worked = time.perf_counter(), time.thread_time()
            QApplication.processEvents(QEventLoop.ProcessEventsFlag.AllEvents)
            self.longest_s = max(self.longest_s, time.perf_counter() - began)
            self.longest_work_s = max(self.longest_work_s, time.thread_time() - worked)
            time.sleep(0.002)
        return True

    def settle(self, seconds: float) -> None:
        self.run_until(lambda: False, seconds)


@contextmanager
def opened(profile: Profile) -> Iterator[tuple[Window, set[str], Turns]]:
    """The window, the pictures that came or failed, and the turns of its start."""
    turns = Turns()
    arrived: set[str] = set()

    def make_images(window: object) -> EngineImages:
        images = EngineImages(PictureCache(profile.pictures))
        images.arrived.connect(arrived.add)
        return images

    window = open_window(profile, SystemClock(), Theme(QApplication.instance()), make_images, has_engine=True)  # type: ignore[arg-type]
    link = EngineLink(profile)
    window.engine = EngineControl(window, link)
    link.start()
    window.window.show()
    try:
        turns.settle(3.0)
        yield window, arrived, turns
    finally:
        link.close()
        window.bridge.close()
        window.window.close()
        turns.settle(0.5)


def is_read(secret: Path) -> bool:
    """Tell whether anybody has the file open."""
    try:
        os.close(os.open(secret, os.O_WRONLY | os.O_NONBLOCK))
    except OSError as error:
        return error.errno != errno.ENXIO
    return True


def show_all(profile: Profile, secret: Path) -> tuple[Turns, Turns, list[str]]:
    """Open each article: the turns of the start, those after it, and what went wrong."""
    conn = open_store(profile.database, SystemClock().now())
    sql = "SELECT id, title, link FROM entries ORDER BY id"
    entries = [(int(entry_id), str(title), str(link)) for entry_id, title, link in fetch(conn, sql)]
    conn.close()
    wrong = []
    with opened(profile) as (window, arrived, start):
        turns = Turns()
        for entry_id, title, url in entries:
            window.navigation.show_post(1, entry_id)
            if not turns.run_until(lambda url=url: url in arrived):  # type: ignore[misc]
                wrong.append(f"nothing became of {title}")
            turns.settle(0.2)
            if is_read(secret):
                wrong.append(f"{title} opened the file")
    return start, turns, wrong


def subscribe(profile: Profile, port: int) -> None:
    now = SystemClock().now()
    conn = open_store(profile.database, now)
    add_feed(conn, f"http://127.0.0.1:{port}/feed", now)
    save_settings(conn, replace(load_settings(conn), pictures="always", megabytes_per_day=1_000))
    conn.close()


def add_icons(profile: Profile) -> None:
    """A feed for each picture, with what became of it as its icon."""
    now = SystemClock().now()
    conn = open_store(profile.database, now)
    for number, data in enumerate((*list_drawings("", "").values(), *list_rasters().values())):
        feed_id = add_feed(conn, f"http://127.0.0.1:9/{number}", now).feed_id
        save_icon(conn, feed_id, redraw_icon(data) or b"", now)
    save_settings(conn, replace(load_settings(conn), paused=True))
    print(f"{len(list_feeds(conn))} feeds")
    conn.close()


def say(name: str, turns: Turns) -> bool:
    blocked, work = 1_000 * turns.longest_s, 1_000 * turns.longest_work_s
    print(f"{name:40} longest turn {blocked:5.0f} ms, of which its thread worked {work:5.0f} ms")
    return min(blocked, work) <= BLOCKED_MS


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench pictures")
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve(chosen.serve)
        return 0
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    application = make_application()
    with tempfile.TemporaryDirectory() as name:
        secret, profile = Path(name) / "secret", Profile(Path(name) / "profile")
        os.mkfifo(secret)
        with running(secret) as (port, drawings, twice, rasters):
            print(
                f"{drawings} drawings ({twice} refer to a port and to a file), {rasters} raster files; {describe_machine()}"
            )
            subscribe(profile, port)
            paperround(profile.folder, "refresh")
            _, first, wrong = show_all(profile, secret)
            add_icons(profile)
            start, again, more = show_all(profile, secret)
            with urlopen(f"http://127.0.0.1:{port}/knocks") as answer:
                knocks = int(answer.read())
        within = [say("first seen", first), say("the next start, with icons", start), say("seen again", again)]
        wrong += [*more, *([f"{knocks} connections to the port"] if knocks else [])]
        print("\n".join(wrong) or "every article was shown, no file was opened, nobody knocked at the port")
    del application
    return int(not all(within) or bool(wrong))


if __name__ == "__main__":
    raise SystemExit(main())
