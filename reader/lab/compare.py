"""Runs a trial under one policy and scores it. Prints nothing."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from reader.clock import Clock
from reader.errors import UsageError
from reader.lab.history import Trial
from reader.lab.policies import OWN_COST, POLICIES
from reader.lab.replay import Polls, replay
from reader.lab.score import Score, score
from reader.model.planning import DAY_S


class Outcome(Struct, frozen=True):
    policy: str
    score: Score
    polls: Polls
    seconds: float


def choose_policies(wanted: str) -> list[str]:
    """Names from a list with commas; `all` means every one there is."""
    if wanted.strip() == "all":
        return list(POLICIES)
    names = [name.strip() for name in wanted.split(",") if name.strip()]
    unknown = [name for name in names if name not in POLICIES]
    if unknown or not names:
        raise UsageError(f"There is no policy {', '.join(unknown) or 'named'}; choose from {', '.join(POLICIES)}.")
    return list(dict.fromkeys(names))


def run_policy(trial: Trial, name: str, clock: Clock, on_day: Callable[[float, str], None]) -> Outcome:
    """`on_day` hears how many days have passed, and for which policy."""
    began = clock.monotonic()
    budget = None if name in OWN_COST else trial.budget_per_day
    reached = trial.start_at

    def passed(at: float) -> None:
        nonlocal reached
        if at - reached >= DAY_S or at == trial.end_at:
            on_day((at - reached) / DAY_S, name)
            reached = at

    polls = replay(trial, POLICIES[name], budget, passed)
    passed(trial.end_at)
    seconds = clock.monotonic() - began
    return Outcome(name, score(trial, polls.feeds, polls.times), polls, seconds)
