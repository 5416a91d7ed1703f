"""Inline Markdown: emphasis, links, code, and what keeps text from being read as markup. Pure."""

from __future__ import annotations

import re

from msgspec import Struct, field

MARKS = {
    "em": "*",
    "i": "*",
    "cite": "*",
    "strong": "**",
    "b": "**",
    "del": "~~",
    "s": "~~",
    "code": "`",
    "kbd": "`",
}
SPECIAL = re.compile(r"([\\`*_\[\]<>|~])")
_AT_START = re.compile(r"^(#{1,6}(?=\s|$)|[-+](?=\s|$)|={3,}$|-{3,}$)")
_NUMBERED = re.compile(r"^(\d{1,9})([.)])(?=\s|$)")
_HASHTAG = re.compile(r"(?<![^\s(])#(?=\w)")
BREAK = "\0"
"""Stands for the end of a line inside a paragraph."""
_SPACE = " \t\r\n" + BREAK


class Inline(Struct):
    """What stands between an inline tag and its end."""

    name: str
    parts: list[str] = field(default_factory=list)
    href: str = ""


def escape_markdown(text: str) -> str:
    """So that it is read as it stands."""
    return guard_start(SPECIAL.sub(r"\\\1", text))


def escape_link(address: str) -> str:
    return (
        address.replace(" ", "%20")
        .replace("(", "%28")
        .replace(")", "%29")
        .replace("<", "%3C")
        .replace(">", "%3E")
    )


def line_of(cells: list[str]) -> str:
    return "| " + " | ".join(cells) + " |"


def guard_start(line: str) -> str:
    """Without what would be read as a list or a heading."""
    line = _HASHTAG.sub(r"\\#", line)
    return _NUMBERED.sub(r"\1\\\2", _AT_START.sub(r"\\\1", line))


def longest_run(text: str) -> int:
    return max((len(run) for run in re.findall("`+", text)), default=0)


def wrap(ended: Inline, inside: str) -> str:
    """With its marks; white space at its edges stays outside, where it breaks none."""
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
