"""Quotes while they are written: a long one comes in parts that touch. Pure."""

from __future__ import annotations

from msgspec import Struct, field

from reader.gui.article.content.blocks import Block, Quote

QUOTE_PART_LETTERS, QUOTE_PART_BLOCKS = 3_000, 12


class Holder(Struct):
    """Where finished blocks go: the article, a quote, a table's cell."""

    blocks: list[Block] = field(default_factory=list)
    letters: int = 0
    parts: int = 0
    indent: int = 0
    """Of a quote: how many lists it lies in."""


def is_long_quote(holder: Holder) -> bool:
    return holder.letters > QUOTE_PART_LETTERS or len(holder.blocks) > QUOTE_PART_BLOCKS


def take_quote_part(holder: Holder) -> Quote:
    """The first half of a quote that is too long, as a piece of its own."""
    count = min(QUOTE_PART_BLOCKS, max(1, len(holder.blocks) // 2))
    first = Holder(holder.blocks[:count], 0, holder.parts, holder.indent)
    holder.letters -= round(holder.letters * count / len(holder.blocks))
    holder.blocks = holder.blocks[count:]
    holder.parts += 1
    return make_quote(first, last=False)


def make_quote(holder: Holder, last: bool) -> Quote:
    right_to_left = any(getattr(block, "right_to_left", False) for block in holder.blocks[:1])
    return Quote(tuple(holder.blocks), right_to_left, holder.indent, holder.parts == 0, last)
