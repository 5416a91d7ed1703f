"""Scenes on land: mountains, gardens, roofs, the night sky over a ridge."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random

from canvas import Canvas, H, W


def night_train(c: Canvas) -> None:
    c.blend(0, 320, "#0b1a2f", "#16365a", "#2f5f78")
    c.stars(120, 200, 23)
    for k, colour in enumerate(("#2f8f7a", "#49b08f", "#7fd1a8")):
        c.painter.setOpacity(0.55)
        for x in range(-20, W, 9):
            top = 66 + k * 16 + 30 * math.sin(x / 150 + k) + 12 * math.sin(x / 47)
            c.line([(x, top), (x + 10, top + 78 - k * 18)], colour, 3)
        c.painter.setOpacity(1)
    c.peaks(318, 130, "#27475f", "#dfe9ee", 6)
    c.blend(316, H, "#c9d9e2", "#93aec2", "#6d8ba5")
    for i in range(26):
        x = (i * 97) % W
        s = 0.5 + (i % 4) * 0.16
        y = 330 + (i % 3) * 6
        c.poly([(x, y), (x + 9 * s, y - 40 * s), (x + 18 * s, y)], "#20394c")
    c.line([(0, 392), (W, 392)], "#3d5064", 4)
    for x in range(0, W, 30):
        c.line([(x, 396), (x + 12, 396)], "#3d5064", 4)
    for i in range(5):
        x = 250 + i * 178
        c.rect(x, 338, 170, 48, "#1f3f77", 7)
        c.rect(x, 366, 170, 6, "#e0b64c")
        for j in range(5):
            c.rect(x + 16 + j * 30, 346, 19, 14, "#ffdf9a" if (i + j) % 4 else "#2c4f88", 3)
        c.disc(x + 34, 388, 7, "#18222f")
        c.disc(x + 136, 388, 7, "#18222f")
    c.poly([(250, 338), (196, 356), (190, 386), (250, 386)], "#1f3f77")
    c.rect(206, 356, 26, 12, "#ffdf9a", 3)
    c.glow(186, 378, 90, "#ffe9b5", 150)


def mountains(c: Canvas) -> None:
    c.blend(0, 340, "#f3cfa6", "#f6dfc4", "#e8e6df")
    c.disc(336, 150, 38, "#fff6df")
    for base, height, colour, seed in (
        (250, 190, "#c3c5cf", 2),
        (290, 170, "#9ba6b8", 7),
        (340, 150, "#71829a", 13),
        (390, 130, "#4d607a", 22),
        (440, 120, "#33455c", 29),
    ):
        c.hills(base, height, colour, seed, rough=1.6)
    for i in range(40):
        x = i * 31
        c.poly([(x, H), (x + 8, H - 24 - (i * 7 % 19)), (x + 16, H)], "#223145")
    c.line([(700, 96), (712, 88), (722, 96), (732, 88), (744, 96)], "#5d6878", 3)


def garden(c: Canvas) -> None:
    c.blend(0, 220, "#b9dbe6", "#eef0dc")
    c.hills(222, 60, "#a9c39a", 3, to=230)
    c.rect(0, 196, W, 36, "#b98a6a")
    for row in range(3):
        for i in range(30):
            c.rect(i * 40 + (row % 2) * 20 - 20, 197 + row * 12, 38, 10, "#c79a79", 1)
    c.blend(230, H, "#9bb36a", "#6d8a45")
    for row in range(5):
        y = 262 + row * 40 + row * row * 2
        c.poly(
            [
                (330 - row * 60, y),
                (1110 + row * 40, y),
                (1140 + row * 46, y + 20 + row * 3),
                (310 - row * 66, y + 20 + row * 3),
            ],
            "#7a5a3f",
        )
        step = 38 + row * 7
        for i in range(int(900 / step) + 6):
            x = 320 - row * 62 + i * step
            r = 9 + row * 2.4
            colour = ("#4f8a3c", "#7fb04a", "#3f7a4c", "#8dbb58", "#5d9a3f")[row]
            c.disc(x, y + 4, r, colour, r * 0.8)
            if row == 1:
                c.disc(x, y + 1, 4, "#d94f3a")
            if row == 3:
                c.disc(x + 3, y, 6, "#f0c541")
    c.poly([(40, 330), (40, 190), (130, 130), (220, 190), (220, 330)], "#d9e9e6")
    for x in (40, 85, 130, 175, 220):
        c.line([(x, 330), (x, 190 - abs(abs(x - 130) - 90) * 0.66)], "#7f9a99", 4)
    c.line([(40, 190), (130, 130), (220, 190), (40, 190)], "#7f9a99", 5)
    c.line([(40, 262), (220, 262)], "#7f9a99", 4)
    for x, h in ((64, 40), (104, 56), (150, 46), (194, 60)):
        c.disc(x, 322 - h / 2, 15, "#5d8f4e", h / 2)
    c.line([(1010, 268), (1010, 150)], "#7a5a3f", 6)
    c.line([(970, 186), (1050, 186)], "#7a5a3f", 5)
    c.poly([(976, 184), (1044, 184), (1056, 246), (964, 246)], "#4c6c9c")
    c.disc(1010, 150, 18, "#e6cf9c")
    c.poly([(984, 142), (1036, 142), (1024, 122), (996, 122)], "#a8763c")


def telescope(c: Canvas) -> None:
    c.blend(0, H, "#0b1230", "#1d2b57", "#4d4a78")
    c.stars(230, 330, 11)
    c.milky_way(90, 30, 980, 240, 260, 9)
    c.hills(420, 90, "#141b35", 6)
    c.rect(470, 270, 250, 110, "#c9cede")
    c.rect(470, 262, 250, 14, "#9aa2bd")
    c.painter.save()
    c.painter.setClipRect(400, 0, 400, 264)
    c.disc(595, 264, 118, "#dfe3ee")
    c.poly([(610, 264), (648, 130), (694, 160), (672, 264)], "#141b35")
    c.painter.restore()
    c.line([(642, 226), (676, 160)], "#aab2cc", 20)
    c.line([(642, 226), (650, 210)], "#6d769a", 26)
    c.rect(576, 320, 34, 60, "#6d769a", 2)
    c.rect(500, 300, 26, 22, "#f5cf84", 2)
    c.poly([(380, 420), (470, 376), (720, 376), (820, 420)], "#141b35")
    c.tree(330, 414, 0.9, "#0f152b", "#0f152b")
    c.tree(880, 420, 1.2, "#0f152b", "#0f152b")


def comet(c: Canvas) -> None:
    c.blend(0, H, "#16224a", "#4a4d7d", "#c98f7d", "#f0c18f")
    c.stars(120, 240, 31)
    for i in range(60):
        spread = i * 1.1
        c.painter.setOpacity(0.5 * (1 - i / 60))
        c.line(
            [(730 + i * 5, 190 - i * 2.6 - spread / 3), (730 + i * 5 + 6, 190 - i * 2.6 + spread / 2)],
            "#f4ecd8",
            3 + spread / 6,
        )
    c.painter.setOpacity(1)
    c.glow(728, 192, 40, "#fff8e6", 220)
    c.disc(728, 192, 5, "#ffffff")
    c.hills(410, 110, "#2b2f4f", 18)
    c.hills(456, 60, "#191d35", 25)
    for x, h in ((300, 34), (330, 40), (360, 31), (392, 38)):
        c.disc(x, 384 - h, 8, "#11142a")
        c.rect(x - 8, 384 - h + 6, 16, h, "#11142a", 7)
    c.disc(436, 378, 17, "#11142a", 9)
    c.disc(452, 368, 7, "#11142a")


def moss(c: Canvas) -> None:
    c.blend(0, H, "#31402c", "#54663a", "#27301f")
    rng = Random(4)
    for _ in range(26):
        c.glow(rng.uniform(0, W), rng.uniform(0, 200), rng.uniform(20, 70), "#d8e3a0", 46)
    for x, y, w, h in ((40, 250, 330, 190), (330, 210, 420, 240), (720, 260, 430, 200)):
        c.rect(x, y, w, h + 60, "#6a6760", 60)
        c.rect(x + 10, y + 40, w - 20, h, "#585650", 50)
    for _ in range(900):
        x = rng.uniform(0, W)
        rise = (
            300
            - 86 * max(0, 1 - abs(x - 540) / 300)
            - 44 * max(0, 1 - abs(x - 190) / 200)
            - 36 * max(0, 1 - abs(x - 930) / 230)
        )
        y = rise + rng.uniform(-18, 34)
        r = rng.uniform(5, 13)
        c.disc(x, y, r, rng.choice(("#7fa03a", "#94b548", "#688a32", "#a9c65a", "#5b7a2c")), r * 0.7)
    for _ in range(46):
        x = rng.uniform(60, W - 60)
        rise = 290 - 86 * max(0, 1 - abs(x - 540) / 300) - 44 * max(0, 1 - abs(x - 190) / 200)
        h = rng.uniform(26, 60)
        c.curve([(x, rise), (x + 4, rise - h * 0.7), (x + 11, rise - h)], "#c98a4b", 2)
        c.disc(x + 13, rise - h, 5, "#b5652f", 3.4)


def roofs(c: Canvas) -> None:
    c.blend(0, H, "#f0c9a0", "#f3dcc0", "#d9c7b8")
    c.disc(250, 120, 36, "#fff3dc")
    rng = Random(12)
    tones = (("#b9a79f", "#a48d86"), ("#9c7f78", "#8a5f52"), ("#7d5f5b", "#6c4238"), ("#5c4547", "#4e2f2c"))
    for row, (wall, roof) in enumerate(tones):
        x = -60.0
        while x < W:
            w = rng.uniform(90, 170)
            h = rng.uniform(70, 120)
            base = 330 + row * 58
            c.house(x, base + 90, w, h + 60, wall, roof, "#ffdf9f" if rng.random() < 0.5 else "")
            c.rect(x + w * 0.7, base - h - 30, 13, 44, roof)
            x += w * rng.uniform(0.8, 1.05)
    c.curve([(812, 214), (806, 180), (826, 150), (816, 118)], "#e9ddd0", 6)
    c.disc(640, 233, 15, "#3a2a2a", 9)
    c.disc(653, 223, 7, "#3a2a2a")
    c.curve([(626, 234), (614, 226), (612, 214)], "#3a2a2a", 4)


def bell_tower(c: Canvas) -> None:
    c.blend(0, H, "#7fa3c4", "#c9d6da", "#f1dfc0")
    c.hills(430, 70, "#a3ab96", 5)
    for x in range(0, W, 70):
        c.house(
            x, 430 + (x % 3) * 8, 62, 52 + (x * 7 % 30), "#c8b49c", "#96604a", "#f6e2b4" if x % 140 else ""
        )
    c.rect(500, 150, 160, 300, "#b39c82")
    c.rect(500, 150, 30, 300, "#9d866d")
    c.rect(488, 140, 184, 16, "#8a745d")
    c.poly([(500, 140), (580, 18), (660, 140)], "#5d6f78")
    c.line([(580, 20), (580, 0)], "#3d464c", 4)
    for x in (548, 612):
        c.rect(x - 22, 178, 44, 84, "#4a3f37", 22)
        c.poly(
            [(x - 13, 232), (x - 8, 200), (x + 8, 200), (x + 13, 232), (x + 18, 240), (x - 18, 240)],
            "#c99a3f",
        )
        c.disc(x, 244, 5, "#8a6522")
    c.disc(580, 318, 36, "#f3ead8")
    c.arc(580, 318, 36, 0, 360, "#5d4f40", 5)
    c.line([(580, 318), (580, 294)], "#3a3028", 4)
    c.line([(580, 318), (598, 328)], "#3a3028", 4)
    for k in (60, 90, 120):
        c.arc(580, 220, 60 + k, -14, 28, "#fff6e0", 3)
        c.arc(580, 220, 60 + k, 166, 28, "#fff6e0", 3)
    for x, y in ((300, 90), (336, 70), (372, 98), (820, 80), (850, 104)):
        c.line([(x - 11, y - 6), (x, y), (x + 11, y - 6)], "#4d5a64", 3)


SCENES: dict[str, Callable[[Canvas], None]] = {
    "night-train": night_train,
    "mountains": mountains,
    "garden": garden,
    "telescope": telescope,
    "comet": comet,
    "moss": moss,
    "roofs": roofs,
    "bell-tower": bell_tower,
}
