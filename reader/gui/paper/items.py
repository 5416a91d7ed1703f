"""Items of a column, one below the other: lines of text, pictures, rules, rows of tables. Each knows its height,
a multiple of the line, and paints itself at a place."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QGlyphRun, QImage, QPainter, QPen, QTextLayout

from reader.gui.paper.measures import LINE, whole_lines

INK, QUIET = "#1a1815", "#55524c"
RULE_WIDTH, BAR_WIDTH = 5.0, 10.0


class Item(Struct, frozen=True):
    height: float
    paint: Callable[[QPainter, float, float], None]
    """At x and y of its top left corner."""
    keeps_next: bool = False
    """Nothing may come between this and the next: a heading and its text."""
    is_space: bool = False
    """Not wanted at the head of a column."""
    floats: bool = False
    """A picture: where it does not fit, it goes to the head of the next column, and text goes on."""


def make_space(lines: float = 1.0) -> Item:
    return Item(lines * LINE, lambda painter, x, y: None, is_space=True)


def make_lines(
    layout: QTextLayout, heights: Sequence[float], *, keeps_next: bool = False, bar: float | None = None
) -> list[Item]:
    """One item for each line of a text that was laid out; the first two and the last two stay together."""
    count = layout.lineCount()
    items = []
    for number in range(count):
        stays = (
            keeps_next or (count > 3 and number in (0, count - 2)) or (count in (2, 3) and number < count - 1)
        )
        items.append(Item(heights[number], _line_painter(layout, number, heights[number], bar), stays))
    return items


def make_block(layout: QTextLayout, height: float) -> Item:
    """All lines in one, `height` apart, as a title that nothing may tear; the text must follow, as near to a title of
    one line as to one of three: most of what is left of whole lines stands above."""
    lines = make_lines(layout, [height] * layout.lineCount())
    whole = whole_lines(height * max(len(lines), 1))
    above = 0.7 * (whole - height * max(len(lines), 1))

    def paint(painter: QPainter, x: float, y: float) -> None:
        for number, line in enumerate(lines):
            line.paint(painter, x, y + above + number * height)

    return Item(whole, paint, keeps_next=True)


def paint_both(item: Item, other: Item, down: float = 0.0) -> Item:
    """One item that paints another at its place, too."""

    def paint(painter: QPainter, x: float, y: float) -> None:
        other.paint(painter, x, y + down)
        item.paint(painter, x, y)

    return replace(item, paint=paint)


def _line_painter(
    layout: QTextLayout, number: int, height: float, bar: float | None
) -> Callable[[QPainter, float, float], None]:
    line = layout.lineAt(number)
    # Each line stands on the grid, whatever the line before it was.
    down = height * 0.76 - line.y() - line.ascent()
    draw = _draw_formatted(layout, number) if layout.formats() else _draw_plain(line.glyphRuns())

    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QColor(INK))
        draw(painter, QPointF(x, y + down))
        if bar is not None:
            painter.fillRect(QRectF(x + bar, y, BAR_WIDTH, height), QColor(QUIET))

    return paint


def _draw_formatted(layout: QTextLayout, number: int) -> Callable[[QPainter, QPointF], None]:
    return lambda painter, at: layout.lineAt(number).draw(painter, at)


def _draw_plain(glyphs: Sequence[QGlyphRun]) -> Callable[[QPainter, QPointF], None]:
    """A layout keeps five times as much of each letter as its shape and place, which is all that is drawn."""

    def draw(painter: QPainter, at: QPointF) -> None:
        for run in glyphs:
            painter.drawGlyphRun(at, run)

    return draw


def make_picture(image: QImage, width: float, height: float, x: float = 0.0) -> Item:
    """`height` of the whole item, a multiple of the line; the picture fills it but for a little air below."""

    def paint(painter: QPainter, left: float, top: float) -> None:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawImage(QRectF(left + x, top + LINE * 0.35, width, height - LINE * 0.7), image)

    return Item(height, paint, keeps_next=False, floats=True)


def make_rule(width: float, height: float = LINE) -> Item:
    def paint(painter: QPainter, x: float, y: float) -> None:
        painter.setPen(QPen(QColor(QUIET), RULE_WIDTH))
        painter.drawLine(QPointF(x + width * 0.35, y + height / 2), QPointF(x + width * 0.65, y + height / 2))

    return Item(height, paint)
