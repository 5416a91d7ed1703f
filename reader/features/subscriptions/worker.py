"""Searches for feeds on a thread of the engine that starts when needed: questions in, answers out.

A new question cancels the previous one. `answer` is called on the searching thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

from reader.core.errors import PaperroundError
from reader.core.records.fetched import Found
from reader.core.words.catalogue import Code
from reader.engine.messages import FeedsFound, FindFeeds, StopFinding
from reader.features.subscriptions.service import find_feeds
from reader.net.client import Client
from reader.parse.worker import GuardedParser, PageWish

log = logging.getLogger(__name__)
PATIENCE_S = 5.0


class FeedFinder:
    def __init__(self, client: Client, answer: Callable[[FeedsFound], object]) -> None:
        """`client`: the one that polls, so that its pauses hold here, and the documents found here are its own."""
        self._client, self._answer = client, answer
        self._questions: SimpleQueue[tuple[FindFeeds, threading.Event] | None] = SimpleQueue()
        self._cancelled = threading.Event()
        """Of the last question."""
        self._thread: threading.Thread | None = None

    def handle(self, command: object) -> bool:
        """Return whether this was a command for us, which is then done."""
        if not isinstance(command, FindFeeds | StopFinding):
            return False
        self._cancelled.set()
        if isinstance(command, FindFeeds):
            self._cancelled = threading.Event()
            if self._thread is None:
                self._thread = threading.Thread(target=self._work, name="finding", daemon=True)
                self._thread.start()
            self._questions.put((command, self._cancelled))
        return True

    def close(self) -> None:
        self._cancelled.set()
        if self._thread is not None:
            self._questions.put(None)
            self._thread.join(PATIENCE_S)
            self._thread = None

    def _work(self) -> None:
        with GuardedParser() as parser:
            search = find_feeds.FeedSearch(self._client, parser)
            while (waiting := self._questions.get()) is not None:
                asked, cancelled = waiting
                answer = None if cancelled.is_set() else _find(search, asked, cancelled.is_set)
                if answer is not None and not cancelled.is_set():
                    self._answer(answer)


def _find(search: find_feeds.FeedSearch, asked: FindFeeds, cancelled: Callable[[], bool]) -> FeedsFound:
    try:
        if asked.selector or asked.pointed_at:
            wish = PageWish(asked.selector, asked.pointed_at)
            found = search.examine_page(asked.typed, wish, asked.credentials, cancelled)
        else:
            found = search.search_feeds(asked.typed, asked.credentials, cancelled)
    except PaperroundError as error:
        found = Found(asked.typed, message=error.message)
    except Exception:  # a bug in the search must not end the thread
        log.exception("looking for a feed failed")
        found = Found(asked.typed, message=Code.FINDER_BROKE_DOWN())
    return FeedsFound(asked.question, found)
