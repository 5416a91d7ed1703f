"""Character references (`&amp;`, `&#8217;`) resolved, however long: Python itself raises for 4,300 digits. Pure.

The only place that calls html.unescape; tests/unit/html/test_references.py holds that.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from reader.lazy_import import lazy_import

if TYPE_CHECKING:
    import html as library
else:  # its long table of names is wanted by the first text that is read
    library = lazy_import("html")

_LONG = re.compile(r"&#(?:([xX])([0-9a-fA-F]{8,}+)|([0-9]{8,}+))")
"""Hardly any text has one; characters have seven digits at most."""


def unescape(text: str) -> str:
    return library.unescape(_LONG.sub(_shorten, text) if "&#" in text else text)


def _shorten(reference: re.Match[str]) -> str:
    """Zeros in front mean nothing; a number beyond all characters stays one, and becomes the sign for none."""
    kind, digits = reference[1] or "", (reference[2] or reference[3]).lstrip("0")
    return f"&#{kind}{digits[:8] or '0'}"
