"""The demo's feeds as RSS 2.0, RSS 1.0, Atom and JSON Feed, its subscriptions as OPML, its episodes as silent MP3."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from datetime import UTC, datetime
from email.utils import format_datetime
from xml.sax.saxutils import escape, quoteattr

from reader.demo.content import DemoContent, DemoFeed, Format, Sends, make_absolute
from reader.demo.schedule import DemoPost

CONTENT_TYPES = {
    Format.RSS: "application/rss+xml; charset=utf-8",
    Format.ATOM: "application/atom+xml; charset=utf-8",
    Format.RDF: "application/rdf+xml; charset=utf-8",
    Format.JSON: "application/feed+json",
}
SOUND_TYPE = "audio/mpeg"
# MPEG-1 layer III, 32 kbit/s, 44.1 kHz, mono. With all side information zero a frame decodes to silence.
_FRAME = b"\xff\xfb\x10\xc4" + bytes(100)
_FRAME_S = 1152 / 44_100
_BLOCK_FRAMES = 600
_HEAD = '<?xml version="1.0" encoding="utf-8"?>\n'


def render_feed(feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> bytes:
    """The feed's document with `posts`, newest first, on the site `base`."""
    write = {Format.RSS: _rss, Format.ATOM: _atom, Format.RDF: _rdf, Format.JSON: _json}[feed.format]
    return write(feed, posts, base).encode()


def render_opml(content: DemoContent, bases: Mapping[str, str]) -> bytes:
    """The user's subscriptions in their folders; `bases` says where each feed's site is."""
    lines = [_HEAD + '<opml version="2.0">', "<head><title>Paperround demo</title></head>", "<body>"]
    for folder in content.folders:
        lines.append(f"<outline text={quoteattr(folder)}>")
        lines += [_outline(feed, bases[feed.slug]) for feed in content.feeds if feed.folder == folder]
        lines.append("</outline>")
    return "\n".join([*lines, "</body>", "</opml>", ""]).encode()


def _outline(feed: DemoFeed, base: str) -> str:
    name, address = quoteattr(feed.name), quoteattr(base + feed.first_address)
    return f'<outline type="rss" text={name} title={name} xmlUrl={address} htmlUrl={quoteattr(base + "/")}/>'


def get_sound_path(post: DemoPost) -> str:
    return post.path.replace("/posts/", "/sound/") + ".mp3"


def get_sound_length(seconds: int) -> int:
    """The size of an episode in bytes."""
    return int(seconds / _FRAME_S) * len(_FRAME)


def walk_sound(seconds: int, start: int = 0) -> Iterator[bytes]:
    """The episode's bytes from `start` on, in blocks of some 60 kB."""
    end = get_sound_length(seconds)
    block = _FRAME * _BLOCK_FRAMES
    at = start
    while at < end:
        skip = at % len(_FRAME)
        piece = block[skip : skip + end - at]
        yield piece
        at += len(piece)


def _get_html(feed: DemoFeed, post: DemoPost, base: str) -> str:
    """The part of a post that the feed itself carries."""
    if feed.sends is Sends.SUMMARY:
        return f"<p>{escape(post.summary)}</p>"
    return make_absolute(post.html, base)


def _rss(feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> str:
    spaces = (
        'xmlns:content="http://purl.org/rss/1.0/modules/content/" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:atom="http://www.w3.org/2005/Atom" '
        'xmlns:itunes="http://www.itunes.com/dtds/podcast-1.0.dtd"'
    )
    wish = f"<ttl>{feed.ttl_minutes}</ttl>\n" if feed.ttl_minutes else ""
    items = "\n".join(_rss_item(feed, post, base) for post in posts)
    return (
        f'{_HEAD}<rss version="2.0" {spaces}>\n<channel>\n<title>{escape(feed.name)}</title>\n'
        f"<link>{base}/</link>\n<description>{escape(feed.description)}</description>\n"
        f'<language>{feed.language}</language>\n<atom:link rel="self" href="{base}{feed.path}"/>\n'
        f"{wish}{items}\n</channel>\n</rss>\n"
    )


def _rss_item(feed: DemoFeed, post: DemoPost, base: str) -> str:
    author = f"<dc:creator>{escape(post.author)}</dc:creator>" if post.author else ""
    html = f"<content:encoded>{escape(_get_html(feed, post, base))}</content:encoded>"
    return (
        f'<item><title>{escape(post.title)}</title><link>{base}{post.path}</link><guid isPermaLink="false">'
        f"{post.guid}</guid><pubDate>{format_http_date(post.published_at)}</pubDate>{author}"
        f"<description>{escape(escape(post.summary))}</description>"
        f"{html if feed.sends is Sends.FULL else ''}{_rss_sound(post, base)}</item>"
    )


def _rss_sound(post: DemoPost, base: str) -> str:
    if not post.sound_s:
        return ""
    return (
        f'<enclosure url="{base}{get_sound_path(post)}" length="{get_sound_length(post.sound_s)}" '
        f'type="{SOUND_TYPE}"/><itunes:duration>{post.sound_s}</itunes:duration>'
    )


def _rdf(feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> str:
    spaces = (
        'xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#" xmlns="http://purl.org/rss/1.0/" '
        'xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:content="http://purl.org/rss/1.0/modules/content/"'
    )
    names = "".join(f'<rdf:li rdf:resource="{post.guid}"/>' for post in posts)
    items = "\n".join(_rdf_item(feed, post, base) for post in posts)
    return (
        f'{_HEAD}<rdf:RDF {spaces} xml:lang="{feed.language}">\n<channel rdf:about="{base}{feed.path}">\n'
        f"<title>{escape(feed.name)}</title>\n<link>{base}/</link>\n"
        f"<description>{escape(feed.description)}</description>\n<dc:language>{feed.language}</dc:language>\n"
        f"<items><rdf:Seq>{names}</rdf:Seq></items>\n</channel>\n{items}\n</rdf:RDF>\n"
    )


def _rdf_item(feed: DemoFeed, post: DemoPost, base: str) -> str:
    author = f"<dc:creator>{escape(post.author)}</dc:creator>" if post.author else ""
    return (
        f'<item rdf:about="{post.guid}"><title>{escape(post.title)}</title><link>{base}{post.path}</link>'
        f"<dc:date>{_rfc_3339(post.published_at)}</dc:date>{author}"
        f"<description>{escape(escape(post.summary))}</description>"
        f"<content:encoded>{escape(_get_html(feed, post, base))}</content:encoded></item>"
    )


def _atom(feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> str:
    updated = _rfc_3339(posts[0].published_at if posts else 0)
    entries = "\n".join(_atom_entry(feed, post, base) for post in posts)
    return (
        f'{_HEAD}<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="{feed.language}">\n'
        f"<title>{escape(feed.name)}</title>\n<subtitle>{escape(feed.description)}</subtitle>\n"
        f"<id>tag:{feed.slug}.example,2026:feed</id>\n<updated>{updated}</updated>\n"
        f'<link rel="self" href="{base}{feed.path}"/>\n'
        f'<link rel="alternate" type="text/html" href="{base}/"/>\n'
        f"<author><name>{escape(feed.name)}</name></author>\n{entries}\n</feed>\n"
    )


def _atom_entry(feed: DemoFeed, post: DemoPost, base: str) -> str:
    author = f"<author><name>{escape(post.author)}</name></author>" if post.author else ""
    tag = "content" if feed.sends is Sends.FULL else "summary"
    stamp = _rfc_3339(post.published_at)
    episode = ""
    if post.sound_s:
        length = get_sound_length(post.sound_s)
        episode = f'<link rel="enclosure" type="{SOUND_TYPE}" length="{length}" href="{base}{get_sound_path(post)}"/>'
    return (
        f"<entry><title>{escape(post.title)}</title><id>{post.guid}</id><published>{stamp}</published>"
        f"<updated>{stamp}</updated>"
        f'<link rel="alternate" type="text/html" href="{base}{post.path}"/>{episode}'
        f'{author}<{tag} type="html">{escape(_get_html(feed, post, base))}</{tag}></entry>'
    )


def _json(feed: DemoFeed, posts: Sequence[DemoPost], base: str) -> str:
    document = {
        "version": "https://jsonfeed.org/version/1.1",
        "title": feed.name,
        "description": feed.description,
        "language": feed.language,
        "home_page_url": f"{base}/",
        "feed_url": f"{base}{feed.path}",
        "icon": f"{base}/favicon.ico",
        "items": [_json_item(feed, post, base) for post in posts],
    }
    return json.dumps(document, ensure_ascii=False, indent=1)


def _json_item(feed: DemoFeed, post: DemoPost, base: str) -> dict[str, object]:
    item: dict[str, object] = {
        "id": post.guid,
        "url": base + post.path,
        "title": post.title,
        "date_published": _rfc_3339(post.published_at),
        "summary": post.summary,
        "content_html": _get_html(feed, post, base),
    }
    if post.author:
        item["authors"] = [{"name": post.author}]
    if post.sound_s:
        episode = {"url": base + get_sound_path(post), "mime_type": SOUND_TYPE}
        size = get_sound_length(post.sound_s)
        item["attachments"] = [{**episode, "size_in_bytes": size, "duration_in_seconds": post.sound_s}]
    return item


def format_http_date(at: int) -> str:
    """The date as RFC 2822 and HTTP have it."""
    return format_datetime(datetime.fromtimestamp(at, UTC), usegmt=True)


def _rfc_3339(at: int) -> str:
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
