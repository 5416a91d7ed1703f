"""Favicons: a site's icon from its page's links or from /favicon.ico. Asked rarely: the answer is kept.

Only pictures by their first bytes, never by what the server claims; never SVG, which can hold scripts. A
page on the public web cannot make us fetch an icon from the owner's own network.
"""

from __future__ import annotations

from collections.abc import Callable
from urllib.parse import urljoin, urlsplit

from msgspec import Struct
from msgspec.structs import replace

from reader.fetch.client import Client, never
from reader.fetch.courtesy.host_limits import find_host_key
from reader.fetch.discovery.links import Icon, find_links
from reader.model.fetched import Fetched, FetchRequest, Outcome, Problem
from reader.wording.words import in_english

MAX_BYTES = 200_000
_ACCEPT = "image/png, image/x-icon, image/webp, image/*;q=0.5"
_MAX_TRIES = 3
_WANTED_EDGE = 32


class IconResult(Struct, frozen=True):
    data: bytes = b""
    media_type: str = ""
    url: str = ""
    reason: str = ""
    """Why there is none."""
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
    if page.outcome is not Outcome.FRESH:
        offline = page.problem is Problem.OFFLINE
        return IconResult(reason=in_english(page.message), wire_bytes=page.wire_bytes, is_offline=offline)
    icons = find_links(page.body, page.final_url, page.content_type).icons
    urls = [icon.url for icon in best_first(icons)][: _MAX_TRIES - 1]
    urls.append(urljoin(page.final_url, "/favicon.ico"))
    result = IconResult(reason="no icon is named", wire_bytes=page.wire_bytes)
    for url in dict.fromkeys(urls):
        spent = result.wire_bytes
        # The page may only name its own host: anything else in the owner's network is not for it to choose.
        may_be_inside = page.is_inside and find_host_key(url) == find_host_key(page.final_url)
        result = _fetch_icon(client, url, may_be_inside, cancelled)
        result = replace(result, wire_bytes=spent + result.wire_bytes)
        if result.data:
            break
    return result


def _fetch_icon(client: Client, url: str, typed_by_owner: bool, cancelled: Callable[[], bool]) -> IconResult:
    request = FetchRequest(url, typed_by_owner=typed_by_owner, accept=_ACCEPT, max_bytes=MAX_BYTES)
    answer = client.fetch(request, cancelled=cancelled)
    return replace(_read_icon(answer), wire_bytes=answer.wire_bytes)


def _read_icon(answer: Fetched) -> IconResult:
    if answer.problem is Problem.TOO_LARGE:
        return IconResult(reason=f"the icon has more than {MAX_BYTES} bytes")
    if answer.outcome is not Outcome.FRESH:
        return IconResult(reason=in_english(answer.message))
    media_type = picture_type(answer.body)
    if not media_type:
        return IconResult(reason="what stands in the icon's place is no picture of a kind that is shown")
    return IconResult(answer.body, media_type, answer.final_url)


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
