"""Atom 1.0 from an element tree; part of the quick parser, see `quick_parser`."""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element

from reader.parse.quick_text import (
    ATOM,
    DC,
    DCTERMS,
    FEEDBURNER,
    XML_LANG,
    OddError,
    address_of,
    base_of,
    construct_of,
    instant_of,
    keep,
    keep_once,
    language_of,
    list_media_parts,
    read_feed_link,
    read_link,
    require_harmless,
    require_small_letters,
    text_of,
)
from reader.parse.raw import MAX_ENTRIES, MAX_LISTED, NO_TEXT, RawEntry, RawFeed, RawText, find_other_link

_PERSON = frozenset({f"{ATOM}name", f"{ATOM}email", f"{ATOM}uri"})


def parse_atom(root: Element) -> RawFeed:
    feed = RawFeed("atom", base=base_of(root, ""), language=language_of(root, ""))
    for child in root:
        if child.tag == f"{ATOM}entry":
            if len(feed.entries) < MAX_ENTRIES:
                feed.entries.append(_read_entry(child, feed))
        elif child.tag == f"{ATOM}id":
            feed.link = feed.link or address_of(text_of(child))
        elif child.tag not in _PASSED_OVER:
            _FEED_PARTS.get(child.tag, require_harmless)(child, feed)
        elif any(part.tag not in _PERSON for part in child.iter() if part is not child):
            raise OddError("more inside than belongs there")  # feedparser finds entries anywhere
    return feed


def _picture(child: Element) -> str:
    if child.attrib:
        raise OddError("icon with a base")
    return address_of(text_of(child))


def _author(child: Element, target: RawFeed | RawEntry) -> None:
    parts: dict[str, str] = {}
    for part in child:
        if part.tag not in _PERSON:
            require_harmless(part)
        elif part.tag in parts:
            raise OddError("two names")
        else:
            parts[part.tag] = text_of(part)
    if child.text and child.text.strip():
        raise OddError("author with text")
    name = parts.get(f"{ATOM}name", "")
    if target.authors and not name:
        raise OddError("a second author without a name")
    if len(target.authors) < MAX_LISTED:
        target.authors.append(name or parts.get(f"{ATOM}email", ""))


_FEED_PARTS: dict[str, Callable[[Element, RawFeed], None]] = {
    f"{ATOM}title": keep_once("title", construct_of),
    f"{ATOM}subtitle": keep_once("description", construct_of),
    f"{ATOM}link": read_feed_link,
    f"{ATOM}author": _author,
    f"{ATOM}icon": keep("icon", _picture),
    f"{ATOM}logo": keep("logo", _picture),
}
_PASSED_OVER = frozenset(f"{ATOM}{name}" for name in "updated generator rights category contributor published".split())


def _read_entry(element: Element, feed: RawFeed) -> RawEntry:
    entry = RawEntry(base=base_of(element, feed.base), language=language_of(element, feed.language))
    for child in element:
        _ENTRY_PARTS.get(child.tag, require_harmless)(child, entry)
    if entry.has_media_title and not entry.title.value:
        raise OddError("a title in the media only")
    if not entry.has_page:
        entry.link = find_other_link(entry.other_links) or entry.link
    if entry.content is NO_TEXT and entry.summary is NO_TEXT:
        entry.language = ""  # like feedparser: the language is that of the words
    return entry


def _id(child: Element, entry: RawEntry) -> None:
    if entry.guid or entry.base:
        raise OddError("two ids, or one that could be relative")
    entry.guid = address_of(text_of(child))
    if entry.link is None:
        entry.link = entry.guid


def _summary(child: Element, base: str) -> RawText:
    if XML_LANG in child.attrib or "lang" in child.attrib:
        raise OddError("a language of the summary alone")
    return construct_of(child, base)


def _content(child: Element, entry: RawEntry) -> None:
    if entry.content is not NO_TEXT or child.get("src"):
        raise OddError("two contents")
    entry.content = construct_of(child, entry.base)
    entry.language = language_of(child, entry.language)


def _category(child: Element, entry: RawEntry) -> None:
    require_small_letters(child)
    if text_of(child):
        raise OddError("category with text")
    entry.categories.append(child.get("label") or child.get("term") or "")


def _ignore(child: Element, entry: RawEntry) -> None:
    """Pass over what nobody reads: another feed's data, rights, contributors."""
    if child.tag.startswith(DC):
        raise OddError("an author or words in another vocabulary")
    if child.tag == f"{ATOM}rights" and child.get("type", "text") in ("text", "html"):
        text_of(child)


_UNREAD = ("contributor", "rights", "source")
_ENTRY_PARTS: dict[str, Callable[[Element, RawEntry], None]] = {
    f"{ATOM}title": keep_once("title", construct_of),
    f"{ATOM}id": _id,
    f"{ATOM}link": read_link,
    f"{ATOM}summary": keep_once("summary", _summary),
    f"{ATOM}content": _content,
    f"{ATOM}author": _author,
    f"{ATOM}category": _category,
    f"{ATOM}published": keep("published_at", instant_of),
    f"{ATOM}updated": keep("updated_at", instant_of),
    **dict.fromkeys((*(f"{ATOM}{name}" for name in _UNREAD), f"{DC}creator", f"{DC}description"), _ignore),
    f"{DCTERMS}created": keep("created_at", instant_of),
    f"{FEEDBURNER}origLink": keep("original_link", text_of),
    **list_media_parts("group", "thumbnail", "content"),
}
