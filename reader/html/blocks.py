"""The blocks that an article consists of, plain and frozen, and text made safe for layout. Pure.

Whatever a publisher wrote, an article is a flat row of blocks; only quotes and table cells hold others.
"""

from __future__ import annotations

import re
from enum import StrEnum

from msgspec import Struct


class Style(Struct, frozen=True):
    """The differences of a run of letters from its paragraph."""

    bold: bool = False
    italic: bool = False
    code: bool = False
    strike: bool = False
    underline: bool = False
    mark: bool = False
    small: bool = False
    above: bool = False
    below: bool = False
    link: str = ""


class Picture(Struct, frozen=True):
    url: str
    alt: str = ""
    width: int = 0
    """As the publisher says; 0 if unknown."""
    height: int = 0
    link: str = ""
    plays: bool = False
    """It stands for the video at the link; without an address there is only its name."""


class Run(Struct, frozen=True):
    text: str
    style: Style = Style()
    picture: Picture | None = None
    """A small picture among letters; `text` is then empty."""


class Kind(StrEnum):
    TEXT = "text"
    CAPTION = "caption"
    HEADING_1 = "h1"
    HEADING_2 = "h2"
    HEADING_3 = "h3"
    HEADING_4 = "h4"
    HEADING_5 = "h5"
    HEADING_6 = "h6"
    SUMMARY = "summary"
    """The line that opens and folds a part."""
    CONTINUED = "continued"
    """The rest of a paragraph that was too long for one."""


HEADINGS = (*(Kind.HEADING_1, Kind.HEADING_2, Kind.HEADING_3), *(Kind.HEADING_4, Kind.HEADING_5, Kind.HEADING_6))


class ListMark(Struct, frozen=True):
    """The mark of a paragraph that begins an item."""

    ordered: bool
    number: int


class Details(Struct, frozen=True):
    """A part of the article that can be folded away."""

    number: int
    is_open: bool


class Paragraph(Struct, frozen=True):
    runs: tuple[Run, ...]
    kind: Kind = Kind.TEXT
    right_to_left: bool = False
    indent: int = 0
    """The number of lists or definitions around it."""
    mark: ListMark | None = None
    details: Details | None = None
    """The part that a summary opens."""


class Figure(Struct, frozen=True):
    """A picture on a line of its own."""

    picture: Picture
    indent: int = 0
    mark: ListMark | None = None


class Code(Struct, frozen=True):
    text: str
    indent: int = 0
    first: bool = True
    last: bool = True
    """Long code is split into adjoining pieces, so that none takes long to lay out."""


class Quote(Struct, frozen=True):
    blocks: tuple[Block, ...]
    right_to_left: bool = False
    indent: int = 0
    first: bool = True
    last: bool = True


class Cell(Struct, frozen=True):
    blocks: tuple[Block, ...]
    columns: int = 1
    rows: int = 1
    heading: bool = False


class Table(Struct, frozen=True):
    rows: tuple[tuple[Cell, ...], ...]
    right_to_left: bool = False
    indent: int = 0


class Rule(Struct, frozen=True):
    indent: int = 0


class Cut(Struct, frozen=True):
    """The place where the article was cut off, because showing all of it would block the window."""


Block = Paragraph | Figure | Code | Quote | Table | Rule | Cut


LONGEST_WORD = 200
_BREAK = "\u200b"
"""Invisible, and a line may end there."""
# Control characters; Qt's own marks for pictures and frames inside a document; direction overrides (they make
# an address read backwards); halves of characters.
_FORBIDDEN = re.compile(
    "[\x00-\x08\x0b\x0c\x0e-\x1f\x7f-\x9f\u2028\u2029\u202a-\u202e\ufdd0-\ufdef\ufff9-\ufffc\ufffe\uffff\ud800-\udfff]"
)
_MARKS = "[\u0300-\u036f\u0483-\u0489\u0e31-\u0e4e\u1ab0-\u1aff\u1dc0-\u1dff\u20d0-\u20ff\ufe00-\ufe2f]"
_HEAPED_MARKS = re.compile(f"({_MARKS}{{6}}){_MARKS}+")
# Scripts written without spaces break anywhere by themselves.
_ENDLESS_WORD = re.compile(rf"([^\s\u2e80-\ud7ff\uf900-\uffef\u200b]{{{LONGEST_WORD}}})(?=[^\s])")
_CJK_LINE = re.compile(r"([\u3001-\u30ff\u3400-\u9fff\uff00-\uffef])[^\S\n]*+\n\s*+(?=[\u3001-\u30ff\u3400-\u9fff])")
_SPACES = re.compile(r"[ \t\r\n]+")


def clean(text: str) -> str:
    """Remove what must never reach the document; line breaks stay."""
    return _HEAPED_MARKS.sub(r"\1", _FORBIDDEN.sub("", text))


def break_endless_words(text: str) -> str:
    """Insert places to break into words longer than any line."""
    return _ENDLESS_WORD.sub(f"\\1{_BREAK}", text) if len(text) > LONGEST_WORD else text


def join_endless_words(text: str) -> str:
    """Remove these breaks from what leaves the window: in a pasted address nobody would see them."""
    return text.replace(_BREAK, "")


def collapse_spaces(text: str) -> str:
    """Turn any white space into one space; drop a new line between characters of a script without spaces."""
    return _SPACES.sub(" ", _CJK_LINE.sub(r"\1", text))
