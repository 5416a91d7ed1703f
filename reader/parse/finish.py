"""Cleans parsed records: raw ones → safe, absolute, bounded ones that leave this room. Pure."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from html import escape

from msgspec.structs import replace

from reader.model.parsed import Enclosure, ParsedEntry, ParsedFeed, Wishes
from reader.model.podcasts import is_sound
from reader.parse.durations import find_duration
from reader.parse.raw import MAX_LISTED, RawEnclosure, RawEntry, RawFeed, RawText
from reader.parse.safe_html.films import FLASH, Film, find_film, put_film_first
from reader.parse.safe_html.sanitize import Cleaned, clean, clean_plain
from reader.parse.text import MAX_GUID, MAX_NAME, looks_like_markup, one_line, plain_title
from reader.parse.urls import join, web_address

_LANGUAGE = re.compile(r"[A-Za-z]{2,8}(?:[-_][A-Za-z0-9]{1,8}){0,3}")
_DIGITS = re.compile(r"[0-9]{1,15}")
_MIN_INSTANT, _MAX_INSTANT = -62_135_596_800, 253_402_300_799
"""The years 1 and 9999: what a date can show."""
_MAX_DESCRIPTION = 2_000
_EMPTY = Cleaned("", "")


def finish_feed(raw: RawFeed, url: str, wishes: Wishes) -> ParsedFeed:
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
        entries=tuple(
            _finish_entry(entry, base, site or base, language, author) for entry in _list_whole(raw)
        ),
        kind=raw.kind,
        is_broken=raw.is_broken,
    )


def _list_whole(raw: RawFeed) -> Sequence[RawEntry]:
    """Without a last entry that was cut off before it named itself as the others do: the whole one would come beside
    it at the next poll."""
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
    body = _body(raw, _html_base(link, base, site), find_film(raw, base, link), title)
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


def _html_base(link: str, base: str, site: str) -> str:
    """What relative addresses inside an article start from: its own page, unless that is someone else's."""
    return link if link and _host(link) in (_host(base), _host(site)) else site


def _host(url: str) -> str:
    return url.split("/", 3)[2].lower() if url.count("/") >= 2 else ""


def _body(raw: RawEntry, base: str, film: Film | None, title: str) -> Cleaned:
    """Content over summary over what the media say; a film before it, or a thumbnail where there is no picture yet."""
    body = _EMPTY
    for text in (raw.content, raw.summary, raw.media_description):
        if text.value:
            body = _clean_text(text, base)
            if body.html:
                break
    picture = web_address(base, raw.thumbnail) if raw.thumbnail else ""
    if film is not None:
        return put_film_first(body, film, title, picture)
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
    found: dict[str, Enclosure] = {}
    for item in (raw.enclosures + raw.media)[:MAX_LISTED]:
        url = web_address(base, item.url)
        if url and url not in found and item.media_type != FLASH:
            found[url] = _enclosure(item, url)
    return tell_sound(tuple(found.values()), raw.duration, web_address(base, raw.chapters))


def _enclosure(item: RawEnclosure, url: str) -> Enclosure:
    length = item.length.strip()
    return Enclosure(
        url=url,
        # feedparser's word for "not told": no page is an enclosure.
        media_type=one_line(item.media_type, 100).lower().replace("text/html", ""),
        length=int(length) if _DIGITS.fullmatch(length) else None,
        title=one_line(item.title, MAX_NAME),
        duration_s=find_duration(item.duration),
    )


def _names(authors: list[str]) -> str:
    return one_line(", ".join(_unique(plain_title(name, "guess", MAX_NAME) for name in authors)), MAX_NAME)


def _unique(values: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(value for value in values if value))[:MAX_LISTED]


def _language(told: str) -> str:
    match = _LANGUAGE.fullmatch(told.strip())
    return told.strip().replace("_", "-") if match else ""


def _first_instant(*instants: int | None) -> int | None:
    return next((at for at in instants if at is not None and _MIN_INSTANT <= at <= _MAX_INSTANT), None)


def tell_sound(enclosures: tuple[Enclosure, ...], duration: str, chapters_url: str) -> tuple[Enclosure, ...]:
    """What an entry says of its recording belongs to the first file that is one."""
    if not (duration or chapters_url):
        return enclosures
    first = next((number for number, one in enumerate(enclosures) if is_sound(one)), None)
    if first is None:
        return enclosures
    told = enclosures[first]
    seconds = told.duration_s or find_duration(duration)
    changed = replace(told, duration_s=seconds, chapters_url=chapters_url)
    return (*enclosures[:first], changed, *enclosures[first + 1 :])
