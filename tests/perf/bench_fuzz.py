"""dev.py bench fuzz NAME [--minutes N] [--seed N]: coverage-guided fuzzing of what strangers can send us.

parser: the quick parser must say what feedparser says; html: our tokenizer must see the tags that html5lib sees, and
what is sanitised must be safe; opml: lists are read or refused in a sentence, and read back as they were written;
handover: no line from a local stranger ends the listener or does anything (it has a thread of its own, so no lines
are counted there). Ends with 1 where something was found.
"""

from __future__ import annotations

import argparse
import json
import re
import socket
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any, cast
from zlib import crc32

from html5lib._tokenizer import HTMLTokenizer
from html5lib.constants import tokenTypes

from reader.core.errors import ParseError
from reader.core.paths import Profile
from reader.engine.process.handover import Endpoint, hand_over
from reader.features.subscriptions.opml import read_list, walk_feeds, write_opml
from reader.html.tokenizer import MAX_ATTRIBUTE_NAME, MAX_ATTRIBUTES, RAW_TEXT, Tag, tokenize
from reader.parse.quick_parser import parse_quickly
from tests.perf.fuzzing import Fuzzer, read_files, report
from tests.perf.shared_data import SHARED
from tests.unit.parse.own_corpus import ATTACKS, QUIRKS, read_attacks, read_quirks
from tests.unit.parse.safe_html.test_sanitize import assert_safe
from tests.unit.parse.test_differential import compare

ROOT = Path(__file__).resolve().parents[2]
READER = ROOT / "reader"
LARGEST_SEED = 12_000
SAFETY_EVERY = 8
"""Reading sanitised HTML again with html5lib takes most of the time, and has tests of its own."""


# --- feeds --------------------------------------------------------------------------------------------


_BOUND = re.compile(rb"xmlns:(\w+)\s*=\s*([\"'])(.*?)\2", re.DOTALL)


def check_feed(body: bytes) -> str:
    """Both parsers alike; a document that neither can read is refused in a sentence. feedparser takes a prefix for
    what it stood for first, so documents that bind one anew say nothing."""
    bound = {(prefix, name) for prefix, _, name in _BOUND.findall(body)}
    if len({prefix for prefix, _ in bound}) < len(bound):
        return ""
    try:
        found = compare(body)
    except (ParseError, ValueError, TypeError, LookupError, AttributeError):
        if parse_quickly(body) is None:
            raise
        return ""  # feedparser's own bugs are met elsewhere, and the quick parser did not need it
    return f"differs in {found[0]}" if found else ""


def seed_feeds() -> list[bytes]:
    quirks = [quirk.body for path in sorted(QUIRKS.glob("*.toml")) for quirk in read_quirks(path)]
    folders = [ROOT / "tests/data/feeds", SHARED / "corpora/gofeed", SHARED / "corpora/feedparser/wellformed"]
    return quirks[::3] + read_files(folders, "*.xml", LARGEST_SEED)[::8]


# --- HTML ---------------------------------------------------------------------------------------------

_STATES = {
    "script": "scriptDataState",
    "title": "rcdataState",
    "textarea": "rcdataState",
    "plaintext": "plaintextState",
}
Tags = list[tuple[str, bool, dict[str, str]]]


def tags_of_html5lib(html: str) -> Tags:
    reader, found = HTMLTokenizer(html), Tags()
    for token in reader:
        if token["type"] == tokenTypes["StartTag"]:
            found.append((str(token["name"]), False, dict(cast(Any, token["data"]))))
            if token["name"] in RAW_TEXT:
                reader.state = getattr(reader, _STATES.get(token["name"], "rawtextState"))
        elif token["type"] == tokenTypes["EndTag"]:
            found.append((str(token["name"]), True, {}))
    return found


def tags_of_ours(html: str) -> Tags:
    return [
        (tag.name, tag.closes, {} if tag.closes else tag.attributes) for tag in tokenize(html) if isinstance(tag, Tag)
    ]


def check_html(body: bytes) -> str:
    # html5lib changes line ends and letters that do not exist before it looks; ours are cleaned elsewhere.
    html = body.decode("utf-8", "replace").replace("\r", "").replace("\0", "").replace("\f", " ")
    html = "".join(letter for letter in html if letter.isprintable() or letter in "\n\t")
    ours = tags_of_ours(html)
    try:
        theirs = tags_of_html5lib(html)
    except ValueError:
        return ""  # a reference of 4,300 digits: html5lib cannot read it, and ours did
    if [tag[:2] for tag in ours] != [tag[:2] for tag in theirs]:
        place = next((n for n, (a, b) in enumerate(zip(ours, theirs, strict=False)) if a[:2] != b[:2]), -1)
        return f"other tags: at {place}: {ours[place:][:2]} and not {theirs[place:][:2]}"
    for one, other in zip(ours, theirs, strict=True):
        within = len(other[2]) < MAX_ATTRIBUTES and all(len(name) <= MAX_ATTRIBUTE_NAME for name in other[2])
        if within and _seen(one[2]) != _seen(other[2]):
            return f"other attributes: {one} and not {other}"
    if crc32(body) % SAFETY_EVERY == 0:
        assert_safe(html)
    return ""


def _seen(attributes: dict[str, str]) -> dict[str, str]:
    """References to characters that do not exist give nothing here, and the character there."""
    return {name: "".join(filter(str.isprintable, value)) for name, value in attributes.items()}


def seed_html() -> list[bytes]:
    attacks = [
        one.html.encode("utf-8", "replace") for path in sorted(ATTACKS.glob("*.toml")) for one in read_attacks(path)
    ]
    payloads = SHARED / "corpora/dompurify/payloads.json"
    if payloads.exists():
        attacks += [one["payload"].encode() for one in json.loads(payloads.read_text("utf-8"))]
    return [body for body in attacks if len(body) < LARGEST_SEED] + read_files(
        [ROOT / "tests/data/pages"], "*.html", 50_000
    )


# --- lists --------------------------------------------------------------------------------------------


def check_list(body: bytes) -> str:
    try:
        document = read_list(body)
    except ParseError:
        return ""
    feeds = list(walk_feeds(document.items))
    for _, feed in feeds:
        if not feed.url.lower().startswith(("http://", "https://")):
            return f"no web address: {feed.url!r}"
    again = list(walk_feeds(read_list(write_opml(document)).items))
    return "" if again == feeds else f"reads back otherwise: {again[:2]} and not {feeds[:2]}"


def seed_lists() -> list[bytes]:
    outline = '<outline text="{}" title="{}" type="rss" xmlUrl="https://a.example/{}" htmlUrl="https://a.example/" category="a,/b/c"/>'
    inside = "".join(outline.format(n, n, n) for n in range(3))
    whole = f"<opml version='2.0'><head><title>t</title></head><body><outline text='Folder'>{inside}</outline></body></opml>"
    return [
        whole.encode(),
        whole.replace("text", "TEXT").encode("utf-16"),
        whole.replace("https", "feed:https").replace('"0"', '"A & B &nbsp;&#65; <"').encode(),
        b'https://a.example/feed "news" "~A name" !hidden\nhttp://b.example/ tag\n# no\n"exec:ls"\nquery:x:y\n',
        b"<?xml version='1.0' encoding='iso-8859-1'?><opml><body><outline text='Caf\xe9' xmlUrl='http://a.example'/></body></opml>",
    ]


# --- the handover -------------------------------------------------------------------------------------


def make_handover_check() -> Callable[[bytes], str]:
    """A real listener; each input comes as one caller's line, then the user's own program must still be heard."""
    profile = Profile(Path(tempfile.mkdtemp(prefix="paperround-fuzz-")))
    wishes: list[object] = []

    def note(wish: object) -> str:
        wishes.append(wish)
        return "Noted."

    endpoint = Endpoint(profile, note)
    port = json.loads((profile.folder / "endpoint").read_text("ascii"))["port"]

    def check(body: bytes) -> str:
        wishes.clear()
        with socket.create_connection(("127.0.0.1", port), 5) as line:
            line.settimeout(5)
            try:
                line.sendall(body + b"\n")
                line.shutdown(socket.SHUT_WR)
                answer = line.recv(4_096)
            except OSError:
                answer = b""
        if answer or wishes:
            return f"a stranger was heard: {answer!r} {wishes!r}"
        if not endpoint._thread.is_alive():
            return "the listener ended:"
        return "" if hand_over(profile, {"do": "raise"}) == "Noted." else "the user is not heard:"

    return check


def seed_lines() -> list[bytes]:
    wish = {"secret": "0" * 32, "wish": {"do": "raise", "feeds": [1, 2]}}
    return [
        *(json.dumps(one).encode() for one in (wish, [wish], "x", 1, None, {"secret": None}, {"wish": wish})),
        *(b"[" * 20_000, b'{"secret":' * 2_000, b"\xff" * 100, b"1" * 5_000, b"1e400", b'{"secret":"\\ud800"}', b""),
    ]  # fmt: skip


TARGETS: dict[str, tuple[Callable[[], Callable[[bytes], str]], Callable[[], list[bytes]], tuple[Path, ...]]] = {
    "parser": (lambda: check_feed, seed_feeds, (READER / "parse", READER / "html")),
    "html": (lambda: check_html, seed_html, (READER / "html", READER / "parse")),
    "opml": (
        lambda: check_list,
        seed_lists,
        (READER / "features/subscriptions/opml.py", READER / "features/subscriptions/opml.py"),
    ),
    "handover": (make_handover_check, seed_lines, (READER / "engine/process/single_instance",)),
}


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py bench fuzz")
    parser.add_argument("name", choices=sorted(TARGETS))
    parser.add_argument("--minutes", type=float, default=5.0)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    make_check, make_seeds, watched = TARGETS[chosen.name]
    seeds = make_seeds()
    fuzzer = Fuzzer(make_check(), watched, list(seeds), chosen.seed, ROOT / "build" / "fuzz" / chosen.name)
    fuzzer.run(chosen.minutes)
    report(chosen.name, fuzzer, len(seeds), chosen.minutes)
    return 1 if fuzzer.found else 0


if __name__ == "__main__":
    raise SystemExit(main())
