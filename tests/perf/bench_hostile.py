"""dev.py bench hostile [--seconds S] [NAMES]: what 99 servers that misbehave and 18 poison documents take of memory.

Each is fetched and read as the engine does it, with its own limits. Counted is how far the peak of this process and that
of the parser's child rise above what both held before, healthy feeds of both kinds having been read. The servers live in
another process. Bars: 60 MB and, for a fetch, its deadline. Linux only.
"""

from __future__ import annotations

import argparse
import contextlib
import gzip
import json
import os
import re
import subprocess
import sys
import threading
import time
import zlib
from collections.abc import Iterator
from pathlib import Path

import brotli

from reader.core.clock import SystemClock
from reader.core.errors import ParseError
from reader.core.malloc_trim import trim_heap
from reader.core.records.fetched import FetchRequest, Outcome
from reader.net.client import Client
from reader.net.request_state import Limits
from reader.parse.worker import GuardedParser
from tests.feedserver import Behaviour, FeedServer, broken_off, drip, endless, page, raw, redirect, silence, simple_feed
from tests.perf.machine import describe_machine
from tests.unit.parse.test_worker import HUNGRY, LARGE, SLOW_WAY

if sys.version_info >= (3, 14):
    from compression import zstd
else:
    from backports import zstd

MOST_MB = 60.0
FEED = simple_feed()
OK = b"HTTP/1.1 200 OK\r\n"
CHUNKED = OK + b"Transfer-Encoding: chunked\r\n\r\n"
ITEM = b"<item><title>more</title></item>"
STATUSES = (204, 206, 304, 305, 400, 401, 403, 404, 408, 410, 418, 421, 429, 451, 500, 502, 503, 599, 600, 999)


def make_bombs() -> dict[str, Behaviour]:
    """100 MB of nothing, in every packing, as a feed, on a redirect and on an error page."""
    packed = {
        "gzip": gzip.compress(bytes(1_000_000)) * 100,
        "br": brotli.compress(bytes(100_000_000), quality=1),
        "zstd": zstd.compress(bytes(100_000_000)),
        "deflate": zlib.compress(bytes(100_000_000)),
        "gzip, gzip": gzip.compress(gzip.compress(bytes(100_000_000))),
        "gzip, br": brotli.compress(gzip.compress(bytes(100_000_000)), quality=1),
    }
    found: dict[str, Behaviour] = {}
    for label, body in packed.items():
        headers = {"Content-Encoding": label}
        found[f"bomb: {label}"] = page(body, headers=headers)
        found[f"bomb on a redirect: {label}"] = redirect("/feed", 302, body, headers)
        found[f"bomb on an error: {label}"] = page(body, 500, headers=headers)
    return found


def make_endless() -> dict[str, Behaviour]:
    blocks = {
        "items": ITEM * 2_000,
        "tags": b"<a>" * 20_000,
        "spaces": b" " * 60_000,
        "attributes": b" a='1'" * 10_000,
        "entities": b"&amp;" * 12_000,
        "zeros": bytes(60_000),
        "letters": b"x" * 60_000,
    }
    begin = OK + b"Content-Type: application/rss+xml\r\n\r\n<rss><channel "
    found = {f"endless {name}": endless(begin, block) for name, block in blocks.items()}
    return found | {
        "endless headers": endless(OK, b"X-More: " + b"y" * 9_000 + b"\r\n"),
        "endless short headers": endless(OK, b"X: y\r\n" * 2_000),
        "endless header": endless(OK + b"X-More: ", b"y" * 60_000),
        "endless status": endless(b"HTTP/1.1 200 ", b"y" * 60_000),
        "endless hints": endless(b"", b"HTTP/1.1 103 Early Hints\r\nLink: </a.css>\r\n\r\n"),
        "endless chunk of nothing": endless(CHUNKED, b"1;" + b"x" * 4_000 + b"\r\n \r\n"),
        "endless chunk size": endless(CHUNKED, b"0" * 60_000),
        "endless trailers": endless(CHUNKED + b"0\r\n", b"X: y\r\n" * 2_000),
        "endless bytes of no protocol": endless(b"", bytes(range(256)) * 200),
        "endless gzip": endless(OK + b"Content-Encoding: gzip\r\n\r\n", gzip.compress(bytes(1_000_000))),
    }


def make_heads() -> dict[str, Behaviour]:
    values = ("Content-Type", "Location", "ETag", "Last-Modified", "Retry-After", "Link", "Set-Cookie", "Cache-Control")
    found = {f"long {name}": raw(OK + f"{name}: {'y' * 60_000}\r\n\r\n".encode() + FEED) for name in values}
    return found | {
        "10,000 headers": raw(OK + b"".join(b"X-%d: y\r\n" % n for n in range(10_000)) + b"\r\n" + FEED),
        "a header of a megabyte": raw(OK + b"X: " + b"y" * 1_000_000 + b"\r\n\r\n" + FEED),
        "90 large headers": raw(OK + (b"X: " + b"y" * 60_000 + b"\r\n") * 90 + b"\r\n" + FEED),
        "a folded header": raw(OK + b"X: y\r\n" + b" y\r\n" * 9_000 + b"\r\n" + FEED),
        "nine layers": page(FEED, headers={"Content-Encoding": ", ".join(["gzip"] * 9)}),
        "an unknown packing": page(b"\1\2\3" * 99_000, headers={"Content-Encoding": "lzw"}),
        "a charset nobody knows": page(FEED * 900, content_type="text/xml; charset=" + "z" * 900),
    }


def make_liars() -> dict[str, Behaviour]:
    lengths = ("-5", "lots", "5, 6", "", "99999999999999999999999", "5000", "10")
    found = {f"length {one!r}": raw(OK + f"Content-Length: {one}\r\n\r\n".encode() + FEED) for one in lengths}
    for size in ("zz", "-1", "ffffffffffffffff", "7fffffff"):
        found[f"chunk of {size}"] = raw(CHUNKED + size.encode() + b"\r\n" + FEED)
    return found | {
        "reset at once": broken_off(),
        "reset in the body": broken_off(OK + b"Content-Length: 5000\r\n\r\n<rss>"),
        "closed at once": raw(),
        "closed in the head": raw(OK + b"Content-Ty"),
        "damaged gzip": page(gzip.compress(FEED * 900)[:-9], headers={"Content-Encoding": "gzip"}),
        "a plain feed called gzip": page(FEED, headers={"Content-Encoding": "gzip"}),
        "FTP": raw(b"220 ftp ready\r\n"),
    }


def make_slow() -> dict[str, Behaviour]:
    return {
        "silence": silence(),
        "dripping body": drip(OK + b"Content-Length: 100000\r\n\r\n<rss>"),
        "dripping head": drip(OK + b"X-Slow: ", b"y"),
        "dripping status": drip(b"HTTP/1.1 ", b" "),
        "dripping chunks": drip(CHUNKED, b"1\r\nx\r\n"),
        "dripping error": drip(b"HTTP/1.1 503 No\r\n\r\n<html>"),
    }


def make_redirects() -> dict[str, Behaviour]:
    far = "http://a.example/" + "x" * 50_000
    places = {
        "to itself": "loop",
        "to a file": "file:///etc/passwd",
        "to nothing": "",
        "far": far,
        "to no port": "//x:y/",
    }
    return {f"redirect {name}": redirect(to) for name, to in places.items()}


def list_servers() -> dict[str, Behaviour]:
    """99 of them."""
    statuses = {f"status {one}": page(b"sorry " * 200_000, one, "text/html") for one in STATUSES}
    groups = (make_bombs(), make_endless(), make_heads(), make_liars(), make_slow(), make_redirects(), statuses)
    return {name: behaviour for group in groups for name, behaviour in group.items()}


def list_documents() -> dict[str, bytes]:
    """18 of them."""
    chosen = {name: body for name, body in LARGE.items() if name != "garbage"}
    return {**HUNGRY, **{f"large {name}": body for name, body in chosen.items()}}


def serve() -> None:
    server, behaviours = FeedServer(), list_servers()
    for number, behaviour in enumerate(behaviours.values()):
        server.serve(f"/{number}", behaviour)
    server.serve("/loop", redirect("loop"))
    server.serve("/feed", page(FEED))
    print(json.dumps([server.port, *behaviours]), flush=True)
    sys.stdin.read()


class Peak(threading.Thread):
    """How far processes rise above what they hold now, as the kernel counts it; a child that is gone as last seen."""

    def __init__(self, pids: list[int]) -> None:
        super().__init__(daemon=True)
        self._before = {}
        self._most: dict[int, int] = {}
        self._ends = threading.Event()
        for pid in pids:
            Path(f"/proc/{pid}/clear_refs").write_text("5")  # the peak is what is held now
            self._before[pid] = read_peak(pid)

    def run(self) -> None:
        while not self._ends.wait(0.005):
            self._look()

    def _look(self) -> None:
        for pid in self._before:
            with contextlib.suppress(OSError, IndexError):
                self._most[pid] = read_peak(pid)

    def end(self) -> float:
        """In MB."""
        self._look()
        self._ends.set()
        self.join()
        return sum(self._most.get(pid, before) - before for pid, before in self._before.items()) / 1e6


def read_peak(pid: int) -> int:
    return 1_024 * int(re.findall(r"VmHWM:\s+(\d+)", Path(f"/proc/{pid}/status").read_text(encoding="ascii"))[0])


@contextlib.contextmanager
def running() -> Iterator[tuple[int, list[str]]]:
    """Start the servers; give their port and their names."""
    command = [sys.executable, "-m", "tests.perf.bench_hostile", "--serve"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        port, *names = json.loads(process.stdout.readline())
        yield port, names
        process.kill()


class Trial:
    def __init__(self, client: Client, parser: GuardedParser, port: int) -> None:
        self._client, self._parser, self._port = client, parser, port

    def fetch(self, path: str, host: str = "127.0.0.1") -> str:
        """What became of a feed that is fetched and read."""
        found = self._client.fetch(FetchRequest(f"http://{host}:{self._port}{path}"))
        if found.outcome is not Outcome.FRESH:
            return str(found.problem)
        return self.read(found.body)

    def read(self, body: bytes) -> str:
        try:
            return f"{len(self._parser.parse(body, 'https://site.example/feed').entries)} entries"
        except ParseError as error:
            return error.message.code

    def measure(self, path: str, body: bytes | None) -> tuple[float, float, str]:
        """Seconds, MB and what became of it. Another process is measured once it has read a feed."""
        self.fetch("/feed")
        self.read(SLOW_WAY)
        trim_heap()
        pid = self._parser.pid
        peak = Peak([one for one in (pid, os.getpid()) if one is not None])
        peak.start()
        started = time.perf_counter()
        # Each on a host of its own: some ask for a pause.
        said = self.fetch(path, f"127.0.1.{path[1:]}") if body is None else self.read(body)
        return time.perf_counter() - started, peak.end(), said


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench hostile")
    parser.add_argument("names", nargs="*", help="all by default")
    parser.add_argument("--seconds", type=float, default=3.0, help="the deadline of a fetch")
    parser.add_argument("--serve", action="store_true", help=argparse.SUPPRESS)
    chosen = parser.parse_args()
    if chosen.serve:
        serve()
        return 0
    documents = list_documents()
    over = []
    with running() as (port, names), GuardedParser() as guarded:
        print(f"{len(names)} servers and {len(documents)} documents; {describe_machine()}")
        cases: dict[str, tuple[str, bytes | None]] = {name: (f"/{n}", None) for n, name in enumerate(names)}
        cases |= {f"document: {name}": ("", body) for name, body in documents.items()}
        with Client(SystemClock(), limits=Limits(deadline_s=chosen.seconds)) as client:
            trial = Trial(client, guarded, port)
            for name, (path, body) in cases.items():
                if chosen.names and name not in chosen.names:
                    continue
                seconds, megabytes, said = trial.measure(path, body)
                if megabytes > MOST_MB:
                    over.append(name)
                print(f"{name:36} {megabytes:6.1f} MB {seconds:6.1f} s  {said}", flush=True)
    print(f"above {MOST_MB:.0f} MB: {', '.join(over) or 'none'}")
    return int(bool(over))


if __name__ == "__main__":
    raise SystemExit(main())
