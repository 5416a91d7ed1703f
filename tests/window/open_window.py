"""The whole window at once, and a search for feeds without an engine: tests and pictures wait for neither."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QWidget

from reader.core.clock import Clock
from reader.core.paths import Profile
from reader.engine.messages import FindFeeds, StopFinding
from reader.features.subscriptions.worker import FeedFinder
from reader.net.client import Client
from reader.window.app.app import open_screen
from reader.window.app.window import Window
from reader.window.article.engine_images import EngineImages
from reader.window.dialogs.dialog_commands import Finder
from reader.window.kit.theme import Theme


class SearchThread(QObject):
    """Does for a finder what the engine does, on a thread of this process."""

    _answered = Signal(object)

    def __init__(self, finder: Finder, clock: Clock) -> None:
        super().__init__(finder)
        self._client = Client(clock)
        self._searching = FeedFinder(self._client, self._answered.emit)
        self._answered.connect(finder.handle, Qt.ConnectionType.QueuedConnection)

    def handle(self, command: object) -> None:
        if isinstance(command, FindFeeds | StopFinding):
            self._searching.handle(command)

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
) -> Window:
    screen = open_screen(profile, clock, theme, make_images is not None)
    parts = Window(screen, make_images, start_demo)
    if not has_engine:
        search = SearchThread(parts.dialogs.finder, clock)
        parts.bridge.command_sent.connect(search.handle)
        parts.window.closed.connect(search.close)
    return parts
