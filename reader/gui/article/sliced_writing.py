"""Writes articles in slices, driven by a timer, so that the window never waits. Main thread only."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator

from PySide6.QtCore import QElapsedTimer

from reader.gui.article.blocks import Block, Code, Paragraph, Quote, Table
from reader.gui.article.build import Builder

SLICE_MS = 10
SLICE_LETTERS = 4000

Step = Callable[[Builder], None]


class Writing:
    """The steps still to be done on one document; a step writes one block or one header."""

    def __init__(self, builder: Builder) -> None:
        self.builder = builder
        self._sources: deque[Iterator[tuple[Step, ...]]] = deque()
        self._steps: deque[Step] = deque()
        self.letters = 0

    def then(self, step: Step) -> None:
        self._sources.append(iter(((step,),)))

    def then_blocks(self, portions: Iterable[tuple[Block, ...]]) -> None:
        self._sources.append(tuple(map(self._step_for, portion)) for portion in portions)

    def is_done(self) -> bool:
        return not self._steps and not self._sources

    def work(self) -> None:
        """Write one slice. Layout happens at its end, so the letters count as well as the time."""
        timer = QElapsedTimer()
        timer.start()
        stop = self.letters + SLICE_LETTERS
        self.builder.begin()
        while self.letters < stop and timer.elapsed() < SLICE_MS and self._refill():
            if self._steps:
                self._steps.popleft()(self.builder)
        if self.is_done():
            self.builder.finish()
        self.builder.end()

    def work_until(self, is_enough: Callable[[], bool], milliseconds: int) -> None:
        timer = QElapsedTimer()
        timer.start()
        while not self.is_done() and timer.elapsed() < milliseconds and not is_enough():
            self.work()

    def _refill(self) -> bool:
        """True if there is anything left, even a portion without blocks."""
        if self._steps:
            return True
        while self._sources:
            portion = next(self._sources[0], None)
            if portion is not None:
                self._steps.extend(portion)
                return True
            self._sources.popleft()
        return False

    def _step_for(self, block: Block) -> Step:
        def write(builder: Builder) -> None:
            builder.add(block)
            self.letters += weigh(block)

        return write


def weigh(block: Block) -> int:
    """The number of letters of plain text that cost about as much to lay out."""
    if isinstance(block, Paragraph):
        return 60 + sum(len(run.text) + 20 for run in block.runs)
    if isinstance(block, Code):
        return 200 + len(block.text)
    if isinstance(block, Quote):
        return 200 + 2 * sum(map(weigh, block.blocks))
    if isinstance(block, Table):
        cells = [cell for row in block.rows for cell in row]
        return sum(150 + 2 * sum(map(weigh, cell.blocks)) for cell in cells)
    return 200
