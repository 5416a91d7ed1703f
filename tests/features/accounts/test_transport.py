"""A hostile account server is as harmless as a hostile feed, and every failure has its sentence."""

from __future__ import annotations

import ssl
from collections.abc import Iterator
from pathlib import Path

import pytest
import trustme

from reader.features.accounts.records import AccountProblem, Login, ServerKind
from reader.features.accounts.servers.greader import ReaderServer
from reader.features.accounts.servers.transport import AccountError, Usage, find_server, list_places, make_session
from reader.features.accounts.worker.rounds import try_account
from reader.net.client import Client
from reader.net.request_state import Limits
from tests.fake_clock import FakeClock
from tests.feedserver import Behaviour, FeedServer, drip, in_turn, page, raw, redirect, running

pytestmark = pytest.mark.real

TOKEN, LOGIN = "/reader/api/0/token", "/accounts/ClientLogin"
IDS = "/reader/api/0/stream/items/ids?output=json&s=stream&n=5"
# This server reads no bodies of requests: after one it hangs up.
HANGS_UP = {"Connection": "close"}
LIMITS = Limits(deadline_s=1.0, body_bytes=200_000, wire_bytes=300_000)


@pytest.fixture
def client() -> Iterator[Client]:
    with Client(FakeClock(), limits=LIMITS) as client:
        yield client


def open_server(client: Client, feedserver: FeedServer) -> ReaderServer:
    feedserver.serve(LOGIN, page(b"SID=x\nAuth=me/secret\n", headers=HANGS_UP))
    base = feedserver.url("")
    return ReaderServer(make_session(client, Usage()), base, "me", "password")


def fail(client: Client, feedserver: FeedServer, behaviour: Behaviour) -> AccountError:
    server = open_server(client, feedserver)
    feedserver.serve(IDS, behaviour)
    with pytest.raises(AccountError) as raised:
        server.list_ids("stream", count=5)
    return raised.value


@pytest.mark.parametrize(
    ("behaviour", "problem"),
    [
        (drip(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{"), "unreachable"),
        (drip(b"HTTP/1.1 200 OK\r\nX: "), "unreachable"),
        (page(b" " * 5_000_000, compress=True), "broken"),
        (page(b"<html>not JSON"), "broken"),
        (page(b'["not what was asked"]'), "broken"),
        (page(b"", status=500), "broken"),
        (page(b"", status=404), "no-api"),
        (page(b"", status=429), "busy"),
        (raw(b"what is this"), "broken"),
    ],
)
def test_whatever_it_does_is_a_known_problem(
    client: Client, feedserver: FeedServer, behaviour: Behaviour, problem: str
) -> None:
    error = fail(client, feedserver, behaviour)
    assert error.problem == problem
    assert "127.0.0.1" in str(error)
    assert "secret" not in str(error)


def test_a_server_that_asks_for_a_pause_gets_it(client: Client, feedserver: FeedServer) -> None:
    server = open_server(client, feedserver)
    feedserver.serve(IDS, page(b"", status=429, headers={"Retry-After": "600"}))
    for _ in range(3):
        with pytest.raises(AccountError) as raised:
            server.list_ids("stream", count=5)
        assert raised.value.problem is AccountProblem.BUSY
    assert len(feedserver.seen(IDS)) == 1


def test_a_stale_token_is_renewed_once_and_a_stale_login_too(client: Client, feedserver: FeedServer) -> None:
    server = open_server(client, feedserver)
    feedserver.serve(TOKEN, in_turn(page(b"old\n"), page(b"new\n")))
    feedserver.serve(
        "/reader/api/0/edit-tag", in_turn(page(b"", status=401, headers=HANGS_UP), page(b"OK", headers=HANGS_UP))
    )
    server.mark("read", [5], value=True)
    assert len(feedserver.seen("/reader/api/0/edit-tag")) == 2
    feedserver.serve(IDS, in_turn(page(b"", status=401), page(b'{"itemRefs": [{"id": "7"}]}')))
    assert server.list_ids("stream", count=5).ids == (7,)
    assert len(feedserver.seen(LOGIN)) == 2


def test_a_change_whose_answer_got_lost_is_not_sent_twice(client: Client, feedserver: FeedServer) -> None:
    """Miniflux takes a star off that is set again: whoever sends looks first."""
    server = open_server(client, feedserver)
    feedserver.serve(TOKEN, page(b"token\n"))
    feedserver.serve(IDS, page(b'{"itemRefs": []}'))
    feedserver.serve("/reader/api/0/edit-tag", raw())
    server.list_ids("stream", count=5)
    with pytest.raises(AccountError):
        server.mark("starred", [5], value=True)
    assert len(feedserver.seen("/reader/api/0/edit-tag")) == 1


def test_no_server_sends_us_elsewhere(client: Client, feedserver: FeedServer) -> None:
    other = feedserver.url("/elsewhere", host="127.0.0.7")
    error = fail(client, feedserver, redirect(f"{other}/reader/api/0/stream/items/ids"))
    assert error.problem is AccountProblem.NO_API
    assert f"redirects to {other}." in str(error)
    server = open_server(client, feedserver)
    feedserver.serve(LOGIN, redirect(other, status=307))
    with pytest.raises(AccountError, match="redirects"):
        server.login()
    assert feedserver.seen("/elsewhere") == []


def test_a_server_is_looked_for_on_its_own_host(client: Client, feedserver: FeedServer) -> None:
    session = make_session(client, Usage())
    feedserver.serve(TOKEN, redirect(feedserver.url("/rss" + TOKEN)))
    feedserver.serve("/rss" + TOKEN, page(b"Unauthorized!", status=401))
    assert find_server(session, feedserver.url("/")) == (feedserver.url("/rss"), None)
    other = feedserver.url("/rss", host="127.0.0.7")
    feedserver.serve(TOKEN, redirect(other + TOKEN))
    with pytest.raises(AccountError, match=rf"redirects to {other}\."):
        find_server(session, feedserver.url("/"))
    feedserver.serve(TOKEN, redirect(feedserver.url(TOKEN)))
    with pytest.raises(AccountError, match="in a loop"):
        find_server(session, feedserver.url("/"))


def test_a_password_never_leaves_https_for_http(feedserver: FeedServer, tmp_path: Path) -> None:
    authority, file = trustme.CA(), tmp_path / "ca.pem"
    authority.cert_pem.write_to_path(str(file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    feedserver.serve(TOKEN, page(b"", status=401))
    with running(tls=context) as server:
        server.serve(TOKEN, redirect(feedserver.url(TOKEN)))
        with pytest.raises(AccountError, match="redirects to http:"):
            try_account(Login(server.url("/"), "me", "password", str(file)), [], FakeClock())
    assert feedserver.seen(TOKEN) == []


CONTENTS = "/reader/api/0/stream/items/contents"
SLOW = drip(b"HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Length: 9999\r\n\r\n{")
LARGE = page(b" " * 5_000_000, compress=True, headers=HANGS_UP)
ONE = page(b'{"items": [{"id": "7", "origin": {"streamId": "feed/1"}, "title": "Seven"}]}', headers=HANGS_UP)


def test_of_posts_that_are_too_much_fewer_are_asked_for(client: Client, feedserver: FeedServer) -> None:
    server = open_server(client, feedserver)
    feedserver.serve(TOKEN, page(b"token\n"))
    feedserver.serve(CONTENTS, in_turn(SLOW, LARGE, ONE, ONE, ONE, ONE))
    batches = list(server.fetch_items(range(60)))
    asked = [seen.body.count(b"i=tag") for seen in feedserver.seen(CONTENTS)]
    assert asked[:3] == [60, 15, 3]
    assert batches[0][0].title == "Seven"


def test_a_post_that_is_too_large_by_itself_is_left_out(client: Client, feedserver: FeedServer) -> None:
    server = open_server(client, feedserver)
    feedserver.serve(TOKEN, page(b"token\n"))
    feedserver.serve(CONTENTS, in_turn(LARGE, LARGE, ONE))
    assert [len(batch) for batch in server.fetch_items([5, 7])] == [0, 1]
    assert server.too_large == {5}


def test_a_server_that_drips_does_not_keep_others_waiting(client: Client, feedserver: FeedServer) -> None:
    feedserver.serve(LOGIN, page(b"Auth=me\n", headers=HANGS_UP))
    feedserver.serve(IDS, page(b'{"itemRefs": []}'))
    usage = Usage()
    server = ReaderServer(make_session(client, usage), feedserver.url(""), "me", "password")
    usage.begin(until=client.clock.monotonic() + 900.0)
    server.list_ids("stream", count=5)
    assert isinstance(client.clock, FakeClock)
    client.clock.advance(901.0)
    with pytest.raises(AccountError, match="too long"):
        server.list_ids("stream", count=5)
    assert len(feedserver.seen(IDS)) == 1


def test_no_cookie_is_kept(client: Client, feedserver: FeedServer) -> None:
    server = open_server(client, feedserver)
    feedserver.serve(IDS, page(b'{"itemRefs": []}', headers={"Set-Cookie": "who=me"}))
    server.list_ids("stream", count=5)
    server.list_ids("stream", count=5)
    assert all("cookie" not in seen.headers for seen in feedserver.seen(IDS))


def test_the_api_is_found_from_the_plain_address(client: Client, feedserver: FeedServer) -> None:
    session = make_session(client, Usage())
    feedserver.serve("/api/greader.php" + TOKEN, page(b"Unauthorized!", status=401))
    assert find_server(session, feedserver.url("/")) == (feedserver.url("/api/greader.php"), ServerKind.FRESHRSS)
    feedserver.serve("/api/greader.php" + TOKEN, page(b"", status=503))
    with pytest.raises(AccountError, match="turned off"):
        find_server(session, feedserver.url("/"))


def test_a_site_without_the_api_says_so(client: Client, feedserver: FeedServer) -> None:
    with pytest.raises(AccountError) as raised:
        find_server(make_session(client, Usage()), feedserver.url("/"))
    assert raised.value.problem is AccountProblem.NO_API


@pytest.mark.parametrize(
    ("typed", "first"),
    [
        ("rss.example", "https://rss.example"),
        ("http://rss.example:8080/i/?a=b", "http://rss.example:8080"),
        ("https://rss.example/api/greader.php/reader/api/0", "https://rss.example/api/greader.php"),
    ],
)
def test_where_it_is_looked_for(typed: str, first: str) -> None:
    assert list_places(typed)[0].base == first


def test_a_certificate_of_ones_own_authority(tmp_path: Path) -> None:
    authority, file = trustme.CA(), tmp_path / "ca.pem"
    authority.cert_pem.write_to_path(str(file))
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    authority.issue_cert("127.0.0.1").configure_cert(context)
    with running(tls=context) as server:
        address = server.url("/")
        with pytest.raises(AccountError) as raised:
            try_account(Login(address, "me", "password"), [], FakeClock())
        assert raised.value.problem is AccountProblem.INSECURE
        assert "own certificate authority" in str(raised.value)
        with pytest.raises(AccountError) as raised:
            try_account(Login(address, "me", "password", str(file)), [], FakeClock())
        assert raised.value.problem is AccountProblem.NO_API


def test_a_certificate_file_that_is_none(tmp_path: Path) -> None:
    (tmp_path / "ca.pem").write_text("no certificate")
    with pytest.raises(AccountError, match="PEM"):
        try_account(Login("https://127.0.0.1:9", "me", "password", str(tmp_path / "ca.pem")), [], FakeClock())
