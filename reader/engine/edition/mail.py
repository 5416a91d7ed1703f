"""Mails a paper: to an e-reader that takes mail, or to oneself. The only place that speaks SMTP.

A password goes only over a line that is safe, or to this very machine. The server's name is the owner's own word, so it
may lie in their network.
"""

from __future__ import annotations

import smtplib
import ssl
from collections.abc import Iterator
from contextlib import contextmanager
from email.message import EmailMessage
from email.utils import formatdate, make_msgid
from pathlib import Path

import certifi
from msgspec import Struct

from reader.fetch.passwords import Kept, Passwords
from reader.model.messages import Message
from reader.send.problems import SendError
from reader.settings import Settings
from reader.wording.edition_codes import EditionCode

SUBMISSION, TLS_FROM_THE_START = 587, 465
TIMEOUT_S = 30.0
_TYPES = {".epub": ("application", "epub+zip"), ".pdf": ("application", "pdf")}
_AT_HOME = ("localhost", "127.0.0.1", "::1")


class MailServer(Struct, frozen=True):
    host: str
    port: int
    username: str
    password: str

    def __repr__(self) -> str:
        """Without the password: this may end up in a report."""
        return f"MailServer({self.host!r}, {self.port})"


def find_address(server: str) -> tuple[str, int]:
    """Host and port of what the owner typed, as smtp.example.org:587."""
    host, _, port = server.strip().rpartition(":") if ":" in server else (server.strip(), "", "")
    return host, int(port) if port.isdigit() and 0 < int(port) < 65_536 else SUBMISSION


def keep_password(passwords: Passwords, settings: Settings, password: str) -> Kept:
    return passwords.set(safe_name(settings), settings.edition_mail_user, password)


def find_server(settings: Settings, passwords: Passwords, typed: str = "") -> MailServer:
    """Raises SendError where something is missing."""
    if not settings.edition_mail_to:
        raise SendError(EditionCode.MAIL_NO_ADDRESS())
    if not settings.edition_mail_from:
        raise SendError(EditionCode.MAIL_NO_SENDER())
    if not settings.edition_mail_server:
        raise SendError(EditionCode.MAIL_NO_SERVER())
    host, port = find_address(settings.edition_mail_server)
    user = settings.edition_mail_user
    known = passwords.find(safe_name(settings), user) if user and not typed else None
    password = typed or (known.password if known else "")
    if user and not password:
        raise SendError(EditionCode.MAIL_NO_PASSWORD(host=host))
    return MailServer(host, port, user, password)


def try_mail(server: MailServer) -> Message:
    """Whether it lets us in; nothing is sent. Raises SendError."""
    with _open(server) as line:
        line.noop()
    return EditionCode.MAIL_TRIED(host=server.host)


def send_mail(server: MailServer, settings: Settings, title: str, files: list[Path]) -> None:
    """Raises SendError."""
    mail, title = EmailMessage(), " ".join(title.split())
    mail["Subject"] = title
    mail["From"], mail["To"] = settings.edition_mail_from, settings.edition_mail_to
    mail["Date"], mail["Message-ID"] = formatdate(), make_msgid(domain="paperround.invalid")
    mail.set_content(f"{title}\n")
    for path in files:
        main, sub = _TYPES[path.suffix]
        mail.add_attachment(path.read_bytes(), maintype=main, subtype=sub, filename=f"{title}{path.suffix}")
    with _open(server) as line:
        line.send_message(mail)


@contextmanager
def _open(server: MailServer) -> Iterator[smtplib.SMTP]:
    context = ssl.create_default_context(cafile=certifi.where())
    try:
        with _connect(server, context) as line:
            if server.username:
                _log_in(line, server, context)
            yield line
    except smtplib.SMTPAuthenticationError as error:
        raise SendError(EditionCode.MAIL_LOGIN(host=server.host)) from error
    except smtplib.SMTPResponseException as error:
        said = (
            error.smtp_error
            if isinstance(error.smtp_error, str)
            else error.smtp_error.decode("utf-8", "replace")
        )
        passes = 400 <= error.smtp_code < 500
        why = f"{error.smtp_code} {' '.join(said.split())[:200]}"
        raise SendError(EditionCode.PAPER_MAIL_REFUSED(host=server.host, why=why), passes=passes) from error
    except smtplib.SMTPRecipientsRefused as error:
        whys = [" ".join(str(said).split())[:200] for said in error.recipients.values()]
        raise SendError(EditionCode.PAPER_MAIL_REFUSED(host=server.host, why="; ".join(whys))) from error
    except (smtplib.SMTPException, OSError) as error:
        raise SendError(EditionCode.MAIL_UNREACHABLE(host=server.host), passes=True) from error


def _connect(server: MailServer, context: ssl.SSLContext) -> smtplib.SMTP:
    if server.port == TLS_FROM_THE_START:
        return smtplib.SMTP_SSL(server.host, server.port, timeout=TIMEOUT_S, context=context)
    return smtplib.SMTP(server.host, server.port, timeout=TIMEOUT_S)


def _log_in(line: smtplib.SMTP, server: MailServer, context: ssl.SSLContext) -> None:
    line.ehlo()
    is_safe = isinstance(line, smtplib.SMTP_SSL) or server.host in _AT_HOME
    if line.has_extn("starttls"):
        line.starttls(context=context)
        line.ehlo()
    elif not is_safe:
        raise SendError(EditionCode.MAIL_NOT_SAFE(host=server.host))
    line.login(server.username, server.password)


def safe_name(settings: Settings) -> str:
    """Under which the keyring has the password: another server never gets it."""
    host, port = find_address(settings.edition_mail_server)
    return f"smtp://{host}:{port}"
