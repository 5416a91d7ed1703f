"""The recovery window: shows the page for a database that cannot be used, and does what the user chooses.

Meanwhile no engine runs and nothing has the database open. Main thread only; repairs run on a thread of their own.
"""

from __future__ import annotations

import logging
import os
import stat
import threading
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any

from PySide6.QtCore import QByteArray, QEventLoop, QObject, QSize, Qt, Signal, Slot
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QFileDialog, QMainWindow

from reader import __version__
from reader.core.clock import Clock
from reader.core.errors import PaperroundError, as_disk_error
from reader.core.paths import Profile
from reader.core.records.messages import Message, as_it_is
from reader.core.words.words import in_english
from reader.engine.process.handover import QUIT, Wish
from reader.features.recovery import service as repair
from reader.features.recovery.service import Copy, Saved
from reader.features.recovery.window import words
from reader.features.recovery.window.page import RecoveryPage
from reader.features.recovery.window.words import Choice, Fault, find_fault_kind, list_choices
from reader.store.backup import Progress, find_fault
from reader.window.desktop.instance_listener import InstanceListener
from reader.window.kit.dialog import make_scrolling
from reader.window.kit.screens import bring_to_front
from reader.window.kit.theme import Theme
from reader.window.kit.translate import tr
from reader.window.kit.window_state import load_window_state
from reader.window.kit.wording import say

log = logging.getLogger(__name__)

_FIRST_SIZE = QSize(1280, 800)
_MOST_DETAILS = 160


class CancelledError(Exception):
    """The user cancelled a repair; nothing was changed."""


class Work(QObject):
    """Runs a repair on a thread of its own, with progress and Cancel; the answer comes back on the main thread."""

    progressed = Signal(int, int)
    _ended = Signal(object)

    def __init__(self, fail: Callable[[str], object], parent: QObject) -> None:
        """`fail` gets the problem, or "" if the repair was cancelled."""
        super().__init__(parent)
        self._fail = fail
        self._cancelled = threading.Event()
        self._thread: threading.Thread | None = None
        self._then: Callable[[Any], None] | None = None
        self._ended.connect(self._end, Qt.ConnectionType.QueuedConnection)

    @property
    def is_busy(self) -> bool:
        return self._thread is not None

    def run(self, task: Callable[[Progress], Any], then: Callable[[Any], None]) -> None:
        """Run a task and then `then` with its answer; one at a time."""
        self._cancelled.clear()
        self._then = then
        self._thread = threading.Thread(target=self._do, args=(task,), name="repair", daemon=True)
        self._thread.start()

    def cancel(self) -> None:
        """Cancel the task, unless it is already replacing the file."""
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
            self._fail(answer)
        elif self._then is not None:
            self._then(answer)


class RecoveryWindow(QMainWindow):
    done = Signal(object)
    """The database can be opened again; a sentence to show then, or "". None if the user wants to quit."""

    def __init__(
        self, theme: Theme, clock: Clock, profile: Profile, message: Message, *, has_lock: bool = True
    ) -> None:
        """`message` says what is wrong with the database. Without the profile's lock nothing is replaced."""
        super().__init__()
        self._clock, self._profile, self._message, self._has_lock = clock, profile, message, has_lock
        self.fault = find_fault_kind(message)
        self.copies: list[Copy] = []
        self._damage: Message | None = None
        self._saved: Saved | None = None
        self._is_closing = False
        self._is_sound = False
        self.setWindowTitle("Paperround")
        self.page = RecoveryPage(theme, clock.now(), self)
        self.setCentralWidget(make_scrolling(self.page))
        self.work = Work(self._show_problem, self)
        self.work.progressed.connect(self.page.show_progress)
        geometry = load_window_state(self._profile.folder).geometry
        room = self.screen().availableGeometry().size()
        self.resize(_FIRST_SIZE.boundedTo(room))
        if geometry:
            self.restoreGeometry(QByteArray.fromBase64(geometry.encode("ascii", "ignore")))

    def on_wish(self, wish: Wish) -> None:
        """Follow what another start of the program wants."""
        if wish.get("do") == "raise":
            bring_to_front(self)
        elif wish.get("do") == QUIT:
            self.close()

    def find_copies(self) -> None:
        """Look for copies, which are opened and checked before they are offered."""
        self.page.show_work(tr("Looking for backups…"), can_cancel=False)
        self.work.run(lambda progress: self._examine(), self._on_copies)

    def _examine(self) -> tuple[list[Copy], Message | None]:
        """The copies, and what SQLite finds in a damaged file. Runs on the worker's thread."""
        is_damaged = self.fault is Fault.DAMAGED
        return repair.list_copies(self._profile), find_fault(self._profile.database) if is_damaged else None

    def _on_copies(self, found: tuple[list[Copy], Message | None]) -> None:
        self.copies, self._damage = found
        self._show_choices()

    def _show_choices(self) -> None:
        may_write = self._has_lock and os.access(self._profile.folder, os.W_OK)
        may_unlock = self.fault is Fault.READ_ONLY and bool(_list_locked(self._profile))
        choices = list_choices(
            self.fault, has_copies=bool(self.copies), may_write_folder=may_write, may_unlock=may_unlock
        )
        self.page.show_fault(self.fault, choices, self.copies, self._details())

    def _details(self) -> str:
        if self._damage is None:
            return tr("The file: {path}").format(path=self._profile.database)
        lines = [line for line in say(self._damage).splitlines() if not line.startswith("***")]
        found = " ".join(" ".join(lines).split())
        cut = found if len(found) <= _MOST_DETAILS else f"{found[:_MOST_DETAILS]}…"
        return tr("Details: {details}").format(details=cut)

    def choose(self, choice: Choice) -> None:
        if choice is Choice.QUIT:
            self.close()
        elif choice is Choice.RETRY:
            self.done.emit("")
        elif choice is Choice.UNLOCK:
            self.work.run(lambda progress: _make_writable(self._profile), lambda _: self.done.emit(""))
        elif choice is Choice.START_OVER:
            self.page.show_work(tr("Starting over…"), can_cancel=False)
            self.work.run(
                lambda progress: repair.start_over(self._profile, self._clock.now()),
                lambda _: self.done.emit(words.started_over()),
            )
        elif choice is Choice.SAVE:
            self._ask_folder()

    def copy_details(self) -> None:
        lines = [f"Paperround {__version__}", str(self._profile.database), in_english(self._message)]
        lines += [in_english(self._damage)] if self._damage else []
        QGuiApplication.clipboard().setText("\n".join(lines))

    def restore_over_sound(self, copy: Copy) -> None:
        """Restore a copy that the user chose in the settings; if that fails, the current database is opened again."""
        self._is_sound = True
        self.restore(copy)

    def restore(self, copy: Copy) -> None:
        self.page.show_work(tr("Restoring the backup…"), can_cancel=True)
        self.work.run(
            lambda progress: repair.restore_backup(self._profile, copy.backup.path, self._clock.now(), progress),
            lambda repaired: self.done.emit(words.restored(copy, repaired, self._clock.now())),
        )

    def _ask_folder(self) -> None:
        title = tr("Save recovered data to")
        self.chooser = QFileDialog(self, title, str(Path.home()))
        self.chooser.setFileMode(QFileDialog.FileMode.Directory)
        self.chooser.setOption(QFileDialog.Option.ShowDirsOnly)
        self.chooser.fileSelected.connect(lambda chosen: self.save_readable(Path(chosen)))
        self.chooser.open()

    def save_readable(self, folder: Path) -> None:
        self.page.show_work(tr("Recovering what can be read…"), can_cancel=True)
        self.work.run(
            lambda progress: repair.save_readable(self._profile, folder, self._clock.now(), progress), self._show_saved
        )

    def _show_saved(self, saved: Saved) -> None:
        self._saved = saved
        self.page.show_saved(words.saved(saved), words.saved_with_backup(saved, self._clock.now()))

    def go_on(self) -> None:
        saved = self._saved
        if saved is not None:
            self.page.show_work(tr("Restoring the backup…"), can_cancel=False)
            self.work.run(
                lambda progress: repair.use_saved(self._profile, saved, self._clock.now()),
                lambda repaired: self.done.emit(words.going_on(repaired)),
            )

    def cancel(self) -> None:
        if self.work.is_busy:
            self.work.cancel()
        else:
            self._show_choices()

    def _show_problem(self, sentence: str) -> None:
        if self._is_closing:
            return
        if self._is_sound:
            self.done.emit(sentence)
            return
        self._show_choices()
        self.page.show_problem(sentence)

    def closeEvent(self, event: QCloseEvent) -> None:
        """Cancel a running repair, or wait for it if it cannot be cancelled any more: it is never left half done."""
        self._is_closing = True
        self.work.cancel()
        self.work.wait()
        super().closeEvent(event)
        self.done.emit(None)


def run_recovery(
    theme: Theme,
    clock: Clock,
    profile: Profile,
    message: Message,
    restoring: Copy | None = None,
    *,
    has_lock: bool = True,
) -> str | None:
    """Show the page until the user has chosen. Returns a sentence for the window that opens again, or None to quit.

    With `restoring`, a backup that was chosen in the settings is restored right away.
    """
    window, loop = RecoveryWindow(theme, clock, profile, message, has_lock=has_lock), QEventLoop()
    theme.apply()
    listener = InstanceListener(profile, window)
    answers: list[str | None] = []
    listener.wished.connect(window.on_wish)
    window.done.connect(answers.append)
    window.done.connect(loop.quit)
    window.show()
    if restoring is None:
        window.find_copies()
    else:
        window.restore_over_sound(restoring)
    loop.exec()
    listener.close()
    window.hide()
    window.deleteLater()
    return answers[0] if answers else None


def _list_locked(profile: Profile) -> list[Path]:
    """The folder or database that is ours but not writable."""
    locked: list[Path] = []
    for path in (profile.folder, profile.database):
        with suppress(OSError):
            found = path.stat()
            is_ours = os.name == "nt" or found.st_uid == os.geteuid()
            if is_ours and not found.st_mode & stat.S_IWUSR:
                locked.append(path)
    return locked


def _make_writable(profile: Profile) -> None:
    for path in _list_locked(profile):
        path.chmod(stat.S_IMODE(path.stat().st_mode) | stat.S_IRUSR | stat.S_IWUSR)
