"""A replay in a process of its own, because it is plain Python for a minute and would make every frame late. It ends
with the window; cancelling ends it at once. Main thread only."""

from __future__ import annotations

from contextlib import suppress
from threading import Thread

from msgspec.structs import asdict
from PySide6.QtCore import QObject, QTimer, Signal

from reader.child_process import Child
from reader.gui.kit.wording import say
from reader.lab.mine import Began, Done, Failed, Passed, ReplayNote, ReplayTask, Row
from reader.model.planning import OwnHistory

_ASK_MS = 80


class ReplayProcess(QObject):
    began = Signal(int, str)
    passed = Signal(float)
    row_came = Signal(dict)
    done = Signal(dict)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._child: Child[ReplayNote] | None = None
        self._timer = QTimer(self, interval=_ASK_MS)
        self._timer.timeout.connect(self._listen)

    @property
    def is_running(self) -> bool:
        return self._child is not None

    @property
    def pid(self) -> int | None:
        return self._child.pid if self._child else None

    def start(self, history: OwnHistory, names: tuple[str, ...], weeks: int | None = None) -> None:
        self.cancel()
        self._child = Child("replay", ReplayNote)
        # A history of many feeds fills the pipe until the process reads it, which takes a second to start.
        task = ReplayTask(history, names, weeks)
        Thread(target=_hand_over, args=(task, self._child), name="replay-history", daemon=True).start()
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        child, self._child = self._child, None
        if child is not None:
            child.end()

    def _listen(self) -> None:
        try:
            while self._child is not None and self._child.has_some():
                if note := self._child.receive():
                    self._on_note(note)
        except OSError:
            self.cancel()
            self.failed.emit(self.tr("The replay ended before it was done."))

    def _on_note(self, note: ReplayNote) -> None:
        if isinstance(note, Began):
            self.began.emit(note.place, note.name)
        elif isinstance(note, Passed):
            self.passed.emit(note.share)
        elif isinstance(note, Row):
            self.row_came.emit(note.values)
        elif isinstance(note, Done):
            self.cancel()
            self.done.emit(asdict(note))
        elif isinstance(note, Failed):
            self.cancel()
            self.failed.emit(say(note.message))


def _hand_over(task: ReplayTask, child: Child[ReplayNote]) -> None:
    with suppress(OSError):  # cancelled meanwhile
        child.send(task)
