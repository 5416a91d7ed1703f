"""Delivers editions: into the user's folder, or by mail. The only place that speaks SMTP.

A file is never overwritten. A failure is stored with its reason; one that may pass (no network, an unplugged disk) is
tried again for two days. Everything goes over TLS, or to this very machine; a mail without a password also in clear,
if the user says so.
"""

from __future__ import annotations

import smtplib
import socket
import ssl
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path
from typing import Any

import certifi
import platformdirs
from msgspec import Struct
from msgspec.structs import replace

from reader.core.clock import SystemClock
from reader.core.private_files import write_whole
from reader.core.records.messages import Message
from reader.core.settings import TO_FOLDER, Settings
from reader.core.words.catalogue import EditionCode, SendCode
from reader.features.editions.records import Delivery, Edition, MadeEdition
from reader.features.editions.store import find_edition, list_waiting, save_delivery
from reader.features.editions.worker.make import EditionTools, find_file, list_forms, make_words, remake_files
from reader.features.sharing.files import MOST_ALIKE, make_file_name
from reader.features.sharing.problems import SendError
from reader.net.passwords import Kept, Passwords

PAUSES_S = (60.0, 300.0, 1_800.0, 7_200.0, *(21_600.0,) * 8)
"""Before each further try."""
SUBMISSION, TLS_FROM_THE_START = 587, 465
TIMEOUT_S = 30.0
"""For one reply."""
LONGEST_S = 600.0
"""For everything: an edition on a slow line."""
MOST_REPLY_BYTES = 64_000
_monotonic = SystemClock().monotonic
_TYPES = {".epub": ("application", "epub+zip"), ".pdf": ("application", "pdf")}
_AT_HOME = ("localhost", "127.0.0.1", "::1")


def deliver_due(tools: EditionTools, settings: Settings, passwords: Passwords) -> list[int]:
    """Deliver what waits; return the ids of the editions that were tried."""
    tried: dict[int, None] = {}
    for delivery in list_waiting(tools.conn, tools.clock.now()):
        made = find_edition(tools.conn, delivery.edition_id)
        if made is None or tools.cancelled():
            continue
        save_delivery(tools.conn, _try(tools, settings, passwords, made, delivery))
        tried[made.id] = None
    return list(tried)


def _try(
    tools: EditionTools, settings: Settings, passwords: Passwords, made: MadeEdition, delivery: Delivery
) -> Delivery:
    now = tools.clock.now()
    words = make_words(tools.profile, tools.zone)
    title = f"{words.title(Edition(made.number, made.made_at, ()))} ({made.number})"
    try:
        files = _list_files(tools, settings, made)
        if delivery.target == TO_FOLDER:
            is_ours = not settings.edition_folder
            path = str(put_into_folder(find_folder(settings), title, files, may_make_all=is_ours))
        else:
            path = settings.edition_mail_to
            send_mail(find_server(settings, passwords), settings, title, files)
        return replace(delivery, next_at=None, done_at=now, path=path, message=None)
    except SendError as error:
        waits = error.passes and delivery.tries < len(PAUSES_S)
        next_at = now + PAUSES_S[delivery.tries] if waits else None
        return replace(delivery, tries=delivery.tries + 1, next_at=next_at, message=error.message)


def _list_files(tools: EditionTools, settings: Settings, made: MadeEdition) -> list[Path]:
    paths = [find_file(tools.profile, made.id, form) for form in list_forms(settings)]
    if not any(path.is_file() for path in paths):
        try:
            remake_files(tools, settings, made)
        except OSError as error:
            raise _denied(tools.profile.editions, error) from error
    found = [path for path in paths if path.is_file()]
    if not found:
        raise SendError(EditionCode.EDITION_PAGE_GONE())
    return found


def _denied(path: Path, error: OSError) -> SendError:
    return SendError(SendCode.FOLDER_DENIED(path=str(path), error=error.strerror or str(error)), passes=True)


def find_folder(settings: Settings) -> Path:
    if settings.edition_folder:
        return Path(settings.edition_folder).expanduser()
    return Path(platformdirs.user_documents_dir()) / "Papers"


def put_into_folder(folder: Path, title: str, files: Iterable[Path], *, may_make_all: bool = False) -> Path:
    """Copy the files; return the path of the first. `may_make_all`: make the folders above too; the one that the user
    chose may be on a disk that is not there now. Raises SendError."""
    try:
        if not may_make_all and not folder.parent.is_dir():
            raise SendError(SendCode.FOLDER_MISSING(path=str(folder.parent)), passes=True)
        folder.mkdir(exist_ok=True, parents=may_make_all)
        put = [_put(folder, title, path) for path in files]
    except OSError as error:
        raise _denied(folder, error) from error
    return put[0]


def _put(folder: Path, title: str, path: Path) -> Path:
    name, data = make_file_name(title), path.read_bytes()
    for number in range(1, MOST_ALIKE):
        place = folder / (f"{name}{path.suffix}" if number == 1 else f"{name} {number}{path.suffix}")
        if not place.exists():
            write_whole(place, data)
            return place
        if place.read_bytes() == data:
            return place
    raise OSError(17, "File exists")


class MailServer(Struct, frozen=True):
    host: str
    port: int
    username: str
    password: str
    may_be_plain: bool = False
    """The user said that a mail without a password may travel without TLS."""

    def __repr__(self) -> str:
        """Leave out the password: this may end up in a report."""
        return f"MailServer({self.host!r}, {self.port})"


def _find_address(server: str) -> tuple[str, int]:
    """Host and port of what the user typed, such as smtp.example.org:587."""
    host, _, port = server.strip().rpartition(":") if ":" in server else (server.strip(), "", "")
    return host, int(port) if port.isdigit() and 0 < int(port) < 65_536 else SUBMISSION


def safe_name(settings: Settings) -> str:
    """The key of the password in the keyring, by server: another server never gets it."""
    host, port = _find_address(settings.edition_mail_server)
    return f"smtp://{host}:{port}"


def keep_password(settings: Settings, password: str) -> Kept:
    """Store it in the system's keyring. Not for the main thread."""
    return Passwords().set(safe_name(settings), settings.edition_mail_user, password)


def find_server(settings: Settings, passwords: Passwords, typed: str = "") -> MailServer:
    """The server and the login from the settings. Raises SendError if something is missing."""
    for value, problem in (
        (settings.edition_mail_to, EditionCode.MAIL_NO_ADDRESS),
        (settings.edition_mail_from, EditionCode.MAIL_NO_SENDER),
        (settings.edition_mail_server, EditionCode.MAIL_NO_SERVER),
    ):
        if not value:
            raise SendError(problem())
    host, port = _find_address(settings.edition_mail_server)
    user = settings.edition_mail_user
    known = passwords.find(safe_name(settings), user) if user and not typed else None
    password = typed or (known.password if known else "")
    if user and not password:
        raise SendError(EditionCode.MAIL_NO_PASSWORD(host=host))
    return MailServer(host, port, user, password, settings.edition_mail_plain)


def try_mail(server: MailServer) -> Message:
    """Log in without sending anything; return what to tell the user. Raises SendError."""
    with _open(server) as smtp:
        smtp.noop()
    return EditionCode.MAIL_TRIED(host=server.host)


def send_mail(server: MailServer, settings: Settings, title: str, files: list[Path]) -> None:
    """Mail the files to the user. Raises SendError."""
    mail, title = EmailMessage(), " ".join(title.split())
    mail["Subject"], mail["From"], mail["To"] = title, settings.edition_mail_from, settings.edition_mail_to
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain="paperround.invalid")
    mail.set_content(f"{title}\n")
    for path in files:
        main, sub = _TYPES[path.suffix]
        mail.add_attachment(path.read_bytes(), maintype=main, subtype=sub, filename=f"{title}{path.suffix}")
    with _open(server) as smtp:
        smtp.send_message(mail)


class _Replies:
    """What a server answers, line by line, within a time and a size; smtplib itself would wait and read for ever."""

    def __init__(self, sock: socket.socket, ends_at: float) -> None:
        self._sock, self._ends_at = sock, ends_at
        self._ahead = b""
        self._count = 0

    def begin(self) -> None:
        """Wait for the next reply."""
        self._count = 0
        self._until = min(_monotonic() + TIMEOUT_S, self._ends_at)

    def readline(self, limit: int) -> bytes:
        while b"\n" not in self._ahead and len(self._ahead) < limit:
            self._sock.settimeout(_left(self._until))
            data = self._sock.recv(4_096)
            self._count += len(data)
            if self._count > MOST_REPLY_BYTES:
                raise smtplib.SMTPException("The server's reply does not end.")
            if not data:
                break
            self._ahead += data
        self._sock.settimeout(_left(self._ends_at))  # for what is sent next
        end = self._ahead.find(b"\n") + 1 or len(self._ahead)
        line, self._ahead = self._ahead[: min(end, limit)], self._ahead[min(end, limit) :]
        return line

    def close(self) -> None:
        """Nothing to close: the socket isn't ours."""


def _left(until: float) -> float:
    left = until - _monotonic()
    if left <= 0:
        raise TimeoutError
    return left


class _Bounded(smtplib.SMTP):
    """SMTP with a deadline for everything and limits for each reply."""

    def __init__(self, host: str, port: int, **more: Any) -> None:
        self._ends_at = _monotonic() + LONGEST_S
        super().__init__(host, port, timeout=TIMEOUT_S, **more)

    def getreply(self) -> tuple[int, bytes]:
        sock, replies = self.sock, self.file
        if replies is None and sock is not None:
            self.file = replies = _Replies(sock, self._ends_at)
        if replies is not None:
            replies.begin()
        return super().getreply()


class _BoundedTLS(_Bounded, smtplib.SMTP_SSL):
    pass


@contextmanager
def _open(server: MailServer) -> Iterator[smtplib.SMTP]:
    context = ssl.create_default_context(cafile=certifi.where())
    smtp: smtplib.SMTP | None = None
    try:
        if server.port == TLS_FROM_THE_START:
            smtp = _BoundedTLS(server.host, server.port, context=context)
        else:
            smtp = _Bounded(server.host, server.port)
            _make_safe(smtp, server, context)
        if server.username:
            smtp.login(server.username, server.password)
        yield smtp
        with suppress(smtplib.SMTPException, OSError):  # it has the mail, however it says good-bye
            smtp.quit()
    except smtplib.SMTPAuthenticationError as error:
        raise SendError(EditionCode.MAIL_LOGIN(host=server.host)) from error
    except smtplib.SMTPResponseException as error:
        said = error.smtp_error if isinstance(error.smtp_error, str) else error.smtp_error.decode("utf-8", "replace")
        why = f"{error.smtp_code} {' '.join(said.split())[:200]}"
        passes = 400 <= error.smtp_code < 500
        raise SendError(EditionCode.PAPER_MAIL_REFUSED(host=server.host, why=why), passes=passes) from error
    except smtplib.SMTPRecipientsRefused as error:
        whys = "; ".join(" ".join(str(said).split())[:200] for said in error.recipients.values())
        raise SendError(EditionCode.PAPER_MAIL_REFUSED(host=server.host, why=whys)) from error
    except (smtplib.SMTPException, OSError) as error:
        raise SendError(EditionCode.MAIL_UNREACHABLE(host=server.host), passes=True) from error
    finally:
        if smtp is not None:
            smtp.close()


def _make_safe(smtp: smtplib.SMTP, server: MailServer, context: ssl.SSLContext) -> None:
    """Use TLS wherever it is offered. Without it nothing is sent, unless to this machine or, without a password, by
    the user's word."""
    smtp.ehlo_or_helo_if_needed()
    if smtp.has_extn("starttls"):
        smtp.starttls(context=context)
        smtp.ehlo()
    elif server.host not in _AT_HOME and (server.username or not server.may_be_plain):
        problem = EditionCode.MAIL_NOT_SAFE if server.username else EditionCode.MAIL_WOULD_BE_PLAIN
        raise SendError(problem(host=server.host))
