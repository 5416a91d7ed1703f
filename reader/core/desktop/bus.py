"""D-Bus: calls with a deadline, and signals on a thread of their own. Linux; elsewhere there is no bus to open.

The desktop may be absent, slow or wrong: a failed call returns None and never raises, and a bus that goes away is
silent.
"""

from __future__ import annotations

import contextlib
import threading
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

# jeepney is imported where it is used: only a Linux desktop has it.
SESSION, SYSTEM = "SESSION", "SYSTEM"
ANSWERS_WITHIN_S = 2.0
MOST_TEXT = 2_000
Handler = Callable[[tuple[Any, ...], str], None]
"""Gets the body of a signal and the path of its object."""


def fit_text(text: str) -> str:
    """Return text that the bus takes: it disconnects a program that sends invalid strings."""
    return text[:MOST_TEXT].replace("\0", "").encode("utf-8", "replace").decode("utf-8")


class BusObject:
    """An object of another program, with one of its interfaces."""

    def __init__(self, name: str, path: str, interface: str) -> None:
        self.name, self.path, self.interface = name, path, interface


class Bus:
    """Open with `open_bus`."""

    def __init__(self, connection: Any) -> None:
        from jeepney.io.threading import DBusRouter

        self._connection = connection
        self._router = DBusRouter(_DeadlineConnection(connection))
        self._heard: SimpleQueue[Any] = SimpleQueue()
        self._handlers: list[tuple[Any, str, Handler]] = []
        self._senders: dict[str, str] = {}
        """The unique name behind each name; unique names are never given out twice."""
        self._filters = contextlib.ExitStack()
        self._thread = threading.Thread(target=self._listen, daemon=True, name="desktop-bus")
        self._thread.start()

    def call(
        self, target: BusObject, method: str, signature: str | None = None, body: tuple[Any, ...] = ()
    ) -> tuple[Any, ...] | None:
        """Call a method and return its answer; None if none comes in time."""
        from jeepney import DBusAddress, new_method_call

        address = DBusAddress(target.path, bus_name=target.name, interface=target.interface)
        return self._ask(new_method_call(address, method, signature, body))

    def hear(self, source: BusObject, signal: str, handler: Handler, *, below: bool = False) -> None:
        """Call `handler` for a signal, on the bus's thread. `below`: of any object under the path."""
        from jeepney import MatchRule, message_bus

        place = {"path_namespace" if below else "path": source.path}
        rule = MatchRule(type="signal", sender=source.name, interface=source.interface, member=signal, **place)
        self._ask(message_bus.AddMatch(rule))
        # Signals carry the sender's unique name, which may change. The bus checks it for signals to all, but anybody
        # may send one to us directly: `_is_from` asks whose it is.
        local = MatchRule(type="signal", interface=source.interface, member=signal, **place)
        self._handlers.append((local, source.name, handler))
        self._filters.enter_context(self._router.filter(local, queue=self._heard))

    def close(self) -> None:
        self._heard.put(None)
        self._filters.close()
        self._router.close()
        self._connection.close()
        self._thread.join(ANSWERS_WITHIN_S)

    def _ask(self, message: Any) -> tuple[Any, ...] | None:
        from jeepney import MessageType
        from jeepney.io.threading import RouterClosed

        try:
            answer = self._router.send_and_get_reply(message, timeout=ANSWERS_WITHIN_S)
        except (OSError, TimeoutError, RouterClosed):
            return None
        is_error = answer.header.message_type is MessageType.error
        return None if is_error else answer.body

    def _listen(self) -> None:
        from jeepney import HeaderFields

        while (message := self._heard.get()) is not None:
            fields = message.header.fields
            for rule, name, handler in self._handlers:
                if rule.matches(message) and self._is_from(name, fields.get(HeaderFields.sender, "")):
                    handler(message.body, fields[HeaderFields.path])
                    break

    def _is_from(self, name: str, sender: str) -> bool:
        """Whether the program that owns `name` sent it."""
        from jeepney import message_bus

        if self._senders.get(name) != sender:
            answer = self._ask(message_bus.GetNameOwner(name))
            self._senders[name] = answer[0] if answer else ""
        return bool(sender) and self._senders[name] == sender


class _DeadlineConnection:
    """A connection that ends quietly when its other end goes away."""

    def __init__(self, connection: Any) -> None:
        self._connection = connection

    def __getattr__(self, name: str) -> Any:
        return getattr(self._connection, name)

    def receive(self) -> Any:
        try:
            return self._connection.receive()
        except (OSError, EOFError, ValueError) as error:
            from jeepney.io.threading import ReceiveStopped

            raise ReceiveStopped from error


def open_bus(kind: str = SESSION) -> Bus | None:
    """Open a bus: SESSION, SYSTEM or an address. None if there is none."""
    try:
        from jeepney.io.threading import open_dbus_connection

        return Bus(open_dbus_connection(kind))
    except (OSError, KeyError, ValueError, RuntimeError, TimeoutError, ImportError):
        return None
