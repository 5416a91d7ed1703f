"""Notes when the user looks and how long a sitting lasts, for the planner to learn from. Main thread only.

What counts is decided in presence_rule.py; here it is heard and stored. Only instants are kept, in the user's own
database. A sitting is stored as it grows, so that a crash loses little. The store keeps none of it while the user
has paused learning.

Keys, pointer and wheel are heard by a filter on our native windows: each event passes there once, whereas a filter
on the application would see every event of every widget.
"""

from __future__ import annotations

from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

from reader.clock import Clock
from reader.gui.bridge.bridge import Bridge
from reader.model.logged import SAME_VISIT_S, STAY, Visit
from reader.store.db import Connection
from reader.store.reading_log import add_visits, begin_sitting, extend_session

_SET_BACK_S = 60.0


class Happening(Enum):
    FOCUSED = auto()
    """A window of ours got the focus, the main one or a dialog; nobody knows why."""
    LEFT = auto()
    """No window of ours has it: another program, a locked screen; or the window was hidden or closed."""
    CAME = auto()
    """The user opened the window on purpose: a start by hand, the tray, a click on a notification."""
    KEY = auto()
    POINTER = auto()
    SCROLL = auto()
    TICK = auto()
    """A minute passed."""


class SittingChange(Enum):
    NOTHING = auto()
    BEGAN = auto()
    """A sitting, with the visit that is learned from."""
    STAYED = auto()
    """Still reading after so long that posts which came meanwhile are looked at, too. No look of its own."""
    ENDED = auto()
    """At the last sign before."""


class Sitting(Struct, frozen=True):
    is_focused: bool = False
    seen_at: float | None = None
    """The last sign of the user, and so the end of the sitting if none follows. None: nobody is there."""
    noted_at: float = 0.0
    """Its beginning, or when it was last said that the user stayed."""


def decide(sitting: Sitting, happening: Happening, at: float) -> tuple[Sitting, SittingChange]:
    if happening is Happening.FOCUSED:
        return replace(sitting, is_focused=True), SittingChange.NOTHING
    if happening is Happening.LEFT:
        is_read_till_now = sitting.is_focused and _is_alive(sitting, at)
        return replace(
            sitting, is_focused=False, seen_at=at if is_read_till_now else sitting.seen_at
        ), SittingChange.NOTHING
    if happening is Happening.TICK:
        return _end_if_over(sitting, at)
    if happening is Happening.POINTER and not sitting.is_focused:
        return sitting, SittingChange.NOTHING  # on its way over the window to somewhere else
    return _see(sitting, at)


def _is_alive(sitting: Sitting, at: float) -> bool:
    """A clock that was set back ends it like a long pause; by seconds it may run backwards."""
    return sitting.seen_at is not None and -_SET_BACK_S < at - sitting.seen_at < SAME_VISIT_S


def _end_if_over(sitting: Sitting, at: float) -> tuple[Sitting, SittingChange]:
    if sitting.seen_at is None or _is_alive(sitting, at):
        return sitting, SittingChange.NOTHING
    return replace(sitting, seen_at=None), SittingChange.ENDED


def _see(sitting: Sitting, at: float) -> tuple[Sitting, SittingChange]:
    if not _is_alive(sitting, at):
        return replace(sitting, seen_at=at, noted_at=at), SittingChange.BEGAN
    if at - sitting.noted_at >= SAME_VISIT_S:
        return replace(sitting, seen_at=at, noted_at=at), SittingChange.STAYED
    return replace(sitting, seen_at=at), SittingChange.NOTHING


_TICK_MS = 60_000
_SELDOM_S = 1.0
"""Of a stream of signs one a second is enough."""
_SIGNS = {
    QEvent.Type.KeyPress: Happening.KEY,
    QEvent.Type.MouseButtonPress: Happening.POINTER,
    QEvent.Type.MouseMove: Happening.POINTER,
    QEvent.Type.Wheel: Happening.SCROLL,
    QEvent.Type.TouchBegin: Happening.SCROLL,
    QEvent.Type.TouchUpdate: Happening.SCROLL,
}


class _Row:
    """The sitting's row; read and written on the bridge's write thread only, where the writes keep their order."""

    def __init__(self) -> None:
        self.id = 0

    def begin(self, conn: Connection, at: float) -> None:
        self.id = begin_sitting(conn, at)

    def extend(self, conn: Connection, at: float) -> None:
        extend_session(conn, self.id, at)


class Presence(QObject):
    arrived = Signal()
    """A visit begins: worth telling the engine at once."""
    went = Signal(int)
    """While here: to another place; a feed, or 0 for a view."""

    def __init__(self, bridge: Bridge, clock: Clock, window: QWidget) -> None:
        super().__init__(window)
        self._bridge, self._clock, self._window = bridge, clock, window
        self.is_expected = True
        """Whether the window's first focus is the user's doing: it was started by hand."""
        self._sitting, self._row = Sitting(), _Row()
        self._written_at: float | None = None
        self._timer = QTimer(self, interval=_TICK_MS)
        self._timer.timeout.connect(lambda: self.note(Happening.TICK))

    @property
    def is_here(self) -> bool:
        return self._sitting.is_focused and self._sitting.seen_at is not None

    def follow_focus(self, focus: QWindow | None) -> None:
        """The desktop's focus is in this window now, ours or another program's, whose windows are None."""
        own = self._window.windowHandle()
        if focus is None or own is None or not (focus == own or own.isAncestorOf(focus)):
            self.note(Happening.LEFT)
            return
        focus.installEventFilter(self)
        self.note(Happening.FOCUSED)
        if self.is_expected:
            self.come()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        sign = _SIGNS.get(event.type())
        if sign is not None:
            seen_at, at = self._sitting.seen_at, self._clock.now()
            if seen_at is None or not 0.0 <= at - seen_at < _SELDOM_S:
                self.note(sign)
        return False

    def come(self) -> None:
        """The user opened the window on purpose."""
        self.is_expected = False
        self.note(Happening.CAME)

    def leave(self) -> None:
        self.note(Happening.LEFT)

    def go(self, feed_id: int = 0) -> None:
        """The list shows another feed, or a view: no look of its own."""
        if self.is_here:
            self.went.emit(feed_id)

    def note(self, happening: Happening) -> None:
        before, at = self._sitting, self._clock.now()
        self._sitting, change = decide(before, happening, at)
        if change is SittingChange.BEGAN:
            self._end(before)
            self._begin(at)
        elif change is SittingChange.STAYED:
            self._bridge.write(lambda conn: add_visits(conn, [Visit(at, None, STAY)]))
        elif change is SittingChange.ENDED:
            self._end(before)
            self._timer.stop()
        elif happening in (Happening.LEFT, Happening.TICK):
            self._end(self._sitting)

    def _begin(self, at: float) -> None:
        row = self._row = _Row()
        self._bridge.write(lambda conn: row.begin(conn, at))
        self._written_at = at
        self._timer.start()
        self.arrived.emit()

    def _end(self, sitting: Sitting) -> None:
        """As far as it is known; a later sign moves it on."""
        row, seen_at = self._row, sitting.seen_at
        if seen_at is not None and seen_at != self._written_at:
            self._written_at = seen_at
            self._bridge.write(lambda conn: row.extend(conn, seen_at))
