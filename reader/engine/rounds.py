"""Runs rounds of polls, and knows whether the network is down and when to try it again.

The engine's thread; the fetcher's threads only write into the journal.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from pathlib import Path

from reader.engine.journal import Begun, Journal, settle_unfinished
from reader.engine.network_fault import NetworkWatch, Sign
from reader.engine.refresh import Poll, Tools, run_polls
from reader.engine.reporting import Notices
from reader.engine.update import PollResult
from reader.fetch.host_limits import Courtesy, find_host_key
from reader.model.stored import Feed

TRY_AGAIN_S = (30.0, 60.0, 120.0, 300.0)
"""Pauses after each try in a row that reached nobody; the last one repeats."""
FORGIVEN_S, ALONE_FORGIVEN_S = 3_600.0, 300.0
PROBE_FEEDS = 3
"""Hosts to ask whether the network is back."""


class PollRounds:
    def __init__(
        self,
        tools: Tools,
        journal: Path,
        notices: Notices,
        on_handling: Callable[[int], None],
        cancelled: Callable[[], bool],
    ) -> None:
        self.tools = tools
        self.under_way: Collection[int] = ()
        """Feeds of the round that have not answered yet, as of the last check."""
        self.on_results: Callable[[Sequence[PollResult]], None] = lambda results: None
        """Gets the results of the round so far, several times a second."""
        self._journal, self._notices = Journal(journal), notices
        self._on_handling, self.cancelled = on_handling, cancelled
        self._network = NetworkWatch()
        self._tries = 0
        """Rounds in a row that reached nobody."""
        self._failed_ids: frozenset[int] = frozenset()
        self.is_offline = False
        """Whether to tell the user: a single feed that fails is not enough."""
        self.down_since: float | None = None
        """When the failures began; None while the network is fine."""
        self.try_again_at = 0.0
        settle_unfinished(tools.conn, self._journal, tools.zone)

    def close(self) -> None:
        self._journal.close()

    @property
    def network_down(self) -> bool:
        return self.down_since is not None

    @property
    def fault(self) -> Sign | None:
        """Why nobody is reached."""
        return self._network.fault if self.network_down else None

    def forget_fault(self) -> None:
        """Assume the network is back, so that it is tried at once."""
        self.down_since, self._tries, self.try_again_at, self.is_offline = None, 0, 0.0, False

    def run(
        self,
        polls: Sequence[Poll],
        now: float,
        courtesy: Courtesy,
        list_more: Callable[[], Sequence[Poll]] = lambda: (),
    ) -> list[PollResult]:
        """Return the results of polls that were sent, without network failures. Polls from `list_more` join in."""
        if not polls:
            return []
        triggers = {poll.feed.id: poll.trigger for poll in polls}
        results: list[PollResult] = []

        def list_joining() -> Sequence[Poll]:
            self._notices.note_overdue(self.tools.client.clock.now())
            self.under_way = triggers.keys() - {result.feed.id for result in results}
            joining = list_more()
            triggers.update({poll.feed.id: poll.trigger for poll in joining})
            self.on_results(results)
            return joining

        answers = run_polls(
            self.tools,
            polls,
            self._network,
            courtesy=courtesy,
            cancelled=self.cancelled,
            on_begin=lambda feed_id: self._journal.note(Begun(feed_id, now, triggers[feed_id])),
            on_answer=self._on_handling,
            list_more=list_joining,
        )
        for result in answers:
            results.append(result)
            if result.was_sent:
                self._notices.stored(result, self.tools.client.clock.now())
            self._notices.fetching(len(results), len(triggers), result.feed.name)
        self._on_handling(0)
        if not self.cancelled():
            self._journal.clear()
        self._notices.note_stored()
        self._update_connectivity(results, now)
        return [result for result in results if result.was_sent]

    def _update_connectivity(self, results: Sequence[PollResult], now: float) -> None:
        failed = [result.feed for result in results if result.is_network_fault]
        if any(result.was_sent for result in results):
            self.forget_fault()
        elif failed:
            self.down_since = self.down_since or now
            self._failed_ids = frozenset(feed.id for feed in failed)
            self.try_again_at = now + TRY_AGAIN_S[min(self._tries, len(TRY_AGAIN_S) - 1)]
            self._tries += 1
            is_certain = self.fault is Sign.NO_NETWORK or self._tries > 1
            self.is_offline = is_certain or len({find_host_key(feed.url) for feed in failed}) > 1

    def assume_online(self, now: float, is_online: bool | None, feeds: Sequence[Feed]) -> None:
        """After a while, blame the feeds: if the system has a network, or if all feeds are on one host, so that no
        other host could tell."""
        down_s = now - self.down_since if self.down_since is not None else 0.0
        is_alone = len({find_host_key(feed.url) for feed in feeds}) < 2
        self._network.is_trusted = bool(is_online and down_s >= FORGIVEN_S) or (is_alone and down_s >= ALONE_FORGIVEN_S)

    def choose_probe_feeds(self, feeds: Sequence[Feed]) -> list[Feed]:
        """Choose feeds on different hosts to check the network: some that failed, and one that did not."""
        failed = [feed for feed in feeds if feed.id in self._failed_ids]
        others = [feed for feed in feeds if feed.id not in self._failed_ids]
        others.sort(key=lambda feed: -(feed.http.last_ok_at or 0.0))
        chosen: dict[str, Feed] = {}
        for feed in failed:
            if len(chosen) < PROBE_FEEDS - 1:
                chosen.setdefault(find_host_key(feed.url), feed)
        for feed in (*others, *failed):
            if len(chosen) < PROBE_FEEDS:
                chosen.setdefault(find_host_key(feed.url), feed)
        return list(chosen.values())
