"""The thread that keeps the engine's store in step with the sync folder: every few minutes, and after changes here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from reader.core.errors import UsageError
from reader.core.words.catalogue import Code, SyncCode
from reader.engine import messages
from reader.engine.due_thread import NEVER, DueThread, ThreadContext
from reader.features.foldersync.service import PASSPHRASE_OF, find_cipher, sync_folder
from reader.features.foldersync.store import find_device
from reader.store.db import Connection, open_store
from reader.store.settings import load_settings

EVERY_S = 300.0
AFTER_CHANGES_S = 20.0


class FolderSyncer(DueThread[Connection]):
    work = "syncing the folder"
    awaited_s = AFTER_CHANGES_S

    def __init__(self, context: ThreadContext, has_folder: bool) -> None:
        super().__init__(context.clock, 0.0 if has_folder else NEVER)
        self._context = context
        self._has_folder = has_folder

    def handle(self, command: messages.Command) -> bool:
        """No command is for this thread alone. The thread of commands."""
        with self._changed:
            is_passphrase = isinstance(command, messages.PasswordGiven) and command.url == PASSPHRASE_OF
            is_wish = isinstance(command, messages.Refresh) and not command.reason
            if isinstance(command, messages.SettingsChanged) or is_passphrase or (self._has_folder and is_wish):
                self._next_at = 0.0
            elif self._has_folder and isinstance(command, messages.LocalChanges | messages.UserActive):
                self._next_at = min(self._next_at, self._clock.now() + AFTER_CHANGES_S)
            self._wake_if_due()
        return False

    @contextmanager
    def _open(self) -> Iterator[Connection]:
        with closing(open_store(self._context.profile.database, self._clock.now())) as conn:
            yield conn

    def _do_round(self, conn: Connection) -> float:
        settings = load_settings(conn)
        self._has_folder = bool(settings.sync_folder)
        if not self._has_folder:
            return NEVER
        folder, now = Path(settings.sync_folder), self._clock.now()
        try:
            cipher = find_cipher(self._context.passwords, is_encrypted=settings.sync_folder_encrypted)
            done = sync_folder(conn, folder, find_device(conn), cipher, now)
        except UsageError as error:
            wants_word = error.message.code in (SyncCode.PASSPHRASE_WANTED.name, SyncCode.PASSPHRASE_WRONG.name)
            note = messages.FolderSynced(now, problem="password" if wants_word else "broken", message=error.message)
        except OSError as error:  # full, read-only or just taken away
            message = Code.FILE_UNWRITABLE(file=folder.name, error=error.strerror or "")
            note = messages.FolderSynced(now, problem="broken", message=message)
        else:
            note = messages.FolderSynced(now, done.sent, done.received)
        self._context.on_note(note)
        return now + (self.after_trouble_s if note.problem else EVERY_S)
