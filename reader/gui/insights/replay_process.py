"""A replay in a process of its own, because it is plain Python for a minute and would make every frame late. It ends
with the window; cancelling ends it at once. Main thread only."""

from __future__ import annotations

import multiprocessing
from contextlib import suppress
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Thread
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from reader.gui.kit.wording import say
from reader.lab.mine import receive_and_run
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
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None
        self._timer = QTimer(self, interval=_ASK_MS)
        self._timer.timeout.connect(self._listen)

    @property
    def is_running(self) -> bool:
        return self._process is not None

    def start(self, history: OwnHistory, names: tuple[str, ...], weeks: int | None = None) -> None:
        self.cancel()
        context = multiprocessing.get_context("spawn")
        here, there = context.Pipe(duplex=False)
        inbox, outbox = context.Pipe(duplex=False)
        process = context.Process(target=receive_and_run, args=(inbox, names, there, weeks), daemon=True)
        process.start()
        inbox.close()
        there.close()
        # A history of many feeds fills the pipe until the process reads it, which takes a second to start.
        Thread(target=_hand_over, args=(history, outbox), name="replay-history", daemon=True).start()
        self._process, self._pipe = process, here
        self._timer.start()

    def cancel(self) -> None:
        self._timer.stop()
        if self._process is not None:
            self._process.terminate()
            self._process.join(2.0)
        if self._pipe is not None:
            self._pipe.close()
        self._process = self._pipe = None

    def _listen(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                self._on_news(self._pipe.recv())
        except (EOFError, OSError):
            self.cancel()
            self.failed.emit(self.tr("The replay ended before it was done."))

    def _on_news(self, news: tuple[Any, ...]) -> None:
        kind = news[0]
        if kind in ("done", "failed"):
            self.cancel()
        if kind == "failed":
            self.failed.emit(say(news[1]))
            return
        {"began": self.began, "passed": self.passed, "row": self.row_came, "done": self.done}[kind].emit(*news[1:])


def _hand_over(history: OwnHistory, outbox: Connection) -> None:
    with outbox, suppress(OSError):  # cancelled meanwhile
        outbox.send(history)
