"""HTML tidying: any HTML → balanced, shallow HTML of allowed tags with absolute addresses; nh3 has the last word.

It cuts depth (nh3 and Qt are superlinear in it), makes addresses absolute, finds the addresses of lazy pictures, turns
players into links and formulas into words, removes tracking pixels and caps spans. Safety never rests on this
file: nh3 parses its output again. Linear in the input: the stack is bounded, and a tag costs one walk over it at most.
"""

from __future__ import annotations

import re
from html import escape
from urllib.parse import urlsplit

from msgspec import Struct

from reader.html import tokenizer
from reader.html.addresses import link_target, web_address

# MathML → a line of text with raised and lowered letters: x², a/b, √(x). Bounded.

DEEPEST, MOST_LETTERS = 40, 4_000
_SPACED = frozenset("=<>≤≥≠≈≡∼+−-±×·→←↔⇒⇔∈∉⊂⊆∪∩∧∨") | {"&lt;", "&gt;"}
_LEFT_OUT = frozenset({"annotation", "annotation-xml", "script", "style"})


class MathText:
    """Takes the tokens between <math> and </math>; of unknown elements only the content counts."""

    def __init__(self, attributes: dict[str, str]) -> None:
        self._spoken = attributes.get("alttext", "")
        self._open: list[tuple[str, list[str]]] = [("math", [])]
        self._letters = 0

    def handle(self, token: tokenizer.Token) -> bool:
        """Take a token; return False once the formula is over."""
        if not isinstance(token, tokenizer.Tag):
            text = " ".join(token.markup.split())
            self._letters += len(text)
            if text and self._letters <= MOST_LETTERS:
                self._open[-1][1].append(text)
        elif not token.closes:
            if token.inside[-1:] == "/":
                self._open[-1][1].append("")
            elif len(self._open) < DEEPEST:
                self._open.append((token.name, []))
        elif token.name == "math":
            return False
        elif any(opened == token.name for opened, _ in self._open[1:]):
            while self._pop() != token.name:
                pass
        return True

    def html(self) -> str:
        """The formula as safe HTML: text, <sup> and <sub>."""
        while len(self._open) > 1:
            self._pop()
        made = " ".join("".join(self._open[0][1]).split())
        return made or escape(self._spoken[:MOST_LETTERS])

    def _pop(self) -> str:
        name, parts = self._open.pop()
        self._open[-1][1].append(_combine(name, parts))
        return name


def _combine(name: str, parts: list[str]) -> str:
    whole = "".join(parts)
    if name in _LEFT_OUT:
        return ""
    if name == "mo":
        return f" {whole} " if whole in _SPACED else whole
    if name == "mfrac" and len(parts) == 2:
        return f"{_grouped(parts[0])}/{_grouped(parts[1])}"
    if name in ("msup", "mover") and len(parts) == 2:
        return f"{parts[0]}<sup>{parts[1]}</sup>"
    if name in ("msub", "munder") and len(parts) == 2:
        return f"{parts[0]}<sub>{parts[1]}</sub>"
    if name in ("msubsup", "munderover") and len(parts) == 3:
        return f"{parts[0]}<sub>{parts[1]}</sub><sup>{parts[2]}</sup>"
    return _combine_around(name, parts, whole)


def _combine_around(name: str, parts: list[str], whole: str) -> str:
    if name == "msqrt":
        return f"√{_grouped(whole)}"
    if name == "mroot" and len(parts) == 2:
        return f"<sup>{parts[1]}</sup>√{_grouped(parts[0])}"
    if name == "mfenced":
        return f"({', '.join(parts)})"
    if name in ("mtr", "mtable"):
        return ("; " if name == "mtable" else " ").join(parts)
    return whole


def _grouped(part: str) -> str:
    """The part, in brackets if it is more than one sign."""
    return part if len(part) == 1 or part.isalnum() else f"({part})"


# The allow-list: which elements and attributes an article may keep. The fast path, `tidy` and nh3 all use this one.

ALLOWED_TAGS = tokenizer.BLOCKS | tokenizer.INLINES

ALLOWED_ATTRIBUTES: dict[str, frozenset[str]] = {
    "*": frozenset({"dir"}),
    "a": frozenset({"href", "title"}),
    "img": frozenset({"src", "alt", "title", "width", "height"}),
    "td": frozenset({"colspan", "rowspan"}),
    "th": frozenset({"colspan", "rowspan"}),
    "ol": frozenset({"start"}),
    "details": frozenset({"open"}),
    "abbr": frozenset({"title"}),
}
ALLOWED_SCHEMES = frozenset({"http", "https", "mailto"})

# Elements of a page's skeleton become plain blocks.
BECOMES_DIV = tokenizer.words(
    "section article main header footer aside nav center address fieldset form hgroup dialog menu dir search"
)
RENAMED = {**dict.fromkeys(BECOMES_DIV, "div"), "strike": "s", "acronym": "abbr", "listing": "pre"}

# Players cannot run here; a link to what they play can be opened outside.
BECOMES_LINK = frozenset({"iframe", "video", "audio", "embed"})

# Where pages that load pictures late keep the address.
LAZY_SOURCES = ("data-src", "data-original", "data-lazy-src", "data-original-src")


# A new one ends an open one, unless one of the fences is between.
_ENDS: dict[str, tuple[frozenset[str], frozenset[str]]] = {
    "li": (tokenizer.words("li"), tokenizer.words("ul ol table blockquote")),
    **dict.fromkeys(("dt", "dd"), (tokenizer.words("dt dd"), tokenizer.words("dl table blockquote"))),
    **dict.fromkeys(("td", "th"), (tokenizer.words("td th caption"), tokenizer.words("tr table"))),
    **dict.fromkeys(
        ("tbody", "thead", "tfoot"), (tokenizer.words("thead tbody tfoot caption"), tokenizer.words("table"))
    ),
    "tr": (tokenizer.words("tr caption"), tokenizer.words("table")),
    "a": (tokenizer.words("a"), tokenizer.words("table")),
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
        self.hidden = tokenizer.Hidden()
        self.came_lazily = False
        self.inside: MathText | None = None
        self._waiting: tokenizer.Tag | None = None
        """A player without an address, which a <source> inside it may name."""

    # --- tags -----------------------------------------------------------------------------------

    def is_inside(self, token: tokenizer.Token) -> bool:
        """Tell whether a formula takes this token; its text is written once it is over."""
        if self.inside is None:
            return False
        if not self.inside.handle(token):
            self.out.append(self.inside.html())
            self.inside = None
        return True

    def handle(self, tag: tokenizer.Tag) -> None:
        if tag.name == "math" and not tag.closes:
            self.inside = MathText(tag.attributes)
        elif tag.name in tokenizer.HIDDEN or (tag.name == "noscript" and self.came_lazily):
            if not tag.closes:
                self.hidden.begin(tag.name)
        elif tag.name in BECOMES_LINK or tag.name == "source":
            self._handle_player(tag)
        else:
            name = RENAMED.get(tag.name, tag.name)
            if name in ALLOWED_TAGS:
                self._close(name) if tag.closes else self._open(name, tag.attributes)

    def _open(self, name: str, attributes: dict[str, str]) -> None:
        if name == "img":
            self._image(attributes)
            return
        self._end_implied(name)
        if name in ("br", "hr"):
            self.out.append(f"<{name}>")
            return
        too_deep = len(self.stack) >= tokenizer.MAX_DEPTH or (
            name == "table" and self.open["table"] >= tokenizer.MAX_TABLE_DEPTH
        )
        if too_deep or (name in tokenizer.TABLE_PARTS and name != "table" and not self._fits_table(name)):
            self.dropped[name] += 1
            return
        self.stack.append(name)
        self.open[name] += 1
        self.out.append(f"<{name}{self._kept(name, attributes)}>")

    def _fits_table(self, name: str) -> bool:
        """Tell whether a part of a table is inside a table that was kept; outside, only its text is kept."""
        if not self.open["table"] or self.dropped["table"]:
            return False
        return name not in ("td", "th") or self.open["tr"] > 0

    def _end_implied(self, name: str) -> None:
        if name in tokenizer.BLOCKS and self.stack and self.stack[-1] == "p":
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
        if self.inside is not None:
            self.out.append(self.inside.html())
        self._pop_to(0)

    def _pop_to(self, depth: int) -> None:
        while len(self.stack) > depth:
            self._pop()

    def _pop(self) -> None:
        name = self.stack.pop()
        self.open[name] -= 1
        self.out.append(f"</{name}>")

    # --- what tags become -----------------------------------------------------------------------

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

    def _handle_player(self, tag: tokenizer.Tag) -> None:
        if tag.closes:
            # The picture of a player that named nothing to play.
            waiting, self._waiting = self._waiting, None
            if waiting is not None and waiting.attributes.get("poster"):
                self._image({"src": waiting.attributes["poster"]})
        elif tag.name == "source":
            if self._waiting is not None:
                waiting, source = self._waiting, tag.attributes.get("src", "")
                self._link_to(read_player(waiting.name, waiting.attributes, self.base, source))
        else:
            player = read_player(tag.name, tag.attributes, self.base)
            self._waiting = tag if player.is_empty else None
            self._link_to(player)

    def _link_to(self, player: Player) -> None:
        """Write a link to what a player plays: its picture, else its name."""
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
        limit = tokenizer.MAX_SPAN if key in ("colspan", "rowspan") else 10_000
        return str(min(int(number.group(1)), limit))


def tidy(html: str, base_url: str) -> str:
    tidier = _Tidier(base_url)
    for token in tokenizer.tokenize(html):
        if tidier.hidden.covers(token) or tidier.is_inside(token):
            continue
        if isinstance(token, tokenizer.Tag):
            tidier.handle(token)
        else:
            tidier.out.append(token.markup)
    tidier.finish()
    return "".join(tidier.out)


# Embedded players → links: where what they play can be watched or heard, and what to call it.

WATCH, HEAR = "▶", "♪"
"""Put before a player's name in the stored HTML; the window draws a play mark for the first."""
LONGEST_NAME = 200
_YOUTUBE = re.compile(r"https?://(?:www\.)?youtube(?:-nocookie)?\.com/embed/([\w-]{6,20})")
_VIMEO = re.compile(r"https?://player\.vimeo\.com/video/(\d+)")
_SAYS_NOTHING = re.compile(
    r"(?:youtube|vimeo|embedded|video|audio|media)?\s*(?:video|audio)?\s*(?:player|content)?", re.I
)


class Player(Struct, frozen=True):
    target: str
    name: str
    poster: str = ""

    @property
    def is_empty(self) -> bool:
        return not self.target


def read_player(tag: str, attributes: dict[str, str], base: str, source: str = "") -> Player:
    """Read where a player's tag leads. `source`: the address of a <source> inside it."""
    given = source or attributes.get("src") or attributes.get("data-src") or ""
    target = web_address(base, given) if given else ""
    if found := _YOUTUBE.match(target):  # the page where the user can watch it, rather than the bare player
        target = f"https://www.youtube.com/watch?v={found[1]}"
    elif found := _VIMEO.match(target):
        target = f"https://vimeo.com/{found[1]}"
    poster = web_address(base, attributes["poster"]) if attributes.get("poster") else ""
    mark = HEAR if tag == "audio" else WATCH
    return Player(target, f"{mark} {_name_of(attributes.get('title', ''), target)}", poster)


def _name_of(title: str, target: str) -> str:
    title = " ".join(title.split())[:LONGEST_NAME]
    if title and not _SAYS_NOTHING.fullmatch(title):
        return title
    parts = urlsplit(target)
    file = parts.path.rsplit("/", 1)[-1]
    host = (parts.hostname or "").removeprefix("www.")
    return f"{file}, {host}" if "." in file else host
