"""Inter-process handover from a second start to the first: one line of JSON over a loopback connection.

Who holds the profile's lock listens on a port of its own and writes port and a secret into the profile,
readable by the owner alone. A file left behind by a crash does no harm: nobody answers there. The listener
has a thread of its own; wishes are given to a function on that thread.
"""

from __future__ import annotations

import contextlib
import json
import os
import socket
import threading
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Any

from reader.lazy_import import lazy_import
from reader.paths import Profile

if TYPE_CHECKING:
    import hmac
else:
    hmac = lazy_import("hmac")  # a library of ciphers comes with it, and callers are rare

Wish = Mapping[str, Any]
ENDING = "Paperround was asked to quit."
TIMEOUT_S = 3.0
LONGEST = 65_536


class Endpoint:
    def __init__(self, profile: Profile, on_wish: Callable[[Wish], str]) -> None:
        """`on_wish` answers with one sentence for the other side's owner."""
        self._on_wish = on_wish
        self._path = profile.folder / "endpoint"
        self._secret = os.urandom(16).hex()
        self._socket = socket.create_server(("127.0.0.1", 0))
        self._port: int = self._socket.getsockname()[1]
        self._closed = threading.Event()
        self._write_address()
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

    def _write_address(self) -> None:
        made = self._path.with_suffix(".new")
        made.unlink(missing_ok=True)
        with os.fdopen(os.open(made, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            json.dump({"port": self._port, "secret": self._secret}, file)
        made.replace(self._path)

    def _serve(self) -> None:
        while not self._closed.is_set():
            caller, _ = self._socket.accept()
            with caller, contextlib.suppress(OSError, ValueError, KeyError, TypeError):
                caller.settimeout(TIMEOUT_S)
                self._answer(caller)

    def _answer(self, caller: socket.socket) -> None:
        said = json.loads(_read_line(caller))
        if hmac.compare_digest(str(said["secret"]), self._secret):
            caller.sendall(json.dumps(self._on_wish(said["wish"])).encode() + b"\n")


def hand_over(profile: Profile, wish: Wish) -> str | None:
    """The answer of the Paperround that is running; None where none answers."""
    try:
        known = json.loads((profile.folder / "endpoint").read_text(encoding="ascii"))
        with socket.create_connection(("127.0.0.1", int(known["port"])), TIMEOUT_S) as line:
            line.settimeout(TIMEOUT_S)
            line.sendall(json.dumps({"secret": known["secret"], "wish": dict(wish)}).encode() + b"\n")
            return str(json.loads(_read_line(line)))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def _read_line(line: socket.socket) -> bytes:
    received = b""
    while not received.endswith(b"\n"):
        some = line.recv(4_096)
        if not some or len(received) > LONGEST:
            raise ValueError("the line broke off")
        received += some
    return received
