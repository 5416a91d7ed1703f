"""Excerpt of a long entry, as the newspaper shows it. Pure."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from msgspec import Struct

from reader.gui.article.content.blocks import Block, Code, Cut, Kind, Paragraph, Quote, Table
from reader.html.reading_minutes import count_minutes

EXCERPT_LETTERS = 1100
EXCERPT_BLOCKS = 8
HEADINGS = frozenset((Kind.HEADING_1, Kind.HEADING_2, Kind.HEADING_3))


class Excerpt(Struct):
    """The beginning of an entry, block by block; afterwards tells whether something was left out."""

    portions: Iterable[tuple[Block, ...]]
    letters: int = 0
    is_cut: bool = False

    def __iter__(self) -> Iterator[tuple[Block, ...]]:
        blocks = 0
        for portion in self.portions:
            for block in portion:
                if blocks >= EXCERPT_BLOCKS or self._should_end_before(block):
                    self.is_cut = True
                    return
                blocks += 1
                self.letters += count_letters(block)
                yield (block,)
            yield ()

    def _should_end_before(self, block: Block) -> bool:
        """A heading near the end would stand there alone."""
        if isinstance(block, Paragraph) and block.kind in HEADINGS:
            return self.letters >= EXCERPT_LETTERS // 2
        return self.letters >= EXCERPT_LETTERS or isinstance(block, Cut)


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
    """Minutes that the hidden part takes, at least one."""
    share = 1 - shown_letters / max(1, all_letters)
    return max(1, round(round(count_minutes(html)) * min(1.0, max(0.0, share))))
