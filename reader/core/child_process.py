"""One way to start, talk to and end the processes beside this one: engine, parser, renderer, player, replay, the demo's
server.

`Child("parser", Answer)` starts Python again, or the frozen program, with the function that `ROLES` names, and gives it
one end of a pipe. Messages are msgspec Structs, checked against their types when they are received and never pickles,
which could run code. A child ends with its parent, because its pipe closes then. Any thread.
"""

from __future__ import annotations

import atexit
import gc
import logging
import mmap
import os
import subprocess
import sys
import tempfile
import threading
import weakref
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import tzinfo
from importlib import import_module
from multiprocessing.connection import Connection, Pipe
from pathlib import Path
from typing import Any, Generic, TypeVar

from msgspec import MsgspecError, Struct, msgpack, to_builtins

from reader.core.clock import SystemClock

ROLES = {
    "engine": ("reader.engine.process.child", "live"),
    "parser": ("reader.parse.worker", "serve"),
    "renderer": ("reader.features.editions.window.render", "serve"),
    "pictures": ("reader.window.pictures.redraw", "serve"),
    "player": ("reader.features.podcasts.player.process", "serve"),
    "replay": ("reader.lab.mine", "serve"),
    "demo": ("reader.features.demo.server", "serve"),
}
"""What a child may run, by name: a module and its function, which gets the pipe and, for an engine, the heartbeat."""
MOST_BYTES = 1_000_000_000
"""The largest message in bytes: a child taken over by a document may announce any size."""
_START = "import sys; sys.path.insert(0, sys.argv[1]); from reader.core.child_process import main; sys.exit(main())"
_CLOSES_S = 1.0
"""How long a process may take to end after its end of the pipe is closed."""
_ROOT = Path(__file__).resolve().parents[2]
_Received = TypeVar("_Received")
_monotonic = SystemClock().monotonic
log = logging.getLogger(__name__)


def main(arguments: Sequence[str] = ()) -> int:
    """Run a role in this process, which was started for it: `ROLE PIPE [HEARTBEAT]`."""
    role, handle, *heartbeat = arguments or sys.argv[2:]
    module, function = ROLES[role]
    connection = _open(int(handle))
    gc.disable()  # loading makes many objects and no garbage
    try:
        run = getattr(import_module(module), function)
        gc.freeze()
        gc.enable()
        run(connection, *map(Heartbeat, heartbeat))
    except KeyboardInterrupt:
        return 1
    except Exception:
        log.exception("The process %s failed.", role)
        return 1
    # Everything is closed. Taking the interpreter down would be most of the work of ending, and on a busy machine
    # take longer than a parent waits. Threads are still waited for.
    atexit.register(os._exit, 0)
    return 0


def _open(handle: int) -> Connection:
    """The child's end of the pipe, which its own children must not inherit."""
    if sys.platform == "win32":
        from multiprocessing.connection import PipeConnection

        os.set_handle_inheritable(handle, False)
        return PipeConnection(handle)
    os.set_inheritable(handle, False)
    return Connection(handle)


def silence_libraries() -> None:
    """Keep messages of Qt and FFmpeg off the terminal, but not those of Python."""
    with suppress(OSError):
        sys.stderr = os.fdopen(os.dup(2), "w")
        os.dup2(os.open(os.devnull, os.O_WRONLY), 2)


class Messages(Generic[_Received]):
    """One end of a pipe. What the other end sends must be of one type, or of a union of tagged types. Raises OSError
    if that end is gone."""

    def __init__(self, connection: Connection, received: Any, decode: Callable[[type, Any], Any] | None = None) -> None:
        """`decode` makes values of types that msgspec doesn't know, see `_simplify`."""
        self.connection = connection
        self._decoder = msgpack.Decoder(received, dec_hook=decode)
        self._sending, self._receiving = threading.Lock(), threading.Lock()

    def send(self, message: Struct) -> None:
        data = encode(message)
        with self._sending:
            self.connection.send_bytes(data)

    def has_some(self, wait_s: float = 0.0) -> bool:
        """Return whether `receive` would not wait, which it doesn't at the end of the pipe either."""
        with self._receiving:
            return self.connection.poll(wait_s)

    def receive(self) -> _Received | None:
        """Wait for the next message; None is one of another type, which is logged."""
        try:
            with self._receiving:
                data = self.connection.recv_bytes(MOST_BYTES)
            return self._decoder.decode(data)  # type: ignore[no-any-return]
        except EOFError as error:
            raise ConnectionError("the other process is gone") from error
        except (MsgspecError, UnicodeDecodeError) as error:
            log.warning("A process sent what cannot be read: %s", error)
            return None

    def close(self) -> None:
        """Close it once no thread uses it; with the child gone, none waits for long."""
        with self._sending, self._receiving:
            self.connection.close()


def encode(message: Struct) -> bytes:
    try:
        return _encoder.encode(message)
    except UnicodeEncodeError:
        plain = to_builtins(message, builtin_types=(bytes,), enc_hook=_simplify)
        return _encoder.encode(_make_writable(plain))


def _simplify(value: Any) -> Any:
    """The name of a time zone, empty for this machine's; numpy's arrays as bytes and its numbers as Python's."""
    if isinstance(value, tzinfo):
        return getattr(value, "key", "")
    return value.tobytes() if value.ndim else value.item()


def _make_writable(value: Any) -> Any:
    """Replace lone surrogates, which publishers do send and no UTF-8 can hold."""
    if isinstance(value, str):
        return value.encode("utf-8", "replace").decode("utf-8")
    if isinstance(value, dict):
        return {_make_writable(name): _make_writable(part) for name, part in value.items()}
    return [_make_writable(part) for part in value] if isinstance(value, list | tuple) else value


_encoder = msgpack.Encoder(enc_hook=_simplify)


class Child(Messages[_Received]):
    """A process with one of the `ROLES`, and our end of the pipe to it."""

    def __init__(self, role: str, received: Any, heartbeat: Heartbeat | None = None) -> None:
        """Start it. Raises OSError."""
        ours, theirs = Pipe()
        super().__init__(ours, received)
        with theirs:
            names = [role, str(theirs.fileno()), *([heartbeat.name] if heartbeat else ())]
            self._process = _start(names, theirs.fileno(), heartbeat)
        self.pid = self._process.pid

    @property
    def is_alive(self) -> bool:
        return self.exit_code is None

    @property
    def exit_code(self) -> int | None:
        """None while it runs."""
        return self._process.poll()

    def find_worker(self) -> int:
        """The process id of Python itself: on Windows, that of a virtual environment is started by another program."""
        if sys.platform == "win32" and sys.prefix != sys.base_prefix:
            import psutil

            with suppress(psutil.Error):
                return next((one.pid for one in psutil.Process(self.pid).children()), self.pid)
        return self.pid

    def end(self, grace_s: float = 0.0) -> None:
        """End it, by force after `grace_s`, and close the pipe. What it sends meanwhile is dropped."""
        until = _monotonic() + grace_s
        try:
            while (left_s := until - _monotonic()) > 0:
                if self.has_some(left_s):
                    self.receive()
        except OSError:
            until += _CLOSES_S
        try:
            self._process.wait(max(until - _monotonic(), 0.0))
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        self.close()


def _start(names: Sequence[str], handle: int, heartbeat: Heartbeat | None) -> subprocess.Popen[bytes]:
    # Neither the folder that the user is in nor a script's may hold modules that we would import: -P.
    program = ["-m", "reader.core.child_process"] if getattr(sys, "frozen", False) else ["-P", "-c", _START, str(_ROOT)]
    command = [sys.executable, *program, *names]
    if sys.platform == "win32":
        os.set_handle_inheritable(handle, True)
        given = subprocess.STARTUPINFO(lpAttributeList={"handle_list": [handle]})
        return subprocess.Popen(command, stdin=subprocess.DEVNULL, startupinfo=given)
    kept = (handle,) if heartbeat is None else (handle, int(heartbeat.name))
    return subprocess.Popen(command, stdin=subprocess.DEVNULL, pass_fds=kept)


class Heartbeat:
    """Two numbers in memory shared by parent and child; changing or reading them wakes nobody."""

    def __init__(self, name: str = "") -> None:
        """Make them, or open those of the parent by their `name`."""
        if sys.platform == "win32":
            self.name = name or f"paperround-{os.getpid()}-{id(self):x}"
            page = mmap.mmap(-1, mmap.PAGESIZE, tagname=self.name)
        else:
            file = int(name) if name else _make_file()
            self.name = str(file)
            weakref.finalize(self, os.close, file)
            page = mmap.mmap(file, mmap.PAGESIZE)
        self._numbers = memoryview(page).cast("q")

    @property
    def beats(self) -> int:
        return self._numbers[0]

    @property
    def handled(self) -> int:
        """What the child is busy with; 0 if nothing could be to blame."""
        return self._numbers[1]

    def beat(self) -> None:
        self._numbers[0] += 1

    def note_handled(self, number: int) -> None:
        self._numbers[1] = number


def _make_file() -> int:
    """A file without a name, in memory if the system can do that."""
    if sys.platform == "linux":
        file = os.memfd_create("paperround")
    else:
        with tempfile.TemporaryFile() as made:
            file = os.dup(made.fileno())
    os.ftruncate(file, mmap.PAGESIZE)
    return file
