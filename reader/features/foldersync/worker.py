"""The thread that keeps the engine's store in step with the sync folder: every few minutes, and after changes here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from reader.core.errors import UsageError
from reader.core.words.catalogue import SyncCode
from reader.engine.due_thread import NEVER, DueThread, ThreadContext
from reader.engine.messages import Command, FolderSynced, LocalChanges, SettingsChanged, UserActive
from reader.features.foldersync.files import Cipher
from reader.features.foldersync.service import sync_folder
from reader.features.foldersync.store import find_device
from reader.net.passwords import Passwords
from reader.store.db import Connection, open_store
from reader.store.settings import load_settings

PASSPHRASE_OF, PASSPHRASE_USER = "https://sync-folder.invalid/", "passphrase"
"""Under which the keyring has the passphrase."""
EVERY_S = 300.0
AFTER_CHANGES_S = 20.0


def find_cipher(passwords: Passwords, *, is_encrypted: bool) -> Cipher | None:
    """The cipher of the folder, if the user wanted it encrypted. Never none because the passphrase is missing."""
    if not is_encrypted:
        return None
    known = passwords.find(PASSPHRASE_OF, PASSPHRASE_USER)
    if known is None:
        raise UsageError(SyncCode.PASSPHRASE_WANTED())
    return Cipher(known.password)


class FolderSyncer(DueThread[Connection]):
    work = "syncing the folder"
    awaited_s = AFTER_CHANGES_S

    def __init__(self, context: ThreadContext, has_folder: bool) -> None:
        super().__init__(context.clock, 0.0 if has_folder else NEVER)
        self._context = context
        self._has_folder = has_folder

    def handle(self, command: Command) -> bool:
        """No command is for this thread alone. The thread of commands."""
        with self._changed:
            if isinstance(command, SettingsChanged):
                self._next_at = 0.0
            elif self._has_folder and isinstance(command, LocalChanges | UserActive):
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
        cipher = find_cipher(self._context.passwords, is_encrypted=settings.sync_folder_encrypted)
        done = sync_folder(conn, Path(settings.sync_folder), find_device(conn), cipher, self._clock.now())
        if done.received:
            self._context.on_note(FolderSynced())
        return self._clock.now() + EVERY_S
