"""Tells SVG pictures that only draw from those that do more. Pure; any thread.

An SVG can name files, load others, run scripts, and grow without end by entities or by what it uses again. One that
could do any of it is refused rather than cleaned: its alternative text is shown then.
"""

from __future__ import annotations

import re

LARGEST = 200_000
MOST_TAGS = 3_000
_BEGINNING = re.compile(
    rb"\s*+(?>(?:<\?xml[^>]*+>|<!--.*?-->|<!DOCTYPE svg[^>\[]*+>)\s*+)*+<svg[\s>]", re.DOTALL
)
_REFUSED = re.compile(
    rb"<!ENTITY|<(?:[\w-]+:)?(?:script|image|feImage|foreignObject|iframe|animate\w*|set|use|pattern|filter|mask)\b"
    rb"|\bon\w+\s*=|href\s*=\s*[\"'](?!#)|@import|url\(\s*[\"']?(?!#)",
    re.IGNORECASE,
)


def is_harmless_svg(data: bytes) -> bool:
    """False for whatever is no SVG, too."""
    if len(data) > LARGEST or not _BEGINNING.match(data[:4_000]):
        return False
    return data.count(b"<") <= MOST_TAGS and _REFUSED.search(data) is None
