"""The threads for side fetches: pictures and pages the user wants now, icons and a daily check for a newer version in
spare time, and posts that are prefetched.

They run in the engine's process, so that a picture never waits for a round of polls. Pictures of one host go in one
batch over one connection, hosts side by side, icons one at a time with pauses.
"""

from __future__ import annotations

import logging
import re
import threading
from collections.abc import Callable, Iterable, Iterator
from contextlib import AbstractContextManager, ExitStack, closing, contextmanager, suppress

from reader import __version__
from reader.core.about import RELEASES_FEED
from reader.core.clock import SystemClock, local_day
from reader.core.errors import PaperroundError, ParseError
from reader.core.records.fetched import FetchRequest, Outcome
from reader.core.records.logged import RELEASES
from reader.core.records.messages import Message
from reader.core.records.parsed import ParsedEntry
from reader.engine import messages, side_fetches
from reader.engine.due_thread import DueThread, ThreadContext
from reader.engine.update import was_sent
from reader.features.offline import worker as prefetch
from reader.features.offline.records import Need, PrefetchedFor
from reader.features.offline.store import list_kept_pictures
from reader.net.host_limits import find_host_key
from reader.parse import feed as parser
from reader.store.db import open_store
from reader.store.engine_state import find_state, save_state
from reader.store.pictures import PictureCache
from reader.store.poll_log import add_side_fetch
from reader.store.settings import load_settings

ASKED_DAY, NEWER_SHOWN = "newer_asked_day", "newer_told"
MOST_BYTES = 1_000_000
Version = tuple[int, ...]
_FINAL = re.compile(r"v?(\d{1,6}(?:\.\d{1,6}){1,3})")
log = logging.getLogger(__name__)
THREADS = 3
ICON_PAUSE_S = 20.0
PREFETCH_AFTER_START_S = 120.0
MOST_AT_ONCE = 40
MOST_LIST_PICTURES = 4
"""Few at a time, so that an article's pictures never wait long behind them."""
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


def ask_for_newer(tools: side_fetches.SideTools, address: str, own: str) -> messages.NewerVersion | None:
    """Check the releases feed once a day if the user wants that, and report each version once. The feed is not
    subscribed to or learned from; its bytes are charged to the day as a side fetch."""
    now = tools.clock.now()
    today = local_day(now, tools.zone)
    if not address or not load_settings(tools.conn).newer_version_check or find_state(tools.conn, ASKED_DAY) == today:
        return None
    save_state(tools.conn, ASKED_DAY, today)  # before the check, so that a failure isn't retried all day
    fetched = tools.client.fetch(
        FetchRequest(address, typed_by_user=True, max_bytes=MOST_BYTES), cancelled=tools.cancelled
    )
    if was_sent(fetched):
        failed = fetched.outcome is Outcome.FAILED
        add_side_fetch(tools.conn, today, RELEASES, fetched.wire_bytes, failed)
    feed = None
    if fetched.outcome is Outcome.FRESH:
        with suppress(ParseError):  # tried again tomorrow
            feed = parser.find_quick_feed(fetched.body, url=fetched.final_url, content_type=fetched.content_type)
    newest = find_newest(feed.entries if feed else ())
    if not is_newer(newest, own) or find_state(tools.conn, NEWER_SHOWN) == newest:
        return None
    save_state(tools.conn, NEWER_SHOWN, newest)
    return messages.NewerVersion(newest)


def goes_with(one: messages.SideFetch, other: messages.SideFetch) -> bool:
    """Return whether two fetches share a batch: pictures of one host, for articles or for lists; never a page."""
    if isinstance(one, messages.FetchPage) or isinstance(other, messages.FetchPage):
        return one == other
    return one.for_list == other.for_list and find_host_key(one.url) == find_host_key(other.url)


@contextmanager
def _open_tools(context: ThreadContext, cancelled: Callable[[], bool]) -> Iterator[side_fetches.SideTools]:
    cache = PictureCache(context.profile.pictures)
    with closing(open_store(context.profile.database, context.clock.now())) as conn:
        yield side_fetches.SideTools(conn, context.client, context.clock, context.zone, cache, cancelled)


class MediaFetcher:
    def __init__(
        self, context: ThreadContext, icon_pause_s: float = ICON_PAUSE_S, releases_feed: str = RELEASES_FEED
    ) -> None:
        self._context, self._on_note = context, context.on_note
        self._icon_pause_s, self._releases_feed = icon_pause_s, releases_feed
        self._changed = threading.Condition()
        self._waiting: list[messages.SideFetch] = []
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

    def handle(self, wanted: messages.SideFetch) -> None:
        with self._changed:
            if wanted not in self._waiting:
                self._waiting.append(wanted)
                self._changed.notify()

    def find_icons(self) -> None:
        """Look for missing icons in a while, one at a time."""
        with self._changed:
            if self._icon_at is None:
                self._icon_at = _monotonic() + self._icon_pause_s
                self._changed.notify()

    def _work(self) -> None:
        tools: side_fetches.SideTools | None = None
        with ExitStack() as opened:
            while (batch := self._next_batch()) is not None:
                try:
                    tools = tools or opened.enter_context(_open_tools(self._context, self._closing.is_set))
                    self._run(tools, batch)
                except PaperroundError as error:
                    self._give_up(batch, error.message)
                except Exception:  # a bug in one fetch must not end the thread
                    log.exception("a side fetch failed")
                    self._give_up(batch, None)

    def _next_batch(self) -> list[messages.SideFetch] | None:
        """The fetches that go together; an empty list for an icon; None at the end."""
        with self._changed:
            while not self._closing.is_set():
                if self._waiting:  # the latest, and what goes with it: the user may have left earlier entries
                    latest = self._waiting[-1]
                    is_for_list = isinstance(latest, messages.FetchPicture) and latest.for_list
                    most = MOST_LIST_PICTURES if is_for_list else MOST_AT_ONCE
                    batch = [one for one in self._waiting if goes_with(one, latest)][-most:]
                    self._waiting = [one for one in self._waiting if one not in batch]
                    return batch
                if self._icon_at is None or self._icon_under_way:
                    self._changed.wait()
                elif (wait_s := self._icon_at - _monotonic()) > 0:
                    self._changed.wait(wait_s)
                else:
                    self._icon_under_way = True
                    return []
            return None

    def _run(self, tools: side_fetches.SideTools, batch: list[messages.SideFetch]) -> None:
        if not batch:
            self._run_icon(tools)
            return
        for page in batch:
            if isinstance(page, messages.FetchPage):
                self._on_note(side_fetches.fetch_page(tools, page))
        pictures = [one for one in batch if isinstance(one, messages.FetchPicture)]
        if any(one.for_list for one in pictures):
            most = side_fetches.count_list_pictures(tools, self._context.is_network_idle())
            self._give_up(pictures[most:], None)
            pictures = pictures[:most]
        for note in side_fetches.fetch_pictures(tools, pictures):
            self._on_note(note)
        self._tidy(tools, len(pictures))

    def _run_icon(self, tools: side_fetches.SideTools) -> None:
        note = None
        try:
            if self._context.is_network_idle():
                newer = ask_for_newer(tools, self._releases_feed, __version__)
                if newer:
                    self._on_note(newer)
                note = side_fetches.fetch_next_icon(tools)
        finally:
            with self._changed:
                self._icon_under_way = False
                self._icon_at = _monotonic() + self._icon_pause_s if note else None
        if note:
            self._on_note(note)

    def _tidy(self, tools: side_fetches.SideTools, pictures: int) -> None:
        with self._changed:
            before, self._fetched = self._fetched, self._fetched + pictures
        if pictures and (before == 0 or before // CLEAR_EVERY != self._fetched // CLEAR_EVERY):
            tools.cache.clear_oldest(
                list_kept_pictures(tools.conn, tools.clock.now() - PREFETCHED_KEPT_S, MOST_PREFETCHED_BYTES)
            )

    def _give_up(self, batch: Iterable[messages.SideFetch], message: Message | None) -> None:
        for wanted in batch:
            if isinstance(wanted, messages.FetchPage):
                self._on_note(messages.PageArrived(wanted.entry_id, False, message))
            else:
                self._on_note(messages.PictureArrived(wanted.url, False, wanted.for_list))


class Prefetcher(DueThread[side_fetches.SideTools]):
    """Prefetches posts when it is worth it, or the user is leaving."""

    work = "getting ready"
    after_news_s = 60.0  # so that everything from a round is there
    after_trouble_s = 3_600.0

    def __init__(self, context: ThreadContext) -> None:
        super().__init__(context.clock, context.clock.now() + PREFETCH_AFTER_START_S)
        self._context = context
        self._is_asked = False

    def handle(self, command: messages.Command) -> bool:
        """Return True for commands that only this thread handles. The thread of commands."""
        with self._changed:
            if isinstance(command, messages.PrefetchNow):
                self._is_asked = True
            elif isinstance(command, messages.SettingsChanged | messages.ReadingErased):
                self._next_at = self._context.clock.now()
            self._wake_if_due()
        return isinstance(command, messages.PrefetchNow)

    def _is_due(self) -> bool:
        return self._is_asked or (super()._is_due() and self._context.is_free())

    def _open(self) -> AbstractContextManager[side_fetches.SideTools]:
        return _open_tools(self._context, self._closing.is_set)

    def _do_round(self, side: side_fetches.SideTools) -> float:
        context = self._context
        with self._changed:
            is_asked, self._is_asked = self._is_asked, False
        # A user who is leaving may be on battery already: then only the network counts.
        tools = prefetch.PrefetchTools(side, context.is_online if is_asked else context.is_free)
        need = Need(context.clock.now(), PrefetchedFor.ASKED) if is_asked else None
        got = prefetch.prefetch(tools, need)
        if got.entries or is_asked:
            context.on_note(messages.PrefetchedChanged(got.entries, got.wire_bytes, is_asked))
        return got.next_at
