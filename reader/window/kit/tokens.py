"""Design tokens: colours (resources/app/colours.txt), type and measures; no other module has a literal colour or size.

No Qt."""

from __future__ import annotations

from msgspec import Struct

from reader.core.paths import get_resources


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
    grid: str
    heat: tuple[str, str, str, str, str, str]


_LIGHT_HEAT = ("#f3f2ef", "#dce6f5", "#b3caeb", "#7fa5dc", "#4a7dc8", "#22529f")
_DARK_HEAT = ("#25262a", "#2a3850", "#33507f", "#446fb3", "#6b98e0", "#a9c8fb")


_TABLE = [line.split() for line in (get_resources() / "app" / "colours.txt").read_text("utf-8").splitlines()]


def _read(column: int, heat: tuple[str, str, str, str, str, str]) -> Colours:
    rows = (row for row in _TABLE if row[0] != "#")
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
