"""One sync with the folder: what was done here goes into this device's file, what others did is done here too.

The engine's thread, or a command. A kill at any point does no harm: everything can be done twice.
"""

from __future__ import annotations

import os
from errno import EACCES
from pathlib import Path

from msgspec import Struct
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.messages import Message
from reader.core.words.catalogue import Code, SyncCode
from reader.features.foldersync import store
from reader.features.foldersync.files import Change, Cipher, find_changed, merge, read_changes, write_changes
from reader.net.passwords import Passwords
from reader.store.db import Connection, transaction
from reader.store.settings import load_settings, save_settings

PASSPHRASE_OF, PASSPHRASE_USER = "https://sync-folder.invalid/", "passphrase"
"""Under which the keyring has the passphrase."""
_FUTURE_S = 3_600.0


class FolderSync(Struct, frozen=True):
    sent: int
    received: int
    written_bytes: int


def find_cipher(passwords: Passwords, *, is_encrypted: bool) -> Cipher | None:
    """The cipher of the folder, if the user wanted it encrypted. Never none because the passphrase is missing."""
    if not is_encrypted:
        return None
    known = passwords.find(PASSPHRASE_OF, PASSPHRASE_USER)
    if known is None:
        raise UsageError(SyncCode.PASSPHRASE_WANTED())
    return Cipher(known.password)


def use_folder(conn: Connection, folder: str, *, is_encrypted: bool) -> None:
    """Sync by this folder from now on; by none if it is empty."""
    with transaction(conn):
        settings = load_settings(conn)
        save_settings(conn, replace(settings, sync_folder=folder, sync_folder_encrypted=is_encrypted))


def find_obstacle(folder: Path, passphrase: str) -> Message | None:
    """Why a folder can't be used with this passphrase, or without one if it is empty; it is read whole."""
    try:
        if not folder.is_dir():
            raise UsageError(SyncCode.SYNC_FOLDER_MISSING(path=str(folder)))
        for _ in read_changes(folder, Cipher(passphrase) if passphrase else None):
            pass
    except UsageError as error:
        return error.message
    return None if os.access(folder, os.W_OK) else Code.FILE_UNWRITABLE(file=folder.name, error=os.strerror(EACCES))


def sync_folder(conn: Connection, folder: Path, device: str, cipher: Cipher | None, now: float) -> FolderSync:
    if not folder.is_dir():
        raise UsageError(SyncCode.SYNC_FOLDER_MISSING(path=str(folder)))
    arrived = list(read_changes(folder, cipher))
    with transaction(conn):
        known, waiting = store.list_known(conn)
        is_first = not known
        still = store.apply(conn, [known[key] for key in waiting], now)
        store.save_changes(conn, [known[key] for key in waiting], still)
        mine = [] if is_first else _find_mine(conn, known, still, device, now)
        newer = merge(
            known | {change.key: change for change in mine}, (one for one in arrived if one.key[0] in "fndrstp")
        )
        known |= {change.key: change for change in mine} | newer
        done = [change for change in newer.values() if not (is_first and _would_unsubscribe(conn, change))]
        still = store.apply(conn, done, now)
        store.save_changes(conn, [*mine, *newer.values()], still)
        if is_first:  # what only this device has is news to the others
            waiting = {key for key in newer if key in still}
            mine = _find_mine(conn, known, waiting, device, now)
            store.save_changes(conn, mine)
            known |= {change.key: change for change in mine}
        taken = _add_visits(conn, arrived, known, device, now)
    own = [change for change in known.values() if change.device == device and change.key[0] != "v"]
    visits = [Change(f"v{at}", None, at, device) for at in store.list_own_visits(conn, now - store.RECENT_S)]
    written = write_changes(folder, device, [*own, *visits], cipher)
    return FolderSync(len(mine), len(newer) + taken, written)


def _find_mine(conn: Connection, known: dict[str, Change], waiting: set[str], device: str, now: float) -> list[Change]:
    here = store.read_now(conn, known, store.Posts(conn), now)
    return find_changed(known, {key: value for key, value in here.items() if key not in waiting}, device)


def _would_unsubscribe(conn: Connection, change: Change) -> bool:
    """A device that joins brings its feeds along, also those that another one had left."""
    return change.key[0] == "f" and not change.value and change.key[1:] in store.Posts(conn).feeds


def _add_visits(conn: Connection, arrived: list[Change], known: dict[str, Change], device: str, now: float) -> int:
    """Take over visits once: what was erased here afterwards does not come back."""
    count = 0
    for other in {change.device for change in arrived if change.key[0] == "v"} - {device}:
        before = known.get(f"v{other}")
        since = max(before.counter if before else 0, int(now - store.RECENT_S))
        ats = {c.counter for c in arrived if c.key[0] == "v" and c.device == other}
        new = sorted(at for at in ats if since < at <= now + _FUTURE_S)
        if new:
            store.add_visits(conn, map(float, new))
            store.save_changes(conn, [Change(f"v{other}", None, new[-1], other)])
            count += len(new)
    return count
