"""One RSS or RDF item from an element tree, for the quick parser. Pure."""

from __future__ import annotations

import re
from collections.abc import Callable
from xml.etree.ElementTree import Element

from reader.parse.quick.quick_media import enclosure_of, require_harmless, take_keywords, take_media
from reader.parse.quick.quick_text import (
    OddError,
    address_of,
    base_of,
    instant_of,
    language_of,
    require_small_letters,
    text_of,
)
from reader.parse.quick.vocabulary import (
    ATOM,
    CONTENT,
    DC,
    DCTERMS,
    FEEDBURNER,
    HTML_TYPES,
    ITUNES,
    MEDIA,
    PODCAST,
    RDF,
)
from reader.parse.raw import MAX_LISTED, NO_TEXT, RawEntry, RawText
from reader.parse.text import author_name

_STRAY_REFERENCE = re.compile(r"&([A-Za-z0-9_]+);")

_COVERED = ("}group", "}content", "}thumbnail", "}description", "}title", "}keywords", "}category")
_Take = Callable[[Element, RawEntry], None]
CDF_ATTRIBUTES = frozenset({"href", "lastmod", "HREF", "LASTMOD"})


def read_item(item: Element, base: str, language: str) -> RawEntry:
    entry = RawEntry(guid=item.get(f"{RDF}about", ""), language=language_of(item, language))
    if item.attrib.keys() & CDF_ATTRIBUTES or base_of(item, base) != base:
        raise OddError("attributes of another format, or a base for the links of one item")
    for child in item:
        take = _ITEM_PARTS.get(child.tag)
        if take is not None:
            take(child, entry)
        elif isinstance(child.tag, str) and child.tag.startswith(MEDIA) and child.tag.endswith(_COVERED):
            take_media(child, entry)
        else:
            require_harmless(child)
    return _rounded_off(item, entry, base)


def plain_link(text: str) -> str:
    """The address without what is left of references that were escaped twice."""
    link = address_of(text)
    return _STRAY_REFERENCE.sub(r"&\1", link.replace("&amp;", "&")) if "&" in link else link


def _rounded_off(item: Element, entry: RawEntry, base: str) -> RawEntry:
    """What only the whole item tells."""
    if entry.has_media_title and not entry.title.value:
        raise OddError("a title in the media only")
    if entry.content is NO_TEXT and entry.summary is NO_TEXT and item.find(f"{DC}language") is None:
        entry.language = ""  # as feedparser has it: the language is that of the words
    if base:
        entry.content = entry.content._replace(base=base)
        entry.summary = entry.summary._replace(base=base)
    if not entry.summary.value:
        entry.summary = RawText(entry.dc_description or entry.itunes_summary, "guess")
    return entry


def _title(child: Element, entry: RawEntry) -> None:
    value = text_of(child)
    if not entry.title.value:
        entry.title = RawText(value, "guess")


def _link(child: Element, entry: RawEntry) -> None:
    if child.attrib and not child.get("uri", "").startswith("at:"):
        raise OddError("link with attributes")
    entry.link = plain_link(text_of(child))


def _atom_link(child: Element, entry: RawEntry) -> None:
    require_small_letters(child)
    rel, href = child.get("rel", "alternate").lower(), address_of(child.get("href", ""))
    if not href or len(child) or (child.text and child.text.strip()):
        raise OddError("atom link")
    if rel == "enclosure":
        entry.enclosures.append(enclosure_of(child, href))
    elif child.get("type", "text/html").lower() in HTML_TYPES:
        if rel == "alternate":
            entry.link = href
        elif rel == "replies":
            entry.replies = entry.replies or href


def _guid(child: Element, entry: RawEntry) -> None:
    if (entry.guid and child.text) or child.attrib.keys() - {"isPermaLink"}:
        raise OddError("two guids, or one with attributes")
    entry.guid = text_of(child)
    if child.get("isPermaLink", "true") == "true":
        entry.guid = address_of(entry.guid)
        if entry.link is None:
            entry.link = entry.guid


def _description(child: Element, entry: RawEntry) -> None:
    if entry.summary is not NO_TEXT or child.attrib:
        raise OddError("two descriptions")
    entry.summary = RawText(text_of(child), "html")


def _content(child: Element, entry: RawEntry) -> None:
    if entry.content is not NO_TEXT or child.attrib:
        raise OddError("two contents")
    entry.content = RawText(text_of(child), "html")


def _author(child: Element, entry: RawEntry) -> None:
    if len(entry.authors) < MAX_LISTED:
        entry.authors.append(author_name(text_of(child)))


def _category(child: Element, entry: RawEntry) -> None:
    if child.attrib.keys() - {"domain", "scheme"}:
        raise OddError("category with attributes")
    value = text_of(child)
    if value and value not in entry.categories and len(entry.categories) < MAX_LISTED:
        entry.categories.append(value)


def _enclosure(child: Element, entry: RawEntry) -> None:
    text_of(child)
    require_small_letters(child)
    entry.enclosures.append(enclosure_of(child, child.get("url") or child.get("href") or ""))


def _comments(child: Element, entry: RawEntry) -> None:
    entry.comments = plain_link(text_of(child))


def _skip(child: Element, entry: RawEntry) -> None:
    """Known, and nobody asks for it."""
    text_of(child)


def _chapters(child: Element, entry: RawEntry) -> None:
    entry.chapters = entry.chapters or child.get("url", "")


def _keep(field: str, read: Callable[[Element], object]) -> _Take:
    """What an element says goes into a field of the entry as it stands."""

    def take(child: Element, entry: RawEntry) -> None:
        setattr(entry, field, read(child))

    return take


_PUBLISHED, _UPDATED = _keep("published_at", instant_of), _keep("updated_at", instant_of)
_ITEM_PARTS: dict[str, _Take] = {
    "title": _title,
    "link": _link,
    "guid": _guid,
    "description": _description,
    "author": _author,
    "category": _category,
    "enclosure": _enclosure,
    "pubDate": _PUBLISHED,
    "comments": _comments,
    "source": _skip,
    f"{ATOM}link": _atom_link,
    f"{ATOM}updated": _UPDATED,
    f"{ATOM}published": _PUBLISHED,
    f"{CONTENT}encoded": _content,
    f"{DC}creator": _author,
    f"{DC}title": _title,
    f"{DC}date": _UPDATED,
    f"{DC}subject": _category,
    f"{DC}language": _keep("language", text_of),
    f"{DC}description": _keep("dc_description", text_of),
    f"{DCTERMS}created": _keep("created_at", instant_of),
    f"{DCTERMS}issued": _PUBLISHED,
    f"{DCTERMS}modified": _UPDATED,
    f"{FEEDBURNER}origLink": _keep("original_link", text_of),
    f"{ITUNES}author": _author,
    f"{ITUNES}duration": _keep("duration", text_of),
    f"{ITUNES}image": _skip,
    f"{ITUNES}summary": _keep("itunes_summary", text_of),
    f"{ITUNES}keywords": take_keywords,
    **dict.fromkeys((f"{namespace}chapters" for namespace in PODCAST), _chapters),
}
