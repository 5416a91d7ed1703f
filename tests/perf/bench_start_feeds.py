"""What a start with many feeds costs until everything is at rest: dev.py bench start-feeds [--feeds N] [--starts N]
[--imported] [--beside DIR]

The program as it is started, window and engine, on a profile of feeds with six weeks of posts and visits behind them,
none of them due; with --imported as after an import and its first fetch: no visits, thirty posts of each feed, none of
which was read for what it is about. Counted is the processor time of all its processes until they have been at rest
for a second and a half, as the system tells it to another process: asking inside the window would cost some hundredths
of a second. Then the processor time of the following thirty seconds, and their memory (PSS) after it. Three kinds take
turns: the first start on the profile, which must find a price for polls; one that must make the plan of the day, because
the kept plan is taken away before; and one that finds that plan.
RSS Guard (Debian's package), where it is installed, starts in between with as many feeds and posts. Goals with 500
feeds: 1.0 s, 0.1 s, 110 MB. Offscreen, with compiled files as an installed program has them. On a machine that does
other things the same work takes more processor time: the least of several starts says most, and --beside has another
checkout start in turns with this one, on the same libraries.
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np
import psutil

from reader.core.clock import SystemClock
from reader.core.paths import Profile
from reader.core.records.logged import Visit
from reader.core.records.planning import DAY_S
from reader.core.records.stored import EntryContent, FeedUpdate, HttpState, NewEntry, PublisherData
from reader.core.settings import Settings
from reader.features.search.store import index_some
from reader.features.stories.worker import ContentReader
from reader.store.db import Connection, open_store
from reader.store.entries import apply_update
from reader.store.feeds import add_feed, get_feed
from reader.store.reading_log import add_visits
from reader.store.settings import save_settings
from tests.perf.machine import describe_machine
from tests.perf.rssguard_run import fill_rssguard

ROOT = Path(__file__).resolve().parents[2]
DAYS = 42

CHECK_EVERY_S, AT_REST_S = 0.25, 1.5
AT_REST_CPU_S = 0.03
"""A machine that does other things, too, gives its ticks of a hundredth of a second away a little unevenly."""
GIVEN_UP_S = 60.0
AFTERWARDS_S = 30.0


def fill(profile: Profile, feeds: int, imported: bool) -> None:
    """Feeds that were just polled and whose publishers want a day between two visits; everything read and indexed."""
    now, rng = SystemClock().now(), random.Random(1)
    conn = open_store(profile.database, now)
    save_settings(conn, Settings(daily_budget=3 * feeds))
    for number in range(feeds):
        _add(conn, number, now, rng, imported)
    while index_some(conn):
        pass
    if not imported:
        hours = [hour + rng.gauss(0, 0.4) - 24 * day for day in range(DAYS) for hour in (7.5, 12.6, 20.2)]
        visits = sorted(now // DAY_S * DAY_S + hour * 3_600 for hour in hours)
        add_visits(conn, [Visit(at, None, "view") for at in visits if at < now])
        reader = ContentReader(conn)
        while reader.go_on():
            pass
    conn.close()


def _add(conn: Connection, number: int, now: float, rng: random.Random, imported: bool) -> None:
    added_at = now - 600 if imported else now - DAYS * DAY_S
    feed = get_feed(conn, add_feed(conn, f"http://127.0.0.1:9/{number}", added_at).feed_id)
    per_day = min(rng.paretovariate(1.1) * 0.3, 40.0)
    count = 30 if imported else int(per_day * DAYS) + 1
    times = np.sort(now - np.array([rng.random() for _ in range(count)]) * DAYS * DAY_S)
    polled = HttpState(last_fetched_at=now, last_ok_at=now, earliest_at=now + 2 * DAY_S)
    notes = PublisherData(title=f"Site {number}", window_size=20)
    new = tuple(_make_entry(number, place, int(at)) for place, at in enumerate(times.tolist()))
    apply_update(conn, FeedUpdate(feed.id, now - 60, polled, None, notes, new))


def _make_entry(number: int, place: int, at: int) -> NewEntry:
    title, link = f"Post {place} of site {number}", f"http://site{number}.example/{place}"
    key = hashlib.sha256(link.encode()).digest()[:16]
    content = EntryContent(title, link, "", at, None, at, f"<p>{title}</p>", title, (), (), "en", key)
    return NewEntry((key,), content)


class Start(NamedTuple):
    """Seconds of processor time."""

    window: float
    engine: float
    later: float = 0.0
    """In the thirty seconds after it."""
    memory_mb: float = 0.0

    @property
    def whole(self) -> float:
        return self.window + self.engine


def start(profile: Profile, folder: Path, root: Path) -> Start:
    """`folder`: for compiled files."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONPYCACHEPREFIX": str(folder / "compiled")}
    environment["PYTHONPATH"] = str(_hide_typing_extensions(folder / "hidden"))
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    command = [sys.executable, "-m", "reader", "--profile", str(profile.folder)]
    return _run(command, root, environment, has_engine=True)


def start_rssguard(home: Path) -> Start:
    own = {"QT_QPA_PLATFORM": "offscreen", "QTWEBENGINE_DISABLE_SANDBOX": "1", "HOME": str(home)}
    return _run(["rssguard", "-n", "-d", str(home)], home, {**os.environ, **own}, has_engine=False)


def _run(command: Sequence[str], root: Path, environment: dict[str, str], *, has_engine: bool) -> Start:
    program = psutil.Popen(command, cwd=root, env=environment, stderr=subprocess.DEVNULL)
    try:
        rest = _await_rest(program, has_engine)
        before = _read_all_cpu_s(program)
        time.sleep(AFTERWARDS_S)
        everyone = [program, *program.children(recursive=True)]
        memory = sum(one.memory_full_info().pss for one in everyone) / 1e6
        return rest._replace(later=_read_all_cpu_s(program) - before, memory_mb=memory)
    finally:
        program.terminate()
        program.wait(GIVEN_UP_S)


def _read_all_cpu_s(program: psutil.Process) -> float:
    return sum(map(_read_cpu_s, [program, *program.children(recursive=True)]))


def _hide_typing_extensions(folder: Path) -> Path:
    """It is here for mypy alone: an installed program has none."""
    folder.mkdir(exist_ok=True)
    (folder / "typing_extensions.py").write_text("raise ImportError\n", encoding="ascii")
    return folder


def _await_rest(program: psutil.Popen, has_engine: bool) -> Start:
    visits: list[Start] = []
    before = round(AT_REST_S / CHECK_EVERY_S)
    for _ in range(round(GIVEN_UP_S / CHECK_EVERY_S)):
        time.sleep(CHECK_EVERY_S)
        engines = program.children(recursive=True)
        visits.append(Start(_read_cpu_s(program), sum(map(_read_cpu_s, engines))))
        has_all = len(visits) > before and (not has_engine or visits[-1 - before].engine > 0)
        if has_all and visits[-1].whole - visits[-1 - before].whole < AT_REST_CPU_S:
            return visits[-1 - before]
    raise RuntimeError("the program did not come to rest")


def _read_cpu_s(process: psutil.Process) -> float:
    times = process.cpu_times()
    return times.user + times.system


def measure(profile: Profile, starts: int, folder: Path, roots: Sequence[Path]) -> dict[str, list[Start]]:
    untouched = folder / "untouched"
    shutil.copytree(profile.folder, untouched)

    def begin_anew() -> None:
        shutil.rmtree(profile.folder)
        shutil.copytree(untouched, profile.folder)

    kinds: dict[str, Callable[[], None]] = {
        "first start": begin_anew,
        "plan made again": lambda: profile.kept_plan.unlink(missing_ok=True),
        "plan of today found": lambda: None,
    }
    runs: dict[str, list[Start]] = {}
    for root in roots:
        start(profile, folder, root)  # compiles, and fills the system's caches
    home = fill_rssguard(folder / "rssguard", profile) if shutil.which("rssguard") else None
    for _ in range(starts):
        if home is not None:
            runs.setdefault("RSS Guard", []).append(start_rssguard(home))
        for kind, prepare in kinds.items():
            for root in roots:
                prepare()
                name = kind if root == ROOT else f"{kind}, {root.name}"
                runs.setdefault(name, []).append(start(profile, folder, root))
    return runs


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench start-feeds")
    parser.add_argument("--feeds", type=int, default=500)
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--imported", action="store_true")
    parser.add_argument("--beside", type=Path, metavar="DIR", help="another checkout, too")
    chosen = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        profile = Profile(Path(folder) / "profile")
        fill(profile, chosen.feeds, chosen.imported)
        roots = [ROOT] if chosen.beside is None else [ROOT, chosen.beside.resolve()]
        runs = measure(profile, chosen.starts, Path(folder), roots)
    print(f"{chosen.feeds} feeds, {chosen.starts} starts of each kind; {describe_machine()}")
    for kind, its in runs.items():
        least, usual = min(one.whole for one in its), statistics.median(one.whole for one in its)
        window, engine = min(one.window for one in its), min(one.engine for one in its)
        later, memory = min(one.later for one in its), statistics.median(one.memory_mb for one in its)
        print(
            f"{kind:28} {least:5.2f} s of processor time at least (window {window:.2f}, engine {engine:.2f}), "
            f"{usual:.2f} in the median; {later:.2f} s in the next 30 s; {memory:.0f} MB"
        )


if __name__ == "__main__":
    main()
