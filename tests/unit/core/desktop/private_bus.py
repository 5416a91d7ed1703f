"""A D-Bus of a test's own, and programs on it that answer and signal as the desktop's do."""

from __future__ import annotations

import shutil
import subprocess
import sys
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager, suppress
from queue import SimpleQueue
from tempfile import NamedTemporaryFile
from typing import Any

import pytest

needs_bus = pytest.mark.skipif(sys.platform != "linux" or not shutil.which("dbus-daemon"), reason="needs dbus-daemon")
Answers = Mapping[str, Callable[[tuple[Any, ...]], tuple[str, tuple[Any, ...]]]]


_CONFIG = """<!DOCTYPE busconfig PUBLIC "-//freedesktop//DTD D-Bus Bus Configuration 1.0//EN"
 "http://www.freedesktop.org/standards/dbus/1.0/busconfig.dtd">
<busconfig><type>session</type><listen>unix:tmpdir=/tmp</listen><auth>EXTERNAL</auth>
<policy context="default"><allow send_destination="*" eavesdrop="true"/><allow eavesdrop="true"/><allow own="*"/></policy>
{services}</busconfig>"""


@contextmanager
def private_bus(environment: Mapping[str, str] | None = None, services: str = "") -> Iterator[str]:
    """A session bus that starts no service of the machine, such as its portal, but those described in the folder
    `services`."""
    with NamedTemporaryFile("w", suffix=".conf") as config:
        config.write(_CONFIG.format(services=f"<servicedir>{services}</servicedir>" if services else ""))
        config.flush()
        command = ["dbus-daemon", f"--config-file={config.name}", "--nofork", "--print-address"]
        daemon = subprocess.Popen(
            command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True, env=environment
        )
        assert daemon.stdout is not None
        try:
            yield daemon.stdout.readline().strip()
        finally:
            daemon.terminate()
            daemon.wait()
            daemon.stdout.close()


class FakeService:
    """Owns names on the bus, notes what it is asked, answers from a table, and says signals when told to."""

    def __init__(self, address: str, *names: str, answers: Answers | None = None) -> None:
        import jeepney
        import jeepney.io.threading as bus_io

        self._jeepney = jeepney
        self._connection = bus_io.open_dbus_connection(address)
        with bus_io.DBusRouter(self._connection) as router:
            for name in names:
                bus_io.Proxy(jeepney.message_bus, router).RequestName(name)
        self._answers = answers or {}
        self.asked: SimpleQueue[tuple[str, tuple[Any, ...]]] = SimpleQueue()
        self._thread = threading.Thread(target=self._serve, daemon=True)
        self._thread.start()

    def say(self, path: str, interface: str, signal: str, signature: str = "", body: tuple[Any, ...] = ()) -> None:
        emitter = self._jeepney.DBusAddress(path, interface=interface)
        self._connection.send(self._jeepney.new_signal(emitter, signal, signature or None, body))

    def close(self) -> None:
        self._connection.interrupt()
        self._thread.join(5)
        self._connection.close()

    def _serve(self) -> None:
        from jeepney.io.threading import ReceiveStopped

        with suppress(ReceiveStopped, OSError):
            while True:
                self._answer(self._connection.receive())

    def _answer(self, message: Any) -> None:
        fields, kinds = self._jeepney.HeaderFields, self._jeepney.MessageType
        if message.header.message_type is not kinds.method_call:
            return
        method = message.header.fields[fields.member]
        self.asked.put((method, message.body))
        if method in self._answers:
            self._connection.send(self._jeepney.new_method_return(message, *self._answers[method](message.body)))
        else:
            self._connection.send(self._jeepney.new_error(message, "org.example.Unknown"))
