"""Block records of an article, plain and frozen: what is prepared, drawn and saved.

Pure. Whatever a publisher wrote, an article is a flat row of these; only quotes and table cells hold others.
"""

from __future__ import annotations

from enum import StrEnum

from msgspec import Struct


class Style(Struct, frozen=True):
    """How a run of letters differs from its paragraph."""

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
    """As the publisher says, 0 where unsaid."""
    height: int = 0
    link: str = ""
    plays: bool = False
    """It stands for a film, which the link leads to; without an address there is only its name."""


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
    SUMMARY = "summary"
    """The line by which a part opens and folds."""
    CONTINUED = "continued"
    """The rest of a paragraph that was too long for one."""


class ListMark(Struct, frozen=True):
    """This paragraph begins an item."""

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
    """How many lists or definitions it lies in."""
    mark: ListMark | None = None
    details: Details | None = None
    """Of a summary: what it opens."""


class Figure(Struct, frozen=True):
    """A picture on a line of its own."""

    picture: Picture
    indent: int = 0


class Code(Struct, frozen=True):
    text: str
    indent: int = 0
    first: bool = True
    last: bool = True
    """Long code comes in several pieces that touch, so that none takes long to lay out."""


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
    """Here the article was cut off, because showing all of it would block the window."""


Block = Paragraph | Figure | Code | Quote | Table | Rule | Cut
