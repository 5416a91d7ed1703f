"""Runs one round of polls after the other: noted in the journal, stored as answers come, told on the way.

The engine's thread; the fetcher's threads only write into the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from reader.engine.journal import Begun, Journal
from reader.engine.refresh import Poll, Tools, run_polls
from reader.engine.reporting import Notices
from reader.engine.update import PollResult, was_sent
from reader.fetch.host_limits import Courtesy
from reader.model.fetched import Problem


class PollRounds:
    def __init__(
        self,
        tools: Tools,
        journal: Journal,
        notices: Notices,
        on_handling: Callable[[int], None],
        cancelled: Callable[[], bool],
    ) -> None:
        self.tools = tools
        self._journal, self._notices = journal, notices
        self._on_handling, self._cancelled = on_handling, cancelled
        self.line_down = False
        """Fetches failed for want of a line; one is tried at every slot until one gets through."""

    def run(self, polls: Sequence[Poll], now: float, courtesy: Courtesy) -> list[PollResult]:
        """Those that were sent."""
        if not polls:
            return []
        triggers = {poll.feed.id: poll.trigger for poll in polls}
        results: list[PollResult] = []
        self.line_down = False
        answers = run_polls(
            self.tools,
            polls,
            courtesy=courtesy,
            cancelled=lambda: self.line_down or self._cancelled(),
            on_begin=lambda feed_id: self._journal.note(Begun(feed_id, now, triggers[feed_id])),
            on_answer=self._on_handling,
        )
        for result in answers:
            results.append(result)
            self.line_down = self.line_down or result.fetched.problem is Problem.OFFLINE
            if was_sent(result.fetched):
                self._notices.stored(result)
            self._notices.fetching(len(results), len(polls), result.feed.name)
        self._on_handling(0)
        if not self._cancelled():
            self._journal.clear()
        self._notices.tell_stored()
        return [result for result in results if was_sent(result.fetched)]
