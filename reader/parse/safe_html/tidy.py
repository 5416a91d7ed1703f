"""HTML tidying: any HTML → balanced, shallow HTML of allowed tags with absolute addresses; nh3 has the last word.

Owns: cutting depth (nh3 and Qt are superlinear in it), making addresses absolute, lazy pictures, players turned into
links, formulas and drawings into words, tracking pixels out, spans capped. Safety never rests on this file: nh3 parses
its output again. Linear in the input: the stack is bounded, and every tag costs at most a walk over it.
"""

from __future__ import annotations

import re
from html import escape

from reader.html.bounds import MAX_DEPTH, MAX_SPAN, MAX_TABLE_DEPTH
from reader.html.elements import BLOCKS, HIDDEN, TABLE_PARTS, words
from reader.html.tokenizer import Hidden, Tag, Token, tokenize
from reader.parse.safe_html.html_rules import (
    ALLOWED_ATTRIBUTES,
    ALLOWED_TAGS,
    BECOMES_LINK,
    LAZY_SOURCES,
    RENAMED,
    VOID_TAGS,
)
from reader.parse.safe_html.math_text import MathText
from reader.parse.safe_html.players import Player, read_player
from reader.parse.safe_html.svg_label import SvgLabel
from reader.parse.urls import link_target, web_address

# A new one ends an open one, unless one of the fences stands between.
_ENDS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "li": (words("li"), words("ul ol table blockquote")),
    **dict.fromkeys(("dt", "dd"), (words("dt dd"), words("dl table blockquote"))),
    **dict.fromkeys(("td", "th"), (words("td th caption"), words("tr table"))),
    **dict.fromkeys(("tbody", "thead", "tfoot"), (words("thead tbody tfoot caption"), words("table"))),
    "tr": (words("tr caption"), words("table")),
    "a": (words("a"), words("table")),
}
_CANDIDATE = re.compile(r"[^\s,]\S*[^\s,]")
_TINY = re.compile(r"\s*(?:0*[01]|0*[01]\.\d*)(?:px)?\s*$")
_NUMBER = re.compile(r"\s*(\d{1,6})")


class _Tidier:
    def __init__(self, base_url: str) -> None:
        self.base = base_url
        self.out: list[str] = []
        self.stack: list[str] = []
        self.open = dict.fromkeys(ALLOWED_TAGS, 0)
        self.dropped = dict.fromkeys(ALLOWED_TAGS, 0)
        self.hidden = Hidden()
        self.came_lazily = False
        self.formula: MathText | None = None
        self.drawing: SvgLabel | None = None
        self._waiting: Tag | None = None
        """A player that has not said yet what it plays."""

    # --- tags -----------------------------------------------------------------------------------

    def is_inside(self, token: Token) -> bool:
        """Whether a formula or a drawing takes this token; its words are written once it is over."""
        inside = self.formula or self.drawing
        if inside is None:
            return False
        if not inside.take(token):
            self.out.append(inside.html())
            self.formula = self.drawing = None
        return True

    def take(self, tag: Tag) -> None:
        if tag.name == "math" and not tag.closes:
            self.formula = MathText(tag.attributes)
            return
        if tag.name == "svg" and not tag.closes:
            self.drawing = SvgLabel(tag.attributes)
            return
        if tag.name in HIDDEN or (tag.name == "noscript" and self.came_lazily):
            if not tag.closes:
                self.hidden.begin(tag.name)
        elif tag.name in BECOMES_LINK or tag.name == "source":
            self._take_player(tag)
        else:
            name = RENAMED.get(tag.name, tag.name)
            if name in ALLOWED_TAGS:
                self._close(name) if tag.closes else self._open(name, tag.attributes)

    def _open(self, name: str, attributes: dict[str, str]) -> None:
        if name in VOID_TAGS:
            self._void(name, attributes)
            return
        self._end_implied(name)
        too_deep = len(self.stack) >= MAX_DEPTH or (name == "table" and self.open["table"] >= MAX_TABLE_DEPTH)
        if too_deep or (name in TABLE_PARTS and name != "table" and not self._fits_table(name)):
            self.dropped[name] += 1
            return
        self.stack.append(name)
        self.open[name] += 1
        self.out.append(f"<{name}{self._kept(name, attributes)}>")

    def _fits_table(self, name: str) -> bool:
        """Table parts stand in tables that were kept; others are plain text."""
        if not self.open["table"] or self.dropped["table"]:
            return False
        return name not in ("td", "th") or self.open["tr"] > 0

    def _end_implied(self, name: str) -> None:
        if name in BLOCKS and self.stack and self.stack[-1] == "p":
            self._pop()
        ends = _ENDS.get(name)
        if ends is None or not any(self.open[other] for other in ends[0]):
            return
        for depth in range(len(self.stack) - 1, -1, -1):
            if self.stack[depth] in ends[1]:
                return
            if self.stack[depth] in ends[0]:
                self._pop_to(depth)
                return

    def _close(self, name: str) -> None:
        if self.dropped[name]:
            self.dropped[name] -= 1
        elif self.open[name]:
            self._pop_to(len(self.stack) - 1 - self.stack[::-1].index(name))

    def finish(self) -> None:
        inside = self.formula or self.drawing
        if inside is not None:
            self.out.append(inside.html())
        self._pop_to(0)

    def _pop_to(self, depth: int) -> None:
        while len(self.stack) > depth:
            self._pop()

    def _pop(self) -> None:
        name = self.stack.pop()
        self.open[name] -= 1
        self.out.append(f"</{name}>")

    # --- what tags become -----------------------------------------------------------------------

    def _void(self, name: str, attributes: dict[str, str]) -> None:
        if name == "img":
            self._image(attributes)
            return
        if name == "hr" and self.stack and self.stack[-1] == "p":
            self._pop()
        self.out.append(f"<{name}>")

    def _image(self, attributes: dict[str, str]) -> None:
        if any(_TINY.match(attributes.get(side, "")) for side in ("width", "height")):
            return  # a tracking pixel
        self.came_lazily = False
        src = self._image_source(attributes)
        if src:
            self.out.append(f'<img src="{escape(src)}"{self._kept("img", attributes)}>')

    def _image_source(self, attributes: dict[str, str]) -> str:
        for name in LAZY_SOURCES:
            if name in attributes and (src := web_address(self.base, attributes[name])):
                self.came_lazily = True
                return src
        src = web_address(self.base, attributes.get("src", "")) if attributes.get("src") else ""
        if src:
            return src
        candidates = attributes.get("data-srcset") or attributes.get("srcset") or ""
        first = _CANDIDATE.search(candidates)
        return web_address(self.base, first.group()) if first else ""

    def _take_player(self, tag: Tag) -> None:
        if tag.closes:
            self._end_player()
        elif tag.name == "source":
            if self._waiting is not None:
                waiting, source = self._waiting, tag.attributes.get("src", "")
                self._link_to(read_player(waiting.name, waiting.attributes, self.base, source))
        else:
            player = read_player(tag.name, tag.attributes, self.base)
            self._waiting = tag if player.is_empty else None
            self._link_to(player)

    def _end_player(self) -> None:
        """One that plays nothing still has its picture."""
        waiting, self._waiting = self._waiting, None
        if waiting is not None and waiting.attributes.get("poster"):
            self._image({"src": waiting.attributes["poster"]})

    def _link_to(self, player: Player) -> None:
        """A picture that leads to it where there is one, else its name."""
        if player.is_empty or self.open["a"]:
            return
        self._waiting = None
        name = escape(player.name)
        shown = f'<img src="{escape(player.poster)}" alt="{name}">' if player.poster else name
        if self.stack and self.stack[-1] == "p":
            self._pop()
        self.out.append(f'<div><a href="{escape(player.target)}">{shown}</a></div>')

    def _kept(self, name: str, attributes: dict[str, str]) -> str:
        kept = []
        for key, value in attributes.items():
            if key in ALLOWED_ATTRIBUTES["*"] or key in ALLOWED_ATTRIBUTES.get(name, ()):
                cleaned = self._cleaned(key, value)
                if cleaned:
                    kept.append(f' {key}="{escape(cleaned)}"')
        return "".join(kept)

    def _cleaned(self, key: str, value: str) -> str:
        if key == "href":
            return link_target(self.base, value)
        if key == "src":
            return ""  # written by _image
        if key == "open":
            return "open"
        if key == "dir":
            return value.lower() if value.lower() in ("ltr", "rtl", "auto") else ""
        if key in ("title", "alt"):
            return value[:2_000]
        number = _NUMBER.match(value)
        if number is None or value.rstrip().endswith("%"):
            return ""
        limit = MAX_SPAN if key in ("colspan", "rowspan") else 10_000
        return str(min(int(number.group(1)), limit))


def tidy(html: str, base_url: str) -> str:
    tidier = _Tidier(base_url)
    for token in tokenize(html):
        if tidier.hidden.covers(token) or tidier.is_inside(token):
            continue
        if isinstance(token, Tag):
            tidier.take(token)
        else:
            tidier.out.append(token.markup)
    tidier.finish()
    return "".join(tidier.out)
