"""Embedded players → links: where what they play can be watched or heard, and what to call it. Pure."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

from msgspec import Struct

from reader.html.addresses import web_address

WATCH, HEAR = "▶", "♪"
"""Stand before a player's name in the stored HTML: the window draws a play mark for the first."""
LONGEST_NAME = 200
_YOUTUBE = re.compile(r"https?://(?:www\.)?youtube(?:-nocookie)?\.com/embed/([\w-]{6,20})")
_VIMEO = re.compile(r"https?://player\.vimeo\.com/video/(\d+)")
_SAYS_NOTHING = re.compile(
    r"(?:youtube|vimeo|embedded|video|audio|media)?\s*(?:video|audio)?\s*(?:player|content)?", re.I
)


class Player(Struct, frozen=True):
    target: str
    name: str
    poster: str = ""

    @property
    def is_empty(self) -> bool:
        return not self.target


def read_player(tag: str, attributes: dict[str, str], base: str, source: str = "") -> Player:
    """`source`: of a <source> inside it, where the player itself names none."""
    given = source or attributes.get("src") or attributes.get("data-src") or ""
    target = _find_page(web_address(base, given)) if given else ""
    poster = web_address(base, attributes["poster"]) if attributes.get("poster") else ""
    mark = HEAR if tag == "audio" else WATCH
    return Player(target, f"{mark} {_name_of(attributes.get('title', ''), target)}", poster)


def _find_page(address: str) -> str:
    """The page where the user can watch it, not the bare player."""
    if found := _YOUTUBE.match(address):
        return f"https://www.youtube.com/watch?v={found[1]}"
    if found := _VIMEO.match(address):
        return f"https://vimeo.com/{found[1]}"
    return address


def _name_of(title: str, target: str) -> str:
    title = " ".join(title.split())[:LONGEST_NAME]
    if title and not _SAYS_NOTHING.fullmatch(title):
        return title
    parts = urlsplit(target)
    file = parts.path.rsplit("/", 1)[-1]
    host = (parts.hostname or "").removeprefix("www.")
    return f"{file}, {host}" if "." in file else host
