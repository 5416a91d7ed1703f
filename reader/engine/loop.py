"""The engine: decides what is due, has it fetched and stored, plans again, and says when to wake it next.

`run_once(now)` does what is due and returns the next wake-up; commands are handled between two runs. The engine reads
no clock, starts no process and never sleeps. One thread owns it and its connection. All it must remember is in rows, so
a crash or a sleeping laptop loses nothing.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.clock import local_day
from reader.engine.absence import OVERSLEPT_S, Absence, was_set_back
from reader.engine.conditions import Allowance, Conditions, Network, decide_allowance
from reader.engine.day_ledger import PLANNED, DayLedger, make_day_ledger
from reader.engine.digest import DigestMode
from reader.engine.due import list_due, may_poll
from reader.engine.host_pacing import HostPacing
from reader.engine.journal import Journal, settle_unfinished
from reader.engine.maintenance import IdleWork, keep_up
from reader.engine.messages import (
    Command,
    Delivered,
    ErrorNote,
    FeedsChanged,
    NetworkChanged,
    Note,
    Opened,
    PasswordGiven,
    ReadingErased,
    Refresh,
    SettingsChanged,
    SignHeard,
    Status,
    UserActive,
)
from reader.engine.network_fault import describe_fault
from reader.engine.planning import FORECAST_H, KeptPlan, OnSyncs, Planner
from reader.engine.refresh import Poll, Tools, keep_to_pauses
from reader.engine.refresh_requests import RefreshRequests
from reader.engine.reporting import Notices
from reader.engine.rounds import PollRounds
from reader.engine.update import PollResult
from reader.fetch.client import never
from reader.fetch.host_limits import MANUAL as QUICKLY
from reader.fetch.host_limits import PLANNED as POLITELY
from reader.fetch.host_limits import Courtesy
from reader.learn.ledger import SLOT_S
from reader.model.machine import PresenceSign, Sign
from reader.model.messages import Message
from reader.model.reasons import Cause
from reader.model.stored import Feed
from reader.paths import Profile
from reader.plan.choose import MINUTE_S, room_at, room_now
from reader.plan.days import next_day_start
from reader.plan.poll_state import PollState
from reader.settings import Settings
from reader.store import maintenance
from reader.store.db import Connection, get_change_mark, shrink
from reader.store.engine_state import get_planned_ahead, load_pauses
from reader.store.poll_log import get_day, list_poll_times
from reader.store.reading_log import list_latest_signs, list_visits, note_sign
from reader.store.settings import load_settings
from reader.wording.catalogue import Code

KEPT_S = 60 * 86_400.0
SETTLE_S = 20.0
"""A machine needs this long after waking up to find its network."""
NEXT_ROUND_S = 10.0
"""The shortest time between two rounds, even if nothing of the first counts."""
_AT_ONCE = frozenset({Sign.UNLOCKED, Sign.IDLE_ENDED})


class FeedList:
    """The feeds in the store, read again only when the store changed."""

    def __init__(self, conn: Connection, on_read: Callable[[], None]) -> None:
        """`on_read` is called whenever the store has changed."""
        self._conn, self._on_read = conn, on_read
        self._by_row: feed_rows.FeedsByRow = {}
        self._feeds: list[Feed] = []
        self._mark: tuple[int, int] | None = None

    def read(self) -> list[Feed]:
        mark = get_change_mark(self._conn)
        if mark != self._mark:
            self._by_row, self._mark = feed_rows.list_feeds_by_row(self._conn, self._by_row), mark
            self._feeds = list(self._by_row.values())
            self._on_read()
        return self._feeds


class PresenceLog:
    """Signs of presence: stored if the user allows it, and the latest kept for choosing polls."""

    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self.last: PresenceSign | None = next(iter(list_latest_signs(conn, 1)), None)

    def note(self, sign: PresenceSign) -> float:
        """Return in how many seconds to plan again: never if nothing may be noted, as signs then don't count either."""
        if not note_sign(self._conn, sign, KEPT_S):
            return math.inf
        self.last = sign
        return 0.0 if sign.sign in _AT_ONCE else SETTLE_S


class Engine:
    def __init__(
        self,
        tools: Tools,
        profile: Profile,
        settings: Settings,
        *,
        read_conditions: Callable[[Network], Conditions],
        on_note: Callable[[Note], None] = lambda note: None,
        on_handling: Callable[[int], None] = lambda feed_id: None,
        on_syncs: OnSyncs = lambda asks: None,
        cancelled: Callable[[], bool] = never,
        receive_wishes: Callable[[], Sequence[Command]] = lambda: (),
        courtesy: Courtesy = POLITELY,
        forecast_h: float = FORECAST_H,
        rng: random.Random | None = None,
    ) -> None:
        """`on_handling` gets the id of each feed before its document is read, and 0 afterwards. `receive_wishes`
        returns the user's commands that may be handled in the middle of a round."""
        self._tools = tools
        self._conn: Connection = tools.conn
        self._settings, self._zone = settings, tools.zone
        self._read_conditions, self._on_note = read_conditions, on_note
        self._cancelled, self._handle_wishes, self._courtesy = cancelled, receive_wishes, courtesy
        self._journal = Journal(profile.folder / "begun")
        self._planner = Planner(tools.conn, tools.zone, KeptPlan(profile.kept_plan), on_syncs, forecast_h)
        self._notices = Notices(tools.conn, tools.zone, on_note)
        self._rounds = PollRounds(tools, self._journal, self._notices, on_handling, cancelled)
        self._rounds.on_results = self._note_answered
        self._idle_work = IdleWork(tools.conn, tools.zone)
        # Not on the full minute, when everybody else comes.
        self._offset_s = (rng or random.Random()).uniform(4.0, 56.0)
        self._network, self._asked = Network(), RefreshRequests(tools.conn)
        self._arrival: UserActive | None = None
        self._opened: list[int] = []
        visits = list_visits(tools.conn)
        self._last_visit_at = visits[-1].at if visits else None
        self._choose_at, self._spares_power = 0.0, False
        self._given_limits: object = None  # what the last status said about network and power
        self.is_behind = False
        """More polls are due than fit into this minute."""
        self._expected_at: float | None = None
        self._woke, self._absence = False, Absence(tools.conn)
        self._seen_at: float | None = None
        self._pacing = HostPacing(tools)
        self._presence, self._digest = PresenceLog(tools.conn), DigestMode(tools.conn, tools.zone)
        self._profile, self._upkeep_hour = profile, -1
        # A command in the terminal may have been asked for pauses.
        self._feeds = FeedList(tools.conn, lambda: keep_to_pauses(tools.conn, tools.client))
        settle_unfinished(self._conn, self._journal, self._zone)

    def close(self) -> None:
        self._journal.close()

    # --- commands -----------------------------------------------------------------------------

    def handle(self, command: Command, now: float) -> None:
        """Note a command; the next `run_once`, which should follow at once, acts on it."""
        if isinstance(command, Refresh):
            self._asked.refresh(command)
        elif isinstance(command, UserActive):
            self._arrival, self._last_visit_at = command, now
        elif isinstance(command, Opened):
            self._opened.append(command.feed_id)
        elif isinstance(command, SettingsChanged):
            was_paused, self._settings = self._settings.paused, load_settings(self._conn)
            self._choose_at = 0.0 if was_paused else self._choose_at
            self._tools = replace(self._tools, parallel=self._settings.parallel_fetches)
            self._rounds.tools = self._tools
            self._planner.forget()
        elif isinstance(command, FeedsChanged):
            self._asked.finds_new = True
            self._planner.forget()
        elif isinstance(command, ReadingErased):
            self._last_visit_at = None
            self._presence.last = None
            self._planner.start_over()
        else:
            self._handle_other(command, now)

    def _handle_other(self, command: Command, now: float) -> None:
        if isinstance(command, SignHeard):
            self._choose_at = min(self._choose_at, now + self._presence.note(command.sign))
        elif isinstance(command, NetworkChanged):
            self._set_network(command.network)
        elif isinstance(command, PasswordGiven):
            self._tools.passwords.remember(command.url, command.username, command.password)
            self._asked.give_password(command)
        elif isinstance(command, Delivered):
            self._notices.handle_delivered(feed_rows.find_feed(self._conn, command.feed_id), command)

    def _set_network(self, network: Network) -> None:
        if network.online and self._network.online is False:
            self._rounds.forget_fault()
            self._asked.finds_new = True
            self._choose_at = 0.0
            self._planner.forecast_is_old()
        self._network = network

    def is_network_idle(self, *, may_cost: bool = False) -> bool:  # called from other threads
        is_cheap = may_cost or not self._network.metered
        return self._network.online is not False and is_cheap and not self._rounds.network_down

    def do_idle_work(self, now: float) -> bool:
        """Do a small piece of work that nobody waits for; return False if there is none, or on battery."""
        return not self._cancelled() and not self._spares_power and self._idle_work.use(now)

    # --- one run ------------------------------------------------------------------------------

    def run_once(self, now: float) -> float:
        """Do what is due and return when there will be more to do."""
        self._notice_time(now)
        results = self._run_asked(now)
        self._note_refreshed(results, now)
        more = False
        if self._is_idle():
            self._choose_at = max(self._choose_at, now + SLOT_S)  # resuming sets it again
        else:
            results += self._probe_network(now)
            due = self._find_due(now)
            allowed = room_now(self._list_last_minute(now), self._settings.polls_per_minute, now)
            more = len(due) > allowed
            results += self._rounds.run(due[:allowed], now, self._courtesy, self._list_joining)
            self._note_refreshed(results, now)
        self._arrival = None
        self._opened.clear()
        self._after(results, now)
        self._absence.note_network(self._is_offline(), now)
        self.is_behind = more and not self._rounds.network_down
        self._expected_at = self._next_wake(now)
        return self._expected_at

    def _note_answered(self, results: Sequence[PollResult]) -> None:
        """Report on a Refresh as soon as its own feeds have answered, while the round waits for others."""
        if self._asked.is_answered({result.feed.id for result in results}):
            self._note_refreshed([one for one in results if one.was_sent], self._tools.client.clock.now())

    def _note_refreshed(self, results: Sequence[PollResult], now: float) -> None:
        report = self._asked.on_report(results, now)
        if report is not None:
            self._on_note(report)

    def be_alive(self, now: float) -> None:
        """Note that the machine runs although nothing is due, so that a later sleep is dated correctly."""
        self._absence.be_alive(now)

    def release_memory(self) -> None:
        """Free what can be read again, as nothing is due for a while."""
        self._planner.release_memory()
        shrink(self._conn)

    def _is_offline(self) -> bool:
        return self._network.online is False or self._rounds.is_offline

    def _is_idle(self) -> bool:
        """Return whether nothing is polled by the plan: there is no network, or the user paused it."""
        return self._network.online is False or self._settings.paused

    def _notice_time(self, now: float) -> None:
        before, self._seen_at = self._seen_at, now
        if was_set_back(before, now):
            maintenance.clamp_future_times(self._conn, now)
            self._tools.client.hosts.reopen(load_pauses(self._conn))
            self._planner.start_over()
            self._choose_at, self._expected_at = min(self._choose_at, now), None
            self._last_visit_at = min(self._last_visit_at or 0.0, now) or None
        if self._expected_at is None:
            self._absence.begin(now)
        elif now - self._expected_at > OVERSLEPT_S:
            self._absence.note_sleep(now)
            self._woke = True
            self._planner.forecast_is_old()
            self._choose_at = now if self._arrival else now + SETTLE_S
        self._absence.note_awake(now)
        if int(now // 3_600) != self._upkeep_hour:
            self._upkeep_hour = int(now // 3_600)
            keep_up(self._conn, self._profile, self._settings, now, self._zone)

    def _run_asked(self, now: float) -> list[PollResult]:
        """Poll what the user asked for by Refresh or by subscribing, outside plan and limit per minute."""
        if not self._asked.has_any:
            return []
        return self._rounds.run(self._list_asked(now), now, QUICKLY, self._list_joining)

    def _list_asked(self, now: float) -> list[Poll]:
        feeds, pauses, ledger = self._feeds.read(), self._tools.client.hosts.closed(now), self._day_ledger(now)
        return self._asked.choose(feeds, pauses, ledger, now, is_online=self._network.online is not False)

    def _list_joining(self) -> list[Poll]:
        """List what the user asked for while a round is under way: it does not wait for the slowest host."""
        now = self._tools.client.clock.now()
        for wish in self._handle_wishes():
            self.handle(wish, now)
            if isinstance(wish, Refresh):
                self._asked.do_not_await(self._rounds.under_way)
        return self._list_asked(now) if self._asked.has_any else []

    def _probe_network(self, now: float) -> list[PollResult]:
        """Try a network that was down with a few feeds; if it is back, everything continues at once."""
        if not self._rounds.network_down or (now < self._rounds.try_again_at and not self._arrival):
            return []
        feeds = [feed for feed in self._feeds.read() if may_poll(feed, now)]
        self._rounds.assume_online(now, self._network.online, feeds)
        probe_feeds = self._rounds.choose_probe_feeds(feeds)
        polls = [Poll(feed, PLANNED, Cause.TRIED_AGAIN) for feed in probe_feeds]
        results = self._rounds.run(polls, now, self._courtesy)
        if not self._rounds.network_down:
            self._choose_at = 0.0
            self._planner.forecast_is_old()
        return results

    def _find_due(self, now: float) -> list[Poll]:
        """List everything due at this moment, in the order in which to poll it."""
        if self._rounds.network_down or not self._should_choose(now):
            return []
        is_choice = now >= self._choose_at
        feeds = self._feeds.read()
        poll_state = self._poll_state(feeds, self._day_ledger(now), self._allowance(), now)
        if self._woke:
            poll_state = replace(poll_state, wake_ups=math.inf)  # the machine is awake anyway
        arrival = self._digest.find_arrival(self._arrival, self._settings, feeds, now)
        choice = self._planner.choose(poll_state, user_present=arrival is not None) if is_choice or arrival else None
        due = list_due(self._planner.day_model, poll_state, choice, feeds, arrival, self._opened, self._woke)
        if is_choice:
            self._woke = False
            self._choose_at = self._planner.next_question_at(now) + self._offset_s
        due, turn_at = self._pacing.hold(due, now)
        self._choose_at = self._choose_at if self._spares_power else min(self._choose_at, turn_at)
        return due

    def _should_choose(self, now: float) -> bool:
        """Retries and the user's own intervals are due in between."""
        interval_at = self._planner.next_interval_at
        is_interval = interval_at is not None and interval_at <= now
        is_asked = self._arrival is not None or bool(self._opened)
        return now >= self._choose_at or is_interval or is_asked

    def _poll_state(self, feeds: list[Feed], ledger: DayLedger, allowance: Allowance, now: float) -> PollState:
        self._planner.prepare(feeds, self._digest.limit(self._settings, feeds).daily_budget, now)
        closed = self._tools.client.hosts.closed(now)
        state = self._planner.poll_state(feeds, now, self._last_visit_at, ledger.left, closed, allowance)
        grants = self._pacing.find_grants(self._planner.day_model, feeds, now)
        return replace(state, last_sign=self._presence.last, grants=grants)

    def _allowance(self) -> Allowance:
        conditions = self._read_conditions(self._network)
        self._spares_power = conditions.on_battery or conditions.power_save
        return decide_allowance(conditions, self._settings)

    def _day_ledger(self, now: float) -> DayLedger:
        settings = self._digest.limit(self._settings, self._feeds.read())
        return make_day_ledger(get_day(self._conn, local_day(now, self._zone)), settings)

    # --- after it -----------------------------------------------------------------------------

    def _after(self, results: Sequence[PollResult], now: float) -> None:
        if results:
            self._idle_work.note_stored(result.feed.id for result in results if result.new_ids)
            self._notices.handle(results)
            self._idle_work.index_new()
            self._pacing.note_results(results, now)
        for result in results:
            if result.moved_to:
                self._tools.passwords.move(result.feed.url, result.moved_to, result.feed.choices.username)
                self._on_note(ErrorNote(Code.FEED_MOVED(feed=result.feed.name, url=result.moved_to)))
        self._notices.show(self._settings, now, self._last_visit_at)
        self._plan_again(results, now)

    def _plan_again(self, results: Sequence[PollResult], now: float) -> None:
        ids = [result.feed.id for result in results]
        feeds, ledger = self._feeds.read(), self._day_ledger(now)
        allowance = self._allowance()
        if not ids and not self._planner.is_forecast_old(now):
            if self._rounds.network_down or self._given_limits != (allowance.message, self._is_offline()):
                self._send_status(ledger, allowance.message, now)
            return
        poll_state = self._poll_state(feeds, ledger, allowance, now)
        self._planner.forecast(poll_state, feeds, max(self._choose_at, now), ids)
        self._send_status(ledger, allowance.message, now)

    def _send_status(self, ledger: DayLedger, held_back: Message | None, now: float) -> None:
        next_at, planned = get_planned_ahead(self._conn, now, next_day_start(now, self._zone))
        rounds, settings, is_offline = self._rounds, self._settings, self._is_offline()
        self._given_limits = held_back, is_offline
        status = Status(
            next_at=next_at,
            used=ledger.used,
            budget=ledger.budget,
            left=ledger.left,
            planned=min(planned, ledger.left),
            wire_bytes=ledger.wire_bytes,
            is_offline=is_offline,
            held_back=held_back,
            is_paused=settings.paused,
            asked_for=ledger.asked_for,
            network_fault=(
                describe_fault(rounds.fault, settings.proxy, rounds.try_again_at) if rounds.is_offline else None
            ),
            is_online=self.is_network_idle(may_cost=True),
        )
        self._notices.status(status)

    def _list_last_minute(self, now: float) -> Sequence[float]:
        return list_poll_times(self._conn, now - MINUTE_S, now)

    def _next_wake(self, now: float) -> float:
        if self._rounds.network_down and not self._is_idle():
            return max(self._rounds.try_again_at, now + 1.0)
        candidates = [max(self._choose_at, now + 1.0)]
        interval_at = self._planner.next_interval_at
        if interval_at is not None and not self._is_idle():
            candidates.append(max(interval_at, now + MINUTE_S))
        if self.is_behind:
            # A round takes a while: counted from its start, the next one would find the minute still full.
            per_minute = self._settings.polls_per_minute
            self._choose_at = room_at(self._list_last_minute(now), per_minute, now + NEXT_ROUND_S)
            candidates.append(self._choose_at)
        return min(candidates)
