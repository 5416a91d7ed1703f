"""Draws the simulated month: fetches, megabytes and missing posts, ours beside polling every hour."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QGuiApplication, QImage, QPainter

from reader.window.kit.tokens import LIGHT

SCALE = 2
WIDTH, MARGIN, GAP = 760, 28, 26
HEAD, BAR, BETWEEN, TITLE, FOOT = 58, 22, 8, 26, 8
NAMES = 250
LEFT, RIGHT = Qt.AlignmentFlag.AlignLeft, Qt.AlignmentFlag.AlignRight


@dataclass(frozen=True)
class Panel:
    title: str
    key: str
    shown: str
    """How a value is written; a format."""


PANELS = (
    Panel("Fetches per day", "fetches", "{:,.0f}"),
    Panel("Megabytes a day", "megabytes", "{:.2f} MB"),
    Panel("Posts still missing at the user's first look", "missing_share", "{:.1%}"),
)


def draw_month(rows: Sequence[dict[str, Any]], path: Path, title: str) -> None:
    """`rows` are those that the month reports, ours first."""
    app = QGuiApplication.instance() or QGuiApplication(["paperround", "-platform", "offscreen"])
    panel_height = TITLE + len(rows) * (BAR + BETWEEN) + GAP
    height = HEAD + len(PANELS) * panel_height + FOOT
    image = QImage(WIDTH * SCALE, height * SCALE, QImage.Format.Format_RGB32)
    image.fill(QColor(LIGHT.bg))
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(SCALE, SCALE)
    write(painter, QRectF(MARGIN, 16, WIDTH - 2 * MARGIN, 28), title, 15, LIGHT.text, bold=True)
    for number, panel in enumerate(PANELS):
        draw_panel(painter, panel, rows, HEAD + number * panel_height)
    painter.end()
    assert image.save(str(path)), f"{path} cannot be written"
    del app


def draw_panel(painter: QPainter, panel: Panel, rows: Sequence[dict[str, Any]], top: float) -> None:
    write(painter, QRectF(MARGIN, top, WIDTH - 2 * MARGIN, TITLE), panel.title, 12, LIGHT.text_2, bold=True)
    most = max(float(row[panel.key]) for row in rows)
    room = WIDTH - 2 * MARGIN - NAMES - 80
    for number, row in enumerate(rows):
        y = top + TITLE + number * (BAR + BETWEEN)
        value = float(row[panel.key])
        write(painter, QRectF(MARGIN, y, NAMES - 12, BAR), str(row["name"]), 12, LIGHT.text, side=RIGHT)
        length = max(room * value / most, 2.0)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(LIGHT.accent if number == 0 else LIGHT.line_2))
        painter.drawRoundedRect(QRectF(MARGIN + NAMES, y + 2, length, BAR - 4), 3, 3)
        place = QRectF(MARGIN + NAMES + length + 8, y, 90, BAR)
        write(painter, place, panel.shown.format(value), 12, LIGHT.text, bold=number == 0)


def write(
    painter: QPainter,
    place: QRectF,
    words: str,
    size: int,
    ink: str,
    *,
    bold: bool = False,
    side: Qt.AlignmentFlag = LEFT,
) -> None:
    font = QFont("Inter")
    font.setPixelSize(size)
    font.setBold(bold)
    painter.setFont(font)
    painter.setPen(QColor(ink))
    painter.drawText(place, side | Qt.AlignmentFlag.AlignVCenter, words)
