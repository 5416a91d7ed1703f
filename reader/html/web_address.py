"""Addresses in a stranger's HTML: which of them may be followed or fetched at all. Pure."""

from __future__ import annotations

import re
from urllib.parse import urlsplit

LONGEST_ADDRESS = 4000
WEB = frozenset({"http", "https"})
_UNPRINTABLE = re.compile(r"[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]")


def find_address(address: str, schemes: frozenset[str] = WEB) -> str:
    """The address without what nobody sees, if it is of one of these kinds; else nothing."""
    address = _UNPRINTABLE.sub("", address)
    if len(address) > LONGEST_ADDRESS:
        return ""
    try:
        parts = urlsplit(address)
    except ValueError:
        return ""
    if parts.scheme not in schemes or (parts.scheme != "mailto" and not parts.hostname):
        return ""
    return address
