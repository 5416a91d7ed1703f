"""Limits of HTML: how much of it is read, how deep it may nest, how much one tag may say.

nh3 and Qt are superlinear in depth (80,000 nested divs: 37 s; 18 nested tables: 6 s), so depth is cut before either
sees it. What only a text layout cannot bear (long paragraphs, endless words) is bounded where articles are composed.
"""

from __future__ import annotations

MAX_HTML = 2_000_000
"""Characters of one article; the rest is left out."""
MAX_PAGE = 3_000_000
"""Bytes of a web page that are looked at."""

MAX_DEPTH = 100
MAX_TABLE_DEPTH = 8
MAX_SPAN = 20
"""Rows or columns that one cell of a table may cover."""

MAX_ATTRIBUTES = 60
MAX_ATTRIBUTE_NAME = 40
TEXT_PIECE = 8_192
"""Longer text comes in several tokens, so that nobody has to take a megabyte at once."""
