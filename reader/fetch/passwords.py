"""HTTP passwords in the system's keyring, or for this session only where there is none. Any thread.

A password belongs to an origin (scheme, host, port) and a user name there: feeds of one site share it, and no other
site ever gets it (docs/notes/whose-is-a-password.md). keyring is slow to import and may ask the user to unlock it, so
it is only touched when a feed has a password.
"""

from __future__ import annotations

import threading
from importlib import import_module
from typing import Protocol

from msgspec import Struct

from reader.fetch.urls import BadAddress, may_send_password, parse_address
from reader.model.fetched import Credentials
from reader.model.messages import Message
from reader.wording.catalogue import Code

SERVICE = "Paperround"


class Safe(Protocol):
    """The part of a keyring backend that is used here."""

    def get_password(self, service: str, username: str) -> str | None: ...
    def set_password(self, service: str, username: str, password: str) -> None: ...
    def delete_password(self, service: str, username: str) -> None: ...


class Kept(Struct, frozen=True):
    """Whether a password was stored, or only kept for this session."""

    for_good: bool
    message: Message | None = None


class Passwords:
    """Passwords by origin and user name. `safe`: a keyring backend instead of the system's."""

    def __init__(self, safe: Safe | None = None) -> None:
        self._safe = safe
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

    def _from_safe(self, key: str, username: str) -> str | None:
        try:
            return self._open().get_password(SERVICE, _name(key, username))
        except Exception:  # noqa: BLE001 - a locked or missing safe is the same as an empty one
            return None

    def _open(self) -> Safe:
        if self._safe is None:
            safe: Safe = import_module("keyring").get_keyring()
            self._safe = safe
        return self._safe


def _origin_of(feed_url: str) -> str:
    try:
        return parse_address(feed_url).origin
    except BadAddress:
        return feed_url


def _name(key: str, username: str) -> str:
    """The name in the keyring: one user may have different passwords at different sites."""
    return f"{username} at {key}"
