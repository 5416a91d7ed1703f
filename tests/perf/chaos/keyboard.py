"""A hand on the window's keyboard during a fault run, on a virtual screen; without Xvfb there is none."""

from __future__ import annotations

import random
import shutil
import subprocess
import time
from collections.abc import Mapping
from contextlib import ExitStack
from pathlib import Path

from reader.store.db import open_reader
from tests.window.real_program import virtual_screen

NEEDED = ("Xvfb", "xdotool")
STAR_S = 20.0
"""Until a star that a key set is in the store: longer than a full disk lasts."""
HARMLESS = (
    *("j", "k", "n", "p", "space", "Down", "Up", "Page_Down", "Page_Up", "Home", "End", "Return", "Escape"),
    *("ctrl+1", "ctrl+2", "ctrl+3", "g u", "g t", "g s", "slash", "question", "ctrl+comma"),
    *("r", "m", "f", "plus"),
)
"""Nothing here unsubscribes, deletes, tags, stars, takes back or quits, nor leads to a button that does."""
TYPED = ("post", "title:post", "is:unread", '"', "(((", "ünïcode 日本")


class Keyboard:
    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._stack = ExitStack()
        self.screen = self._stack.enter_context(virtual_screen()) if all(map(shutil.which, NEEDED)) else ""
        self.pressed = 0

    @property
    def environment(self) -> Mapping[str, str]:
        """For the window that is to hear it."""
        if not self.screen:
            return {"QT_QPA_PLATFORM": "offscreen"}
        return {"QT_QPA_PLATFORM": "xcb", "DISPLAY": self.screen, "LC_ALL": "C.UTF-8"}

    def press_some(self, pid: int) -> None:
        for key in self._rng.choices(HARMLESS, k=self._rng.randrange(4, 16)):
            for part in key.split():
                self._do(pid, "key", part)
            if key == "slash":
                self._do(pid, "type", "--delay", "5", self._rng.choice(TYPED))
        for _ in range(3):  # out of whatever was opened
            self._do(pid, "key", "Escape")

    def star_one(self, pid: int, database: Path) -> tuple[set[int], set[int]]:
        """Presses S on what is chosen; gives which stars came and which went, once the store has it."""
        before = list_stars(database)
        for key in ("Escape", "Escape", "Escape", "g", "u", "j", "s"):
            self._do(pid, "key", key)
        until = time.monotonic() + STAR_S
        while (after := list_stars(database)) == before and time.monotonic() < until:
            time.sleep(0.1)
        return after - before, before - after

    def _do(self, pid: int, *arguments: str) -> None:
        """To the window that was opened last: there is no window manager to choose one."""
        environment = {"DISPLAY": self.screen, "PATH": "/usr/bin:/bin"}
        find = ["xdotool", "search", "--onlyvisible", "--pid", str(pid)]
        found = subprocess.run(find, env=environment, capture_output=True, text=True, check=False).stdout.split()
        if not found:
            return
        focus = ["windowfocus", found[-1]]
        subprocess.run(["xdotool", *focus, *arguments], env=environment, capture_output=True, check=False)
        self.pressed += 1

    def close(self) -> None:
        self._stack.close()


def list_stars(database: Path) -> set[int]:
    conn = open_reader(database)
    try:
        return {row[0] for row in conn.execute("SELECT entry_id FROM marks WHERE starred = 1")}
    finally:
        conn.close()
