"""URL cleaning: absolute, http(s), and without what a browser or a shell could trip over. Pure."""

from __future__ import annotations

import re
from urllib.parse import urljoin, urlsplit

MAX_URL = 8_000
_WEB = re.compile(r"https?://[^\s/?#]", re.IGNORECASE)
_ORIGIN = re.compile(r"https?://[a-z0-9.:-]+(?=/|$)")
# The plainest relative address: joined as two strings, ten times faster than urljoin.
_ROOTED = re.compile(
    r"/(?![./])(?:[A-Za-z0-9_~%+-]|[./](?![./]))*(?:\?[A-Za-z0-9_.~%+=&-]+)?(?:#[A-Za-z0-9_.~%+=&-]+)?", re.ASCII
)
# Brackets around what is no number, percent signs in the host: no browser opens these, nor does nh3 keep them.
_NO_HOST = re.compile(r"https?://(?:[^/?#@]*@)?+(?:[^/?#@]*%|(?!\[[0-9a-f:.]+\](?:[:/?#]|$))[^/?#@]*\[)", re.I)
_JUNK = re.compile("[\x00-\x20\x7f-\x9f\ud800-\udfff]")
_UNSAFE = re.compile(r"[\s\x00-\x1f\x7f-\x9f\ud800-\udfff\"<>\\^`{|}]")


def join(base: str, address: str) -> str:
    """The address relative to base; empty where it cannot be one."""
    try:
        return urljoin(base, address)
    except ValueError:
        return ""


def web_address(base: str, address: str) -> str:
    """The absolute http(s) address, or empty. Spaces and quotes are percent-encoded."""
    if _JUNK.search(address):
        address = address.strip().replace("\n", "").replace("\t", "").replace("\r", "")
    if not address or len(address) > MAX_URL:
        return ""
    if not _WEB.match(address):
        rooted = _ORIGIN.match(base) if _ROOTED.fullmatch(address) else None
        address = rooted.group() + address if rooted else join(base, address)
        if not _WEB.match(address):
            return ""
    if _UNSAFE.search(address):
        address = _UNSAFE.sub(_percent, address)
    is_plain = address.isascii() and "%" not in address and "[" not in address
    return address if is_plain or _has_host(address) else ""


def _has_host(address: str) -> bool:
    if _NO_HOST.match(address):
        return False
    try:
        urlsplit(address)
    except ValueError:  # an invalid port, letters that normalise to a slash: code that splits it would fail
        return False
    return True


def _percent(match: re.Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in match.group().encode("utf-8", "replace"))


def link_target(base: str, address: str) -> str:
    """The target that an `a` may have: the web, or a mail address; else empty."""
    stripped = address.strip()
    if stripped[:7].lower() == "mailto:":
        return _UNSAFE.sub(_percent, stripped) if len(stripped) <= MAX_URL else ""
    return web_address(base, stripped)
