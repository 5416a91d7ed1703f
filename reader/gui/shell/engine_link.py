"""Link to the engine process: sends commands, and emits its notes as Qt signals on the main thread.

A thread of its own starts the engine, waits for notes, and restarts an engine that died or hangs. Only `close` makes
the main thread wait: it ends the engine within two seconds.
"""

from __future__ import annotations

import threading
from queue import Empty, SimpleQueue

from PySide6.QtCore import QObject, Qt, Signal, Slot

from reader.engine.messages import (
    AccountSynced,
    AccountTried,
    Command,
    DownloadNote,
    EditionMade,
    EditionMailTried,
    EditionProgress,
    ErrorNote,
    Fetching,
    HeardElsewhere,
    IconArrived,
    MailChecked,
    MailTried,
    NewerVersion,
    Note,
    Notification,
    PageArrived,
    PictureArrived,
    PrefetchedChanged,
    Refreshed,
    Sent,
    Status,
    Stop,
    Stored,
    TargetTried,
)
from reader.gui.kit.wording import say
from reader.model.fetched import FeedsFound
from reader.paths import Profile
from reader.process import engine_process
from reader.wording.catalogue import Code

_CHECK_EVERY_S = 60.0
"""How often the thread checks a silent engine. If it ends, the thread wakes at once."""
_PATIENCE_AT_END_S = 3.0

# Notes that are passed on as they are, and the signals that carry them.
_PASSED_ON: dict[type[Note], str] = {
    Fetching: "fetching",
    Stored: "stored",
    Refreshed: "refreshed",
    Status: "status_changed",
    PrefetchedChanged: "prefetched_changed",
    Notification: "notified",
    PageArrived: "page_arrived",
    FeedsFound: "feeds_found",
    AccountSynced: "account_synced",
    AccountTried: "account_tried",
    Sent: "sent",
    TargetTried: "target_tried",
    DownloadNote: "download_changed",
    HeardElsewhere: "heard_elsewhere",
    MailTried: "mail_tried",
    MailChecked: "mail_checked",
    EditionProgress: "edition_progress",
    EditionMade: "edition_made",
    EditionMailTried: "edition_mail_tried",
}
_DAMAGED = (Code.STORE_DAMAGED.name, Code.STORE_NO_DATABASE.name)


class EngineLink(QObject):
    """Signals without a docstring carry a note of engine/messages.py: see `_PASSED_ON`."""

    fetching = Signal(object)
    stored = Signal(object)
    refreshed = Signal(object)
    status_changed = Signal(object)
    prefetched_changed = Signal(object)
    notified = Signal(object)
    page_arrived = Signal(object)
    feeds_found = Signal(object)
    account_synced = Signal(object)
    account_tried = Signal(object)
    sent = Signal(object)
    target_tried = Signal(object)
    download_changed = Signal(object)
    heard_elsewhere = Signal(object)
    mail_tried = Signal(object)
    mail_checked = Signal(object)
    edition_progress = Signal(object)
    edition_made = Signal(object)
    edition_mail_tried = Signal(object)
    troubled = Signal(str)
    """What is wrong, in a sentence."""
    store_damaged = Signal(object)
    """The `Message` by which the engine reports a damaged database."""
    picture_arrived = Signal(str, bool)
    """An article's picture: its address, and whether it could be fetched."""
    list_picture_arrived = Signal(str, bool)
    icon_arrived = Signal(int)
    """A feed's icon."""
    newer_found = Signal(str)
    """The version of a newer Paperround."""
    _noted = Signal(object)

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
        self._noted.connect(self._on_note, Qt.ConnectionType.QueuedConnection)
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
        engine = self._process = engine_process.EngineProcess(self._profile)
        try:
            engine.start()
        except OSError as error:
            self._noted.emit(ErrorNote(Code.ENGINE_NOT_STARTED(error=error.strerror or "")))
            return
        self._send_waiting(engine)
        while not self._closing.is_set():
            for note in engine.receive_notes():
                self._noted.emit(note)
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

    @Slot(object)
    def _on_note(self, note: Note) -> None:
        whole = _PASSED_ON.get(type(note))
        if whole is not None:
            getattr(self, whole).emit(note)
        elif isinstance(note, ErrorNote):
            self.troubled.emit(say(note.message))
            if note.message.code in _DAMAGED:
                self.store_damaged.emit(note.message)
        elif isinstance(note, PictureArrived):
            arrived = self.list_picture_arrived if note.for_list else self.picture_arrived
            arrived.emit(note.url, note.ok)
        elif isinstance(note, IconArrived) and note.ok:
            self.icon_arrived.emit(note.feed_id)
        elif isinstance(note, NewerVersion):
            self.newer_found.emit(note.version)
