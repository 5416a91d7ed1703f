"""A chart of what policies cost and gained, for `lab compare --plot` and the notes: a bar for each policy. Needs no
window and no screen, but loads Qt."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil, floor, log10
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter, QPen

from reader.core.errors import UsageError
from reader.window.kit.tokens import INTERFACE, LIGHT, PANE_TITLE, SMALL, TypeSize

OURS = "paperround"
SCALE = 2.0
WIDTH, MARGIN, ROW, HEAD, FOOT = 1080.0, 32.0, 30.0, 96.0, 56.0
NAMES, POLLS, VALUE = 190.0, 150.0, 76.0
BAR = 14.0
LEFT, RIGHT = MARGIN + NAMES, WIDTH - MARGIN - POLLS - VALUE
"""The ends of the axis."""


class Row(Struct, frozen=True):
    name: str
    wait_h: float
    polls: float
    same_cost: bool
    """Whether it polls as often as the budget says, and not at a cost of its own."""


def draw_outcomes(rows: Sequence[dict[str, Any]], path: Path, title: str = "") -> None:
    """Write a PNG of the rows of `lab compare --json`."""
    app = QGuiApplication.instance() or QGuiApplication(["paperround", "-platform", "offscreen"])
    image = make_picture(sort_rows(rows), title or "Waiting at the user's visits, by way of polling")
    if not image.save(str(path)):
        raise UsageError(f"Can't write {path}. Use a name that ends in .png, in a folder that exists.")
    del app


def sort_rows(rows: Sequence[dict[str, Any]]) -> list[Row]:
    """The rows, least waiting first. The median number of polls is the budget; those far from it have a cost of their
    own."""
    polls = sorted(float(row["polls_per_day"]) for row in rows)
    usual = polls[len(polls) // 2] if polls else 0.0
    made = [
        Row(
            str(row["policy"]),
            float(row["delay_h_per_day"]),
            float(row["polls_per_day"]),
            abs(float(row["polls_per_day"]) - usual) <= 0.2 * usual,
        )
        for row in rows
    ]
    return sorted(made, key=lambda row: row.wait_h)


def make_picture(rows: Sequence[Row], title: str) -> QImage:
    height = HEAD + ROW * len(rows) + FOOT
    image = QImage(int(WIDTH * SCALE), int(height * SCALE), QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.bg))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    _draw_title(painter, title)
    axis = make_axis(rows)
    _draw_axis(painter, axis, len(rows))
    for number, row in enumerate(rows):
        _draw_row(painter, row, HEAD + ROW * number, axis)
    _draw_legend(painter, HEAD + ROW * len(rows))
    painter.end()
    return image


class Axis(Struct, frozen=True):
    """A logarithmic axis over whole powers of ten."""

    low: int
    high: int

    def x(self, value: float) -> float:
        share = (log10(max(value, 10.0**self.low)) - self.low) / (self.high - self.low)
        return LEFT + share * (RIGHT - LEFT)


def make_axis(rows: Sequence[Row]) -> Axis:
    waits = [row.wait_h for row in rows if row.wait_h > 0] or [1.0]
    low = floor(log10(min(waits)) - 0.05)
    return Axis(low, max(ceil(log10(max(waits))), low + 1))


def _font(size: TypeSize, semibold: bool | None = None) -> QFont:
    font = QFont()
    font.setPixelSize(round(size.px))
    strong = size.semibold if semibold is None else semibold
    font.setWeight(QFont.Weight.DemiBold if strong else QFont.Weight.Normal)
    return font


def _text(painter: QPainter, box: QRectF, text: str, colour: str, font: QFont, right: bool = False) -> None:
    painter.setFont(font)
    painter.setPen(QColor(colour))
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.drawText(box, int(side | Qt.AlignmentFlag.AlignVCenter), text)


def _draw_title(painter: QPainter, title: str) -> None:
    _text(painter, QRectF(MARGIN, 20, WIDTH - 2 * MARGIN, 24), title, LIGHT.text, _font(PANE_TITLE))
    small = _font(SMALL)
    _text(painter, QRectF(LEFT, 52, 360, 18), "hours of waiting a day, each step ten times", LIGHT.text_3, small)
    _text(painter, QRectF(WIDTH - MARGIN - POLLS, 52, POLLS, 18), "polls a day", LIGHT.text_3, small, True)


def _draw_axis(painter: QPainter, axis: Axis, rows: int) -> None:
    bottom = HEAD + ROW * rows
    for power in range(axis.low, axis.high + 1):
        x = axis.x(10.0**power)
        painter.setPen(QPen(QColor(LIGHT.line_2 if power == axis.low else LIGHT.grid), 1))
        painter.drawLine(QPointF(x, HEAD - 6), QPointF(x, bottom))
        painter.setFont(_font(SMALL))
        painter.setPen(QColor(LIGHT.text_3))
        box = QRectF(x - 40, HEAD - 24, 80, 16)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), _number(10.0**power))


def _draw_row(painter: QPainter, row: Row, top: float, axis: Axis) -> None:
    ours = row.name == OURS
    strong = _font(INTERFACE, ours)
    names = QRectF(MARGIN, top, NAMES - 16, ROW)
    _text(painter, names, row.name, LIGHT.text if row.same_cost else LIGHT.text_2, strong)
    end = axis.x(row.wait_h)
    bar = QRectF(LEFT, top + (ROW - BAR) / 2, max(end - LEFT, 2.0), BAR)
    _draw_bar(painter, bar, ours, row.same_cost)
    value = QRectF(end + 8, top + 6, VALUE, ROW - 12)
    # The grid does not run through figures.
    painter.fillRect(QRectF(end + 4, top + 6, 20 + 8 * len(_number(row.wait_h)), ROW - 12), QColor(LIGHT.bg))
    _text(painter, value, _number(row.wait_h), LIGHT.text, strong)
    polls = QRectF(WIDTH - MARGIN - POLLS, top, POLLS, ROW)
    _text(painter, polls, _number(row.polls), LIGHT.text if row.same_cost else LIGHT.text_2, strong, True)


def _draw_bar(painter: QPainter, bar: QRectF, ours: bool, same_cost: bool) -> None:
    """Draw a bar: filled at equal cost, outlined at a cost of its own."""
    if same_cost:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LIGHT.plot_you if ours else LIGHT.comparison))
    else:
        painter.setPen(QPen(QColor(LIGHT.poll_planned), 1, Qt.PenStyle.DashLine))
        painter.setBrush(QColor(LIGHT.bg))
        bar = bar.adjusted(0.5, 0.5, -0.5, -0.5)
    painter.drawRoundedRect(bar, 3, 3)


def _draw_legend(painter: QPainter, top: float) -> None:
    x = LEFT
    for filled, words in ((True, "within the budget of every day"), (False, "at a cost of its own")):
        _draw_bar(painter, QRectF(x, top + 24, 24, BAR), False, filled)
        _text(painter, QRectF(x + 34, top + 22, 260, 18), words, LIGHT.text_2, _font(SMALL))
        x += 260


def _number(value: float) -> str:
    if value >= 10 or value == 0:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2g}"
