"""What mail servers do to us: replies that never end, no good-bye, TLS offered or not. Real sockets on loopback."""

from __future__ import annotations

import contextlib
import socket
import ssl
import threading
import time
import tracemalloc
from collections.abc import Callable, Iterator

import certifi
import pytest
import trustme

from reader.core.errors import SendError
from reader.core.settings import Settings
from reader.features.editions.worker.deliver import send_mail
from reader.net import smtp
from reader.net.request_state import Limits
from reader.net.smtp import SmtpServer

SETTINGS = Settings(edition_mail_to="reader@example.org", edition_mail_from="me@example.org")
Talk = Callable[[str, socket.socket], bytes | None]


@contextlib.contextmanager
def serve(talk: Talk, host: str = "127.0.0.1") -> Iterator[tuple[int, list[str]]]:
    """A server for one client; `talk` answers a command, or None for the usual answer."""
    heard: list[str] = []
    listener = socket.create_server((host, 0))

    def run() -> None:
        with contextlib.suppress(OSError):
            line, _ = listener.accept()
            with line, line.makefile("rb") as lines:
                line.sendall(talk("", line) or b"220 hello\r\n")
                while command := lines.readline().decode().strip():
                    heard.append(command.split()[0].upper())
                    line.sendall(talk(heard[-1], line) or usual(heard[-1], lines))

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    try:
        yield listener.getsockname()[1], heard
    finally:
        with contextlib.suppress(OSError):
            listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join(30)


def usual(verb: str, lines) -> bytes:
    if verb == "DATA":
        return b"354 go on\r\n250 taken\r\n"
    return {"QUIT": b"221 bye\r\n"}.get(verb, b"250 fine\r\n")


def answer(verb: str, said: bytes) -> Talk:
    return lambda command, line: said if command == verb else None


def pour(piece: bytes, pause_s: float = 0.0) -> Talk:
    """Answers EHLO without an end."""

    def talk(command: str, line: socket.socket) -> bytes | None:
        while command == "EHLO":
            line.sendall(piece)
            time.sleep(pause_s)
        return None

    return talk


@pytest.mark.parametrize("piece", [b"250-more\r\n" * 1_000, b"250-\r\n" * 5_000, b"x" * 50_000, b"\n" * 50_000])
def test_a_reply_without_an_end_costs_little_memory(piece):
    tracemalloc.start()
    with serve(pour(piece)) as (port, _), pytest.raises(SendError):
        send_mail(SmtpServer("127.0.0.1", port, "", ""), SETTINGS, "A paper", [])
    peak = tracemalloc.get_traced_memory()[1]
    tracemalloc.stop()
    assert peak < 10_000_000


@pytest.mark.parametrize("piece", [b"2", b"250-more\r\n"])
def test_a_reply_that_drips_ends_at_its_deadline(monkeypatch, piece):
    monkeypatch.setattr(smtp, "REPLY", Limits(deadline_s=0.5))
    began = time.monotonic()
    with serve(pour(piece, 0.02)) as (port, _), pytest.raises(SendError) as caught:
        send_mail(SmtpServer("127.0.0.1", port, "", ""), SETTINGS, "A paper", [])
    assert caught.value.passes
    assert time.monotonic() - began < 5.0


@pytest.mark.parametrize("bye", [b"500 what?\r\n", b"\r\n", b"250 fine\r\n", b"garbage\r\n"])
def test_a_mail_that_was_taken_counts_whatever_the_good_bye(bye):
    with serve(answer("QUIT", bye)) as (port, heard):
        send_mail(SmtpServer("127.0.0.1", port, "", ""), SETTINGS, "A paper", [])
    assert "DATA" in heard


@pytest.mark.parametrize("user", ["", "me"])
def test_tls_is_used_wherever_it_is_offered(user):
    offers = answer("EHLO", b"250-hello\r\n250 STARTTLS\r\n")
    with serve(offers) as (port, heard), pytest.raises(SendError):
        send_mail(SmtpServer("127.0.0.1", port, user, user), SETTINGS, "A paper", [])
    assert heard == ["EHLO", "STARTTLS"], "and nothing in clear where it fails"


def test_nothing_travels_in_clear_without_the_users_word():
    with serve(lambda verb, line: None, "127.0.0.2") as (port, heard), pytest.raises(SendError) as caught:
        send_mail(SmtpServer("127.0.0.2", port, "", ""), SETTINGS, "A paper", [])
    assert caught.value.message.code == "MAIL_WOULD_BE_PLAIN"
    assert heard == ["EHLO"]
    with serve(lambda verb, line: None, "127.0.0.2") as (port, heard):
        send_mail(SmtpServer("127.0.0.2", port, "", "", may_be_plain=True), SETTINGS, "A paper", [])
    assert "DATA" in heard
    with serve(lambda verb, line: None, "127.0.0.2") as (port, heard), pytest.raises(SendError) as caught:
        send_mail(SmtpServer("127.0.0.2", port, "me", "secret", may_be_plain=True), SETTINGS, "A paper", [])
    assert caught.value.message.code == "MAIL_NOT_SAFE"


@pytest.mark.parametrize("from_the_start", [False, True])
def test_a_mail_travels_over_tls(tmp_path, monkeypatch, from_the_start):
    authority, context = trustme.CA(), ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.cert_pem.write_to_path(str(tmp_path / "ca.pem"))
    authority.issue_cert("localhost").configure_cert(context)
    monkeypatch.setattr(certifi, "where", lambda: str(tmp_path / "ca.pem"))
    heard: list[str] = []
    listener = socket.create_server(("127.0.0.1", 0))
    port = listener.getsockname()[1]
    if from_the_start:
        monkeypatch.setattr(smtp, "TLS_FROM_THE_START", port)

    def run() -> None:
        line, _ = listener.accept()
        if from_the_start:
            line = context.wrap_socket(line, server_side=True)
        line.sendall(b"220 hello\r\n")
        while command := line.recv(1_000).decode().strip():
            verb = command.split()[0].upper()
            heard.append(verb + " over TLS" * isinstance(line, ssl.SSLSocket))
            if verb == "STARTTLS":
                line.sendall(b"220 go on\r\n")
                line = context.wrap_socket(line, server_side=True)
            else:
                line.sendall(b"250-fine\r\n250 STARTTLS\r\n" if verb == "EHLO" else b"250 fine\r\n")
        line.close()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    said = smtp.try_login(SmtpServer("localhost", port, "", ""))
    thread.join(30)
    listener.close()
    assert said.code == "MAIL_TRIED"
    assert heard[-3:] == ["EHLO over TLS", "NOOP over TLS", "QUIT over TLS"]
