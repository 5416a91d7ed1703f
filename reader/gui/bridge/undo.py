"""The undo stack, newest first, and the words for the bar that offers it. Main thread only."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QObject, Signal

from reader.gui.bridge.bridge import Bridge, Operation

_REMEMBERED = 50


class Undoable(Struct, frozen=True):
    """A command that can be undone."""

    sentence: str
    operation: Operation[Any]
    then: Callable[[Any], None]


class UndoStack(QObject):
    offered = Signal(str)
    """Something was done that can be taken back, in one sentence."""
    taken_back = Signal(str)
    emptied = Signal()

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self._done: deque[Undoable] = deque(maxlen=_REMEMBERED)

    def push(self, sentence: str, operation: Operation[Any], then: Callable[[Any], None]) -> None:
        """Remember how to take something back: a write, and what to do in the window after it."""
        self._done.append(Undoable(sentence, operation, then))
        self.offered.emit(sentence)

    def undo(self) -> bool:
        """Take back the newest; False where there is nothing."""
        if not self._done:
            return False
        last = self._done.pop()
        self._bridge.write(last.operation, last.then)
        self.taken_back.emit(last.sentence)
        if not self._done:
            self.emptied.emit()
        return True
