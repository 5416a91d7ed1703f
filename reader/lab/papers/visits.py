"""The tables of He & Parker (P): what a visit finds missing, and for how long."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import numpy as np

from reader.core.records.planning import FloatArray
from reader.lab.papers.data import Material, Source, polls_of, trial_of
from reader.lab.papers.table import Figure, Table
from reader.lab.score import Score, score

LEARNED_DAYS, TESTED_DAYS, PER_FEED = 14, 7, 3
"""As in the paper: two weeks, one week, and 4,500 polls for 1,500 feeds."""
ALLOCATIONS = {
    "even": ("even/delay", (66.17, 48.55, 42.79, 27.4, 47.32, 27.87)),
    "square root": ("square-root/delay", (19.98, 29.01, 28.85, 21.53, 29.73, 19.54)),
    "cube root": ("cube-root/delay", (17.95, 28.66, 27.11, 20.13, 23.02, 15.15)),
}
SCHEDULES = {
    "even": (
        "cube-root/even",
        (402, 273, 534.58, 280.84, 161.36, 324.31),
        (209.1, 144.65, 277.55, 148.55, 114.1, 172.7),
    ),
    "posting": (
        "cube-root/posting",
        (378, 245.93, 499.38, 278.25, 121.02, 220.21),
        (176, 127.55, 251.4, 139.8, 94.45, 121.95),
    ),
    "missing": (
        "cube-root/missing",
        (19.98, 31.63, 41.97, 29.52, 25.13, 18.87),
        (33.65, 47.84, 96.56, 46.76, 40.1, 35.45),
    ),
    "delay": (
        "cube-root/delay",
        (17.95, 28.66, 27.11, 20.13, 23.02, 15.15),
        (35.45, 49.53, 100.31, 47.58, 41.65, 37.55),
    ),
}
"""A policy, and the paper's hours and missing posts of its six users."""
Rows = dict[str, tuple[list[Score], Sequence[float]]]
"""Our users' scores, and the paper's figures of its own."""


def table_p1(source: Source) -> Table:
    material = source.he_parker()
    rows: Rows = {name: (_scores(material, policy), printed) for name, (policy, printed) in ALLOCATIONS.items()}
    rows["cube root, one post more (ours)"] = (_scores(material, "he-parker-prior"), ())
    figures = _against("cube root", rows, _hours)
    return Table(
        "P-1",
        "allocations with one schedule",
        "Table 1; delay at visits with the schedule of least delay, 3 polls per feed and day, as times that of the "
        "cube root: geometric mean of all users, and the users who gain least and most",
        _describe(material),
        figures,
        "The wider rates are apart, the more an even allocation loses (the made-up ones are the third set tried: with "
        "rates less far apart it was the best of all); square-root shares leave quiet feeds fewer polls than the user "
        "has hours.",
    )


def table_p2(source: Source) -> Table:
    material = source.he_parker()
    rows: Rows = {name: (_scores(material, policy), hours) for name, (policy, hours, _) in SCHEDULES.items()}
    rows["Figure 2 to the letter"] = (_scores(material, "he-parker-printed"), ())
    rows["Figure 2, kinder (ours)"] = (_scores(material, "he-parker-unrolled"), ())
    return Table(
        "P-2",
        "schedules with one allocation: delay",
        "Table 2; delay at visits with cube-root shares, as times that of the schedule of least delay: geometric mean "
        "of all users, least and most",
        _describe(material),
        _against("delay", rows, _hours),
        "A schedule is worth as much as the user keeps to the same hours, and people who come when they like keep to "
        "few; Figure 2's threshold isn't printed and is a tenth here, and feeds for which it lets no schedule through "
        "are polled evenly.",
    )


def table_p3(source: Source) -> Table:
    material = source.he_parker()
    rows: Rows = {name: (_scores(material, policy), missing) for name, (policy, _, missing) in SCHEDULES.items()}
    return Table(
        "P-3",
        "schedules with one allocation: missing posts",
        "Table 3; posts missing at visits, otherwise as P-2",
        _describe(material),
        _against("delay", rows, lambda one: one.missing_per_day),
        "With users who keep to their hours the schedule for fewest missing posts has a few fewer than the one for "
        "least delay, as in the paper; with people who don't, the two are alike.",
    )


def _describe(material: Material) -> str:
    return f"{material.data}; {', '.join(material.people)}"


def _hours(one: Score) -> float:
    return one.delay_h_per_day


def _scores(material: Material, policy: str) -> list[Score]:
    found = []
    for person in material.people:
        trial = trial_of(material, LEARNED_DAYS, PER_FEED, TESTED_DAYS, person)
        polls = polls_of(trial, policy)
        found.append(score(trial, polls.feeds, polls.times))
    return found


def _against(best: str, rows: Rows, measure: Callable[[Score], float]) -> tuple[Figure, ...]:
    """Each row's figures as times those of the best, in the mean of all users, the least and the most."""
    ours_best = np.array([measure(one) for one in rows[best][0]])
    paper_best = np.array(rows[best][1])
    met = ours_best > 0
    figures = []
    for name, (scores, printed) in rows.items():
        ours = (np.array([measure(one) for one in scores])[met] / ours_best[met]) if met.any() else np.ones(1)
        paper = np.array(printed) / paper_best if len(printed) else None
        for column, reduce in (("mean", _geometric_mean), ("least", np.min), ("most", np.max)):
            figures.append(Figure(name, column, float(reduce(ours)), None if paper is None else float(reduce(paper))))
    return tuple(figures)


def _geometric_mean(values: FloatArray) -> float:
    return float(np.exp(np.log(np.maximum(values, 1e-9)).mean()))
