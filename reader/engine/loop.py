"""The engine: decides what is due, has it fetched and stored, plans again, and says when to wake it next; and its loop.

`run_once(now)` does what is due and returns the next wake-up; commands are handled between two runs. The engine itself
reads no clock, starts no process and never sleeps. One thread owns it and its connection. All it must remember is in
rows, so a crash or a sleeping laptop loses nothing.

`drive` runs it in real time: sleeps until it is due or gets a command from its inbox. It wakes up at least every half
minute, so that a sleep of the machine is noticed and a watcher sees that all is well. Work that can wait is done in
pieces with pauses while nothing is due: reading a long list of new entries takes minutes, and never more than a part of
one core.
"""

from __future__ import annotations

import logging
import math
import queue
import random
from collections.abc import Callable, Sequence
from contextlib import AbstractContextManager, nullcontext

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.core.clock import Clock, local_day
from reader.core.desktop.listener import DesktopListener
from reader.core.paths import Profile
from reader.core.records.logged import PLANNED, DayLedger
from reader.core.records.machine import PresenceSign, Sign
from reader.core.records.messages import Message
from reader.core.records.reasons import Cause
from reader.core.records.stored import Feed
from reader.core.settings import Settings
from reader.core.words.catalogue import Code
from reader.engine import messages
from reader.engine.absence import Absence, was_set_back
from reader.engine.conditions import Allowance, Conditions, Machine, Network
from reader.engine.due import RefreshRequests, list_due, may_poll
from reader.engine.host_pacing import HostPacing
from reader.engine.maintenance import Upkeep
from reader.engine.planning import FORECAST_H, KeptPlan, OnSyncs, Planner
from reader.engine.polling_lock import CHECK_AGAIN_S
from reader.engine.polls import Poll, PollRounds, Tools, describe_fault, keep_to_pauses
from reader.engine.reporting import Notices
from reader.engine.schedule import SETTLE_S, Jump, Schedule, Why
from reader.engine.strategy import end_use, find_strategy
from reader.engine.update import PollResult
from reader.features.digest.worker import DigestMode
from reader.net.client import never
from reader.net.host_limits import MANUAL as QUICKLY
from reader.net.host_limits import PLANNED as POLITELY
from reader.net.host_limits import Courtesy
from reader.planner.choose import MINUTE_S, room_at, room_now
from reader.planner.days import next_day_start
from reader.planner.poll_state import PollState
from reader.store import maintenance
from reader.store.db import Connection, get_change_mark, shrink
from reader.store.engine_state import get_planned_ahead, load_pauses
from reader.store.poll_log import list_poll_times, read_day_ledger
from reader.store.reading_log import list_latest_signs, list_visits, note_sign
from reader.store.settings import load_settings, save_rows

KEPT_S = 60 * 86_400.0
CALM_AFTER_S = 300.0
"""How long after the start, or after the user was last seen, work begins that nobody waits for."""
NEXT_ROUND_S = 10.0
"""The shortest time between two rounds, even if no poll of the first counts."""
_log = logging.getLogger(__name__)
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


class Presence:
    """What is known about the user: the latest sign, the last visit, and what they did since the last run."""

    def __init__(self, conn: Connection) -> None:
        self._conn = conn
        self.last_sign: PresenceSign | None = next(iter(list_latest_signs(conn, 1)), None)
        visits = list_visits(conn)
        self.last_visit_at = visits[-1].at if visits else None
        self.arrival: messages.UserActive | None = None
        self.opened: list[int] = []
        """Feeds whose posts they opened."""

    def note_sign(self, sign: PresenceSign) -> float:
        """Return in how many seconds to plan again: never if nothing may be noted, as signs then don't count either."""
        if not note_sign(self._conn, sign, KEPT_S):
            return math.inf
        self.last_sign = sign
        return 0.0 if sign.sign in _AT_ONCE else SETTLE_S


class Engine:
    def __init__(
        self,
        tools: Tools,
        profile: Profile,
        settings: Settings,
        *,
        read_conditions: Callable[[Network], Conditions],
        on_note: Callable[[messages.Note], None] = lambda note: None,
        on_handling: Callable[[int], None] = lambda feed_id: None,
        on_syncs: OnSyncs = lambda asks: None,
        cancelled: Callable[[], bool] = never,
        receive_wishes: Callable[[], Sequence[messages.Command]] = lambda: (),
        courtesy: Courtesy = POLITELY,
        forecast_h: float = FORECAST_H,
        rng: random.Random | None = None,
    ) -> None:
        """`on_handling` gets the id of each feed before its document is read, and 0 afterwards. `receive_wishes`
        returns the user's commands that may be handled in the middle of a round."""
        self._tools, self._settings = tools, settings
        self._receive_wishes, self._courtesy = receive_wishes, courtesy
        # Not on the minute, when everybody else fetches.
        self._started_at = tools.client.clock.now()
        self._schedule = Schedule((rng or random.Random()).uniform(4.0, 56.0))
        self._planner = Planner(tools.conn, tools.zone, KeptPlan(profile.kept_plan), on_syncs, forecast_h)
        self._notices = Notices(tools.conn, tools.zone, on_note)
        self._rounds = PollRounds(tools, profile.folder / "begun", self._notices, on_handling, cancelled)
        self._rounds.on_results = self._note_answered
        self._upkeep = Upkeep(tools.conn, tools.zone, profile)
        self._machine, self._absence = Machine(read_conditions), Absence(tools.conn)
        self._presence, self._digest = Presence(tools.conn), DigestMode(tools.conn, tools.zone)
        self._asked, self._pacing = RefreshRequests(tools.conn), HostPacing(tools)
        # Hosts may have asked a command in the terminal for pauses.
        self._feeds = FeedList(tools.conn, lambda: keep_to_pauses(tools.conn, tools.client))

    def close(self) -> None:
        self._rounds.close()

    # --- commands -----------------------------------------------------------------------------

    def handle(self, command: messages.Command, now: float) -> None:
        """Note a command; the next `run_once`, which should follow right away, acts on it."""
        if isinstance(command, messages.Refresh):
            self._asked.refreshes.append(command)
        elif isinstance(command, messages.UserActive):
            self._presence.arrival, self._presence.last_visit_at = command, now
        elif isinstance(command, messages.Opened):
            self._presence.opened.append(command.feed_id)
        elif isinstance(command, messages.SettingsChanged):
            if self._settings.paused:
                self._schedule.resume()
            self._settings = load_settings(self._tools.conn)
            self._rounds.tools = replace(self._tools, parallel=self._settings.parallel_fetches)
            self._planner.forget()
        elif isinstance(command, messages.FeedsChanged):
            self._asked.finds_new = True
            self._planner.forget()
        elif isinstance(command, messages.ReadingErased):
            self._presence.last_sign = self._presence.last_visit_at = None
            self._planner.start_over()
        else:
            self._handle_other(command, now)

    def _handle_other(self, command: messages.Command, now: float) -> None:
        if isinstance(command, messages.SignHeard):
            self._schedule.choose_by(now + self._presence.note_sign(command.sign), Why.SIGN)
        elif isinstance(command, messages.NetworkChanged):
            self._set_network(command.network)
        elif isinstance(command, messages.PasswordGiven):
            self._tools.passwords.remember(command.url, command.username, command.password)
            self._asked.passwords.append(command)
        elif isinstance(command, messages.Delivered):
            self._notices.handle_delivered(feed_rows.find_feed(self._tools.conn, command.feed_id), command)

    def _set_network(self, network: Network) -> None:
        if network.online and self._machine.network.online is False:
            self._rounds.forget_fault()
            self._asked.finds_new = True
            self._schedule.resume()
            self._planner.forecast_is_old()
        self._machine.network = network

    def is_network_idle(self, *, may_cost: bool = False) -> bool:  # called from other threads
        network = self._machine.network
        return network.online is not False and (may_cost or not network.metered) and not self._rounds.network_down

    def do_idle_work(self, now: float) -> bool:
        """Do a small piece of work that nobody waits for; return False if there is none, or on battery."""
        if self._rounds.cancelled() or self._machine.spares_power:
            return False
        sign = self._presence.last_sign
        last_stir = max(self._started_at, self._presence.last_visit_at or 0.0, sign.at if sign else 0.0)
        return self._upkeep.use_idle_time(now, is_calm=not 0 <= now - last_stir < CALM_AFTER_S)

    def keep_up(self, now: float) -> None:
        """Do the day's maintenance, if it is due, in a run that ends before any calm moment."""
        self._upkeep.keep_up(now)

    # --- one run ------------------------------------------------------------------------------

    def run_once(self, now: float) -> float:
        """Do what is due and return when there will be more to do."""
        self._begin(now)
        # What the user asked for by Refresh or by subscribing is outside plan and limit per minute.
        asked = self._list_asked(now)
        results = self._rounds.run(asked, now, QUICKLY, self._list_joining)
        self._note_refreshed(results, now)
        is_behind = False
        if self._is_idle():
            self._schedule.hold(now, self._settings.paused_until)
        else:
            results += self._probe_network(now)
            due = self._find_due(now)
            allowed = room_now(self._list_last_minute(now), self._settings.fetches_per_minute, now)
            results += self._rounds.run(due[:allowed], now, self._courtesy, self._list_joining)
            is_behind = len(due) > allowed and not self._rounds.network_down
            self._note_refreshed(results, now)
        self._presence.arrival = None
        self._presence.opened.clear()
        self._after(results, now)
        self._absence.note_network(self._is_offline(), now)
        return self._end(is_behind, now)

    def _end(self, is_behind: bool, now: float) -> float:
        can_poll, room_from = not self._is_idle(), None
        if is_behind:
            # A round takes a while: counted from its start, the next one would find the minute still full.
            per_minute = self._settings.fetches_per_minute
            room_from = room_at(self._list_last_minute(now), per_minute, now + NEXT_ROUND_S)
        wake = self._schedule.end(
            now,
            network_at=self._rounds.try_again_at if can_poll and self._rounds.network_down else None,
            interval_at=self._planner.next_interval_at if can_poll else None,
            room_at=room_from,
        )
        _log.debug("wakes in %.0f s: %s", wake.at - now, wake.why.name)
        return wake.at

    def _note_answered(self, results: Sequence[PollResult]) -> None:
        """Report on a Refresh as soon as its own feeds have answered, while the round waits for others."""
        if self._asked.is_answered({result.feed.id for result in results}):
            self._note_refreshed([one for one in results if one.was_sent], self._tools.client.clock.now())

    def _note_refreshed(self, results: Sequence[PollResult], now: float) -> None:
        report = self._asked.on_report(results, now)
        if report is not None:
            self._notices.on_note(report)

    def be_alive(self, now: float) -> None:
        """Note that the machine runs although nothing is due, so that a later sleep is dated correctly."""
        self._absence.be_alive(now)

    def release_memory(self) -> None:
        """Free what can be read again: nothing is due for a while."""
        self._planner.release_memory()
        shrink(self._tools.conn)

    @property
    def is_behind(self) -> bool:
        """Whether more polls are due than fit into this minute."""
        return self._schedule.choice.why is Why.FULL_MINUTE and not self._rounds.network_down

    def _is_offline(self) -> bool:
        return self._machine.network.online is False or self._rounds.is_offline

    def _is_idle(self) -> bool:
        """Return whether the plan polls nothing, because there is no network or the user paused it."""
        return self._machine.network.online is False or self._settings.paused

    def _begin(self, now: float) -> None:
        jump = self._schedule.begin(now, user_present=self._presence.arrival is not None)
        if jump is Jump.SET_BACK:
            maintenance.clamp_future_times(self._tools.conn, now)
            self._tools.client.hosts.reopen(load_pauses(self._tools.conn))
            self._planner.start_over()
            self._presence.last_visit_at = min(self._presence.last_visit_at or 0.0, now) or None
            self._absence.begin(now)
        elif jump is Jump.SLEPT:
            self._absence.note_sleep(now)
            self._planner.forecast_is_old()
        self._absence.note_awake(now)
        if self._settings.paused and 0.0 < self._settings.paused_until <= now:
            save_rows(self._tools.conn, {"paused": False, "paused_until": 0.0})
            self.handle(messages.SettingsChanged(), now)
            self._notices.on_note(messages.PauseEnded())
        self._upkeep.keep_up_hourly(self._settings, now)

    def _list_asked(self, now: float) -> list[Poll]:
        if not self._asked.has_any:
            return []
        feeds, pauses, ledger = self._feeds.read(), self._tools.client.hosts.closed(now), self._day_ledger(now)
        return self._asked.choose(feeds, pauses, ledger, now, is_online=self._machine.network.online is not False)

    def _list_joining(self) -> list[Poll]:
        """List what the user asked for during a round, so that it doesn't wait for the slowest host."""
        now = self._tools.client.clock.now()
        for wish in self._receive_wishes():
            self.handle(wish, now)
            if isinstance(wish, messages.Refresh):
                self._asked.awaited.difference_update(self._rounds.under_way)  # they may take long
        return self._list_asked(now)

    def _probe_network(self, now: float) -> list[PollResult]:
        """Try a network that was down with a few feeds; if it is back, continue right away."""
        if not self._rounds.network_down or (now < self._rounds.try_again_at and not self._presence.arrival):
            return []
        feeds = [feed for feed in self._feeds.read() if may_poll(feed, now)]
        self._rounds.assume_online(now, self._machine.network.online, feeds)
        probe_feeds = self._rounds.choose_probe_feeds(feeds)
        polls = [Poll(feed, PLANNED, Cause.TRIED_AGAIN) for feed in probe_feeds]
        results = self._rounds.run(polls, now, self._courtesy)
        if not self._rounds.network_down:
            self._schedule.resume()
            self._planner.forecast_is_old()
        return results

    def _find_due(self, now: float) -> list[Poll]:
        """List everything due at this moment, in the order in which to poll it."""
        schedule, presence, interval_at = self._schedule, self._presence, self._planner.next_interval_at
        is_choice = now >= schedule.choice.at
        # Retries and the user's own intervals are due in between.
        is_interval = interval_at is not None and interval_at <= now
        if self._rounds.network_down or not (is_choice or is_interval or presence.arrival or presence.opened):
            return []
        feeds = self._feeds.read()
        poll_state = self._poll_state(feeds, self._day_ledger(now), self._machine.allow(self._settings), now)
        if schedule.has_slept:
            poll_state = replace(poll_state, wake_ups=math.inf)  # the machine is awake anyway
        arrival = self._digest.find_arrival(presence.arrival, self._settings, feeds, now)
        choice = self._planner.choose(poll_state, user_present=arrival is not None) if is_choice or arrival else None
        due = list_due(self._planner.day_model, poll_state, choice, feeds, arrival, presence.opened, schedule.has_slept)
        if is_choice:
            schedule.note_chosen(self._planner.next_question_at(now))
        due, turn_at = self._pacing.hold(due, now)
        if not self._machine.spares_power:
            schedule.choose_by(turn_at, Why.HOST_TURN)
        return due

    def _poll_state(self, feeds: list[Feed], ledger: DayLedger, allowance: Allowance, now: float) -> PollState:
        strategy = find_strategy(self._settings, now, self._tools.zone)
        if strategy != self._settings.strategy:
            self._settings = end_use(self._tools.conn, self._settings)
        self._planner.prepare(feeds, self._digest.limit(self._settings, feeds).daily_budget, now, strategy)
        closed = self._tools.client.hosts.closed(now)
        state = self._planner.poll_state(feeds, now, self._presence.last_visit_at, ledger.left, closed, allowance)
        grants = self._pacing.find_grants(self._planner.day_model, feeds, now)
        return replace(state, spent=ledger.used, last_sign=self._presence.last_sign, grants=grants)

    def _day_ledger(self, now: float) -> DayLedger:
        settings = self._digest.limit(self._settings, self._feeds.read())
        return read_day_ledger(self._tools.conn, local_day(now, self._tools.zone), settings)

    # --- after it -----------------------------------------------------------------------------

    def _after(self, results: Sequence[PollResult], now: float) -> None:
        if results:
            self._upkeep.note_stored(result.feed.id for result in results if result.new_ids)
            self._notices.handle(results)
            self._upkeep.index_new()
            self._pacing.note_results(results, now)
        for result in results:
            if result.moved_to:
                self._tools.passwords.move(result.feed.url, result.moved_to, result.feed.choices.username)
                self._notices.on_note(messages.ErrorNote(Code.FEED_MOVED(feed=result.feed.name, url=result.moved_to)))
        self._notices.show(self._settings, now, self._presence.last_visit_at)
        self._plan_again(results, now)

    def _plan_again(self, results: Sequence[PollResult], now: float) -> None:
        ids = [result.feed.id for result in results]
        feeds, ledger = self._feeds.read(), self._day_ledger(now)
        allowance = self._machine.allow(self._settings)
        if not ids and not self._planner.is_forecast_old(now):
            if self._rounds.network_down or self._notices.is_news(allowance.message, self._is_offline(), now):
                self._send_status(ledger, allowance.message, now)
            return
        poll_state = self._poll_state(feeds, ledger, allowance, now)
        self._planner.forecast(poll_state, feeds, max(self._schedule.choice.at, now), ids)
        self._send_status(ledger, allowance.message, now)

    def _send_status(self, ledger: DayLedger, held_back: Message | None, now: float) -> None:
        next_at, planned = get_planned_ahead(self._tools.conn, now, next_day_start(now, self._tools.zone))
        rounds, settings = self._rounds, self._settings
        status = messages.Status(
            next_at=next_at,
            used=ledger.used,
            budget=ledger.budget,
            left=ledger.left,
            planned=min(planned, ledger.left),
            wire_bytes=ledger.wire_bytes,
            is_offline=self._is_offline(),
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
        return list_poll_times(self._tools.conn, now - MINUTE_S, now)


# --- the loop -------------------------------------------------------------------------------------

BEAT_S = 30.0
SPARE_S = 2.0
"""How much time must be left until the next poll for a piece of idle work."""
CALM_S = 0.1
"""The pause after each piece of idle work."""

WISHES = (messages.Refresh, messages.FeedsChanged, messages.PasswordGiven)
"""Commands whose results somebody waits for, and that change nothing a round under way depends on."""


class Inbox(queue.Queue[messages.Command]):
    """Commands in their order, with a way for wishes to overtake the others."""

    def receive_wishes(self) -> Sequence[messages.Command]:
        """Take the wishes out of the queue. Any thread."""
        with self.mutex:
            wishes = [command for command in self.queue if isinstance(command, WISHES)]
            if wishes:
                others = [command for command in self.queue if not isinstance(command, WISHES)]
                self.queue.clear()
                self.queue.extend(others)
        return wishes


def hear_desktop(clock: Clock, put: Callable[[messages.Command], None]) -> DesktopListener:
    """Turn signs of presence, the network and power into commands. `put` is called from the desktop's threads."""
    return DesktopListener(
        clock,
        on_sign=lambda sign: put(messages.SignHeard(sign)),
        on_network=lambda network: put(messages.NetworkChanged(network)),
        on_power=lambda: put(messages.PowerChanged()),
    )


def drive(
    engine: Engine,
    inbox: queue.Queue[messages.Command],
    clock: Clock,
    *,
    hold_polling: Callable[[], AbstractContextManager[bool]] = lambda: nullcontext(True),
    until: Callable[[float, float], bool] = lambda now, wake: False,
    on_beat: Callable[[], None] = lambda: None,
    on_idle: Callable[[], None] = lambda: None,
) -> None:
    """Run until a Stop, or until `until(now, next wake)`. `hold_polling` yields whether nobody else polls the same
    feeds. `on_idle` is called when what was due is done, and again when idle work is."""
    wake, has_worked = clock.now(), False
    before = wake
    while True:
        now = clock.now()
        on_beat()
        if now >= wake or was_set_back(before, now):
            with hold_polling() as is_ours:
                wake = engine.run_once(now) if is_ours else now + CHECK_AGAIN_S
            on_idle()
        before = now
        engine.be_alive(clock.now())
        if until(now, wake):
            return
        pause = _pause(engine, inbox, wake, clock)
        if pause <= CALM_S:
            has_worked = True
        elif has_worked:
            has_worked = False
            on_idle()
        command = _wait(inbox, pause)
        if isinstance(command, messages.Stop):
            return
        if command is not None:
            engine.handle(command, clock.now())
            # Act when the inbox is empty: what comes together is done together.
            wake = clock.now() if inbox.empty() else wake


def _pause(engine: Engine, inbox: queue.Queue[messages.Command], wake: float, clock: Clock) -> float:
    """Return how long to wait for a command, after a piece of idle work if there is time."""
    now = clock.now()
    if wake - now > SPARE_S and inbox.empty() and engine.do_idle_work(now):
        return CALM_S
    return min(max(wake - clock.now(), 0.0), BEAT_S)


def _wait(inbox: queue.Queue[messages.Command], seconds: float) -> messages.Command | None:
    try:
        return inbox.get(timeout=seconds)
    except queue.Empty:
        return None
