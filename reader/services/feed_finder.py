"""Searches for feeds on a thread of the engine that starts when needed: questions in, answers out.

A new question cancels the previous one. `answer` is called on the searching thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

from reader.errors import PaperroundError
from reader.fetch.client import Client
from reader.model.fetched import FeedsFound, FindFeeds, StopFinding
from reader.parse.worker import GuardedParser, PageWish
from reader.services import find_feeds
from reader.wording.catalogue import Code

log = logging.getLogger(__name__)
PATIENCE_S = 5.0


class _Question:
    def __init__(self, asked: FindFeeds) -> None:
        self.asked = asked
        self.cancelled = threading.Event()


class FeedFinder:
    def __init__(self, client: Client, answer: Callable[[FeedsFound], object]) -> None:
        """`client`: the one that polls, so that its pauses hold here, and the documents found here are its own."""
        self._client, self._answer = client, answer
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._current: _Question | None = None
        self._thread: threading.Thread | None = None

    def handle(self, command: object) -> bool:
        """Return whether this was a command for us, which is then done."""
        if isinstance(command, FindFeeds):
            self._ask(command)
        elif isinstance(command, StopFinding):
            self._cancel()
        else:
            return False
        return True

    def _ask(self, question: FindFeeds) -> None:
        self._cancel()
        self._current = _Question(question)
        if self._thread is None:
            self._thread = threading.Thread(target=self._work, name="finding", daemon=True)
            self._thread.start()
        self._questions.put(self._current)

    def _cancel(self) -> None:
        if self._current is not None:
            self._current.cancelled.set()
            self._current = None

    def close(self) -> None:
        self._cancel()
        if self._thread is not None:
            self._questions.put(None)
            self._thread.join(PATIENCE_S)
            self._thread = None

    def _work(self) -> None:
        with GuardedParser() as parser:
            search = find_feeds.FeedSearch(self._client, parser)
            while (question := self._questions.get()) is not None:
                answer = None if question.cancelled.is_set() else _find(search, question)
                if answer is not None and not question.cancelled.is_set():
                    self._answer(answer)


def _find(search: find_feeds.FeedSearch, question: _Question) -> FeedsFound:
    asked = question.asked
    try:
        if asked.selector or asked.pointed_at:
            wish = PageWish(asked.selector, asked.pointed_at)
            found = search.examine_page(asked.typed, wish, asked.credentials, question.cancelled.is_set)
        else:
            found = search.search_feeds(asked.typed, asked.credentials, question.cancelled.is_set)
        return FeedsFound(asked.question, found)
    except PaperroundError as error:
        return FeedsFound(asked.question, None, error.message)
    except Exception:  # a bug in the search must not end the thread
        log.exception("looking for a feed failed")
        return FeedsFound(asked.question, None, Code.FINDER_BROKE_DOWN())
