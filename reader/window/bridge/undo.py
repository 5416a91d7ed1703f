"""Undo and redo of the user's changes, newest first. Main thread only, except for what a step does to the store.

A step is a `Reversal`: run on the write thread, it reverts a change and returns the reversal of that, so undo and redo
are one mechanism. A step that cannot be reverted any more raises a UsageError that says why, and is dropped. Steps live
as long as the window.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from typing import TypeAlias, TypeVar

from PySide6.QtCore import QObject, Signal
from PySide6.QtWidgets import QWidget

from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.records.stored import Change
from reader.core.words.catalogue import Code
from reader.store import marks
from reader.store.db import Connection
from reader.store.sqlite_errors import ConflictError
from reader.window.bridge.bridge import Bridge, Changes
from reader.window.kit.bars import Instead, UndoBar, announce
from reader.window.kit.wording import say

_REMEMBERED = 50

State = TypeVar("State")
Undone = TypeVar("Undone")
Reversal: TypeAlias = "Callable[[Connection], Reversal]"


def back_and_forth(
    undo: Callable[[Connection, State], Undone], redo: Callable[[Connection, Undone], State], done: State
) -> Reversal:
    """The reversal of what was `done`: each of the two functions returns what the other needs to revert it."""

    def run(conn: Connection) -> Reversal:
        undone = undo(conn, done)
        return lambda conn: back_and_forth(undo, redo, redo(conn, undone))

    return run


def flip(change: Callable[[Connection, State], State], before: State) -> Reversal:
    """The reversal of a change that returns the state before it."""
    return back_and_forth(change, change, before)


def either(back: Callable[[Connection], object], again: Callable[[Connection], object]) -> Reversal:
    """The reversal of a change that one function reverts and another makes again."""
    return back_and_forth(lambda conn, _: back(conn), lambda conn, _: again(conn), None)


def flip_marks(change: Change) -> Reversal:
    """The reversal of marks. Entries whose marks changed since, here or on another device, stay as they are."""

    def run(conn: Connection) -> Reversal:
        taken_back = marks.undo(conn, change)
        if not taken_back.ids:
            raise UsageError(Code.UNDO_OVERTAKEN())
        return flip_marks(taken_back)

    return run


class _Step:
    def __init__(
        self, sentence: str, reverse: Reversal, changes: Changes, show: Callable[[bool], None], instead: Instead | None
    ) -> None:
        self.sentence, self.changes, self.show, self.instead = sentence, changes, show, instead
        # Used on the write thread only, where steps run in the order of their requests.
        self._reverse, self._is_undone = reverse, False

    def run(self, conn: Connection, *, is_undo: bool) -> Message | None:
        """Undo or redo it. Returns why that cannot be done, or None."""
        if self._is_undone is is_undo:  # the store failed at the step before
            return Code.UNDO_OVERTAKEN()
        try:
            self._reverse = self._reverse(conn)
        except UsageError as error:
            return error.message
        except ConflictError:  # a folder that another device removed, a name that is taken
            return Code.UNDO_OVERTAKEN()
        self._is_undone = is_undo
        return None


class UndoStack(QObject):
    offered = Signal(str)
    """A sentence about a change that can be undone."""
    noted = Signal(str)
    """A sentence about a change that can be undone and is plain to see."""
    undone = Signal(str)
    redone = Signal(str)
    refused = Signal(str, object)
    """Why a step could not be undone or redone, and what can be done `Instead`, or None."""
    changed = Signal()
    """There may be something to undo or redo now, or nothing any more."""

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge.bound_to(self)
        self._done: deque[_Step] = deque(maxlen=_REMEMBERED)
        self._undone: deque[_Step] = deque(maxlen=_REMEMBERED)

    def show_in(self, bar: UndoBar, of: QWidget | None = None) -> None:
        """Let a bar announce every step and offer to undo it; with `of`, only while that widget is visible."""

        def show(how: Callable[..., None], *shown_in: object) -> None:
            if of is None or of.isVisible():
                how(*shown_in)

        self.offered.connect(partial(show, bar.offer))
        self.noted.connect(bar.withdraw)
        if of is None:
            self.noted.connect(partial(announce, bar))
        self.undone.connect(partial(show, bar.offer_redo))
        self.redone.connect(partial(show, bar.offer))
        self.refused.connect(partial(show, bar.refuse))
        bar.undo_wanted.connect(self.undo)
        bar.redo_wanted.connect(self.redo)

    def push(
        self,
        sentence: str,
        reverse: Reversal,
        changes: Changes,
        show: Callable[[bool], None] = lambda is_undone: None,
        quietly: bool = False,
        instead: Instead | None = None,
    ) -> None:
        """Remember how to undo what was just stored, and announce its `changes` now and whenever it is undone or
        redone. `show` does more in the window then, and is told whether it was undone. With `quietly`, no bar offers
        it. `instead` is offered once it cannot be undone any more."""
        self._done.append(_Step(sentence, reverse, changes, show, instead))
        self._undone.clear()
        if quietly:
            self.noted.emit(sentence)
        else:
            self.offered.emit(sentence)
        self.changed.emit()
        self._bridge.root.changed.emit(changes)

    def undo(self) -> None:
        """Undo the last change, including one that is being written at this moment."""
        self._bridge.write(lambda conn: None, lambda _: self._move(self._done, self._undone, is_undo=True))

    def redo(self) -> None:
        self._bridge.write(lambda conn: None, lambda _: self._move(self._undone, self._done, is_undo=False))

    def _move(self, source: deque[_Step], target: deque[_Step], *, is_undo: bool) -> None:
        if not source:
            return
        step = source.pop()
        target.append(step)
        self.changed.emit()

        def done(problem: Message | None) -> None:
            if problem is not None:
                self._drop(step)
                self.refused.emit(say(problem), step.instead if is_undo else None)
                return
            step.show(is_undo)
            self._bridge.root.changed.emit(step.changes)
            if is_undo:
                self.undone.emit(self.tr("Undone: {what}").format(what=step.sentence))
            else:
                self.redone.emit(self.tr("Done again: {what}").format(what=step.sentence))

        self._bridge.write(partial(step.run, is_undo=is_undo), done)

    def _drop(self, step: _Step) -> None:
        for steps in (self._done, self._undone):
            if step in steps:
                steps.remove(step)
        self.changed.emit()

    @property
    def can_undo(self) -> bool:
        return bool(self._done)

    @property
    def can_redo(self) -> bool:
        return bool(self._undone)
