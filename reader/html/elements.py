"""Kinds of HTML elements, as the standard has them, and limits on how much of a page is read.

nh3 and Qt are superlinear in depth (80,000 nested divs: 37 s; 18 nested tables: 6 s), so depth is cut before either
sees it. What an article may keep is in `parse.safe_html.tidy`.
"""

from __future__ import annotations

MAX_HTML = 2_000_000
"""Characters of one article; the rest is left out."""
MAX_PAGE = 3_000_000
"""Bytes of a web page that are read."""
MAX_DEPTH = 100
MAX_TABLE_DEPTH = 8
MAX_SPAN = 20
"""Rows or columns that one cell of a table may cover."""
MAX_ATTRIBUTES = 60
MAX_ATTRIBUTE_NAME = 40
TEXT_PIECE = 8_192
"""Longer text comes in several tokens."""


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


BLOCKS = words(
    "p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption hr"
    " table caption thead tbody tfoot tr td th details summary"
)
INLINES = words(
    "a em strong b i u s sub sup small mark del ins q cite code kbd samp var abbr tt ruby rt rp bdi bdo br img"
)
TABLE_PARTS = words("table caption thead tbody tfoot tr td th")
VOID = words("br hr img area base basefont bgsound col embed frame input keygen link meta param source track wbr")
RAW_TEXT = words("script style textarea title xmp noembed noframes iframe")
"""These hold text up to their end tag, whatever it looks like."""
HIDDEN = words(
    "script style template textarea title select svg math object applet canvas xmp noembed noframes"
    " plaintext head button datalist"
)
"""What is inside these isn't text to read."""
