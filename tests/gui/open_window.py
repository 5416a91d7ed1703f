"""The whole window at once, and a search for feeds without an engine: tests and pictures wait for neither."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.clock import Clock
from reader.fetch.client import Client
from reader.gui.article.engine_images import EngineImages
from reader.gui.dialogs.finder import Finder
from reader.gui.kit.theme import Theme
from reader.gui.shell.app import open_screen
from reader.gui.shell.assemble import Parts
from reader.gui.shell.wiring import complete_window
from reader.paths import Profile
from reader.services.feed_finder import FeedFinder


class SearchThread(QObject):
    """Does for a finder what the engine does, on a thread of this process."""

    _answered = Signal(object)

    def __init__(self, finder: Finder, clock: Clock) -> None:
        super().__init__(finder)
        self._client = Client(clock)
        self._searching = FeedFinder(self._client, self._answered.emit)
        finder.command_sent.connect(self._searching.handle)
        self._answered.connect(finder.handle, Qt.ConnectionType.QueuedConnection)

    def close(self) -> None:
        self._searching.close()
        self._client.close()


def open_window(
    profile: Profile,
    clock: Clock,
    theme: Theme,
    make_images: Callable[[QWidget], EngineImages] | None = None,
    start_demo: Callable[[], bool] | None = None,
    *,
    has_engine: bool = False,
) -> Parts:
    screen = open_screen(profile, clock, theme, make_images is not None)
    parts = complete_window(screen, make_images, start_demo)
    if not has_engine:
        parts.window.closed.connect(SearchThread(parts.dialogs.finder, clock).close)
    return parts
