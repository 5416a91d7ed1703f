"""The tables of Urbansky et al. (U): intervals that each feed's own posts suggest, at a cost of their own."""

from __future__ import annotations

from functools import cache

import numpy as np
from msgspec import Struct

from reader.core.records.planning import DAY_S
from reader.lab.files import Trial
from reader.lab.measures import FeedPolls, errors, polls_by_feed, rank_correlation, traffic
from reader.lab.papers.data import Source, polls_of, trial_of
from reader.lab.papers.table import Figure, Table
from reader.lab.replay import Polls

TESTED_DAYS = 21
NEAR = 12
"""Polls with news before and after the n-th that are averaged."""
STRATEGIES = {
    "Fix 1h": ("fix-1h", (30, 222.06), (30, 21.02)),
    "Fix 1d": ("fix-1d", (729, 9.52), (745, 1.91)),
    "Fix Learned": ("fix-learned", (3273, 41.90), (74, 7.77)),
    "Post Rate": ("post-rate", (3411, 3.57), (51, 5.88)),
    "Moving Average": ("moving-average", (4477, 1.96), (4, 1.61)),
}
"""A policy, and the paper's minutes and polls per item by feeds and by polls (Table 1)."""


class Replayed(Struct, frozen=True):
    data: str
    trial: Trial
    polls: dict[str, Polls]


@cache
def _replay_all(source: Source) -> Replayed:
    material = source.urbansky()
    # A first document reaches back as far as it can: all days before the test are known.
    learned = max(round(trial_of(material, 1, 1).days) + 1 - TESTED_DAYS, 7)
    trial = trial_of(material, learned, 1, TESTED_DAYS)
    return Replayed(material.data, trial, {name: polls_of(trial, row[0]) for name, row in STRATEGIES.items()})


def table_u1(source: Source) -> Table:
    run = _replay_all(source)
    figures = []
    for name, (_, *printed) in STRATEGIES.items():
        for mode, ours, (delay, cost) in zip(
            ("feeds", "polls"), errors(run.trial, run.polls[name]), printed, strict=True
        ):
            row = f"{name}, by {mode}"
            figures += [
                Figure(row, "delay min", ours.delay_min, delay),
                Figure(row, "polls per item", ours.polls_per_item, cost),
                Figure(row, "error", ours.error, delay * cost),
            ]
    return Table(
        "U-1",
        "delay, polls per item and their product",
        "Table 1; means of feeds, and of all polls together, where busy feeds count for most; the paper's error is "
        "delay times polls per item of its rounded figures",
        run.data,
        tuple(figures),
        "The paper's Moving Average waits 4 minutes by polls, probably because a few feeds with a post every few "
        "minutes bring most of its 19 million items; and a first document here begins with the recording, so that a "
        "rare feed's has too few dates for an interval and is polled hourly.",
    )


def table_u2(source: Source) -> Table:
    run = _replay_all(source)
    spent = {name: traffic(run.trial, polls) for name, polls in run.polls.items()}
    first = spent["Fix 1h"]
    figures = []
    for name, one in spent.items():
        paper = -90 if name in ("Post Rate", "Moving Average") else None
        part = len(run.polls[name].times) / max(len(run.polls["Fix 1h"].times), 1)
        figures += [
            Figure(name, "polls %", (part - 1) * 100),
            Figure(name, "bytes %", (one.whole / first.whole - 1) * 100, paper),
            Figure(name, "bytes with 304 %", (one.conditional / first.conditional - 1) * 100),
        ]
    return Table(
        "U-2",
        "polls and bytes against Fix 1h",
        "Figure 2; 560 bytes for each entry of a document, 300 for an answer without news",
        run.data,
        tuple(figures),
        "What learning saves depends on how many feeds hardly ever post; with conditional requests, which 83% of the "
        "paper's feeds support, learning costs more than Fix 1h, because it polls busy feeds more often.",
    )


def table_u3(source: Source) -> Table:
    run = _replay_all(source)
    printed = {"Fix 1h": 30, "Fix Learned": 7, "Moving Average": 8}
    figures = []
    for name in STRATEGIES:
        feeds = polls_by_feed(run.trial, run.polls[name])
        for number in (25, 100, 300):
            waits = [_delay_around(one, number) for one in feeds if np.count_nonzero(one.new_at_poll) >= number]
            if waits:
                figures.append(Figure(name, str(number), float(np.mean(waits)), printed.get(name)))
    return Table(
        "U-3",
        "delay after polls with news",
        "Figure 3; minutes around the 25th, 100th and 300th poll of a feed that brought something",
        run.data,
        tuple(figures),
        "A strategy only has figures where feeds had so many polls with news in three weeks, and these are other feeds "
        "for each; the paper takes the 1,541 feeds with 300 updates.",
        x_label="polls with news",
    )


def _delay_around(feed: FeedPolls, number: int) -> float:
    """The mean delay of what the polls with news around the n-th brought, in minutes."""
    with_news = np.cumsum(feed.new_at_poll > 0)[feed.gap[feed.found]]
    near = np.abs(with_news - number) <= NEAR
    return float(feed.delays_min[near].mean())


def table_u4(source: Source) -> Table:
    run = _replay_all(source)
    figures = []
    for name in ("Fix Learned", "Post Rate", "Moving Average"):
        feeds = [one for one in polls_by_feed(run.trial, run.polls[name]) if len(one.posts) > 1 and len(one.polls)]
        real = np.array([run.trial.days * DAY_S / len(one.posts) for one in feeds])
        used = np.array([run.trial.days * DAY_S / len(one.polls) for one in feeds])
        ratio = np.log10(used / real)
        figures += [
            Figure(name, "rank correlation", rank_correlation(used, real)),
            Figure(name, "% within twofold", float((np.abs(ratio) <= np.log10(2)).mean()) * 100),
            Figure(name, "median used : real", float(10 ** np.median(ratio))),
            Figure(name, "spread, decades", float(ratio.std())),
        ]
    return Table(
        "U-4",
        "interval used against the real one",
        "Figure 4, which has no figures: Moving Average lies nearest to the diagonal with the least spread, then Post "
        "Rate; Fix Learned polls too often",
        run.data,
        tuple(figures),
        "Here Post Rate has the least spread, because it knows all days before and Moving Average one document alone.",
    )
