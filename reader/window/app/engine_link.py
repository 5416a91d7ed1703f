"""Link to the engine process: sends commands, and emits its notes.

A thread of its own starts the engine, waits for notes, and restarts an engine that died or hangs. Only `close` makes
the main thread wait: it ends the engine within two seconds.
"""

from __future__ import annotations

import threading
from queue import Empty, SimpleQueue

from PySide6.QtCore import QObject, Signal

from reader.core.paths import Profile
from reader.core.words.catalogue import Code
from reader.engine.messages import Command, ErrorNote, Stop
from reader.engine.process import engine_process

_CHECK_EVERY_S = 60.0
"""How often the thread checks a silent engine. If it ends, the thread wakes at once."""
_PATIENCE_AT_END_S = 3.0


class EngineLink(QObject):
    noted = Signal(object)
    """A `Note` of the engine; a method of an object of the main thread gets it there."""

    def __init__(self, profile: Profile) -> None:
        super().__init__()
        self._profile = profile
        self._process: engine_process.EngineProcess | None = None
        self._waiting: SimpleQueue[Command] = SimpleQueue()
        """Commands from before the engine was up."""
        self._is_up = threading.Event()
        self._closing = threading.Event()
        self._restarting = threading.Event()
        self._sending = threading.Lock()
        self._thread = threading.Thread(target=self._listen, name="engine-link", daemon=True)

    def start(self) -> None:
        """Start the engine, unless it was started before."""
        if self._thread.ident is None and not self._closing.is_set():
            self._thread.start()

    def send(self, command: Command) -> None:
        """Send a command without waiting; commands from before the engine is up are sent when it is."""
        with self._sending:
            if self._process is not None and self._is_up.is_set():
                self._process.send(command)
            else:
                self._waiting.put(command)

    def restart(self) -> None:
        """Restart the engine, for what it reads only at its start; commands sent meanwhile may be lost."""
        self._restarting.set()
        self.send(Stop())
        self._wake()

    @property
    def engine_pid(self) -> int | None:
        return self._process.pid if self._process else None

    def close(self) -> None:
        """End the engine, by force after two seconds."""
        if self._closing.is_set():
            return
        self._closing.set()
        self.send(Stop())
        # A busy engine sends no note, and the thread must not wait for one before it counts the seconds.
        self._wake()
        if self._thread.is_alive():
            self._thread.join(_PATIENCE_AT_END_S)

    def _wake(self) -> None:
        if self._process is not None:
            self._process.wake()

    def _listen(self) -> None:
        """Run the link's thread: start the engine and pass its notes to the main thread."""
        try:
            engine = self._process = engine_process.EngineProcess(self._profile)
            engine.start()
        except OSError as error:
            self.noted.emit(ErrorNote(Code.ENGINE_NOT_STARTED(error=error.strerror or "")))
            return
        self._send_waiting(engine)
        while not self._closing.is_set():
            for note in engine.receive_notes():
                self.noted.emit(note)
            engine.wait(_CHECK_EVERY_S)
            self._restart_if_asked(engine)
        engine.stop()

    def _restart_if_asked(self, engine: engine_process.EngineProcess) -> None:
        if self._restarting.is_set() and not self._closing.is_set():
            self._restarting.clear()
            engine.stop()
            engine.start()

    def _send_waiting(self, engine: engine_process.EngineProcess) -> None:
        with self._sending:
            self._is_up.set()
            while True:
                try:
                    engine.send(self._waiting.get_nowait())
                except Empty:
                    return
