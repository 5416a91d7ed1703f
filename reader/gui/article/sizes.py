"""Display size of a picture before and after it is here. Pure."""

from __future__ import annotations

from reader.gui.article.blocks import Picture

UNKNOWN_HEIGHT = 0.5
"""Of the column's width, while nobody says how tall a picture is."""
TALLEST = 4000
INLINE_PX = 20
ALT_LEAST, ALT_PADDING, ALT_AIR, ALT_LINE, ALT_LINES = 40, 10, 5, 18, 4


def fit(width: int, height: int, column: int) -> tuple[int, int]:
    """Shrunk to the column, never enlarged, never without area."""
    width, height = max(1, width), max(1, height)
    if width > column:
        width, height = column, max(1, round(height * column / width))
    if height > TALLEST:
        width, height = max(1, round(width * TALLEST / height)), TALLEST
    return width, height


def shown_size(picture: Picture, own: tuple[int, int] | None, column: int, alone: bool) -> tuple[int, int]:
    """By the picture's own size where it is here, else by what the publisher says, else by guess."""
    if own:
        return _by_own_size(picture, own, column)
    if picture.width and picture.height:
        return fit(picture.width, picture.height, column)
    if not alone:
        return INLINE_PX, INLINE_PX
    width = min(picture.width or column, column)
    return fit(width, picture.height or round(width * UNKNOWN_HEIGHT), column)


def _by_own_size(picture: Picture, own: tuple[int, int], column: int) -> tuple[int, int]:
    """The publisher may ask for a smaller picture, not for a stretched or enlarged one."""
    width, height = own
    if picture.width and picture.width < width:
        height = round(height * picture.width / width)
        width = picture.width
    elif picture.height and picture.height < height and not picture.width:
        width = round(width * picture.height / height)
        height = picture.height
    return fit(width, height, column)


def alt_size(words_width: int, column: int) -> tuple[int, int]:
    """Of what stands for a picture that cannot be had: room for its alternative text."""
    width = max(ALT_LEAST, min(column, words_width + 2 * ALT_PADDING))
    lines = max(1, -(-words_width // max(1, width - 2 * ALT_PADDING)))
    return width, min(lines, ALT_LINES) * ALT_LINE + 2 * ALT_AIR
