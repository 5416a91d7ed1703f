"""Text, addresses and attributes as XML: what a publisher wrote becomes data, whatever it is. Pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from html import escape
from urllib.parse import quote, urlsplit, urlunsplit

from reader.edition.reading import find_web_address
from reader.html.bounds import MAX_SPAN

# What XML 1.0 can hold, without what turns the direction of other people's text.
_UNFIT = re.compile(
    "[^\\t\\n\\r\\x20-\\ud7ff\\ue000-\\ufffd\\U00010000-\\U0010ffff]|[\\u202a-\\u202e\\u2066-\\u2069]"
)
_SAFE = ("!$&'()*+,;=:@[]%~", "/!$&'()*+,;=:@%~", *("/?!$&'()*+,;=:@%~",) * 2)
"""What may stand in a host, a path, a query and a fragment."""
_BARE_PERCENT = re.compile(r"%(?![0-9a-fA-F]{2})")


def clean_text(text: str) -> str:
    """Without characters that no XML may hold."""
    return _UNFIT.sub("", text)


def say(text: str) -> str:
    """Text as XML; nothing in it is markup."""
    return escape(clean_text(text), quote=True)


def write_direction(attributes: Mapping[str, str]) -> str:
    said = attributes.get("dir", "").strip().lower()
    return f' dir="{said}"' if said in ("rtl", "ltr", "auto") else ""


def write_start(name: str, attributes: Mapping[str, str]) -> str:
    start = attributes.get("start", "").strip()
    fits = name == "ol" and start.isascii() and start.isdigit() and len(start) < 7
    return f' start="{int(start)}"' if fits else ""


def write_spans(attributes: Mapping[str, str]) -> str:
    made = ""
    for name in ("colspan", "rowspan"):
        said = attributes.get(name, "").strip()
        if said.isascii() and said.isdigit() and len(said) < 5 and int(said) > 1:
            made += f' {name}="{min(int(said), MAX_SPAN)}"'
    return made


def find_link(address: str) -> str:
    """A web address with everything encoded that may not stand in one: checkers are strict, publishers are not.
    Empty for anything else."""
    address = find_web_address(clean_text(address))
    if not address:
        return ""
    parts = urlsplit(address)
    made = [quote(part, safe=safe) for part, safe in zip(parts[1:], _SAFE, strict=True)]
    return _BARE_PERCENT.sub("%25", urlunsplit((parts.scheme, *made)))
