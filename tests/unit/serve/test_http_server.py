"""The server answers what it can read, and bounds everything else."""

from __future__ import annotations

import contextlib
import socket
import threading

import pytest

from reader.serve.http_server import Bounds, HttpServer, Request, Response


@pytest.fixture
def serve():
    made: list[HttpServer] = []

    def start(
        answer=lambda request: Response(body=request.body), admits=lambda address: True, **bounds
    ) -> HttpServer:
        made.append(HttpServer("127.0.0.1", 0, answer, Bounds(**bounds), admits))
        return made[-1]

    yield start
    for one in made:
        one.close()


def ask(server: HttpServer, raw: bytes) -> bytes:
    with socket.create_connection(("127.0.0.1", server.port), 10.0) as line:
        line.sendall(raw)
        answer = b""
        while piece := line.recv(65_536):
            answer += piece
    return answer


def status(answer: bytes) -> int:
    return int(answer.split(b" ", 2)[1])


def test_a_request_is_handed_on_and_answered(serve):
    asked: list[Request] = []

    def answer(request: Request) -> Response:
        asked.append(request)
        return Response(202, b"thanks", {"X-Own": "1"})

    said = ask(
        serve(answer),
        b"POST /a/b?c=d HTTP/1.1\r\nHost: x\r\nX-A: 1\r\nX-A: 2\r\nContent-Length: 3\r\n\r\nabc",
    )
    assert said.startswith(b"HTTP/1.1 202 ")
    assert said.endswith(b"\r\n\r\nthanks")
    assert b"X-Own: 1" in said
    (request,) = asked
    assert (request.method, request.target, request.body) == ("POST", "/a/b?c=d", b"abc")
    assert request.headers["x-a"] == "1"


BAD = {
    "no http": (b"hello\r\n\r\n", 400),
    "another protocol": (b"GET / SPDY/1\r\n\r\n", 400),
    "a proxy's form": (b"GET http://x/ HTTP/1.1\r\n\r\n", 400),
    "an odd header": (b"GET / HTTP/1.1\r\nno colon\r\n\r\n", 400),
    "a folded header": (b"GET / HTTP/1.1\r\nA: b\r\n c: d\r\n\r\n", 400),
    "an endless head": (b"GET / HTTP/1.1\r\n" + b"A: b\r\n" * 10_000, 431),
    "a negative length": (b"POST / HTTP/1.1\r\nContent-Length: -1\r\n\r\n", 400),
    "a length that is no number to us": (b"POST / HTTP/1.1\r\nContent-Length: \xb2\r\n\r\n", 400),
    "too large a body": (b"POST / HTTP/1.1\r\nContent-Length: 99999999\r\n\r\n", 413),
    "chunks": (b"POST / HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n", 411),
}


@pytest.mark.parametrize(("raw", "code"), BAD.values(), ids=BAD)
def test_what_cannot_be_read_is_refused(serve, raw, code):
    assert status(ask(serve(), raw)) == code


def test_whoever_says_nothing_is_shown_out(serve):
    assert status(ask(serve(seconds=0.2), b"GET / HT")) == 408


def test_a_flood_is_told_to_wait(serve):
    server = serve(requests_per_minute=3)
    codes = [status(ask(server, b"GET / HTTP/1.1\r\n\r\n")) for _ in range(5)]
    assert codes == [200, 200, 200, 429, 429]


def test_who_drips_bytes_keeps_nobody_out(serve):
    server = serve(connections=3, seconds=60.0)
    dripping = [socket.create_connection(("127.0.0.1", server.port), 5.0) for _ in range(9)]
    for line in dripping:
        with contextlib.suppress(OSError):  # the first of them is gone by then
            line.sendall(b"GET / HTTP")
    assert status(ask(server, b"GET / HTTP/1.1\r\n\r\n")) == 200
    for line in dripping:
        line.close()


def test_who_is_being_answered_is_not_hung_up_on(serve):
    is_asked, may_answer = threading.Event(), threading.Event()

    def answer(request: Request) -> Response:
        is_asked.set()
        may_answer.wait(10.0)
        return Response()

    server = serve(answer, connections=1)
    with socket.create_connection(("127.0.0.1", server.port), 10.0) as first:
        first.sendall(b"GET / HTTP/1.1\r\n\r\n")
        assert is_asked.wait(10.0)
        with socket.create_connection(("127.0.0.1", server.port), 5.0) as second:
            assert second.recv(100).startswith(b"HTTP/1.1 503 ")
        may_answer.set()
        assert first.recv(100).startswith(b"HTTP/1.1 200 ")


def test_a_head_is_asked_for_without_its_body(serve):
    said = ask(serve(lambda request: Response(body=b"twelve bytes")), b"HEAD / HTTP/1.1\r\n\r\n")
    assert b"Content-Length: 12\r\n" in said
    assert said.endswith(b"\r\n\r\n")


def test_a_bug_shows_nothing_outside(serve, expect_log):
    expect_log("could not be answered")

    def answer(request: Request) -> Response:
        raise ValueError("secret")

    said = ask(serve(answer), b"GET / HTTP/1.1\r\n\r\n")
    assert status(said) == 500
    assert b"secret" not in said


def test_who_may_not_ask_is_not_heard(serve):
    with socket.create_connection(("127.0.0.1", serve(admits=lambda address: False).port), 10.0) as line:
        line.sendall(b"GET / HTTP/1.1\r\n\r\n")
        assert hears(line) == b""


def hears(line: socket.socket) -> bytes:
    try:
        return line.recv(100)
    except ConnectionResetError:
        return b""


def test_a_head_has_no_body_but_says_how_long_it_would_be(serve):
    said = ask(serve(lambda request: Response(body=b"12345")), b"HEAD / HTTP/1.1\r\n\r\n")
    assert b"Content-Length: 5\r\n" in said
    assert said.endswith(b"\r\n\r\n")


def test_a_long_answer_may_take_longer_than_its_question(serve):
    body = b"x" * 8_000_000
    server = serve(lambda request: Response(body=body), seconds=0.5, answer_seconds=60.0)
    with socket.create_connection(("127.0.0.1", server.port), 60.0) as line:
        line.sendall(b"GET / HTTP/1.1\r\n\r\n")
        answer = bytearray(line.recv(1_000))
        threading.Event().wait(0.6)  # longer than a question may take: the answer is still on its way
        while piece := line.recv(1_000_000):
            answer += piece
    assert answer.endswith(body)
