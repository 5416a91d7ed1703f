"""The allow-list: which elements and attributes an article may keep. Everything else goes.

Only facts here. Both readers of HTML (`plain_markup`, `tidy`) and nh3 take their rules from this one place.
"""

from __future__ import annotations


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


BLOCKS = words(
    "p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption hr"
    " table caption thead tbody tfoot tr td th"
)
INLINES = words(
    "a em strong b i u s sub sup small mark del ins q cite code kbd samp var abbr tt"
    " ruby rt rp bdi bdo br img"
)
ALLOWED_TAGS = BLOCKS | INLINES
VOID_TAGS = frozenset({"br", "hr", "img"})
HTML_VOID_TAGS = VOID_TAGS | words(
    "area base basefont bgsound col embed frame input keygen link meta param source track wbr"
)
TABLE_PARTS = frozenset({"table", "caption", "thead", "tbody", "tfoot", "tr", "td", "th"})

ALLOWED_ATTRIBUTES: dict[str, frozenset[str]] = {
    "*": frozenset({"dir"}),
    "a": frozenset({"href", "title"}),
    "img": frozenset({"src", "alt", "title", "width", "height"}),
    "td": frozenset({"colspan", "rowspan"}),
    "th": frozenset({"colspan", "rowspan"}),
    "ol": frozenset({"start"}),
    "abbr": frozenset({"title"}),
}
ALLOWED_SCHEMES = frozenset({"http", "https", "mailto"})

# Elements of a page's skeleton keep their meaning as blocks and lose their name.
BECOMES_DIV = words(
    "section article main header footer aside nav details summary center address fieldset form hgroup"
    " dialog menu dir search"
)
RENAMED = {**dict.fromkeys(BECOMES_DIV, "div"), "strike": "s", "acronym": "abbr", "listing": "pre"}

# What stands between these tags is no text for a reader.
DROPPED_WITH_CONTENT = words(
    "script style template textarea title select svg math object applet canvas xmp noembed noframes"
    " plaintext head button datalist"
)
# These hold raw text up to their end tag, whatever it looks like.
RAW_TEXT = words("script style textarea title xmp noembed noframes iframe")
# Players cannot run here; a link to what they play can be opened outside.
BECOMES_LINK = frozenset({"iframe", "video", "audio", "embed"})

MAX_DEPTH = 100
MAX_TABLE_DEPTH = 8
MAX_SPAN = 20

# Where pages that load pictures late keep the address.
LAZY_SOURCES = ("data-src", "data-original", "data-lazy-src", "data-original-src")
