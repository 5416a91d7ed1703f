"""The comic strips: a gull and a buoy, a teapot who investigates, a cat and a light bulb."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from canvas import Canvas

STRIP = (1160, 380)
PANEL_W, PANEL_H, GAP = 372, 360, 12
INK = "#26323d"

# Each panel: sky, what the gull does ("sit", "fly", "away"), who speaks, words, and what else is there.
Panel = tuple[str, str, str, str, str]
STRIPS: dict[str, tuple[Panel, Panel, Panel]] = {
    "gull-weather": (
        ("grey", "sit", "gull", "It will rain.", ""),
        ("grey", "sit", "buoy", "I am already wet.", ""),
        ("grey", "sit", "", "", "rain"),
    ),
    "gull-ambition": (
        ("day", "sit", "gull", "Don’t you ever want to go somewhere?", ""),
        ("day", "sit", "buoy", "I go up.", "up"),
        ("day", "sit", "buoy", "And down.", "down"),
    ),
    "gull-ship": (
        ("day", "fly", "gull", "A ship!", "ship"),
        ("day", "sit", "buoy", "Tell it I am busy.", "ship"),
        ("dusk", "sit", "", "", "ship-gone"),
    ),
    "gull-night": (
        ("night", "sit", "gull", "Why do you blink?", ""),
        ("night", "sit", "buoy", "So they know I am here.", "lamp"),
        ("night", "sit", "gull", "I know you are here.", ""),
    ),
    "gull-sandwich": (
        ("day", "sit", "gull", "I saved you half.", "sandwich"),
        ("day", "sit", "buoy", "I have no hands.", "sandwich"),
        ("day", "sit", "gull", "I know.", ""),
    ),
    "gull-horizon": (
        ("dusk", "sit", "gull", "What is behind the horizon?", ""),
        ("dusk", "sit", "buoy", "More of it.", ""),
        ("dusk", "fly", "gull", "That is what I told the others.", ""),
    ),
    "gull-holiday": (
        ("day", "fly", "buoy", "You came back.", ""),
        ("day", "sit", "gull", "It was all land.", ""),
        ("dusk", "sit", "buoy", "I kept your place warm. Cold. I kept your place.", ""),
    ),
    "gull-birthday": (
        ("day", "sit", "gull", "Happy birthday.", "number"),
        ("day", "sit", "buoy", "How do you know?", "number"),
        ("day", "sit", "gull", "It is written on you. With a number.", "number"),
    ),
    "gull-fog": (
        ("fog", "away", "gull", "Are you there?", ""),
        ("fog", "away", "buoy", "I am always there.", ""),
        ("fog", "sit", "", "", "lamp"),
    ),
    "gull-philosophy": (
        ("day", "sit", "buoy", "If nobody passes, am I still in the way?", ""),
        ("dusk", "sit", "", "", ""),
        ("night", "fly", "gull", "You are in mine.", ""),
    ),
}
SKIES = {
    "day": ("#bfe0ea", "#eaf3e6", "#4f9aa8"),
    "grey": ("#a9b4ba", "#cdd2d0", "#5d7c86"),
    "dusk": ("#e9a77e", "#f6d9ae", "#5c6f93"),
    "night": ("#14213f", "#2f4470", "#1b2d52"),
    "fog": ("#dfe3e2", "#d3d8d7", "#c3cbcb"),
}


def strip(panels: tuple[Panel, Panel, Panel], c: Canvas) -> None:
    for index, panel in enumerate(panels):
        c.painter.save()
        c.painter.translate(10 + index * (PANEL_W + GAP), 10)
        c.painter.setClipRect(0, 0, PANEL_W, PANEL_H)
        _sea_panel(c, panel)
        c.painter.restore()
        c.stroke(INK, 4)
        c.painter.drawRoundedRect(10 + index * (PANEL_W + GAP), 10, PANEL_W, PANEL_H, 8, 8)


def _sea_panel(c: Canvas, panel: Panel) -> None:
    sky, pose, speaker, words, extra = panel
    top, low, sea = SKIES[sky]
    c.blend(0, 262, top, low)
    if sky == "night":
        for i in range(26):
            c.disc(i * 71 % PANEL_W, i * 43 % 200, 1.5, "#f2efe2")
    if sky == "dusk":
        c.disc(300, 246, 34, "#fff0c9")
    _ship(c, extra)
    c.rect(0, 258, PANEL_W, 110, sea)
    for row in range(3):
        points = [
            (x, 278 + row * 28 + (6 if (x // 26 + row) % 2 else 0)) for x in range(-10, PANEL_W + 30, 26)
        ]
        c.curve(points, top, 2.5)
    lift = {"up": -26, "down": 24}.get(extra, 0)
    _buoy(c, 186, 286 + lift, extra)
    if pose == "sit":
        _gull(c, 186, 168 + lift)
    elif pose == "fly":
        _flying_gull(c, 282, 128)
    if extra == "sandwich":
        c.poly([(214, 178), (262, 178), (238, 146)], "#f2dfb3")
        c.line([(216, 178), (260, 178)], "#7fa34d", 6)
    if extra == "rain":
        for i in range(70):
            x, y = i * 53 % PANEL_W, i * 97 % PANEL_H
            c.line([(x, y), (x - 6, y + 20)], "#eef3f5", 2)
    if sky == "fog":
        c.painter.setOpacity(0.72)
        c.rect(0, 0, PANEL_W, PANEL_H, "#e4e7e6")
        c.painter.setOpacity(1)
    if words:
        _bubble(c, words, speaker, pose, lift)


def _ship(c: Canvas, extra: str) -> None:
    if extra == "ship":
        c.poly([(16, 240), (112, 240), (100, 262), (28, 262)], "#a33b2e")
        c.rect(38, 214, 46, 26, "#f4efe3", 3)
        c.rect(62, 194, 13, 22, INK)
    if extra == "ship-gone":
        c.poly([(300, 246), (356, 246), (350, 260), (308, 260)], "#a33b2e")
        c.rect(316, 230, 26, 16, "#f4efe3", 2)


def _buoy(c: Canvas, x: float, y: float, extra: str) -> None:
    c.poly([(x - 36, y), (x - 14, y - 86), (x + 14, y - 86), (x + 36, y)], "#d8452f")
    c.poly([(x - 28, y - 32), (x - 22, y - 56), (x + 22, y - 56), (x + 28, y - 32)], "#f6efe2")
    c.rect(x - 52, y - 4, 104, 34, "#d8452f", 12)
    c.rect(x - 52, y + 10, 104, 6, "#b5331f")
    c.rect(x - 9, y - 104, 18, 20, "#ffe08a" if extra == "lamp" else "#7f8c94", 4)
    if extra == "lamp":
        c.glow(x, y - 94, 90, "#fff0b0", 190)
    c.disc(x - 10, y - 68, 4, INK)
    c.disc(x + 10, y - 68, 4, INK)
    if extra == "number":
        c.text_in((x - 30, y - 58, 60, 28), "88", 22, INK, bold=True)
    else:
        c.line([(x - 7, y - 44), (x + 7, y - 44)], INK, 3)


def _gull(c: Canvas, x: float, y: float) -> None:
    c.line([(x - 5, y + 6), (x - 5, y + 18)], "#e2913a", 3)
    c.line([(x + 7, y + 6), (x + 7, y + 18)], "#e2913a", 3)
    c.disc(x, y - 8, 33, "#fbfaf6", 20)
    c.poly([(x - 6, y - 20), (x - 58, y - 2), (x - 10, y + 8)], "#9fb0ba")
    c.poly([(x - 46, y - 6), (x - 62, y - 1), (x - 44, y + 2)], INK)
    c.disc(x + 25, y - 31, 16, "#fbfaf6")
    c.poly([(x + 38, y - 35), (x + 60, y - 28), (x + 38, y - 24)], "#e2913a")
    c.disc(x + 29, y - 34, 3, INK)


def _flying_gull(c: Canvas, x: float, y: float) -> None:
    c.poly([(x - 14, y), (x - 70, y - 38), (x + 8, y - 12)], "#9fb0ba")
    c.poly([(x + 4, y), (x + 60, y - 44), (x + 18, y - 8)], "#b9c6cd")
    c.disc(x, y, 28, "#fbfaf6", 14)
    c.disc(x - 27, y - 6, 13, "#fbfaf6")
    c.poly([(x - 38, y - 9), (x - 58, y - 3), (x - 38, y)], "#e2913a")
    c.disc(x - 31, y - 9, 3, INK)


def _bubble(c: Canvas, words: str, speaker: str, pose: str, lift: float) -> None:
    width = 130 if len(words) < 10 else 196 if len(words) < 15 else 216
    height = 52 if len(words) < 20 else 80 if len(words) < 40 else 104
    left = speaker == "buoy"
    x = 16.0 if left else PANEL_W - width - 16.0
    y = 16.0
    tip = (152.0, 228.0 + lift) if left else (214.0, 128.0 + lift)
    if pose == "fly" and not left:
        x, tip = 16.0, (246.0, 112.0)
    if pose == "away":
        tip = (330.0, 170.0) if not left else tip
    foot = x + width * (0.62 if pose == "fly" and not left else 0.14 if left else 0.35)
    c.poly([(foot - 10, y + height - 4), (foot + 12, y + height - 4), tip], "#ffffff")
    c.rect(x, y, width, height, "#ffffff", 18)
    c.text_in((x + 10, y + 4, width - 20, height - 8), words, 20, INK)


# --- Inspector Teapot -------------------------------------------------------------------------


def _mapped_arrays(c: Canvas, wall: str, stripe: str, wood: str) -> None:
    c.rect(0, 0, 1160, 380, wall)
    for x in range(0, 1160, 58):
        c.rect(x, 0, 22, 380, stripe)
    c.rect(0, 300, 1160, 80, wood)
    c.rect(0, 296, 1160, 8, "#6b4a32")


def _teapot(c: Canvas, x: float, y: float, s: float, body: str = "#2f6f7d") -> None:
    c.arc(x - 82 * s, y - 62 * s, 34 * s, 60, 240, body, 13 * s)
    c.poly(
        [
            (x + 66 * s, y - 78 * s),
            (x + 128 * s, y - 118 * s),
            (x + 140 * s, y - 108 * s),
            (x + 76 * s, y - 26 * s),
        ],
        body,
    )
    c.disc(x, y - 62 * s, 84 * s, body, 62 * s)
    c.rect(x - 44 * s, y - 10 * s, 88 * s, 12 * s, "#1f4d57", 4)
    c.disc(x, y - 120 * s, 46 * s, "#3b8797", 14 * s)
    c.poly(
        [
            (x - 54 * s, y - 122 * s),
            (x + 54 * s, y - 122 * s),
            (x + 40 * s, y - 150 * s),
            (x - 40 * s, y - 150 * s),
        ],
        "#8a6a45",
    )
    c.rect(x - 66 * s, y - 128 * s, 132 * s, 9 * s, "#75583a", 4)
    c.disc(x - 22 * s, y - 78 * s, 9 * s, "#ffffff")
    c.disc(x + 26 * s, y - 78 * s, 9 * s, "#ffffff")
    c.disc(x - 19 * s, y - 77 * s, 4 * s, INK)
    c.disc(x + 29 * s, y - 77 * s, 4 * s, INK)
    c.arc(x + 26 * s, y - 78 * s, 17 * s, 0, 360, "#c9a03a", 3 * s)
    c.curve([(x - 22 * s, y - 50 * s), (x, y - 56 * s), (x + 22 * s, y - 50 * s)], INK, 4 * s)


def _cup(c: Canvas, x: float, y: float, s: float, colour: str) -> None:
    c.poly([(x - 34 * s, y - 54 * s), (x + 34 * s, y - 54 * s), (x + 24 * s, y), (x - 24 * s, y)], colour)
    c.arc(x + 36 * s, y - 34 * s, 15 * s, -90, 180, colour, 7 * s)
    c.disc(x - 10 * s, y - 32 * s, 4 * s, INK)
    c.disc(x + 10 * s, y - 32 * s, 4 * s, INK)
    c.line([(x - 6 * s, y - 18 * s), (x + 6 * s, y - 16 * s)], INK, 3 * s)


def _biscuits(c: Canvas, x: float, y: float, count: int) -> None:
    c.disc(x, y, 150, "#f4efe3", 20)
    c.disc(x, y - 5, 120, "#e0d8c6", 13)
    for i in range(count):
        bx, by = x - 90 + (i % 5) * 45, y - 12 - (i // 5) * 14
        c.disc(bx, by, 25, "#b5783c", 11)
        c.disc(bx, by - 4, 25, "#d99a52", 10)


def _speech(c: Canvas, x: float, y: float, w: float, h: float, tip: tuple[float, float], words: str) -> None:
    if tip[0] < x and tip[1] < y + h + 40:
        c.poly([(x + 8, y + h * 0.3), (x + 8, y + h * 0.7), tip], "#ffffff")
    else:
        c.poly([(x + w * 0.4, y + h - 4), (x + w * 0.6, y + h - 4), tip], "#ffffff")
    c.rect(x, y, w, h, "#ffffff", 20)
    c.text_in((x + 14, y + 6, w - 28, h - 12), words, 23, INK)


def teapot_biscuit(c: Canvas) -> None:
    _mapped_arrays(c, "#e9d9b8", "#e2cfa8", "#8a6142")
    _teapot(c, 360, 306, 1.25)
    _biscuits(c, 800, 304, 9)
    _cup(c, 640, 300, 0.9, "#c9563f")
    _cup(c, 1010, 300, 0.8, "#e7c56a")
    for i in range(14):
        c.disc(560 + i * 37 % 200, 322 + i * 13 % 30, 3, "#d99a52")
    _speech(c, 520, 24, 330, 84, (470, 170), "Nobody leaves this saucer.")


def teapot_ten(c: Canvas) -> None:
    _mapped_arrays(c, "#d7e3dc", "#cbdad1", "#8a6142")
    _biscuits(c, 420, 304, 10)
    _teapot(c, 800, 306, 1.2)
    c.disc(160, 110, 62, "#f6f1e4")
    c.arc(160, 110, 62, 0, 360, "#6b4a32", 8)
    c.line([(160, 110), (160, 66)], INK, 5)
    c.line([(160, 110), (184, 134)], INK, 5)
    _speech(c, 430, 22, 300, 84, (720, 170), "There had been eleven.")


def teapot_suspects(c: Canvas) -> None:
    _mapped_arrays(c, "#ecd6cf", "#e4c9c1", "#7d5a41")
    for y in (80, 150, 220):
        c.line([(60, y), (660, y)], "#b79389", 2)
    c.poly([(120, 300), (134, 190), (112, 160), (232, 160), (216, 190), (230, 300)], "#f4f1e8")
    c.arc(232, 236, 28, -90, 180, "#f4f1e8", 11)
    c.line([(330, 300), (356, 150), (386, 300)], "#aeb4b8", 9)
    c.poly([(500, 230), (580, 230), (556, 272), (566, 300), (514, 300), (524, 272)], "#5b86b5")
    c.disc(540, 216, 34, "#f6e3c8", 40)
    for x, y in ((172, 220), (358, 200), (540, 210)):
        c.disc(x - 11, y, 5, INK)
        c.disc(x + 11, y, 5, INK)
        c.line([(x - 8, y + 18), (x + 8, y + 16)], INK, 3)
    _teapot(c, 900, 306, 1.15)
    _speech(c, 600, 18, 300, 84, (560, 180), "I was boiled at the time.")


def teapot_night(c: Canvas) -> None:
    _mapped_arrays(c, "#1f2740", "#1b2238", "#2c2230")
    c.rect(820, 30, 250, 190, "#0f1730", 4)
    c.disc(980, 92, 34, "#f3ead0")
    c.rect(940, 30, 8, 190, "#2c3554")
    c.rect(820, 120, 250, 8, "#2c3554")
    c.glow(980, 92, 120, "#f3ead0", 60)
    _teapot(c, 420, 306, 1.25, "#24525d")
    c.disc(760, 286, 60, "#0b0f1e", 30)
    c.disc(812, 262, 26, "#0b0f1e")
    c.poly([(792, 250), (798, 222), (814, 240)], "#0b0f1e")
    c.poly([(814, 240), (832, 224), (834, 252)], "#0b0f1e")
    c.disc(804, 260, 5, "#e8d36a")
    c.disc(822, 260, 5, "#e8d36a")
    c.arc(813, 266, 9, 200, 140, "#e8d36a", 2.5)
    c.curve([(704, 290), (670, 280), (664, 250)], "#0b0f1e", 9)
    c.glow(120, 300, 150, "#ffd98e", 120)
    c.rect(40, 296, 160, 6, "#ffe3a6")


# --- the cat and the bulb ---------------------------------------------------------------------


def _room(c: Canvas, wall: str, floor: str, lit: bool) -> None:
    c.rect(0, 0, 1160, 380, wall)
    c.rect(0, 300, 1160, 80, floor)
    c.line([(580, 0), (580, 64)], INK, 4)
    c.rect(566, 58, 28, 20, "#6d6962", 4)
    if lit:
        c.glow(580, 104, 190, "#ffe9a0", 190)
    c.disc(580, 104, 28, "#ffe27a" if lit else "#e9e6dc", 32)
    c.line([(572, 84), (576, 104), (584, 104), (588, 84)], "#b5892a", 2)


def _cat(c: Canvas, x: float, y: float, s: float = 1.0) -> None:
    fur = "#3d3a41"
    c.curve([(x + 60 * s, y - 10 * s), (x + 120 * s, y - 30 * s), (x + 126 * s, y - 90 * s)], fur, 15 * s)
    c.disc(x + 10 * s, y - 46 * s, 62 * s, fur, 50 * s)
    c.disc(x - 30 * s, y - 108 * s, 42 * s, fur, 36 * s)
    c.poly([(x - 68 * s, y - 118 * s), (x - 64 * s, y - 166 * s), (x - 34 * s, y - 138 * s)], fur)
    c.poly([(x - 26 * s, y - 138 * s), (x + 2 * s, y - 166 * s), (x + 8 * s, y - 118 * s)], fur)
    for dx in (-46, -14):
        c.disc(x + dx * s, y - 112 * s, 9 * s, "#f4e3a0")
        c.disc(x + dx * s, y - 112 * s, 3 * s, INK, 8 * s)
    c.poly([(x - 34 * s, y - 98 * s), (x - 26 * s, y - 98 * s), (x - 30 * s, y - 92 * s)], "#e59aa0")
    c.rect(x - 40 * s, y - 14 * s, 34 * s, 14 * s, fur, 7 * s)


def gatto_idea(c: Canvas) -> None:
    _room(c, "#f3dcb4", "#b5734a", lit=True)
    _cat(c, 360, 330)
    _speech(c, 70, 30, 220, 62, (310, 180), "Ho un’idea.")
    _speech(c, 760, 70, 190, 62, (622, 112), "Ero io.")


def gatto_valigia(c: Canvas) -> None:
    _room(c, "#cfe0e2", "#7d6a5a", lit=False)
    _cat(c, 360, 280)
    c.rect(220, 262, 330, 84, "#a9713f", 10)
    c.rect(220, 262, 330, 12, "#8a5a30", 4)
    c.rect(290, 262, 16, 84, "#6f4726")
    c.rect(464, 262, 16, 84, "#6f4726")
    _speech(c, 740, 50, 190, 62, (624, 110), "Parti?")
    _speech(c, 56, 20, 240, 62, (310, 130), "No. È comoda.")


def gatto_pioggia(c: Canvas) -> None:
    _room(c, "#c3c9d3", "#5f6675", lit=True)
    c.rect(60, 40, 300, 220, "#f2f0ea", 4)
    c.rect(74, 54, 272, 192, "#7f95ab")
    for i in range(50):
        x, y = 80 + i * 53 % 256, 56 + i * 37 % 170
        c.line([(x, y), (x - 4, y + 15)], "#dfe8ee", 2)
    c.rect(206, 54, 8, 192, "#f2f0ea")
    _cat(c, 440, 330)
    _speech(c, 720, 36, 210, 62, (622, 100), "Smetterà?")
    _speech(c, 640, 180, 420, 84, (430, 232), "Quando avrò finito di guardarla.")


def gatto_lunedi(c: Canvas) -> None:
    _room(c, "#e9cdd0", "#8a5a5f", lit=True)
    c.rect(840, 150, 150, 160, "#ffffff", 6)
    c.rect(840, 150, 150, 40, "#c9483a", 6)
    c.text_in((840, 190, 150, 110), "lun", 56, INK, bold=True)
    c.disc(330, 336, 150, "#b98a8f", 26)
    _cat(c, 330, 330)
    _speech(c, 50, 16, 240, 60, (280, 176), "Che giorno è?")
    _speech(c, 640, 26, 170, 56, (614, 96), "Lunedì.")


SCENES: dict[str, Callable[[Canvas], None]] = {
    **{name: partial(strip, panels) for name, panels in STRIPS.items()},
    "teapot-biscuit": teapot_biscuit,
    "teapot-ten": teapot_ten,
    "teapot-suspects": teapot_suspects,
    "teapot-night": teapot_night,
    "gatto-idea": gatto_idea,
    "gatto-valigia": gatto_valigia,
    "gatto-pioggia": gatto_pioggia,
    "gatto-lunedi": gatto_lunedi,
}
