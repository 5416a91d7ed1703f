"""Update check: is there a newer Paperround? At most once a day, and only where the owner switched that on.

The project's feed of releases is read like any feed, but it is none: it is not subscribed to, not learned
from, and its bytes are charged to the day as a fetch beside the polls. Nothing is sent but the request.
Comparing is pure; asking runs on a media fetcher's thread.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from reader.clock import local_day
from reader.engine.documents.update import was_sent
from reader.engine.media.side_fetches import SideTools
from reader.engine.messages import NewerVersion
from reader.errors import ParseError
from reader.model.fetched import Fetched, FetchRequest, Outcome
from reader.model.logged import RELEASES
from reader.model.parsed import ParsedEntry
from reader.parse import feed as parser
from reader.store.polling.engine_state import find_state, save_state
from reader.store.polling.poll_log import add_side_fetch
from reader.store.settings import load_settings

ASKED_DAY, TOLD = "newer_asked_day", "newer_told"
MOST_BYTES = 1_000_000
Version = tuple[int, ...]
_FINAL = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){1,3})")


def find_version(text: str) -> Version | None:
    """`0.2` or `v0.2.0` as numbers; None for anything else, such as a version that is only being tried."""
    found = _FINAL.fullmatch(text.strip())
    if not found:
        return None
    numbers = [int(part) for part in found[1].split(".")]
    while numbers[-1:] == [0]:
        numbers.pop()
    return tuple(numbers)


def find_newest(entries: Iterable[ParsedEntry]) -> str:
    """The highest version that the releases name, by the end of their address or by their title."""
    names = [name for entry in entries for name in (entry.link.rstrip("/").rpartition("/")[2], entry.title)]
    known = [name.strip().removeprefix("v") for name in names if find_version(name) is not None]
    return max(known, key=lambda name: find_version(name) or (), default="")


def is_newer(found: str, own: str) -> bool:
    """Whether what was found is worth telling somebody who runs `own`, which may be a version being tried."""
    theirs = find_version(found)
    ours = find_version(re.split(r"[^\d.]", own)[0].rstrip("."))
    return theirs is not None and ours is not None and theirs > ours


def should_ask(tools: SideTools, now: float) -> bool:
    asked_on = find_state(tools.conn, ASKED_DAY)
    return load_settings(tools.conn).newer_version_check and asked_on != local_day(now, tools.zone)


def ask_for_newer(tools: SideTools, address: str, own: str) -> NewerVersion | None:
    """Asks if today's turn is still to come. A version is told once, not every day."""
    now = tools.clock.now()
    if not should_ask(tools, now):
        return None
    today = local_day(now, tools.zone)
    save_state(tools.conn, ASKED_DAY, today)  # before asking: a failure is not tried all day
    fetched = tools.client.fetch(FetchRequest(address, max_bytes=MOST_BYTES), cancelled=tools.cancelled)
    if was_sent(fetched):
        failed = fetched.outcome is Outcome.FAILED
        add_side_fetch(tools.conn, today, RELEASES, fetched.wire_bytes, failed)
    newest = find_newest(_read(fetched))
    if not is_newer(newest, own) or find_state(tools.conn, TOLD) == newest:
        return None
    save_state(tools.conn, TOLD, newest)
    return NewerVersion(newest)


def _read(fetched: Fetched) -> tuple[ParsedEntry, ...]:
    """Nothing where it cannot be read: tomorrow is another day."""
    if fetched.outcome is not Outcome.FRESH:
        return ()
    try:
        feed = parser.find_quick_feed(fetched.body, url=fetched.final_url, content_type=fetched.content_type)
    except ParseError:
        return ()
    return tuple(feed.entries) if feed else ()
