"""The demo's feeds as RSS 2.0, and its episodes as silent MP3."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from xml.sax.saxutils import escape

from reader.features.demo.content import DemoFeed, Sends, make_absolute
from reader.features.demo.schedule import DemoPost

CONTENT_TYPE = "application/rss+xml; charset=utf-8"
SOUND_TYPE = "audio/mpeg"
# MPEG-1 layer III, 32 kbit/s, 44.1 kHz, mono. With all side information zero a frame decodes to silence.
_FRAME = b"\xff\xfb\x10\xc4" + bytes(100)
_FRAME_S = 1152 / 44_100
_SPACES = (
    'xmlns:content="http://purl.org/rss/1.0/modules/content/" '
    'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" '
    'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'
)


def get_sound_path(post: DemoPost) -> str:
    return post.path.replace("/posts/", "/sound/") + ".mp3"


def make_silence(seconds: int) -> bytes:
    """An episode of this length."""
    return _FRAME * int(seconds / _FRAME_S)


def render_feed(feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> bytes:
    """The feed's document with `posts`, newest first, on the site `base`."""
    wish = f"<ttl>{feed.ttl_minutes}</ttl>\n" if feed.ttl_minutes else ""
    items = "\n".join(_render_item(feed, post, base) for post in posts)
    return (
        f'<?xml version="1.0" encoding="utf-8"?>\n<rss version="2.0" {_SPACES}>\n'
        f"<channel>\n<title>{escape(feed.name)}</title>\n"
        f"<link>{base}/</link>\n<description>{escape(feed.description)}</description>\n"
        f'<language>{feed.language}</language>\n<atom:link rel="self" href="{base}/feed.xml"/>\n'
        f"{wish}{items}\n</channel>\n</rss>\n"
    ).encode()


def _render_item(feed: DemoFeed, post: DemoPost, base: str) -> str:
    date = format_datetime(datetime.fromtimestamp(post.published_at, UTC), usegmt=True)
    author = f"<dc:creator>{escape(post.author)}</dc:creator>" if post.author else ""
    html = f"<content:encoded>{escape(make_absolute(post.html, base))}</content:encoded>"
    return (
        f'<item><title>{escape(post.title)}</title><link>{base}{post.path}</link><guid isPermaLink="false">'
        f"{post.guid}</guid><pubDate>{date}</pubDate>{author}"
        f"<description>{escape(escape(post.summary))}</description>"
        f"{html if feed.sends is Sends.FULL else ''}{_render_sound(post, base)}</item>"
    )


def _render_sound(post: DemoPost, base: str) -> str:
    if not post.sound_s:
        return ""
    length = int(post.sound_s / _FRAME_S) * len(_FRAME)
    return (
        f'<enclosure url="{base}{get_sound_path(post)}" length="{length}" '
        f'type="{SOUND_TYPE}"/><itunes:duration>{post.sound_s}</itunes:duration>'
    )
