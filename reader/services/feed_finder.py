"""Searches for feeds on a thread that starts when needed: questions in, answers out.

Used in the engine's process, where questions are commands and answers are notes, and in a window without an engine. A
new question cancels the previous one. `answer` is called on the searching thread.
"""

from __future__ import annotations

import logging
import threading
from collections.abc import Callable
from queue import SimpleQueue

from reader.clock import Clock
from reader.errors import PaperroundError
from reader.fetch.host_limits import HostBook
from reader.model.fetched import FeedsFound, FindFeeds, StopFinding
from reader.parse.worker import PageWish
from reader.services import find_feeds
from reader.wording.catalogue import Code

log = logging.getLogger(__name__)
PATIENCE_S = 5.0


class _Question:
    def __init__(self, asked: FindFeeds) -> None:
        self.asked = asked
        self.cancelled = threading.Event()


class FeedFinder:
    def __init__(
        self, clock: Clock, answer: Callable[[FeedsFound], object], proxy: str = "", hosts: HostBook | None = None
    ) -> None:
        """`hosts`: shared with others who fetch, so that pauses asked of one hold for all."""
        self._clock, self._answer, self.proxy, self._hosts = clock, answer, proxy, hosts
        self._questions: SimpleQueue[_Question | None] = SimpleQueue()
        self._current: _Question | None = None
        self._thread: threading.Thread | None = None

    def handle(self, command: object) -> bool:
        """Return whether this was a command for us, which is then done."""
        if isinstance(command, FindFeeds):
            self.ask(command)
        elif isinstance(command, StopFinding):
            self.cancel()
        else:
            return False
        return True

    def ask(self, question: FindFeeds) -> None:
        self.cancel()
        self._current = _Question(question)
        if self._thread is None:
            self._thread = self._start()
        self._questions.put(self._current)

    def cancel(self) -> None:
        if self._current is not None:
            self._current.cancelled.set()
            self._current = None

    def set_proxy(self, proxy: str) -> None:
        """Use another proxy from the next question on."""
        if proxy != self.proxy:
            self.cancel()
            self._questions.put(None)
            self.proxy, self._thread = proxy, None

    def close(self) -> None:
        self.cancel()
        if self._thread is not None:
            self._questions.put(None)
            self._thread.join(PATIENCE_S)
            self._thread = None

    def _start(self) -> threading.Thread:
        # Its own queue, as a thread that is still ending must not take the next one's questions.
        self._questions = SimpleQueue()
        work = (self._questions, self.proxy)
        thread = threading.Thread(target=self._work, args=work, name="finding", daemon=True)
        thread.start()
        return thread

    def _work(self, questions: SimpleQueue[_Question | None], proxy: str) -> None:
        try:
            with find_feeds.open_feed_search(self._clock, proxy) as feed_search:
                feed_search.client.hosts = self._hosts or feed_search.client.hosts
                self._serve(questions, lambda question: _find(feed_search, question))
        except PaperroundError as error:
            # The search can't even begin, for example with a bad proxy: every question gets that answer.
            message = error.message
            self._serve(questions, lambda question: FeedsFound(question.asked.question, None, message))

    def _serve(self, questions: SimpleQueue[_Question | None], find: Callable[[_Question], FeedsFound]) -> None:
        while (question := questions.get()) is not None:
            answer = None if question.cancelled.is_set() else find(question)
            if answer is not None and not question.cancelled.is_set():
                self._answer(answer)


def _find(feed_search: find_feeds.FeedSearch, question: _Question) -> FeedsFound:
    asked = question.asked
    try:
        if asked.selector or asked.pointed_at:
            wish = PageWish(asked.selector, asked.pointed_at)
            found = feed_search.examine_page(asked.typed, wish, asked.credentials, question.cancelled.is_set)
        else:
            found = feed_search.search_feeds(asked.typed, asked.credentials, question.cancelled.is_set)
        return FeedsFound(asked.question, found)
    except PaperroundError as error:
        return FeedsFound(asked.question, None, error.message)
    except Exception:  # a bug in the search must not end the thread
        log.exception("looking for a feed failed")
        return FeedsFound(asked.question, None, Code.FINDER_BROKE_DOWN())
