"""Safe connections, unsafe ones, and the user's proxy in each of its kinds."""

from __future__ import annotations

import contextlib
import datetime
import socket
import ssl
import threading
from collections.abc import Iterator

import pytest
import trustme

from reader.core.errors import UsageError
from reader.core.records.fetched import Fetched, FetchRequest, Problem
from reader.core.words.words import in_english
from reader.net.client import Client
from reader.net.request_state import Limits
from tests.fake_clock import FakeClock
from tests.feedserver import FeedServer, drip, page, read_head, running, simple_feed

pytestmark = pytest.mark.real

FEED = simple_feed()
LIMITS = Limits(deadline_s=30.0, connect_s=20.0)
LONG_AGO = datetime.datetime(2020, 1, 1, tzinfo=datetime.UTC)


@pytest.fixture(scope="module")
def authority() -> trustme.CA:
    return trustme.CA()


@pytest.fixture(scope="module")
def ca_file(authority, tmp_path_factory) -> str:
    path = tmp_path_factory.mktemp("ca") / "ca.pem"
    authority.cert_pem.write_to_path(str(path))
    return str(path)


def server_context(certificate: trustme.LeafCert) -> ssl.SSLContext:
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    certificate.configure_cert(context)
    return context


@contextlib.contextmanager
def safe_server(certificate: trustme.LeafCert) -> Iterator[FeedServer]:
    with running(tls=server_context(certificate)) as server:
        server.serve("/feed", page(FEED, etag='"1"'))
        yield server


def fetch(url: str, ca_file: str = "", **more: str) -> Fetched:
    with Client(FakeClock(), limits=LIMITS, ca_file=ca_file, **more) as client:  # type: ignore[arg-type]
        return client.fetch(FetchRequest(url))


def test_a_safe_feed_is_fetched_and_its_line_used_again(authority, ca_file):
    with safe_server(authority.issue_cert("127.0.0.1")) as server:
        with Client(FakeClock(), limits=LIMITS, ca_file=ca_file) as client:
            results = [client.fetch(FetchRequest(server.url("/feed"))) for _ in range(2)]
        assert [one.body for one in results] == [FEED, FEED]
        assert {seen.connection for seen in server.seen()} == {0}


def test_a_certificate_of_an_unknown_authority_is_not_safe(authority):
    with safe_server(authority.issue_cert("127.0.0.1")) as server:
        result = fetch(server.url("/feed"))
        assert result.problem is Problem.INSECURE
        assert "from an untrusted authority" in in_english(result.message)
        assert server.seen() == []


def test_an_expired_certificate_is_not_safe(authority, ca_file):
    with safe_server(authority.issue_cert("127.0.0.1", not_after=LONG_AGO)) as server:
        result = fetch(server.url("/feed"), ca_file)
    assert result.problem is Problem.INSECURE
    assert "has expired" in in_english(result.message)


def test_a_certificate_of_another_host_is_not_safe(authority, ca_file):
    with safe_server(authority.issue_cert("other.example")) as server:
        result = fetch(server.url("/feed"), ca_file)
    assert result.problem is Problem.INSECURE
    assert "is for a different site" in in_english(result.message)


def test_a_self_signed_certificate_is_not_safe(tmp_path):
    alone = trustme.CA()
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    pem = tmp_path / "alone.pem"
    alone.private_key_pem.write_to_path(str(pem))
    alone.cert_pem.write_to_path(str(pem), append=True)
    context.load_cert_chain(pem)
    with running(tls=context) as server:
        result = fetch(server.url("/feed"))
    assert result.problem is Problem.INSECURE
    assert "is self-signed" in in_english(result.message)


def test_a_plain_server_behind_a_safe_address_is_named():
    def answer_plainly() -> None:
        line, _ = listener.accept()
        with line:
            line.recv(4096)
            line.sendall(b"HTTP/1.1 400 Plain HTTP only\r\n\r\n")

    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=answer_plainly, daemon=True)
        thread.start()
        result = fetch(f"https://127.0.0.1:{listener.getsockname()[1]}/")
        thread.join(60)
    assert result.problem is Problem.INSECURE
    assert "Check whether the address starts with http:// instead" in in_english(result.message)


def test_a_handshake_that_never_comes_ends_in_time():
    with socket.create_server(("127.0.0.1", 0)) as mute:
        limits = Limits(deadline_s=0.4, connect_s=0.3)
        with Client(FakeClock(), limits=limits) as client:
            result = client.fetch(FetchRequest(f"https://127.0.0.1:{mute.getsockname()[1]}/"))
    assert result.problem is Problem.TIMEOUT
    assert result.elapsed_s < 20.0


def test_a_handshake_that_is_slow_to_begin_is_waited_for(authority, ca_file):
    context = server_context(authority.issue_cert("127.0.0.1"))

    def answer_late() -> None:
        line, _ = listener.accept()
        looked_often.wait(60)
        with context.wrap_socket(line, server_side=True) as safe:
            read_head(safe)
            safe.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(FEED) + FEED)

    def count() -> bool:
        visits.append(len(visits))
        if len(visits) > 6:
            looked_often.set()
        return False

    visits: list[int] = []
    looked_often = threading.Event()
    with socket.create_server(("127.0.0.1", 0)) as listener:
        thread = threading.Thread(target=answer_late, daemon=True)
        thread.start()
        with Client(FakeClock(), limits=LIMITS, ca_file=ca_file) as client:
            url = f"https://127.0.0.1:{listener.getsockname()[1]}/"
            assert client.fetch(FetchRequest(url), cancelled=count).body == FEED
        thread.join(60)


def test_a_fetch_that_is_stopped_waits_for_no_handshake():
    with socket.create_server(("127.0.0.1", 0)) as listener, Client(FakeClock(), limits=LIMITS) as client:
        asked = iter([False] * 6)
        url = f"https://127.0.0.1:{listener.getsockname()[1]}/"
        result = client.fetch(FetchRequest(url), cancelled=lambda: next(asked, True))
    assert result.problem is Problem.CANCELLED
    assert result.elapsed_s < LIMITS.connect_s / 2


def test_the_deadline_holds_on_safe_lines_too(authority, ca_file):
    with running(tls=server_context(authority.issue_cert("127.0.0.1"))) as server:
        url = server.serve("/feed", drip(b"HTTP/1.1 200 OK\r\n\r\n<rss>"))
        with Client(FakeClock(), limits=Limits(deadline_s=0.5), ca_file=ca_file) as client:
            result = client.fetch(FetchRequest(url))
    assert result.problem is Problem.TIMEOUT
    assert result.elapsed_s < 20.0


# --- proxies ----------------------------------------------------------------------------------


@contextlib.contextmanager
def proxy(kind: str, login: bytes = b"", tls: ssl.SSLContext | None = None) -> Iterator[tuple[int, list[bytes]]]:
    """A proxy for one connection after the other; gives its port and what it was told."""
    notes: list[bytes] = []
    listener = socket.create_server(("127.0.0.1", 0))

    def serve() -> None:
        with contextlib.suppress(OSError):
            while True:
                raw, _ = listener.accept()
                with contextlib.suppress(OSError), tls.wrap_socket(raw, server_side=True) if tls else raw as line:
                    (socks_proxy if kind == "socks5" else web_proxy)(line, notes, login)

    thread = threading.Thread(target=serve, daemon=True)
    thread.start()
    try:
        yield listener.getsockname()[1], notes
    finally:
        listener.shutdown(socket.SHUT_RDWR)
        listener.close()
        thread.join(60)


def web_proxy(line: socket.socket, notes: list[bytes], login: bytes) -> None:
    request = read_head(line)
    notes.append(request)
    if login and login not in request:
        line.sendall(b"HTTP/1.1 407 Login\r\nContent-Length: 0\r\n\r\n")
        return
    method, target, _ = request.split(b" ", 2)
    if method == b"CONNECT":
        host, port = target.decode().split(":")
        line.sendall(b"HTTP/1.1 200 Fine\r\n\r\n")
        pump(line, host, int(port))
    else:
        line.sendall(b"HTTP/1.1 200 OK\r\nContent-Length: %d\r\n\r\n" % len(FEED) + FEED)


def socks_proxy(line: socket.socket, notes: list[bytes], login: bytes) -> None:
    methods = line.recv(10)[2:]
    line.sendall(b"\x05\x02" if b"\x02" in methods else b"\x05\x00")
    if b"\x02" in methods:
        notes.append(line.recv(600))
        line.sendall(b"\x01\x00" if login in notes[-1] else b"\x01\x01")
    request = line.recv(600)
    notes.append(request)
    if not request:
        return
    name = request[5 : 5 + request[4]].decode()
    line.sendall(b"\x05\x00\x00\x01\x00\x00\x00\x00\x00\x00")
    pump(line, name.replace("feed.example", "127.0.0.1"), int.from_bytes(request[-2:], "big"))


def pump(line: socket.socket, host: str, port: int) -> None:
    with socket.create_connection((host, port)) as onward:
        back = threading.Thread(target=copy, args=(onward, line), daemon=True)
        back.start()
        copy(line, onward)
        back.join(60)


def copy(source: socket.socket, target: socket.socket) -> None:
    with contextlib.suppress(OSError):
        while data := source.recv(65536):
            target.sendall(data)
    with contextlib.suppress(OSError):
        target.shutdown(socket.SHUT_WR)


def test_a_web_proxy_is_given_the_whole_address_of_a_plain_feed():
    with proxy("http") as (port, notes):
        result = fetch("http://feed.example/a?b", proxy=f"http://me:pw@127.0.0.1:{port}")
    assert result.body == FEED
    assert notes[0].startswith(b"GET http://feed.example/a?b HTTP/1.1\r\nHost: feed.example\r\n")
    assert b"Proxy-Authorization: Basic bWU6cHc=" in notes[0]


def test_a_web_proxy_digs_a_tunnel_to_a_safe_feed(authority, ca_file):
    with safe_server(authority.issue_cert("127.0.0.1")) as server, proxy("http") as (port, notes):
        result = fetch(server.url("/feed"), ca_file, proxy=f"http://127.0.0.1:{port}")
        assert result.body == FEED
        assert notes[0].startswith(f"CONNECT 127.0.0.1:{server.port} ".encode())
        assert "proxy-authorization" not in server.seen()[0].headers


@pytest.mark.parametrize("safe_feed", [False, True])
def test_a_safe_web_proxy_serves_plain_and_safe_feeds(authority, ca_file, safe_feed):
    certificate = authority.issue_cert("127.0.0.1")
    with safe_server(certificate) as server, proxy("http", tls=server_context(certificate)) as (port, _):
        url = server.url("/feed") if safe_feed else "http://feed.example/"
        result = fetch(url, ca_file, proxy=f"https://127.0.0.1:{port}")
    assert result.body == FEED, result.message


def test_a_line_through_a_safe_proxy_knows_whom_it_serves(authority, ca_file):
    """Each fetch has its own deadline and counts its own bytes."""
    certificate = authority.issue_cert("127.0.0.1")
    with safe_server(certificate) as server, proxy("http", tls=server_context(certificate)) as (port, notes):
        with Client(FakeClock(), limits=LIMITS, ca_file=ca_file, proxy=f"https://127.0.0.1:{port}") as client:
            first, second = (client.fetch(FetchRequest(server.url("/feed"))) for _ in range(2))
        assert len(notes) == 1
    assert 0 < second.wire_bytes < first.wire_bytes


def test_a_proxy_that_wants_a_login_says_so():
    with proxy("http", login=b"Basic") as (port, _):
        result = fetch("http://feed.example/", proxy=f"http://127.0.0.1:{port}")
    assert result.status == 407
    assert "proxy needs a password" in in_english(result.message)


def test_a_proxy_that_digs_no_tunnel_is_named():
    with proxy("http", login=b"Basic") as (port, _):
        result = fetch("https://feed.example/", proxy=f"http://127.0.0.1:{port}")
    assert result.problem is Problem.REFUSED
    assert "Check the proxy in Settings" in in_english(result.message)


def test_a_socks_proxy_looks_the_name_up_itself(feedserver):
    feedserver.serve("/feed", page(FEED))
    with proxy("socks5") as (port, notes):
        result = fetch(f"http://feed.example:{feedserver.port}/feed", proxy=f"socks5://127.0.0.1:{port}")
    assert result.body == FEED
    assert b"feed.example" in notes[0]


def test_a_socks_proxy_with_a_login_and_a_safe_feed(authority, ca_file):
    with safe_server(authority.issue_cert("127.0.0.1")) as server, proxy("socks5", b"me\x02pw") as (port, notes):
        result = fetch(server.url("/feed"), ca_file, proxy=f"socks5h://me:pw@127.0.0.1:{port}")
    assert result.body == FEED, result.message
    assert notes[0] == b"\x01\x02me\x02pw"


def test_a_socks_proxy_that_refuses_the_login_is_named(feedserver):
    with proxy("socks5", b"me\x02pw") as (port, _):
        result = fetch(feedserver.url("/feed"), proxy=f"socks5://me:no@127.0.0.1:{port}")
    assert result.problem is Problem.REFUSED
    assert "Check the proxy in Settings" in in_english(result.message)


def test_behind_a_proxy_private_addresses_stay_forbidden_to_pages():
    with proxy("http") as (port, notes), Client(FakeClock(), proxy=f"http://127.0.0.1:{port}") as client:
        for host in ("192.168.1.1", "localhost", "printer.local", "169.254.169.254"):
            result = client.fetch(FetchRequest(f"http://{host}/", typed_by_user=False))
            assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert notes == []


@pytest.mark.parametrize("name", ["nas.example", "www.example.org"])
@pytest.mark.parametrize("address", ["192.168.1.1", "127.0.0.1", "fd00::1", "169.254.169.254"])
def test_behind_a_proxy_a_name_that_dns_puts_inside_stays_forbidden_to_pages(name, address):
    """Any name may be given a private address by its owner; the proxy, which lives here, would reach it."""
    with proxy("http") as (port, notes):
        web = f"http://127.0.0.1:{port}"
        with Client(FakeClock(), limits=LIMITS, proxy=web, lookup=lambda host: [address]) as client:
            result = client.fetch(FetchRequest(f"http://{name}/", typed_by_user=False))
    assert result.problem is Problem.FORBIDDEN_ADDRESS
    assert notes == []


def test_behind_a_proxy_what_nobody_here_can_look_up_is_left_to_it():
    def lookup(host: str) -> list[str]:
        raise socket.gaierror(socket.EAI_NONAME, "no")

    with (
        proxy("http") as (port, _),
        Client(FakeClock(), limits=LIMITS, proxy=f"http://127.0.0.1:{port}", lookup=lookup) as client,
    ):
        assert client.fetch(FetchRequest("http://feed.example/", typed_by_user=False)).body == FEED


@pytest.mark.parametrize("text", ["ftp://proxy:21", "http://", "socks4://x:1", "http://x:port", "proxy"])
def test_what_is_no_proxy_is_refused_with_a_sentence(text):
    with pytest.raises(UsageError, match=r"proxy.*\.$"):
        Client(FakeClock(), proxy=text)
