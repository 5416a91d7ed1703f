"""The engine: decides what is due, has it fetched and stored, plans again, and says when to wake it next.

An ordinary object that is driven from outside: `run_once(now)` does what is due and returns the next wake-up;
commands are told between two runs. It reads no clock, starts no process and never sleeps. One thread owns it
and its connection. What it must remember is in rows: a crash or a sleeping laptop loses nothing.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Sequence

from msgspec.structs import replace

import reader.store.feeds as feed_rows
from reader.clock import local_day
from reader.engine.absence import OVERSLEPT_S, Absence
from reader.engine.asked import Asked, Situation
from reader.engine.clock_watch import ClockWatch
from reader.engine.conditions import Allowance, Conditions, Network, decide_allowance
from reader.engine.day_ledger import PLANNED, DayLedger, make_day_ledger
from reader.engine.due import Due, list_due
from reader.engine.idle_work import IdleWork
from reader.engine.journal import Journal
from reader.engine.maintenance import keep_up
from reader.engine.mapped_arrays import MappedArrays
from reader.engine.messages import (
    Arrived,
    Command,
    FeedsChanged,
    NetworkChanged,
    Note,
    Opened,
    PasswordGiven,
    ReadingErased,
    Refresh,
    SettingsChanged,
    Trouble,
)
from reader.engine.planning import Planner
from reader.engine.pollable import may_poll
from reader.engine.rate_limit import MINUTE_S, room_at, room_now
from reader.engine.recovery import settle_unfinished
from reader.engine.refresh import Poll, Tools, index_everything, keep_to_pauses
from reader.engine.reporting import Notices
from reader.engine.rounds import PollRounds
from reader.engine.status import make_status
from reader.engine.update import PollResult
from reader.fetch.client import never
from reader.fetch.host_limits import MANUAL as QUICKLY
from reader.fetch.host_limits import PLANNED as POLITELY
from reader.fetch.host_limits import Courtesy, find_host_key
from reader.learn.ledger import SLOT_S
from reader.model.messages import Message
from reader.model.reasons import Cause
from reader.model.stored import Feed
from reader.paths import Profile
from reader.plan.poll_state import PollState
from reader.settings import Settings
from reader.store.db import Connection, get_change_mark, shrink
from reader.store.host_pauses import load_pauses, save_pauses
from reader.store.planned_polls import get_planned_ahead
from reader.store.poll_log import get_day, list_poll_times
from reader.store.reading_log import list_looks
from reader.store.settings import load_settings
from reader.wording.catalogue import Code

SETTLE_S = 20.0
"""After waking up, a machine needs a moment to find its network."""
NEXT_ROUND_S = 10.0
"""At least between two rounds, even where nothing of the first counts."""


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
        cancelled: Callable[[], bool] = never,
        courtesy: Courtesy = POLITELY,
        rng: random.Random | None = None,
    ) -> None:
        """`on_handling` hears the id of each feed before its document is read, and 0 when that went well."""
        self._tools = tools
        self._conn: Connection = tools.conn
        self._profile, self._settings = profile, settings
        self._zone = tools.zone
        self._read_conditions = read_conditions
        self._on_note = on_note
        self._cancelled = cancelled
        self._courtesy = courtesy
        self._journal = Journal(profile.folder / "begun")
        self._planner = Planner(tools.conn, tools.zone, MappedArrays(profile.folder))
        self._notices = Notices(tools.conn, tools.zone, on_note)
        self._rounds = PollRounds(tools, self._journal, self._notices, on_handling, cancelled)
        self._idle_work = IdleWork(tools.conn, tools.zone)
        # Not on the full minute, when everybody else comes.
        self._offset_s = (rng or random.Random()).uniform(4.0, 56.0)
        self._network = Network()
        self._asked = Asked(tools.conn)
        self._arrival: Arrived | None = None
        self._opened: list[int] = []
        self._last_look_at: float | None = None
        self._choose_at, self._spares_power = 0.0, False
        self._is_fault_told = False
        """Whether the status says that nobody is reached."""
        self.is_behind = False
        """More is due than the minute bears."""
        self._expected_at: float | None = None
        self._woke, self._upkeep_hour = False, -1
        self._absence = Absence(tools.conn)
        self._clock_watch = ClockWatch(tools.conn, tools.client.hosts)
        self._pauses: dict[str, float] = {}
        self._feeds: list[Feed] = []
        self._feeds_mark: tuple[int, int] | None = None
        self._begin()

    def close(self) -> None:
        self._journal.close()

    def _begin(self) -> None:
        looks = list_looks(self._conn)
        self._last_look_at = looks[-1].at if looks else None
        self._pauses = load_pauses(self._conn)
        keep_to_pauses(self._conn, self._tools.client)
        settle_unfinished(self._conn, self._journal, self._zone)

    # --- commands -----------------------------------------------------------------------------

    def tell(self, command: Command, now: float) -> None:
        """Takes note of a command; the next run_once, which should be at once, acts on it."""
        if isinstance(command, Refresh):
            self._asked.refresh(command)
        elif isinstance(command, Arrived):
            self._arrival, self._last_look_at = command, now
        elif isinstance(command, Opened):
            self._opened.append(command.feed_id)
        elif isinstance(command, SettingsChanged):
            was_paused, self._settings = self._settings.paused, load_settings(self._conn)
            self._choose_at = 0.0 if was_paused else self._choose_at
            self._tools = replace(self._tools, parallel=self._settings.parallel_fetches)
            self._rounds.tools = self._tools
            self._planner.forget()
        elif isinstance(command, FeedsChanged):
            self._asked.looks_for_new = True
            self._planner.forget()
        elif isinstance(command, ReadingErased):
            self._last_look_at = None
            self._planner.start_over()
        else:
            self._take_other(command)

    def _take_other(self, command: Command) -> None:
        if isinstance(command, NetworkChanged):
            self._take_network(command.network)
        elif isinstance(command, PasswordGiven):
            self._tools.passwords.remember(command.url, command.username, command.password)
            self._asked.give_password(command)

    def _take_network(self, network: Network) -> None:
        if network.online and self._network.online is False:
            self._rounds.forget_fault()
            self._asked.looks_for_new = True
            self._choose_at = 0.0
            self._planner.forecast_is_old()
        self._network = network

    def is_line_idle(self) -> bool:
        """Whether something nobody waits for may use the line; asked from another thread."""
        return self._network.online is not False and not self._network.metered and not self._rounds.line_down

    def do_idle_work(self, now: float) -> bool:
        """A small piece of work that nobody waits for; False where there is none. Not for moments before a
        poll is due, nor on battery: it is found again at the next question after that."""
        return not self._cancelled() and not self._spares_power and self._idle_work.use(now)

    # --- one run ------------------------------------------------------------------------------

    def run_once(self, now: float) -> float:
        """Does what is due; returns when there will be more to do."""
        self._notice_time(now)
        results = self._run_asked(now)
        self._tell_refreshed(results, now)
        more = False
        if self._is_idle():
            self._choose_at = max(self._choose_at, now + SLOT_S)  # going on sets it anew
        else:
            results += self._try_line(now)
            due = self._find_due(now)
            allowed = self._allowed_now(now)
            more = len(due) > allowed
            results += self._rounds.run([one.poll for one in due[:allowed]], now, self._courtesy)
        self._arrival = None
        self._opened.clear()
        self._after(results, now)
        self._absence.note_line(self._is_offline(), now)
        self.is_behind = more and not self._rounds.line_down
        self._expected_at = self._next_wake(now)
        return self._expected_at

    def _tell_refreshed(self, results: Sequence[PollResult], now: float) -> None:
        report = self._asked.take_report(results, now)
        if report is not None:
            self._on_note(report)

    def be_alive(self, now: float) -> None:
        """The machine runs, though nothing is due: so that a sleep is known to begin later."""
        self._absence.be_alive(now)

    def rest(self) -> None:
        """All is done for a while: what can be read again is let go of."""
        self._planner.rest()
        shrink(self._conn)

    def _is_offline(self) -> bool:
        return self._network.online is False or self._rounds.is_told

    def _is_idle(self) -> bool:
        """No line, or the owner wants nothing polled by the plan."""
        return self._network.online is False or self._settings.paused

    def _notice_time(self, now: float) -> None:
        if self._clock_watch.is_new_time(now):
            self._planner.start_over()
            self._choose_at, self._expected_at = min(self._choose_at, now), None
            self._last_look_at = min(self._last_look_at or 0.0, now) or None
        if self._expected_at is None:
            self._absence.begin(now)
        elif now - self._expected_at > OVERSLEPT_S:
            self._absence.note_sleep(now)
            self._woke = True
            self._planner.forecast_is_old()
            self._choose_at = now if self._arrival else now + SETTLE_S
        self._absence.note_awake(now)
        hour = int(now // 3_600)
        if hour != self._upkeep_hour:
            self._upkeep_hour = hour
            keep_up(self._conn, self._profile, self._settings, now, self._zone)

    def _run_asked(self, now: float) -> list[PollResult]:
        """What the owner asked for: by Refresh, or by subscribing. No plan and no bound per minute holds it up."""
        if not self._asked.has_any:
            return []
        pauses = self._tools.client.hosts.closed(now)
        at_hand = Situation(self._list_feeds(), pauses, self._day_ledger(now), now)
        polls = self._asked.choose(at_hand, has_line=self._network.online is not False)
        return self._rounds.run(polls, now, QUICKLY)

    def _try_line(self, now: float) -> list[PollResult]:
        """A line that was down is tried with a few feeds; when it is back, everything goes on at once."""
        if not self._rounds.line_down or (now < self._rounds.try_again_at and not self._arrival):
            return []
        feeds = [feed for feed in self._list_feeds() if may_poll(feed, now)]
        self._rounds.trust_line(now, self._network.online, feeds)
        witnesses = self._rounds.choose_witnesses(feeds)
        polls = [Poll(feed, PLANNED, Cause.TRIED_AGAIN) for feed in witnesses]
        results = self._rounds.run(polls, now, self._courtesy)
        if not self._rounds.line_down:
            self._choose_at = 0.0
            self._planner.forecast_is_old()
        return results

    def _find_due(self, now: float) -> list[Due]:
        """Everything due at this moment, in the order in which it should be done."""
        if self._rounds.line_down or not self._should_choose(now):
            return []
        is_choice = now >= self._choose_at
        feeds = self._list_feeds()
        poll_state = self._poll_state(feeds, self._day_ledger(now), self._allowance(), now)
        if self._woke:
            poll_state = replace(poll_state, wake_ups=math.inf)  # somebody else woke the machine
        arrival, day_model = self._arrival, self._planner.day_model
        choice = self._planner.choose(poll_state, here=arrival is not None) if is_choice or arrival else None
        due = list_due(day_model, poll_state, choice, feeds, arrival, self._opened, self._woke)
        if is_choice:
            self._woke = False
            self._choose_at = self._next_choice(now)
        # What a host's pause holds back is not due, or it would be for as long as the pause lasts.
        closed = self._tools.client.hosts.closed(now)
        return [one for one in due if find_host_key(one.poll.feed.url) not in closed]

    def _should_choose(self, now: float) -> bool:
        """Feeds to be tried again and intervals of the owner's own are due in between."""
        fixed_at = self._planner.next_fixed_at
        is_fixed = fixed_at is not None and fixed_at <= now
        return now >= self._choose_at or is_fixed or self._arrival is not None or bool(self._opened)

    def _poll_state(
        self, feeds: list[Feed], ledger: DayLedger, allowance: Allowance, now: float
    ) -> PollState:
        self._planner.prepare(feeds, self._settings.daily_budget, now)
        closed = self._tools.client.hosts.closed(now)
        return self._planner.poll_state(feeds, now, self._last_look_at, ledger.left, closed, allowance)

    def _allowance(self) -> Allowance:
        conditions = self._read_conditions(self._network)
        self._spares_power = conditions.on_battery or conditions.power_save
        return decide_allowance(conditions, self._settings)

    def _list_feeds(self) -> list[Feed]:
        """Read again only if anything changed: most wake-ups find nothing new."""
        mark = get_change_mark(self._conn)
        if mark != self._feeds_mark:
            self._feeds, self._feeds_mark = feed_rows.list_feeds(self._conn), mark
            keep_to_pauses(self._conn, self._tools.client)  # the terminal may have been told to wait
        return self._feeds

    def _day_ledger(self, now: float) -> DayLedger:
        return make_day_ledger(get_day(self._conn, local_day(now, self._zone)), self._settings)

    def _allowed_now(self, now: float) -> int:
        """How many polls this minute still bears."""
        return room_now(self._polls_of_minute(now), self._settings.polls_per_minute, now)

    def _polls_of_minute(self, now: float) -> list[float]:
        return list_poll_times(self._conn, now - MINUTE_S, now)

    # --- after it -----------------------------------------------------------------------------

    def _after(self, results: Sequence[PollResult], now: float) -> None:
        if results:
            self._idle_work.note_stored(result.feed.id for result in results if result.new_ids)
            self._notices.take(results)
            index_everything(self._conn)
            self._keep_pauses(now)
        for result in results:
            if result.moved_to:
                self._tools.passwords.move(result.feed.url, result.moved_to, result.feed.choices.username)
                self._on_note(Trouble(Code.FEED_MOVED(feed=result.feed.name, url=result.moved_to)))
        self._notices.show(self._settings.quiet_hours, now)
        self._plan_again(results, now)

    def _keep_pauses(self, now: float) -> None:
        closed = dict(self._tools.client.hosts.closed(now))
        if closed != self._pauses:
            self._pauses = closed
            save_pauses(self._conn, closed)

    def _plan_again(self, results: Sequence[PollResult], now: float) -> None:
        ids = [result.feed.id for result in results]
        feeds, ledger = self._list_feeds(), self._day_ledger(now)
        allowance = self._allowance()
        if not self._planner.should_forecast(bool(ids), now):
            if self._rounds.is_told or self._is_fault_told:
                self._tell_status(ledger, allowance.message, now)
            return
        poll_state = self._poll_state(feeds, ledger, allowance, now)
        self._planner.forecast(poll_state, feeds, max(self._choose_at, now), ids)
        self._tell_status(ledger, allowance.message, now)

    def _tell_status(self, ledger: DayLedger, held_back: Message | None, now: float) -> None:
        ahead = get_planned_ahead(self._conn, now, self._planner.day_end(now))
        self._is_fault_told = self._rounds.is_told
        status = make_status(ledger, ahead, self._rounds, self._settings, held_back)
        self._notices.status(replace(status, is_offline=self._is_offline()))

    def _next_wake(self, now: float) -> float:
        if self._rounds.line_down and not self._is_idle():
            return max(self._rounds.try_again_at, now + 1.0)
        candidates = [max(self._choose_at, now + 1.0)]
        fixed_at = self._planner.next_fixed_at
        if fixed_at is not None and not self._is_idle():
            candidates.append(max(fixed_at, now + MINUTE_S))
        if self.is_behind:
            # A round takes its time: counted from its start, the next would find the minute still full.
            at = room_at(self._polls_of_minute(now), self._settings.polls_per_minute, now + NEXT_ROUND_S)
            self._choose_at = at
            candidates.append(at)
        return min(candidates)

    def _next_choice(self, now: float) -> float:
        """As often as the lab's policy asks."""
        return self._planner.next_question_at(now) + self._offset_s
