"""Addresses that strangers wrote: cleaned here before they are stored, shown or opened, all within one length. Pure."""

from __future__ import annotations

import re
from urllib.parse import unquote, urljoin, urlsplit

LONGEST = 8_000
WEB = frozenset({"http", "https"})
_MAIL_FIELDS = ("subject", "body", "to", "cc")
OUTSIDE = WEB | {"mailto"}
"""What a browser or a mail program may open."""
_WEB = re.compile(r"https?://[^\s/?#]", re.IGNORECASE)
_ORIGIN = re.compile(r"https?://[a-z0-9.:-]+(?=/|$)")
# The plainest relative address: joined as two strings, ten times faster than urljoin.
_ROOTED = re.compile(
    r"/(?![./])(?:[A-Za-z0-9_~%+-]|[./](?![./]))*(?:\?[A-Za-z0-9_.~%+=&-]+)?(?:#[A-Za-z0-9_.~%+=&-]+)?", re.ASCII
)
# Brackets around what isn't a number, percent signs in the host: no browser opens these, nor does nh3 keep them.
_NO_HOST = re.compile(r"https?://(?:[^/?#@]*@)?+(?:[^/?#@]*%|(?!\[[0-9a-f:.]+\](?:[:/?#]|$))[^/?#@]*\[)", re.I)
_JUNK = re.compile("[\x00-\x20\x7f-\x9f\ud800-\udfff]")
_INVISIBLE = re.compile(r"[\x00-\x20\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2066-\u2069]")
_UNSAFE = re.compile(r"[\s\x00-\x1f\x7f-\x9f\ud800-\udfff\"<>\\^`{|}]")


def join(base: str, address: str) -> str:
    """The address relative to base; empty where it cannot be one."""
    try:
        joined = urljoin(base, address)
    except ValueError:
        return ""
    # Python 3.14 keeps an empty query or fragment, which older ones leave out.
    before, _, fragment = joined.partition("#")
    path, _, query = before.partition("?")
    return path + (f"?{query}" if query else "") + (f"#{fragment}" if fragment else "")


def web_address(base: str, address: str) -> str:
    """The absolute http(s) address, or empty. Spaces and quotes are percent-encoded."""
    if _JUNK.search(address):
        address = address.strip().replace("\n", "").replace("\t", "").replace("\r", "")
    if not address or len(address) > LONGEST:
        return ""
    if not _WEB.match(address):
        rooted = _ORIGIN.match(base) if _ROOTED.fullmatch(address) else None
        address = rooted.group() + address if rooted else join(base, address)
        if not _WEB.match(address):
            return ""
    if _UNSAFE.search(address):
        address = _UNSAFE.sub(_percent, address)
    if len(address) > LONGEST:  # it has grown
        return ""
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
        target = _UNSAFE.sub(_percent, stripped[: LONGEST + 1])
        return _keep_harmless(target) if len(target) <= LONGEST else ""
    return web_address(base, stripped)


def _keep_harmless(mailto: str) -> str:
    """A mail address with only those fields that a stranger may fill in: some programs would attach a local file."""
    to, sign, fields = mailto.partition("?")
    kept = [one for one in re.split("&(?:amp;)?", fields) if unquote(one.partition("=")[0]).lower() in _MAIL_FIELDS]
    return to + (sign + "&".join(kept) if kept else "")


def find_address(address: str, schemes: frozenset[str] = WEB) -> str:
    """The address without invisible characters, to be shown and opened; empty for one of another scheme."""
    target = link_target("", _INVISIBLE.sub("", address))
    return target if target.partition(":")[0].lower() in schemes else ""


def find_outside_link(address: str) -> str:
    """The address if a browser or mail program may open it, or else ""."""
    return find_address(address, OUTSIDE)


def feed_address(text: str) -> str:
    """The http(s) address in a list of feeds or a field, else empty; not encoded, as it names a subscription. Older
    programs write `feed:` for the same thing."""
    address = " ".join(text.split())
    if address[:5].lower() == "feed:":
        rest = address[5:]
        address = rest if _WEB.match(rest) else "http://" + rest.lstrip("/")
    try:
        has_host = bool(urlsplit(address).hostname)
    except ValueError:
        return ""
    is_good = has_host and _WEB.match(address) and " " not in address and len(address) <= LONGEST
    return address if is_good else ""
