"""Link checks: which addresses may leave the window; and the mail that shares one. Pure."""

from __future__ import annotations

import re
from urllib.parse import quote, urlsplit

LONGEST_ADDRESS = 4000
_OUTSIDE = frozenset({"http", "https", "mailto"})
_PICTURES = frozenset({"http", "https"})
_UNPRINTABLE = re.compile(r"[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]")


def find_outside_link(address: str) -> str:
    """The address if a browser or a mail program may be asked to open it, else nothing."""
    return _find(address, _OUTSIDE)


def find_picture_address(address: str) -> str:
    return _find(address, _PICTURES)


def _find(address: str, schemes: frozenset[str]) -> str:
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


def make_mail_link(title: str, address: str) -> str:
    """A mailto: link that opens a letter with the title as subject and the address as text."""
    subject = " ".join(title.split())
    return f"mailto:?subject={quote(subject, safe='')}&body={quote(address, safe='')}"
