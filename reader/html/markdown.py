"""HTML → Markdown, as CommonMark and GitHub read it; text that looks like markup is escaped.

One pass over the tokens, in linear time; nesting beyond MOST_DEEP is written flat.
"""

from __future__ import annotations

import re

from msgspec import Struct, field

from reader.html.elements import BLOCKS, HIDDEN
from reader.html.tokenizer import Hidden, Tag, Text, tokenize

MARKS = {"em": "*", "i": "*", "cite": "*", "strong": "**", "b": "**", "del": "~~", "s": "~~", "code": "`", "kbd": "`"}
SPECIAL = re.compile(r"([\\`*_\[\]<>|~])")
_AT_START = re.compile(r"^(#{1,6}(?=\s|$)|[-+](?=\s|$)|={3,}$|-{3,}$)")
_NUMBERED = re.compile(r"^(\d{1,9})([.)])(?=\s|$)")
_HASHTAG = re.compile(r"(?<![^\s(])#(?=\w)")
BREAK = "\0"
"""Stands for a line break inside a paragraph."""
_SPACE = " \t\r\n" + BREAK
MOST_DEEP = 20


class Inline(Struct):
    """An inline element that is being read."""

    name: str
    parts: list[str] = field(default_factory=list)
    href: str = ""


def escape_markdown(text: str) -> str:
    return guard_start(SPECIAL.sub(r"\\\1", text))


def escape_link(address: str) -> str:
    return address.replace(" ", "%20").replace("(", "%28").replace(")", "%29").replace("<", "%3C").replace(">", "%3E")


def line_of(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def guard_start(line: str) -> str:
    """Escape what would be read as a list or a heading."""
    line = _HASHTAG.sub(r"\\#", line)
    return _NUMBERED.sub(r"\1\\\2", _AT_START.sub(r"\\\1", line))


def longest_run(text: str) -> int:
    return max((len(run) for run in re.findall("`+", text)), default=0)


def wrap(ended: Inline, inside: str) -> str:
    """Put marks around a text; white space at its edges stays outside, where it does not break them."""
    text = inside.strip(_SPACE)
    if not text:
        return inside
    start = inside[: len(inside) - len(inside.lstrip(_SPACE))]
    end = inside[len(inside.rstrip(_SPACE)) :]
    mark = MARKS.get(ended.name, "")
    if mark == "`":
        text = _code(text)
    elif ended.href:
        text = f"[{text}]({escape_link(ended.href)})"
    return f"{start}{text}{end}" if mark in ("", "`") else f"{start}{mark}{text}{mark}{end}"


def _code(text: str) -> str:
    fence = "`" * (longest_run(text) + 1)
    space = " " if text.startswith("`") or text.endswith("`") else ""
    return f"{fence}{space}{' '.join(text.split())}{space}{fence}"


class _Container(Struct):
    """A quote or list item: the prefixes of its first line and of all others."""

    name: str
    first: str
    rest: str
    is_used: bool = False


class _List(Struct):
    number: int | None
    """Of its next item; None for a list without numbers."""
    depth: int
    """How many quotes and items it is in."""


def to_markdown(html: str) -> str:
    writer = _Writer()
    hidden = Hidden()
    for token in tokenize(html):
        if hidden.covers(token):
            continue
        if isinstance(token, Text):
            writer.write(token.text)
        elif token.name in HIDDEN and not token.closes:
            hidden.begin(token.name)
        elif token.closes:
            writer.end(token.name)
        else:
            writer.begin(token)
    return writer.finish()


class _Writer:
    def __init__(self) -> None:
        self._lines: list[str] = []
        self._containers: list[_Container] = []
        self._lists: list[_List] = []
        self._inlines: list[Inline] = [Inline("")]
        self._heading = 0
        self._code: list[str] | None = None
        self._table: list[list[str]] | None = None
        """The rows of the table that is being read."""
        self._is_tight = False

    def write(self, text: str) -> None:
        if self._code is not None:
            self._code.append(text)
        elif self._inside_code():
            self._inlines[-1].parts.append(text if self._table is None else text.replace("|", "\\|"))
        else:
            self._inlines[-1].parts.append(SPECIAL.sub(r"\\\1", text.replace("\0", "")))

    def begin(self, tag: Tag) -> None:
        name = tag.name
        if self._code is not None:
            self._code.append("\n" * (name == "br"))
        elif self._inside_code() and name not in BLOCKS and name != "img":
            self._begin_in_code(tag)
        elif name == "br":
            self._inlines[-1].parts.append(BREAK)
        elif name == "img":
            self._add_picture(tag)
        elif name == "a" or name in MARKS:
            self._inlines.append(Inline(name, href=tag.attributes.get("href", "") if name == "a" else ""))
        elif name in BLOCKS:
            self._begin_block(tag)

    def end(self, name: str) -> None:
        if self._code is not None:
            if name == "pre":
                self._end_code()
        elif self._inside_code() and name not in BLOCKS and name != self._inlines[-1].name:
            self._end_in_code(name)
        elif name == "a" or name in MARKS:
            self._end_inline(name)
        elif name in BLOCKS:
            self._end_block(name)

    def finish(self) -> str:
        if self._code is not None:
            self._end_code()
        if self._table is not None:
            self._end_table()
        self._flush()
        return "\n".join(self._lines).strip("\n")

    def _begin_block(self, tag: Tag) -> None:
        name = tag.name
        if self._table is not None or name == "table":
            self._begin_in_table(name)
            return
        self._flush()
        if name in ("ul", "ol"):
            start = tag.attributes.get("start", "1")
            number = int(start) if start.isdecimal() and len(start) < 9 else 1
            self._is_tight = bool(self._containers) and self._containers[-1].name == "li"
            self._lists.append(_List(number if name == "ol" else None, len(self._containers)))
        elif name == "li":
            self._begin_item()
        elif name in ("blockquote", "dd"):
            prefixes = ("> ", "> ") if name == "blockquote" else (": ", "  ")
            self._containers.append(_Container(name, *prefixes))
        elif name == "pre":
            self._code = []
        elif name == "hr":
            self._emit(["---"])
        elif name[0] == "h" and name[1:].isdigit():
            self._heading = int(name[1:])

    def _end_block(self, name: str) -> None:
        if self._table is not None:
            if name == "table":
                self._end_table()
            else:
                self._end_cell()
            return
        self._flush()
        if name in ("ul", "ol"):
            if self._lists:
                del self._containers[self._lists.pop().depth :]
            self._is_tight = False
        elif name in ("li", "blockquote", "dd"):
            self._pop(name)
            self._is_tight = name == "li"
        elif name[0] == "h" and name[1:].isdigit():
            self._heading = 0

    def _begin_item(self) -> None:
        """Begin a list item; one before it that was never ended ends here."""
        inside = self._lists[-1] if self._lists else _List(None, len(self._containers))
        if len(self._containers) > inside.depth:
            del self._containers[inside.depth :]
            self._is_tight = True
        mark = "- "
        if inside.number is not None:
            mark = f"{inside.number}. "
            inside.number += 1
        self._containers.append(_Container("li", mark, " " * len(mark)))

    def _pop(self, name: str) -> None:
        for index in range(len(self._containers) - 1, -1, -1):
            if self._containers[index].name == name:
                del self._containers[index:]
                return

    def _flush(self) -> None:
        """Write what was collected as a paragraph or heading."""
        text = self._pop_inline()
        if not text:
            return
        lines = text.split(BREAK)
        if self._heading:
            self._emit(["#" * self._heading + " " + " ".join(lines)])
        else:
            safe = [guard_start(line.strip()) for line in lines]
            self._emit([line + "\\" if index + 1 < len(safe) else line for index, line in enumerate(safe)])

    def _pop_inline(self) -> str:
        while len(self._inlines) > 1:
            self._end_inline(self._inlines[-1].name)
        joined = "".join(self._inlines[0].parts)
        self._inlines = [Inline("")]
        folded = [" ".join(line.split()) for line in joined.split(BREAK)]
        return BREAK.join(folded).strip(BREAK + " ")

    def _emit(self, lines: list[str]) -> None:
        """Write a block with the prefixes of the quotes and items around it."""
        containers = self._containers[-MOST_DEEP:]
        is_next_item = self._is_tight and bool(containers) and not containers[-1].is_used
        if self._lines and not is_next_item:
            self._lines.append("".join(one.rest if one.is_used else "" for one in containers).rstrip())
        self._is_tight = False
        for line in lines:
            prefix = "".join(one.rest if one.is_used else one.first for one in containers)
            for one in containers:
                one.is_used = True
            self._lines.append((prefix + line).rstrip())

    def _inside_code(self) -> bool:
        return self._inlines[-1].name in ("code", "kbd")

    def _begin_in_code(self, tag: Tag) -> None:
        """Put a link around its part of the code; all other markup in code is left out."""
        code = self._inlines[-1].name
        if tag.name == "br":
            self._inlines[-1].parts.append(" ")
        elif tag.name == "a":
            self._end_inline(code)
            self._inlines += [Inline("a", href=tag.attributes.get("href", "")), Inline(code)]

    def _end_in_code(self, name: str) -> None:
        code = self._inlines[-1].name
        if name == "a" and self._inlines[-2].name == "a":
            self._end_inline("a")
            self._inlines.append(Inline(code))

    def _end_inline(self, name: str) -> None:
        if not any(one.name == name for one in self._inlines[1:]):
            return
        while True:
            ended = self._inlines.pop()
            self._inlines[-1].parts.append(wrap(ended, "".join(ended.parts)))
            if ended.name == name:
                return

    def _add_picture(self, tag: Tag) -> None:
        attributes = tag.attributes
        if address := attributes.get("src", ""):
            words = escape_markdown(" ".join(attributes.get("alt", "").split()))
            self._inlines[-1].parts.append(f"![{words}]({escape_link(address)})")

    def _end_code(self) -> None:
        text = "".join(self._code or []).strip("\n")
        self._code = None
        fence = "`" * max(3, longest_run(text) + 1)
        self._emit([fence, *text.split("\n"), fence])

    def _begin_in_table(self, name: str) -> None:
        if self._table is None:
            self._flush()
            self._table = []
            return
        self._end_cell()
        is_cell = name in ("td", "th")
        if name == "tr" or (is_cell and not self._table):
            self._table.append([])
        if is_cell:
            self._table[-1].append("")

    def _end_cell(self) -> None:
        """Put what was collected into the last cell; before the first cell it is the caption."""
        text = self._pop_inline().replace(BREAK, " ")
        if self._table is None or not text:
            return
        if not self._table:
            self._emit([guard_start(text)])
            return
        row = self._table[-1] or [""]
        row[-1] = f"{row[-1]} {text}".strip()
        self._table[-1] = row

    def _end_table(self) -> None:
        self._end_cell()
        rows = [row for row in (self._table or []) if any(row)]
        self._table = None
        width = max(map(len, rows), default=0)
        if width == 1:
            for row in rows:
                self._emit([guard_start(row[0])])
        elif rows:
            head, *others = [[*row, *[""] * (width - len(row))] for row in rows]
            self._emit([line_of(head), line_of(["---"] * width), *map(line_of, others)])
