"""Elements for the quick parser: their names, their text as feedparser would give it, and Media RSS inside an entry.

Anything odd raises `OddError`, and the quick parser hands the document over to feedparser. An element is passed over
only if feedparser has no handler for it, or one whose result nobody reads.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from html import escape
from xml.etree.ElementTree import Element

from reader.html.tokenizer import VOID, words
from reader.parse.dates import find_plain_instant
from reader.parse.raw import MAX_LISTED, NO_TEXT, RawEnclosure, RawEntry, RawFeed, RawText, is_worth_showing

ATOM = "{http://www.w3.org/2005/Atom}"
CONTENT = "{http://purl.org/rss/1.0/modules/content/}"
DC = "{http://purl.org/dc/elements/1.1/}"
DCTERMS = "{http://purl.org/dc/terms/}"
FEEDBURNER = "{http://rssnamespace.org/feedburner/ext/1.0}"
ITUNES = "{http://www.itunes.com/dtds/podcast-1.0.dtd}"
MEDIA = ("{http://search.yahoo.com/mrss/}", "{http://search.yahoo.com/mrss}")
PODCAST = (
    "{https://podcastindex.org/namespace/1.0}",
    "{https://github.com/Podcastindex-org/podcast-namespace/blob/main/docs/1.0.md}",
)
RDF = "{http://www.w3.org/1999/02/22-rdf-syntax-ns#}"
RSS_10 = "{http://purl.org/rss/1.0/}"
XML_BASE = "{http://www.w3.org/XML/1998/namespace}base"
XML_LANG = "{http://www.w3.org/XML/1998/namespace}lang"
HTML_TYPES = frozenset({"text/html", "html", "xhtml", "application/xhtml+xml"})
"""Types of a link to a page, as in feedparser."""

# Elements without a namespace (or in one that feedparser takes for none) that mean something to it.
_MEANINGFUL = words(
    "abstract author body category channel contributor content created description email enclosure entry feed"
    " fullitem guid height homepage href id image info issued item keywords language lastbuilddate link links logo icon"
    " managingeditor modified name newlocation pubdate published publisher rights source subtitle summary"
    " tagline tags textinput title updated uri url width authors author_detail enclosures title_detail"
    " summary_detail media_content media_thumbnail image_detail"
)
_NO_PREFIX = frozenset(
    {
        "",
        "http://blogs.law.harvard.edu/tech/rss",
        "http://example.com/necho",
        "http://example.com/newformat#",
        "http://my.netscape.com/rdf/simple/0.9/",
        "http://purl.org/atom/ns#",
        "http://purl.org/echo/",
        "http://purl.org/pie/",
        "http://purl.org/rss/1.0/",
        "http://purl.org/rss/1.0/modules/rss091#",
        "http://www.w3.org/2005/atom",
        "uri/of/echo/namespace#",
    }
)
# Namespaces where feedparser has handlers, with the handlers whose results nobody reads.
_HARMLESS_PARTS = {
    "http://purl.org/dc/elements/1.1/": "rights publisher contributor description format identifier type"
    " relation coverage source",
    "http://purl.org/dc/terms/": "valid",
    "http://www.itunes.com/dtds/podcast-1.0.dtd": "subtitle owner name email block explicit duration order"
    " episode episodetype season title complete new-feed-url type",
    "http://search.yahoo.com/mrss/": "rating credit restriction license player community starrating"
    " statistics copyright text hash adult embed param scenes peerlink price status rights backlinks"
    " responses comments",
    "http://rssnamespace.org/feedburner/ext/1.0": "info feedflare emailserviceid feedburnerhostname",
}
_HARMLESS_PARTS["http://search.yahoo.com/mrss"] = _HARMLESS_PARTS["http://search.yahoo.com/mrss/"]
_ALWAYS_ODD = frozenset(
    {
        "http://www.w3.org/1999/xhtml",
        "http://purl.org/rss/1.0/modules/content/",
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1998/math/mathml",
        "http://example.com/dtds/podcast-1.0.dtd",
    }
)
_KNOWN = _NO_PREFIX | _HARMLESS_PARTS.keys() | _ALWAYS_ODD | {"http://www.w3.org/1999/02/22-rdf-syntax-ns#"}
# feedparser goes by these prefixes, and by none at all, where it does not know the namespace.
_BINDING = re.compile(
    rb"xmlns(?::(?:dc|dcterms|content|itunes|media|feedburner|xhtml))?\s*=\s*(?:\"([^\"]*)|'([^']*))", re.IGNORECASE
)
_C1 = re.compile("[\x80-\x9f]")
# Bytes of text that needs repair; looked for first because most documents have none of it.
_SUSPECT = (
    (b"\xc2", re.compile(rb"\xc2[\x80-\x9f]")),
    (b"\xc3", re.compile(rb"\xc3[\x82-\xb4]\xc2")),
    (b"&#1", re.compile(rb"&#1[2-9]\d;")),
    (b"&#2", re.compile(rb"&#2[0-4]\d;")),
    (b"&#0", re.compile(rb"&#0")),
    (b"&#x", re.compile(rb"&#x0*[89a-fA-F][0-9a-fA-F];")),
)
_MAX_DEPTH = 150
_PLAIN_BASE = re.compile(r"https?://[^/\\?#\s]")
_EXTRA_SLASHES = re.compile(r"^([A-Za-z][A-Za-z0-9+.-]*://)/+")


class OddError(Exception):
    """Something that the quick parser does not cover."""


def binds_oddly(body: bytes) -> bool:
    """Whether a prefix that means something to feedparser, or none, is bound to a namespace unknown to us."""
    found = {double or single for double, single in _BINDING.findall(body)}
    return any(namespace.decode("utf-8", "replace").lower() not in _KNOWN for namespace in found)


@lru_cache(maxsize=4_096)
def may_pass_over(tag: str) -> bool:
    """Whether an element means nothing to feedparser; `tag` is {namespace}name, as ElementTree writes it."""
    namespace, _, local = tag[1:].rpartition("}") if tag[:1] == "{" else ("", "", tag)
    namespace, local = namespace.lower(), local.lower()
    if namespace in _ALWAYS_ODD or "backend.userland.com/rss" in namespace:
        return False
    if namespace in _NO_PREFIX:
        return local not in _MEANINGFUL
    if namespace in _HARMLESS_PARTS:
        return local in _HARMLESS_PARTS[namespace].split()
    return True


def keep(field: str, read: Callable[[Element], object]) -> Callable[[Element, RawEntry | RawFeed], None]:
    """A function that sets a field of an entry or feed to what an element says."""

    def fill(child: Element, target: RawEntry | RawFeed) -> None:
        setattr(target, field, read(child))

    return fill


def keep_once(field: str, read: Callable[[Element, str], RawText]) -> Callable[[Element, RawEntry | RawFeed], None]:
    """A function that sets a text of an entry or feed, and refuses a second one; `read` gets the element and a base."""

    def fill(child: Element, target: RawEntry | RawFeed) -> None:
        if getattr(target, field) is not NO_TEXT:
            raise OddError(f"a second {field}")
        setattr(target, field, read(child, target.base))

    return fill


def text_of(element: Element) -> str:
    """The text of an element that should contain nothing else."""
    if len(element):
        raise OddError(element.tag)
    return (element.text or "").strip()


def require_small_letters(element: Element) -> None:
    """Refuse attributes in capital letters, which feedparser reads and we do not."""
    for key in element.attrib:
        if not key.islower() and key[0] != "{" and key != "fileSize":
            raise OddError(key)


def require_sound(body: bytes, root: Element) -> None:
    """Refuse text that was encoded twice or has Windows' characters, which feedparser repairs."""
    if any(pattern.search(body) for start, pattern in _SUSPECT if start in body):
        for element in root.iter():
            if _needs_repair(element.text) or _needs_repair(element.tail):
                raise OddError("text to repair")


def _needs_repair(text: str | None) -> bool:
    if not text or text.isascii():
        return False
    if _C1.search(text):
        return True
    try:
        text.encode("latin-1").decode("utf-8")
    except UnicodeError:
        return False
    return True


def instant_of(element: Element) -> int | None:
    text = text_of(element)
    if not text:
        return None
    instant = find_plain_instant(text)
    if instant is None:
        raise OddError("date")
    return instant


def address_of(text: str) -> str:
    """The address without superfluous slashes after the scheme, as in feedparser."""
    if "[" in text or "]" in text:
        raise OddError("an address that may be none")
    return _EXTRA_SLASHES.sub(r"\1", text) if ":///" in text else text


def construct_of(element: Element, base: str) -> RawText:
    """An Atom text construct: text, html or xhtml."""
    require_small_letters(element)
    kind = element.get("type", "text").lower()
    base = base_of(element, base)
    if "mode" in element.attrib:
        raise OddError("a mode, as Atom 0.3 has it")
    if kind in ("text", "text/plain"):
        return RawText(text_of(element), "text", base)
    if kind in ("html", "text/html"):
        return RawText(text_of(element), "html", base)
    if kind in ("xhtml", "application/xhtml+xml"):
        return RawText(_inner_markup(element), "html", base)
    raise OddError(kind)


def base_of(element: Element, outer: str) -> str:
    """xml:base where it is an absolute address; relative ones are left to feedparser."""
    base = element.get(XML_BASE)
    if base is None:
        return outer
    if not _PLAIN_BASE.match(base) or "[" in base or "]" in base:
        raise OddError("base")
    return base


def language_of(element: Element, outer: str) -> str:
    if "lang" in element.attrib:
        raise OddError("a language without its namespace")
    return element.get(XML_LANG, outer)


def _inner_markup(element: Element) -> str:
    """The markup inside, without the div that Atom requires around everything and that isn't part of the content."""
    is_alone = len(element) == 1 and not (element.text or "").strip() and not (element[0].tail or "").strip()
    if is_alone and str(element[0].tag).rpartition("}")[2].lower() == "div":
        element = element[0]
    out: list[str] = [escape(element.text or "", quote=False)]
    for child in element:
        _write(child, out, 0)
    return "".join(out).strip()


def _write(element: Element, out: list[str], depth: int) -> None:
    if depth > _MAX_DEPTH or XML_BASE in element.attrib:
        raise OddError("markup")
    name = element.tag.rpartition("}")[2]
    if name in ("svg", "math"):
        raise OddError(name)
    attributes = "".join(f' {key}="{escape(value)}"' for key, value in element.items() if not key.startswith("{"))
    out.append(f"<{name}{attributes}>")
    if name.lower() not in VOID:
        out.append(escape(element.text or "", quote=False))
        for child in element:
            _write(child, out, depth + 1)
        out.append(f"</{name}>")
    elif len(element) or element.text:
        raise OddError("void element with content")
    out.append(escape(element.tail or "", quote=False))


def enclosure_of(link: Element, url: str) -> RawEnclosure:
    return RawEnclosure(url, link.get("type", ""), link.get("length", ""), link.get("title", ""))


def _read_atom_link(child: Element) -> tuple[str, str, bool]:
    """The relation and the address of a link, and whether it leads to a page."""
    require_small_letters(child)
    href = address_of(child.get("href", ""))
    if not href or len(child) or (child.text and child.text.strip()) or XML_BASE in child.attrib:
        raise OddError("link")
    is_page = child.get("type", "text/html").lower() in HTML_TYPES
    return child.get("rel", "alternate").lower(), href, is_page


def read_feed_link(child: Element, feed: RawFeed) -> None:
    rel, href, is_page = _read_atom_link(child)
    if rel == "alternate" and is_page:
        feed.link = href


def read_link(child: Element, entry: RawEntry) -> None:
    rel, href, is_page = _read_atom_link(child)
    if entry.base and not href.startswith(("http://", "https://")):
        raise OddError("relative link under a base")
    if rel == "enclosure":
        entry.enclosures.append(enclosure_of(child, href))
    elif rel == "alternate" and is_page:
        entry.link, entry.has_page = href, True
    elif rel == "replies" and is_page:
        entry.replies = entry.replies or href
    elif rel == "alternate" and not entry.has_page:
        entry.other_links.append((child.get("type", ""), href))


def list_media_parts(*names: str) -> dict[str, Callable[[Element, RawEntry], None]]:
    """What reads these elements of Media RSS, by tag."""
    return {f"{namespace}{name}": _MEDIA_PARTS[name] for namespace in MEDIA for name in names}


def _read_group(parent: Element, entry: RawEntry) -> None:
    for child in parent:
        _INSIDE_GROUP.get(child.tag, require_harmless)(child, entry)


def _read_content(child: Element, entry: RawEntry) -> None:
    require_small_letters(child)
    length = child.get("fileSize", child.get("filesize", ""))
    kind, title, duration = (child.get(name, "") for name in ("type", "title", "duration"))
    entry.media.append(RawEnclosure(child.get("url", ""), kind, length, title, duration))
    _read_group(child, entry)


def _read_thumbnail(child: Element, entry: RawEntry) -> None:
    """Read a thumbnail; the first one counts."""
    require_small_letters(child)
    if not child.get("url") or text_of(child):
        raise OddError("thumbnail without an address")
    if not entry.has_thumbnail:
        entry.has_thumbnail = True
        entry.thumbnail = child.get("url", "") if is_worth_showing(child.get("width", "")) else ""


def _read_title(child: Element, entry: RawEntry) -> None:
    """Note that there is one; it only matters where the entry has no title of its own, which is checked at the end."""
    text_of(child)
    entry.has_media_title = True


def read_keywords(child: Element, entry: RawEntry) -> None:
    if child.attrib or child.tag.endswith("category"):
        raise OddError("keywords with attributes")
    words = [word.strip() for word in text_of(child).split(",")]
    entry.categories.extend([word for word in words if word][:MAX_LISTED])


def require_harmless(element: Element, target: object = None) -> None:
    """Refuse an element unless it and everything in it may be passed over."""
    for part in element.iter():
        if not may_pass_over(part.tag):
            raise OddError(part.tag)


_MEDIA_PARTS: dict[str, Callable[[Element, RawEntry], None]] = {
    "group": _read_group,
    "content": _read_content,
    "thumbnail": _read_thumbnail,
    "description": keep_once("media_description", lambda child, base: RawText(text_of(child), "guess")),
    "title": _read_title,
    "keywords": read_keywords,
    "category": read_keywords,
}
_INSIDE_GROUP = list_media_parts("content", "thumbnail", "description", "title", "keywords")
