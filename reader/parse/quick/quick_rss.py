"""RSS 0.9x, 2.0 and RSS 1.0 (RDF) from an element tree. Half of the quick parser; see `quick_parser`.

Elements are taken in the order they stand in, because feedparser does: where two compete, order decides.
"""

from __future__ import annotations

from collections.abc import Callable
from xml.etree.ElementTree import Element

from reader.html.elements import words
from reader.parse.quick.quick_media import require_harmless
from reader.parse.quick.quick_rss_item import CDF_ATTRIBUTES, plain_link, read_item
from reader.parse.quick.quick_text import (
    OddError,
    address_of,
    base_of,
    language_of,
    require_small_letters,
    text_of,
)
from reader.parse.quick.vocabulary import ATOM, DC, FEEDBURNER, HTML_TYPES, ITUNES, RDF, RSS_10
from reader.parse.raw import MAX_ENTRIES, NO_TEXT, RawFeed, RawText

_IMAGE_PARTS = frozenset({"title", "link", "url", "width", "height", "description"})


def parse_rss(root: Element) -> RawFeed:
    channels = root.findall("channel")
    if len(channels) != 1 or len(root) != 1:
        raise OddError("channels")
    channel = channels[0]
    if root.attrib.keys() & CDF_ATTRIBUTES or channel.attrib.keys() & CDF_ATTRIBUTES:
        raise OddError("attributes of another format")
    feed = RawFeed("rss")
    base, language = _surroundings(root, channel, feed)
    for child in channel:
        if child.tag == "item":
            _append(feed, child, base, language)
        else:
            _take_channel_part(child, feed)
    return feed


def parse_rdf(root: Element) -> RawFeed:
    """RSS 1.0: the items stand beside the channel, in a namespace of their own."""
    channel = _find_channel(root)
    _drop_namespace(root)
    feed = RawFeed("rdf")
    base, language = _surroundings(root, channel, feed)
    feed.language = ""  # as feedparser has it: only dc:language speaks for an RDF feed
    if base != base_of(root, "") or language != language_of(root, ""):
        raise OddError("what the channel says of itself, and not of the items beside it")
    for child in root:
        if child.tag == "item":
            _append(feed, child, base, language)
        elif child.tag == "channel":
            for part in child:
                _take_channel_part(part, feed)
        elif child.tag not in ("image", "textinput"):
            require_harmless(child)
    return feed


def _find_channel(root: Element) -> Element:
    channel = root.find(f"{RSS_10}channel")
    if channel is None or root[0] is not channel:
        raise OddError("channel")
    return channel


def _drop_namespace(root: Element) -> None:
    for element in root.iter():
        if isinstance(element.tag, str) and element.tag.startswith(RSS_10):
            element.tag = element.tag[len(RSS_10) :]


def _surroundings(root: Element, channel: Element, feed: RawFeed) -> tuple[str, str]:
    feed.base = base_of(channel, base_of(root, ""))
    language = language_of(root, "")
    feed.language = language
    return feed.base, language_of(channel, language)


def _append(feed: RawFeed, item: Element, base: str, language: str) -> None:
    if len(feed.entries) < MAX_ENTRIES:
        feed.entries.append(read_item(item, base, language))


# --- the channel --------------------------------------------------------------------------------

_PASSED_OVER = words(
    "copyright webMaster pubDate lastBuildDate generator docs cloud ttl rating textInput textinput skipHours"
    " skipDays category items"
)
_FORM = words("title description name link")
_NESTED = {
    "textInput": _FORM,
    "textinput": _FORM,
    "skipHours": words("hour"),
    "skipDays": words("day"),
    "items": frozenset(f"{RDF}{name}" for name in ("Seq", "Bag", "li")),
}
"""What may stand inside these; feedparser takes a link for the channel's wherever it stands."""


def _take_channel_part(child: Element, feed: RawFeed) -> None:
    tag = child.tag
    if tag in _PASSED_OVER:
        expected = _NESTED.get(tag, frozenset())
        if any(part.tag not in expected for part in child.iter() if part is not child):
            raise OddError(tag)
        return
    take = _CHANNEL_PARTS.get(tag)
    if take is None:
        require_harmless(child)
    else:
        take(child, feed)


def _channel_title(child: Element, feed: RawFeed) -> None:
    if feed.title.value:
        raise OddError("two titles")
    feed.title = RawText(text_of(child), "guess")


def _channel_link(child: Element, feed: RawFeed) -> None:
    if child.attrib:
        raise OddError("link with attributes")
    feed.link = plain_link(text_of(child))


def _channel_atom_link(child: Element, feed: RawFeed) -> None:
    require_small_letters(child)
    rel, href = child.get("rel", "alternate").lower(), address_of(child.get("href", ""))
    if not href or len(child) or (child.text and child.text.strip()):
        raise OddError("atom link")
    if rel == "alternate" and child.get("type", "text/html").lower() in HTML_TYPES:
        feed.link = href


def _channel_description(child: Element, feed: RawFeed) -> None:
    if feed.description is not NO_TEXT or child.attrib:
        raise OddError("two descriptions")
    feed.description = RawText(text_of(child), "html", base_of(child, feed.base))


def _channel_image(child: Element, feed: RawFeed) -> None:
    if any(part.tag not in _IMAGE_PARTS for part in child):
        raise OddError("image")
    url = child.find("url")
    if url is not None and text_of(url):
        feed.image = address_of(text_of(url))


def _channel_itunes_image(child: Element, feed: RawFeed) -> None:
    feed.image = child.get("href") or child.get("url") or feed.image


def _channel_language(child: Element, feed: RawFeed) -> None:
    feed.language = text_of(child)


def _ignore(child: Element, feed: RawFeed) -> None:
    """Known, and nobody asks for it; but what stands inside could mean something."""
    if child.tag != f"{ITUNES}category":
        text_of(child)


_CHANNEL_PARTS: dict[str, Callable[[Element, RawFeed], None]] = {
    "title": _channel_title,
    "link": _channel_link,
    "description": _channel_description,
    "image": _channel_image,
    "language": _channel_language,
    "managingEditor": _ignore,
    f"{ATOM}link": _channel_atom_link,
    f"{DC}language": _channel_language,
    f"{DC}creator": _ignore,
    f"{DC}date": _ignore,
    f"{DC}subject": _ignore,
    f"{ITUNES}image": _channel_itunes_image,
    f"{ITUNES}author": _ignore,
    f"{ITUNES}summary": _ignore,
    f"{ITUNES}keywords": _ignore,
    f"{ITUNES}category": _ignore,
    f"{FEEDBURNER}browserFriendly": _ignore,
}
