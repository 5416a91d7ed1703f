"""The HTML of mails made plain: tables that only lay things out become blocks, what the mail hides is left out, and
pictures that came along get the names under which they are kept. Safety rests on the sanitiser behind this. Pure.

Newsletters are tables in tables, and begin with a hidden line for the list of mails; shown as they are written they
would be a grid of grids. Linear in the input.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Mapping
from html import escape
from urllib.parse import unquote

from reader.html.elements import VOID
from reader.html.tokenizer import Hidden, Tag, Text, Token, tokenize

_PARTS = frozenset({"table", "thead", "tbody", "tfoot", "tr", "td", "th", "caption", "colgroup", "col"})
_UNSEEN = re.compile(r"display\s*:\s*none|visibility\s*:\s*hidden")
_LETTERS = re.compile(r"(?<![\w-])font(?:-size)?\s*:([^;]*)")
_NO_SIZE = re.compile(r"\s*0(?![.\d])")
_SHARE = re.compile(r"\s*(?:[\d.]+(?:em|%)|inherit)")
_FILLER = dict.fromkeys(map(ord, "\u034f\u200b\u200c\u200d\u2007\ufeff\u00ad"))
_MANY_GAPS = re.compile(r"(?:[\s\xa0]){9,}")
_CID = re.compile(r"\A\s*+cid:", re.IGNORECASE)


def make_plain(html: str, pictures: Mapping[str, str]) -> str:
    """`pictures`: by the names that the mail uses, the addresses under which they are kept."""
    tokens = list(tokenize(html))
    data_tables = _find_data_tables(tokens)
    out: list[str] = []
    open_tables: list[bool] = []
    hidden, letters = Hidden(), _Letters()
    for place, token in enumerate(tokens):
        if hidden.covers(token):
            continue
        if isinstance(token, Text):
            out.append("" if letters.have_no_size else _without_filler(token.markup))
        elif not token.closes and token.name not in VOID and _is_unseen(token):
            hidden.begin(token.name)
        else:
            letters.take(token)
            out.append(_write(token, place in data_tables, open_tables, pictures))
    return "".join(out)


class _Letters:
    """Whether text is written in letters of no size. Mails hide their first line so, but also close the gaps between
    boxes, and give the text inside its size again; pictures are seen anyhow."""

    def __init__(self) -> None:
        self._open: list[tuple[str, bool]] = []
        self._counts: Counter[str] = Counter()

    @property
    def have_no_size(self) -> bool:
        return bool(self._open) and self._open[-1][1]

    def take(self, tag: Tag) -> None:
        if tag.name in VOID:
            return
        if tag.closes:
            self._close(tag.name)
            return
        if self._open and self._open[-1][0] == tag.name and tag.name in ("p", "li", "tr", "td", "th"):
            self._close(tag.name)  # these end where the next begins
        self._open.append((tag.name, self._read(tag)))
        self._counts[tag.name] += 1

    def _close(self, name: str) -> None:
        while self._counts[name]:
            ended, _ = self._open.pop()
            self._counts[ended] -= 1
            if ended == name:
                return

    def _read(self, tag: Tag) -> bool:
        told = (
            _LETTERS.findall(tag.attributes.get("style", "").lower()) if "font" in tag.inside.lower() else []
        )
        if not told or _SHARE.match(told[-1]):
            return self.have_no_size
        return bool(_NO_SIZE.match(told[-1]))


def _find_data_tables(tokens: list[Token]) -> set[int]:
    """Where those tables begin that hold figures: they have heads of columns, and no table inside."""
    found: set[int] = set()
    open_at: list[tuple[int, list[bool]]] = []
    for place, token in enumerate(tokens):
        if not isinstance(token, Tag):
            continue
        if token.name == "table" and not token.closes:
            for _, facts in open_at[-1:]:
                facts[1] = True
            open_at.append((place, [False, False]))
        elif token.name == "table" and open_at:
            start, (has_head, has_inner) = open_at.pop()
            if has_head and not has_inner:
                found.add(start)
        elif token.name == "th" and not token.closes and open_at:
            open_at[-1][1][0] = True
    return found


def _is_unseen(tag: Tag) -> bool:
    if "style" not in tag.inside and "hidden" not in tag.inside:
        return False
    attributes = tag.attributes
    return "hidden" in attributes or bool(_UNSEEN.search(attributes.get("style", "").lower()))


def _write(tag: Tag, is_data: bool, open_tables: list[bool], pictures: Mapping[str, str]) -> str:
    if tag.name not in _PARTS:
        return _write_plain(tag, pictures)
    if tag.name == "table" and not tag.closes:
        open_tables.append(is_data)
    shown = bool(open_tables) and open_tables[-1]
    if tag.name == "table" and tag.closes and open_tables:
        open_tables.pop()
    if shown:
        return _write_plain(tag, pictures)
    if tag.name in ("td", "th", "caption", "table"):
        return "</div>" if tag.closes else "<div>"
    return ""


def _write_plain(tag: Tag, pictures: Mapping[str, str]) -> str:
    if tag.closes:
        return f"</{tag.name}>"
    if tag.name == "img" and "cid:" in tag.inside.lower():
        return _write_picture(tag, pictures)
    return f"<{tag.name}{tag.inside if tag.inside[:1] in ('', ' ') else ' ' + tag.inside}>"


def _write_picture(tag: Tag, pictures: Mapping[str, str]) -> str:
    attributes = tag.attributes
    name = unquote(_CID.sub("", attributes.get("src", ""), count=1)).strip("<> ")
    if name not in pictures:
        return escape(attributes.get("alt", ""))
    kept = {key: attributes[key] for key in ("alt", "title", "width", "height") if key in attributes}
    written = "".join(f' {key}="{escape(value)}"' for key, value in kept.items())
    return f'<img src="{pictures[name]}"{written}>'


def _without_filler(markup: str) -> str:
    """Letters of no width that push other text out of the list of mails."""
    if markup.isascii() and "&" not in markup:
        return markup
    for reference in ("&zwnj;", "&#8204;", "&#847;", "&#8199;", "&shy;", "&#173;", "&#65279;"):
        markup = markup.replace(reference, "")
    return _MANY_GAPS.sub(" ", markup.translate(_FILLER))
