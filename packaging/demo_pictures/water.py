"""Scenes by the sea, the river and the canal."""

from __future__ import annotations

from collections.abc import Callable

from canvas import Canvas, H, W


def estuary(c: Canvas) -> None:
    c.blend(0, 244, "#8fabc2", "#b9bfc2", "#e2cdb0")
    c.glow(818, 160, 130, "#fff3d4", 120)
    c.disc(818, 160, 27, "#fdeecb")
    c.hills(236, 74, "#8a9aa3", 2, to=250)
    c.hills(248, 44, "#6c7f86", 9, to=250)
    c.blend(244, H, "#e0cba9", "#a9b6bb", "#5f7685")
    c.poly([(0, 278), (340, 262), (488, 270), (452, 296), (240, 306), (0, 318)], "#7d6c56")
    c.curve([(0, 372), (260, 360), (596, 376), (380, 410), (0, 434)], "#544c3b", closed=True)
    c.poly([(690, 294), (880, 286), (1160, 288), (1160, 336), (960, 326), (800, 318)], "#6f604e")
    for x in (272, 304, 338):
        c.line([(x, 214), (x, 310 - (338 - x) / 16)], "#3a3733", 5)
    c.line([(258, 216), (352, 216)], "#3a3733", 6)
    c.boat(822, 296, 1.7, "#33434f", "#efe7d6")
    c.glints(818, 318, 6, "#f0dcb4", 2)


def night_ferry(c: Canvas) -> None:
    c.blend(0, 270, "#0f1b33", "#223657", "#5b5f7c")
    c.stars(110, 190, 5)
    c.disc(214, 92, 30, "#f3ead0")
    c.disc(226, 84, 27, "#14213c")
    c.hills(268, 70, "#1b2a44", 8, to=270)
    for x in range(700, 1120, 34):
        c.disc(x, 262 - (x % 3) * 3, 2.2, "#ffd48a")
    c.blend(268, H, "#3a4768", "#1c2c48", "#101b30")
    c.poly([(330, 296), (846, 296), (812, 346), (372, 346)], "#e9e3d4")
    c.poly([(340, 316), (836, 316), (812, 346), (372, 346)], "#a33b2e")
    c.rect(398, 252, 388, 46, "#f4efe3", 5)
    c.rect(468, 214, 226, 40, "#f4efe3", 5)
    c.rect(500, 190, 90, 26, "#e4dccb", 4)
    c.rect(628, 160, 40, 56, "#a33b2e", 3)
    c.rect(628, 172, 40, 12, "#f4efe3")
    for x in range(412, 776, 28):
        c.rect(x, 266, 17, 14, "#ffcf7d", 3)
    for x in range(482, 682, 26):
        c.rect(x, 226, 15, 13, "#ffdf9f", 3)
    c.glow(590, 270, 240, "#ffcf7d", 46)
    c.glints(590, 360, 8, "#e8b871", 4, 330, 11)


def lighthouse(c: Canvas) -> None:
    c.blend(0, 300, "#34456b", "#8a6f8d", "#e6a98a")
    c.stars(40, 110, 3)
    c.poly([(832, 118), (0, 30), (0, 128)], "#c3a493")
    c.poly([(832, 118), (0, 58), (0, 106)], "#ecd3a6")
    c.poly([(868, 118), (1160, 76), (1160, 152)], "#d9b597")
    c.blend(296, H, "#b98580", "#5a5c7d", "#2c3858")
    c.curve([(560, H), (690, 330), (850, 300), (1000, 318), (1160, 300), (1160, H)], "#2a2f45", closed=True)
    c.poly([(560, H), (760, 330), (1160, 330), (1160, H)], "#2a2f45")
    c.poly([(822, 134), (878, 134), (894, 316), (806, 316)], "#f1e8da")
    for i in range(3):
        y = 160 + i * 54
        k = (y - 134) / 182 * 16
        c.poly([(822 - k, y), (878 + k, y), (880 + k, y + 25), (820 - k, y + 25)], "#b5493a")
    c.rect(814, 126, 72, 10, "#3a3f55", 2)
    c.rect(830, 100, 40, 28, "#ffe6a6", 3)
    c.poly([(824, 100), (850, 78), (876, 100)], "#3a3f55")
    c.glow(850, 114, 120, "#fff0c0", 150)
    c.house(920, 320, 84, 42, "#cdbfae", "#4a4658", "#ffd98e")
    c.glints(850, 336, 0, "#fff", 1)
    c.glints(300, 330, 8, "#d8a48f", 8, 180, 14)


def canal(c: Canvas) -> None:
    c.blend(0, 250, "#9cc0d6", "#cfdcd2", "#f5e3b8")
    c.disc(240, 150, 34, "#fff4d2")
    c.hills(256, 60, "#93ad8c", 12, to=260)
    c.poly([(0, 252), (W, 252), (W, H), (0, H)], "#7f9a5c")
    c.poly([(548, 252), (612, 252), (1010, H), (170, H)], "#9fc1cc")
    c.poly([(560, 252), (600, 252), (820, H), (360, H)], "#bcd6d8")
    c.poly([(630, 252), (644, 252), (1160, 400), (1160, H), (1104, H)], "#d9c69b")
    for i in range(7):
        s = 0.34 + i * i * 0.036
        c.poplar(520 - i * 26 - i * i * 8, 256 + i * i * 5.2, s, "#55763f", "#5b4a36")
    for i in range(6):
        s = 0.34 + i * i * 0.036
        c.poplar(668 + i * 34 + i * i * 12, 254 + i * i * 3.4, s, "#638647", "#5b4a36")
    x, y = 884, 344
    for wx in (x - 34, x + 34):
        c.arc(wx, y, 24, 0, 360, "#2f3640", 4)
    c.line([(x - 34, y), (x - 12, y - 34), (x + 22, y - 34), (x + 2, y), (x - 34, y)], "#b0412f", 4)
    c.line([(x + 34, y), (x + 18, y - 46), (x + 32, y - 50)], "#b0412f", 4)
    c.line([(x - 12, y - 34), (x - 18, y - 46)], "#2f3640", 4)
    c.line([(x - 28, y - 47), (x - 8, y - 47)], "#2f3640", 6)
    c.rect(x + 24, y - 60, 34, 18, "#a8763c", 3)


def market(c: Canvas) -> None:
    c.blend(0, H, "#e8d3ac", "#d9b886", "#a8794e")
    c.glow(580, 190, 420, "#fff3cf", 190)
    c.rect(360, 150, 440, 190, "#cfe0e2")
    c.rect(360, 232, 440, 108, "#8fb3bd")
    c.boat(520, 262, 0.8, "#4d3a2b", "#f4ead4")
    c.boat(676, 250, 0.55, "#4d3a2b", "#e7d6b7")
    for i in range(6):
        k = i * 74
        c.line(
            [
                (360 - k, 340 + k * 0.36),
                (360 - k, 160 - k * 0.34),
                (580, 58 - k * 0.62),
                (800 + k, 160 - k * 0.34),
                (800 + k, 340 + k * 0.36),
            ],
            ["#7a5534", "#6f4c2e", "#644428", "#583b22", "#4c321c", "#402917"][i],
            9 + i * 3,
        )
    for x, y, s, cloth, fish in (
        (130, 360, 1.25, "#2f6f7d", "#dfe7e6"),
        (800, 346, 1.1, "#b5533c", "#f0c9a6"),
        (330, 330, 0.75, "#d8a23d", "#dfe7e6"),
    ):
        c.poly([(x, y), (x + 190 * s, y), (x + 204 * s, y + 60 * s), (x - 14 * s, y + 60 * s)], cloth)
        c.rect(x + 6 * s, y - 18 * s, 178 * s, 22 * s, "#f2ead8", 4)
        for i in range(7):
            fx = x + 24 * s + i * 24 * s
            c.disc(fx, y - 14 * s, 12 * s, fish, 5 * s)
            c.poly([(fx + 9 * s, y - 14 * s), (fx + 18 * s, y - 20 * s), (fx + 18 * s, y - 8 * s)], fish)
    c.disc(598, 384, 22, "#3a3029", 12)
    c.disc(616, 372, 9, "#3a3029")
    c.poly([(610, 366), (612, 356), (617, 365)], "#3a3029")
    c.poly([(617, 365), (623, 357), (623, 368)], "#3a3029")
    c.curve([(578, 384), (560, 372), (556, 354)], "#3a3029", 5)


def bridge(c: Canvas) -> None:
    c.blend(0, 300, "#b5d0de", "#dfe6da", "#f6e8c9")
    c.hills(270, 90, "#9db6a3", 20, to=300)
    c.hills(296, 50, "#7b9a80", 31, to=300)
    c.blend(290, H, "#a9c6c4", "#6f969c", "#4c737d")
    c.poly([(0, 268), (190, 280), (250, H), (0, H)], "#6d8450")
    c.poly([(W, 258), (960, 278), (900, H), (W, H)], "#5f7847")
    c.curve([(150, 286), (580, 236), (1010, 282)], "#8a5a34", 13)
    c.curve([(190, 330), (580, 262), (970, 326)], "#6d4527", 7)
    for i in range(17):
        x = 170 + i * 51
        lift = 46 * (1 - ((x - 580) / 430) ** 2)
        c.line([(x, 286 - lift), (x, 240 - lift)], "#9c6a40", 5)
    c.curve([(160, 246), (580, 192), (1000, 242)], "#9c6a40", 6)
    for x, s in ((90, 1.3), (1070, 1.5), (1004, 0.9)):
        c.tree(x, 290, s, "#4f6d3c", "#5a4632")
    c.glints(580, 352, 6, "#d3e5dd", 6, 300, 15)


def clouds(c: Canvas) -> None:
    c.blend(0, H, "#5f93c2", "#9fc4dd", "#f3e2c6")
    for row, (y, r, n) in enumerate(((70, 18, 14), (122, 23, 12), (182, 29, 10), (252, 36, 8))):
        for i in range(n if row != 3 else 5):
            x = i * (W / n) + 40 + row * 21
            for dx, dy, k in ((-1.1, 0.2, 0.7), (0, -0.15, 1.0), (1.1, 0.15, 0.75)):
                c.disc(
                    x + dx * r,
                    y + dy * r,
                    r * k,
                    ("#f6f4ee", "#f9f3e6", "#fbf0dc", "#fdecd0")[row],
                    r * k * 0.62,
                )
    c.hills(420, 60, "#4a6379", 41)
    c.hills(450, 40, "#33475a", 44)
    c.poly([(920, 410), (932, 300), (944, 410)], "#33475a")
    for i in range(5):
        c.rect(908 + i * 3, 396 - i * 22, 48 - i * 6, 5, "#33475a")


def island_night(c: Canvas) -> None:
    c.blend(0, 320, "#0d1736", "#25386b", "#6a6a93")
    c.stars(190, 280, 17)
    c.milky_way(200, 20, 860, 230, 170, 5)
    c.blend(318, H, "#32457a", "#16234b")
    c.poly([(0, 340), (220, 300), (520, 300), (700, 338), (760, H), (0, H)], "#39415f")
    for x, y, w, h in (
        (60, 330, 120, 74),
        (200, 310, 110, 96),
        (330, 326, 140, 70),
        (110, 400, 150, 84),
        (290, 400, 120, 92),
        (430, 402, 150, 70),
        (590, 420, 110, 60),
    ):
        c.rect(x, y - h + 30, w, h, "#cfd6e6")
        c.rect(x, y - h + 30, w, 7, "#f1f3f8")
        c.rect(x + w * 0.18, y - h * 0.45 + 26, 15, 24, "#f6c66f", 2)
        c.rect(x + w * 0.62, y - h * 0.4 + 26, 17, h * 0.4, "#3f6fb5", 2)
    c.disc(255, 246, 34, "#4d7cc0", 34)
    c.rect(221, 246, 68, 12, "#cfd6e6")
    c.line([(486, 336), (500, 290), (514, 336)], "#1a2140", 4)
    c.line([(478, 302), (540, 262)], "#1a2140", 13)
    c.disc(872, 92, 7, "#f6e3b4")
    c.stroke("#f6e3b4", 2)
    c.line([(852, 97), (892, 87)], "#f6e3b4", 2.5)
    c.glints(900, 345, 7, "#5f72a8", 4, 200, 14)


SCENES: dict[str, Callable[[Canvas], None]] = {
    "estuary": estuary,
    "night-ferry": night_ferry,
    "lighthouse": lighthouse,
    "canal": canal,
    "market": market,
    "bridge": bridge,
    "clouds": clouds,
    "island-night": island_night,
}
