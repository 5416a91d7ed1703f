"""Writes the blocks of an article as XHTML: for saved pages, for the EPUB of an edition and for its pages. Pure.

Valid by construction: the blocks are within bounds (prepare.py), all text is escaped, every address is checked, and
every element is where it may be.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from html import escape
from itertools import groupby
from urllib.parse import quote

from reader.html.addresses import OUTSIDE, WEB, find_address
from reader.html.blocks import (
    HEADINGS,
    Block,
    Cell,
    Code,
    Cut,
    Figure,
    Kind,
    Paragraph,
    Picture,
    Quote,
    Rule,
    Run,
    Table,
    join_endless_words,
)

WritePicture = Callable[[Picture], str]
"""Writes the img element of a picture; empty if it is not here."""
_UNFIT = re.compile("[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]|[\\u202a-\\u202e\\u2066-\\u2069]")
"""What XML 1.0 cannot hold, and what turns the direction of the text around it."""
_BARE_PERCENT = re.compile(r"%(?![0-9a-fA-F]{2})")
_HEADINGS = dict.fromkeys(HEADINGS[:3], "h3") | dict.fromkeys(HEADINGS[3:], "h4")
_CLASSES = {Kind.CAPTION: "caption", Kind.SUMMARY: "term"}
_STYLES = {
    "bold": "b",
    "italic": "i",
    "code": "code",
    "strike": "s",
    "underline": "u",
    "mark": "mark",
    "small": "small",
    "above": "sup",
    "below": "sub",
}


def to_xml(text: str) -> str:
    """Escape text; nothing in it is markup."""
    return escape(_UNFIT.sub("", text), quote=True)


def find_link(address: str, schemes: frozenset[str] = WEB) -> str:
    """Return an address with these schemes, encoded; empty for anything else."""
    found = find_address(_UNFIT.sub("", address).strip(), schemes)
    return _BARE_PERCENT.sub("%25", quote(found, safe="!$&'()*+,;=:@%~/?#"))


def write_link(inside: str, address: str) -> str:
    link = find_link(address, OUTSIDE) if address else ""
    return f'<a href="{escape(link)}">{inside}</a>' if link else inside


def write_blocks(blocks: Iterable[Block], write_picture: WritePicture = lambda picture: "") -> str:
    return "".join(_Writer(write_picture).write(blocks))


class _Writer:
    def __init__(self, write_picture: WritePicture) -> None:
        self._write_picture = write_picture
        self._is_first = True
        """The next paragraph begins a text and is not indented."""

    def write(self, blocks: Iterable[Block], depth: int = 0) -> Iterator[str]:
        """`depth`: in how many lists or definitions they are already."""
        for is_deeper, group in groupby(blocks, lambda block: getattr(block, "indent", 0) > depth):
            inside = list(group)
            yield from self._write_list(inside, depth + 1) if is_deeper else map(self._write, inside)

    def _write(self, block: Block) -> str:
        match block:
            case Paragraph():
                return self._write_paragraph(block)
            case Figure(picture):
                made = self._write_picture(picture)
                return f'<p class="picture">{made}</p>\n' if made else ""
            case Cut():
                return "<p>…</p>\n"
        self._is_first = True
        made = ""
        match block:
            case Code(text):
                made = f"<pre>{to_xml(join_endless_words(text).expandtabs(4))}</pre>\n"
            case Quote(blocks, right_to_left) if inside := "".join(self.write(blocks)):
                made = f"<blockquote{_direction(right_to_left)}>{inside}</blockquote>\n"
            case Table(rows, right_to_left) if inside := "".join(map(self._write_row, filter(None, rows))):
                made = f"<table{_direction(right_to_left)}>{inside}</table>\n"
            case Rule():
                made = "<hr/>\n"
        self._is_first = True
        return made

    def _write_row(self, cells: Iterable[Cell]) -> str:
        made = []
        for cell in cells:
            self._is_first = True
            name = "th" if cell.heading else "td"
            spans = f' colspan="{cell.columns}"' if cell.columns > 1 else ""
            spans += f' rowspan="{cell.rows}"' if cell.rows > 1 else ""
            made.append(f"<{name}{spans}>{''.join(self.write(cell.blocks))}</{name}>")
        return f"<tr>{''.join(made)}</tr>"

    def _write_paragraph(self, paragraph: Paragraph) -> str:
        inside = "".join(map(self._write_run, paragraph.runs))
        if not inside.strip():
            return ""
        name, kind = _HEADINGS.get(paragraph.kind, "p"), _CLASSES.get(paragraph.kind, "")
        if name == "p" and not kind and self._is_first:
            kind = "first"
        self._is_first = name != "p"
        named = f' class="{kind}"' if kind else ""
        return f"<{name}{named}{_direction(paragraph.right_to_left)}>{inside}</{name}>\n"

    def _write_run(self, run: Run) -> str:
        if run.picture:
            return self._write_picture(run.picture)
        text = to_xml(join_endless_words(run.text)).replace("\u2028", "<br/>")
        for name, tag in _STYLES.items():
            if getattr(run.style, name):
                text = f"<{tag}>{text}</{tag}>"
        return write_link(text, run.style.link)

    def _write_list(self, blocks: list[Block], depth: int) -> Iterator[str]:
        for (tag, start), items in _list_items(blocks, depth):
            yield f'<{tag} start="{start}">' if start > 1 else f"<{tag}>"
            for item in items:
                self._is_first = True
                made = "".join(self.write(item, depth))
                yield made if tag == "div" else f"<li>{made}</li>"
            yield f"</{tag}>\n"


def _list_items(blocks: list[Block], depth: int) -> list[tuple[tuple[str, int], list[list[Block]]]]:
    """Lists as element and first number, each with its items; a block without a mark continues the item before it."""
    lists: list[tuple[tuple[str, int], list[list[Block]]]] = []
    for block in blocks:
        mark = block.mark if isinstance(block, Paragraph) and block.indent == depth else None
        tag = "div" if mark is None else "ol" if mark.ordered else "ul"
        number = mark.number if mark and mark.ordered else 1
        if mark is None and lists:
            lists[-1][1][-1].append(block)
        elif lists and lists[-1][0][0] == tag and (tag == "ul" or number == lists[-1][0][1] + len(lists[-1][1])):
            lists[-1][1].append([block])
        else:
            lists.append(((tag, number), [[block]]))
    return lists


def _direction(right_to_left: bool) -> str:
    return ' dir="rtl"' if right_to_left else ""
