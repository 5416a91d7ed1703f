"""A small strict IMAP server on loopback that behaves, or misbehaves, as a test tells it to.

    with ImapServer() as server:
        server.add(make_mail(1))
        server.behave("FETCH", lambda line, tag, rest: line.hang_up())

Strict: a command in the wrong state, a STORE in a folder opened read-only, or a body fetched without PEEK is refused
and noted in `complaints`, which the fixture looks at. One thread per connection; all of them end with the server.
"""

from __future__ import annotations

import base64
import contextlib
import re
import socket
import ssl
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

USER, PASSWORD = "anna", "geheim"
Behaviour = Callable[["ServedConnection", bytes, bytes], None]
"""The line, the tag of the command, and what followed its name."""


@dataclass
class Kept:
    uid: int
    raw: bytes
    flags: set[str] = field(default_factory=set)


class ImapServer:
    def __init__(
        self,
        *,
        abilities: str = "IDLE AUTH=PLAIN",
        folders: tuple[str, ...] = ("INBOX",),
        tls: ssl.SSLContext | None = None,
        implicit_tls: bool = False,
        password: str = PASSWORD,
    ) -> None:
        self.abilities, self.folders, self.tls, self.implicit_tls = abilities, folders, tls, implicit_tls
        self.password = password
        self.uid_validity = 7
        self.is_read_only = False
        """Whether nobody may change its folders, as where somebody else shares them."""
        self.mails: list[Kept] = []
        self.next_uid = 1
        self.commands: list[str] = []
        self.complaints: list[str] = []
        self.behaviours: dict[str, Behaviour] = {}
        self.changed = threading.Condition()
        self.lines: list[ServedConnection] = []
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.port: int = self._listener.getsockname()[1]
        self.closed = False

    def __enter__(self) -> ImapServer:
        threading.Thread(target=self._accept, daemon=True).start()
        return self

    def __exit__(self, *error: object) -> None:
        self.closed = True
        with contextlib.suppress(OSError):
            self._listener.shutdown(socket.SHUT_RDWR)
        self._listener.close()
        for line in list(self.lines):
            line.hang_up()

    def add(self, raw: bytes, *flags: str) -> Kept:
        with self.changed:
            kept = Kept(self.next_uid, raw, set(flags))
            self.next_uid += 1
            self.mails.append(kept)
            self.changed.notify_all()
        for line in list(self.lines):
            line.say_exists()
        return kept

    def renumber(self) -> None:
        """As a server does whose index was lost."""
        with self.changed:
            self.uid_validity += 1
            for uid, kept in enumerate(self.mails, 1_000):
                kept.uid = uid
            self.next_uid = 1_000 + len(self.mails)

    def behave(self, command: str, behaviour: Behaviour) -> None:
        self.behaviours[command] = behaviour

    def await_idle(self, count: int = 1, seconds: float = 10.0) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: self.commands.count("IDLE") >= count, seconds), self.commands

    def await_command(self, name: str, count: int = 1, seconds: float = 10.0) -> None:
        with self.changed:
            assert self.changed.wait_for(lambda: self.commands.count(name) >= count, seconds), self.commands

    def await_end_of_connections(self, seconds: float = 10.0) -> None:
        """With a word or without: who hangs up while the server answers says none."""
        with self.changed:
            assert self.changed.wait_for(lambda: all(line.is_over for line in self.lines), seconds), self.commands

    def _accept(self) -> None:
        while not self.closed:
            try:
                sock, _ = self._listener.accept()
            except OSError:
                return
            line = ServedConnection(self, sock)
            self.lines.append(line)
            threading.Thread(target=line.serve, daemon=True).start()


class ServedConnection:
    def __init__(self, server: ImapServer, sock: socket.socket) -> None:
        self.server, self.sock = server, sock
        self.state, self.is_read_only, self.is_idle = "NONAUTH", True, False
        self.command_sent = 0
        self.is_over = False
        self._write = threading.RLock()
        self._buffer = b""

    def hang_up(self) -> None:
        with contextlib.suppress(OSError):
            self.sock.shutdown(socket.SHUT_RDWR)
        with contextlib.suppress(OSError):
            self.sock.close()

    def say(self, text: bytes | str) -> None:
        data = text.encode() if isinstance(text, str) else text
        with self._write:
            self.sock.sendall(data + b"\r\n")

    def say_exists(self) -> None:
        if self.is_idle:
            with contextlib.suppress(OSError), self._write:
                if self.is_idle and self.command_sent != len(self.server.mails):
                    self.command_sent = len(self.server.mails)
                    self.say(f"* {self.command_sent} EXISTS")

    def complain(self, tag: bytes, text: str) -> None:
        self.server.complaints.append(text)
        self.say(tag + b" BAD " + text.encode())

    # --- the conversation -----------------------------------------------------------------------

    def serve(self) -> None:
        try:
            if self.server.implicit_tls:
                self._wrap()
            if "GREETING" in self.server.behaviours:
                self.server.behaviours["GREETING"](self, b"", b"")
            else:
                self.say("* OK ready")
            while line := self.read_line():
                self._obey(line)
        except (OSError, ssl.SSLError):
            pass
        finally:
            self.hang_up()
            with self.server.changed:
                self.is_over = True
                self.server.changed.notify_all()

    def _wrap(self) -> None:
        assert self.server.tls is not None
        self.sock = self.server.tls.wrap_socket(self.sock, server_side=True)

    def read_line(self) -> bytes:
        while b"\r\n" not in self._buffer:
            piece = self.sock.recv(65_536)
            if not piece:
                return b""
            self._buffer += piece
        line, _, self._buffer = self._buffer.partition(b"\r\n")
        return line

    def _obey(self, line: bytes) -> None:
        tag, _, rest = line.partition(b" ")
        name, _, rest = rest.partition(b" ")
        command = name.decode().upper()
        if command == "UID":
            name, _, rest = rest.partition(b" ")
            command = f"UID {name.decode().upper()}"
        with self.server.changed:
            self.server.commands.append(command)
            self.server.changed.notify_all()
        behaviour = self.server.behaviours.get(command)
        if behaviour is not None:
            behaviour(self, tag, rest)
            return
        handler = getattr(self, "on_" + command.lower().replace(" ", "_"), None)
        if handler is None:
            self.complain(tag, f"unknown command {command}")
        else:
            handler(tag, rest)

    def on_capability(self, tag: bytes, rest: bytes) -> None:
        starttls = " STARTTLS" if self.server.tls and not isinstance(self.sock, ssl.SSLSocket) else ""
        self.say(f"* CAPABILITY IMAP4rev1 {self.server.abilities}{starttls}")
        self.say(tag + b" OK done")

    def on_starttls(self, tag: bytes, rest: bytes) -> None:
        if self.server.tls is None:
            self.say(tag + b" BAD no TLS here")
            return
        self.say(tag + b" OK begin")
        self._wrap()

    def on_authenticate(self, tag: bytes, rest: bytes) -> None:
        self.say("+ ")
        given = base64.b64decode(self.read_line()).decode().split("\0")
        self._log_in(tag, given[1:] == [USER, self.server.password])

    def on_login(self, tag: bytes, rest: bytes) -> None:
        self._log_in(tag, rest == f'"{USER}" "{self.server.password}"'.encode())

    def _log_in(self, tag: bytes, is_right: bool) -> None:
        if is_right:
            self.state = "AUTH"
        self.say(tag + (b" OK welcome" if is_right else b" NO [AUTHENTICATIONFAILED] no"))

    def on_list(self, tag: bytes, rest: bytes) -> None:
        if not self._is_in(tag, "AUTH", "SELECTED"):
            return
        for name in self.server.folders:
            self.say(b'* LIST (\\HasNoChildren) "/" "' + name.encode() + b'"')
        self.say(b'* LIST (\\Noselect) "/" "Nothing"')
        self.say(tag + b" OK done")

    def on_select(self, tag: bytes, rest: bytes) -> None:
        self._open(tag, rest, is_read_only=self.server.is_read_only)

    def on_examine(self, tag: bytes, rest: bytes) -> None:
        self._open(tag, rest, is_read_only=True)

    def _open(self, tag: bytes, rest: bytes, *, is_read_only: bool) -> None:
        if not self._is_in(tag, "AUTH", "SELECTED"):
            return
        if rest.strip(b'"').decode() not in self.server.folders:
            self.say(tag + b" NO no such folder")
            return
        self.state, self.is_read_only = "SELECTED", is_read_only
        self.command_sent = len(self.server.mails)
        self.say(f"* {self.command_sent} EXISTS")
        self.say(f"* OK [UIDVALIDITY {self.server.uid_validity}] so")
        self.say(f"* OK [UIDNEXT {self.server.next_uid}] so")
        self.say(tag + (b" OK [READ-ONLY] open" if is_read_only else b" OK [READ-WRITE] open"))

    def on_fetch(self, tag: bytes, rest: bytes) -> None:
        self._fetch(tag, rest, by_uid=False)

    def on_uid_fetch(self, tag: bytes, rest: bytes) -> None:
        self._fetch(tag, rest, by_uid=True)

    def _fetch(self, tag: bytes, rest: bytes, *, by_uid: bool) -> None:
        if not self._is_in(tag, "SELECTED"):
            return
        span, _, wanted = rest.decode().partition(" ")
        for place, kept in enumerate(self.server.mails, 1):
            if self._is_meant(span, kept.uid if by_uid else place, by_uid):
                self._give(place, kept, wanted)
        self.say(tag + b" OK done")

    def _is_meant(self, span: str, number: int, by_uid: bool) -> bool:
        last = max((one.uid for one in self.server.mails), default=0) if by_uid else len(self.server.mails)
        for part in span.split(","):
            low, _, high = part.partition(":")
            ends = [last if end == "*" else int(end) for end in (low, high or low)]
            if min(ends) <= number <= max(ends):
                return True
        return False

    def _give(self, place: int, kept: Kept, wanted: str) -> None:
        if "BODY[" in wanted:
            self.complain(b"*", "a body without PEEK marks the mail")
        partial = re.search(r"BODY\.PEEK\[\]<0\.(\d+)>", wanted)
        if partial is None:
            self.say(f"* {place} FETCH (UID {kept.uid} RFC822.SIZE {len(kept.raw)})")
            return
        body = kept.raw[: int(partial[1])]
        flags = " ".join(sorted(kept.flags))
        head = f"* {place} FETCH (UID {kept.uid} FLAGS ({flags}) BODY[]<0> {{{len(body)}}}\r\n"
        with self._write:
            self.sock.sendall(head.encode() + body + b")\r\n")

    def on_uid_store(self, tag: bytes, rest: bytes) -> None:
        if self.is_read_only:
            self.complain(tag, "STORE in a folder that was opened read-only")
            return
        span, _, change = rest.decode().partition(" ")
        assert change == "+FLAGS.SILENT (\\Seen)", change
        for kept in self.server.mails:
            if self._is_meant(span, kept.uid, by_uid=True):
                kept.flags.add("\\Seen")
        self.say(tag + b" OK done")

    def on_idle(self, tag: bytes, rest: bytes) -> None:
        if not self._is_in(tag, "SELECTED"):
            return
        with self._write:
            self.say("+ idling")
            self.is_idle = True
        self.say_exists()
        said = self.read_line()
        with self._write:
            self.is_idle = False
        if said not in (b"DONE", b""):
            self.complain(tag, f"DONE was expected, not {said!r}")
        else:
            self.say(tag + b" OK done")

    def on_logout(self, tag: bytes, rest: bytes) -> None:
        self.say("* BYE")
        self.say(tag + b" OK bye")
        self.hang_up()

    def _is_in(self, tag: bytes, *states: str) -> bool:
        if self.state in states:
            return True
        self.complain(tag, f"not in state {self.state}")
        return False
