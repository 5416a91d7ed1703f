"""What the owner asked for and has not got yet: Refresh, new subscriptions, feeds that waited for a password.

Collects wishes between two runs, says which polls they come to, and then what became of them. The engine's thread.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence, Set

from msgspec import Struct, field

import reader.store.feeds.feeds as feed_rows
from reader.engine.documents.update import PollResult
from reader.engine.messages import PasswordGiven, Refresh
from reader.engine.polls.day_ledger import MANUAL, DayLedger
from reader.engine.polls.due import list_first_polls
from reader.engine.polls.refresh import Poll
from reader.engine.polls.refresh_report import make_report
from reader.engine.polls.refresh_rule import Decision, decide_refresh, is_day_at_stake
from reader.model.fetched import Problem
from reader.model.mail import is_mail
from reader.model.reasons import Cause
from reader.model.refreshed import LeftOut, Refreshed
from reader.model.stored import Feed
from reader.store.db import Connection


class Situation(Struct, frozen=True):
    """What a wish is judged by."""

    feeds: Sequence[Feed]
    pauses: Mapping[str, float]
    """Hosts to be left alone, and until when."""
    ledger: DayLedger
    now: float


class _Answer(Struct):
    """What is to be told of a Refresh."""

    ask: dict[int, Feed] = field(default_factory=dict)
    left_out: dict[LeftOut, tuple[Feed, ...]] = field(default_factory=dict)
    is_too_dear: bool = False


class Asked:
    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self._refreshes: list[Refresh] = []
        self._passwords: list[PasswordGiven] = []
        self._answer: _Answer | None = None
        self._awaited: set[int] = set()
        """Feeds of which a Refresh still waits for the answer."""
        self.looks_for_new = False
        """Feeds changed just now: some may be new."""

    def refresh(self, wish: Refresh) -> None:
        self._refreshes.append(wish)

    def give_password(self, given: PasswordGiven) -> None:
        self._passwords.append(given)

    @property
    def has_any(self) -> bool:
        return bool(self._refreshes or self._passwords or self.looks_for_new)

    def choose(self, at_hand: Situation, *, has_line: bool) -> list[Poll]:
        """`has_line` False where the system knows of none: then new feeds wait for it, and only Refresh tries."""
        self._use_passwords()
        asked_for = [poll for wish in self._refreshes for poll in self._polls_of(wish, at_hand)]
        self._refreshes.clear()
        self._awaited |= {poll.feed.id for poll in asked_for}
        polls = {poll.feed.id: poll for poll in asked_for}
        if self.looks_for_new and has_line:
            self.looks_for_new = False
            for poll in list_first_polls(at_hand.feeds, at_hand.now):
                polls.setdefault(poll.feed.id, poll)
        return list(polls.values())

    def _use_passwords(self) -> None:
        """A feed that only waited for its password is asked at once; one whose row is still being written, soon."""
        waiting, self._passwords = self._passwords, []
        for given in waiting:
            feed = feed_rows.find_feed_by_url(self._conn, given.url)
            if feed is None or feed.choices.username != given.username:
                self._passwords.append(given)
            elif feed.http.problem == Problem.NEEDS_PASSWORD:
                self._refreshes.append(Refresh((feed.id,), Cause.PASSWORD_GIVEN))

    def _polls_of(self, wish: Refresh, at_hand: Situation) -> list[Poll]:
        ids = None if wish.feed_ids is None else set(wish.feed_ids)
        # Feeds of accounts come from their servers, newsletters from theirs.
        own = [feed for feed in at_hand.feeds if feed.account_id is None and not is_mail(feed.url)]
        feeds = [feed for feed in own if ids is None or feed.id in ids]
        insists = wish.insists or bool(wish.reason)
        decision = decide_refresh(
            feeds, at_hand.pauses, at_hand.now, insists=insists, is_named=ids is not None and len(ids) == 1
        )
        if wish.reason == Cause.DEMO:
            return [Poll(feed, MANUAL, wish.reason) for feed in decision.ask]
        is_too_dear = not insists and is_day_at_stake(len(decision.ask), at_hand.ledger)
        self._note(decision, is_too_dear)
        return (
            []
            if is_too_dear
            else [Poll(feed, MANUAL, wish.reason or Cause.REFRESHED) for feed in decision.ask]
        )

    def _note(self, decision: Decision, is_too_dear: bool) -> None:
        answer = self._answer = self._answer or _Answer()
        answer.ask |= {feed.id: feed for feed in decision.ask}
        answer.left_out = {**answer.left_out, **decision.left_out}
        answer.is_too_dear = answer.is_too_dear or is_too_dear

    def do_not_await(self, feed_ids: Collection[int]) -> None:
        """They were being asked before, and may take long."""
        self._awaited.difference_update(feed_ids)

    def is_answered(self, feed_ids: Set[int]) -> bool:
        """Whether there is a Refresh to tell of, and nothing but these was awaited for it."""
        return self._answer is not None and self._awaited <= feed_ids

    def take_report(self, results: Sequence[PollResult], now: float) -> Refreshed | None:
        """What became of a Refresh; None where there was none."""
        answer, self._answer = self._answer, None
        self._awaited.clear()
        if answer is None:
            return None
        if answer.is_too_dear:
            return Refreshed(0, insist_on=tuple(answer.ask), is_too_dear=True)
        mine = [result for result in results if result.feed.id in answer.ask]
        return make_report(self._conn, Decision(tuple(answer.ask.values()), answer.left_out), mine, now)
