"""Subscription lists of any reader: OPML, or newsboat's plain lines. Pure; safe on any thread.

RSS Guard, Liferea, QuiteRSS and nearly everyone else write OPML. newsboat keeps one feed a line: an address,
then tags, one of which may be a name (`"~My name"`). A bare list of addresses is the same without tags.
"""

from __future__ import annotations

import re
import shlex
from contextlib import suppress

from reader.errors import ParseError
from reader.model.messages import Message
from reader.opml import (
    MAX_BYTES,
    MAX_FEEDS,
    OpmlDocument,
    OpmlFeed,
    OpmlFolder,
    clean_address,
    fold_line,
    read_opml,
)
from reader.wording.catalogue import Code

_NOT_FEEDS = ("query:", "exec:", "filter:", "file:")
_SHOWN = 120


def read_list(data: bytes) -> OpmlDocument:
    """The subscriptions in a file of either kind; ParseError where it is neither."""
    if len(data) <= MAX_BYTES and looks_like_lines(data):
        return read_newsboat(data)
    return read_opml(data)


def looks_like_lines(data: bytes) -> bool:
    """Whether the first line that says anything is a line of newsboat's."""
    for line in data[:100_000].removeprefix(b"\xef\xbb\xbf").splitlines():
        if line.strip() and not line.lstrip().startswith(b"#"):
            return re.match(rb'\s*"?(https?://|feed:|query:|exec:|filter:|file:)', line) is not None
    return False


def read_newsboat(data: bytes) -> OpmlDocument:
    """Its first tag becomes a feed's folder, because newsboat has no folders; the others stay its tags."""
    folders: dict[str, list[OpmlFeed]] = {"": []}
    skipped: list[Message] = []
    lines = data.decode("utf-8-sig", "replace").splitlines()
    for number, line in enumerate(lines, 1):
        parts = _split(line)
        if not parts:
            continue
        url = clean_address(parts[0])
        if url:
            feed, folder = _make_feed(url, parts[1:])
            folders.setdefault(folder, []).append(feed)
        else:
            skipped.append(_refuse(number, parts[0]))
    _require_some(folders, skipped)
    top = tuple(folders.pop(""))
    return OpmlDocument(
        (*(OpmlFolder(name, tuple(feeds)) for name, feeds in folders.items()), *top), "", tuple(skipped)
    )


def _split(line: str) -> list[str]:
    """Words as newsboat quotes them; a quote that is never closed ends with the line."""
    for attempt in (line, line + '"', re.sub(r'["\\]', " ", line)):
        with suppress(ValueError):
            parts = _words(attempt)
            return [] if not parts or parts[0].startswith("#") else parts
    return []


def _words(line: str) -> list[str]:
    words = shlex.shlex(line, posix=True, punctuation_chars=False)
    words.whitespace_split = True
    words.commenters = ""
    words.quotes = '"'
    words.escape = "\\" if '"' in line else ""
    return list(words)


def _make_feed(url: str, words: list[str]) -> tuple[OpmlFeed, str]:
    words = [fold_line(word) for word in words]
    title = next((word[1:].strip() for word in words if word.startswith("~")), "")
    # A lone ! hides a feed in newsboat's own list, and names beginning with it are not shown either.
    tags = [word for word in words if word and not word.startswith(("~", "!"))]
    # As OPML can hold them: without commas, and without slashes at the ends.
    tags = [fold_line(tag.replace(",", " ")).strip("/").strip() for tag in tags]
    tags = list(dict.fromkeys(tag for tag in tags if tag))
    return OpmlFeed(url, title, "", tuple(tags[1:])), tags[0] if tags else ""


def _refuse(number: int, word: str) -> Message:
    shown = word[:_SHOWN]
    if word.lower().startswith(_NOT_FEEDS):
        return Code.LINE_NEWSBOAT_RULE(line=number, text=shown)
    return Code.LINE_NO_ADDRESS(line=number, text=repr(shown))


def _require_some(folders: dict[str, list[OpmlFeed]], skipped: list[Message]) -> None:
    count = sum(len(feeds) for feeds in folders.values())
    if not count and not skipped:
        raise ParseError(Code.LIST_WITHOUT_FEEDS())
    if count > MAX_FEEDS:
        raise ParseError(Code.LIST_TOO_LONG(most=MAX_FEEDS))
