"""Sends mail: smtplib over fetch's guarded sockets, with a limit for each reply and a deadline for everything.

The user typed the server, so it may lie in their network. Everything goes over TLS, or to this very machine; a mail
without a password also in clear, if the user says so.
"""

from __future__ import annotations

import smtplib
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from email.message import EmailMessage
from typing import Any

from msgspec import Struct

from reader.core.errors import SendError
from reader.core.records.messages import Message
from reader.core.words.catalogue import EditionCode
from reader.net.connections import GuardedContext, GuardedSocket, GuardedTLSSocket, connect_to_any, make_tls_context
from reader.net.dns import Names
from reader.net.request_state import Guard, Limits

TLS_FROM_THE_START = 465
REPLY = Limits(wire_bytes=64_000)
"""Of one reply; smtplib itself would wait and read for ever."""
WHOLE = Limits(deadline_s=600.0, wire_bytes=1_000_000_000)
"""Of everything: an edition on a slow line."""
_AT_HOME = ("localhost", "127.0.0.1", "::1")


class SmtpServer(Struct, frozen=True):
    host: str
    port: int
    username: str
    password: str
    may_be_plain: bool = False
    """The user said that a mail without a password may travel without TLS."""

    def __repr__(self) -> str:
        """Leave out the password: this may end up in a report."""
        return f"SmtpServer({self.host!r}, {self.port})"


def try_login(server: SmtpServer) -> Message:
    """Log in without sending anything; return what to tell the user. Raises SendError."""
    with _open(server) as smtp:
        smtp.noop()
    return EditionCode.MAIL_TRIED(host=server.host)


def send(server: SmtpServer, mail: EmailMessage) -> None:
    """Raises SendError."""
    with _open(server) as smtp:
        smtp.send_message(mail)


class GuardedSmtp(smtplib.SMTP):
    """SMTP over a socket that is connected, and whose guard bounds what is sent."""

    def __init__(self, sock: GuardedSocket | GuardedTLSSocket, host: str) -> None:
        self.sock, self._whole = sock, sock.guard
        super().__init__(host)

    def connect(self, *_: Any, **__: Any) -> tuple[int, bytes]:
        return self.getreply()

    def getreply(self) -> tuple[int, bytes]:
        sock: Any = self.sock
        self._whole.remaining_s()
        sock.guard = Guard(REPLY, lambda: False)
        reply = super().getreply()
        sock.guard = self._whole
        return reply


@contextmanager
def _open(server: SmtpServer) -> Iterator[smtplib.SMTP]:
    context, guard = make_tls_context(), Guard(WHOLE, lambda: False)
    try:
        with connect_to_any(Names().find(server.host, guard), server.port, guard) as sock:
            is_safe = server.port == TLS_FROM_THE_START
            line: Any = context.wrap_socket(sock, server_hostname=server.host) if is_safe else sock
            with closing(GuardedSmtp(line, server.host)) as smtp:
                smtp.ehlo_or_helo_if_needed()
                if not is_safe:
                    _make_safe(smtp, server, context)
                if server.username:
                    smtp.login(server.username, server.password)
                yield smtp
                with suppress(smtplib.SMTPException, OSError):  # it has the mail, however it says good-bye
                    smtp.quit()
    except (smtplib.SMTPException, OSError) as error:
        raise _explain(error, server.host) from error


def _make_safe(smtp: smtplib.SMTP, server: SmtpServer, context: GuardedContext) -> None:
    """Use TLS wherever it is offered. Without it nothing is sent, unless to this machine or, without a password, by
    the user's word."""
    if smtp.has_extn("starttls"):
        line: Any = smtp.sock
        code, said = smtp.docmd("STARTTLS")
        if code != 220:
            raise smtplib.SMTPResponseException(code, said)
        smtp.sock = context.wrap_socket(line, server_hostname=server.host)
        # What was said in clear is forgotten, and what the server can do is asked again (RFC 3207).
        smtp.file = smtp.helo_resp = smtp.ehlo_resp = None
        smtp.esmtp_features, smtp.does_esmtp = {}, False
        smtp.ehlo()
    elif server.host not in _AT_HOME and (server.username or not server.may_be_plain):
        problem = EditionCode.MAIL_NOT_SAFE if server.username else EditionCode.MAIL_WOULD_BE_PLAIN
        raise SendError(problem(host=server.host))


def _explain(error: Exception, host: str) -> SendError:
    if isinstance(error, smtplib.SMTPAuthenticationError):
        return SendError(EditionCode.MAIL_LOGIN(host=host))
    if isinstance(error, smtplib.SMTPResponseException):
        why = f"{error.smtp_code} {_read(error.smtp_error)}"
        return SendError(EditionCode.PAPER_MAIL_REFUSED(host=host, why=why), passes=400 <= error.smtp_code < 500)
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        whys = "; ".join(f"{code} {_read(said)}" for code, said in error.recipients.values())
        return SendError(EditionCode.PAPER_MAIL_REFUSED(host=host, why=whys))
    return SendError(EditionCode.MAIL_UNREACHABLE(host=host), passes=True)


def _read(said: bytes | str) -> str:
    text = said if isinstance(said, str) else said.decode("utf-8", "replace")
    return " ".join(text.split())[:200]
