"""Design tokens: colours, type and measures in one table; no other module has a literal colour or size. No Qt."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace


class Colours(Struct, frozen=True):
    bg: str
    bg_list: str
    bg_side: str
    bg_raised: str
    bg_sunken: str
    hover: str
    line: str
    line_2: str
    groove: str
    """The unfilled part of sliders and bars."""
    field: str
    text: str
    text_2: str
    text_3: str
    accent: str
    accent_text: str
    on_accent: str
    accent_soft: str
    sel_idle: str
    sel_edge: str
    """The edge of what is selected, visible only with more contrast."""
    star: str
    ok: str
    warn: str
    err: str
    ok_soft: str
    warn_soft: str
    err_soft: str
    hit: str
    """The background of words that a search found."""
    plot_you: str
    plot_publisher: str
    plot_you_fill: str
    plot_band_fill: str
    poll_done: str
    poll_nothing: str
    poll_planned: str
    hatch_ground: str
    hatch_line: str
    comparison: str
    gain: str
    lose: str
    grid: str
    heat: tuple[str, str, str, str, str, str]


LIGHT = Colours(
    bg="#ffffff",
    bg_list="#fbfbfa",
    bg_side="#f3f2ef",
    bg_raised="#ffffff",
    bg_sunken="#f6f5f2",
    hover="#ecebe7",
    line="#e5e3de",
    line_2="#cfccc5",
    groove="#cfccc5",
    field="#928d85",
    text="#1f1e1b",
    text_2="#55524c",
    text_3="#6d6962",
    accent="#2a5db0",
    accent_text="#24529c",
    on_accent="#ffffff",
    accent_soft="#e3ebf8",
    sel_idle="#e8e6e1",
    sel_edge="transparent",
    star="#a86e00",
    ok="#22703f",
    warn="#8a5200",
    err="#ab2620",
    ok_soft="#e3f1e7",
    warn_soft="#fbf0da",
    err_soft="#fae7e4",
    hit="#fbe6a6",
    plot_you="#2f66c4",
    plot_publisher="#c2570c",
    plot_you_fill="#d5e1f5",
    plot_band_fill="#e9f0fb",
    poll_done="#2b2a27",
    poll_nothing="#979188",
    poll_planned="#7d7870",
    hatch_ground="#efeeea",
    hatch_line="#dddbd5",
    comparison="#86817a",
    gain="#00705a",
    lose="#b24a00",
    grid="#ebe9e5",
    heat=("#f3f2ef", "#dce6f5", "#b3caeb", "#7fa5dc", "#4a7dc8", "#22529f"),
)

DARK = Colours(
    bg="#1a1b1d",
    bg_list="#1e1f21",
    bg_side="#242528",
    bg_raised="#2a2b2f",
    bg_sunken="#232427",
    hover="#2d2f33",
    line="#323438",
    line_2="#4a4d53",
    groove="#4a4d53",
    field="#777a81",
    text="#e8e6e1",
    text_2="#b9b6af",
    text_3="#9c9992",
    accent="#7ba6f0",
    accent_text="#93b7f5",
    on_accent="#10203c",
    accent_soft="#283a58",
    sel_idle="#36383d",
    sel_edge="transparent",
    star="#e0a93b",
    ok="#7fc796",
    warn="#e3b15c",
    err="#f09a92",
    ok_soft="#1f3327",
    warn_soft="#392d17",
    err_soft="#41211f",
    hit="#4d3d12",
    plot_you="#7ba6f0",
    plot_publisher="#f0955a",
    plot_you_fill="#2b3c5b",
    plot_band_fill="#222c3d",
    poll_done="#e8e6e1",
    poll_nothing="#7a7872",
    poll_planned="#98958e",
    hatch_ground="#222326",
    hatch_line="#34363a",
    comparison="#8f8b84",
    gain="#5fc4ab",
    lose="#f0955a",
    grid="#2c2e31",
    heat=("#25262a", "#2a3850", "#33507f", "#446fb3", "#6b98e0", "#a9c8fb"),
)


# For users who want more contrast: letters at least 7 to 1 against their background, lines and fields 3 to 1.
LIGHT_CONTRAST = replace(
    LIGHT,
    bg_list="#ffffff",
    bg_side="#ffffff",
    bg_sunken="#ffffff",
    line="#6b6762",
    line_2="#55524c",
    groove="#8f8c86",
    field="#4a4742",
    text="#000000",
    text_2="#1f1e1b",
    text_3="#33312d",
    accent="#0b3a86",
    accent_text="#0b3a86",
    sel_edge="#0b3a86",
    plot_you="#0b3a86",
    star="#6b4500",
    ok="#0c4a24",
    warn="#5c3600",
    err="#7a100b",
    poll_nothing="#55524c",
    poll_planned="#44413c",
    comparison="#55524c",
    grid="#8a857e",
)
DARK_CONTRAST = replace(
    DARK,
    bg="#000000",
    bg_list="#000000",
    bg_side="#000000",
    bg_raised="#101113",
    bg_sunken="#000000",
    line="#8f9299",
    line_2="#a4a7ad",
    groove="#64686f",
    field="#b4b7bd",
    text="#ffffff",
    text_2="#f0eee9",
    text_3="#dcd9d2",
    accent="#a9c8fb",
    accent_text="#b9d2fc",
    sel_edge="#a9c8fb",
    plot_you="#a9c8fb",
    star="#f3c667",
    ok="#a5e0b7",
    warn="#f1c982",
    err="#f9bdb7",
    poll_nothing="#b9b6af",
    poll_planned="#d0cdc6",
    comparison="#b9b6af",
    grid="#6d7077",
)


class TypeSize(Struct, frozen=True):
    px: float
    line: int
    semibold: bool = False


PAGE_TITLE = TypeSize(20, 26, True)
PANE_TITLE = TypeSize(15, 20, True)
INTERFACE = TypeSize(13, 18)
LIST_TITLE = TypeSize(14, 19)
LIST_TEXT = TypeSize(12.5, 18)
SMALL = TypeSize(12, 16)
CAPTION = TypeSize(11, 16, True)
ARTICLE = TypeSize(17, 28)
ARTICLE_TITLE = TypeSize(28, 36, True)

RADIUS_BUTTON, RADIUS_ROW, RADIUS_CARD = 6, 8, 10
PANE_BAR, SIDEBAR_ROW, POST_ROW, DAY_HEADER, WIDE_ROW, TABLE_ROW = 48, 28, 92, 24, 32, 36
BUTTON, FIELD, STATUS_BAR, NEW_POSTS_BAR = 30, 28, 28, 40
SIDEBAR_WIDTH, SIDEBAR_MIN, LIST_MIN, ARTICLE_MIN = 248, 200, 300, 420
COLUMN_MAX, COLUMN_AIR, NEWSPAPER_COLUMN = 640, 36, 680
DRAWER_BELOW, SINGLE_PLACE_BELOW = 960, 760
