"""What the program holds in memory, window and engine together: dev.py bench memory [POSTS] [FEEDS] [--unread]
[--written] [--beside DIR]

Starts the program as its user would, offscreen, on a profile whose posts are spread over many feeds of a server on
loopback; measures (PSS: shared pages are divided among those who share them) at rest, after all feeds brought new
posts and these were read for what they are about, after views, searches and articles were looked through, and with the
plots of Insights open. Asks all processes once a second, too: the highest sum is what all the work takes at most.

The old posts were read for their content before, as on every day but the first; with --unread the program begins
with all of them, as after an import, and rests when it has read them, which takes some ten minutes.

PSS depends on what other programs have loaded. With --written only those pages count that the processes wrote
themselves, which does not; --beside then does the same with another checkout, on the same libraries.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import psutil
from msgspec import Struct

from reader.core.paths import Profile
from reader.features.stories.worker import read_everything
from reader.store.db import open_store
from reader.store.feeds import list_feeds
from tests.perf import many_feeds
from tests.perf.bench_refresh import subscribe
from tests.perf.machine import describe_machine
from tests.perf.memory_of import find_sharers, measure, measure_written
from tests.window.made_up import Post, store_posts


class PollState(Struct, frozen=True):
    at: str
    time: float
    sizes: dict[str, float]
    """In MB, by process."""
    is_shared: bool

    @property
    def total(self) -> float:
        return sum(self.sizes.values())


ROOT = Path(__file__).resolve().parents[2]
GOAL_MB = 150

DRIVER = """
import sys
from reader.cli.main import main
import reader.window.app.app as app
walks, complete = [], app.whole_window.Window
def complete_and_walk(*given):
    from tests.perf.memory_walk import Walk
    parts = complete(*given)
    walks.append(Walk(parts))
    return parts
app.whole_window.Window = complete_and_walk
sys.exit(main(["--profile", sys.argv[1]]))
"""


def fill(profile: Profile, posts: int, is_read: bool) -> None:
    """As many old posts for each feed, with texts of a length that feeds have."""
    now = time.time()
    conn = open_store(profile.database, now)
    feeds = list_feeds(conn)
    text = "The ferry leaves the harbour at dawn, when the tide is high and the market is still asleep. " * 4
    for feed in feeds:
        ages = range(posts // len(feeds))
        old = [Post(feed.url, 86_400 + 7_200 * age, f"Post {age} of {feed.id}", text, age > 40) for age in ages]
        store_posts(conn, feed.id, feed.name, old, now)
    if is_read:
        read_everything(conn)
    conn.close()


# In another checkout: its own program and its own walk, measured by us.
BESIDE = """
import importlib.util, sys
from tests.perf import bench_memory
spec = importlib.util.spec_from_file_location("memory_of", sys.argv.pop(1))
memory_of = importlib.util.module_from_spec(spec)
spec.loader.exec_module(memory_of)
bench_memory.measure = memory_of.measure_written
bench_memory.main()
"""


def measure_beside(root: Path, posts: int, feeds: int) -> None:
    own = str(Path(__file__).with_name("memory_of.py"))
    command = [sys.executable, "-c", BESIDE, own, str(posts), str(feeds)]
    subprocess.run(command, cwd=root, env={**os.environ, "PYTHONPATH": str(root)}, check=True)


def drive(
    profile: Profile, measure: Callable[[psutil.Process], dict[str, float]]
) -> tuple[list[PollState], list[PollState]]:
    """What was held at each moment it told of, and from second to second."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-c", DRIVER, str(profile.folder)]
    moments: list[PollState] = []
    held: list[PollState] = []
    said = profile.folder / "said"
    with (
        said.open("w") as writing,
        said.open() as reading,
        subprocess.Popen(command, cwd=ROOT, env=environment, stdout=writing) as program,
    ):
        while program.poll() is None:
            time.sleep(1.0)
            with contextlib.suppress(psutil.Error):
                window = psutil.Process(program.pid)
                held.append(PollState("", time.time(), measure(window), False))
                for line in reading.readlines():
                    is_shared = bool(find_sharers(window))
                    moments.append(PollState(line.strip(), time.time(), measure(window), is_shared))
    return moments, held


def show(at: str, moment: PollState) -> None:
    parts = ", ".join(f"{name} {size:.0f}" for name, size in moment.sizes.items())
    print(f"{at:24} {moment.total:4.0f} MB   ({parts})")


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench memory")
    parser.add_argument("posts", type=int, nargs="?", default=100_000)
    parser.add_argument("feeds", type=int, nargs="?", default=500)
    parser.add_argument("--unread", action="store_true", help="begin with posts not read for their content")
    parser.add_argument("--written", action="store_true", help="only the pages that the processes wrote")
    parser.add_argument("--beside", type=Path, metavar="DIR", help="with --written: another checkout, too")
    chosen = parser.parse_args()
    print(f"{chosen.posts:,} posts, {chosen.feeds} feeds; {describe_machine()}")
    server = many_feeds.start(chosen.feeds, 0.02, lively=True)
    try:
        with tempfile.TemporaryDirectory() as folder:
            subscribe(server, Path(folder))
            fill(Profile(Path(folder)), chosen.posts, not chosen.unread)
            how = measure_written if chosen.written else measure
            moments, held = drive(Profile(Path(folder)), how)
    finally:
        server.stop()
    for moment in moments:
        show(moment.at, moment)
    resting = moments[:-1]  # the last one has Insights open
    working = [moment for moment in held if moment.time <= resting[-1].time]
    show("at most until then", max(working, key=lambda moment: moment.total))
    show("at most, Insights too", max(held, key=lambda moment: moment.total))
    if chosen.written:
        if chosen.beside is not None:
            measure_beside(chosen.beside.resolve(), chosen.posts, chosen.feeds)
        return 0
    if any(moment.is_shared for moment in moments):
        print("Another program had this Qt loaded at the time: alone, the window would hold some MB more.")
    return int(max(moment.total for moment in resting) > GOAL_MB)


if __name__ == "__main__":
    raise SystemExit(main())
