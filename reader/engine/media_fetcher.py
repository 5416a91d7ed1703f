"""The threads for side fetches: pictures and pages the user wants now, icons in spare time, and once a day, if the user
wants that, the check for a newer version.

They run in the engine's process, so that a picture never waits for a round of polls. Pictures of one host go in one
batch over one connection, hosts side by side, icons one at a time with pauses.
"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Callable, Iterable
from datetime import tzinfo

from msgspec import Struct

from reader import __version__
from reader.about import RELEASES_FEED
from reader.clock import Clock, SystemClock, local_day
from reader.engine import side_fetches
from reader.engine.messages import FetchPage, FetchPicture, NewerVersion, Note, PageArrived, PictureArrived, SideFetch
from reader.engine.side_fetches import SideTools
from reader.engine.update import was_sent
from reader.errors import PaperroundError, ParseError
from reader.fetch.client import Client
from reader.fetch.host_limits import find_host_key
from reader.model.fetched import Fetched, FetchRequest, Outcome
from reader.model.logged import RELEASES
from reader.model.messages import Message
from reader.model.parsed import ParsedEntry
from reader.parse import feed as parser
from reader.paths import Profile
from reader.store.db import open_store
from reader.store.engine_state import find_state, save_state
from reader.store.pictures import PictureCache
from reader.store.poll_log import add_side_fetch
from reader.store.prefetched import list_kept_pictures
from reader.store.settings import load_settings

ASKED_DAY, NEWER_SHOWN = "newer_asked_day", "newer_told"
MOST_BYTES = 1_000_000
Version = tuple[int, ...]
_FINAL = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){1,3})")
log = logging.getLogger(__name__)
THREADS = 3
ICON_PAUSE_S = 20.0
MOST_AT_ONCE = 40
MOST_LIST_PICTURES = 4
"""Few at once, so that an article's pictures never wait long behind them."""
CLEAR_EVERY = 100
"""Pictures between two checks of the cache's size."""
PREFETCHED_KEPT_S, MOST_PREFETCHED_BYTES = 3 * 86_400.0, 100_000_000
"""How long, and how much of the cache, is kept for prefetched posts that are still unread."""
_monotonic = SystemClock().monotonic


def find_version(text: str) -> Version | None:
    """`0.2` or `v0.2.0` as numbers; None for anything else, such as a pre-release."""
    found = _FINAL.fullmatch(text.strip())
    if not found:
        return None
    numbers = [int(part) for part in found[1].split(".")]
    while numbers[-1:] == [0]:
        numbers.pop()
    return tuple(numbers)


def find_newest(entries: Iterable[ParsedEntry]) -> str:
    """The highest version among the releases, by the end of their address or by their title."""
    names = [name for entry in entries for name in (entry.link.rstrip("/").rpartition("/")[2], entry.title)]
    known = [name.strip().removeprefix("v") for name in names if find_version(name) is not None]
    return max(known, key=lambda name: find_version(name) or (), default="")


def is_newer(found: str, own: str) -> bool:
    """Return whether the version found is newer than `own`, which may be a pre-release."""
    theirs = find_version(found)
    ours = find_version(re.split(r"[^\d.]", own)[0].rstrip("."))
    return theirs is not None and ours is not None and theirs > ours


def ask_for_newer(tools: SideTools, address: str, own: str) -> NewerVersion | None:
    """Check the releases feed once a day if the user wants that, and report each version once. The feed is not
    subscribed to or learned from; its bytes are charged to the day as a side fetch."""
    now = tools.clock.now()
    today = local_day(now, tools.zone)
    if not load_settings(tools.conn).newer_version_check or find_state(tools.conn, ASKED_DAY) == today:
        return None
    save_state(tools.conn, ASKED_DAY, today)  # before asking: a failure is not retried all day
    fetched = tools.client.fetch(FetchRequest(address, max_bytes=MOST_BYTES), cancelled=tools.cancelled)
    if was_sent(fetched):
        failed = fetched.outcome is Outcome.FAILED
        add_side_fetch(tools.conn, today, RELEASES, fetched.wire_bytes, failed)
    newest = find_newest(_read(fetched))
    if not is_newer(newest, own) or find_state(tools.conn, NEWER_SHOWN) == newest:
        return None
    save_state(tools.conn, NEWER_SHOWN, newest)
    return NewerVersion(newest)


def _read(fetched: Fetched) -> tuple[ParsedEntry, ...]:
    """The releases; none if they can't be read: tomorrow is another day."""
    if fetched.outcome is not Outcome.FRESH:
        return ()
    try:
        feed = parser.find_quick_feed(fetched.body, url=fetched.final_url, content_type=fetched.content_type)
    except ParseError:
        return ()
    return tuple(feed.entries) if feed else ()


def goes_with(one: SideFetch, other: SideFetch) -> bool:
    """Return whether two fetches go in one batch: pictures of one host, apart for articles and lists; a page alone."""
    if isinstance(one, FetchPage) or isinstance(other, FetchPage):
        return one == other
    return one.for_list == other.for_list and find_host_key(one.url) == find_host_key(other.url)


class Unasked(Struct, frozen=True):
    """How to fetch what nobody waits for: icons and the version check."""

    is_network_free: Callable[[], bool] = lambda: True
    icon_pause_s: float = ICON_PAUSE_S
    releases_feed: str = RELEASES_FEED


USUAL = Unasked()


class MediaFetcher:
    def __init__(
        self,
        profile: Profile,
        client: Client,
        clock: Clock,
        zone: tzinfo,
        on_note: Callable[[Note], None],
        unasked: Unasked = USUAL,
    ) -> None:
        self._profile, self._client, self._clock, self._zone = profile, client, clock, zone
        self._on_note, self._unasked = on_note, unasked
        self._changed = threading.Condition()
        self._waiting: list[SideFetch] = []
        self._icon_at: float | None = None
        self._icon_under_way = False
        self._fetched = 0
        self._closing = threading.Event()
        self._threads = [
            threading.Thread(target=self._work, daemon=True, name=f"media-{number}") for number in range(THREADS)
        ]

    def start(self) -> None:
        for thread in self._threads:
            thread.start()

    def close(self) -> None:
        self._closing.set()
        with self._changed:
            self._changed.notify_all()
        for thread in self._threads:
            if thread.is_alive():
                thread.join(1.0)

    def handle(self, wanted: SideFetch) -> None:
        with self._changed:
            if wanted not in self._waiting:
                self._waiting.append(wanted)
                self._changed.notify()

    def find_icons(self) -> None:
        """Look for missing icons in a while, one after the other."""
        with self._changed:
            if self._icon_at is None:
                self._icon_at = _monotonic() + self._unasked.icon_pause_s
                self._changed.notify()

    def _work(self) -> None:
        tools: side_fetches.SideTools | None = None
        while (batch := self._next_batch()) is not None:
            try:
                tools = tools or self._open_tools()
                self._run(tools, batch)
            except PaperroundError as error:
                self._give_up(batch, error.message)
            except Exception:  # a bug in one fetch must not end the thread
                log.exception("a side fetch failed")
                self._give_up(batch, None)
        if tools is not None:
            tools.conn.close()

    def _open_tools(self) -> side_fetches.SideTools:
        conn = open_store(self._profile.database, self._clock.now())
        cache = PictureCache(self._profile.pictures)
        return side_fetches.SideTools(conn, self._client, self._clock, self._zone, cache, self._closing.is_set)

    def _next_batch(self) -> list[SideFetch] | None:
        """The fetches that go together; an empty list for an icon; None at the end."""
        with self._changed:
            while not self._closing.is_set():
                if self._waiting:
                    return self._pop_batch()
                wait_s = self._icon_wait_s()
                if wait_s is not None and wait_s <= 0:
                    self._icon_under_way = True
                    return []
                self._changed.wait(wait_s)
            return None

    def _pop_batch(self) -> list[SideFetch]:
        """The latest request and what goes with it: the user may have left earlier entries."""
        latest = self._waiting[-1]
        is_for_list = isinstance(latest, FetchPicture) and latest.for_list
        most = MOST_LIST_PICTURES if is_for_list else MOST_AT_ONCE
        batch = [one for one in self._waiting if goes_with(one, latest)][-most:]
        self._waiting = [one for one in self._waiting if one not in batch]
        return batch

    def _icon_wait_s(self) -> float | None:
        if self._icon_at is None or self._icon_under_way:
            return None
        return self._icon_at - _monotonic()

    def _run(self, tools: side_fetches.SideTools, batch: list[SideFetch]) -> None:
        if not batch:
            self._run_icon(tools)
            return
        for page in batch:
            if isinstance(page, FetchPage):
                self._on_note(side_fetches.fetch_page(tools, page))
        pictures = [one for one in batch if isinstance(one, FetchPicture)]
        is_for_list = any(one.for_list for one in pictures)
        if is_for_list and not side_fetches.may_fetch_list_pictures(tools, self._unasked.is_network_free()):
            self._give_up(batch, None)
            return
        for note in side_fetches.fetch_pictures(tools, pictures):
            self._on_note(note)
        self._tidy(tools, len(pictures))

    def _run_icon(self, tools: side_fetches.SideTools) -> None:
        note = None
        try:
            if self._unasked.is_network_free():
                newer = ask_for_newer(tools, self._unasked.releases_feed, __version__)
                if newer:
                    self._on_note(newer)
                note = side_fetches.fetch_next_icon(tools)
        finally:
            with self._changed:
                self._icon_under_way = False
                self._icon_at = _monotonic() + self._unasked.icon_pause_s if note else None
        if note:
            self._on_note(note)

    def _tidy(self, tools: side_fetches.SideTools, pictures: int) -> None:
        with self._changed:
            before, self._fetched = self._fetched, self._fetched + pictures
        if pictures and (before == 0 or before // CLEAR_EVERY != self._fetched // CLEAR_EVERY):
            tools.cache.clear_oldest(
                list_kept_pictures(tools.conn, self._clock.now() - PREFETCHED_KEPT_S, MOST_PREFETCHED_BYTES)
            )

    def _give_up(self, batch: list[SideFetch], message: Message | None) -> None:
        for wanted in batch:
            if isinstance(wanted, FetchPage):
                self._on_note(PageArrived(wanted.entry_id, False, message))
            else:
                self._on_note(PictureArrived(wanted.url, False, wanted.for_list))
