"""The real program in a real window on a virtual screen, with a hand on its keyboard.

What the user did is looked for in the store, never on the screen. Other processes are waited for: there is nothing
to be told by, so everything is looked at again and again, with patience.
"""

from __future__ import annotations

import itertools
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import psutil

from reader.core.errors import PaperroundError
from reader.core.paths import Profile
from reader.core.records.stored import View
from reader.store.db import Connection, open_reader
from reader.store.feeds import list_feeds
from reader.store.views import list_page

ROOT = Path(__file__).resolve().parents[2]
PATIENCE_S, AGAIN_AFTER_S = 240.0, 10.0
_SCREENS = itertools.count(100 + os.getpid() % 5_000 * 10)


def wait_for(what: Callable[[], object], words: str, seconds: float = PATIENCE_S) -> None:
    assert waited_for(what, seconds), f"waited in vain: {words}"


def waited_for(what: Callable[[], object], seconds: float) -> bool:
    until = time.monotonic() + seconds
    while not what():
        if time.monotonic() > until:
            return False
        time.sleep(0.05)
    return True


@contextmanager
def virtual_screen(size: str = "1280x800") -> Iterator[str]:
    """One of its own, with a number of this process: a server that is just ending takes the socket of its number along,
    so the lowest free one may be lost again."""
    for number in itertools.islice(_SCREENS, 20):
        reading, writing = os.pipe()
        command = ["Xvfb", f":{number}", "-displayfd", str(writing), "-screen", "0", f"{size}x24"]
        server = subprocess.Popen(
            # It would begin anew when its last window closes, and refuse the next one meanwhile.
            [*command, "-noreset", "-nolisten", "tcp"],
            pass_fds=[writing],
            stderr=subprocess.DEVNULL,
        )
        os.close(writing)
        with os.fdopen(reading) as answer:
            is_ready = answer.readline().strip() == str(number)
        if is_ready:
            break
        server.wait()
    try:
        yield f":{number}"
    finally:
        server.terminate()
        server.wait()


class Program:
    """A running window; `arguments` as on its command line."""

    def __init__(
        self, profile: Profile, screen: str, *arguments: str, environment: Mapping[str, str] | None = None
    ) -> None:
        self.profile = profile
        self._said = profile.folder.with_name("said.txt")
        self._environment = {**os.environ, "DISPLAY": screen, "QT_QPA_PLATFORM": "xcb", "LC_ALL": "C.UTF-8"}
        self._environment |= environment or {}
        self.process = self._start(*arguments)

    def _start(self, *arguments: str) -> subprocess.Popen[bytes]:
        command = [sys.executable, "-m", "reader", "--profile", str(self.profile.folder), *arguments]
        with self._said.open("ab") as said:
            return subprocess.Popen(command, cwd=ROOT, env=self._environment, stderr=said)

    def start_again(self, *arguments: str) -> int:
        """A second start on the same profile; gives its exit code."""
        return self._start(*arguments).wait(PATIENCE_S)

    # --- its windows ----------------------------------------------------------------------------

    def wait_for_window(self) -> None:
        wait_for(lambda: self._find_window() or self._has_ended(), "the window")
        assert not self._has_ended(), f"it ended with {self.process.returncode}: {self._said.read_text()}"
        self.focus()

    def _has_ended(self) -> bool:
        return self.process.poll() is not None

    def wait_for_dialog(self) -> None:
        wait_for(lambda: len(self.windows()) > 1, "a dialog")
        self.focus()

    def focus(self) -> None:
        """There is no window manager: whoever shall hear the keys is told so."""
        self._do("windowfocus", "--sync", self._find_window())

    def _find_window(self) -> str:
        """The one that was opened last: a dialog, where there is one."""
        windows = self.windows()
        return windows[-1] if windows else ""

    def title(self) -> str:
        return self._do("getwindowname", self._find_window()) if self._find_window() else ""

    def windows(self, wider_than: int = 200) -> list[str]:
        """Qt keeps small helper windows beside those one sees."""
        found = self._do("search", "--onlyvisible", "--pid", str(self.process.pid)).split()
        return [window for window in found if self._width_of(window) > wider_than]

    def _width_of(self, window: str) -> int:
        shape = dict(line.split("=") for line in self._do("getwindowgeometry", "--shell", window).split())
        return int(shape.get("WIDTH", 0))

    def close_window(self) -> None:
        """As the button in its frame does; it may ask, or only hide."""
        command = [sys.executable, "-m", "tests.window.close_request", self._find_window()]
        subprocess.run(command, cwd=ROOT, env=self._environment, check=True)

    # --- its keys -------------------------------------------------------------------------------

    def press(self, key: str) -> None:
        self._do("key", key)

    def type(self, text: str) -> None:
        self._do("type", "--delay", "5", text)

    def click(self, x: int, y: int) -> None:
        self._do("mousemove", str(x), str(y), "click", "1")

    def press_until(self, key: str, what: Callable[[], object], words: str) -> None:
        """A key may come before the window is ready for it: press again until it had its effect."""
        until = time.monotonic() + PATIENCE_S
        while not what():
            assert time.monotonic() < until, f"{key} had no effect: {words}"
            self.press(key)
            waited_for(what, AGAIN_AFTER_S)

    def _do(self, *arguments: str) -> str:
        command = ["xdotool", *arguments]
        done = subprocess.run(command, env=self._environment, capture_output=True, text=True, check=False)
        return done.stdout.strip()

    # --- what became of it ----------------------------------------------------------------------

    def titles(self, view: View) -> list[str]:
        return self._ask(lambda conn: [row.title for row in list_page(conn, view)])

    def addresses(self) -> list[str]:
        return self._ask(lambda conn: sorted(feed.url for feed in list_feeds(conn)))

    def _ask(self, question: Callable[[Connection], list[str]]) -> list[str]:
        try:
            conn = open_reader(self.profile.database)
        except PaperroundError:
            return []  # a first start has not made it yet
        try:
            return question(conn)
        finally:
            conn.close()

    def engine(self) -> psutil.Process | None:
        return next(iter(self._engines()), None)

    def _engines(self) -> list[psutil.Process]:
        """Its child that is no helper of Python's own."""
        children = psutil.Process(self.process.pid).children()
        return [child for child in children if "engine" in _command(child)]

    def quit(self) -> int:
        self.press_until("ctrl+q", lambda: self.process.poll() is not None, "the end")
        return self.process.wait()

    def end(self) -> None:
        self.process.kill()
        self.process.wait()


def _command(process: psutil.Process) -> list[str]:
    try:
        return process.cmdline()
    except psutil.Error:
        return []
