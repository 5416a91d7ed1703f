"""A server of many lifelike feeds on loopback, each on an address of its own, with a set latency.

Runs in a process of its own, so that its processor time is not ours; ends when its standard input closes.
"""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import json
import random
import subprocess
import sys
from collections import Counter
from dataclasses import dataclass, field
from email.utils import formatdate
from html import escape

WORDS = (
    "harbour tide ferry crew lantern morning ledger archive north bridge garden kettle signal quiet winter "
    "market paper printer window letter river engine compass orchard station copper thread voice mountain season"
).split()


def sentence(rng: random.Random, length: int) -> str:
    return " ".join(rng.choices(WORDS, k=length)).capitalize() + "."


def body(rng: random.Random) -> str:
    paragraphs = [
        f"<p>{' '.join(sentence(rng, rng.randint(8, 18)) for _ in range(rng.randint(2, 4)))}"
        f' <a href="/more/{rng.randint(1, 999)}">{rng.choice(WORDS)}</a> <em>{rng.choice(WORDS)}</em></p>'
        for _ in range(rng.randint(3, 6))
    ]
    picture = f'<figure><img src="/img/{rng.randint(1, 99)}.jpg" width="640" height="360" alt="A view"></figure>'
    return picture + "".join(paragraphs)


def item(number: int, index: int, at: float) -> str:
    rng = random.Random(number * 100_003 + index)
    link = f"http://site{number}.example/{index}"
    return (
        f"<item><title>{escape(sentence(rng, 7))}</title><link>{link}</link><guid>{link}</guid>"
        f"<pubDate>{formatdate(at)}</pubDate><dc:creator>{rng.choice(WORDS).title()}</dc:creator>"
        f"<category>{rng.choice(WORDS)}</category><content:encoded><![CDATA[{body(rng)}]]></content:encoded></item>"
    )


def size_of(number: int) -> int:
    return 12 + number % 19


def document(number: int, newest: int, base_at: float) -> bytes:
    """Feed `number` with its 12 to 30 latest posts, the newest of which has the index `newest`."""
    items = "".join(item(number, newest - back, base_at - back * 7_200) for back in range(size_of(number)))
    return (
        '<?xml version="1.0" encoding="UTF-8"?><rss version="2.0" xmlns:dc="http://purl.org/dc/elements/1.1/" '
        'xmlns:content="http://purl.org/rss/1.0/modules/content/"><channel>'
        f"<title>Site {number}</title><link>http://site{number}.example/</link><description>A site</description>"
        f"{items}</channel></rss>"
    ).encode()


def address_of(number: int) -> str:
    """A loopback address per feed, so that each counts as a host of its own."""
    return f"127.1.{number // 250}.{number % 250 + 1}"


@dataclass
class Server:
    feeds: int
    latency_s: float
    lively: bool = False
    """Every request finds three new posts."""
    newest: int = 1_000
    base_at: float = 1_750_000_000.0
    statuses: Counter[int] = field(default_factory=Counter)
    cache: dict[int, tuple[bytes, str]] = field(default_factory=dict)

    def page(self, number: int) -> tuple[bytes, str]:
        if number not in self.cache:
            made = document(number, self.newest, self.base_at)
            self.cache[number] = made, f'"{hashlib.sha1(made).hexdigest()}"'
        return self.cache[number]

    async def serve(self, number: int, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while head := await reader.readuntil(b"\r\n\r\n"):
                await asyncio.sleep(self.latency_s)
                writer.write(self.answer(number, head))
                await writer.drain()
        except (asyncio.IncompleteReadError, ConnectionError):
            pass
        finally:
            writer.close()

    def answer(self, number: int, head: bytes) -> bytes:
        if self.lively:
            self.newest += 3
            self.cache.pop(number, None)
        made, etag = self.page(number)
        unchanged = f"if-none-match: {etag}".encode() in head.lower()
        status = b"304 Not Modified" if unchanged else b"200 OK"
        self.statuses[304 if unchanged else 200] += 1
        payload = b"" if unchanged else made
        length = b"" if unchanged else b"Content-Length: %d\r\n" % len(payload)
        headers = b"HTTP/1.1 %s\r\nETag: %s\r\nContent-Type: application/rss+xml\r\n%s\r\n"
        return headers % (status, etag.encode(), length) + payload

    def take_statuses(self) -> dict[str, int]:
        taken = {str(status): count for status, count in self.statuses.items()}
        self.statuses.clear()
        return taken

    def post_everywhere(self, count: int) -> None:
        """Every feed gets this many new posts."""
        self.newest += count
        self.base_at += count * 7_200
        self.cache.clear()


async def run(server: Server, port: int) -> None:
    def handler(number: int):
        return lambda reader, writer: server.serve(number, reader, writer)

    listeners = [
        await asyncio.start_server(handler(number), address_of(number), port) for number in range(server.feeds)
    ]
    for number in range(server.feeds):
        server.page(number)
    print("ready", flush=True)
    loop = asyncio.get_running_loop()
    while line := await loop.run_in_executor(None, sys.stdin.readline):
        word, _, rest = line.strip().partition(" ")
        if word == "post":
            server.post_everywhere(int(rest))
            for number in range(server.feeds):
                server.page(number)
        print(json.dumps(server.take_statuses()), flush=True)
    for listener in listeners:
        listener.close()


@dataclass
class RunningServer:
    process: subprocess.Popen[str]
    feeds: int
    port: int

    def ask(self, line: str) -> dict[str, int]:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()
        return dict(json.loads(self.process.stdout.readline()))

    def urls(self) -> list[str]:
        return [f"http://{address_of(number)}:{self.port}/feed.xml" for number in range(self.feeds)]

    def stop(self) -> None:
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.close()
        self.process.wait(10)
        self.process.stdout.close()


def start(feeds: int, latency_s: float, port: int = 18_080, *, lively: bool = False) -> RunningServer:
    command = [sys.executable, "-m", "tests.perf.many_feeds", str(feeds), str(latency_s), str(port)]
    command += ["--lively"] if lively else []
    process = subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
    assert process.stdout is not None
    if process.stdout.readline().strip() != "ready":
        raise SystemExit("The server of the measurement did not start.")
    return RunningServer(process, feeds, port)


if __name__ == "__main__":
    parser = argparse.ArgumentParser()
    parser.add_argument("feeds", type=int)
    parser.add_argument("latency_s", type=float)
    parser.add_argument("port", type=int)
    parser.add_argument("--lively", action="store_true")
    chosen = parser.parse_args()
    asyncio.run(run(Server(chosen.feeds, chosen.latency_s, chosen.lively), chosen.port))
