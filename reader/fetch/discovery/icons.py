"""Favicons: a site's icon from its page's links or from /favicon.ico. Asked rarely: the answer is kept.

Only pictures by their first bytes, never by what the server claims; never SVG, which can hold scripts. A
page on the public web cannot make us fetch an icon from the owner's own network.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

from msgspec import Struct

from reader.fetch.client import Client, never
from reader.fetch.courtesy.host_limits import find_host_key
from reader.fetch.discovery.links import Icon, find_links
from reader.model.fetched import FetchRequest, Outcome, Problem

MAX_BYTES = 200_000
_ACCEPT = "image/png, image/x-icon, image/webp, image/*;q=0.5"
_MAX_TRIES = 3
_WANTED_EDGE = 32


class IconResult(Struct, frozen=True):
    data: bytes = b""
    """Nothing where there is none."""
    wire_bytes: int = 0
    """What looking for it cost, over all fetches."""
    is_offline: bool = False


def find_icon(
    client: Client, site_url: str, *, typed_by_owner: bool = False, cancelled: Callable[[], bool] = never
) -> IconResult:
    """`typed_by_owner`: the feed is the owner's own choice in their own network, so its icon may be there
    too."""
    request = FetchRequest(site_url, typed_by_owner=typed_by_owner, accept="text/html, */*;q=0.1")
    page = client.fetch(request, cancelled=cancelled)
    spent = page.wire_bytes
    if page.outcome is not Outcome.FRESH:
        return IconResult(wire_bytes=spent, is_offline=page.problem is Problem.OFFLINE)
    icons = find_links(page.body, page.final_url, page.content_type).icons
    urls = [icon.url for icon in best_first(icons)][: _MAX_TRIES - 1]
    urls.append(urljoin(page.final_url, "/favicon.ico"))
    for url in dict.fromkeys(urls):
        # The page may only name its own host: anything else in the owner's network is not for it to choose.
        may_be_inside = page.is_inside and find_host_key(url) == find_host_key(page.final_url)
        request = FetchRequest(url, typed_by_owner=may_be_inside, accept=_ACCEPT, max_bytes=MAX_BYTES)
        answer = client.fetch(request, cancelled=cancelled)
        spent += answer.wire_bytes
        if picture_type(answer.body):
            return IconResult(answer.body, spent)
    return IconResult(wire_bytes=spent)


def best_first(icons: tuple[Icon, ...]) -> list[Icon]:
    """The smallest that is large enough, then those of unknown size, then the largest of the small."""
    shown = [icon for icon in icons if not urlsplit(icon.url).path.lower().endswith(".svg")]
    return sorted(shown, key=lambda icon: (_rank(icon.size), abs(icon.size - _WANTED_EDGE)))


def _rank(size: int) -> int:
    if size >= _WANTED_EDGE:
        return 0
    return 1 if size == 0 else 2


def picture_type(data: bytes) -> str:
    """By the first bytes; empty for everything that is not shown, SVG among it."""
    if data.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if data.startswith(b"\x00\x00\x01\x00") and len(data) > 22:
        return "image/x-icon"
    if data.startswith((b"GIF87a", b"GIF89a")):
        return "image/gif"
    if data.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if data.startswith(b"RIFF") and data[8:12] == b"WEBP":
        return "image/webp"
    return ""
