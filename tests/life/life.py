"""A life on a desk: the running program, the publishers' server, the screen reader, an album of pictures."""

from __future__ import annotations

import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from reader.core.paths import Profile
from reader.core.records.stored import Feed, View
from reader.store.db import open_reader
from reader.store.feeds import list_feeds
from tests.feedserver import FeedServer, running
from tests.life.desk import Desk, open_desk
from tests.life.screen_reader import ScreenReader
from tests.window.real_program import Program, wait_for


@dataclass
class Life:
    desk: Desk
    profile: Profile
    server: FeedServer
    album: Path | None = None
    """Where pictures go; None takes none."""
    pictures: int = 0
    notes: list[str] = field(default_factory=list)
    """What was measured on the way, in words."""

    def __post_init__(self) -> None:
        self.program = self.start()
        self.reader = ScreenReader(self.desk.bus)

    def start(self, *arguments: str) -> Program:
        program = Program(self.profile, self.desk.screen, *arguments, environment=self.desk.environment)
        program.wait_for_window()
        return program

    def close(self) -> None:
        self.reader.close()
        self.program.end()

    # --- what is seen -----------------------------------------------------------------------------

    def wait_to_read(self, text: str, seconds: float = 60.0) -> None:
        """Until a screen reader finds these words."""
        try:
            wait_for(lambda: text in self.reader.text(), f"“{text}” on the screen", seconds)
        except AssertionError as error:
            raise AssertionError(f"{error}\n{self.reader.outline()}") from None

    def wait_until_gone(self, text: str, seconds: float = 60.0) -> None:
        wait_for(lambda: text not in self.reader.text(), f"“{text}” to go", seconds)

    def take_picture(self, name: str) -> None:
        if self.album is not None:
            self.pictures += 1
            self.desk.take_picture(self.album / f"{self.pictures:02}-{name}.png")

    def note(self, words: str) -> None:
        self.notes.append(words)

    # --- what is done -----------------------------------------------------------------------------

    def add_by_dialog(self, address: str) -> float:
        """Press a, type, wait for what is found, Return; gives when Return was pressed."""
        self.program.press("a")
        self.program.wait_for_dialog()
        self.program.type(address)
        wait_for(lambda: self.server.seen(address.partition(f":{self.server.port}")[2]), "the dialog looks")
        self.wait_to_read("Found ")
        before = len(self.program.addresses())
        pressed_at = time.monotonic()
        self.program.press_until("Return", lambda: len(self.program.addresses()) > before, "subscribing")
        self.program.focus()
        return pressed_at

    def click(self, name: str) -> None:
        """On the first thing in sight that has this name."""
        wait_for(lambda: self.reader.find(name) is not None, f"“{name}” to click on", 20)
        thing = self.reader.find(name)
        assert thing is not None
        self.program.click(thing.left + thing.width // 2, thing.top + thing.height // 2)

    def start_again(self) -> None:
        """Quit, and start on the same profile."""
        assert self.program.quit() == 0
        self.program = self.start()

    def begin_anew(self) -> None:
        """After something went wrong: whatever is open or hangs is left behind, the profile stays."""
        self.program.end()
        self.program = self.start()

    def feeds(self) -> list[Feed]:
        conn = open_reader(self.profile.database)
        try:
            return list_feeds(conn)
        finally:
            conn.close()

    def titles(self) -> list[str]:
        return self.program.titles(View())


@contextmanager
def begin_life(folder: Path, album: Path | None = None, size: str = "1440x900") -> Iterator[Life]:
    """A fresh profile in `folder`, a window on a screen of its own, a server with nothing on it yet."""
    folder.mkdir(parents=True, exist_ok=True)
    with open_desk(size) as desk, running() as server:
        life = Life(desk, Profile(folder / "profile"), server, album)
        try:
            yield life
        finally:
            life.close()
