"""Media RSS and iTunes inside an entry, for the quick parser: what is played, its picture and its words."""

from __future__ import annotations

from xml.etree.ElementTree import Element

from reader.parse.quick.quick_text import OddError, require_small_letters, text_of
from reader.parse.quick.vocabulary import MEDIA, may_pass_over
from reader.parse.raw import MAX_LISTED, NO_TEXT, RawEnclosure, RawEntry, RawText, is_worth_showing


def take_media(child: Element, entry: RawEntry) -> None:
    name = child.tag.rpartition("}")[2]
    if name == "group":
        _take_parts(child, entry)
    elif name == "content":
        entry.media.append(_media_content(child))
        _take_parts(child, entry)
    elif name == "thumbnail":
        _take_thumbnail(child, entry)
    elif name == "description":
        _take_description(child, entry)
    elif name == "title":
        _take_title(child, entry)
    elif name in ("category", "keywords"):
        take_keywords(child, entry)
    else:
        raise OddError(child.tag)


def _take_parts(parent: Element, entry: RawEntry) -> None:
    for child in parent:
        if child.tag.startswith(MEDIA) and child.tag.rpartition("}")[2] in _COVERED:
            take_media(child, entry)
        else:
            require_harmless(child)


_COVERED = frozenset({"content", "thumbnail", "description", "title", "keywords"})


def enclosure_of(link: Element, url: str) -> RawEnclosure:
    """What a link or an enclosure says of what it leads to."""
    return RawEnclosure(url, link.get("type", ""), link.get("length", ""), link.get("title", ""))


def _media_content(child: Element) -> RawEnclosure:
    require_small_letters(child)
    return RawEnclosure(
        child.get("url", ""),
        child.get("type", ""),
        child.get("fileSize", child.get("filesize", "")),
        child.get("title", ""),
        child.get("duration", ""),
    )


def _take_thumbnail(child: Element, entry: RawEntry) -> None:
    """The first one counts."""
    require_small_letters(child)
    if not child.get("url") or text_of(child):
        raise OddError("thumbnail without an address")
    if not entry.has_thumbnail:
        entry.has_thumbnail = True
        entry.thumbnail = child.get("url", "") if is_worth_showing(child.get("width", "")) else ""


def _take_description(child: Element, entry: RawEntry) -> None:
    if entry.media_description is not NO_TEXT:
        raise OddError("two media descriptions")
    entry.media_description = RawText(text_of(child), "guess")


def _take_title(child: Element, entry: RawEntry) -> None:
    """Nobody asks for it where the entry has a title of its own, which is checked in the end."""
    text_of(child)
    entry.has_media_title = True


def take_keywords(child: Element, entry: RawEntry) -> None:
    if child.attrib or child.tag.endswith("category"):
        raise OddError("keywords with attributes")
    words = [word.strip() for word in text_of(child).split(",")]
    entry.categories.extend([word for word in words if word][:MAX_LISTED])


def require_harmless(element: Element) -> None:
    """An element that is passed over, and all that is inside it."""
    for part in element.iter():
        if not isinstance(part.tag, str) or not may_pass_over(part.tag):
            raise OddError(str(part.tag))
