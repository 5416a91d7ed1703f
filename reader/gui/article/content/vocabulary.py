"""HTML element table: what each tag means to an article. Pure. A tag that is not here only ends a paragraph."""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from reader.gui.article.content.blocks import Kind, Style

STYLES: dict[str, Callable[[Style], Style]] = {
    **dict.fromkeys(("b", "strong", "dt"), lambda style: replace(style, bold=True)),
    **dict.fromkeys(("i", "em", "cite", "dfn", "var", "address"), lambda style: replace(style, italic=True)),
    **dict.fromkeys(("code", "kbd", "samp", "tt"), lambda style: replace(style, code=True)),
    **dict.fromkeys(("s", "strike", "del"), lambda style: replace(style, strike=True)),
    **dict.fromkeys(("u", "ins"), lambda style: replace(style, underline=True)),
    "mark": lambda style: replace(style, mark=True),
    "small": lambda style: replace(style, small=True),
    "sup": lambda style: replace(style, above=True),
    "sub": lambda style: replace(style, below=True),
}
KINDS = {
    **dict.fromkeys(("h1", "h2"), Kind.HEADING_1),
    "h3": Kind.HEADING_2,
    **dict.fromkeys(("h4", "h5", "h6"), Kind.HEADING_3),
    **dict.fromkeys(("figcaption", "caption"), Kind.CAPTION),
}
INLINE = frozenset(STYLES) - {"dt", "address"} | frozenset(
    "a abbr acronym bdi bdo big br data font img label q rp rt ruby span time wbr".split()
)
"""Tags inside a line: they end no paragraph."""
TABLE_PARTS = frozenset(("td", "th", "tr", "table"))


def is_barrier(found: str, closing: str) -> bool:
    """Whether an end tag stops looking for its start here: what closes inside a cell stays inside."""
    if found == "table":
        return True
    return found in ("td", "th", "blockquote") and closing not in TABLE_PARTS
