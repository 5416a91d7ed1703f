"""YouTube's feeds of a channel: all of it, or its films without Shorts and live announcements. Pure.

Each channel (UC…) has playlists whose ids follow from its own; UULF… holds its ordinary films alone. Nobody documents
that, many readers rely on it, and it saves asking for what would be thrown away: docs/notes/films.md.
"""

from __future__ import annotations

import re
from urllib.parse import parse_qs, urlsplit

_BASE = "https://www.youtube.com/feeds/videos.xml"
_CHANNEL = re.compile(r"UC([\w-]{22})")
_FILMS_ALONE = re.compile(r"UULF([\w-]{22})")
_CHANNEL_PAGE = re.compile(r"https?://(?:www\.)?youtube\.com/channel/UC([\w-]{22})")


def find_channel(url: str, site_url: str = "") -> str:
    """The id of the channel whose feed this is, without its UC; empty where it is none. Feeds by a user's name tell it
    in their site's address only."""
    parts = urlsplit(url)
    if (parts.hostname or "").removeprefix("www.") != "youtube.com" or parts.path != "/feeds/videos.xml":
        return ""
    told = parse_qs(parts.query)
    channel = _CHANNEL.fullmatch(told.get("channel_id", [""])[0])
    films = _FILMS_ALONE.fullmatch(told.get("playlist_id", [""])[0])
    page = _CHANNEL_PAGE.match(site_url) if "user" in told else None
    found = channel or films or page
    return found[1] if found else ""


def has_films_alone(url: str) -> bool:
    return bool(_FILMS_ALONE.fullmatch(parse_qs(urlsplit(url).query).get("playlist_id", [""])[0]))


def choose_films(url: str, site_url: str, *, films_alone: bool) -> str:
    """The feed's address with or without Shorts and live announcements; what is no channel's stays as it is."""
    channel = find_channel(url, site_url)
    if not channel or films_alone == has_films_alone(url):
        return url
    return f"{_BASE}?playlist_id=UULF{channel}" if films_alone else f"{_BASE}?channel_id=UC{channel}"
