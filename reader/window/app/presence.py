"""Notes when the user visits and how long a sitting lasts, for the planner to learn from. Main thread only.

Only instants are kept, in the user's own database; a sitting is stored as it grows, so that a crash loses little. The
store keeps none of it while the user has paused learning.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import Enum, auto

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QObject, Signal
from PySide6.QtGui import QWindow
from PySide6.QtWidgets import QWidget

from reader.core.clock import Clock
from reader.core.records.logged import SAME_VISIT_S, STAY, Visit
from reader.store.db import Connection
from reader.store.reading_log import add_visits, begin_sitting, extend_session, note_place
from reader.window.bridge.bridge import Bridge
from reader.window.kit.screens import make_timer


class Happening(Enum):
    FOCUSED = auto()
    """A window of ours got the focus, for whatever reason."""
    LEFT = auto()
    """No window of ours has the focus, or the window was hidden or closed."""
    CAME = auto()
    """The user opened the window on purpose: a start by hand, the tray, a click on a notification."""
    KEY = auto()
    POINTER = auto()
    SCROLL = auto()
    TICK = auto()
    """A minute has passed."""


class SittingChange(Enum):
    NOTHING = auto()
    BEGAN = auto()
    """A sitting and its visit began."""
    STAYED = auto()
    """The user still reads after five minutes, and sees posts that came meanwhile. No visit."""
    ENDED = auto()
    """The sitting ended at the last sign."""


class Sitting(Struct, frozen=True):
    is_focused: bool = False
    seen_at: float | None = None
    """The last sign of the user, or None while nobody is there."""
    noted_at: float = 0.0
    """When the sitting began, or when the user last counted as staying."""


def decide(sitting: Sitting, happening: Happening, at: float) -> tuple[Sitting, SittingChange]:
    """Decide whether a sitting begins, goes on or ends. Pure.

    Only a sign of the user begins one: a key, the pointer, scrolling, or opening the window on purpose. Focus does not:
    another program may have raised the window, or a screen was unlocked. The situations:
    docs/developer/notes/when-does-the-user-visit.md.
    """
    if happening is Happening.FOCUSED:
        return replace(sitting, is_focused=True), SittingChange.NOTHING
    if happening is Happening.LEFT:
        seen_at = at if sitting.is_focused and _is_alive(sitting, at) else sitting.seen_at
        return replace(sitting, is_focused=False, seen_at=seen_at), SittingChange.NOTHING
    if happening is Happening.TICK:
        is_over = sitting.seen_at is not None and not _is_alive(sitting, at)
        return (replace(sitting, seen_at=None), SittingChange.ENDED) if is_over else (sitting, SittingChange.NOTHING)
    if happening is Happening.POINTER and not sitting.is_focused:
        return sitting, SittingChange.NOTHING  # on its way over the window to somewhere else
    if not _is_alive(sitting, at):
        return replace(sitting, seen_at=at, noted_at=at), SittingChange.BEGAN
    if at - sitting.noted_at >= SAME_VISIT_S:
        return replace(sitting, seen_at=at, noted_at=at), SittingChange.STAYED
    return replace(sitting, seen_at=at), SittingChange.NOTHING


def _is_alive(sitting: Sitting, at: float) -> bool:
    """Whether the sitting goes on. A clock set back ends it like a long pause, but not by a few seconds."""
    return sitting.seen_at is not None and -60.0 < at - sitting.seen_at < SAME_VISIT_S


_SIGNS = {
    QEvent.Type.KeyPress: Happening.KEY,
    QEvent.Type.MouseButtonPress: Happening.POINTER,
    QEvent.Type.MouseMove: Happening.POINTER,
    QEvent.Type.Wheel: Happening.SCROLL,
    QEvent.Type.TouchBegin: Happening.SCROLL,
    QEvent.Type.TouchUpdate: Happening.SCROLL,
}


class _Row:
    """The sitting's row in the database; used on the write thread only, where writes keep their order."""

    def __init__(self) -> None:
        self.id = 0

    def begin(self, conn: Connection, at: float) -> None:
        self.id = begin_sitting(conn, at)

    def extend(self, conn: Connection, at: float) -> None:
        extend_session(conn, self.id, at)


class Presence(QObject):
    """Watches the user's keys, pointer and wheel, and stores visits and sittings.

    The filter is on our native windows, where each event passes once: on the application it would see every event of
    every widget.
    """

    arrived = Signal()
    """A visit begins."""

    def __init__(self, bridge: Bridge, clock: Clock, window: QWidget) -> None:
        super().__init__(window)
        self._bridge, self._clock, self._window = bridge, clock, window
        self.on_place: Callable[[int], None] = lambda feed_id: None
        """Runs when the user, who is here, goes to another place: a feed's id, or 0 for a folder or view."""
        self._place: Sequence[int] = ()
        """The feeds that are listed; none named where all are."""
        self.is_expected = True
        """Whether the window's first focus is a visit, because the user started the program."""
        self._sitting, self._row = Sitting(), _Row()
        self._written_at: float | None = None
        self._timer = make_timer(self, lambda: self.note(Happening.TICK), 60_000, repeats=True)

    @property
    def is_here(self) -> bool:
        return self._sitting.is_focused and self._sitting.seen_at is not None

    def follow_focus(self, focus: QWindow | None) -> None:
        """Follow the focus to a window, which is None if it is another program's."""
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
            if seen_at is None or not 0.0 <= at - seen_at < 1.0:  # one sign a second is enough
                self.note(sign)
        return False

    def come(self) -> None:
        """Note that the user opened the window on purpose."""
        self.is_expected = False
        self.note(Happening.CAME)

    def leave(self) -> None:
        self.note(Happening.LEFT)

    def go(self, feed_ids: Sequence[int], feed_id: int) -> None:
        """Note that the list shows other feeds, or all where none are named. To the one feed it is a visit."""
        self._place = feed_ids
        if self.is_here:
            self._note_place(self._clock.now())
            self.on_place(feed_id)

    def _note_place(self, at: float) -> None:
        feed_ids = self._place
        self._bridge.write(lambda conn: note_place(conn, at, feed_ids))

    def note(self, happening: Happening) -> None:
        before, at = self._sitting, self._clock.now()
        self._sitting, change = decide(before, happening, at)
        if change is SittingChange.BEGAN:
            self._end(before)
            row = self._row = _Row()
            self._bridge.write(lambda conn: row.begin(conn, at))
            self._note_place(at)
            self._written_at = at
            self._timer.start()
            self.arrived.emit()
        elif change is SittingChange.STAYED:
            self._bridge.write(lambda conn: add_visits(conn, [Visit(at, None, STAY)]))
        elif change is SittingChange.ENDED:
            self._end(before)
            self._timer.stop()
        elif happening in (Happening.LEFT, Happening.TICK):
            self._end(self._sitting)

    def _end(self, sitting: Sitting) -> None:
        """Store the sitting's end as far as it is known; a later sign extends it."""
        row, seen_at = self._row, sitting.seen_at
        if seen_at is not None and seen_at != self._written_at:
            self._written_at = seen_at
            self._bridge.write(lambda conn: row.extend(conn, seen_at))
