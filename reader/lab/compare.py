"""The comparison of policies: runs a trial under one, scores it, and writes outcomes as rows, table and list of
polls."""

from __future__ import annotations

import csv
from collections.abc import Callable, Sequence
from typing import Any, TextIO

from msgspec import Struct
from msgspec.structs import asdict

from reader.core.clock import Clock
from reader.core.errors import UsageError
from reader.core.records.planning import DAY_S
from reader.lab.history import Trial
from reader.lab.policies import EVERY_FORM, POLICIES
from reader.lab.replay import Polls, replay
from reader.lab.score import Score, score
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
