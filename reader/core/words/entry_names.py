"""Names for entries without a title: their first words. Pure; any thread."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from msgspec import Struct

from reader.core.records.stored import EntryRow

LONGEST_NAME = 110
_SHORTEST_SENTENCE = 12
"""A shorter beginning ("Hi.", "Dr. …") isn't a name."""
_ADDRESS = re.compile(r"(?:https?://|www\.)\S+", re.IGNORECASE)
_SENTENCE_END = re.compile(r"[.!?…。！？]+[”’»\"')\]]*(?=\s|$)|[。！？]+")


class EntryName(Struct, frozen=True):
    words: str
    """Empty if the entry has no words, or only addresses."""
    rest: str
    """The rest of its text, after the name."""
    host: str = ""
    """Where it links to, if it has no text."""


def name_entry(title: str, text: str, link: str = "") -> EntryName:
    """The title, or the first words of the text; never an address."""
    title = " ".join(title.split())
    if title and not _ADDRESS.fullmatch(title):
        return EntryName(title, text)
    words = " ".join(_ADDRESS.sub(" ", text).split())
    if not any(sign.isalnum() for sign in words):
        found = _ADDRESS.search(f"{title} {text}")
        return EntryName("", "", _host_of(found.group() if found else link))
    name, rest = _first_words(words)
    return EntryName(name, rest)


def name_row(row: EntryRow) -> str:
    """The name of an entry for the terminal; the host of its link if it has no words."""
    named = name_entry(row.title, row.snippet, row.link)
    return named.words or named.host


def _first_words(words: str) -> tuple[str, str]:
    """The first sentence, or as much of it as fits."""
    for end in _SENTENCE_END.finditer(words[: LONGEST_NAME + 1]):
        shortest = _SHORTEST_SENTENCE if end.group()[0].isascii() else _SHORTEST_SENTENCE // 2
        if shortest <= end.start() and end.end() <= LONGEST_NAME:
            return words[: end.end()], words[end.end() :].strip()
    if len(words) <= LONGEST_NAME:
        return words, ""
    cut = words.rfind(" ", LONGEST_NAME // 2, LONGEST_NAME)
    cut = LONGEST_NAME if cut < 0 else cut
    return words[:cut].rstrip(" ,;:") + "…", "… " + words[cut:].strip()


def _host_of(address: str) -> str:
    try:
        host = urlsplit(address if "//" in address else f"//{address}").hostname or ""
    except ValueError:
        return ""
    return host.removeprefix("www.")
