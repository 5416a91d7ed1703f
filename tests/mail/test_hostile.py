"""Servers that lie, drop the line, send too much, or listen in: an error with a sentence, nothing stored twice, no
hang."""

from __future__ import annotations

import errno
import socket
import ssl

import pytest
import trustme

from reader.features.mail import imap as line
from reader.features.mail.imap import ImapClient, MailError
from reader.features.mail.records import MailLogin, MailProblem, MailServer, Security
from reader.net.connections import GuardedSocket
from reader.net.request_state import Limits
from tests.mail.imap_server import PASSWORD, USER, ImapServer
from tests.mail.made_mails import make_mail


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    monkeypatch.setattr(line, "LIMITS", Limits(deadline_s=5.0, wire_bytes=200_000))


def connect(
    server: ImapServer, security: Security = Security.NONE, host: str = "127.0.0.1", ca: str = ""
) -> ImapClient:
    login = MailLogin(MailServer(host, USER, server.port, security, ca), PASSWORD)
    return ImapClient(login, "", lambda: False)


@pytest.mark.parametrize(
    "greeting",
    [
        b"HTTP/1.1 400 Bad Request\r\n\r\n",
        b"* NO go away",
        b"\xff\xfe\r\n",
        b"* BYE full",
        b"",
        b"* OK " + b"x" * 300_000,
    ],
)
def test_what_speaks_no_imap_is_said_so(greeting):
    with ImapServer() as server:

        def greet(served, tag, rest):
            served.say(greeting)
            served.hang_up()

        server.behave("GREETING", greet)
        with pytest.raises(MailError) as notes:
            connect(server)
    assert notes.value.problem is MailProblem.BROKEN


def test_who_hangs_up_at_once_is_told_as_such(monkeypatch):
    def ask(sock):
        closed.append(sock)
        raise OSError(errno.ENOTCONN, "not connected")

    closed: list[socket.socket] = []
    monkeypatch.setattr(GuardedSocket, "getpeername", ask, raising=False)
    with ImapServer() as server, pytest.raises(MailError) as notes:
        connect(server)
    assert notes.value.problem in (MailProblem.BROKEN, MailProblem.UNREACHABLE)
    assert closed[0].fileno() == -1


@pytest.mark.parametrize("command", ["AUTHENTICATE", "EXAMINE", "FETCH", "UID FETCH"])
def test_a_line_that_drops_is_an_error_and_what_was_read_is_kept(reading, command):
    reading.server.add(make_mail(1))
    reading.check()
    reading.server.add(make_mail(2))
    if command == "FETCH":
        reading.server.uid_validity += 1
    reading.server.behave(command, lambda served, tag, rest: served.hang_up())
    with pytest.raises(MailError):
        reading.check()
    del reading.server.behaviours[command]
    reading.check()
    assert len(reading.titles()) == 2


LIES = {
    "a literal of a gigabyte": b"* 1 FETCH (UID 2 FLAGS () BODY[]<0> {1000000000}\r\n",
    "a literal without end": b"* 1 FETCH (UID 2 FLAGS () BODY[]<0> {99999999999999999999}\r\n",
    "a line without end": b"* 1 FETCH (UID 2 " + b"x" * 400_000,
    "another answer": b"* 1 FETCH (UID 999 RFC822.SIZE 5)\r\n",
    "no sense": b"* ((((\r\n{}{}{}\r\n* 4294967296999 FETCH\r\n",
    "a flood": b"* 1 FETCH (UID 2 RFC822.SIZE 5)\r\n" * 8_000,
}


@pytest.mark.parametrize("lie", LIES.values(), ids=LIES)
def test_a_server_that_lies_does_no_harm(reading, lie):
    reading.server.add(make_mail(1))
    reading.check()
    reading.server.add(make_mail(2))

    def answer(served, tag, rest):
        served.sock.sendall(lie)
        served.say(tag + b" OK done")
        served.hang_up()

    reading.server.behave("UID FETCH", answer)
    try:
        reading.check()
    except MailError as error:
        assert error.problem is MailProblem.BROKEN
    assert len(reading.titles()) == 1
    del reading.server.behaviours["UID FETCH"]
    reading.check()


def test_more_mails_than_were_asked_for_are_not_taken(reading):
    reading.server.add(make_mail(1))

    def answer(served, tag, rest):
        if b"BODY" in rest:
            raw = make_mail(5)
            served.sock.sendall(b"* 9 FETCH (UID 77 FLAGS () BODY[]<0> {%d}\r\n%s)\r\n" % (len(raw), raw))
        served.on_uid_fetch(tag, rest)

    reading.server.behave("UID FETCH", answer)
    reading.check()
    assert len(reading.titles()) == 1


def test_a_huge_mail_is_read_up_to_a_bound(reading, monkeypatch):
    monkeypatch.setattr("reader.features.mail.imap.MOST_MAIL_BYTES", 20_000)
    reading.server.add(make_mail(1) + b"--outer\r\nContent-Type: application/zip\r\n\r\n" + b"x" * 500_000)
    reading.check()
    assert len(reading.titles()) == 1


def test_a_password_is_never_sent_over_an_open_line(monkeypatch):
    monkeypatch.setattr(line, "_is_this_machine", lambda sock: False)
    with ImapServer() as server:
        with pytest.raises(MailError) as notes:
            connect(server)
        assert notes.value.problem is MailProblem.INSECURE
        assert not {"LOGIN", "AUTHENTICATE"} & set(server.commands)


@pytest.fixture(scope="module")
def authority(tmp_path_factory):
    made = trustme.CA()
    path = tmp_path_factory.mktemp("ca") / "ca.pem"
    made.cert_pem.write_to_path(path)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    made.issue_cert("localhost").configure_cert(context)
    return str(path), context


@pytest.mark.parametrize("security", [Security.TLS, Security.STARTTLS])
def test_tls_from_the_start_or_after_a_word(authority, security):
    ca, context = authority
    with ImapServer(tls=context, implicit_tls=security is Security.TLS) as server:
        with connect(server, security, "localhost", ca) as client:
            assert client.list_folders() == ["INBOX"]
        with pytest.raises(MailError) as notes:
            connect(server, security, "localhost")
    assert notes.value.problem is MailProblem.INSECURE


@pytest.mark.parametrize("content", [None, "no certificate"])
def test_a_certificate_file_that_cannot_be_read_is_told_as_such(tmp_path, content):
    path = tmp_path / "ca.pem"
    if content is not None:
        path.write_text(content)
    with ImapServer() as server, pytest.raises(MailError, match=r"certificate file .*ca\.pem can’t be read"):
        connect(server, Security.TLS, ca=str(path))


def test_no_starttls_means_no_password():
    with ImapServer() as server:
        with pytest.raises(MailError) as notes:
            connect(server, Security.STARTTLS)
        assert notes.value.problem is MailProblem.INSECURE
        assert "AUTHENTICATE" not in server.commands


def test_what_was_said_before_tls_is_not_believed(authority):
    ca, context = authority
    with ImapServer(tls=context) as server:

        def inject(served, tag, rest):
            served.sock.sendall(tag + b" OK begin\r\n* CAPABILITY IMAP4rev1 AUTH=PLAIN\r\n")
            served.hang_up()

        server.behave("STARTTLS", inject)
        with pytest.raises(MailError) as notes:
            connect(server, Security.STARTTLS, "localhost", ca)
    assert notes.value.problem in (MailProblem.INSECURE, MailProblem.BROKEN)


def test_a_password_with_any_letters_goes_by_authenticate_and_plain_ones_by_login():
    with ImapServer(password='sch"ön€') as server:
        login = MailLogin(MailServer("127.0.0.1", USER, server.port, Security.NONE), 'sch"ön€')
        ImapClient(login, "", lambda: False).close()
        bad = MailLogin(login.server, "a\r\nb")
        with pytest.raises(MailError):
            ImapClient(bad, "", lambda: False)
    with ImapServer(abilities="IDLE", password="geheim") as server:
        connect(server).close()
        assert "LOGIN" in server.commands
        assert "AUTHENTICATE" not in server.commands


def test_idle_ends_with_a_word_of_ours_and_hears_of_mails(imap):
    with connect(imap) as client:
        client.open_folder("INBOX")
        ours, other = socket.socketpair()
        with ours, other:
            other.send(b"!")
            assert client.idle(ours, 30.0) is False
            ours.recv(10)
            imap.behave(
                "IDLE",
                lambda served, tag, rest: (
                    served.say("+ x"),
                    served.say("* 1 EXISTS"),
                    served.read_line(),
                    served.say(tag + b" OK"),
                ),
            )
            assert client.idle(ours, 30.0) is True
