"""Design tokens: colours, type and measures in one table; no other module has a literal colour or size. No Qt."""

from __future__ import annotations

from msgspec import Struct


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


_LIGHT_HEAT = ("#f3f2ef", "#dce6f5", "#b3caeb", "#7fa5dc", "#4a7dc8", "#22529f")
_DARK_HEAT = ("#25262a", "#2a3850", "#33507f", "#446fb3", "#6b98e0", "#a9c8fb")
_TABLE = """
    bg              #ffffff      #1a1b1d      =        #000000
    bg_list         #fbfbfa      #1e1f21      #ffffff  #000000
    bg_side         #f3f2ef      #242528      #ffffff  #000000
    bg_raised       #ffffff      #2a2b2f      =        #101113
    bg_sunken       #f6f5f2      #232427      #ffffff  #000000
    hover           #ecebe7      #2d2f33      =        =
    line            #e5e3de      #323438      #6b6762  #8f9299
    line_2          #cfccc5      #4a4d53      #55524c  #a4a7ad
    groove          #cfccc5      #4a4d53      #8f8c86  #64686f
    field           #928d85      #777a81      #4a4742  #b4b7bd
    text            #1f1e1b      #e8e6e1      #000000  #ffffff
    text_2          #55524c      #b9b6af      #1f1e1b  #f0eee9
    text_3          #6d6962      #9c9992      #33312d  #dcd9d2
    accent          #2a5db0      #7ba6f0      #0b3a86  #a9c8fb
    accent_text     #24529c      #93b7f5      #0b3a86  #b9d2fc
    on_accent       #ffffff      #10203c      =        =
    accent_soft     #e3ebf8      #283a58      =        =
    sel_idle        #e8e6e1      #36383d      =        =
    sel_edge        transparent  transparent  #0b3a86  #a9c8fb
    star            #a86e00      #e0a93b      #6b4500  #f3c667
    ok              #22703f      #7fc796      #0c4a24  #a5e0b7
    warn            #8a5200      #e3b15c      #5c3600  #f1c982
    err             #ab2620      #f09a92      #7a100b  #f9bdb7
    ok_soft         #e3f1e7      #1f3327      =        =
    warn_soft       #fbf0da      #392d17      =        =
    err_soft        #fae7e4      #41211f      =        =
    hit             #fbe6a6      #4d3d12      =        =
    plot_you        #2f66c4      #7ba6f0      #0b3a86  #a9c8fb
    plot_publisher  #c2570c      #f0955a      =        =
    plot_you_fill   #d5e1f5      #2b3c5b      =        =
    plot_band_fill  #e9f0fb      #222c3d      =        =
    poll_done       #2b2a27      #e8e6e1      =        =
    poll_nothing    #979188      #7a7872      #55524c  #b9b6af
    poll_planned    #7d7870      #98958e      #44413c  #d0cdc6
    hatch_ground    #efeeea      #222326      =        =
    hatch_line      #dddbd5      #34363a      =        =
    comparison      #86817a      #8f8b84      #55524c  #b9b6af
    gain            #00705a      #5fc4ab      =        =
    lose            #b24a00      #f0955a      =        =
    grid            #ebe9e5      #2c2e31      #8a857e  #6d7077
"""
"""Light, dark, and both for users who want more contrast, where = is the colour without it: letters at least 7 to 1
against their background, lines and fields 3 to 1."""


def _read(column: int, heat: tuple[str, str, str, str, str, str]) -> Colours:
    rows = [line.split() for line in _TABLE.split("\n") if line]
    named = {name: hues[column - 2] if hues[column] == "=" else hues[column] for name, *hues in rows}
    return Colours(**named, heat=heat)


LIGHT, LIGHT_CONTRAST = _read(0, _LIGHT_HEAT), _read(2, _LIGHT_HEAT)
DARK, DARK_CONTRAST = _read(1, _DARK_HEAT), _read(3, _DARK_HEAT)


class TypeSize(Struct, frozen=True):
    px: float
    line: int
    semibold: bool = False


PAGE_TITLE = TypeSize(20, 26, True)
PANE_TITLE = TypeSize(15, 20, True)
INTERFACE, HEADING = TypeSize(13, 18), TypeSize(13, 18, True)
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
