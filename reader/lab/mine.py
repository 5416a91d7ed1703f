"""A replay of the user's own weeks under every policy, in a process of its own that sends its progress and rows."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from datetime import tzinfo
from multiprocessing.connection import Connection
from typing import Any, get_args
from zoneinfo import ZoneInfo

import numpy as np
from msgspec import Struct

from reader.core.child_process import Messages
from reader.core.clock import Clock, LocalZone, SystemClock
from reader.core.errors import PaperroundError, UsageError
from reader.core.records.messages import Message
from reader.core.records.planning import DAY_S, OwnHistory
from reader.core.settings import OURS
from reader.core.words.catalogue import Code
from reader.lab.baselines import (
    HOURLY,
    ON_OPENING,
    PLAIN_WAYS,
    baseline_polls,
    count_awaited,
    posts_between,
    visits_between,
)
from reader.lab.compare import Outcome, as_rows, run_policy
from reader.lab.history import Feeds, Trial
from reader.lab.policies import POLICIES
from reader.lab.score import score
from reader.lab.wait import MINUTES
from reader.planner.days import day_start

MAIN_WAYS = (
    *(OURS, "he-parker", "sia-cho", "minimum-missing", "fix-learned", "moving-average"),
    *(ON_OPENING, HOURLY, "fix-1d"),
)
ALL_WAYS = (*MAIN_WAYS, *(name for name in POLICIES if name not in MAIN_WAYS))
LEAST_DAYS = 10
LEARNING_SHARE = 1 / 3
LEARNING_DAYS = 4
MOST_TEST_DAYS = 28


def days_to_replay(history: OwnHistory) -> int:
    """The most days that can be replayed: the first third, at least four days, is for learning."""
    days = known_days(history)
    return max(min(days - max(int(days * LEARNING_SHARE), LEARNING_DAYS), MOST_TEST_DAYS), 0)


def known_days(history: OwnHistory) -> int:
    return int((day_start(history.now, history.zone) - history.known_from) // DAY_S)


def own_trial(history: OwnHistory, budget: int | None = None, weeks: int | None = None) -> Trial:
    """A trial of the last days, as many as possible or `weeks`; what came before is for learning."""
    days = known_days(history)
    visits = history.visits
    if days < LEAST_DAYS or not visits.size:
        raise UsageError(Code.REPLAY_NEEDS_DAYS(least=LEAST_DAYS, known=max(days, 0)))
    end_at = day_start(history.now, history.zone)
    tested = min(days_to_replay(history), MOST_TEST_DAYS if weeks is None else 7 * weeks)
    start_at = day_start(end_at - (tested - 0.5) * DAY_S, history.zone)
    if not np.any((visits >= start_at) & (visits < end_at)):
        raise UsageError(Code.REPLAY_WITHOUT_VISITS())
    feeds = Feeds(history.names, history.posts, history.windows)
    wanted = history.budget if budget is None else budget
    span = (history.known_from, start_at, end_at)
    return Trial(feeds, visits, history.zone, *span, wanted, history.limit_every_day)


def run_way(
    history: OwnHistory, trial: Trial, name: str, clock: Clock, on_day: Callable[[float, str], None]
) -> Outcome:
    """Run a trial of this history under one policy or baseline."""
    if name not in PLAIN_WAYS:
        return run_policy(trial, name, clock, on_day)
    polls = baseline_polls(name, history, trial.start_at, trial.end_at)
    on_day(trial.days, name)
    return Outcome(name, score(trial, polls.feeds, polls.times), polls, 0.0)


class ReplayTask(Struct, frozen=True):
    """What to replay: under which policies, and how many weeks."""

    history: OwnHistory
    names: tuple[str, ...]
    weeks: int | None = None


class Began(Struct, frozen=True, tag=True):
    """A policy's turn has come."""

    place: int
    name: str


class Passed(Struct, frozen=True, tag=True):
    share: float
    """Of all that is to be done."""


class Row(Struct, frozen=True, tag=True):
    values: dict[str, str | int | float | None]
    """See `make_own_row`."""


class Done(Struct, frozen=True, tag=True):
    days: float
    """How many were replayed."""
    budget: int
    """Polls a day."""


class Failed(Struct, frozen=True, tag=True):
    message: Message


ReplayNote = Began | Passed | Row | Done | Failed


def run_replay(task: ReplayTask, send: Callable[[ReplayNote], None]) -> None:
    """Send the progress, a row for each policy, and finally Done or Failed."""
    history, names = task.history, task.names
    try:
        trial = own_trial(history, weeks=task.weeks)
        total, passed = trial.days * len(names), 0.0

        def on_day(days: float, name: str) -> None:
            nonlocal passed
            passed += days
            send(Passed(passed / total))

        for place, name in enumerate(names):
            send(Began(place, name))
            outcome = run_way(history, trial, name, SystemClock(), on_day)
            send(Row(make_own_row(outcome, history, trial)))
        send(Done(trial.days, trial.budget_per_day))
    except PaperroundError as error:
        send(Failed(error.message))


def serve(connection: Connection) -> None:
    """Run the child's whole life: one replay."""
    window = Messages[ReplayTask](connection, ReplayTask, decode_part)
    with suppress(OSError):
        if task := window.receive():
            run_replay(task, window.send)


def decode_part(kind: Any, found: Any) -> Any:
    """A history's time zone, or an array, whose type says what the bytes are."""
    if kind is tzinfo:
        return ZoneInfo(found) if found else LocalZone()
    [number] = get_args(get_args(kind)[1])
    return np.frombuffer(found, number).copy()


def make_own_row(outcome: Outcome, history: OwnHistory, trial: Trial) -> dict[str, Any]:
    """The row that `lab compare` prints, with the wait for one post beside it."""
    row = as_rows([outcome])[0]
    span = trial.start_at, trial.end_at
    posts = count_awaited([posts_between(times, *span) for times in history.posts], visits_between(history, *span))
    return {**row, "wait_min": row["delay_h_per_day"] * trial.days * MINUTES / posts if posts else 0.0}
