"""Entries with a video: its still picture as a link with a play mark, its length, and where it is watched. Pure.

All of it is what the feed says; nobody is asked for anything. The mark and the length are in the picture's
alternative text, in a form that the window knows (see tidy.py): "▶ Name (12:34)".
"""

from __future__ import annotations

import re
from html import escape

from msgspec import Struct

from reader.core.words.languages import clock_of
from reader.html.addresses import web_address
from reader.parse.dates import find_duration
from reader.parse.raw import RawEnclosure, RawEntry
from reader.parse.safe_html.sanitize import Cleaned
from reader.parse.safe_html.tidy import LONGEST_NAME, WATCH

FLASH = "application/x-shockwave-flash"
"""The type that YouTube still gives its player; nothing plays it, so it isn't an attachment."""
_KINDS = (FLASH, "application/x-mpegurl", "application/vnd.apple.mpegurl")
_ENDINGS = (".mp4", ".m4v", ".webm", ".mov", ".mkv", ".ogv")
_VIDEO_PAGE = re.compile(
    r"https?://(?:(?:www\.|m\.)?youtube\.com/(?:watch\?|shorts/|live/)|youtu\.be/|(?:www\.)?vimeo\.com/\d)",
    re.IGNORECASE,
)


class Video(Struct, frozen=True):
    target: str
    """The page where it is watched; the file where there is no page."""
    length_s: int | None


def find_video(raw: RawEntry, base: str, link: str) -> Video | None:
    """The video of an entry: its enclosure, else what its page or its media show; None without one."""
    for item in raw.enclosures:
        target = web_address(base, item.url) if is_video(item) else ""
        if target:
            return Video(target, find_duration(item.duration))
    lengths = [find_duration(item.duration) for item in raw.media if is_video(item)]
    known = next((length for length in lengths if length), None)
    if lengths or _VIDEO_PAGE.match(link):
        first = next((web_address(base, item.url) for item in raw.media if is_video(item)), "")
        target = link or first
        return Video(target, known) if target else None
    return None


def is_video(item: RawEnclosure) -> bool:
    kind = item.media_type.partition(";")[0].strip().lower()
    if kind:
        return kind.startswith("video/") or kind in _KINDS
    return item.url.partition("?")[0].lower().endswith(_ENDINGS)


def put_video_first(body: Cleaned, video: Video, title: str, picture: str) -> Cleaned:
    """The body with a link to the video in front, unless it shows the video itself."""
    if f"{WATCH} " in body.html:
        return body
    length = clock_of(video.length_s) if video.length_s else ""
    name = escape(f"{WATCH} {title[:LONGEST_NAME]}" + (f" ({length})" if length else ""))
    shown = f'<img src="{escape(picture)}" alt="{name}">' if picture else name
    html = f'<p><a href="{escape(video.target)}">{shown}</a></p>{body.html}'
    return Cleaned(html, f"{WATCH} {length}\n{body.text}".strip() if length else body.text)
