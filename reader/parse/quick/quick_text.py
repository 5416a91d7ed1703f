"""Element text for the quick parser, as feedparser would give it.

Anything odd raises `OddError`: the quick parser then hands the whole document over.
"""

from __future__ import annotations

import re
from html import escape
from xml.etree.ElementTree import Element

from reader.html.elements import VOID
from reader.parse.dates import find_plain_instant
from reader.parse.quick.vocabulary import XML_BASE, XML_LANG
from reader.parse.raw import RawText

_C1 = re.compile("[\x80-\x9f]")
# What such text looks like in the bytes: looked for first because most documents have none of it.
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


def text_of(element: Element) -> str:
    """The text of an element that should hold nothing else."""
    if len(element):
        raise OddError(element.tag)
    return (element.text or "").strip()


def require_small_letters(element: Element) -> None:
    """feedparser reads attributes in capital letters too; we look for their plain names only."""
    for key in element.attrib:
        if not key.islower() and key[0] != "{" and key != "fileSize":
            raise OddError(key)


def require_sound(body: bytes, root: Element) -> None:
    """feedparser repairs what was encoded twice, and Windows' characters; we hand such text over."""
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
    """feedparser's care for addresses: no superfluous slashes after the scheme."""
    if "[" in text or "]" in text:
        raise OddError("an address that may be none")
    return _EXTRA_SLASHES.sub(r"\1", text) if ":///" in text else text


def construct_of(element: Element, base: str) -> RawText:
    """An Atom text construct: text, html or xhtml."""
    require_small_letters(element)
    told = element.get("type", "text").lower()
    base = base_of(element, base)
    if "mode" in element.attrib:
        raise OddError("a mode, as Atom 0.3 has it")
    if told in ("text", "text/plain"):
        return RawText(text_of(element), "text", base)
    if told in ("html", "text/html"):
        return RawText(text_of(element), "html", base)
    if told in ("xhtml", "application/xhtml+xml"):
        return RawText(_inner_markup(element), "html", base)
    raise OddError(told)


def base_of(element: Element, outer: str) -> str:
    """xml:base as far as it is plain: an absolute address; a relative one is feedparser's."""
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
    element = _without_wrapper(element)
    out: list[str] = [escape(element.text or "", quote=False)]
    for child in element:
        _write(child, out, 0)
    return "".join(out).strip()


def _without_wrapper(element: Element) -> Element:
    """Atom asks for one div around everything, which is not part of the content."""
    if len(element) != 1 or (element.text or "").strip() or (element[0].tail or "").strip():
        return element
    return element[0] if str(element[0].tag).rpartition("}")[2].lower() == "div" else element


def _write(element: Element, out: list[str], depth: int) -> None:
    if depth > _MAX_DEPTH or not isinstance(element.tag, str) or XML_BASE in element.attrib:
        raise OddError("markup")
    name = element.tag.rpartition("}")[2]
    if name in ("svg", "math"):
        raise OddError(name)
    attributes = "".join(
        f' {key}="{escape(value)}"' for key, value in element.items() if not key.startswith("{")
    )
    out.append(f"<{name}{attributes}>")
    if name.lower() not in VOID:
        out.append(escape(element.text or "", quote=False))
        for child in element:
            _write(child, out, depth + 1)
        out.append(f"</{name}>")
    elif len(element) or element.text:
        raise OddError("void element with content")
    out.append(escape(element.tail or "", quote=False))
