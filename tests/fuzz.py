"""dev.py fuzz [--minutes N] [--seed N] [NAMES]: spoils what strangers send us, and reads it as the program does.

Bounded by minutes; every seed is printed, and the same seed gives the same inputs in the same order. An input that
raises anything but a refusal, or takes longer than SLOW_S of processor time, is told with its seed and number and kept
in a folder for temporary files. Crashers that were found once are the first corpus. Pictures are decoded where the
program does that, in a process with limits.
"""

from __future__ import annotations

import argparse
import json
import socket
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from io import BytesIO
from pathlib import Path
from smtplib import SMTPException

from reader.core.errors import PaperroundError
from reader.engine.redraw import redraw_icon, redraw_picture
from reader.features.accounts.servers import greader_answers
from reader.features.mail import imap
from reader.features.mail.parse import parse_mail
from reader.features.podcasts.files import is_audio, read_file_chapters
from reader.features.rules.records import Condition, Manner, Rule
from reader.features.rules.worker import require_usable
from reader.features.search.query import parse_query
from reader.features.subscriptions.opml import read_list
from reader.html.addresses import link_target
from reader.html.svg import rewrite_svg
from reader.net import smtp
from reader.net.connections import GuardedSocket
from reader.net.request_state import Guard
from reader.parse.feed import parse_feed
from reader.parse.safe_html.sanitize import clean
from tests.made_png import make_noise
from tests.perf.mutants import make_mutants

SLOW_S = 5.0
A_ROUND = 200
"""Inputs of one kind before it is the next one's turn."""

FEEDS = (
    b"<rss version='2.0'><channel><title>A</title><item><guid>1</guid><title>B</title><link>http://a.example/1</link>"
    b"<description>&lt;p&gt;Text&lt;/p&gt;</description><enclosure url='/1.mp3' type='audio/mpeg'/></item></channel></rss>",
    b"<feed xmlns='http://www.w3.org/2005/Atom'><title>A</title><entry><id>1</id><title type='html'>B</title>"
    b"<content type='xhtml'><div xmlns='http://www.w3.org/1999/xhtml'>c</div></content></entry></feed>",
    b'{"version": "https://jsonfeed.org/version/1.1", "title": "A", "items": [{"id": "1", "content_html": "<p>x"}]}',
    b"<rss><channel><item " + b" ".join(b"a%d='>'" % n for n in range(9_000)) + b"/></channel></rss>",
)
PAGES = (
    b"<table><tr><td><p>a<b>b</p><img src='x' srcset='y 2x'><a href='mailto:a@b?attach=/etc/passwd'>c</a>",
    b"<div>" * 300,
)
DRAWINGS = (
    b"<svg xmlns='http://www.w3.org/2000/svg'><g><path d='M0 0' style='fill:red'/></g><text>a</text></svg>",
    b"<?xml version='1.0' encoding='UTF-7'?><svg>+ADw-image xlink:hre+AGY-='file:///x'/+AD4-</svg>",
    b"<svg xmlns:s.v='http://www.w3.org/2000/svg'><s.v:use href='#a'/></svg>",
)
RASTERS = (
    make_noise(20),
    b"\xff\xd8\xff\xe0" + b"\xff\xda\0\x08" * 300,
    b"\x89PNG\r\n\x1a\n" + bytes(40),
    b"GIF89a" + bytes(20),
)
SOUNDS = (
    b"\0\0\0\1ftyp" + b"\xff" * 8 + b"\0\0\0\1moov" + b"\xff" * 8 + bytes(64),
    b"\0\0\0\x10ftypM4A \0\0\0\0\0\0\0\x28moov\0\0\0\x20mvhd" + bytes(24),
    b"ID3\4\0\0\0\0\0\x7f" + bytes(127) + b"\xff\xfb\x90\x64" + bytes(413),
    b"OggS\0\2" + bytes(20) + b"\1\x1eOpusHead\1\2\x38\1\x80\xbb\0\0" + bytes(40),
    b"fLaC\0\0\0\x22" + bytes(34),
    b"RIFF\x24\0\0\0WAVEfmt \x10\0\0\0\1\0\1\0\x44\xac\0\0data\0\0\0\0",
)
LISTS = (
    b"<opml><body><outline text='F'><outline xmlUrl='http://a.example/' text='&amp;'/></outline></body></opml>",
    b"&" * 5_000,
)
MAILS = (
    b"From: a@b\r\nSubject: =?utf-8?q?x?=\r\nContent-Type: multipart/mixed; boundary=b\r\n\r\n--b\r\n\r\nx\r\n--b--",
)
IMAP = (
    b"1 (UID 7 RFC822.SIZE 100 FLAGS (\\Seen) BODY[] {3}",
    b'(\\HasNoChildren) "/" "INBOX.&AOQ-"',
    b"(UID 99999999999999999999)",
)
REPLIES = (b"250-a\r\n250-STARTTLS\r\n250 fine\r\n", b"250-\r\n" * 900, b"220 " + b"x" * 9_000)
ANSWERS = (
    b'{"subscriptions": [{"id": "feed/1", "url": "http://192.168.1.1/", "categories": [{"label": "A"}]}]}',
    b'{"items": [{"id": "tag:google.com,2005:reader/item/00", "title": "x", "summary": {"content": "y"}}]}',
)
QUERIES = (
    b'title:storm OR (harbour -"calm sea") is:unread after:2026-01-01 feed:a*',
    b"((((((((((",
    b"NOT NOT a OR OR b",
)
PATTERNS = (b"(a+)+$", b"[a-z]{2,5}\\d", b"(?P<x>a)(?P=x)", b"harbour")


def read_replies(data: bytes) -> None:
    ours, server = socket.socketpair()
    with server, GuardedSocket(fileno=ours.detach()) as sock:
        sock.guard = Guard(smtp.WHOLE, lambda: False)
        server.sendall(data[:60_000])
        server.shutdown(socket.SHUT_WR)
        with suppress(SMTPException):
            smtp.GuardedSmtp(sock, "mail.example").close()


def draw(data: bytes) -> None:
    made = rewrite_svg(data)
    assert rewrite_svg(made) == made
    assert b"href" not in made


def redraw(data: bytes) -> None:
    for read in (redraw_picture, redraw_icon):
        made = read(data)
        assert not made or made.startswith((b"\x89PNG", b"\xff\xd8\xff"))


def hear(data: bytes) -> None:
    for read in (is_audio, read_file_chapters):
        read(BytesIO(data))


def read_imap(data: bytes) -> None:
    parts = [data, (data, data), b")", None]
    imap.read_heads(parts)
    imap.read_mails(parts)
    imap.read_folders(parts)


def read_answer(data: bytes) -> None:
    try:
        answer = json.loads(data)
    except (ValueError, RecursionError):
        return
    for read in (greader_answers.read_items, greader_answers.read_tag_labels, greader_answers.read_unread_counts):
        read(answer)
    for read_of in (greader_answers.read_subscriptions, greader_answers.read_ids):
        read_of(answer, "a.example")


def ask(data: bytes) -> None:
    parse_query(data.decode("utf-8", "replace")[:2_000])


def make_rule(data: bytes) -> None:
    wanted = data.decode("utf-8", "replace")[:200]
    require_usable(Rule(wanted=wanted, manner=Manner.PATTERN, more=(Condition(wanted=wanted),), star=True))


def sanitise(data: bytes) -> None:
    text = data.decode("utf-8", "replace")
    clean(text, "http://a.example/")
    assert "attach" not in link_target("", text).partition("?")[2].lower() or not text.strip().lower().startswith(
        "mailto"
    )


def read_feed(data: bytes) -> None:
    parse_feed(data, url="http://a.example/")


KINDS: dict[str, tuple[Callable[[bytes], object], Sequence[bytes]]] = {
    "feeds": (read_feed, FEEDS),
    "html": (sanitise, PAGES),
    "svg": (draw, DRAWINGS),
    "rasters": (redraw, RASTERS),
    "sounds": (hear, SOUNDS),
    "opml": (read_list, LISTS),
    "mails": (parse_mail, MAILS),
    "imap": (read_imap, IMAP),
    "smtp": (read_replies, REPLIES),
    "accounts": (read_answer, ANSWERS),
    "search": (ask, QUERIES),
    "rules": (make_rule, PATTERNS),
}


def try_one(read: Callable[[bytes], object], data: bytes) -> str:
    """What is wrong with the reading of an input; empty if it is read or refused."""
    began = time.process_time()
    try:
        read(data)
    except PaperroundError:
        pass
    except Exception as error:  # noqa: BLE001 - that is what is looked for
        return f"{type(error).__name__}: {error}"[:200]
    took_s = time.process_time() - began
    return f"took {took_s:.1f} s" if took_s > SLOW_S else ""


def run(names: Sequence[str], seconds: float, seed: int) -> list[str]:
    """Spoil and read for so long; return what was found. Each corpus itself is read first."""
    ends_at, found, counts = time.monotonic() + seconds, [], dict.fromkeys(names, 0)
    for name in names:
        read, corpus = KINDS[name]
        found += [f"{name}: corpus {n}: {wrong}" for n, data in enumerate(corpus) if (wrong := try_one(read, data))]
    while time.monotonic() < ends_at:
        for name in names:
            read, corpus = KINDS[name]
            for number, data in enumerate(make_mutants(corpus, A_ROUND, seed)):
                if time.monotonic() >= ends_at:
                    break
                counts[name] += 1
                if wrong := try_one(read, data):
                    kept = Path(tempfile.gettempdir()) / f"paperround-fuzz-{name}-{seed}-{number}"
                    kept.write_bytes(data)
                    found.append(f"{name}: seed {seed}, input {number}: {wrong} ({kept})")
        seed += 1
    print(", ".join(f"{name} {count:,}" for name, count in counts.items()), f"up to seed {seed - 1}")
    return found


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="dev.py fuzz")
    parser.add_argument("names", nargs="*", metavar="NAMES", help=", ".join(KINDS))
    parser.add_argument("--minutes", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=int(time.time()) % 1_000_000)
    chosen = parser.parse_args(arguments)
    print(f"seed {chosen.seed}", flush=True)
    found = run(chosen.names or list(KINDS), chosen.minutes * 60, chosen.seed)
    print("\n".join(found) or "Nothing was found.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
