"""Writes the blocks of an article as Markdown for CommonMark and GitHub; text that looks like markup is escaped."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from itertools import groupby

from reader.html.blocks import (
    HEADINGS,
    LINE_BREAK,
    PLAYS,
    Block,
    Cell,
    Code,
    Cut,
    Figure,
    Paragraph,
    Quote,
    Rule,
    Run,
    Style,
    Table,
    join_endless_words,
)
from reader.html.prepare import SAVED, prepare_all

_MARKS = {"link": "[", "bold": "**", "italic": "*", "strike": "~~"}
"""Styles that can be nested, with their marks."""
_SPECIAL = re.compile(r"([\\`*_\[\]<>|~])")
_AT_START = re.compile(r"^(#{1,6}(?=\s|$)|[-+](?=\s|$)|={3,}$|-{3,}$)")
_NUMBERED = re.compile(r"^(\d{1,9})([.)])(?=\s|$)")
_HASHTAG = re.compile(r"(?<![^\s(])#(?=\w)")


def to_markdown(html: str) -> str:
    return "\n".join(_write_blocks(prepare_all(html, limits=SAVED)))


def escape_markdown(text: str) -> str:
    return _guard_start(_SPECIAL.sub(r"\\\1", text))


def escape_link(address: str) -> str:
    return address.replace(" ", "%20").replace("(", "%28").replace(")", "%29").replace("<", "%3C").replace(">", "%3E")


def _guard_start(line: str) -> str:
    """Escape what would be read as a list or a heading."""
    line = _HASHTAG.sub(r"\\#", line)
    return _NUMBERED.sub(r"\1\\\2", _AT_START.sub(r"\\\1", line))


def _write_blocks(blocks: Iterable[Block]) -> list[str]:
    lines: list[str] = []
    items: list[str] = []
    """The marks of the list items around the block, as wide as what they hold is indented."""
    for block in blocks:
        made = _write_block(block)
        if not made:
            continue
        mark = block.mark if isinstance(block, Paragraph | Figure) else None
        depth, was_in_list = max(getattr(block, "indent", 0), mark is not None), bool(items)
        del items[depth - 1 if mark else depth :]
        begins = mark is not None or depth > len(items)
        around = " " * sum(map(len, items))
        if begins:
            is_definition = mark is None and isinstance(block, Paragraph)
            items.append(f"{mark.number}. " if mark and mark.ordered else ": " if is_definition else "- ")
        if lines and not (mark and was_in_list):
            lines.append("")
        first = around + items[-1] if begins else around
        inside = " " * sum(map(len, items))
        lines += [f"{inside if place else first}{line}".rstrip() for place, line in enumerate(made)]
    return lines


def _write_block(block: Block) -> list[str]:
    match block:
        case Paragraph(runs):
            lines = _write_runs(runs).split(LINE_BREAK)
            if block.kind in HEADINGS and any(lines):
                return ["#" * (HEADINGS.index(block.kind) + 1) + " " + " ".join(lines)]
            safe = [_guard_start(line) for line in lines]
            return [*(f"{line}\\" for line in safe[:-1]), safe[-1]] if any(safe) else []
        case Figure(picture):
            return _write_block(Paragraph((Run("", Style(link=picture.link), picture),)))
        case Code(text):
            text = join_endless_words(text).strip("\n")
            fence = "`" * max(3, _longest_run(text) + 1)
            return [fence, *text.split("\n"), fence]
        case Quote(blocks):
            return [f"> {line}".rstrip() for line in _write_blocks(blocks)]
        case Table(rows):
            return _write_table([[_write_cell(cell) for cell in row] for row in rows])
        case Rule():
            return ["---"]
        case Cut():
            return ["…"]


def _write_table(rows: Sequence[Sequence[str]]) -> list[str]:
    rows = [row for row in rows if any(row)]
    width = max(map(len, rows), default=0)
    lines = ["| " + " | ".join([*row, *[""] * (width - len(row))]) + " |" for row in rows]
    return [*lines[:1], "| " + " | ".join(["---"] * width) + " |", *lines[1:]] if lines else []


def _write_cell(cell: Cell) -> str:
    return " ".join(filter(None, (_write_flat(block, cell.heading) for block in cell.blocks)))


def _write_flat(block: Block, is_heading: bool) -> str:
    match block:
        case Paragraph(runs):
            styles = tuple(style for style in _MARKS if not (is_heading and style == "bold"))
            return _write_runs(runs, styles, in_table=True).replace(LINE_BREAK, " ")
        case Figure(picture):
            return _write_runs((Run("", Style(link=picture.link), picture),), in_table=True)
        case Code(text):
            return " ".join(_write_code(text, in_table=True).split())
        case Quote(blocks):
            return " ".join(_write_flat(inner, is_heading) for inner in blocks)
        case Table(rows):
            return " ".join(_write_cell(cell) for row in rows for cell in row)
        case _:
            return ""


def _write_runs(runs: Sequence[Run], styles: Sequence[str] = tuple(_MARKS), in_table: bool = False) -> str:
    """Write a paragraph with its lines folded; LINE_BREAK stays between them."""
    written = _write_inline(runs, styles, in_table)
    return LINE_BREAK.join(" ".join(line.split()) for line in written.split(LINE_BREAK)).strip()


def _write_inline(runs: Sequence[Run], styles: Sequence[str], in_table: bool) -> str:
    """Nest marks by their length: the style that lasts longest is outermost."""
    made = []
    for is_marked, group in groupby(runs, lambda run: any(getattr(run.style, style) for style in styles)):
        part, at = list(group), 0
        if not is_marked:
            made.append(_write_plain(part, in_table))
            continue
        while at < len(part):
            ends = {
                style: next(
                    (end for end in range(at, len(part)) if getattr(part[end].style, style) != value), len(part)
                )
                for style in styles
                if (value := getattr(part[at].style, style))
            }
            outer = max(ends, key=ends.__getitem__)
            inside = _write_inline(part[at : ends[outer]], [style for style in styles if style != outer], in_table)
            is_link, mark = outer == "link", _MARKS[outer]
            made.append(_put_between(inside, mark, f"]({escape_link(part[at].style.link)})" if is_link else mark))
            at = ends[outer]
    return "".join(made)


def _put_between(inside: str, before: str, after: str) -> str:
    """Put marks around a text; white space at its edges stays outside, where it does not break them."""
    text = inside.strip()
    start = inside[: len(inside) - len(inside.lstrip())]
    return f"{start}{before}{text}{after}{inside[len(inside.rstrip()) :]}" if text else inside


def _write_plain(runs: Sequence[Run], in_table: bool) -> str:
    """Write runs without marks: text, code and pictures."""
    made = []
    for (is_code, picture), group in groupby(runs, lambda run: (run.style.code, run.picture)):
        text = join_endless_words("".join(run.text for run in group))
        if picture:
            name = escape_markdown((PLAYS if picture.plays else "") + " ".join(picture.alt.split()))
            made.append(f"![{name}]({escape_link(picture.url)})" if picture.url else name)
        elif is_code:
            made.append(_write_code(text, in_table))
        else:
            made.append(_SPECIAL.sub(r"\\\1", text))
    return "".join(made)


def _write_code(text: str, in_table: bool) -> str:
    text = text.replace(LINE_BREAK, " ").replace("|", "\\|" if in_table else "|")
    fence, inner = "`" * (_longest_run(text) + 1), text.strip()
    space = " " if inner[:1] == "`" or inner[-1:] == "`" else ""
    return _put_between(text, fence + space, space + fence)


def _longest_run(text: str) -> int:
    return max((len(run) for run in re.findall("`+", text)), default=0)
