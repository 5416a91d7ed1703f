"""Icons of the demo's sites: a letter on a rounded tile, or a small emblem; 64 pixels wide."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from canvas import Canvas
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter

SIZE = 64
WHITE = "#ffffff"

LETTERS: dict[str, tuple[str, str, str]] = {
    "harbour-gazette": ("H", "#1f4e79", "Inter"),
    "nordlicht-kurier": ("N", "#3a4a8f", "Inter"),
    "le-petit-meridien": ("M", "#7b3f8f", "Inter"),
    "yunagi-shimbun": ("夕", "#a32f3a", "Noto Sans CJK JP"),
    "sada-almarfa": ("ص", "#8f5a17", "Noto Sans Arabic"),
    "tidewater-lab-notes": ("T", "#0f766e", "Inter"),
    "orbit-and-ash": ("O", "#4b3f8f", "Inter"),
    "the-moss-review": ("M", "#5f6f1f", "Inter"),
    "slow-compiler": ("S", "#3f4248", "Inter"),
    "kernel-garden": ("K", "#3a7030", "Inter"),
    "packet-parlour": ("P", "#2f5f8f", "Inter"),
    "long-wave": ("L", "#b0441c", "Inter"),
    "second-draft-hour": ("2", "#8f3a5f", "Inter"),
    "weir-lane-weather": ("W", "#2f6c92", "Inter"),
    "bloknot-zodchego": ("Б", "#55552a", "Inter"),
    "rail-and-bicycle": ("R", "#6b2f33", "Inter"),
    "vintage-terminal": ("V", "#2c2c2c", "Inter"),
    "ouranos-kai-alati": ("Ω", "#23407a", "Noto Sans"),
    "bap-jitneun-jeonyeok": ("밥", "#7a5230", "Noto Sans CJK KR"),
    "wuye-bianyi": ("午", "#20304f", "Noto Sans CJK SC"),
    "shulchan-bachatzer": ("ש", "#7f6a1f", "Noto Sans Hebrew"),
    "rasoi-ki-khidki": ("र", "#a8541c", "Noto Sans Devanagari"),
    "glos-znad-zatoki": ("G", "#2d6f7a", "Inter"),
}


def faro(c: Canvas) -> None:
    c.poly([(26, 22), (38, 22), (43, 54), (21, 54)], WHITE)
    c.rect(26, 13, 12, 9, "#ffe08a", 2)
    c.poly([(24, 13), (32, 6), (40, 13)], WHITE)
    c.poly([(24.5, 32), (39.5, 32), (41, 42), (23, 42)], "#c0392b")


def lens(c: Canvas) -> None:
    c.arc(28, 27, 14, 0, 360, WHITE, 6)
    c.line([(39, 38), (52, 51)], WHITE, 7)


def leaf(c: Canvas) -> None:
    c.curve([(12, 52), (30, 14), (52, 12), (46, 40), (14, 52)], WHITE, closed=True)
    c.line([(14, 52), (44, 20)], "#4d7a3a", 4)


def cloud(c: Canvas) -> None:
    for x, y, r in ((22, 37, 11), (33, 29, 14), (44, 38, 10)):
        c.disc(x, y, r, WHITE)
    c.rect(20, 36, 26, 12, WHITE, 6)


def tick(c: Canvas) -> None:
    c.line([(15, 34), (27, 46), (50, 18)], WHITE, 8)


def drop(c: Canvas) -> None:
    c.poly([(32, 9), (47, 36), (17, 36)], WHITE)
    c.disc(32, 39, 16, WHITE)


def tortoise(c: Canvas) -> None:
    c.disc(29, 36, 18, WHITE, 15)
    c.disc(51, 36, 7, WHITE)
    c.rect(11, 38, 36, 14, "#3f7a52")
    for x in (17, 36):
        c.rect(x, 38, 8, 11, WHITE, 3)
    c.rect(11, 35, 37, 5, WHITE, 2)


def moon(c: Canvas) -> None:
    c.disc(32, 32, 20, "#f6e3a6")
    c.disc(41, 25, 17, "#23254a")


def wave(c: Canvas) -> None:
    for i, h in enumerate((10, 22, 34, 18, 28, 12)):
        c.rect(11 + i * 7.4, 32 - h / 2, 4.6, h, WHITE, 2.3)


def pan(c: Canvas) -> None:
    c.disc(26, 34, 17, WHITE)
    c.disc(26, 34, 12, "#c96a2f")
    c.line([(42, 28), (56, 21)], WHITE, 7)


def loaf(c: Canvas) -> None:
    c.rect(10, 22, 44, 28, "#f2d9a6", 14)
    for x in (21, 31, 41):
        c.line([(x, 42), (x + 5, 28)], "#a8682a", 4)


def fork(c: Canvas) -> None:
    c.line([(32, 56), (32, 30)], WHITE, 6)
    for x in (23, 32, 41):
        c.line([(x, 10), (x, 24)], WHITE, 4)
    c.arc(32, 22, 9, 180, 180, WHITE, 5)


def pot(c: Canvas) -> None:
    c.rect(14, 27, 36, 25, WHITE, 6)
    c.rect(10, 20, 44, 6, WHITE, 3)
    c.disc(32, 15, 4, WHITE)


def gull(c: Canvas) -> None:
    c.curve([(8, 26), (20, 22), (32, 38)], WHITE, 6)
    c.curve([(32, 38), (44, 22), (56, 26)], WHITE, 6)
    c.disc(32, 39, 5, "#e2913a")


def teapot(c: Canvas) -> None:
    c.disc(31, 37, 16, WHITE, 14)
    c.poly([(44, 34), (57, 23), (58, 29), (46, 44)], WHITE)
    c.arc(15, 36, 8, 60, 240, WHITE, 4)
    c.rect(22, 18, 18, 5, WHITE, 2)
    c.disc(31, 15, 3.5, WHITE)


def comma(c: Canvas) -> None:
    c.disc(33, 24, 11, WHITE)
    c.arc(26, 26, 17, -75, 80, WHITE, 5)


def cat(c: Canvas) -> None:
    c.disc(32, 38, 17, WHITE, 14)
    c.poly([(15, 36), (17, 14), (31, 27)], WHITE)
    c.poly([(49, 36), (47, 14), (33, 27)], WHITE)
    c.disc(25, 37, 3, "#3d3a41")
    c.disc(39, 37, 3, "#3d3a41")


EMBLEMS: dict[str, tuple[str, Callable[[Canvas], None]]] = {
    "la-gaceta-del-faro": ("#1c5d8a", faro),
    "the-small-lens": ("#1f6a70", lens),
    "spaziergang-mit-lupe": ("#4d7a3a", leaf),
    "guanyun-shouji": ("#4f86b5", cloud),
    "the-hanging-comma": ("#b5452f", comma),
    "tests-before-tea": ("#2d7a4b", tick),
    "the-ink-spill": ("#28346b", drop),
    "radio-tartaruga": ("#3f7a52", tortoise),
    "kleine-nachtfahrt": ("#23254a", moon),
    "nowhere-special": ("#6a6f78", wave),
    "three-pans": ("#8a3b2a", pan),
    "bread-at-six": ("#8f5a2a", loaf),
    "la-mesa-larga": ("#b5402f", fork),
    "cuisine-de-poche": ("#3a5f8a", pot),
    "gull-and-buoy": ("#2f7f96", gull),
    "inspector-teapot": ("#2f6f7d", teapot),
    "il-gatto-e-la-lampadina": ("#c08a1f", cat),
}


def draw_icon(colour: str, paint: Callable[[Canvas], None], path: Path) -> None:
    c = Canvas(SIZE, SIZE)
    c.painter.end()
    c.image = QImage(SIZE, SIZE, QImage.Format.Format_ARGB32)
    c.image.fill(Qt.GlobalColor.transparent)
    c.painter = QPainter(c.image)
    c.painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    c.fill(QColor(colour))
    c.painter.drawRoundedRect(QRectF(0, 0, SIZE, SIZE), 14, 14)
    paint(c)
    c.save(path)


def draw_letter(letter: str, colour: str, family: str, path: Path) -> None:
    size = 40 if letter.isascii() else 36

    def paint(c: Canvas) -> None:
        c.text_in((0, 0, SIZE, SIZE), letter, size, WHITE, family, bold=True)

    draw_icon(colour, paint, path)


def draw_all(folder: Path) -> None:
    for slug, (letter, colour, family) in LETTERS.items():
        draw_letter(letter, colour, family, folder / f"{slug}.png")
    for slug, (colour, paint) in EMBLEMS.items():
        draw_icon(colour, paint, folder / f"{slug}.png")
