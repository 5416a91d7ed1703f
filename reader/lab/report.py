"""Reports: outcomes as a table, as JSON, and as a list of polls that anyone can score."""

from __future__ import annotations

import csv
from collections.abc import Sequence
from typing import Any, TextIO

from msgspec.structs import asdict

from reader.lab.compare import Outcome
from reader.lab.history import Trial

HEADER = (
    *("policy", "polls/day", "wait h/day", "a minute later", "missing/day", "fresh", "value", "lost/day", "error"),
    *("wake-ups/day", "Wi-Fi s/day", "mobile s/day", "seconds"),
)


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
    lines = [HEADER, *(_cells(outcome) for outcome in sorted(outcomes, key=_wait))]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEADER))]
    return "\n".join(_line(line, widths) for line in lines)


def write_polls(outcomes: Sequence[Outcome], trial: Trial, file: TextIO) -> None:
    writer = csv.writer(file, lineterminator="\n")
    writer.writerow(("policy", "feed_id", "unix_ts"))
    for outcome in outcomes:
        pairs = zip(outcome.polls.feeds.tolist(), outcome.polls.times.tolist(), strict=True)
        writer.writerows((outcome.policy, trial.feeds.ids[feed], int(at)) for feed, at in pairs)


def _wait(outcome: Outcome) -> float:
    return outcome.score.delay_h_per_day


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


def _line(cells: Sequence[str], widths: Sequence[int]) -> str:
    first = cells[0].ljust(widths[0])
    return "  ".join([first, *(cell.rjust(width) for cell, width in zip(cells[1:], widths[1:], strict=True))])
