"""Database threads of the window: one reads, one writes and one does long calculations, each on its own connection.

A request is a small function of a connection; its answer comes back on the main thread, which never touches SQLite.
Each request belongs to the QObject that uses the answer: once Qt has deleted that, the answer is dropped. A request may
also belong to a `Topic`: renewing the topic cancels earlier requests and drops their answers.

`Bridge.changed` says which kinds of rows changed, by a command, an undo, the engine or another process. Each view
decides what to read again.

A step of undo and redo is a `Reversal`: run on the write thread, it reverts a change and returns the reversal of that,
so both are one mechanism. A step that cannot be reverted any more raises a UsageError that says why, and is dropped.
Steps live as long as the window.
"""

from __future__ import annotations

import logging
import threading
from collections import deque
from collections.abc import Callable
from contextlib import suppress
from enum import Flag, auto
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from typing import Any, Generic, TypeAlias, TypeVar

from msgspec import Struct
from PySide6.QtCore import QObject, Qt, Signal, Slot
from PySide6.QtWidgets import QWidget
from shiboken6 import isValid

from reader.core.clock import Clock
from reader.core.errors import PaperroundError, StoreError, UsageError
from reader.core.malloc_trim import reuse_freed
from reader.core.records.messages import Message
from reader.core.records.stored import Change
from reader.core.words.catalogue import Code
from reader.features.settings import service as settings_service
from reader.store import erase, marks
from reader.store.db import Connection, is_read_only, open_reader, open_store, shrink
from reader.store.sqlite_errors import ConflictError, DamagedError, plain_errors
from reader.window.kit.bars import Instead, UndoBar, announce
from reader.window.kit.translate import tr
from reader.window.kit.wording import say

log = logging.getLogger(__name__)

Answer = TypeVar("Answer")
Operation = Callable[[Connection], Answer]
_QUICK_S, _SIGN_S, _TRY_AGAIN_S = 1.0, 0.2, 2.0
_PATIENCE_AT_END_S = 10.0
"""For reads, whose answers nobody wants any more; writes are waited for however long they take."""
_PASSING = (Code.DISK_FULL.name, Code.STORE_HELD.name, Code.STORE_IN_USE.name)


class Changes(Flag):
    """Kinds of rows that changed in the store."""

    MARKS = auto()
    """Read or starred marks, or entries deleted: counts are to be read again. The rows show it already."""
    ROWS = auto()
    """What many entries show: rows are to be read again."""
    LISTS = auto()
    """Which entries belong to a list: rules hid some, or they are back."""
    ENTRIES = auto()
    FEEDS = auto()
    """Feeds, folders, tags or saved searches."""
    SETTINGS = auto()
    READING = auto()
    """The record of the user's reading was erased."""
    QUEUE = auto()
    """What the user wants of episodes: which come next, and which are to be downloaded."""
    DOWNLOADS = auto()
    """What is known of episodes: their downloads, and how far they were heard elsewhere."""


class Topic:
    """A series of requests; renewing it makes all earlier ones stale."""

    def __init__(self) -> None:
        self.generation = 0

    def renew(self) -> int:
        self.generation += 1
        return self.generation


class _Request(Struct, Generic[Answer], frozen=True):
    receiver: QObject
    operation: Operation[Answer]
    then: Callable[[Answer], None] | None
    otherwise: Callable[[str], None] | None
    topic: Topic | None
    generation: int
    is_write: bool

    @property
    def is_stale(self) -> bool:
        return self.topic is not None and self.topic.generation != self.generation


class _Result(Struct, frozen=True):
    """The answer to a request, or why there is none."""

    request: _Request[Any]
    answer: Any = None
    problem: str = ""
    grave: Message | None = None
    """Why the store cannot be used: it is damaged, or could not be opened."""
    is_passing: bool = False
    """Whether a retry may work: the disk is full, or another program holds the store."""


class _Lane(threading.Thread):
    """A worker thread that runs requests in order, on one connection."""

    is_for_writes = False

    def __init__(
        self, name: str, open_connection: Callable[[], Connection], deliver: Callable[[_Result], None]
    ) -> None:
        super().__init__(name=name, daemon=True)
        self._open_connection = open_connection
        self._deliver = deliver
        self.drops_what_waits = False
        self.opening_problem: Message | None = None
        self._conn: Connection | None = None
        self.requests: SimpleQueue[_Request[Any] | None] = SimpleQueue()

    def ask(
        self,
        receiver: QObject,
        operation: Operation[Answer],
        then: Callable[[Answer], None] | None = None,
        topic: Topic | None = None,
        otherwise: Callable[[str], None] | None = None,
    ) -> None:
        generation = topic.generation if topic else 0
        self.requests.put(_Request(receiver, operation, then, otherwise, topic, generation, self.is_for_writes))

    def run(self) -> None:
        while (request := self.requests.get()) is not None:
            if not request.is_stale and not self.drops_what_waits:
                self._deliver(self._answer(request))
        if self._conn is not None:
            self._conn.close()

    def _answer(self, request: _Request[Any]) -> _Result:
        try:
            with plain_errors():
                self._conn = self._conn or self._open_connection()
                return _Result(request, request.operation(self._conn))
        except PaperroundError as error:
            is_closed = self._conn is None
            if is_closed:
                self.opening_problem = error.message
            is_grave = is_closed or isinstance(error, DamagedError)
            return _Result(
                request,
                problem=say(error.message),
                grave=error.message if is_grave else None,
                is_passing=not is_grave and error.message.code in _PASSING,
            )
        except Exception as error:  # a bug in one request must not end the thread
            log.exception("a request to the store failed")
            sentence = tr("Something went wrong in Paperround ({name}).")
            return _Result(request, problem=sentence.format(name=type(error).__name__))


class _WriteLane(_Lane):
    """Retries what the user did while the disk is full or the store is held; later requests wait their turn.

    While something waits, an empty file says so, which takes no room on a full disk. If it is there at the next start,
    changes that the window had shown were lost.
    """

    is_for_writes = True

    def __init__(
        self,
        name: str,
        open_connection: Callable[[], Connection],
        deliver: Callable[[_Result], None],
        on_wait: Callable[[str], None],
        unsaved: Path,
    ) -> None:
        """`on_wait` is called once with why something waits, and with "" when everything is written."""
        super().__init__(name, open_connection, deliver)
        self._unsaved = unsaved
        self.had_lost = unsaved.exists()
        """Whether the last session ended with changes that were never written."""
        self.note_unsaved(False)
        self._on_wait = on_wait
        self._shown_problem = ""
        self._loses = False
        self.is_ending = threading.Event()

    def _answer(self, request: _Request[Any]) -> _Result:
        result = super()._answer(request)
        while result.is_passing and request.otherwise is None:
            self._report(result.problem)
            is_last = self.is_ending.wait(_TRY_AGAIN_S)
            result = super()._answer(request)
            if is_last:
                break
        if result.problem and self.is_ending.is_set() and self._conn is not None:
            self._loses = True
        elif not self._loses:
            self._report("")
        return result

    def finish(self, on_wait: Callable[[], None]) -> None:
        """Wait until all is written or has failed for good; `on_wait` is called again and again if that takes long."""
        self.is_ending.set()
        self.requests.put(None)
        if self.is_alive():
            self.join(_QUICK_S)
        if self.is_alive():
            self.note_unsaved(True)
        while self.is_alive():
            on_wait()
            self.join(_SIGN_S)
        self.note_unsaved(self._loses)

    def note_unsaved(self, is_there: bool) -> None:
        with suppress(OSError):
            self._unsaved.touch() if is_there else self._unsaved.unlink(missing_ok=True)

    def _report(self, problem: str) -> None:
        if problem != self._shown_problem:
            self._shown_problem = problem
            self.note_unsaved(bool(problem))
            self._on_wait(problem)


class _StudyLane(_Lane):
    """Calculates with large arrays, one request after the other."""

    def _answer(self, request: _Request[Any]) -> _Result:
        with reuse_freed():
            return super()._answer(request)


def _open_writer(database: Path, now: float) -> Connection:
    conn = open_store(database, now)
    if is_read_only(conn):  # better said right away than at the first mark
        conn.close()
        raise StoreError(Code.STORE_READ_ONLY())
    return conn


class Bridge(QObject):
    """The threads, and the signals about all of them. `failed` carries errors that nobody else handles."""

    failed = Signal(str)
    unusable = Signal(object)
    """The `Message` that says why the store cannot be used any more."""
    changed = Signal(object)
    """The `Changes` that were just stored, by this process or another."""
    marks_set = Signal(list, object, object)
    """Ids, read or None, starred or None: to be shown right away, before they are stored."""
    command_sent = Signal(object)
    """A command for the engine, if one runs."""
    writing_waits = Signal(str)
    """Why the user's changes are not written yet; "" once all of them are."""
    _answered = Signal(object)

    def __init__(self, database: Path, clock: Clock) -> None:
        super().__init__()
        self._answered.connect(self._deliver, Qt.ConnectionType.QueuedConnection)
        self._database = database
        self._made = threading.Event()
        self.writes = _WriteLane(
            "store-writes",
            lambda: _open_writer(database, clock.now()),
            self._answered.emit,
            self.writing_waits.emit,
            database.with_name("unsaved"),
        )
        self.reads = _Lane("store-reads", self._open_reader, self._answered.emit)
        self._studies: _Lane | None = None
        self._closed = False
        # Both open at once, while the window is still being made.
        self.write(lambda conn: self._made.set())
        self.reads.ask(self, lambda conn: None)
        self.writes.start()
        self.reads.start()

    def _open_reader(self) -> Connection:
        """Open a reader once the writer has made or migrated the file."""
        self._made.wait()
        return open_reader(self._database)

    @property
    def opening_problem(self) -> Message | None:
        """Why the store could not be opened; None while that is not known."""
        return self.writes.opening_problem

    @property
    def studies(self) -> _Lane:
        """The thread for long calculations, started when first needed, so that lists never wait for it."""
        if self._studies is None:
            self._studies = _StudyLane("store-studies", self._open_reader, self._answered.emit)
            self._studies.start()
        return self._studies

    def bound_to(self, receiver: QObject) -> BoundBridge:
        """A bridge whose answers belong to `receiver`."""
        return BoundBridge(self, receiver)

    def write(
        self,
        operation: Operation[Answer],
        then: Callable[[Answer], None] | None = None,
        otherwise: Callable[[str], None] | None = None,
    ) -> None:
        """Write on behalf of no QObject: `then` and `otherwise` must work for as long as the bridge is open."""
        self.writes.ask(self, operation, then, None, otherwise)

    def release_memory(self) -> None:
        """Let idle connections free their caches."""
        self.reads.ask(self, shrink)
        self.writes.ask(self, shrink)

    def close(self, on_wait: Callable[[], None] = lambda: None) -> None:
        """Finish all writes, then stop the threads. Unanswered reads are dropped. `on_wait` is called while writes take
        long."""
        if self._closed:
            return
        self._closed = True
        lanes = [lane for lane in (self.reads, self._studies) if lane is not None]
        for lane in lanes:
            lane.drops_what_waits = True
        self._made.set()  # without a file, nobody should go on waiting for it
        self.writes.finish(on_wait)
        for lane in lanes:
            lane.requests.put(None)
            if lane.is_alive():
                lane.join(_PATIENCE_AT_END_S)

    @Slot(object)
    def _deliver(self, result: _Result) -> None:
        request = result.request
        if self._closed or request.is_stale:
            return
        if result.grave is not None:
            self.unusable.emit(result.grave)
        if result.problem and result.grave is None and request.is_write:
            self.changed.emit(Changes.MARKS | Changes.ROWS)  # what was shown before it was stored is read again
        hears = request.otherwise or self.failed.emit if result.problem else request.then
        if not isValid(request.receiver):
            hears = self.failed.emit if result.problem else None
        if hears is not None:
            hears(result.problem or result.answer)


class BoundBridge:
    """Reads and writes for one QObject. Once Qt has deleted it, answers are dropped and problems go to `failed`."""

    def __init__(self, root: Bridge, receiver: QObject) -> None:
        self.root = root
        self._receiver = receiver

    def read(
        self,
        operation: Operation[Answer],
        then: Callable[[Answer], None],
        topic: Topic | None = None,
        otherwise: Callable[[str], None] | None = None,
    ) -> None:
        """Run `operation` on the read thread, then `then` with its answer on the main thread."""
        self.root.reads.ask(self._receiver, operation, then, topic, otherwise)

    def study(
        self,
        operation: Operation[Answer],
        then: Callable[[Answer], None],
        topic: Topic | None = None,
        otherwise: Callable[[str], None] | None = None,
    ) -> None:
        """Like `read`, for long calculations."""
        self.root.studies.ask(self._receiver, operation, then, topic, otherwise)

    def write(
        self,
        operation: Operation[Answer],
        then: Callable[[Answer], None] | None = None,
        otherwise: Callable[[str], None] | None = None,
    ) -> None:
        """Run `operation` on the write thread. Never stale: the user's changes are always written."""
        self.root.writes.ask(self._receiver, operation, then, None, otherwise)


def erase_reading(bridge: Bridge, clock: Clock, then: Callable[[], None]) -> None:
    """Erase the record of the user's reading from the database, call `then`, and clean the copies beside it.

    The copies need no writer, so lists stay quick meanwhile. If the program ends before they are done, the engine's
    daily maintenance finishes them; `bridge.failed` names those that could not be cleaned.
    """
    now = clock.now()

    def forgotten(_: None) -> None:
        then()
        bridge.changed.emit(Changes.READING)
        bridge.bound_to(bridge).study(lambda conn: settings_service.forget_in_copies(conn, now), cleaned)

    def cleaned(copies: erase.ErasedCopies) -> None:
        bridge.write(erase.note_copies_erased)
        if copies.kept:
            files = ", ".join(str(path) for path in copies.kept)
            bridge.failed.emit(say(Code.COPIES_NOT_ERASED(files=files)))

    bridge.write(lambda conn: settings_service.forget_reading(conn, now), forgotten)


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
                self.redone.emit(self.tr("Redone: {what}").format(what=step.sentence))

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
