"""The window in which a week is lived: it hears the engine of the made-up world, and its user reads at every visit."""

from __future__ import annotations

import time
from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QApplication

from reader.core.paths import Profile
from reader.engine.messages import Command
from reader.store.db import open_reader
from reader.window.app.engine_control import EngineControl
from reader.window.kit.theme import Theme
from tests.engine.simulated import World
from tests.life.claims import Claims
from tests.life.week import Week
from tests.window.open_window import open_window

PATIENCE_S = 60.0
READ_AT_A_VISIT = 3


class NearLink(QObject):
    """The engine in this thread, in place of its process."""

    noted = Signal(object)

    def __init__(self, world: World) -> None:
        super().__init__()
        self._world = world
        world.on_note = self.noted.emit

    def send(self, command: Command) -> None:
        self._world.engine.handle(command, self._world.clock.now())


def settle(what: Callable[[], bool] = lambda: True) -> None:
    until = time.monotonic() + PATIENCE_S
    while not what():
        assert time.monotonic() < until, "waited in vain"
        QApplication.processEvents()
        time.sleep(0.002)
    QApplication.processEvents()


class WeekWindow:
    def __init__(self, week: Week, theme: Theme, album: Path | None = None) -> None:
        self.week, self._album = week, album
        world = week.world
        self.window = open_window(Profile(world.folder), world.clock, theme, has_engine=True)
        self.link = NearLink(world)
        self.window.engine = EngineControl(self.window, self.link)  # type: ignore[arg-type]
        self._conn = open_reader(Profile(world.folder).database)
        self.untrue: list[str] = []
        self.counted = 0
        self.window.window.resize(1440, 900)
        self.window.window.show()
        world.come = self.come
        week.on_read = self.read

    def come(self, at: float) -> None:
        """The user comes, or still is there: the window notes the visit, and tells the engine."""
        self.window.presence.come()
        self._write_all()

    def read(self, name: str) -> None:
        """In a sitting, a quarter of an hour after it began: some articles, and all pages of Insights."""
        window, now = self.window, self.week.world.clock.now()
        window.navigation.show_unread()
        settle(lambda: not window.entries.model.is_loading)
        for _ in range(READ_AT_A_VISIT):
            window.actions["next_post"].trigger()
            settle()
        self._write_all()
        claims = Claims(window, self._conn, now, settle)
        said = claims.walk()
        self.untrue += [f"{name}: {one}" for one in said]
        self.counted += claims.counted
        if self._album is not None:
            for page in ("today", "feeds", "savings"):
                shown = window.insights.open(page).page(page)
                settle(lambda: not shown.working.isVisible())  # noqa: B023
                window.window.grab().save(str(self._album / f"{name.replace(' ', '-')}-{page}.png"))
            window.insights.leave()
            settle()
            window.window.grab().save(str(self._album / f"{name.replace(' ', '-')}.png"))
        window.presence.leave()
        self._write_all()

    def _write_all(self) -> None:
        for _ in range(2):
            answered: list[None] = []
            self.window.bridge.write(lambda conn: None, answered.append)
            settle(lambda: bool(answered))  # noqa: B023

    def close(self) -> None:
        self._conn.close()
        self.window.window.quit()
        self.window.bridge.close()
