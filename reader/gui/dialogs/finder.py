"""Feed search for the dialogs, by the engine or on a thread of the window, and the records of a subscription.

Only what is behind `Finder` uses the network. Main thread only.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field
from PySide6.QtCore import QObject, Qt, Signal

from reader.clock import Clock
from reader.gui.dialogs.folders import FolderChoice
from reader.model.fetched import Credentials, FeedsFound, FindFeeds, StopFinding
from reader.model.pages import PageRecipe
from reader.model.stored import Weight
from reader.services.feed_finder import FeedFinder


class Finder(QObject):
    """A feed search. Answers come later, with the question's number; a new question makes older ones stale."""

    found = Signal(int, object)
    """The question's number, and a Found (which may be empty and then says why)."""
    failed = Signal(int, object)
    """The question's number, and a Message why the search itself did not work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.waits_for = 0
        """The number of the open question; 0 if there is none."""

    def find(self, typed: str, credentials: Credentials | None = None, selector: str = "", pointed_at: str = "") -> int:
        """Ask, and return the question's number. A selector, or the words of a link, is tried on the page itself."""
        self._count += 1
        self.waits_for = self._count
        self.send(FindFeeds(self._count, typed, credentials, selector, pointed_at))
        return self._count

    def cancel(self) -> None:
        """Drop the open question, because nobody waits for its answer."""
        if self.waits_for:
            self.waits_for = 0
            self.send(StopFinding())

    def handle(self, answer: FeedsFound) -> None:
        """Emit an answer, unless it is stale."""
        if answer.question != self.waits_for:
            return
        self.waits_for = 0
        if answer.found is None:
            self.failed.emit(answer.question, answer.message)
        else:
            self.found.emit(answer.question, answer.found)

    def send(self, command: FindFeeds | StopFinding) -> None:
        raise NotImplementedError

    def set_proxy(self, proxy: str) -> None:
        """Use another proxy; only a search in this process needs it."""

    def close(self) -> None:
        self.cancel()


class EngineFinder(Finder):
    """Asks the engine: `send` hands it a command, and its FeedsFound come back to `handle`."""

    def __init__(self, send: Callable[[FindFeeds | StopFinding], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._send = send

    def send(self, command: FindFeeds | StopFinding) -> None:
        self._send(command)


class ThreadFinder(Finder):
    """Searches on a thread of this process, for a window without an engine."""

    _answered = Signal(object)

    def __init__(self, clock: Clock, proxy: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._searching = FeedFinder(clock, self._answered.emit, proxy)
        self._answered.connect(self.handle, Qt.ConnectionType.QueuedConnection)

    def send(self, command: FindFeeds | StopFinding) -> None:
        self._searching.handle(command)

    @property
    def proxy(self) -> str:
        return self._searching.proxy

    def set_proxy(self, proxy: str) -> None:
        self._searching.set_proxy(proxy)

    def close(self) -> None:
        super().close()
        self._searching.close()


class Subscription(Struct, frozen=True):
    """What the user decided to subscribe to, and how."""

    url: str
    title: str
    folder: FolderChoice = field(default_factory=FolderChoice)
    weight: Weight = Weight.NORMAL
    alert: bool = False
    credentials: Credentials | None = None
    name: str = ""
    """The user's name for it; empty for the title."""
    account_id: int | None = None
    """The account that gets it, or ONLY_HERE; None if there was nothing to choose."""
    page: PageRecipe | None = None
    """How entries are read from it, if it is a page without a feed."""


class Known(Struct, frozen=True):
    """A feed that is there already."""

    id: int
    name: str
