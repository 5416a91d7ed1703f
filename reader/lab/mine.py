"""Runs a trial under a policy and scores it; a replay of the user's own weeks under every policy, in a process of its
own that sends its progress and rows."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import tzinfo
from multiprocessing.connection import Connection
from typing import Any, TextIO, get_args
from zoneinfo import ZoneInfo

import numpy as np
from msgspec import Struct
from msgspec.structs import asdict

from reader.core.child_process import Messages
from reader.core.clock import Clock, LocalZone, SystemClock
from reader.core.errors import PaperroundError, UsageError
from reader.core.records.messages import Message
from reader.core.records.planning import DAY_S, OwnHistory
from reader.core.settings import OURS
from reader.core.words.catalogue import Code
from reader.lab import baselines
from reader.lab.files import Feeds, Trial
from reader.lab.policies import EVERY_FORM, POLICIES
from reader.lab.replay import Polls, replay
from reader.lab.score import MINUTES, Score, score
from reader.planner.days import day_start
from reader.planner.strategies import OWN_COST

HEADER = (
    *("policy", "polls/day", "wait h/day", "a minute later", "missing/day", "fresh", "value", "lost/day", "error"),
    *("wake-ups/day", "Wi-Fi s/day", "mobile s/day", "seconds"),
)


class Outcome(Struct, frozen=True):
    policy: str
    score: Score
    polls: Polls
    seconds: float


def choose_policies(wanted: str) -> list[str]:
    """The policies in a list with commas; `all` means every one that Compare strategies shows."""
    if wanted.strip() == "all":
        return list(POLICIES)
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    unknown = [name for name in names if name not in EVERY_FORM]
    if unknown or not names:
        named = ", ".join(unknown) or "none given"
        raise UsageError(f"Unknown policy: {named}. Choose from {', '.join(EVERY_FORM)}.")
    return list(dict.fromkeys(names))


def run_policy(trial: Trial, name: str, clock: Clock, on_day: Callable[[float, str], None]) -> Outcome:
    """Run a trial under one policy and score it. `on_day` gets the days that have passed, and the policy's name."""
    began = clock.monotonic()
    budget = None if name in OWN_COST else trial.budget_per_day
    reached = trial.start_at

    def passed(at: float) -> None:
        nonlocal reached
        if at - reached >= DAY_S or at == trial.end_at:
            on_day((at - reached) / DAY_S, name)
            reached = at

    polls = replay(trial, EVERY_FORM[name], budget, passed)
    passed(trial.end_at)
    seconds = clock.monotonic() - began
    return Outcome(name, score(trial, polls.feeds, polls.times), polls, seconds)


def as_rows(outcomes: Sequence[Outcome]) -> list[dict[str, Any]]:
    return [
        {
            "policy": outcome.policy,
            **asdict(outcome.score),
            "seconds": round(outcome.seconds, 3),
            "refused": outcome.polls.refused,
        }
        for outcome in outcomes
    ]


def as_table(outcomes: Sequence[Outcome]) -> str:
    """Columns of text, the least wait first."""
    ordered = sorted(outcomes, key=lambda outcome: outcome.score.delay_h_per_day)
    lines = [HEADER, *(_cells(outcome) for outcome in ordered)]
    first, *widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join([name.ljust(first), *(cell.rjust(width) for cell, width in zip(cells, widths, strict=True))])
        for name, *cells in lines
    )


def write_polls(outcomes: Sequence[Outcome], trial: Trial, file: TextIO) -> None:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("policy", "feed_id", "unix_ts"))
    for outcome in outcomes:
        pairs = zip(outcome.polls.feeds.tolist(), outcome.polls.times.tolist(), strict=True)
        writer.writerows((outcome.policy, trial.feeds.ids[feed], int(at)) for feed, at in pairs)


def _cells(outcome: Outcome) -> tuple[str, ...]:
    score = outcome.score
    return (
        outcome.policy,
        f"{score.polls_per_day:,.0f}",
        f"{score.delay_h_per_day:,.1f}",
        f"{score.minute_later_h_per_day:,.1f}",
        f"{score.missing_per_day:,.1f}",
        f"{score.fresh_share:.1%}",
        f"{score.value_kept:.1%}",
        f"{score.lost_per_day:,.1f}",
        f"{score.error:,.3f}",
        f"{score.wake_ups_per_day:,.1f}",
        f"{score.wifi_s_per_day:,.0f}",
        f"{score.mobile_s_per_day:,.0f}",
        f"{outcome.seconds:.1f}",
    )


MAIN_WAYS = (
    *(OURS, "he-parker", "sia-cho", "minimum-missing", "fix-learned", "moving-average"),
    *(baselines.ON_OPENING, baselines.HOURLY, "fix-1d"),
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
    if name not in baselines.PLAIN_WAYS:
        return run_policy(trial, name, clock, on_day)
    polls = baselines.baseline_polls(name, history, trial.start_at, trial.end_at)
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
    posts = baselines.count_awaited(
        [baselines.posts_between(times, *span) for times in history.posts], baselines.visits_between(history, *span)
    )
    return {**row, "wait_min": row["delay_h_per_day"] * trial.days * MINUTES / posts if posts else 0.0}
