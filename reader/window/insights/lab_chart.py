"""A chart of what policies cost and gained, for `lab compare --plot` and the notes: a bar for each policy. Needs no
window and no screen, but loads Qt."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from math import ceil, floor, log10
from pathlib import Path
from typing import Any

from msgspec import Struct
from PySide6.QtCore import QByteArray
from PySide6.QtGui import QColor, QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

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
    svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}">{"".join(_draw(rows, title))}</svg>'
    QSvgRenderer(QByteArray(svg.encode())).render(painter)
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


def _draw(rows: Sequence[Row], title: str) -> Iterator[str]:
    """The picture's parts as SVG."""
    axis, bottom = make_axis(rows), HEAD + ROW * len(rows)
    yield _text(MARGIN, 32, title, LIGHT.text, PANE_TITLE, is_strong=True)
    yield _text(LEFT, 61, "hours of waiting a day, each step ten times", LIGHT.text_3)
    yield _text(WIDTH - MARGIN, 61, "polls a day", LIGHT.text_3, anchor="end")
    for power in range(axis.low, axis.high + 1):
        x, ink = axis.x(10.0**power), LIGHT.line_2 if power == axis.low else LIGHT.grid
        yield f'<path d="M{x} {HEAD - 6}V{bottom}" stroke="{ink}"/>'
        yield _text(x, HEAD - 16, _number(10.0**power), LIGHT.text_3, anchor="middle")
    for number, row in enumerate(rows):
        yield from _draw_row(row, HEAD + ROW * number, axis.x(row.wait_h))
    for x, is_filled, words in (
        (LEFT, True, "within the budget of every day"),
        (LEFT + 260, False, "at a cost of its own"),
    ):
        yield _bar(x, bottom + 24, 24, False, is_filled)
        yield _text(x + 34, bottom + 31, words, LIGHT.text_2)


def _draw_row(row: Row, top: float, end: float) -> Iterator[str]:
    is_ours, middle, value = row.name == OURS, top + ROW / 2, _number(row.wait_h)
    ink = LIGHT.text if row.same_cost else LIGHT.text_2
    yield _text(MARGIN, middle, row.name, ink, INTERFACE, is_strong=is_ours)
    yield _bar(LEFT, middle - BAR / 2, max(end - LEFT, 2.0), is_ours, row.same_cost)
    # The grid does not run through figures.
    yield f'<rect x="{end + 4}" y="{top + 6}" width="{20 + 8 * len(value)}" height="{ROW - 12}" fill="{LIGHT.bg}"/>'
    yield _text(end + 8, middle, value, LIGHT.text, INTERFACE, is_strong=is_ours)
    yield _text(WIDTH - MARGIN, middle, _number(row.polls), ink, INTERFACE, "end", is_strong=is_ours)


def _bar(left: float, top: float, width: float, is_ours: bool, same_cost: bool) -> str:
    """A bar: filled at equal cost, outlined at a cost of its own."""
    style = f'fill="{LIGHT.plot_you if is_ours else LIGHT.comparison}"'
    if not same_cost:
        left, top, width = left + 0.5, top + 0.5, width - 1
        style = f'fill="{LIGHT.bg}" stroke="{LIGHT.poll_planned}" stroke-dasharray="4 2"'
    return f'<rect x="{left}" y="{top}" width="{width}" height="{BAR if same_cost else BAR - 1}" rx="3" {style}/>'


def _text(
    x: float,
    middle: float,
    words: str,
    ink: str,
    size: TypeSize = SMALL,
    anchor: str = "start",
    *,
    is_strong: bool = False,
) -> str:
    weight = "600" if is_strong else "400"
    return (
        f'<text x="{x}" y="{middle + 0.36 * size.px}" fill="{ink}" font-size="{size.px}" font-weight="{weight}" '
        f'text-anchor="{anchor}">{escape(words)}</text>'
    )


def _number(value: float) -> str:
    if value >= 10 or value == 0:
        return f"{value:,.0f}"
    return f"{value:.1f}" if value >= 1 else f"{value:.2g}"
