"""Results of a replay in words: the best policy, hourly polling, and how each policy is called. Any thread."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from reader.gui.insights import words
from reader.gui.kit.humanize import number, sentences
from reader.gui.kit.translate import tr
from reader.lab.baselines import HOURLY, ON_OPENING
from reader.lab.mine import OURS


def finding(rows: Sequence[dict[str, Any]], result: dict[str, Any]) -> str:
    """What came out, also when something else would have done better."""
    ours = next((row for row in rows if row["policy"] == OURS), None)
    if ours is None or not result:
        return tr("Replaying. You can go on reading meanwhile.")
    parts = [
        tr("Your last {n} days, replayed under {m} ways of polling.", n=round(result["days"])).format(
            n=number(round(result["days"])), m=number(len(rows))
        ),
        _best(rows, ours, result["budget"]),
        _hourly(rows, ours),
    ]
    return sentences(parts)


def _best(rows: Sequence[dict[str, Any]], ours: dict[str, Any], budget: int) -> str:
    """Among those that cost no more than the budget, or than Paperround used."""
    fits = [row for row in rows if row["polls_per_day"] <= max(budget, ours["polls_per_day"]) * 1.02]
    best = min(fits, key=lambda row: float(row["wait_min"]))
    if best is ours or best["wait_min"] >= ours["wait_min"] - 0.05:
        return tr("At {n} fetches a day nothing else would have had you waiting less.", n=budget).format(
            n=number(budget)
        )
    return tr(
        "{name} would have had you waiting {wait} less at no more than {n} fetches a day.", n=budget
    ).format(
        name=words.strong(way_name(best["policy"])),
        wait=words.minutes(ours["wait_min"] - best["wait_min"]),
        n=number(budget),
    )


def _hourly(rows: Sequence[dict[str, Any]], ours: dict[str, Any]) -> str:
    hourly = next((row for row in rows if row["policy"] == HOURLY), None)
    if hourly is None or not ours["polls_per_day"]:
        return ""
    form = (
        tr("Every hour would have cost {times} times as much and brought posts {wait} later.")
        if hourly["wait_min"] >= ours["wait_min"]
        else tr("Every hour would have cost {times} times as much and brought posts {wait} sooner.")
    )
    return form.format(
        times=words.decimal(hourly["polls_per_day"] / ours["polls_per_day"]),
        wait=words.minutes(abs(hourly["wait_min"] - ours["wait_min"])),
    )


_NAMES: dict[str, Callable[[], str]] = {
    OURS: lambda: "Paperround",
    "he-parker": lambda: tr("Cube-root shares, best times"),
    "he-parker-printed": lambda: tr("Cube-root shares, times as printed"),
    "user-access-missing": lambda: tr("Fewest missing at your looks"),
    "sia-cho": lambda: tr("Square-root shares, fast alerts"),
    "sia-cho-allocation": lambda: tr("Square-root shares, even times"),
    "sia-cho-schedule": lambda: tr("Even shares, fast alerts"),
    "minimum-missing": lambda: tr("Fewest lost posts first"),
    "fix-learned": lambda: tr("Learned fixed interval"),
    "whittle-age": lambda: tr("Longest out of date first"),
    "whittle-ephemeral": lambda: tr("Posts that soon grow stale first"),
    "moving-average": lambda: tr("Moving average of pauses"),
    "post-rate": lambda: tr("When the next post is expected"),
    ON_OPENING: lambda: tr("Refresh all when I open it"),
    "fix-1h": lambda: tr("Every feed every hour"),
    "fix-1d": lambda: tr("Every feed once a day"),
    "uniform": lambda: tr("Every feed equally often"),
}


def way_name(policy: str) -> str:
    """In plain words; `@budget` are the same with their pauses stretched to the budget."""
    base, _, scaled = policy.partition("@")
    name = _NAMES[base]() if base in _NAMES else base
    return tr("{name}, within your budget").format(name=name) if scaled else name
