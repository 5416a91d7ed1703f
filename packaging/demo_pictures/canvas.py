"""A sheet to draw flat landscapes on: skies, hills, water, lamps. Everything is seeded, nothing is random."""

from __future__ import annotations

import itertools
import math
from collections.abc import Sequence
from pathlib import Path
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

W, H = 1160, 454
Point = tuple[float, float]


class Canvas:
    def __init__(self, width: int = W, height: int = H, paper: str = "#ffffff") -> None:
        self.width, self.height = width, height
        self.image = QImage(width, height, QImage.Format.Format_RGB32)
        self.image.fill(QColor(paper))
        self.painter = QPainter(self.image)
        self.painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)

    def save(self, path: Path) -> None:
        self.painter.end()
        self.image.save(str(path), "PNG", 0)

    # --- plain shapes ---

    def fill(self, colour: str | QBrush | QColor) -> None:
        self.painter.setPen(Qt.PenStyle.NoPen)
        self.painter.setBrush(QBrush(QColor(colour)) if isinstance(colour, str) else QBrush(colour))

    def stroke(self, colour: str, width: float) -> None:
        pen = QPen(QColor(colour), width)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        self.painter.setPen(pen)
        self.painter.setBrush(Qt.BrushStyle.NoBrush)

    def rect(self, x: float, y: float, w: float, h: float, colour: str, radius: float = 0) -> None:
        self.fill(colour)
        self.painter.drawRoundedRect(QRectF(x, y, w, h), radius, radius)

    def poly(self, points: Sequence[Point], colour: str) -> None:
        self.fill(colour)
        self.painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))

    def disc(self, x: float, y: float, r: float, colour: str, ry: float | None = None) -> None:
        self.fill(colour)
        self.painter.drawEllipse(QPointF(x, y), r, r if ry is None else ry)

    def line(self, points: Sequence[Point], colour: str, width: float = 3) -> None:
        self.stroke(colour, width)
        self.painter.drawPolyline(QPolygonF([QPointF(x, y) for x, y in points]))

    def curve(self, points: Sequence[Point], colour: str, width: float = 3, closed: bool = False) -> None:
        """A smooth line through the points; filled where `closed`."""
        path = QPainterPath(QPointF(*points[0]))
        for (x0, y0), (x1, y1) in itertools.pairwise(points):
            path.cubicTo((x0 + x1) / 2, y0, (x0 + x1) / 2, y1, x1, y1)
        if closed:
            self.fill(colour)
        else:
            self.stroke(colour, width)
        self.painter.drawPath(path)

    def arc(self, x: float, y: float, r: float, start: float, span: float, colour: str, width: float) -> None:
        self.stroke(colour, width)
        self.painter.drawArc(QRectF(x - r, y - r, 2 * r, 2 * r), int(start * 16), int(span * 16))

    def text(
        self,
        x: float,
        y: float,
        words: str,
        size: int,
        colour: str,
        family: str = "Inter",
        bold: bool = False,
    ) -> None:
        font = QFont(family)
        font.setPixelSize(size)
        font.setBold(bold)
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        self.painter.drawText(QPointF(x, y), words)

    def text_in(
        self,
        box: tuple[float, float, float, float],
        words: str,
        size: int,
        colour: str,
        family: str = "Inter",
        bold: bool = False,
    ) -> None:
        font = QFont(family)
        font.setPixelSize(size)
        font.setBold(bold)
        self.painter.setFont(font)
        self.painter.setPen(QColor(colour))
        flags = Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap
        self.painter.drawText(QRectF(*box), int(flags), words)

    # --- air, land and water ---

    def blend(self, y0: float, y1: float, *colours: str) -> None:
        """A band across the sheet that goes from the first colour to the last."""
        gradient = QLinearGradient(0, y0, 0, y1)
        for index, colour in enumerate(colours):
            gradient.setColorAt(index / (len(colours) - 1), QColor(colour))
        self.fill(QBrush(gradient))
        self.painter.drawRect(QRectF(0, y0, self.width, y1 - y0))

    def glow(self, x: float, y: float, r: float, colour: str, strength: int = 150) -> None:
        gradient = QRadialGradient(x, y, r)
        inner, outer = QColor(colour), QColor(colour)
        inner.setAlpha(strength)
        outer.setAlpha(0)
        gradient.setColorAt(0, inner)
        gradient.setColorAt(1, outer)
        self.fill(QBrush(gradient))
        self.painter.drawEllipse(QPointF(x, y), r, r)

    def hills(
        self, base: float, height: float, colour: str, seed: int, rough: float = 1.0, to: float | None = None
    ) -> None:
        """A ridge across the sheet, from three slow waves; rougher ones get a fourth, quick one."""
        rng = Random(seed)
        waves = [(rng.uniform(0.6, 1.0), 1.3, rng.uniform(0, 6.3)), (0.5, 2.9, rng.uniform(0, 6.3))]
        waves += [(0.22 * rough, 6.1, rng.uniform(0, 6.3)), (0.09 * (rough - 1), 23.0, rng.uniform(0, 6.3))]
        points: list[Point] = [(0, to or self.height)]
        for x in range(0, self.width + 8, 8):
            t = x / self.width * math.tau / 2
            y = sum(a * math.sin(f * t + p) for a, f, p in waves)
            points.append((x, base - height * (0.5 + 0.4 * y)))
        self.poly([*points, (self.width, to or self.height)], colour)

    def peaks(self, base: float, height: float, colour: str, snow: str, seed: int) -> None:
        rng = Random(seed)
        x = -100.0
        while x < self.width + 100:
            w, h = rng.uniform(200, 340), height * rng.uniform(0.6, 1.0)
            top = (x + w / 2, base - h)
            self.poly([(x, base), top, (x + w, base)], colour)
            k = 0.3
            left, right = (top[0] - w / 2 * k, top[1] + h * k), (top[0] + w / 2 * k, top[1] + h * k)
            mid = (top[0] + w * 0.03, top[1] + h * k * 0.72)
            self.poly([top, left, (top[0] - w * 0.06, top[1] + h * k * 0.8), mid, right], snow)
            x += w * rng.uniform(0.5, 0.75)

    def stars(self, count: int, bottom: float, seed: int, colour: str = "#f2efe2") -> None:
        rng = Random(seed)
        for _ in range(count):
            r = rng.choice((0.9, 0.9, 1.2, 1.2, 1.7))
            self.disc(rng.uniform(0, self.width), rng.uniform(0, bottom), r, colour)

    def milky_way(self, x: float, y: float, w: float, h: float, count: int, seed: int) -> None:
        rng = Random(seed)
        for _ in range(count):
            t = rng.random()
            self.disc(x + t * w + rng.gauss(0, 26), y + t * h + rng.gauss(0, 26), 1.0, "#98a1cc")

    def glints(
        self, x: float, y: float, count: int, colour: str, seed: int, width: float = 46, step: float = 11
    ) -> None:
        """Short bright lines under a light that stands over water."""
        rng = Random(seed)
        for row in range(count):
            w = width * rng.uniform(0.35, 1.0) * (0.6 + row / count)
            cx = x + rng.uniform(-10, 10)
            self.line([(cx - w / 2, y + row * step), (cx + w / 2, y + row * step)], colour, 2)

    def boat(self, x: float, y: float, s: float, hull: str, sail: str) -> None:
        self.poly([(x - 24 * s, y), (x + 24 * s, y), (x + 18 * s, y + 9 * s), (x - 17 * s, y + 9 * s)], hull)
        self.poly([(x, y - 3 * s), (x, y - 38 * s), (x + 18 * s, y - 8 * s)], sail)
        self.line([(x, y), (x, y - 40 * s)], hull, 2 * s)

    def tree(self, x: float, y: float, s: float, leaf: str, trunk: str) -> None:
        self.rect(x - 3 * s, y - 26 * s, 6 * s, 26 * s, trunk)
        self.disc(x, y - 52 * s, 26 * s, leaf, 32 * s)

    def poplar(self, x: float, y: float, s: float, leaf: str, trunk: str) -> None:
        self.rect(x - 2 * s, y - 24 * s, 4 * s, 24 * s, trunk)
        self.disc(x, y - 84 * s, 15 * s, leaf, 68 * s)

    def house(self, x: float, y: float, w: float, h: float, wall: str, roof: str, lamp: str = "") -> None:
        self.rect(x, y - h, w, h, wall)
        self.poly([(x - 5, y - h), (x + w / 2, y - h - w * 0.42), (x + w + 5, y - h)], roof)
        if lamp:
            self.rect(x + w * 0.28, y - h * 0.68, w * 0.2, h * 0.26, lamp)
            self.rect(x + w * 0.6, y - h * 0.68, w * 0.2, h * 0.26, lamp)
