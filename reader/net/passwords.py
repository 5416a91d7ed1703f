"""HTTP passwords in the system's keyring, or for this session only where there is none. Any thread.

Where there is no keyring, as for cron and systemd, the user can name a command that prints a password or a file that
only they can read, and systemd can hand credentials over; these are asked first.

A password belongs to an origin (scheme, host, port) and a user name there: feeds of one site share it, and no other
site ever gets it (docs/developer/notes/whose-is-a-password.md). keyring is slow to import and may ask the user to
unlock it, so it is only touched when a feed has a password.
"""

from __future__ import annotations

import json
import logging
import os
import shlex
import subprocess
import threading
from functools import partial
from pathlib import Path
from typing import Protocol
from urllib.parse import urlsplit

from msgspec import Struct

from reader.core.private_files import make_private_file, write_whole
from reader.core.records.fetched import Credentials
from reader.core.records.messages import Message
from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.net.urls import BadAddress, may_send_password, parse_address

SERVICE = "Paperround"
COMMAND_S = 60.0
"""How long a command may take: it may ask the user."""
log = logging.getLogger(__name__)


class Safe(Protocol):
    """The part of a keyring backend that is used here."""

    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...
    def delete_password(self, service: str, username: str) -> None: ...


def ask_command(command: str, user: str, host: str) -> str | None:
    """The first line of what a command of the user's prints, such as `pass show feeds/{host}`."""
    words = [word.replace("{user}", user).replace("{host}", host) for word in shlex.split(command)]
    done = subprocess.run(words, stdin=subprocess.DEVNULL, capture_output=True, timeout=COMMAND_S, check=False)
    if done.returncode:
        log.info("the password command ended with %d", done.returncode)
        return None
    return done.stdout.decode().partition("\n")[0].rstrip("\r") or None


def read_credentials(folder: str, user: str, host: str) -> str | None:
    """From the folder that systemd made for a service: `paperround-USER@HOST` or `paperround-HOST`."""
    for name in (f"paperround-{user}@{host}", f"paperround-{host}"):
        path = Path(folder, name)
        if "/" not in name and path.is_file():
            return path.read_text(encoding="utf-8").rstrip("\r\n") or None
    return None


class FileSafe:
    """A file of the user's with passwords in plain text, which nobody else may read."""

    def __init__(self, path: Path) -> None:
        self._path = path

    def get_password(self, service: str, username: str) -> str | None:
        return self._read().get(username)

    def set_password(self, service: str, username: str, password: str) -> None:
        self._write(self._read() | {username: password})

    def delete_password(self, service: str, username: str) -> None:
        self._write({name: word for name, word in self._read().items() if name != username})

    def _read(self) -> dict[str, str]:
        if not self._path.exists():
            return {}
        if os.name != "nt" and self._path.stat().st_mode & 0o077:
            log.info("%s is not read: others may read it, too (chmod 600)", self._path)
            raise PermissionError(self._path)
        return dict(json.loads(self._path.read_text(encoding="utf-8")))

    def _write(self, words: dict[str, str]) -> None:
        part = self._path.with_name(f"{self._path.name}.part")
        make_private_file(part)  # its mode stays when it is written
        write_whole(self._path, json.dumps(words, indent=1).encode())


class Kept(Struct, frozen=True):
    """Whether a password was stored, or only kept for this session."""

    for_good: bool
    message: Message | None = None


class Passwords:
    """Passwords by origin and user name. `safe`: a keyring backend instead of the system's; `settings`: may name a
    command that is asked before, or a file in its place."""

    def __init__(self, safe: Safe | None = None, settings: Settings | None = None) -> None:
        command, file = (settings.password_command, settings.password_file) if settings else ("", "")
        self._safe = FileSafe(Path(file).expanduser()) if file else safe
        self._given = [partial(ask_command, command)] if command else []
        if "CREDENTIALS_DIRECTORY" in os.environ:
            self._given.append(partial(read_credentials, os.environ["CREDENTIALS_DIRECTORY"]))
        self._session: dict[tuple[str, str], str] = {}
        self._lock = threading.Lock()

    def find(self, feed_url: str, username: str) -> Credentials | None:
        origin = _origin_of(feed_url)
        with self._lock:
            word = self._session.get((origin, username))
        if word is None:
            # Earlier versions kept one for each feed's whole address.
            word = self._from_safe(origin, username) or self._from_safe(feed_url, username)
        return None if word is None else Credentials(username, word)

    def remember(self, feed_url: str, username: str, password: str) -> None:
        """Keep a password for this session only."""
        with self._lock:
            self._session[_origin_of(feed_url), username] = password

    def set(self, feed_url: str, username: str, password: str) -> Kept:
        self.remember(feed_url, username, password)
        if self._from_given(_name(_origin_of(feed_url), username)) == password:
            return Kept(True)
        try:
            self._open().set_password(SERVICE, _name(_origin_of(feed_url), username), password)
        except Exception:  # noqa: BLE001 - backends raise whatever their system raises
            return Kept(False, Code.NO_SAFE_PLACE())
        return Kept(True)

    def move(self, from_url: str, to_url: str, username: str) -> None:
        """Give a feed that moved within its host its password at the new address."""
        known = self.find(from_url, username) if username else None
        if known is not None and may_send_password(parse_address(from_url), parse_address(to_url)):
            self.set(to_url, username, known.password)

    def delete(self, feed_url: str, username: str) -> None:
        with self._lock:
            self._session.pop((_origin_of(feed_url), username), None)
        try:
            self._open().delete_password(SERVICE, _name(_origin_of(feed_url), username))
        except Exception:  # noqa: BLE001 - not there, or no safe: either way it is gone
            return

    def _from_given(self, name: str) -> str | None:
        user, _, key = name.rpartition(" at ")
        for ask in self._given:
            try:
                word = ask(user, urlsplit(key).hostname or key)
            except (OSError, ValueError, subprocess.SubprocessError) as error:
                log.info("no password from %s: %s", ask.func.__name__, error)
                continue
            if word is not None:
                return word
        return None

    def _from_safe(self, key: str, username: str) -> str | None:
        word = self._from_given(_name(key, username))
        if word is not None:
            return word
        try:
            return self._open().get_password(SERVICE, _name(key, username))
        except Exception:  # noqa: BLE001 - a locked or missing safe is the same as an empty one
            return None

    def _open(self) -> Safe:
        if self._safe is None:
            import keyring

            self._safe = keyring.get_keyring()
        return self._safe


def _origin_of(feed_url: str) -> str:
    try:
        return parse_address(feed_url).origin
    except BadAddress:
        return feed_url


def _name(key: str, username: str) -> str:
    """The name in the keyring: one user may have different passwords at different sites."""
    return f"{username} at {key}"
