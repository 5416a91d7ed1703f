"""Handover from a second start to the first: one line of JSON over a loopback connection.

The process with the profile's lock listens on a port, and writes port and a secret into the profile, readable by the
user alone. A file left by a crash does no harm, as nobody answers there. The listener has its own thread and calls
`on_wish` on it. Other users of the computer can reach the port, so callers are limited in length, time and number, and
a new caller is heard at once however many others send slowly.
"""

from __future__ import annotations

import contextlib
import json
import os
import selectors
import socket
import threading
import time
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from reader.engine.messages import (
    AccountsChanged,
    Command,
    FeedsChanged,
    LocalChanges,
    ReadingErased,
    Refresh,
    SettingsChanged,
    Stop,
    UserActive,
)
from reader.lazy_import import lazy_import
from reader.paths import Profile

if TYPE_CHECKING:
    import hmac
else:
    hmac = lazy_import("hmac")

Wish = Mapping[str, Any]
ENDING = "Paperround was asked to quit."
CHANGED, ACCOUNTS, ERASED, SEEN, QUIT = "changed", "accounts", "erased", "seen", "quit"
FEEDS = "feeds"
"""A command changed subscriptions: fetch new ones at once."""
STORED = "stored"
"""A command fetched: show what is new."""
MARKED = "marked"
"""A command marked or tagged entries, or changed the places that show them: show that, and sync it."""
TIMEOUT_S = 3.0
"""For a whole line, however slowly it comes."""
LONGEST = 16_384
"""Bytes in a line; an address is the longest content."""
MOST_CALLERS = 16
"""At a time; with one more, the first is dropped."""
ADDRESS_AGAIN_S = 60.0
"""If the disk was full, the address is written once there is room."""
# What strangers can send: no JSON, JSON nested a thousand times, an object without a secret, a list as the wish.
_NONSENSE = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)
NOTED = "Noted."


class Endpoint:
    def __init__(self, profile: Profile, on_wish: Callable[[Wish], str]) -> None:
        """`on_wish` returns one sentence for the other side's user."""
        self._on_wish = on_wish
        self._path = profile.folder / "endpoint"
        self._secret = os.urandom(16).hex()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._socket.setblocking(False)
        self._port: int = self._socket.getsockname()[1]
        self._closed = threading.Event()
        self._callers: dict[socket.socket, _Caller] = {}
        self._is_written = self._write_address()
        self._thread = threading.Thread(target=self._serve, daemon=True, name="handover")
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        # Closing alone does not wake a thread that waits for a caller.
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self._port), TIMEOUT_S).close()
        self._thread.join(TIMEOUT_S)
        self._socket.close()
        # Windows refuses while another start is reading it; left behind, it does no harm.
        with contextlib.suppress(OSError):
            self._path.unlink(missing_ok=True)

    def _write_address(self) -> bool:
        """Return False if that fails: then nobody can hand anything over, but all else works."""
        made = self._path.with_suffix(".new")
        try:
            made.unlink(missing_ok=True)
            with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
                json.dump({"port": self._port, "secret": self._secret}, file)
            made.replace(self._path)
        except OSError:
            with contextlib.suppress(OSError):
                made.unlink(missing_ok=True)
            return False
        return True

    def _serve(self) -> None:
        with selectors.DefaultSelector() as waiting:
            waiting.register(self._socket, selectors.EVENT_READ)
            while not self._closed.is_set():
                for key, _ in waiting.select(self._find_pause()):
                    if key.fileobj is self._socket:
                        self._accept(waiting)
                    elif isinstance(key.data, _Caller) and key.data.socket in self._callers:
                        self._hear(key.data, waiting)
                now = time.monotonic()
                for caller in [caller for caller in self._callers.values() if caller.until <= now]:
                    self._hang_up(caller, waiting)
                self._is_written = self._is_written or self._write_address()
            for caller in list(self._callers.values()):
                self._hang_up(caller, waiting)

    def _find_pause(self) -> float | None:
        if self._callers:
            return max(min(caller.until for caller in self._callers.values()) - time.monotonic(), 0.0)
        return None if self._is_written else ADDRESS_AGAIN_S

    def _accept(self, waiting: selectors.BaseSelector) -> None:
        try:
            connection, _ = self._socket.accept()
        except OSError:
            return
        if len(self._callers) >= MOST_CALLERS:
            self._hang_up(next(iter(self._callers.values())), waiting)
        connection.setblocking(False)
        caller = self._callers[connection] = _Caller(connection, time.monotonic() + TIMEOUT_S)
        waiting.register(connection, selectors.EVENT_READ, caller)

    def _hear(self, caller: _Caller, waiting: selectors.BaseSelector) -> None:
        try:
            some = caller.socket.recv(4_096)
        except BlockingIOError:
            return
        except OSError:
            some = b""
        caller.heard += some
        if caller.heard.endswith(b"\n"):
            with contextlib.suppress(*_NONSENSE):
                self._answer(caller)
        elif some and len(caller.heard) <= LONGEST:
            return
        self._hang_up(caller, waiting)

    def _answer(self, caller: _Caller) -> None:
        said = json.loads(caller.heard)
        if hmac.compare_digest(str(said["secret"]).encode(), self._secret.encode()):
            caller.socket.sendall(json.dumps(self._on_wish(said["wish"])).encode() + b"\n")

    def _hang_up(self, caller: _Caller, waiting: selectors.BaseSelector) -> None:
        waiting.unregister(caller.socket)
        del self._callers[caller.socket]
        caller.socket.close()


class _Caller:
    """A connected process, and until when it is listened to."""

    def __init__(self, connection: socket.socket, until: float) -> None:
        self.socket, self.until, self.heard = connection, until, b""


def hand_over(profile: Profile, wish: Wish) -> str | None:
    """The answer of the Paperround that is running; None if there is none."""
    try:
        known = json.loads((profile.folder / "endpoint").read_text(encoding="ascii"))
        with socket.create_connection(("127.0.0.1", int(known["port"])), TIMEOUT_S) as connection:
            connection.sendall(json.dumps({"secret": known["secret"], "wish": dict(wish)}).encode() + b"\n")
            return _make_printable(str(json.loads(_read_line(connection, time.monotonic() + TIMEOUT_S))))
    except _NONSENSE:
        return None


def _read_line(connection: socket.socket, until: float) -> bytes:
    received = b""
    while not received.endswith(b"\n"):
        connection.settimeout(max(until - time.monotonic(), 0.001))
        some = connection.recv(4_096)
        if not some or len(received) > LONGEST:
            raise ValueError("the connection broke off")
        received += some
    return received


def _make_printable(text: str) -> str:
    """Remove codes for the terminal: behind a file left by a crash another user's program may answer."""
    return "".join(letter for letter in text if letter.isprintable())


def make_command(wish: Wish) -> Command | None:
    """Return None if everything is in the store. Unknown wishes mean the oldest one, Refresh."""
    if wish.get("do") == STORED:
        return None
    if wish.get("do") == SEEN:
        return UserActive(tuple(int(feed_id) for feed_id in wish.get("feeds", ())))
    commands: dict[object, Command] = {
        CHANGED: SettingsChanged(),
        FEEDS: FeedsChanged(),
        ACCOUNTS: AccountsChanged(),
        ERASED: ReadingErased(),
        MARKED: LocalChanges(),
        QUIT: Stop(),
    }
    return commands.get(wish.get("do"), Refresh())
