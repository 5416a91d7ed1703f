"""Feed parser: bytes → ParsedFeed. Picks the parser, cleans what it read, and says in one sentence why it isn't a feed.

`parse_feed` does everything in this process. Where bytes come from the web, use `worker.GuardedParser`, which gives
documents that need feedparser to a child process with limits. Pure; any thread.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from msgspec.structs import replace

from reader.core.errors import ParseError
from reader.core.records.parsed import Enclosure, ParsedEntry, ParsedFeed, Wishes
from reader.core.words.catalogue import Code
from reader.features.podcasts.records import is_sound
from reader.html.addresses import join, web_address
from reader.html.charset import is_web_page
from reader.parse import feedparser_adapter
from reader.parse.dates import find_duration
from reader.parse.jsonfeed import parse_json_feed
from reader.parse.quick_parser import parse_quickly
from reader.parse.raw import MAX_LISTED, RawEntry, RawFeed, RawText
from reader.parse.safe_html.sanitize import FLASH, Cleaned, Video, clean, clean_plain, find_video, put_video_first
from reader.parse.text import MAX_GUID, MAX_NAME, looks_like_markup, one_line, plain_title

MAX_BODY = 15_000_000
MAX_CUT = 3_000_000
MAX_TAGS = 400_000
MAX_NAMESPACES = 5_000
MAX_TAG_ATTRIBUTES = 2_000
_GAP = re.compile(rb"<[^<]{16000,}")
_TAG = re.compile(rb"""<[^\s<>!/?](?:[^<>"']++|"[^"<]*+"|'[^'<]*+')*+""")
_LOGIN = re.compile(rb"type\s*=\s*[\"']?password", re.I)
_FIRST_ENTRY = re.compile(rb"<(?:\w+:)?(?:item|entry)[\s>]")
_TTL = re.compile(rb"<ttl>\s*(\d{1,9})\s*</ttl>", re.I)
_PERIOD = re.compile(rb"<(\w+):updatePeriod>\s*(\w+)\s*</\1:updatePeriod>", re.I)
_FREQUENCY = re.compile(rb"<(\w+):updateFrequency>\s*(\d{1,6})\s*</\1:updateFrequency>", re.I)
_HOUR = re.compile(rb"<hour>\s*(\d{1,2})\s*</hour>", re.I)
_DAY = re.compile(rb"<day>\s*(\w{3})\w*\s*</day>", re.I)
_PERIODS = {b"hourly": 3_600, b"daily": 86_400, b"weekly": 604_800, b"monthly": 2_592_000, b"yearly": 31_536_000}
_DAYS = {name: number for number, name in enumerate((b"mon", b"tue", b"wed", b"thu", b"fri", b"sat", b"sun"))}
_WISHES_WITHIN = 65_536
_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,3}")
_DIGITS = re.compile(r"[0-9]{1,15}")
_MIN_INSTANT, _MAX_INSTANT = -62_135_596_800, 253_402_300_799
"""The years 1 and 9999: what a date can show."""
_MAX_DESCRIPTION = 2_000
_EMPTY = Cleaned("", "")


def parse_feed(body: bytes, *, url: str, content_type: str = "") -> ParsedFeed:
    """Raises ParseError with one sentence for the user."""
    parsed = find_quick_feed(body, url=url, content_type=content_type)
    return parsed or parse_slowly(body, url=url, content_type=content_type)


def find_quick_feed(body: bytes, *, url: str, content_type: str = "") -> ParsedFeed | None:
    """The cheap half: JSON and plain XML. None where feedparser is needed; ParseError if it isn't a feed."""
    if len(body) > MAX_BODY:
        raise ParseError(Code.FEED_TOO_LARGE(url=url, megabytes=MAX_BODY // 1_000_000))
    if body.count(b"xmlns") > MAX_NAMESPACES or body.count(b"<") > MAX_TAGS or has_endless_tag(body):
        raise ParseError(Code.FEED_TOO_COMPLICATED(url=url))
    if not body.strip(b" \t\r\n\0\xef\xbb\xbf"):
        raise ParseError(Code.ANSWER_EMPTY(url=url))
    if _is_json(body):
        return finish_feed(parse_json_feed(body, url), url, Wishes())
    if is_web_page(body):
        raise not_a_feed(body, url)
    raw = parse_quickly(body, content_type)
    return None if raw is None else finish_feed(raw, url, find_wishes(body))


def _is_json(body: bytes) -> bool:
    return body.lstrip(b"\xef\xbb\xbf \t\r\n").startswith(b"{")


def cut_document(body: bytes) -> bytes:
    """The beginning of a document that takes too much memory, up to the end of an entry: publishers put the newest
    first. Empty where a part says nothing."""
    if len(body) <= MAX_CUT or _is_json(body):
        return b""
    end = max(body.rfind(tag, 0, MAX_CUT) + len(tag) for tag in (b"</item>", b"</entry>"))
    return body[: end if end > MAX_CUT // 2 else MAX_CUT]


def has_endless_tag(body: bytes) -> bool:
    """Whether a tag has thousands of attributes: every parser gathers them all first, 300 bytes for each."""
    starts = (gap.start() for gap in _GAP.finditer(body))
    tags = (_TAG.match(body, start) for start in starts)
    return any(tag is not None and tag[0].count(b"=") > MAX_TAG_ATTRIBUTES for tag in tags)


def parse_slowly(body: bytes, *, url: str, content_type: str = "") -> ParsedFeed:
    try:
        raw = feedparser_adapter.parse_with_feedparser(body, content_type)
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError, RecursionError):
        # feedparser's own bugs on hopeless bytes: to the user it is one more feed that cannot be read.
        raise ParseError(Code.FEED_DAMAGED(url=url)) from None
    if raw is None:
        raise not_a_feed(body, url)
    return finish_feed(raw, url, find_wishes(body))


def not_a_feed(body: bytes, url: str) -> ParseError:
    """The error for what came instead of a feed: a web page, a login, something else."""
    if is_web_page(body):
        if _LOGIN.search(body):
            return ParseError(Code.PAGE_WANTS_LOGIN(url=url))
        return ParseError(Code.PAGE_NO_FEED(url=url))
    return ParseError(Code.NOT_A_FEED(url=url))


def find_wishes(body: bytes) -> Wishes:
    """The update intervals that a document asks for: ttl, sy:*, skipHours, skipDays. Read from the bytes before the
    first entry, so that both parsers agree; feedparser keeps only the last of the hours."""
    head = body[:_WISHES_WITHIN]
    entry = _FIRST_ENTRY.search(head)
    if entry:
        head = head[: entry.start()]
    ttl = _TTL.search(head)
    days: list[bytes] = _DAY.findall(_section(head, b"skipdays"))
    return Wishes(
        ttl_s=int(ttl.group(1)) * 60 if ttl and int(ttl.group(1)) else None,
        update_period_s=_update_period_s(head),
        skip_hours=frozenset(hour % 24 for hour in map(int, _HOUR.findall(_section(head, b"skiphours"))) if hour <= 24),
        skip_days=frozenset(_DAYS[day] for day in map(bytes.lower, days) if day in _DAYS),
    )


def _update_period_s(head: bytes) -> int | None:
    period = _PERIOD.search(head)
    if period is None:
        return None
    seconds = _PERIODS.get(period[2].lower())
    frequency = _FREQUENCY.search(head)
    times = int(frequency.group(2)) if frequency else 1
    return None if seconds is None else seconds // max(times, 1)


def _section(head: bytes, name: bytes) -> bytes:
    """The bytes between an element's tags; found without an expression, because that could be made slow."""
    lowered = head.lower()
    start = lowered.find(b"<" + name + b">")
    end = lowered.find(b"</" + name + b">", start)
    return head[start:end] if 0 <= start < end else b""


def finish_feed(raw: RawFeed, url: str, wishes: Wishes) -> ParsedFeed:
    """Clean a raw feed: safe HTML, absolute addresses, bounded texts."""
    base = (join(url, raw.base) or url) if raw.base else url
    site = web_address(base, raw.link)
    language = _language(raw.language)
    author = _names(raw.authors) if raw.kind in ("atom", "json") else ""
    return ParsedFeed(
        title=plain_title(raw.title.value, raw.title.mode),
        site_url=site,
        description=one_line(_clean_text(raw.description, base).text, _MAX_DESCRIPTION),
        icon_url=web_address(base, raw.icon or raw.logo or raw.image),
        language=language,
        wishes=wishes,
        entries=tuple(_finish_entry(entry, base, site or base, language, author) for entry in _list_whole(raw)),
        kind=raw.kind,
        is_broken=raw.is_broken,
    )


def _list_whole(raw: RawFeed) -> Sequence[RawEntry]:
    """The entries without a last one that was cut off before the guid or link that all others have: at the next poll
    the whole entry would be stored beside it."""
    *others, last = raw.entries or (None,)
    if not raw.is_cut or last is None or not others:
        return raw.entries
    for name in ("guid", "link"):
        if all(getattr(entry, name) for entry in others):
            return raw.entries if getattr(last, name) else others
    return raw.entries


def _finish_entry(raw: RawEntry, base: str, site: str, feed_language: str, feed_author: str) -> ParsedEntry:
    link = web_address(base, raw.original_link or raw.link or "") or web_address("", raw.guid)
    title = plain_title(raw.title.value, raw.title.mode)
    # The base of relative addresses in an article: its own page, unless that is on another site.
    page = link if link and _host(link) in (_host(base), _host(site)) else site
    body = _body(raw, page, find_video(raw, base, link), title)
    return ParsedEntry(
        guid=one_line(raw.guid, MAX_GUID),
        link=link,
        title=title,
        author=_names(raw.authors) or feed_author,
        published_at=_first_instant(raw.published_at, raw.created_at, raw.updated_at),
        updated_at=_first_instant(raw.updated_at),
        html=body.html,
        text=body.text,
        categories=_unique(plain_title(category, "guess", MAX_NAME) for category in raw.categories),
        enclosures=_enclosures(raw, base),
        language=_language(raw.language) or feed_language,
        comments=web_address(base, raw.comments) or web_address(base, raw.replies),
    )


def _host(url: str) -> str:
    return url.split("/", 3)[2].lower() if url.count("/") >= 2 else ""


def _body(raw: RawEntry, base: str, video: Video | None, title: str) -> Cleaned:
    """The content, else the summary, else the media description; with a video in front, or a thumbnail where there is
    no picture yet."""
    body = _EMPTY
    for text in (raw.content, raw.summary, raw.media_description):
        if text.value:
            body = _clean_text(text, base)
            if body.html:
                break
    picture = web_address(base, raw.thumbnail) if raw.thumbnail else ""
    if video is not None:
        return put_video_first(body, video, title, picture)
    if picture and "<img" not in body.html:
        return Cleaned(f'<p><img src="{escape(picture)}"></p>{body.html}', body.text)
    return body


def _clean_text(text: RawText, base: str) -> Cleaned:
    if not text.value:
        return _EMPTY
    if text.mode == "text" or (text.mode == "guess" and not looks_like_markup(text.value)):
        return clean_plain(text.value)
    return clean(text.value, (join(base, text.base) or base) if text.base else base)


def _enclosures(raw: RawEntry, base: str) -> tuple[Enclosure, ...]:
    """The enclosures, each once; the first sound file gets the entry's duration and chapters."""
    found: dict[str, Enclosure] = {}
    for item in (raw.enclosures + raw.media)[:MAX_LISTED]:
        url = web_address(base, item.url)
        if url and url not in found and item.media_type != FLASH:
            length = item.length.strip()
            found[url] = Enclosure(
                url=url,
                # feedparser says text/html where no type is given; no page is an enclosure.
                media_type=one_line(item.media_type, 100).lower().replace("text/html", ""),
                length=int(length) if _DIGITS.fullmatch(length) else None,
                title=one_line(item.title, MAX_NAME),
                duration_s=find_duration(item.duration),
            )
    sound = next(filter(is_sound, found.values()), None)
    if sound is not None and (raw.duration or raw.chapters):
        seconds = sound.duration_s or find_duration(raw.duration)
        found[sound.url] = replace(sound, duration_s=seconds, chapters_url=web_address(base, raw.chapters))
    return tuple(found.values())


def _names(authors: list[str]) -> str:
    return one_line(", ".join(_unique(plain_title(name, "guess", MAX_NAME) for name in authors)), MAX_NAME)


def _unique(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(value for value in values if value))[:MAX_LISTED]


def _language(tag: str) -> str:
    match = _LANGUAGE.fullmatch(tag.strip())
    return tag.strip().replace("_", "-") if match else ""


def _first_instant(*instants: int | None) -> int | None:
    return next((at for at in instants if at is not None and _MIN_INSTANT <= at <= _MAX_INSTANT), None)
