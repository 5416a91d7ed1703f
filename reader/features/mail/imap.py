"""A client for IMAP: imaplib's commands over fetch's guarded sockets, which bound lines, literals and time. One thread.

The user typed the server, so it may lie in their network; a password is sent unencrypted to this machine only. Parsing
of answers (RFC 3501, modified UTF-7) is pure. Why not imap-tools: docs/developer/notes/dependencies.md.
"""

from __future__ import annotations

import base64
import contextlib
import imaplib
import ipaddress
import re
import select
import socket
import ssl
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from msgspec import Struct

from reader.core.clock import SystemClock
from reader.core.errors import FetchError
from reader.core.records.fetched import Problem
from reader.core.records.messages import Message
from reader.core.words.catalogue import AccountCode, MailCode
from reader.features.mail.records import MailLogin, MailProblem, MailServer, Security
from reader.net.connections import GuardedSocket, GuardedTLSSocket, Route, make_tls_context
from reader.net.dns import Names
from reader.net.problems import explain_error
from reader.net.proxies import Proxy, SocksRefused, parse_proxy
from reader.net.request_state import Cancelled, Guard, Limits, TooMuch
from reader.net.urls import BadAddress, parse_address


class MailError(FetchError):
    def __init__(self, problem: MailProblem, message: Message) -> None:
        super().__init__(message)
        self.problem = problem


def explain_connection(error: Exception, host: str) -> MailError:
    if isinstance(error, TooMuch):
        return MailError(MailProblem.BROKEN, MailCode.MAIL_TOO_MUCH(host=host))
    problem, message = explain_error(error, host)
    if problem is Problem.OFFLINE:
        return MailError(MailProblem.OFFLINE, message)
    if problem is Problem.INSECURE:
        if isinstance(error, ssl.SSLCertVerificationError):
            message = MailCode.MAIL_CERTIFICATE(what=message)
        return MailError(MailProblem.INSECURE, message)
    return MailError(MailProblem.BROKEN if problem is Problem.BROKEN else MailProblem.UNREACHABLE, message)


_OUTSIDE = re.compile("[^\x20-\x7e]+|&")
_CODED = re.compile("&([^-]*)-")


def encode_folder(name: str) -> bytes:
    coded = _OUTSIDE.sub(lambda found: _encode(found[0]), name)
    return b'"' + coded.replace("\\", "\\\\").replace('"', '\\"').encode("ascii") + b'"'


def decode_folder(coded: str) -> str:
    return _CODED.sub(lambda found: _decode(found[1]), coded)


def _encode(text: str) -> str:
    if text == "&":
        return "&-"
    packed = base64.b64encode(text.encode("utf-16-be", "replace")).decode("ascii")
    return "&" + packed.rstrip("=").replace("/", ",") + "-"


def _decode(packed: str) -> str:
    if not packed:
        return "&"
    try:
        data = base64.b64decode(packed.replace(",", "/") + "=" * (-len(packed) % 4), validate=True)
        return data.decode("utf-16-be")
    except ValueError:  # no base64, or no UTF-16
        return f"&{packed}-"


_UID = re.compile(rb"\bUID (\d{1,10})\b")
_SIZE = re.compile(rb"\bRFC822\.SIZE (\d{1,12})\b")
_FLAGS = re.compile(rb"\bFLAGS \(([^()]{0,2000})\)")
_QUOTED_BODY = re.compile(rb'BODY\[\](?:<\d+>)? "((?:[^"\\\r\n]|\\.)*)"')
_LIST = re.compile(rb'\(([^()]{0,500})\) (?:"(?:[^"\\]|\\.)"|NIL) (?:"((?:[^"\\]|\\.){0,2000})"|(\S{1,2000}))$')
MOST_FOLDERS = 5_000


class MailHead(Struct, frozen=True):
    uid: int
    size: int


class FetchedMail(Struct, frozen=True):
    uid: int
    is_seen: bool
    body: bytes


Part = bytes | tuple[bytes, bytes]
"""A line of an answer, or the part of one before a literal and the literal."""


def read_heads(data: Iterable[Part | None]) -> list[MailHead]:
    heads = []
    for part in data:
        text = part[0] if isinstance(part, tuple) else part or b""
        uid, size = _UID.search(text), _SIZE.search(text)
        if uid and size:
            heads.append(MailHead(int(uid[1]), int(size[1])))
    return heads


def read_mails(data: Sequence[Part | None]) -> list[FetchedMail]:
    """Read mails. A line may continue after its literal, so a mail ends where the next one begins."""
    mails, head, body = [], b"", b""
    for part in [*data, (b"", b"")]:
        if isinstance(part, tuple) or (part is not None and re.match(rb"\d+ \(", part)):
            mails += _make(head, body)
            head, body = part if isinstance(part, tuple) else (part, b"")
        else:
            head += b" " + (part or b"")
    return mails


def _make(head: bytes, body: bytes) -> list[FetchedMail]:
    uid, flags, quoted = _UID.search(head), _FLAGS.search(head), _QUOTED_BODY.search(head)
    if quoted and not body:
        body = re.sub(rb"\\(.)", rb"\1", quoted[1])
    if uid is None or not (body or b"BODY[]" in head):
        return []
    return [FetchedMail(int(uid[1]), flags is not None and b"\\seen" in flags[1].lower(), body)]


def read_folders(data: Iterable[Part | None]) -> list[str]:
    """The decoded names of the folders that can be opened."""
    found: list[str] = []
    for part in data:
        if isinstance(part, tuple):  # a name with odd letters comes as a literal
            line = part[0].rpartition(b"{")[0] + b'"' + re.sub(rb'(["\\])', rb"\\\1", part[1]) + b'"'
        else:
            line = part or b""
        parsed = _LIST.search(line.strip())
        if parsed and b"\\noselect" not in parsed[1].lower() and len(found) < MOST_FOLDERS:
            name = parsed[3] or re.sub(rb"\\(.)", rb"\1", parsed[2] or b"")
            found.append(decode_folder(name.decode("ascii", "replace")))
    return sorted(found, key=lambda name: (name.upper() != "INBOX", name.casefold()))


LIMITS = Limits(deadline_s=60.0, wire_bytes=2_000_000)
"""For one command; one that fetches mails may receive their size in addition."""
MOST_LINE = 200_000
"""Bytes of one line of an answer."""
_PIECE = 65_536
_KEEP_ALIVE_S = 240


class ImapTransport:
    """The connection to a mail server: lines, and pieces of known size."""

    def __init__(self, server: MailServer, proxy: str, cancelled: Callable[[], bool]) -> None:
        """Raises MailError."""
        self._server, self._cancelled = server, cancelled
        self._buffer = bytearray()
        self.wire_bytes = 0
        self._guard = Guard(LIMITS, cancelled)
        try:
            sock, self.is_safe = _connect(server, parse_proxy(proxy), self._guard)
        except (OSError, BadAddress) as error:
            raise explain_connection(error, server.host) from error
        self._sock: GuardedSocket | GuardedTLSSocket = sock
        if server.security is Security.TLS:
            self.encrypt()

    def encrypt(self) -> None:
        """Switch to TLS. Bytes buffered before STARTTLS are refused: an attacker may have injected them."""
        if self._buffer:
            raise MailError(MailProblem.INSECURE, MailCode.MAIL_NO_STARTTLS(host=self._server.host))
        try:
            context = make_tls_context(self._server.ca_file)
        except OSError as error:
            self.close()
            message = AccountCode.ACCOUNT_NO_CA_FILE(path=self._server.ca_file)
            raise MailError(MailProblem.INSECURE, message) from error
        try:
            wrapped = context.wrap_socket(self._sock, server_hostname=self._server.host)
        except OSError as error:
            self.close()
            raise explain_connection(error, self._server.host) from error
        assert isinstance(wrapped, GuardedTLSSocket)
        self._sock, self.is_safe = wrapped, True

    def allow(self, size: int = 0, seconds: float = LIMITS.deadline_s) -> None:
        """Begin a new command, which may receive `size` bytes more than usual."""
        self.wire_bytes += self._guard.wire_bytes
        limits = Limits(deadline_s=seconds, wire_bytes=LIMITS.wire_bytes + size)
        self._guard = self._sock.guard = Guard(limits, self._cancelled)

    @property
    def used(self) -> int:
        """Bytes in both directions so far."""
        return self.wire_bytes + self._guard.wire_bytes

    def say_goodbye(self, data: bytes) -> None:
        """Send a last line, even when cancelled, and close."""
        self._cancelled = lambda: False
        with contextlib.suppress(OSError):
            self.allow(seconds=2.0)
            self.send(data)
        self.close()

    def send(self, data: bytes) -> None:
        self._sock.sendall(data)

    def read_line(self) -> bytes:
        while b"\n" not in self._buffer:
            if len(self._buffer) > MOST_LINE:
                raise TooMuch("line")
            self._fill()
        end = self._buffer.index(b"\n") + 1
        line = bytes(self._buffer[:end])
        del self._buffer[:end]
        return line

    def read(self, size: int) -> bytes:
        if size > self._guard.limits.wire_bytes:
            raise TooMuch("literal")
        while len(self._buffer) < size:
            self._fill()
        data = bytes(self._buffer[:size])
        del self._buffer[:size]
        return data

    def _fill(self) -> None:
        piece = bytearray(_PIECE)
        count = self._sock.recv_into(piece)
        if not count:
            raise ConnectionAbortedError("hung up")
        self._buffer += memoryview(piece)[:count]

    def wait(self, waker: socket.socket, seconds: float) -> bool:
        """Wait until the server sends something (True), or until `waker` can be read or the time is up (False)."""
        if self._buffer or (isinstance(self._sock, GuardedTLSSocket) and self._sock.pending()):
            return True
        ready, _, _ = select.select([self._sock, waker], [], [], seconds)
        return self._sock in ready

    def close(self) -> None:
        with contextlib.suppress(OSError):
            self._sock.close()


def _connect(server: MailServer, proxy: Proxy | None, guard: Guard) -> tuple[GuardedSocket, bool]:
    """Return a socket, and whether it leads to this machine."""
    target = parse_address(f"https://{_bracketed(server.host)}:{server.port}/")
    if proxy is not None and proxy.scheme == "https":
        raise MailError(MailProblem.UNREACHABLE, MailCode.MAIL_PROXY())
    socks = proxy if proxy and proxy.is_socks else None
    ips = Names().find(proxy.host if proxy else target.host, guard)
    sock = Route(ips, proxy.port if proxy else server.port, guard, socks, target).open()
    try:
        if proxy is not None and not socks:
            _dig_tunnel(sock, proxy, target.host, server.port)
        # Have the system test an idle connection, so that a dead one is noticed.
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_KEEPALIVE, 1)
        for name, value in (("TCP_KEEPIDLE", _KEEP_ALIVE_S), ("TCP_KEEPINTVL", 60), ("TCP_KEEPCNT", 3)):
            if hasattr(socket, name):
                sock.setsockopt(socket.IPPROTO_TCP, getattr(socket, name), value)
        return sock, proxy is None and _is_this_machine(sock)
    except BaseException:
        sock.close()
        raise


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _dig_tunnel(sock: GuardedSocket, proxy: Proxy, host: str, port: int) -> None:
    to = f"{_bracketed(host)}:{port}"
    head = [f"CONNECT {to} HTTP/1.1", f"Host: {to}", *(f"{k}: {v}" for k, v in proxy.headers.items())]
    sock.sendall("\r\n".join([*head, "", ""]).encode("ascii"))
    answer = bytearray()
    while not answer.endswith(b"\r\n\r\n"):
        byte = bytearray(1)
        if not sock.recv_into(byte) or len(answer) > 16_000:
            raise SocksRefused("tunnel: the proxy hung up")
        answer += byte
    if answer.split(b" ", 2)[1:2] != [b"200"]:
        raise SocksRefused("tunnel: the proxy would not")


def _is_this_machine(sock: socket.socket) -> bool:
    return ipaddress.ip_address(sock.getpeername()[0].partition("%")[0]).is_loopback


MOST_MAIL_BYTES = 4_000_000
"""The rest of a larger mail is attachments, and is not fetched."""
_OVERHEAD = 2_000
"""Bytes of an answer beside a mail."""
_HEAD, _HEAD_BYTES = "(UID RFC822.SIZE)", 200
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
_SAID = 200
_CODE_OF_IDLE = b"IDLE1"
_monotonic = SystemClock().monotonic


class Opened(Struct, frozen=True):
    count: int
    uid_validity: int
    uid_next: int


class _Imap(imaplib.IMAP4):
    def __init__(self, transport: ImapTransport) -> None:
        self._transport = transport
        super().__init__()

    def open(self, host: str = "", port: int = 143, timeout: float | None = None) -> None:
        self.host, self.port = host, port

    def read(self, size: int) -> bytes:
        return self._transport.read(size)

    def readline(self) -> bytes:
        return self._transport.read_line()

    def send(self, data: bytes) -> None:  # type: ignore[override]
        self._transport.send(data)

    def shutdown(self) -> None:
        self._transport.close()


class ImapClient:
    """A client that is logged in once it is made. Every method raises MailError."""

    def __init__(self, login: MailLogin, proxy: str, cancelled: Callable[[], bool]) -> None:
        self._host, self._folder, self._is_writable = login.server.host, "", False
        self.requests, self._is_idle = 0, False
        self._transport = ImapTransport(login.server, proxy, cancelled)
        try:
            with self._speaking(begins=True):
                self._imap = _Imap(self._transport)
            if login.server.security is Security.STARTTLS:
                refusal = MailError(MailProblem.INSECURE, MailCode.MAIL_NO_STARTTLS(host=self._host))
                self._ask(lambda: self._imap.xatom("STARTTLS"), refusal)
                self._transport.allow()
                self._transport.encrypt()
            if not self._transport.is_safe:
                raise MailError(MailProblem.INSECURE, MailCode.MAIL_INSECURE_CONNECTION(host=self._host))
            self._log_in(login)
            self.abilities = self._list_abilities()
        except BaseException:
            self._transport.close()
            raise

    def __enter__(self) -> ImapClient:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def close(self) -> None:
        """Log out without waiting for an answer."""
        goodbye = b"BYE1 LOGOUT\r\n"
        self._transport.say_goodbye(b"DONE\r\n" + goodbye if self._is_idle else goodbye)

    @property
    def can_push(self) -> bool:
        return "IDLE" in self.abilities

    @property
    def wire_bytes(self) -> int:
        return self._transport.used

    def _log_in(self, login: MailLogin) -> None:
        user, password = login.server.username, login.password
        unfit = MailError(MailProblem.PASSWORD, MailCode.MAIL_PASSWORD_SHAPE(host=self._host))
        if _CONTROL.search(user + password):
            raise unfit
        refusal = MailError(MailProblem.PASSWORD, MailCode.MAIL_PASSWORD(host=self._host))
        if "AUTH=PLAIN" in self._list_abilities():
            token = f"\0{user}\0{password}".encode()
            self._ask(lambda: self._imap.authenticate("PLAIN", lambda _: token), refusal)
        elif (user + password).isascii():
            self._ask(lambda: self._imap.login(_quote(user), password), refusal)
        else:
            raise unfit

    def _list_abilities(self) -> frozenset[str]:
        """The server's capabilities; many list all of them only after the login."""
        data = self._ask(self._imap.capability)
        return frozenset(b" ".join(part for part in data if part).decode("ascii", "replace").upper().split())

    def list_folders(self) -> list[str]:
        return read_folders(self._ask(lambda: self._imap.list('""', "*")))

    def open_folder(self, name: str, *, is_writable: bool = False) -> Opened:
        """Open a folder, read-only unless the user wants marks sent and the server permits changes."""
        missing = MailError(MailProblem.NO_FOLDER, MailCode.MAIL_NO_FOLDER(folder=name, host=self._host))
        quoted = encode_folder(name).decode("ascii")
        data = self._ask(lambda: self._select(quoted, is_writable), missing)
        self._folder, self._is_writable = name, not self._imap.is_readonly
        said = [_number(self._imap.response(key)[1]) for key in ("UIDVALIDITY", "UIDNEXT")]
        return Opened(_number(data), *said)

    def _select(self, quoted: str, is_writable: bool) -> tuple[str, Any]:
        try:
            return self._imap.select(quoted, readonly=not is_writable)
        except imaplib.IMAP4.readonly:
            return self._imap.select(quoted, readonly=True)

    def list_newest(self, count: int, most: int) -> list[MailHead]:
        """Ids and sizes of the newest `most` of `count` mails."""
        if not count:
            return []
        span = f"{max(count - most + 1, 1)}:{count}"
        return read_heads(self._ask(lambda: self._imap.fetch(span, _HEAD), size=most * _HEAD_BYTES))

    def list_range(self, first: int, last: int | None, most: int) -> list[MailHead]:
        """Ids and sizes of the mails from `first` to `last`, or to the newest."""
        span = f"{first}:{'*' if last is None else last}"
        data = self._ask(lambda: self._imap.uid("FETCH", span, _HEAD), size=most * _HEAD_BYTES)
        # Where all mails are older, servers answer with the last one.
        return [one for one in read_heads(data) if one.uid >= first and (last is None or one.uid <= last)]

    def fetch_mails(self, heads: Sequence[MailHead]) -> list[FetchedMail]:
        """Fetch mails, or their first megabytes, without marking them as seen."""
        wanted = {one.uid: min(one.size, MOST_MAIL_BYTES) for one in heads}
        size = sum(wanted.values()) + len(wanted) * _OVERHEAD
        parts = f"(UID FLAGS BODY.PEEK[]<0.{MOST_MAIL_BYTES}>)"
        span = ",".join(map(str, wanted))
        data = self._ask(lambda: self._imap.uid("FETCH", span, parts), size=size, seconds=180.0)
        return [mail for mail in read_mails(data) if mail.uid in wanted]

    def mark_seen(self, uids: Sequence[int]) -> None:
        if not self._is_writable:
            self.open_folder(self._folder, is_writable=True)
        if not self._is_writable:
            raise self._refused(b"READ-ONLY")
        span = ",".join(map(str, uids))
        self._ask(lambda: self._imap.uid("STORE", span, "+FLAGS.SILENT", "(\\Seen)"))

    def idle(self, waker: socket.socket, seconds: float) -> bool:
        """Wait until the server says that mail came (True), or until `waker` can be read or the time is up."""
        self.requests += 1
        with self._speaking():
            self._transport.allow()
            self._transport.send(_CODE_OF_IDLE + b" IDLE\r\n")
            self._is_idle = True
            came = self._read_until(b"+") or self._listen(waker, seconds)
            self._transport.allow()
            self._transport.send(b"DONE\r\n")
            self._is_idle = False
            return self._read_until(_CODE_OF_IDLE) or came

    def _read_until(self, start: bytes) -> bool:
        """Read up to a line that starts so; return whether any line before it said that mail came."""
        came = False
        while not (said := self._transport.read_line()).startswith(start):
            if said.startswith(_CODE_OF_IDLE):
                raise self._refused(said)
            came |= _is_news(said)
        return came

    def _listen(self, waker: socket.socket, seconds: float) -> bool:
        """Wait for news; lines by which servers only say that they are still there are ignored."""
        ends = _monotonic() + seconds
        while (left := ends - _monotonic()) > 0 and self._transport.wait(waker, left):
            self._transport.allow()
            said = self._transport.read_line()
            if said.upper().startswith(b"* BYE"):
                raise MailError(MailProblem.BROKEN, MailCode.MAIL_HUNG_UP(host=self._host))
            if _is_news(said):
                return True
        return False

    def _ask(
        self,
        ask: Callable[[], tuple[str, Any]],
        refusal: MailError | None = None,
        size: int = 0,
        seconds: float = LIMITS.deadline_s,
    ) -> list[Any]:
        """Send a command and return its answer. Raises `refusal`, or what the server said, where it refuses."""
        self.requests += 1
        self._transport.allow(size, seconds)
        with self._speaking():
            try:
                kind, data = ask()
            except imaplib.IMAP4.abort:
                raise
            except imaplib.IMAP4.error as error:
                kind, data = "NO", [str(error).encode()]
        if kind == "OK":
            return list(data)
        raise refusal or self._refused(data[0] if data and isinstance(data[0], bytes) else b"")

    def _refused(self, said: bytes) -> MailError:
        what = said.decode("utf-8", "replace").strip()[:_SAID]
        return MailError(MailProblem.BROKEN, MailCode.MAIL_REFUSED(host=self._host, what=what))

    @contextmanager
    def _speaking(self, *, begins: bool = False) -> Iterator[None]:
        """Turn whatever a connection or a server can raise into a MailError."""
        try:
            yield
        except (MailError, Cancelled):
            raise
        except OSError as error:
            raise explain_connection(error, self._host) from error
        except (imaplib.IMAP4.error, ValueError, IndexError, TypeError, AttributeError) as error:
            # imaplib raises all of these for malformed answers.
            host = self._host
            message = MailCode.MAIL_NO_IMAP(host=host) if begins else MailCode.MAIL_HUNG_UP(host=host)
            raise MailError(MailProblem.BROKEN, message) from error


def _is_news(said: bytes) -> bool:
    words = said.upper().split()
    return len(words) >= 3 and words[0] == b"*" and words[2] in (b"EXISTS", b"RECENT")


def _quote(text: str) -> str:
    return '"' + text.replace("\\", "\\\\").replace('"', '\\"') + '"'


def _number(data: Sequence[Any]) -> int:
    """Read a number of 32 bits; 0 where the server did not send one."""
    said = data[-1] if data else None
    return min(int(said), 2**32) if isinstance(said, bytes) and said.isdigit() else 0
