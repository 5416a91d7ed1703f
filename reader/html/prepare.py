"""Turns the HTML of an article into blocks, in slices, and cuts excerpts for the newspaper. Pure.

What a text layout cannot bear is cut or flattened: deep nesting, wide spans, endless words and paragraphs, thousands of
pictures, books. If something is left out at the end, a `Cut` says so.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import islice

from msgspec import Struct

from reader.html.blocks import HEADINGS, Block, Code, Cut, Paragraph, Quote, Table
from reader.html.compose import Composer
from reader.html.elements import MAX_HTML
from reader.html.text import count_minutes
from reader.html.tokenizer import tokenize

TOKENS_AT_A_TIME = 100
EXCERPT_LETTERS = 1100
EXCERPT_BLOCKS = 8


class Limits(Struct, frozen=True):
    source: int = MAX_HTML
    """Characters of HTML that are read."""
    letters: int = 1_200_000
    """Characters of text that are shown: two hundred thousand words."""
    pictures: int = 400
    blocks: int = 20_000
    splits: bool = True
    """Long blocks come in parts, as a layout needs it; files have them whole."""


SHOWN = Limits()
SAVED = Limits(source=20_000_000, letters=10_000_000, pictures=5_000, blocks=500_000, splits=False)


def prepare(
    source: str, right_to_left: bool | None = None, limits: Limits = SHOWN, toggled: frozenset[int] | None = None
) -> Iterator[tuple[Block, ...]]:
    """Yield portions of blocks, perhaps empty, each the work of about a millisecond.

    `toggled`: the folding parts that the user opened or closed; None shows all of them.
    """
    composer = Composer(right_to_left, toggled, limits.splits)
    tokens = tokenize(source[: limits.source])
    while portion := tuple(islice(tokens, TOKENS_AT_A_TIME)):
        for token in portion:
            composer.handle(token)
            if _is_full(composer, limits):
                break
        yield composer.pop_finished()
        if _is_full(composer, limits):
            break
    composer.finish()
    yield composer.pop_finished()
    if len(source) > limits.source or _is_full(composer, limits):
        yield (Cut(),)


def prepare_all(source: str, right_to_left: bool | None = None, limits: Limits = SHOWN) -> list[Block]:
    return [block for portion in prepare(source, right_to_left, limits) for block in portion]


def _is_full(composer: Composer, limits: Limits) -> bool:
    return composer.letters > limits.letters or composer.pictures > limits.pictures or composer.made > limits.blocks


class Excerpt(Struct):
    """The beginning of an entry, block by block; afterwards `is_cut` says whether something was left out."""

    portions: Iterable[tuple[Block, ...]]
    letters: int = 0
    is_cut: bool = False

    def __iter__(self) -> Iterator[tuple[Block, ...]]:
        blocks = 0
        for portion in self.portions:
            for block in portion:
                # A heading would be left alone near the end.
                is_heading = isinstance(block, Paragraph) and block.kind in HEADINGS
                is_enough = self.letters >= EXCERPT_LETTERS // (2 if is_heading else 1)
                if blocks >= EXCERPT_BLOCKS or is_enough or isinstance(block, Cut):
                    self.is_cut = True
                    return
                blocks += 1
                self.letters += count_letters(block)
                yield (block,)
            yield ()


def count_letters(block: Block) -> int:
    if isinstance(block, Paragraph):
        return sum(len(run.text) for run in block.runs)
    if isinstance(block, Code):
        return len(block.text)
    if isinstance(block, Quote):
        return sum(map(count_letters, block.blocks))
    if isinstance(block, Table):
        return sum(count_letters(inner) for row in block.rows for cell in row for inner in cell.blocks)
    return 0


def count_more_minutes(html: str, shown_letters: int, all_letters: int) -> int:
    """The minutes that the hidden part takes, at least one."""
    share = 1 - shown_letters / max(1, all_letters)
    return max(1, round(round(count_minutes(html)) * min(1.0, max(0.0, share))))
