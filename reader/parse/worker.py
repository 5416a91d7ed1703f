"""feedparser and the reading of pages in a child process with limits of processor time and memory.

The quick parser runs in this process; what it cannot read, what is large, every page and every mail goes to the child
(`core/guarded_child.py`). Any thread.
"""

from __future__ import annotations

import logging
from contextlib import suppress
from multiprocessing.connection import Connection
from typing import TypeVar

from msgspec import Struct

from reader.core import guarded_child
from reader.core.child_process import Messages
from reader.core.errors import ParseError
from reader.core.lazy_import import load
from reader.core.records.messages import Message
from reader.core.records.pages import FoundPage, PageRecipe
from reader.core.records.parsed import ParsedFeed
from reader.core.words.catalogue import Code
from reader.features.mail import parse as mail
from reader.features.mail.records import ParsedMail
from reader.features.pages.parse import read_page
from reader.parse import feed, feedparser_adapter

MOST_HERE = 2_000_000
"""Bytes of a document that the quick parser reads in this process, which takes some ten for each."""


class QuarantinedError(ParseError):
    """A document that broke a limit; a feed that does so twice is quarantined."""


class PageWish(Struct, frozen=True, tag=True):
    """What to look for on a page: anything that repeats, or what the user named."""

    selector: str = ""
    pointed_at: str = ""


class _Task(guarded_child.Task, frozen=True, kw_only=True):
    url: str
    content_type: str
    page: PageRecipe | PageWish | None = None
    """For a page: the recipe to read it by, or what to look for."""


class _Answer(Struct, frozen=True, omit_defaults=True, tag=True):
    """What was read, or why it was not."""

    feed: ParsedFeed | None = None
    mail: ParsedMail | None = None
    page: FoundPage | None = None
    refusal: Message | None = None
    quarantined: bool = False


_Found = TypeVar("_Found")
_MAIL = "message/rfc822"
log = logging.getLogger(__name__)


class GuardedParser:
    """`with GuardedParser() as parser: parser.parse(body, url, content_type)`."""

    def __init__(
        self,
        *,
        time_limit_s: float = guarded_child.TIME_LIMIT_S,
        memory_limit: int = guarded_child.MEMORY_LIMIT,
        watches_memory: bool = not guarded_child.SYSTEM_BOUNDS_MEMORY,
    ) -> None:
        """Both limits are for a small document; a large one gets more, see guarded_child.py."""
        self._time_limit_s = time_limit_s
        self._memory_limit = memory_limit
        self._watches_memory = watches_memory
        self._child = guarded_child.GuardedChild("parser", _Answer)

    def __enter__(self) -> GuardedParser:
        return self

    def __exit__(self, *failure: object) -> None:
        self.close()

    def parse(self, body: bytes, url: str, content_type: str = "") -> ParsedFeed:
        """Raises ParseError; QuarantinedError where the document broke a limit."""
        try:
            parsed = feed.find_quick_feed(body, url=url, content_type=content_type) if len(body) <= MOST_HERE else None
        except ParseError:
            raise
        except Exception as error:
            # A bug of ours that a document triggers costs that document, not the engine.
            log.exception("A document could not be read quickly.")
            raise ParseError(Code.PARSER_BROKE_DOWN(url=url, error=type(error).__name__)) from None
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
        per_byte = guarded_child.MEMORY_PER_BYTE if page is None else guarded_child.MEMORY_PER_PAGE_BYTE
        memory = guarded_child.memory_for(len(body), self._memory_limit, per_byte)
        seconds, bounds_itself = guarded_child.seconds_for(len(body), self._time_limit_s), not self._watches_memory
        return _Task(
            body=body,
            memory=memory,
            seconds=seconds,
            bounds_itself=bounds_itself,
            url=url,
            content_type=content_type,
            page=page,
        )

    def parse_mail(self, raw: bytes) -> ParsedMail:
        """Always in the child, as mails come from anybody. Raises as `parse` does."""
        return _expect(self._read(self._make_task(raw, "mail", _MAIL)).mail, "mail")

    def _read(self, task: _Task) -> _Answer:
        try:
            answer = self._child.ask(task)
        except guarded_child.Unanswered as unanswered:
            answer = _refuse(task, unanswered.why)
        if answer.quarantined:
            self.close()  # the next document gets a new child
        if answer.refusal is not None:
            raise (QuarantinedError if answer.quarantined else ParseError)(answer.refusal)
        return answer

    def close(self) -> None:
        self._child.close()

    @property
    def pid(self) -> int | None:
        return self._child.pid


def _refuse(task: _Task, why: guarded_child.Why) -> _Answer:
    refusals = {
        guarded_child.Why.SLOW: Code.PARSER_TOO_SLOW(url=task.url, seconds=f"{task.seconds:.3g}"),
        guarded_child.Why.HUNGRY: Code.PARSER_OUT_OF_MEMORY(url=task.url),
        guarded_child.Why.STARVED: Code.PARSER_STARVED(url=task.url),
        guarded_child.Why.DIED: Code.PARSER_DIED(url=task.url),
        guarded_child.Why.NOT_STARTED: Code.PARSER_NOT_STARTED(),
    }
    return _Answer(
        refusal=refusals[why],
        quarantined=why in (guarded_child.Why.SLOW, guarded_child.Why.HUNGRY, guarded_child.Why.DIED),
    )


def _expect(found: _Found | None, url: str) -> _Found:
    """Raise where the child gave no such answer: it broke down over this document, twice."""
    if found is None:
        raise QuarantinedError(Code.PARSER_DIED(url=url))
    return found


def serve(connection: Connection) -> None:
    load(feed, feedparser_adapter)  # before the clock of the first document starts
    guarded_child.serve(connection, _Task, _answer)


def _answer(task: _Task, parent: Messages[_Task]) -> None:
    """Send what was read, or why it can't be: even writing an answer takes memory."""
    try:
        parent.send(_read(task))
        return
    except ParseError as error:
        answer = _Answer(refusal=error.message)
    except (MemoryError, RecursionError):
        answer = _refuse(task, guarded_child.Why.HUNGRY)
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
    return _Answer(feed=_read_feed(task))


def _read_feed(task: _Task) -> ParsedFeed:
    said = {"url": task.url, "content_type": task.content_type}
    if len(task.body) <= MOST_HERE:
        return feed.parse_slowly(task.body, **said)
    with suppress(MemoryError):
        return feed.parse_feed(task.body, **said)
    if beginning := feed.cut_document(task.body):
        return feed.parse_feed(beginning, **said)
    raise MemoryError
