"""Tags of an entry as pills in its row: which are shown, and where. Pure geometry."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QRect, Qt
from PySide6.QtGui import QFontMetrics

HEIGHT, PADDING, GAP = 18, 8, 6
MOST_SHOWN = 2
WIDEST = 96
LEAST_FOR_THE_FEED = 60
"""So much of the line is left for the feed's name, whatever the tags."""


class Pill(Struct, frozen=True):
    box: QRect
    words: str


def lay_out_pills(tags: Sequence[str], right: int, line: QRect, metrics: QFontMetrics) -> list[Pill]:
    """From the right to the left, at most two; what does not fit is counted."""
    pills: list[Pill] = []
    shown = list(tags[:MOST_SHOWN])
    words = [metrics.elidedText(tag, Qt.TextElideMode.ElideRight, WIDEST) for tag in shown]
    if len(tags) > MOST_SHOWN:
        words.append(f"+{len(tags) - MOST_SHOWN}")
    edge = right - 2
    for text in reversed(words):
        width = metrics.horizontalAdvance(text) + 2 * PADDING
        if edge - width < line.left() + LEAST_FOR_THE_FEED:
            return [_make_count(pills[0].box, len(tags), metrics)] if pills else []
        edge -= width
        pills.append(Pill(QRect(edge, line.center().y() - HEIGHT // 2 + 1, width, HEIGHT), text))
        edge -= GAP
    return pills


def _make_count(first: QRect, count: int, metrics: QFontMetrics) -> Pill:
    """Too little room for names: how many there are."""
    text = f"+{count}"
    width = metrics.horizontalAdvance(text) + 2 * PADDING
    return Pill(QRect(first.right() - width + 1, first.top(), width, HEIGHT), text)
