"""Handover from a second start to the first: one line of JSON over a loopback connection.

The process with the profile's lock listens on a port, and writes port and a secret into the profile, readable by the
user alone. A file left by a crash does no harm, as nobody answers there. `on_wish` is called on a thread of its own,
one at a time. Other users of the computer can reach the port, so callers are limited in length, time and number, and
a new caller is heard right away, however many others send slowly.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import threading
import time
from collections.abc import Callable, Mapping
from typing import Any

from reader.core.paths import Profile
from reader.engine import messages

Wish = Mapping[str, Any]
ENDING = "Paperround was asked to quit."
CHANGED, ACCOUNTS, ERASED, SEEN, QUIT = "changed", "accounts", "erased", "seen", "quit"
FEEDS = "feeds"
"""A command changed subscriptions: fetch new ones right away."""
STORED = "stored"
"""A command fetched: show what is new."""
MARKED = "marked"
"""A command marked or tagged entries, or changed the places that show them: show that, and sync it."""
TIMEOUT_S = 3.0
"""The time for a whole line, however slowly it comes."""
LONGEST = 16_384
"""The most bytes in a line; addresses are the longest content."""
MOST_CALLERS = 16
"""The most callers at a time; one more drops the first."""
ADDRESS_AGAIN_S = 60.0
"""How often to try again to write the address if the disk was full."""
# What strangers can send: not JSON, JSON nested a thousand times, no secret, a list as the wish.
_NONSENSE = (OSError, ValueError, KeyError, TypeError, AttributeError, RecursionError)
NOTED = "Noted."


class Endpoint:
    def __init__(self, profile: Profile, on_wish: Callable[[Wish], str]) -> None:
        """`on_wish` returns one sentence for the other side's user."""
        self._on_wish = on_wish
        self._path = profile.folder / "endpoint"
        self._secret = os.urandom(16).hex()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._port: int = self._socket.getsockname()[1]
        self._closed = threading.Event()
        self._callers: list[socket.socket] = []
        self._one_wish = threading.Lock()
        self._is_written = self._write_address()
        self._thread = threading.Thread(target=self._serve, daemon=True, name="handover")
        self._thread.start()

    def close(self) -> None:
        self._closed.set()
        # Closing alone does not wake a thread that waits for a caller.
        with contextlib.suppress(OSError):
            socket.create_connection(("127.0.0.1", self._port), TIMEOUT_S).close()
        self._thread.join(2 * TIMEOUT_S)
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
        while not self._closed.is_set():
            self._socket.settimeout(None if self._is_written else ADDRESS_AGAIN_S)
            with contextlib.suppress(OSError):
                caller, _ = self._socket.accept()
                for oldest in self._callers[: 1 - MOST_CALLERS]:
                    self._forget(oldest)
                    _hang_up(oldest)
                self._callers.append(caller)
                # A thread each, so that a slow sender keeps nobody else waiting.
                threading.Thread(target=self._hear, args=(caller,), daemon=True, name="handover-caller").start()
            self._is_written = self._is_written or self._write_address()
        # A client that asks meanwhile still gets its answer, which may be that this process quits.
        if self._one_wish.acquire(timeout=TIMEOUT_S):
            self._one_wish.release()
        for caller in list(self._callers):
            _hang_up(caller)

    def _hear(self, caller: socket.socket) -> None:
        import hmac  # loaded with the first caller

        with caller, contextlib.suppress(*_NONSENSE):
            said = json.loads(_read_line(caller, time.monotonic() + TIMEOUT_S))
            if hmac.compare_digest(str(said["secret"]).encode(), self._secret.encode()):
                with self._one_wish:
                    caller.sendall(json.dumps(self._on_wish(said["wish"])).encode() + b"\n")
        self._forget(caller)

    def _forget(self, caller: socket.socket) -> None:
        """Leave a caller that has already been dropped."""
        with contextlib.suppress(ValueError):
            self._callers.remove(caller)


def _hang_up(caller: socket.socket) -> None:
    """End the wait of the thread that listens to a caller."""
    with contextlib.suppress(OSError):
        caller.shutdown(socket.SHUT_RDWR)


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
    """Remove control codes for the terminal: after a crash, another user's program may answer on this port."""
    return "".join(letter for letter in text if letter.isprintable())


def make_command(wish: Wish) -> messages.Command | None:
    """Return None if everything is in the store. Unknown wishes mean the oldest one, Refresh."""
    if wish.get("do") == STORED:
        return None
    if wish.get("do") == SEEN:
        return messages.UserActive(tuple(int(feed_id) for feed_id in wish.get("feeds", ())))
    commands: dict[object, messages.Command] = {
        CHANGED: messages.SettingsChanged(),
        FEEDS: messages.FeedsChanged(),
        ACCOUNTS: messages.AccountsChanged(),
        ERASED: messages.ReadingErased(),
        MARKED: messages.LocalChanges(),
        QUIT: messages.Stop(),
    }
    return commands.get(wish.get("do"), messages.Refresh())
