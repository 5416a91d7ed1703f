"""HTML tokenizer: tags and text out of any string, forgiving, in time that grows only with its length.

Follows the HTML standard where it matters: quotes count only after `=`, comments and raw text run to their end, the
first of two equal attributes counts, a tag that never ends swallows the rest. Ignores nesting. One possessive regular
expression, so linear; Python's html.parser takes 87 seconds for 300 kB of `<a<a<a…`.

The kinds of elements and the limits are here too: nh3 and Qt are superlinear in depth (80,000 nested divs: 37 s; 18
nested tables: 6 s), so depth is cut before either sees it.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

from msgspec import Struct

MAX_HTML = 2_000_000
"""Characters of one article; the rest is left out."""
MAX_PAGE = 3_000_000
"""Bytes of a web page that are read."""
MAX_DEPTH = 100
MAX_TABLE_DEPTH = 8
MAX_SPAN = 20
"""Rows or columns that one cell of a table may cover."""
MAX_ATTRIBUTES = 60
MAX_ATTRIBUTE_NAME = 40
TEXT_PIECE = 8_192
"""Longer text comes in several tokens."""


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


BLOCKS = words(
    "p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption hr"
    " table caption thead tbody tfoot tr td th details summary"
)
INLINES = words(
    "a em strong b i u s sub sup small mark del ins q cite code kbd samp var abbr tt ruby rt rp bdi bdo br img"
)
TABLE_PARTS = words("table caption thead tbody tfoot tr td th")
VOID = words("br hr img area base basefont bgsound col embed frame input keygen link meta param source track wbr")
RAW_TEXT = words("script style textarea title xmp noembed noframes iframe")
"""These hold text up to their end tag, whatever it looks like."""
HIDDEN = words(
    "script style template textarea title select svg math object applet canvas xmp noembed noframes"
    " plaintext head button datalist"
)
"""What is inside these isn't text to read."""


_LONG = re.compile(r"&#(?:([xX])([0-9a-fA-F]{8,}+)|([0-9]{8,}+))")
"""Characters have seven digits at most."""


def unescape(text: str) -> str:
    """Resolve character references of any length: html.unescape raises for 4,300 digits, and is only called here."""
    import html  # with the first text

    return html.unescape(_LONG.sub(_shorten, text) if "&#" in text else text)


def _shorten(reference: re.Match[str]) -> str:
    """Cut a reference to eight digits: still too large for a character, so it becomes U+FFFD."""
    kind, digits = reference[1] or "", (reference[2] or reference[3]).lstrip("0")
    return f"&#{kind}{digits[:8] or '0'}"


_ATTRIBUTE = r"""[^\s/>][^\s/>=]*+(?:\s*+=\s*+(?:"[^"]*+(?:"|\Z)|'[^']*+(?:'|\Z)|[^\s>"'][^\s>]*+)?+)?+"""
_NAME, _REST = r"(/?[a-zA-Z][^\s/>]*+)", rf"(?:[\s/]++|{_ATTRIBUTE})*+"
_COMMENT = r"!--(?:-?+>|(?s:.*?)(?:--!?>|\Z))|[!?/][^>]*+>?+"
MARKUP = re.compile(rf"<(?:{_NAME}({_REST})(>?+)|{_COMMENT})")
"""A tag (name with slash, attributes, `>` unless it never ends), comment or instruction."""
NAMED_MARKUP = re.compile(rf"<(?:{_NAME}{_REST}>?+|{_COMMENT})")
"""The same with a group for the name only."""
_PARTS = re.compile(r"""([^\s/>][^\s/>=]*+)(?:\s*+=\s*+(?:"([^"]*+)"|'([^']*+)'|([^\s>"'][^\s>]*+))?)?""")
_REFERENCE = re.compile(r"&(?:#(?:\d++|[xX][0-9a-fA-F]++);?|[a-zA-Z][a-zA-Z0-9]*+(?:;|(?![=a-zA-Z0-9])))")
_OPEN_REFERENCE = re.compile(r"&#?[0-9a-zA-Z]{0,32}\Z")
_MAY_END_ITSELF = ("svg", "math")
"""Elements from XML: in all others a slash at the end of a tag means nothing."""
_SCRIPT_MARKS = re.compile(r"<!--|-->|</?script(?=[\s/>])", re.IGNORECASE)


class Text(Struct, frozen=True, gc=False):
    markup: str
    """As written, with character references; without `<`."""

    @property
    def text(self) -> str:
        return unescape(self.markup) if "&" in self.markup else self.markup


class Tag(Struct, frozen=True, gc=False):
    name: str
    """In lower case."""
    closes: bool = False
    inside: str = ""
    """The attributes as written."""

    @property
    def attributes(self) -> dict[str, str]:
        """Names in lower case, the first of each, values with their references resolved."""
        found: dict[str, str] = {}
        if not self.inside:
            return found
        for name, double, single, bare in _PARTS.findall(self.inside):
            name = lower_ascii(name)
            if name not in found and len(name) <= MAX_ATTRIBUTE_NAME:
                found[name] = unescape_attribute(double or single or bare)
                if len(found) >= MAX_ATTRIBUTES:
                    break
        return found


Token = Text | Tag


def tokenize(html: str) -> Iterator[Token]:
    position, end = 0, len(html)
    while position < end:
        match = MARKUP.search(html, position)
        start = match.start() if match else end
        if start > position:
            yield from _texts(html, position, start)
        if match is None:
            return
        name, inside, ended = match.groups()
        position = match.end()
        if name is None:
            continue
        if not ended:
            return
        name = lower_ascii(name)
        if name[0] == "/":
            yield Tag(name[1:], True)
            continue
        yield Tag(name, False, inside)
        if inside[-1:] == "/" and name in _MAY_END_ITSELF:
            yield Tag(name, True)
        elif name in RAW_TEXT:
            start, position = position, _find_raw_end(html, name, position)
            if name == "title":
                yield from _texts(html, start, position)


def lower_ascii(name: str) -> str:
    """Lower only ASCII letters, as HTML does: a Kelvin sign isn't a k."""
    return name.lower() if name.isascii() else re.sub("[A-Z]+", lambda found: found[0].lower(), name)


def _find_raw_end(html: str, name: str, position: int) -> int:
    """Return the end of raw text; inside a comment of a script another script may begin and end."""
    if name != "script":
        found = re.compile(rf"</{name}(?=[\s/>])", re.IGNORECASE).search(html, position)
        return found.start() if found else len(html)
    in_comment = in_script = False
    for found in _SCRIPT_MARKS.finditer(html, position):
        mark = found[0].lower()
        if mark == "<!--":
            # <!--> and <!---> are over as soon as they begin.
            in_comment = in_comment or not html.startswith((">", "->"), found.end())
        elif mark == "-->":
            in_comment = in_script = False
        elif mark == "<script":
            in_script = in_script or in_comment
        elif not in_script:
            return found.start()
        else:
            in_script = False
    return len(html)


def _texts(html: str, start: int, stop: int) -> Iterator[Text]:
    """Yield the text between two tags in pieces of bounded length, never split inside a reference."""
    while stop - start > TEXT_PIECE:
        piece = html[start : start + TEXT_PIECE]
        torn = _OPEN_REFERENCE.search(piece, TEXT_PIECE - 40)
        if torn:
            piece = piece[: torn.start()]
        start += len(piece)
        yield Text(piece.replace("<", "&lt;"))
    yield Text(html[start:stop].replace("<", "&lt;"))


def unescape_attribute(value: str) -> str:
    """Resolve references as browsers do: `?a=1&section=2` contains no `&sect`."""
    return _REFERENCE.sub(_resolve, value) if "&" in value else value


def _resolve(reference: re.Match[str]) -> str:
    from html.entities import html5

    written = reference[0]
    return unescape(written) if written[1] == "#" else html5.get(written[1:], written)


class Hidden:
    """Tracks whether tokens are inside an element that is left out with its content."""

    def __init__(self) -> None:
        self._name = ""
        self._depth = 0

    def begin(self, name: str) -> None:
        self._name, self._depth = name, 1

    def covers(self, token: Token) -> bool:
        """Tell whether this token belongs to the element, its end tag included."""
        if not self._depth:
            return False
        if self._name == "p" and isinstance(token, Tag) and not token.closes and token.name in BLOCKS:
            self._depth = 0  # a paragraph ends where a block begins
            return False
        if isinstance(token, Tag) and token.name == self._name:
            self._depth += -1 if token.closes else 1
        return True
