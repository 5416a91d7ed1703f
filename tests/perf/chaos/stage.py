"""The program on its stage: the window with its engine, commands of a second terminal, and what befalls them."""

from __future__ import annotations

import os
import random
import resource
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

import psutil
from msgspec.structs import replace

from reader.core.paths import Profile
from reader.core.settings import Settings
from reader.engine.process.handover import hand_over
from reader.store.db import open_store
from reader.store.feeds import list_feeds, set_choices
from reader.store.settings import save_settings
from tests.perf.chaos.keyboard import Keyboard
from tests.perf.chaos.ledger import Ledger
from tests.perf.chaos.program import CLOCK, write_offset, write_site
from tests.perf.chaos.publishers import Publishers

ROOT = Path(__file__).resolve().parents[3]
COMMAND_S = 60.0
CHECK_EVERY_S = 0.2
START_S = 90.0
ANSWER_S = 40.0
HOUR_S = 3_600.0
INTERVAL_S = 600
USES = 18
"""What the user does between two faults of a kind."""
KEYS = 0.4
"""The share of it that is done in the window; the rest is commands of the second terminal."""


@dataclass
class Stage:
    folder: Path
    rng: random.Random
    feeds: int
    offset_s: float = 0.0
    jumps: int = 0
    commands: int = 0
    refused: int = 0
    """Commands that ended with a sentence and a code, as they may while the disk is full."""
    faults: dict[str, int] = field(default_factory=dict)
    troubles: list[str] = field(default_factory=list)
    ledger: Ledger = field(default_factory=Ledger)
    history: list[str] = field(default_factory=list)
    """What befell it, and which commands were run, with their times."""

    def __post_init__(self) -> None:
        self.profile = Profile(self.folder / "profile")
        self.keyboard = Keyboard(self.rng)
        self._clock = self.folder / "clock"
        write_offset(self._clock, 0.0)
        self.publishers = Publishers(self.feeds, self.rng, lambda: time.time() + self.offset_s, lambda: self.jumps)
        self._environment = {
            **os.environ,
            CLOCK: str(self._clock),
            "PYTHONPATH": write_site(self.folder / "site"),
            **self.keyboard.environment,
            "PYTHON_KEYRING_BACKEND": "keyring.backends.fail.Keyring",
            "PYTHONUNBUFFERED": "1",
        }
        self._said = (self.folder / "said.txt").open("ab")
        self._has_window = False
        self._subscribe()
        self.window = self._start_window()
        self._has_window = True

    def _subscribe(self) -> None:
        urls = [self.publishers.url(number) for number in range(self.feeds)]
        file = self.folder / "list.txt"
        file.write_text("\n".join(urls) + "\n", encoding="utf-8")
        assert self.run("import", str(file)) is not None, "the first import failed"
        self.ledger.feeds |= set(urls)
        conn = open_store(self.profile.database, time.time())
        save_settings(conn, Settings(daily_budget=100_000, fetches_per_minute=600, quiet_hours=""))
        for feed in list_feeds(conn):
            set_choices(conn, feed.id, replace(feed.choices, interval_s=INTERVAL_S))
        conn.close()

    # --- the program ------------------------------------------------------------------------------

    def _command(self, *arguments: str) -> list[str]:
        profile = str(self.profile.folder)
        return [sys.executable, "-m", "reader", "--profile", profile, *arguments]

    def _start_window(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(self._command(), cwd=ROOT, env=self._environment, stdout=self._said, stderr=self._said)

    def run(self, *arguments: str, seconds: float = COMMAND_S) -> str | None:
        """What a command of the second terminal said; None where it refused. A hang or a traceback is a trouble."""
        self.commands += 1
        began = time.time()
        process = subprocess.Popen(
            self._command(*arguments),
            cwd=ROOT,
            env=self._environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        said = self._wait_for(process, seconds)
        if said is None:
            self.troubles.append(f"hangs: {' '.join(arguments)}")
            return None
        self._note(" ".join(arguments)[:60], began)
        if "Traceback" in said[1]:
            self.troubles.append(f"traceback of {' '.join(arguments)}: {said[1].strip().splitlines()[-1]}")
        if process.returncode:
            self.refused += 1
            return None
        return said[0]

    def _wait_for(self, process: subprocess.Popen[str], seconds: float) -> tuple[str, str] | None:
        """What it said; None where it hangs. Who waits for a turn of the processor does not hang."""
        patience = Patience(seconds)
        while True:
            try:
                return process.communicate(timeout=CHECK_EVERY_S)
            except subprocess.TimeoutExpired:
                if patience.is_over([process.pid, *(one.pid for one in self.family())]):
                    process.kill()
                    process.communicate()
                    return None

    def engine(self) -> psutil.Process | None:
        """The window's child that runs the engine; the parser is its own child."""
        try:
            children = psutil.Process(self.window.pid).children()
        except psutil.Error:
            return None
        return next((child for child in children if "engine" in _command_line(child).split()), None)

    def family(self) -> list[psutil.Process]:
        if not self._has_window:
            return []
        try:
            window = psutil.Process(self.window.pid)
            return [window, *window.children(recursive=True)]
        except psutil.Error:
            return []

    def is_heard(self) -> bool:
        """Whether the window answers a second start in time."""
        patience = Patience(ANSWER_S)
        while not patience.is_over([one.pid for one in self.family()]):
            if hand_over(self.profile, {"do": "changed"}) is not None:
                return True
            time.sleep(CHECK_EVERY_S)
        return False

    def revive(self) -> None:
        """A window that was killed is started again, as its user would; one that ended by itself is a trouble."""
        code = self.window.poll()
        if code is None:
            return
        if code != -9:
            self.troubles.append(f"the window ended with {code}")
        self.window = self._start_window()
        self.wait_until_up()

    def wait_until_up(self) -> None:
        """Until the window answers and its engine has stored or asked something."""
        asked, patience = len(self.publishers.asked), Patience(START_S)
        while not patience.is_over([one.pid for one in self.family()]):
            if self.is_heard() and (self.engine() is not None or len(self.publishers.asked) > asked):
                return
            time.sleep(0.2)
        self.troubles.append("the window did not come up")

    def wait_for_posts(self) -> None:
        """Before anything befalls it, each feed is asked once."""
        until = time.monotonic() + START_S
        while time.monotonic() < until and len({one.feed for one in self.publishers.asked}) < self.feeds:
            time.sleep(0.2)
        self.ledger.find_broken(self.profile.database)

    def close(self) -> None:
        for process in self.family():
            process.kill()
        self.window.wait()
        self.publishers.server.close()
        self.keyboard.close()
        self._said.close()

    # --- what befalls it --------------------------------------------------------------------------

    def befall(self) -> None:
        """One fault, or something that the user does in the window or the second terminal."""
        name = self.rng.choice((*FAULTS, *("use",) * USES))
        self.faults[name] = self.faults.get(name, 0) + 1
        began = time.time()
        getattr(self, f"_{name}")()
        self._note(f"{name}", began)

    def _note(self, what: str, began: float) -> None:
        self.history.append(f"{_clock_time(began)} to {_clock_time(time.time())} {what}")

    def _use(self) -> None:
        if self.keyboard.screen and self.rng.random() < KEYS:
            self._use_keys()
        else:
            self._use_terminal()

    def _use_keys(self) -> None:
        if self.rng.random() < 0.7:
            self.keyboard.press_some(self.window.pid)
            return
        came, went = self.keyboard.star_one(self.window.pid, self.profile.database)
        self.ledger.stars = (self.ledger.stars | came) - went

    def _use_terminal(self) -> None:
        action = self.rng.randrange(8)
        ids = self._some_entries() if action < 3 else []
        if ids and action < 2:
            if self.run("mark", "star", *map(str, ids)) is not None:
                self.ledger.stars |= set(ids)
        elif ids:
            if self.run("tag", "kept", *map(str, ids)) is not None:
                self.ledger.tagged |= set(ids)
        elif action == 3:
            self.run("refresh", seconds=3 * COMMAND_S)
        else:
            self.run(
                *self.rng.choice((("feeds",), ("entries", "--unread"), ("search", "post"), ("log-visit",), ("doctor",)))
            )

    def _some_entries(self) -> list[int]:
        known = sorted(self.ledger.entries)
        return self.rng.sample(known, min(3, len(known)))

    def _kill_window(self) -> None:
        self.publishers.note_kill()
        for process in self.family()[:1]:
            process.kill()
        self.window.wait()
        self.revive()

    def _kill_engine(self) -> None:
        engine = self.engine()
        if engine is not None:
            self.publishers.note_kill()
            engine.kill()

    def _kill_parser(self) -> None:
        engine = self.engine()
        for child in engine.children() if engine is not None and engine.is_running() else ():
            child.kill()

    def _suspend(self) -> None:
        """A machine that sleeps for a moment, or one process that gets no turn."""
        chosen = self.family() if self.rng.random() < 0.5 else self.family()[1:2]
        for process in chosen:
            _quietly(process.suspend)
        time.sleep(self.rng.uniform(0.5, 4.0))
        for process in chosen:
            _quietly(process.resume)

    def _fill_disk(self) -> None:
        """No file of the program can grow for a while."""
        family = self.family()
        for process in family:
            _quietly(lambda process=process: process.rlimit(resource.RLIMIT_FSIZE, (1_024, resource.RLIM_INFINITY)))
        time.sleep(self.rng.uniform(1.0, 4.0))
        for process in family:
            endless = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
            _quietly(lambda process=process, endless=endless: process.rlimit(resource.RLIMIT_FSIZE, endless))

    def _set_clock(self) -> None:
        away = self.rng.choice((HOUR_S, 8 * HOUR_S, 3 * 24 * HOUR_S, 365 * 24 * HOUR_S))
        self._jump(self.rng.choice((away, -away)))
        time.sleep(self.rng.uniform(1.0, 6.0))
        self._jump(0.0)

    def _jump(self, offset_s: float) -> None:
        self.jumps += 1
        self.offset_s = offset_s
        write_offset(self._clock, offset_s)

    def _cut_line(self) -> None:
        self.publishers.is_network_cut = True
        time.sleep(self.rng.uniform(1.0, 6.0))
        self.publishers.is_network_cut = False


class Patience:
    """So many seconds in which everybody had their turn: what a busy machine keeps waiting is not counted, up to ten
    times as long."""

    def __init__(self, seconds: float) -> None:
        self._left_s, self._ends = seconds, time.monotonic() + 10 * seconds
        self._visited = time.monotonic()

    def is_over(self, pids: list[int]) -> bool:
        now = time.monotonic()
        if not any(_waits_for_a_turn(pid) for pid in pids):
            self._left_s -= now - self._visited
        self._visited = now
        return self._left_s <= 0 or now > self._ends


def _waits_for_a_turn(pid: int) -> bool:
    try:
        return psutil.Process(pid).status() == psutil.STATUS_RUNNING
    except psutil.Error:
        return False


FAULTS = ("kill_window", "kill_engine", "kill_parser", "suspend", "fill_disk", "set_clock", "cut_line")


def _clock_time(at: float) -> str:
    return time.strftime("%H:%M:%S", time.localtime(at))


def _quietly(act) -> None:
    try:
        act()
    except (psutil.Error, OSError, ValueError):
        return  # it ended meanwhile


def _command_line(process: psutil.Process) -> str:
    try:
        return " ".join(process.cmdline())
    except psutil.Error:
        return ""
