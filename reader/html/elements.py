"""Kinds of HTML elements, by name: facts of the standard. What an article may keep is `parse.safe_html.html_rules`."""

from __future__ import annotations


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


BLOCKS = words(
    "p div h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre figure figcaption hr"
    " table caption thead tbody tfoot tr td th details summary"
)
INLINES = words(
    "a em strong b i u s sub sup small mark del ins q cite code kbd samp var abbr tt"
    " ruby rt rp bdi bdo br img"
)
TABLE_PARTS = words("table caption thead tbody tfoot tr td th")
VOID = words(
    "br hr img area base basefont bgsound col embed frame input keygen link meta param source track wbr"
)
RAW_TEXT = words("script style textarea title xmp noembed noframes iframe")
"""These hold text up to their end tag, whatever it looks like."""
HIDDEN = words(
    "script style template textarea title select svg math object applet canvas xmp noembed noframes"
    " plaintext head button datalist"
)
"""What stands between these tags is no text for a reader."""
