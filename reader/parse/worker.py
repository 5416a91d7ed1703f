"""feedparser and the reading of pages in a child process with limits of processor time and memory.

The quick parser runs in this process; what it cannot read, every page and every mail goes to the child. The child is
started when first needed, stays for the next document, and is killed when a document breaks a limit; the next one gets
a new child. A lock serialises threads. It reads untrusted bytes, so its answers are data alone (core/child_process.py).
"""

from __future__ import annotations

import logging
import threading
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TypeVar

from msgspec import Struct

from reader.core.child_process import Child, Messages
from reader.core.clock import SystemClock
from reader.core.errors import ParseError
from reader.core.lazy_import import load
from reader.core.malloc_trim import set_trim_threshold, trim_heap
from reader.core.records.messages import Message
from reader.core.records.pages import FoundPage, PageRecipe
from reader.core.records.parsed import ParsedFeed
from reader.core.words.catalogue import Code
from reader.features.mail import parse as mail
from reader.features.mail.records import ParsedMail
from reader.features.pages.parse import read_page
from reader.html.elements import MAX_PAGE
from reader.parse import feed, feedparser_adapter
from reader.parse.process_limits import (
    MEMORY_CHECK_S,
    MEMORY_LIMIT,
    MEMORY_PER_PAGE_BYTE,
    SYSTEM_BOUNDS_MEMORY,
    TIME_LIMIT_S,
    WALL_LIMIT_S,
    MemoryWatch,
    find_processor_time,
    limit_memory,
    memory_for,
    seconds_for,
)

START_LIMIT_S = 60.0
_CHECK_EVERY_S = 0.2
_LARGE = 1_000_000


class QuarantinedError(ParseError):
    """A document that broke a limit; a feed that does so twice is quarantined."""


class PageWish(Struct, frozen=True, tag=True):
    """What to look for on a page: anything that repeats, or what the user named."""

    selector: str = ""
    pointed_at: str = ""


class _Task(Struct, frozen=True):
    body: bytes
    url: str
    content_type: str
    memory: int
    """Bytes that reading it may take."""
    bounds_itself: bool
    """Whether the child limits its own memory; otherwise it is watched from outside."""
    page: PageRecipe | PageWish | None = None
    """For a page: the recipe to read it by, or what to look for."""


class _Ready(Struct, frozen=True, tag=True):
    """The child has loaded what it needs."""


class _Answer(Struct, frozen=True, omit_defaults=True, tag=True):
    """What was read, or why it was not."""

    feed: ParsedFeed | None = None
    mail: ParsedMail | None = None
    page: FoundPage | None = None
    refusal: Message | None = None
    quarantined: bool = False


_Found = TypeVar("_Found")
_MAIL = "message/rfc822"
_monotonic = SystemClock().monotonic
log = logging.getLogger(__name__)


class GuardedParser:
    """`with GuardedParser() as parser: parser.parse(body, url, content_type)`."""

    def __init__(
        self,
        *,
        time_limit_s: float = TIME_LIMIT_S,
        memory_limit: int = MEMORY_LIMIT,
        watches_memory: bool = not SYSTEM_BOUNDS_MEMORY,
    ) -> None:
        """Both limits are for a small document; a large one gets more, see process_limits.py."""
        self._time_limit_s = time_limit_s
        self._memory_limit = memory_limit
        self._watches_memory = watches_memory
        self._lock = threading.Lock()
        self._child: Child[_Ready | _Answer] | None = None

    def __enter__(self) -> GuardedParser:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def parse(self, body: bytes, url: str, content_type: str = "") -> ParsedFeed:
        """Raises ParseError; QuarantinedError where the document broke a limit."""
        parsed = _parse_quickly(body, url, content_type)
        if parsed is not None:
            return parsed
        return _expect(self._read(self._make_task(body, url, content_type)).feed, url)

    def read_page(self, body: bytes, url: str, content_type: str, recipe: PageRecipe) -> ParsedFeed:
        """A page's entries or its text, by the recipe. Raises as `parse` does."""
        return _expect(self._read(self._make_task(body, url, content_type, recipe)).feed, url)

    def preview_page(self, body: bytes, url: str, content_type: str, wish: PageWish) -> FoundPage:
        """What could be followed of a page. Raises as `parse` does."""
        return _expect(self._read(self._make_task(body, url, content_type, wish)).page, url)

    def _make_task(self, body: bytes, url: str, content_type: str, page: PageRecipe | PageWish | None = None) -> _Task:
        memory = memory_for(len(body), self._memory_limit)
        if page is not None:
            memory = self._memory_limit + MEMORY_PER_PAGE_BYTE * min(len(body), MAX_PAGE)
        return _Task(body, url, content_type, memory, not self._watches_memory, page)

    def parse_mail(self, raw: bytes) -> ParsedMail:
        """Always in the child, as mails come from anybody. Raises as `parse` does."""
        return _expect(self._read(self._make_task(raw, "mail", _MAIL)).mail, "mail")

    def _read(self, task: _Task) -> _Answer:
        with self._lock:
            answer = self._ask(task) or self._ask(task) or _Answer()
        if answer.refusal is not None:
            raise (QuarantinedError if answer.quarantined else ParseError)(answer.refusal)
        return answer

    def close(self) -> None:
        with self._lock:
            self._stop()

    @property
    def pid(self) -> int | None:
        return self._child.pid if self._child else None

    def _ask(self, task: _Task) -> _Answer | None:
        """The child's answer; None where it broke down, which need not be this document's fault."""
        child = self._get_child()
        limit_s = seconds_for(len(task.body), self._time_limit_s)
        try:
            pid = child.find_worker()
            began, since = find_processor_time(pid), _monotonic()
            # The document itself, as it is sent and as it is received, comes on top.
            memory = None if task.bounds_itself else MemoryWatch(pid, task.memory + 2 * len(task.body))
            child.send(task)
            while not child.has_some(_CHECK_EVERY_S if memory is None else MEMORY_CHECK_S):
                if memory is not None and memory.is_broken():
                    return self._give_up(_out_of_memory(task.url))
                if find_processor_time(pid) - began > limit_s:
                    too_slow = Code.PARSER_TOO_SLOW(url=task.url, seconds=f"{limit_s:.3g}")
                    return self._give_up(_Answer(refusal=too_slow, quarantined=True))
                if _monotonic() - since > WALL_LIMIT_S:
                    return self._give_up(_Answer(refusal=Code.PARSER_STARVED(url=task.url)))
            answer = child.receive()
        except OSError:
            answer = None
        if not isinstance(answer, _Answer):
            self._stop()
            return None
        return self._give_up(answer) if answer.quarantined else answer

    def _give_up(self, answer: _Answer) -> _Answer:
        """Stop the child, so that the next document gets a new one."""
        self._stop()
        return answer

    def _get_child(self) -> Child[_Ready | _Answer]:
        """A living child; a dead one is replaced. Its start does not count against the document's time."""
        if self._child is not None and self._child.is_alive:
            return self._child
        self._stop()
        with suppress(OSError):
            self._child = Child("parser", _Ready | _Answer)
            if self._child.has_some(START_LIMIT_S) and isinstance(self._child.receive(), _Ready):
                return self._child
        self._stop()
        raise ParseError(Code.PARSER_NOT_STARTED())

    def _stop(self) -> None:
        child, self._child = self._child, None
        if child is not None:
            child.end()


def _expect(found: _Found | None, url: str) -> _Found:
    """Raise where the child gave no such answer: it broke down over this document, twice."""
    if found is None:
        raise QuarantinedError(Code.PARSER_DIED(url=url))
    return found


def _parse_quickly(body: bytes, url: str, content_type: str) -> ParsedFeed | None:
    """Parse here; a bug of ours that a document triggers costs that document, not the engine."""
    try:
        return feed.find_quick_feed(body, url=url, content_type=content_type)
    except ParseError:
        raise
    except Exception as error:
        log.exception("A document could not be read quickly.")
        raise ParseError(Code.PARSER_BROKE_DOWN(url=url, error=type(error).__name__)) from None


def _out_of_memory(url: str) -> _Answer:
    return _Answer(refusal=Code.PARSER_OUT_OF_MEMORY(url=url), quarantined=True)


def serve(connection: Connection) -> None:
    """The child's main loop: read a task and answer it, until the pipe closes."""
    load(feed, feedparser_adapter)  # before the clock of the first document starts
    set_trim_threshold()
    parent = Messages[_Task](connection, _Task)
    with suppress(OSError):
        parent.send(_Ready())
        while task := parent.receive():
            if task.bounds_itself:
                limit_memory(task.memory)
            _answer(task, parent)
            if len(task.body) > _LARGE:
                trim_heap()


def _answer(task: _Task, parent: Messages[_Task]) -> None:
    """To write an answer takes memory, too."""
    try:
        parent.send(_read(task))
        return
    except ParseError as error:
        answer = _Answer(refusal=error.message)
    except (MemoryError, RecursionError):
        answer = _out_of_memory(task.url)
    except Exception as error:  # noqa: BLE001 - whatever feedparser trips over must not end the child
        answer = _Answer(refusal=Code.PARSER_BROKE_DOWN(url=task.url, error=type(error).__name__))
    parent.send(answer)


def _read(task: _Task) -> _Answer:
    if isinstance(task.page, PageRecipe):
        return _Answer(feed=read_page.read_page(task.body, task.url, task.content_type, task.page))
    if isinstance(task.page, PageWish):
        wish = task.page
        return _Answer(
            page=read_page.preview_page(task.body, task.url, task.content_type, wish.selector, wish.pointed_at)
        )
    if task.content_type == _MAIL:
        return _Answer(mail=mail.parse_mail(task.body))
    return _Answer(feed=feed.parse_slowly(task.body, url=task.url, content_type=task.content_type))
