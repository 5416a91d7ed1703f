"""Keeps the day model and the forecast up to date, and stores the forecast for the window. The engine's thread."""

from __future__ import annotations

import logging
import mmap
import os
from collections.abc import Callable, Mapping, Sequence
from datetime import tzinfo
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec.structs import replace

from reader.core.malloc_trim import reuse_freed
from reader.core.private_files import make_private_file, make_private_folder
from reader.core.records.logged import PlannedPoll
from reader.core.records.planning import BoolArray
from reader.core.records.reasons import Cause
from reader.core.records.stored import Feed
from reader.core.settings import OURS
from reader.engine import due, planning_inputs
from reader.engine.conditions import FULL, Allowance
from reader.engine.strategy import StrategyPlan, make_strategy_plan, note_use
from reader.features.accounts.records import PlannedSync
from reader.net.host_limits import find_host_key
from reader.planner.choose import Choice, choose_now, next_question_at
from reader.planner.day_model import DayModel, make_day_model, without_lesson
from reader.planner.forecast import forecast_polls
from reader.planner.learning.localtime import local_seconds, slot_of_day
from reader.planner.learning.rhythm import SLOT_S, SLOTS
from reader.planner.poll_state import PollState
from reader.store.db import Connection
from reader.store.engine_state import save_planned, save_state
from reader.store.feeds import save_plan
from reader.store.poll_log import note_next

_log = logging.getLogger(__name__)


class _Content(msgspec.Struct, frozen=True):
    made_for: str
    day_model: DayModel


class KeptPlan:
    """The day model in a file of the profile, mapped into memory and found again at the next start.

    Reading maps a few pages; `let_go` returns them to the system's cache. An incomplete file, or one made for other
    inputs, counts as none. If none can be made, the day model stays in memory. Erasing the reading deletes it.
    """

    def __init__(self, path: Path) -> None:
        """`path` is on a disk: the system's folder for temporary files is often in memory."""
        self._path = path
        self._pages: mmap.mmap | None = None

    def keep(self, day_model: DayModel, made_for: str) -> DayModel:
        """Return the same day model with its arrays in the file: megabytes, rarely read. `made_for` says what
        it depends on. The previous day model must not be in use: some systems replace no file that is."""
        self._pages = None
        try:
            _write(self._path, _Content(made_for, day_model))
            kept = self._read(day_model.zone)
        except (OSError, ValueError):  # ValueError: what was written is not what is read
            _log.warning("No file could be made for the plan; it stays in memory.")
            self.forget()
            return day_model
        return kept.day_model

    def find(self, made_for: str, zone: tzinfo) -> DayModel | None:
        """The day model that an earlier start kept; None if there is none, or if it was made for other inputs."""
        try:
            kept = self._read(zone)
        except (OSError, ValueError):
            return None
        return kept.day_model if kept.made_for == made_for else None

    def forget(self) -> None:
        self._pages = None
        try:
            self._path.unlink(missing_ok=True)
        except OSError:  # in use, which some systems don't allow: the next one replaces it
            _log.info("The kept plan could not be deleted.")

    def let_go(self) -> None:
        """Release the pages that were read; they are read again when needed."""
        if self._pages is not None and hasattr(mmap, "MADV_DONTNEED"):
            self._pages.madvise(mmap.MADV_DONTNEED)

    def _read(self, zone: tzinfo) -> _Content:
        with self._path.open("rb") as file:
            pages = mmap.mmap(file.fileno(), 0, access=mmap.ACCESS_READ)

        def decode(kind: type, found: Any) -> Any:
            if kind is tzinfo:
                return zone
            data_type, shape, data = found
            return np.frombuffer(data, data_type).reshape(shape)

        # What an extension holds is not copied: arrays stay in the file.
        decoder = msgspec.msgpack.Decoder(_Content, dec_hook=decode, ext_hook=lambda code, data: data)
        content = decoder.decode(pages)
        self._pages = pages
        return content


def _encode(found: Any) -> Any:
    if isinstance(found, tzinfo):
        return None
    if isinstance(found, np.generic):
        return found.item()
    assert isinstance(found, np.ndarray)
    return found.dtype.str, found.shape, msgspec.msgpack.Ext(0, found.tobytes())


def _write(path: Path, content: _Content) -> None:
    """Write the whole file or nothing."""
    make_private_folder(path.parent)
    # Always the same name, so that the next engine overwrites what a killed one left behind.
    part = path.with_name(f"{path.name}.part")
    try:
        make_private_file(part)
        with part.open("wb") as file:
            file.write(msgspec.msgpack.encode(content, enc_hook=_encode))
            file.flush()
            os.fsync(file.fileno())
        part.replace(path)
    except OSError:
        part.unlink(missing_ok=True)
        raise


FORECAST_S = 3_600.0
FORECAST_H = 24.0
"""How far a forecast reaches."""
PATIENCE_S = 600.0
"""The shortest time between two day models made because feeds changed: many are often added in a row."""
MANY_NEW = 1.1
"""With this many times as many feeds, as after an import, the new ones don't wait for that."""
OPENED_SLOTS = 8
"""How long a machine that runs at an unusual hour is expected to stay on."""
OnSyncs = Callable[[Sequence[PlannedSync]], None]


class Planner:
    def __init__(
        self,
        conn: Connection,
        zone: tzinfo,
        kept_plan: KeptPlan | None = None,
        on_syncs: OnSyncs = lambda asks: None,
        forecast_h: float = FORECAST_H,
    ) -> None:
        """The day model is kept in `kept_plan`, or else in memory. `on_syncs` gets the syncs for now and later."""
        self._conn, self._forecast_h = conn, forecast_h
        self._on_syncs = on_syncs
        self._accounts: list[planning_inputs.PlannedAccount] = []
        self._server_refreshed: dict[int, int] = {}
        """Feeds whose server is told when to poll, with their accounts."""
        self._zone = zone
        self._kept_plan = kept_plan
        self._may_find_kept = kept_plan is not None
        self.day_model: DayModel | None = None
        self._is_old = True
        self._budget = -1
        self._forecast_at = -np.inf
        self._tried_at = -np.inf
        self._backlog_h = 0.0
        self._strategy = ""
        """Empty until the first plan."""
        self._strategy_plan: StrategyPlan | None = None
        self.next_interval_at: float | None = None

    def forget(self) -> None:
        """Learn again soon: feeds, weights or settings changed."""
        self._is_old = True
        self.forecast_is_old()

    def start_over(self) -> None:
        """Drop all plans: what was learned about the user is erased, or the clock was set back."""
        was_planned = self.day_model is not None
        self.day_model, self._strategy_plan, self._tried_at = None, None, -np.inf
        if was_planned and self._kept_plan is not None:
            self._kept_plan.forget()
        self.forget()

    def next_question_at(self, now: float) -> float:
        """Return when it is worth choosing again."""
        if self.day_model is None:
            return now + SLOT_S
        if self._strategy_plan is not None:
            return min(self._strategy_plan.next_question_at(now), self.day_model.day_end)
        return next_question_at(self.day_model, now)

    def forecast_is_old(self) -> None:
        self._forecast_at = -np.inf

    def release_memory(self) -> None:
        if self._kept_plan is not None:
            self._kept_plan.let_go()

    def prepare(self, feeds: Sequence[Feed], budget: int, now: float, strategy: str = OURS) -> None:
        """Make a new day model on a new day, for another budget or other feeds; use the kept one after a start.
        `strategy` chooses the polls."""
        if strategy != self._strategy:
            note_use(self._conn, strategy, now)
            self._strategy, self._strategy_plan = strategy, None
            self.forecast_is_old()
        self._accounts = planning_inputs.list_planned_accounts(self._conn, feeds)
        self._server_refreshed = {
            feed.id: feed.account_id for feed in feeds if feed.is_server_refreshed and feed.account_id
        }
        if self._may_find_kept and self._kept_plan is not None:
            self._may_find_kept = False
            basis = planning_inputs.describe_basis(self._conn, feeds, budget, now, self._zone)
            self.day_model = self._kept_plan.find(basis, self._zone)
            self._is_old, self._budget = self.day_model is None, budget
        if self._should_learn(feeds, budget, now):
            self._learn(feeds, budget, now)

    def _should_learn(self, feeds: Sequence[Feed], budget: int, now: float) -> bool:
        wanted = sum(due.is_chosen_by_worth(feed) for feed in feeds) + len(self._accounts)
        if self.day_model is None:
            return wanted > 0
        model, is_closed = self.day_model, self.day_model.closed[_slot(now, self._zone)]
        if now >= model.day_end or budget != self._budget or is_closed:
            return True
        if wanted > MANY_NEW * len(model.feed_ids):
            return True
        same = wanted == len(model.feed_ids) and not self._is_old
        return not same and now - self._tried_at >= PATIENCE_S

    def _learn(self, feeds: Sequence[Feed], budget: int, now: float) -> None:
        inputs = planning_inputs.gather_planning_inputs(self._conn, feeds, budget, now, self._zone)
        self._tried_at, self._is_old, self._budget = now, False, budget
        if not inputs.feed_ids:
            self.day_model = None
            return
        self.forecast_is_old()
        self.day_model, self._strategy_plan = None, None  # the model's file is about to be replaced
        inputs = replace(inputs, closed=self._open_now(inputs.closed, now))
        with reuse_freed():
            day_model = make_day_model(inputs, now, self._zone)
        if self._kept_plan is not None:
            basis = planning_inputs.describe_basis(self._conn, feeds, budget, now, self._zone)
            day_model = self._kept_plan.keep(day_model, basis)
        self.day_model = day_model
        self._save_price(day_model)

    def _save_price(self, day_model: DayModel) -> None:
        # A plan that was not kept in a file has numpy's numbers.
        plain = msgspec.to_builtins(day_model.price_state, enc_hook=np.generic.item)
        save_state(self._conn, planning_inputs.PRICE_STATE, plain)

    def _open_now(self, closed: BoolArray, now: float) -> BoolArray:
        """Count on a machine that runs at an unusual hour to stay on for a while."""
        slot = _slot(now, self._zone)
        if not closed[slot]:
            return closed
        opened = closed.copy()
        opened[(slot + np.arange(OPENED_SLOTS)) % SLOTS] = False
        return opened

    def poll_state(
        self,
        feeds: Sequence[Feed],
        now: float,
        last_visit_at: float | None,
        left: int,
        pauses: Mapping[str, float],
        allowance: Allowance,
    ) -> PollState:
        if self.day_model is None:
            return PollState(now, np.empty(0), np.empty(0), last_visit_at, left)
        state = make_poll_state(self.day_model, feeds, now, last_visit_at, left, pauses, allowance)
        state = planning_inputs.with_accounts(state, self.day_model, self._accounts)
        if self._strategy != OURS:
            if self._strategy_plan is None:
                made = make_strategy_plan(self._conn, self._strategy, self.day_model, feeds, state, self._budget)
                self._strategy_plan = made
            self._strategy_plan.learn(state)
        return replace(state, backlog_h=self._backlog_h)

    def choose(self, poll_state: PollState, *, user_present: bool) -> Choice | None:
        """Return what is worth a poll now, or None if nothing is planned. Syncs go to `on_syncs`."""
        if self.day_model is None:
            return None
        if self._strategy_plan is not None:
            choice = self._strategy_plan.choose(poll_state, user_present=user_present)
        else:
            choice = self._choose_by_worth(self.day_model, poll_state, user_present=user_present)
        self._backlog_h = choice.backlog_h
        if not self._accounts and not self._server_refreshed:
            return choice
        own, syncs = planning_inputs.divide_choice(
            self.day_model, poll_state, choice, self._server_refreshed, user_present=user_present
        )
        if syncs:
            self._on_syncs(syncs)
        return own

    def _choose_by_worth(self, day_model: DayModel, poll_state: PollState, *, user_present: bool) -> Choice:
        if poll_state.share < 1.0 and day_model.price_state.is_whole:
            self.day_model = day_model = without_lesson(day_model)
            self._save_price(day_model)
        return choose_now(day_model, poll_state, user_present=user_present)

    def is_forecast_old(self, now: float) -> bool:
        return now - self._forecast_at >= FORECAST_S

    def forecast(self, poll_state: PollState, feeds: Sequence[Feed], first_at: float, polled: Sequence[int]) -> None:
        """Store the expected polls until tomorrow, for display: for all feeds if that is old, else for `polled`."""
        is_whole = self.is_forecast_old(poll_state.now)
        ids = {feed.id for feed in feeds} if is_whole else set(polled)
        if is_whole:
            self._forecast_at = poll_state.now
        mine = [feed for feed in feeds if feed.id in ids]
        polls = due.forecast_interval_polls(mine, poll_state.now)
        if self.day_model is not None:
            followed = None if is_whole else ids | {account.plan_id for account in self._accounts}
            if self._strategy_plan is not None:
                polls += self._strategy_plan.forecast(poll_state, self._forecast_h, followed)
            else:
                polls += forecast_polls(self.day_model, poll_state, first_at, self._forecast_h, followed)
        if self._accounts or self._server_refreshed:
            self._on_syncs(planning_inputs.list_planned_syncs(polls, self._server_refreshed))
        by_id = {feed.id: feed for feed in mine}
        polls = [replace(one, at=due.polite_at(by_id[one.feed_id], one.at)) for one in polls if one.feed_id in by_id]
        polls.sort(key=lambda one: (one.at, -one.worth_h))
        save_planned(self._conn, polls, None if is_whole else ids)
        self._save_next(polls, mine)
        note_next(self._conn, polled)
        self.next_interval_at = due.next_interval_at(feeds)

    def _save_next(self, polls: Sequence[PlannedPoll], feeds: Sequence[Feed]) -> None:
        """Write only what changed."""
        first = {poll.feed_id: poll for poll in reversed(polls)}
        rows: list[tuple[int, float | None, str]] = []
        for feed in feeds:
            poll = first.get(feed.id)
            at, reason = (None, "") if poll is None else (poll.at, poll.reason)
            if (feed.http.next_poll_at, feed.http.next_reason) != (at, reason) and feed.http.last_fetched_at:
                rows.append((feed.id, at, reason))
        if rows:
            save_plan(self._conn, rows)


def _slot(now: float, zone: tzinfo) -> int:
    return int(slot_of_day(local_seconds(np.array([now]), zone), SLOTS)[0])


def make_poll_state(
    day_model: DayModel,
    feeds: Sequence[Feed],
    now: float,
    last_visit_at: float | None,
    left: int,
    pauses: Mapping[str, float],
    allowance: Allowance = FULL,
) -> PollState:
    """The state of all feeds, without the polls that fixed intervals take. `pauses`: by host, until when."""
    count = len(day_model.feed_ids)
    ages, earliest, wishes = np.zeros(count), np.full(count, np.inf), [""] * count
    for feed in feeds:
        place = day_model.place.get(feed.id)
        if place is not None and due.is_chosen_by_worth(feed):
            pause_until = pauses.get(find_host_key(feed.url), 0.0) if pauses else 0.0
            ages[place] = max(now - (feed.http.last_ok_at or feed.added_at), 0.0) / SLOT_S
            free_at, floor = due.polite_at(feed, now), feed.http.earliest_at
            is_skipped = free_at > max(now, floor)
            earliest[place] = max(free_at if is_skipped else floor, pause_until)
            wishes[place] = Cause.HOURS_SKIPPED if is_skipped else feed.http.earliest_reason
    free = max(left - due.interval_polls_today(feeds, now, day_model.day_end), 0)
    return PollState(
        now=now,
        ages=ages,
        earliest_at=earliest,
        last_visit_at=last_visit_at,
        left=free,
        share=allowance.share,
        wake_ups=allowance.wake_ups,
        wishes=tuple(wishes),
    )
