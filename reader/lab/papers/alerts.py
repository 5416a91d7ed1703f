"""The tables of Sia & Cho (S) and of Han et al. (H), which know nothing of the user: from post to poll, and posts
lost."""

from __future__ import annotations

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, FloatArray
from reader.lab.files import Trial
from reader.lab.measures import Delay, missing_posts, posting_delay, rank_correlation, traffic
from reader.lab.papers.data import Source, known_feeds, polls_of, trial_of
from reader.lab.papers.table import Figure, Table
from reader.lab.replay import Polls
from reader.planner.strategies.han import minimum_missing_shares

LEARNED_DAYS = 14
TESTED_DAYS = 28
WAYS = {
    "uniform": ("uniform", (645, 1440, 392), 0.0),
    "schedule": ("even/cluster", (581, 1440, 405), -12.0),
    "allocation": ("square-root/even~", (433, 9120, 542), -33.0),
    "both": ("square-root/cluster~", (395, 10073, 560), -40.0),
    "schedule by own hours": ("even/posting", None, None),
    "both by own hours": ("square-root/posting~", None, None),
    "allocation, once a day at least": ("square-root/even", None, None),
    "both, once a day at least": ("square-root/posting", None, None),
}
"""Policy; the paper's mean, longest and deviation at one poll a day; its change against uniform."""


def table_s1(source: Source) -> Table:
    material = known_feeds(source.sia_cho(), LEARNED_DAYS)
    found: dict[tuple[str, int], Delay] = {}
    figures = []
    for polls in (1, 2, 4, 8):
        trial = trial_of(material, LEARNED_DAYS, polls)
        for name, (policy, _, _) in WAYS.items():
            found[name, polls] = posting_delay(trial, polls_of(trial, policy))
    for name, (_, printed, change) in WAYS.items():
        one = found[name, 1]
        for place, (column, ours) in enumerate(
            (("mean min", one.mean), ("longest min", one.most), ("deviation min", one.deviation))
        ):
            figures.append(Figure(name, column, ours, printed[place] if printed else None))
        for polls in (1, 2, 4, 8):
            ours = (found[name, polls].mean / found["uniform", polls].mean - 1) * 100
            figures.append(Figure(name, f"change % at {polls}", ours, change))
    return Table(
        "S-1",
        "delay from post to poll",
        "Table 1 and Figure 13; minutes at one poll per feed and day, and the change against uniform",
        material.data,
        tuple(figures),
        "Rates here differ more than in the paper's blogs, so an allocation brings more; and with at least one poll a "
        "day for each feed it is the uniform one at one poll, so two pairs of rows are equal there by construction.",
        x_label="polls per feed and day: change of the mean delay against uniform, %",
    )


def table_s2(source: Source) -> Table:
    material = known_feeds(source.sia_cho(), LEARNED_DAYS)
    trial = trial_of(material, LEARNED_DAYS, 1)
    known = [np.count_nonzero(times < trial.start_at) for times in material.feeds.posts]
    printed = {"square-root/posting~": 395, "cgm-age": 590, "cgm-freshness": 40_105}
    figures, ours = [], 0.0
    for policy, paper in printed.items():
        polls = polls_of(trial, policy)
        mean = posting_delay(trial, polls).mean
        ours = ours or mean
        given_up = np.bincount(polls.feeds, minlength=len(known))[np.array(known) > 0] == 0
        row = "ours" if policy.startswith("square") else policy
        figures += [
            Figure(row, "mean min", mean, paper),
            Figure(row, "times ours", mean / ours, paper / 395),
            Figure(row, "feeds given up", int(given_up.sum())),
        ]
    return Table(
        "S-2",
        "against policies for crawlers",
        "Table 2; one poll per feed and day",
        material.data,
        tuple(figures),
        "Freshness gives up the busiest feeds, so what it costs grows with how much of all posts these bring and with "
        "the days of the test, which the paper had more of.",
    )


def table_s8(source: Source) -> Table:
    material = source.sia_cho()
    trial = trial_of(material, TESTED_DAYS, 4, LEARNED_DAYS)
    figures = [
        Figure("delay, min", str(days), posting_delay(trial, _learning_daily(trial, "sia-cho", days)).mean)
        for days in (1, 3, 7, 14, 21, 28)
    ]
    return Table(
        "S-8",
        "delay by days of learning",
        "Figure 8; rates learned every day, 4 polls per feed and day; the paper prints no figures, its curve falls "
        "and is flat from 14 days on",
        material.data,
        tuple(figures),
        "As in the paper most is known after a week, and little is gained after two.",
        x_label="days learned from",
    )


def _learning_daily(trial: Trial, policy: str, days: int) -> Polls:
    """The polls of a policy that learns from the last days, again at each midnight."""
    parts = []
    for number in range(round(trial.days)):
        # A second before midnight, so that the day's first slot is not over.
        start = trial.start_at + number * DAY_S - 1
        today = replace(trial, history_from=start - days * DAY_S, start_at=start, end_at=start + DAY_S)
        parts.append(polls_of(today, policy))
    feeds, times = (np.concatenate([getattr(part, name) for part in parts]) for name in ("feeds", "times"))
    return Polls(feeds, times, 0)


def table_s11(source: Source) -> Table:
    material = source.sia_cho()
    trial = trial_of(material, TESTED_DAYS, 4, LEARNED_DAYS)
    figures = []
    for weeks in (1, 2, 3, 4):
        known = replace(trial, history_from=trial.start_at - weeks * 7 * DAY_S)
        figures.append(Figure("delay, min", str(weeks), posting_delay(known, polls_of(known, "even/posting")).mean))
    return Table(
        "S-11",
        "delay by weeks of pattern",
        "Figure 11; 4 polls for each feed, so that the schedule alone learns; the paper prints no figures, its curve "
        "is flat",
        material.data,
        tuple(figures),
        "As flat as the paper's.",
        x_label="weeks learned from",
    )


def table_s9(source: Source) -> Table:
    material = source.sia_cho()
    span = LEARNED_DAYS * DAY_S
    trial = trial_of(material, LEARNED_DAYS, 1)
    first = _rates(trial, trial.history_from, span)
    figures = []
    for row, start in (("the next 14 days", trial.start_at), ("the last 14 days", trial.end_at - span)):
        later = _rates(trial, start, span)
        active = (first > 0) & (later > 0)
        twofold = np.abs(np.log2(later[active] / first[active])) <= 1
        figures += [
            Figure(row, "rank correlation", rank_correlation(first, later)),
            Figure(row, "% within twofold", float(twofold.mean()) * 100, 90),
        ]
    return Table(
        "S-9",
        "do rates stay the same?",
        "Figure 9; the first 14 days against later ones; the paper finds over 90% of the feeds in a narrow band",
        material.data,
        tuple(figures),
        "The paper's band has no width, so twofold is ours, and a feed with two posts in a fortnight easily has one or "
        "five in another.",
    )


def _rates(trial: Trial, start: float, span: float) -> FloatArray:
    return np.array([np.count_nonzero((t >= start) & (t < start + span)) for t in trial.feeds.posts]) / span * DAY_S


def table_s46(source: Source) -> Table:
    material = source.sia_cho()
    figures = []
    for per_feed in (1, 4, 24):
        trial = trial_of(material, LEARNED_DAYS, per_feed, LEARNED_DAYS)
        spent = traffic(trial, polls_of(trial, "uniform"))
        for row, part in (("304 if nothing is new", spent.conditional), ("new entries only", spent.new_only)):
            paper = 64 if row.startswith("new") and per_feed == 1 else None
            figures.append(Figure(row, f"% saved at {per_feed} a day", (1 - part / spent.whole) * 100, paper))
    return Table(
        "S-46",
        "bytes saved by a change of the protocol",
        "Section 4.6; a post is 560 bytes, an answer without news 300; against whole documents",
        material.data,
        tuple(figures),
        "The paper's documents of 12 posts had 4.3 new ones after a day; here fewer are new, and so more is saved.",
    )


def table_h3(source: Source) -> Table:
    rates, windows = np.array([30.0, 30.0, 10.0, 10.0]), np.array([15, 10, 10, 5])
    printed = (
        (1, 0, 0, 0),
        (2, 0, 0, 0),
        (2, 1, 0, 0),
        (2, 2, 0, 0),
        (2, 3, 0, 0),
        (2, 3, 1, 0),
        (2, 3, 1, 1),
        (2, 3, 1, 2),
    )
    figures = []
    for total, paper in enumerate(printed, 1):
        ours = minimum_missing_shares(rates, windows, total)
        figures += [Figure(f"after poll {total}", f"m{feed + 1}", int(ours[feed]), paper[feed]) for feed in range(4)]
    return Table(
        "H-3",
        "the worked example of Figure 8, step by step",
        "Table 3; 30, 30, 10 and 10 posts a day, documents of 15, 10, 10 and 5",
        "the paper's example",
        tuple(figures),
        "The same in every step, line 22 being taken to mean the current TP.",
    )


def table_h4(source: Source) -> Table:
    material = source.han()
    ways = {
        "uniform": "uniform",
        "square root": "square-root/even~",
        "Figure 8": "minimum-missing",
        "fullest window (ours)": "fullest-window",
    }
    learned = round(trial_of(material, 1, 1).days) // 2
    measures: dict[str, list[tuple[float, float]]] = {way: [] for way in ways}
    figures = []
    budgets = (1, 2, 3, 5, 10, 20)
    for polls in budgets:
        trial = trial_of(material, learned, polls)
        for way, policy in ways.items():
            one = missing_posts(trial, polls_of(trial, policy))
            measures[way].append((one.share * 100, one.delay_min))
    means = {way: np.mean(values, axis=0) for way, values in measures.items()}
    printed = {"uniform": 37, "square root": 11, "Figure 8": 8}
    against = {"uniform": (0.23, 0.86), "square root": (0.77, 1.06)}
    for way, values in measures.items():
        for place, polls in enumerate(budgets):
            paper = 2 if (way, polls) == ("Figure 8", 20) else None
            figures.append(Figure(way, str(polls), values[place][0], paper))
        figures.append(Figure(way, "mean % missing", float(means[way][0]), printed.get(way)))
        figures.append(Figure(way, "mean delay min", float(means[way][1])))
        ratio = means["Figure 8"] / np.maximum(means[way], 1e-9)
        missing, delay = against.get(way, (None, None))
        figures.append(Figure(way, "Figure 8's missing : this", float(ratio[0]), missing))
        figures.append(Figure(way, "Figure 8's delay : this", float(ratio[1]), delay))
    return Table(
        "H-4",
        "posts missing and delay",
        "Table 4 and Figures 14 and 15; % missing at 1 to 20 polls per feed and day, and means over these",
        material.data,
        tuple(figures),
        "Figure 8 reckons with documents that are full at every poll and with λ posts on every day, so it loses what "
        "comes in bursts, and rare feeds wait long for their first poll; its M is for a period that isn't named, here "
        "a day.",
        x_label="polls per feed and day",
    )
