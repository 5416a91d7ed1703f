"""A post's HTML → XHTML that any e-reader takes: well-formed, of few elements, each where it may stand. Pure, linear.

What comes is our sanitiser's HTML, but nothing is taken on trust: elements that are not known are left out, text is
escaped, addresses are checked again. Blocks lie flat or in quotes, lists, tables and cells; text outside of a
paragraph gets one; what is open at the end is closed.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import escape
from typing import ClassVar

from reader.edition.reading import find_picture
from reader.edition.xml_text import clean_text, find_link, write_direction, write_spans, write_start
from reader.html.bounds import MAX_HTML
from reader.html.elements import HIDDEN
from reader.html.tokenizer import Hidden, Tag, Text, tokenize

FindPicture = Callable[[str], str]
"""A picture's address → the name of its file in the book; empty where it is not here."""

DEEPEST = 40
MOST_INLINE = 12
_HEADINGS = {"h1": "h3", "h2": "h3", "h3": "h4", "h4": "h5", "h5": "h6", "h6": "h6"}
_PARAGRAPHS = {
    "p": "p",
    "figcaption": "p",
    "dt": "p",
    "summary": "p",
    "caption": "p",
    "pre": "pre",
    **_HEADINGS,
}
_CLASSES = {"figcaption": "caption", "dt": "term", "summary": "term", "caption": "caption"}
_INLINE = {
    **{
        name: name
        for name in ("em", "strong", "b", "i", "u", "s", "sub", "sup", "small", "mark", "cite", "code")
    },
    "kbd": "kbd",
    "samp": "samp",
    "var": "var",
    "del": "s",
    "ins": "u",
    "tt": "code",
    "a": "a",
}
_CONTAINERS = {"blockquote": "blockquote", "ul": "ul", "ol": "ol", "dd": "div"}
_TABLE = frozenset(("table", "tr", "td", "th"))
_EDGES = frozenset(("div", "figure", "details", "dl"))
"""These only end a paragraph."""


def make_body(html: str, find_file: FindPicture = lambda url: "") -> str:
    """The XHTML that stands inside a body."""
    writer = _Writer(find_file)
    hidden = Hidden()
    for token in tokenize(html[:MAX_HTML]):
        if hidden.covers(token):
            continue
        if isinstance(token, Text):
            writer.add_text(token.text)
        elif token.name in HIDDEN and not token.closes:
            hidden.begin(token.name)
        else:
            writer.take(token)
    return writer.finish()


class _Writer:
    def __init__(self, find_file: FindPicture) -> None:
        self._find_file = find_file
        self._out: list[str] = []
        self._open: list[str] = ["body"]
        """Containers, from the outside."""
        self._paragraph = ""
        """The paragraph that is open: p, pre or a heading."""
        self._is_blank = True
        """Nothing stands in it yet."""
        self._styles: list[tuple[str, str]] = []
        """Inline elements that are wanted: as written, and with their attributes."""
        self._written = 0
        """How many of them are open in this paragraph."""

    # --- what comes ---------------------------------------------------------------------------

    def take(self, tag: Tag) -> None:
        if tag.closes:
            self._end(tag.name)
        elif tag.name in _INLINE:
            self._begin_style(tag)
        else:
            self._begin(tag)

    def add_text(self, text: str) -> None:
        text = clean_text(text)
        if self._paragraph != "pre":
            text = re.sub(r"\s+", " ", text.replace("\xa0", "\x00")).replace("\x00", "\xa0")
            text = text.lstrip(" ") if self._is_blank else text
        if text.strip() or (text and not self._is_blank):
            self._need_paragraph()
            self._out.append(escape(text, quote=False))
            self._is_blank = False

    def finish(self) -> str:
        self._close_to(0)
        return "".join(self._out)

    def _begin(self, tag: Tag) -> None:
        name, attributes = tag.name, tag.attributes
        if name in _TABLE:
            self._begin_table_part(name, attributes)
        elif name in _PARAGRAPHS:
            self._need_flow()
            self._start_paragraph(_PARAGRAPHS[name], _CLASSES.get(name, ""), attributes)
        elif name in _CONTAINERS:
            self._need_flow()
            self._push(_CONTAINERS[name], write_direction(attributes) + write_start(name, attributes))
        elif name in _EDGES:
            self._end_paragraph()
        elif name in self._SINGLE:
            self._SINGLE[name](self, attributes)

    def _add_rule(self, attributes: dict[str, str]) -> None:
        self._need_flow()
        self._out.append("<hr/>\n")

    def _begin_quotation(self, attributes: dict[str, str]) -> None:
        self.add_text("“")

    def _end(self, name: str) -> None:
        if name in _INLINE:
            self._end_style(name)
        elif name == "q":
            self.add_text("”")
        elif name in _PARAGRAPHS or name in _EDGES:
            self._end_paragraph()
        else:
            self._close_element(_CONTAINERS.get(name, name))

    # --- paragraphs -----------------------------------------------------------------------------

    def _start_paragraph(
        self, name: str, kind: str = "", attributes: Mapping[str, str] | None = None
    ) -> None:
        self._end_paragraph()
        named = f' class="{kind}"' if kind else ""
        self._out.append(f"<{name}{named}{write_direction(attributes or {})}>")
        self._paragraph, self._is_blank = name, True

    def _need_paragraph(self) -> None:
        if not self._paragraph:
            self._need_flow()
            self._start_paragraph("p")
        for name, attributes in self._styles[self._written :]:
            self._out.append(f"<{name}{attributes}>")
            self._written += 1

    def _end_paragraph(self) -> None:
        if self._paragraph:
            self._close_styles(0)
            self._out.append(f"</{self._paragraph}>\n")
        self._paragraph, self._is_blank = "", True

    def _break_line(self, attributes: dict[str, str]) -> None:
        if self._paragraph == "pre":
            self._out.append("\n")
        elif self._paragraph and not self._is_blank:
            self._out.append("<br/>")

    def _add_picture(self, attributes: dict[str, str]) -> None:
        address = find_picture(attributes)
        file = self._find_file(address) if address else ""
        alt = " ".join(clean_text(attributes.get("alt", ""))[:300].split())
        if not file or self._paragraph in ("pre",):
            return
        self._need_paragraph()
        self._out.append(f'<img src="{escape(file)}" alt="{escape(alt)}"/>')
        self._is_blank = False

    # --- what stands inside a line ----------------------------------------------------------------

    def _begin_style(self, tag: Tag) -> None:
        name = _INLINE[tag.name]
        if len(self._styles) >= MOST_INLINE:
            return
        attributes = ""
        if name == "a":
            address = find_link(tag.attributes.get("href", ""))
            if not address or any(one == "a" for one, _ in self._styles):
                return
            attributes = f' href="{escape(address)}"'
        self._styles.append((name, attributes))

    def _end_style(self, name: str) -> None:
        name = _INLINE[name]
        for place in range(len(self._styles) - 1, -1, -1):
            if self._styles[place][0] == name:
                self._close_styles(place)
                del self._styles[place]
                return

    def _close_styles(self, depth: int) -> None:
        """Those further in come back with the next letters, unless they end before."""
        while self._written > depth:
            self._written -= 1
            self._out.append(f"</{self._styles[self._written][0]}>")

    # --- what holds blocks -------------------------------------------------------------------------

    def _need_flow(self) -> None:
        """Where a block may stand: in a list inside an item, in a table inside a cell."""
        self._end_paragraph()
        if self._open[-1] in ("ul", "ol"):
            self._push("li")
        elif self._open[-1] == "table":
            self._push("tr")
        if self._open[-1] == "tr":
            self._push("td")

    def _push(self, name: str, attributes: str = "") -> None:
        self._end_paragraph()
        if len(self._open) < DEEPEST or name in ("li", "tr", "td"):
            self._out.append(f"<{name}{attributes}>")
            self._open.append(name)

    def _close_element(self, name: str) -> None:
        """The innermost of this name; what is open inside of it goes with it, but nothing leaves a cell or an item
        that way."""
        for place in range(len(self._open) - 1, 0, -1):
            if self._open[place] == name:
                self._close_to(place - 1)
                return
            if self._open[place] in ("td", "th") and name not in _TABLE:
                return

    def _close_to(self, place: int) -> None:
        self._end_paragraph()
        while len(self._open) > place + 1:
            name = self._open.pop()
            if name in ("ul", "ol", "table", "tr") and self._out[-1].startswith(f"<{name}"):
                self._out.pop()  # empty
                continue
            if name == "blockquote" and self._out[-1].startswith("<blockquote"):
                self._out.append("<p></p>")
            self._out.append(f"</{name}>\n")

    def _begin_item(self, attributes: Mapping[str, str]) -> None:
        self._end_paragraph()
        for place in range(len(self._open) - 1, 0, -1):
            if self._open[place] in ("ul", "ol"):
                self._close_to(place)
                self._push("li", write_direction(attributes))
                return
            if self._open[place] in ("td", "th"):
                return

    def _begin_table_part(self, name: str, attributes: Mapping[str, str]) -> None:
        if name == "table":
            self._need_flow()
            self._push("table")
            return
        table = _last(self._open, "table")
        if table == 0:
            self._end_paragraph()
            return
        row = _last(self._open, "tr")
        if name == "tr":
            self._close_to(table)
            self._push("tr")
            return
        if row < table:
            self._close_to(table)
            self._push("tr")
            row = len(self._open) - 1
        self._close_to(row)
        self._push(name, write_direction(attributes) + write_spans(attributes))

    _SINGLE: ClassVar[dict[str, Callable[[_Writer, dict[str, str]], None]]] = {
        "br": _break_line,
        "img": _add_picture,
        "hr": _add_rule,
        "li": _begin_item,
        "q": _begin_quotation,
    }


def _last(names: list[str], wanted: str) -> int:
    """The place of the innermost; 0 where there is none."""
    return next((place for place in range(len(names) - 1, 0, -1) if names[place] == wanted), 0)
