"""An article's HTML → the records of `blocks`, with every bound kept. Pure; runs in slices.

What a text layout cannot bear is cut or flattened here: deep nesting, tables in tables, wide spans, endless
words and paragraphs, thousands of pictures, books. Where something is left out at the end, a `Cut` says so.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from msgspec import Struct

from reader.gui.article.content.blocks import Block, Cut
from reader.gui.article.content.compose import Composer
from reader.html.bounds import MAX_HTML
from reader.html.tokenizer import tokenize

TOKENS_AT_A_TIME = 100


class Limits(Struct, frozen=True):
    source: int = MAX_HTML
    """Characters of HTML that are looked at."""
    letters: int = 1_200_000
    """Characters of text that are shown: two hundred thousand words."""
    pictures: int = 400
    blocks: int = 20_000


SHOWN = Limits()
SAVED = Limits(source=20_000_000, letters=10_000_000, pictures=5_000, blocks=500_000)


def prepare(
    source: str,
    right_to_left: bool | None = None,
    limits: Limits = SHOWN,
    toggled: frozenset[int] | None = None,
) -> Iterator[tuple[Block, ...]]:
    """Portions of blocks, each the work of a millisecond or so; a portion may be empty.

    `toggled`: the parts that fold which the owner opened or closed; None shows all of them.
    """
    composer = Composer(right_to_left, toggled)
    tokens = tokenize(source[: limits.source])
    while portion := tuple(islice(tokens, TOKENS_AT_A_TIME)):
        for token in portion:
            composer.take(token)
            if _is_full(composer, limits):
                break
        yield composer.take_finished()
        if _is_full(composer, limits):
            break
    composer.finish()
    yield composer.take_finished()
    if len(source) > limits.source or _is_full(composer, limits):
        yield (Cut(),)


def prepare_all(source: str, right_to_left: bool | None = None, limits: Limits = SHOWN) -> list[Block]:
    return [block for portion in prepare(source, right_to_left, limits) for block in portion]


def _is_full(composer: Composer, limits: Limits) -> bool:
    return (
        composer.letters > limits.letters
        or composer.pictures > limits.pictures
        or composer.made > limits.blocks
    )
