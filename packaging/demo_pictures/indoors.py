"""Scenes at tables and desks: still lifes, a chart, a specimen, what a microscope shows."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from canvas import Canvas, H, W


def _table(c: Canvas, wall: tuple[str, str], wood: str, edge: str, y: float = 300) -> None:
    c.blend(0, y, *wall)
    c.rect(0, y, W, H - y, wood)
    c.rect(0, y, W, 6, edge)


def kitchen_table(c: Canvas) -> None:
    _table(c, ("#d8d3c4", "#e9e2d0"), "#b5895c", "#9d7246")
    c.rect(90, 34, 220, 190, "#f6f3ea", 4)
    c.rect(102, 46, 196, 166, "#bcd6dd")
    c.rect(196, 46, 8, 166, "#f6f3ea")
    c.rect(102, 124, 196, 8, "#f6f3ea")
    c.poly([(470, 330), (482, 190), (468, 160), (560, 160), (550, 190), (566, 330)], "#3f6c8f")
    c.arc(566, 236, 34, -90, 180, "#3f6c8f", 13)
    c.disc(514, 160, 46, "#2f5472", 9)
    for i, (x, lean) in enumerate(((640, -4), (674, 3), (708, -2), (742, 5))):
        c.poly([(x, 356), (x + 15, 356), (x + 20 + lean, 220), (x - 4 + lean, 220)], "#eef0dc")
        c.poly(
            [
                (x - 4 + lean, 246),
                (x + 20 + lean, 246),
                (x + 30 + lean * 3, 128 + i * 6),
                (x + 8, 150),
                (x - 16 + lean * 2, 132),
            ],
            "#5d8a4a",
        )
    c.disc(880, 344, 104, "#e8dcc3", 34)
    c.poly([(778, 338), (982, 338), (950, 392), (810, 392)], "#dccfb2")
    for x, y, colour in ((842, 326, "#d9a441"), (884, 312, "#c9b04a"), (926, 328, "#c96a3c")):
        c.disc(x, y, 32, colour)
        c.line([(x, y - 30), (x + 5, y - 42)], "#5a4632", 4)
    c.poly([(300, 390), (420, 366), (424, 374), (306, 402)], "#c7ccd0")
    c.poly([(228, 404), (302, 390), (306, 402), (234, 418)], "#5a4030")


def bread(c: Canvas) -> None:
    _table(c, ("#5a4a41", "#7d6757"), "#a67c52", "#8f6740", 290)
    c.rect(250, 330, 660, 56, "#c79a66", 14)
    c.rect(250, 376, 660, 16, "#a97d4c", 8)
    c.disc(580, 262, 252, "#8f5526", 108)
    c.disc(580, 246, 236, "#b8722f", 92)
    c.disc(580, 228, 200, "#cf8b3f", 66)
    for i in range(5):
        x = 430 + i * 72
        c.line([(x - 20, 290), (x + 34, 196)], "#e9cd97", 15)
        c.line([(x - 17, 286), (x + 33, 200)], "#f8e6c0", 6)
    rng = Random(5)
    for _ in range(180):
        c.disc(rng.uniform(250, 910), rng.uniform(392, 440), rng.uniform(0.8, 2.4), "#efe2c8")
    c.rect(930, 226, 110, 130, "#e9e1d0", 10)
    c.rect(930, 216, 110, 20, "#cbbfa6", 6)
    c.text_in((930, 256, 110, 60), "flour", 30, "#7a6a58", "Noto Serif")
    c.line([(120, 400), (214, 336)], "#c9a06a", 14)
    c.line([(206, 342), (232, 324)], "#d9b680", 26)


def soup(c: Canvas) -> None:
    c.blend(0, H, "#c9b394", "#b39a78")
    for y in range(0, H, 46):
        c.rect(0, y, W, 2, "#a88e6c")
    c.disc(584, 244, 214, "#9a815f", 206)
    c.disc(580, 232, 208, "#f1ece1", 200)
    c.disc(580, 232, 180, "#dcd3c2", 172)
    c.disc(580, 234, 168, "#d98a35", 160)
    c.disc(566, 220, 140, "#e39a42", 132)
    rng = Random(9)
    for _ in range(26):
        a, r = rng.uniform(0, math.tau), rng.uniform(10, 126)
        c.disc(
            580 + r * math.cos(a),
            232 + r * math.sin(a),
            rng.uniform(6, 15),
            rng.choice(("#c9662b", "#f0b65c", "#7f9a3f", "#e8cf8e")),
        )
    c.curve([(500, 240), (540, 196), (590, 236), (640, 206), (676, 240)], "#fbf3e0", 11)
    for a in (0.3, 1.1, 2.6, 4.4):
        c.disc(580 + 90 * math.cos(a), 232 + 84 * math.sin(a), 9, "#4f7a35", 5)
    c.line([(850, 380), (936, 130)], "#b9bcbd", 13)
    c.disc(946, 100, 28, "#cdd0d1", 46)
    c.poly([(120, 150), (300, 118), (336, 236), (300, 330), (140, 352), (98, 250)], "#a9713a")
    c.poly([(134, 164), (290, 136), (320, 236), (290, 316), (152, 336), (116, 250)], "#ecd3a4")
    for _ in range(40):
        c.disc(rng.uniform(140, 300), rng.uniform(160, 318), rng.uniform(2, 6), "#d9b983")


def rice_bowl(c: Canvas) -> None:
    _table(c, ("#47525c", "#66727a"), "#8a6a50", "#735540")
    c.disc(580, 246, 172, "#f6f3ea", 92)
    rng = Random(3)
    for _ in range(420):
        a, r = rng.uniform(math.pi, math.tau), rng.uniform(0, 1) ** 0.5
        x, y = 580 + 160 * r * math.cos(a), 246 + 84 * r * math.sin(a)
        c.disc(x, y, 5, rng.choice(("#ffffff", "#efe9da", "#f8f4e9")), 3)
    c.poly([(392, 246), (768, 246), (690, 376), (470, 376)], "#b9c9c2")
    c.poly([(392, 246), (768, 246), (756, 266), (404, 266)], "#d3dfd8")
    c.rect(486, 374, 188, 18, "#94a8a0", 6)
    c.curve([(430, 300), (520, 330), (640, 300), (730, 322)], "#5f8f9f", 5)
    for x in (540, 590, 640):
        c.curve([(x, 130), (x + 14, 96), (x - 10, 66), (x + 8, 30)], "#a9b4b8", 5)
    c.line([(820, 390), (1050, 236)], "#7a3b2c", 9)
    c.line([(846, 398), (1074, 250)], "#8f4a38", 9)
    c.disc(240, 344, 96, "#3c4a50", 32)
    c.disc(240, 338, 88, "#55666c", 27)
    for x, y in ((196, 330), (238, 322), (280, 334), (226, 346), (262, 350)):
        c.disc(x, y, 20, "#c9482f", 9)
        c.disc(x + 4, y - 3, 9, "#e8764f", 4)


def spice_window(c: Canvas) -> None:
    c.blend(0, H, "#e3b26a", "#d89a52")
    c.rect(300, 0, 560, 300, "#7a4a2c", 6)
    c.rect(322, 0, 516, 282, "#8fa9a8")
    c.painter.save()
    c.painter.setClipRect(322, 0, 516, 282)
    c.hills(250, 90, "#6f8f80", 15, to=282)
    c.painter.restore()
    rng = Random(8)
    for _ in range(150):
        x, y = rng.uniform(330, 830), rng.uniform(0, 262)
        c.line([(x, y), (x - 5, y + 17)], "#dfe9e6", 1.6)
    c.rect(572, 0, 14, 282, "#7a4a2c")
    c.rect(0, 300, W, H - 300, "#a6522f")
    c.rect(0, 296, W, 12, "#c2703f")
    c.disc(330, 388, 150, "#b9bdbf", 44)
    c.disc(330, 380, 142, "#d7dadb", 40)
    for i, colour in enumerate(("#e0a526", "#b5301f", "#7a4a24", "#8a8f3a", "#d9772b", "#3a2a22")):
        a = i / 6 * math.tau
        c.disc(330 + 92 * math.cos(a), 378 + 23 * math.sin(a), 30, "#aab0b2", 10)
        c.disc(330 + 92 * math.cos(a), 376 + 23 * math.sin(a), 26, colour, 8)
    c.disc(330, 377, 28, "#f0e2c0", 9)
    c.poly([(690, 350), (830, 350), (846, 270), (674, 270)], "#8c8f92")
    c.line([(842, 292), (940, 276)], "#5a3a28", 12)
    c.disc(760, 270, 86, "#a9713f", 12)
    for x in (730, 768, 800):
        c.curve([(x, 250), (x + 14, 216), (x - 8, 190), (x + 6, 150)], "#f3ead8", 5)
    for x in (960, 1030):
        c.poly([(x, 330), (x + 44, 330), (x + 38, 392), (x + 6, 392)], "#e9dcc4")
        c.disc(x + 22, 331, 22, "#a9713f", 6)


def courtyard(c: Canvas) -> None:
    c.blend(0, 300, "#f2dcae", "#f7ead0")
    c.rect(0, 70, W, 240, "#e3c596")
    for x, w in ((120, 110), (880, 120)):
        c.rect(x, 150, w, 160, "#7f9fb0", 50)
        c.rect(x, 230, w, 80, "#7f9fb0")
        c.rect(x + w / 2 - 2, 156, 4, 154, "#5f7f92")
    c.rect(0, 300, W, H - 300, "#cfa878")
    for i in range(12):
        c.line([(580 + (i - 6) * 90, 300), (580 + (i - 6) * 190, H)], "#bd9465", 2)
    c.curve([(668, 330), (650, 230), (640, 150)], "#6f543c", 26)
    c.curve([(652, 230), (720, 170), (770, 130)], "#6f543c", 13)
    rng = Random(6)
    for _ in range(150):
        a, r = rng.uniform(0, math.tau), rng.uniform(0, 1) ** 0.5
        c.disc(
            670 + 230 * r * math.cos(a),
            100 + 96 * r * math.sin(a),
            rng.uniform(13, 26),
            rng.choice(("#5f8a45", "#75a154", "#4d7539", "#88b063")),
        )
    for _ in range(16):
        c.disc(rng.uniform(480, 860), rng.uniform(70, 180), 8, "#5b3a5c", 10)
    c.poly([(260, 330), (860, 330), (930, 376), (190, 376)], "#f4efe4")
    c.poly([(190, 376), (930, 376), (930, 392), (190, 392)], "#d9d0bf")
    for x in (220, 890):
        c.rect(x, 390, 13, 60, "#7a5a3f")
    for x, y, r, colour in (
        (350, 350, 46, "#c94a35"),
        (500, 346, 40, "#6f9a45"),
        (640, 352, 48, "#e7c56a"),
        (780, 348, 38, "#8a5a8c"),
    ):
        c.disc(x, y + 5, r, "#c9bda6", r * 0.36)
        c.disc(x, y, r, "#ffffff", r * 0.34)
        c.disc(x, y - 2, r * 0.72, colour, r * 0.22)
    for x, colour in (
        (300, "#3f6fa5"),
        (430, "#c9a03a"),
        (570, "#4f8f7a"),
        (710, "#b5553f"),
        (842, "#7d6aa5"),
    ):
        c.poly([(x, 318), (x + 18, 318), (x + 15, 344), (x + 3, 344)], colour)


def diatoms(c: Canvas) -> None:
    c.rect(0, 0, W, H, "#10191d")
    c.disc(580, 227, 560, "#1d3a3f", 420)
    c.disc(580, 227, 440, "#2a5458", 300)
    rng = Random(21)
    placed: list[tuple[float, float, float]] = []
    tones = ("#e8c46a", "#cfe3c4", "#8fd0c4", "#f0a96a", "#d7d0ee", "#f4ecd0")
    while len(placed) < 46:
        x, y, r = rng.uniform(40, W - 40), rng.uniform(30, H - 30), rng.uniform(14, 50)
        if any(math.hypot(x - a, y - b) < r + s + 7 for a, b, s in placed):
            continue
        placed.append((x, y, r))
        _diatom(c, x, y, r, rng, rng.choice(tones))


def _diatom(c: Canvas, x: float, y: float, r: float, rng: Random, tone: str) -> None:
    c.painter.save()
    c.painter.translate(x, y)
    c.painter.rotate(rng.uniform(0, 180))
    kind = rng.randrange(3)
    if kind == 0:
        c.arc(0, 0, r, 0, 360, tone, 3)
        for ring in (0.72, 0.45):
            for i in range(int(20 * ring)):
                a = i / int(20 * ring) * math.tau
                c.disc(r * ring * math.cos(a), r * ring * math.sin(a), max(1.5, r * 0.07), tone)
        c.disc(0, 0, r * 0.16, tone)
    elif kind == 1:
        c.stroke(tone, 3)
        c.painter.drawEllipse(int(-r), int(-r * 0.36), int(2 * r), int(r * 0.72))
        c.line([(-r * 0.9, 0), (r * 0.9, 0)], tone, 2)
        for i in range(-4, 5):
            h = r * 0.3 * math.sqrt(max(0, 1 - (i / 5) ** 2))
            c.line([(i * r / 5, -h), (i * r / 5, h)], tone, 1.6)
    else:
        points = [(r * math.cos(math.tau * i / 6), r * math.sin(math.tau * i / 6)) for i in range(7)]
        c.line(points, tone, 3)
        for px, py in points[:6]:
            c.line([(0, 0), (px, py)], tone, 1.6)
            c.disc(px * 0.6, py * 0.6, r * 0.13, tone)
    c.painter.restore()


def terminal(c: Canvas) -> None:
    c.blend(0, H, "#141613", "#22241f")
    c.glow(580, 190, 430, "#3fbf6a", 70)
    c.rect(0, 366, W, H - 366, "#3a2c20")
    c.rect(0, 362, W, 8, "#4b3929")
    c.rect(370, 34, 420, 310, "#cfc6ae", 26)
    c.rect(400, 60, 360, 246, "#2a2a26", 22)
    c.rect(412, 72, 336, 222, "#0d1d12", 18)
    c.rect(480, 338, 200, 32, "#b3a98f", 6)
    lines = ("READY", "> list diary", "  1991  the skip", "  2004  new springs", "  today", "> good night_")
    for i, words in enumerate(lines):
        c.text(432, 108 + i * 32, words, 23, "#6fe08f", "DejaVu Sans Mono")
    c.painter.setOpacity(0.10)
    c.text(470, 250, "LEDGER", 64, "#6fe08f", "DejaVu Sans Mono", bold=True)
    c.painter.setOpacity(1)
    c.poly([(330, 392), (830, 392), (880, 446), (280, 446)], "#b9af95")
    for row in range(3):
        for i in range(16):
            c.rect(
                346 - row * 10 + i * (29 + row),
                397 + row * 16,
                24,
                12,
                "#e9e2cf" if (i + row) % 7 else "#c94a3a",
                3,
            )
    c.rect(912, 306, 70, 66, "#8f3f32", 8)
    c.arc(984, 338, 18, -90, 180, "#8f3f32", 9)
    for x in (932, 956):
        c.curve([(x, 296), (x + 9, 272), (x - 6, 250), (x + 5, 226)], "#5d655c", 4)


def specimen(c: Canvas) -> None:
    c.rect(0, 0, W, H, "#f7f3ea")
    c.text(60, 240, "a quiet", 128, "#26241f", "Noto Serif")
    for i, gap in enumerate((18, 28, 40, 60)):
        y = 300 + i * 40
        c.text(64, y, "read", 30, "#26241f", "Noto Serif")
        c.rect(132, y - 22, gap, 26, "#e6b8a2")
        c.text(132 + gap, y, "between", 30, "#26241f", "Noto Serif")
        c.text(330, y, ("1/5 em", "1/4 em", "1/3 em", "1/2 em")[i], 20, "#97886f")
    c.text(590, 330, "Rg", 310, "#b5452f", "Noto Serif", bold=True)
    for y in (92, 164, 330, 412):
        c.line([(580, y), (1130, y)], "#cfc4ae", 1.5)
    for y, words in ((86, "ascender"), (158, "x-height"), (324, "baseline"), (408, "descender")):
        c.text(1050, y, words, 15, "#97886f")
    c.line([(60, 100), (520, 100)], "#26241f", 3)
    c.text(60, 82, "The Hanging Comma", 26, "#26241f", "Noto Serif", bold=True)


def cache_chart(c: Canvas) -> None:
    c.rect(0, 0, W, H, "#fbfaf7")
    c.text(60, 58, "Minutes per build", 24, "#1f1e1b", bold=True)
    c.text(640, 58, "Questions per build, thousands", 24, "#1f1e1b", bold=True)
    months = ("Jan", "Feb", "Mar", "Apr", "May")
    for left, values, top, colour in (
        (60, (6.0, 6.3, 7.1, 8.2, 9.0), 13, "#2f66c4"),
        (640, (4.1, 11, 24, 43, 61), 70, "#c2570c"),
    ):
        for i, value in enumerate(values):
            height = 290 * value / top
            x = left + 14 + i * 92
            c.rect(x, 392 - height, 58, height, colour, 5)
            c.text_in((x - 16, 392 - height - 32, 90, 26), f"{value:g}", 21, "#1f1e1b", bold=True)
            c.text_in((x - 16, 402, 90, 28), months[i], 20, "#6d6962")
        c.line([(left, 393), (left + 470, 393)], "#cfccc5", 2)
    c.line([(102, 156), (194, 138), (286, 118), (378, 106), (470, 100)], "#00705a", 4)
    c.text(60, 142, "71 %", 19, "#00705a", bold=True)
    c.text(488, 106, "98 % hits", 19, "#00705a", bold=True)


SCENES: dict[str, Callable[[Canvas], None]] = {
    "kitchen-table": kitchen_table,
    "bread": bread,
    "soup": soup,
    "rice-bowl": rice_bowl,
    "spice-window": spice_window,
    "courtyard": courtyard,
    "diatoms": diatoms,
    "terminal": terminal,
    "specimen": specimen,
    "cache-chart": cache_chart,
}
