"""Records of the add-feed dialog: what it is told, and what it answers. Any thread."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct, field
from PySide6.QtCore import QObject, Qt, Signal, Slot

from reader.clock import Clock
from reader.gui.dialogs.folders import FolderChoice
from reader.model.fetched import Credentials, FeedsFound, FindFeeds, StopFinding
from reader.model.pages import PageRecipe
from reader.model.stored import Weight
from reader.services.feed_finder import FeedFinder


class Finder(QObject):
    """Answers come later, with the number of the question; a new question makes older ones stale."""

    found = Signal(int, object)
    """Number of the question, engine.find.Found (which may be empty and then says why)."""
    failed = Signal(int, object)
    """Number of the question, one sentence: looking itself did not work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._count = 0
        self.waits_for = 0
        """The number of the question that is open; 0 where none is."""

    def find(self, typed: str, credentials: Credentials | None = None, selector: str = "", pointed_at: str = "") -> int:
        """Ask; returns the question's number. A selector, or the words of a link, is tried on the page itself."""
        self._count += 1
        self.waits_for = self._count
        self.send(FindFeeds(self._count, typed, credentials, selector, pointed_at))
        return self._count

    def cancel(self) -> None:
        """Nobody waits for an answer any more."""
        if self.waits_for:
            self.waits_for = 0
            self.send(StopFinding())

    def handle(self, answer: FeedsFound) -> None:
        """An answer came; a stale one is dropped."""
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
        """The user chose another proxy."""

    def close(self) -> None:
        """The window goes."""
        self.cancel()


class EngineFinder(Finder):
    """`send` hands a command to the engine; whoever takes its notes gives FeedsFound to `handle`."""

    def __init__(self, send: Callable[[FindFeeds | StopFinding], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._send = send

    def send(self, command: FindFeeds | StopFinding) -> None:
        self._send(command)


class ThreadFinder(Finder):
    _answered = Signal(object)

    def __init__(self, clock: Clock, proxy: str = "", parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._searching = FeedFinder(clock, self._answered.emit, proxy)
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)

    @Slot(object)
    def _deliver(self, answer: FeedsFound) -> None:
        self.handle(answer)

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
    """The user's own for it; empty takes the title."""
    account_id: int | None = None
    """The account that is to have it, or ONLY_HERE; None where there was nothing to choose."""
    page: PageRecipe | None = None
    """How entries are read off it, where it is a page without a feed."""


class Known(Struct, frozen=True):
    """A feed that is there already."""

    id: int
    name: str
