"""Runs a repair on a thread of its own, with progress and Cancel; the answer comes back on the main thread."""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reader.errors import PaperroundError, as_disk_error
from reader.gui.kit.wording import say
from reader.model.messages import as_it_is
from reader.store.repair.backup import Progress

log = logging.getLogger(__name__)


class CancelledError(Exception):
    """The owner does not want it any more; nothing was changed."""


class Work(QObject):
    progressed = Signal(int, int)
    failed = Signal(str)
    """Empty where it was cancelled."""
    _ended = Signal(object)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._cancelled = threading.Event()
        self._thread: threading.Thread | None = None
        self._then: Callable[[Any], None] | None = None
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        return self._thread is not None

    def run(self, task: Callable[[Progress], Any], then: Callable[[Any], None]) -> None:
        """One at a time."""
        self._cancelled.clear()
        self._then = then
        self._thread = threading.Thread(target=self._do, args=(task,), name="repair", daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """Up to the moment at which the file is replaced."""
        self._cancelled.set()

    def wait(self) -> None:
        if self._thread is not None:
            self._thread.join()

    def _do(self, task: Callable[[Progress], Any]) -> None:
        try:
            self._ended.emit((True, task(self._note)))
        except CancelledError:
            self._ended.emit((False, ""))
        except (PaperroundError, OSError) as error:
            known = as_disk_error(error) if isinstance(error, OSError) else error
            self._ended.emit((False, say(known.message if known else as_it_is(str(error)))))
        except Exception as error:
            log.exception("a repair failed")
            self._ended.emit((False, f"{type(error).__name__}: {error}"))

    def _note(self, done: int, total: int) -> None:
        if self._cancelled.is_set():
            raise CancelledError
        self.progressed.emit(done, total)

    @Slot(object)
    def _end(self, result: tuple[bool, Any]) -> None:
        is_good, answer = result
        self.wait()
        self._thread = None
        if not is_good:
            self.failed.emit(answer)
        elif self._then is not None:
            self._then(answer)
