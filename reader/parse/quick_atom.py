"""Atom 1.0 from an element tree; part of the quick parser, see `quick_parser`."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element

from reader.parse.quick_text import (
    ATOM,
    DC,
    DCTERMS,
    FEEDBURNER,
    HTML_TYPES,
    MEDIA,
    XML_BASE,
    XML_LANG,
    OddError,
    address_of,
    base_of,
    construct_of,
    enclosure_of,
    instant_of,
    keep,
    language_of,
    read_media,
    require_harmless,
    require_small_letters,
    text_of,
)
from reader.parse.raw import MAX_ENTRIES, MAX_LISTED, NO_TEXT, RawEntry, RawFeed, find_other_link

_PERSON = frozenset({"name", "email", "uri"})


def parse_atom(root: Element) -> RawFeed:
    feed = RawFeed("atom", base=base_of(root, ""), language=language_of(root, ""))
    for child in root:
        if child.tag == f"{ATOM}entry":
            if len(feed.entries) < MAX_ENTRIES:
                feed.entries.append(_read_entry(child, feed))
        else:
            _read_feed_part(child, feed)
    return feed


def _read_feed_part(child: Element, feed: RawFeed) -> None:
    name = child.tag[len(ATOM) :] if isinstance(child.tag, str) and child.tag.startswith(ATOM) else ""
    fill = _FEED_PARTS.get(name)
    if fill is not None:
        fill(child, feed)
    elif name in _PASSED_OVER:
        _require_no_more(child)
    else:
        require_harmless(child)


def _require_no_more(child: Element) -> None:
    """Refuse what is nested, because feedparser finds entries anywhere."""
    if any(part.tag.removeprefix(ATOM) not in _PERSON for part in child.iter() if part is not child):
        raise OddError("more inside than belongs there")


def _feed_title(child: Element, feed: RawFeed) -> None:
    if feed.title is not NO_TEXT:
        raise OddError("two titles")
    feed.title = construct_of(child, feed.base)


def _feed_subtitle(child: Element, feed: RawFeed) -> None:
    if feed.description is not NO_TEXT:
        raise OddError("two subtitles")
    feed.description = construct_of(child, feed.base)


def _feed_author(child: Element, feed: RawFeed) -> None:
    _append_person(feed.authors, child)


def _picture(child: Element) -> str:
    if child.attrib:
        raise OddError("icon with a base")
    return address_of(text_of(child))


def _feed_id(child: Element, feed: RawFeed) -> None:
    feed.link = feed.link or address_of(text_of(child))


def _feed_link(child: Element, feed: RawFeed) -> None:
    rel, href = _link_of(child)
    if rel == "alternate" and child.get("type", "text/html").lower() in HTML_TYPES:
        feed.link = href


_FEED_PARTS: dict[str, Callable[[Element, RawFeed], None]] = {
    "title": _feed_title,
    "subtitle": _feed_subtitle,
    "link": _feed_link,
    "author": _feed_author,
    "icon": keep("icon", _picture),
    "logo": keep("logo", _picture),
    "id": _feed_id,
}
_PASSED_OVER = ("updated", "generator", "rights", "category", "contributor", "published")


def _link_of(child: Element) -> tuple[str, str]:
    require_small_letters(child)
    href = child.get("href")
    if not href or (child.text and child.text.strip()) or XML_BASE in child.attrib:
        raise OddError("link")
    return child.get("rel", "alternate").lower(), address_of(href)


def _append_person(people: list[str], element: Element) -> None:
    """Append the name, else the mail address."""
    parts: dict[str, str] = {}
    for child in element:
        name = child.tag[len(ATOM) :] if isinstance(child.tag, str) and child.tag.startswith(ATOM) else ""
        if name not in _PERSON:
            require_harmless(child)
        elif name in parts:
            raise OddError("two names")
        else:
            parts[name] = text_of(child)
    if element.text and element.text.strip():
        raise OddError("author with text")
    name = parts.get("name", "")
    if people and not name:
        raise OddError("a second author without a name")
    if len(people) < MAX_LISTED:
        people.append(name or parts.get("email", ""))


def _read_entry(element: Element, feed: RawFeed) -> RawEntry:
    base = base_of(element, feed.base)
    entry = RawEntry(language=language_of(element, feed.language))
    for child in element:
        tag = child.tag
        fill = _ENTRY_PARTS.get(tag)
        if fill is not None:
            fill(child, entry, base)
        elif isinstance(tag, str) and tag.startswith(MEDIA) and tag.endswith(("}group", "}thumbnail", "}content")):
            read_media(child, entry)
        else:
            require_harmless(child)
    if entry.has_media_title and not entry.title.value:
        raise OddError("a title in the media only")
    if not entry.has_page:
        entry.link = find_other_link(entry.other_links) or entry.link
    if entry.content is NO_TEXT and entry.summary is NO_TEXT:
        entry.language = ""  # like feedparser: the language is that of the words
    return entry


def _title(child: Element, entry: RawEntry, base: str) -> None:
    if entry.title is not NO_TEXT:
        raise OddError("two titles")
    entry.title = construct_of(child, base)


def _id(child: Element, entry: RawEntry, base: str) -> None:
    if entry.guid or base:
        raise OddError("two ids, or one that could be relative")
    entry.guid = address_of(text_of(child))
    if entry.link is None:
        entry.link = entry.guid


def _link(child: Element, entry: RawEntry, base: str) -> None:
    rel, href = _link_of(child)
    if base and not href.startswith(("http://", "https://")):
        raise OddError("relative link under a base")
    if rel == "enclosure":
        entry.enclosures.append(enclosure_of(child, href))
    elif rel == "alternate" and child.get("type", "text/html").lower() in HTML_TYPES:
        entry.link, entry.has_page = href, True
    elif rel == "replies" and child.get("type", "text/html").lower() in HTML_TYPES:
        entry.replies = entry.replies or href
    elif rel == "alternate" and not entry.has_page:
        entry.other_links.append((child.get("type", ""), href))


def _summary(child: Element, entry: RawEntry, base: str) -> None:
    if entry.summary is not NO_TEXT:
        raise OddError("two summaries")
    if XML_LANG in child.attrib or "lang" in child.attrib:
        raise OddError("a language of the summary alone")
    entry.summary = construct_of(child, base)


def _content(child: Element, entry: RawEntry, base: str) -> None:
    if entry.content is not NO_TEXT or child.get("src"):
        raise OddError("two contents")
    entry.content = construct_of(child, base)
    entry.language = language_of(child, entry.language)


def _author(child: Element, entry: RawEntry, base: str) -> None:
    _append_person(entry.authors, child)


def _category(child: Element, entry: RawEntry, base: str) -> None:
    require_small_letters(child)
    if text_of(child):
        raise OddError("category with text")
    entry.categories.append(child.get("label") or child.get("term") or "")


def _elsewhere(child: Element, entry: RawEntry, base: str) -> None:
    raise OddError("an author or words in another vocabulary")


def _skip(child: Element, entry: RawEntry, base: str) -> None:
    """Pass over what nobody reads: another feed's data, rights, contributors."""
    if child.tag == f"{ATOM}rights" and child.get("type", "text") in ("text", "html"):
        text_of(child)


_ENTRY_PARTS: dict[str, Callable[[Element, RawEntry, str], None]] = {
    f"{ATOM}title": _title,
    f"{ATOM}id": _id,
    f"{ATOM}link": _link,
    f"{ATOM}summary": _summary,
    f"{ATOM}content": _content,
    f"{ATOM}author": _author,
    f"{ATOM}category": _category,
    f"{ATOM}published": keep("published_at", instant_of),
    f"{ATOM}updated": keep("updated_at", instant_of),
    f"{ATOM}contributor": _skip,
    f"{ATOM}rights": _skip,
    f"{ATOM}source": _skip,
    f"{DC}creator": _elsewhere,
    f"{DC}description": _elsewhere,
    f"{DCTERMS}created": keep("created_at", instant_of),
    f"{FEEDBURNER}origLink": keep("original_link", text_of),
}
