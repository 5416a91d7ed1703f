"""HTML allow-list: which elements and attributes an article may keep. Everything else goes.

Only facts here. `plain_markup`, `tidy` and nh3 take their rules from this one place.
"""

from __future__ import annotations

from reader.html.elements import BLOCKS, INLINES, words

ALLOWED_TAGS = BLOCKS | INLINES
VOID_TAGS = frozenset({"br", "hr", "img"})

ALLOWED_ATTRIBUTES: dict[str, frozenset[str]] = {
    "*": frozenset({"dir"}),
    "a": frozenset({"href", "title"}),
    "img": frozenset({"src", "alt", "title", "width", "height"}),
    "td": frozenset({"colspan", "rowspan"}),
    "th": frozenset({"colspan", "rowspan"}),
    "ol": frozenset({"start"}),
    "details": frozenset({"open"}),
    "abbr": frozenset({"title"}),
}
ALLOWED_SCHEMES = frozenset({"http", "https", "mailto"})

# Elements of a page's skeleton keep their meaning as blocks and lose their name.
BECOMES_DIV = words(
    "section article main header footer aside nav center address fieldset form hgroup dialog menu dir search"
)
RENAMED = {**dict.fromkeys(BECOMES_DIV, "div"), "strike": "s", "acronym": "abbr", "listing": "pre"}

# Players cannot run here; a link to what they play can be opened outside.
BECOMES_LINK = frozenset({"iframe", "video", "audio", "embed"})

# Where pages that load pictures late keep the address.
LAZY_SOURCES = ("data-src", "data-original", "data-lazy-src", "data-original-src")
