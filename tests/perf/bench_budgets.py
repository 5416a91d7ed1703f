"""Whether more budget means less waiting, what a newcomer's short list makes of the default budget, and what fewer
wake-ups cost: the tables of docs/developer/figures/wake-ups.md; and what signs of presence are worth, that of
docs/developer/figures/signs-of-presence.md.

`python3 dev.py bench budgets [--people P1,C36] [--what
budgets,lists,front,signs,heralds,chance,strangers,habits,battery] [--feeds 100]` prints them; a person takes a
quarter of a minute of processor time for each figure.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from functools import partial
from itertools import cycle, product

import numpy as np
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, WAKE_UPS, IntArray
from reader.core.settings import Settings
from reader.lab.files import Feeds, Trial
from reader.lab.policies import POLICIES
from reader.lab.replay import ALWAYS_ON, APART_S, Facts, Polls, replay
from reader.lab.score import Score, score
from tests.perf.bench_policies import Person, campus, lost_evenly, people, read_recorded_feeds, some_feeds
from tests.perf.heralded_visits import (
    Kind,
    has_signs,
    kinds_of_visits,
    polled_at_signs,
    posts_a_day,
    trial_with_signs,
    wait_for,
    wait_of,
)
from tests.perf.known_habits import KnownHabits

PER_FEED = (1, 2, 3, 6, 8, 12, 24, 48)
LISTS = (5, 12, 25, 50)
FRONT = (6, 12, 24, 48, 96)
OTHERS = ("he-parker", "sia-cho", "fix-1h@budget")
HALVES_SEED = 11
BATTERY = ((1.0, 24.0), (0.5, 24.0), (1.0, 12.0), (0.5, 12.0))
SIX_HOURS_S = 21_600.0
NEARLY_USUAL = tuple(WAKE_UPS * share for share in (0.999, 1.0, 1.001))
KNOWN = ((True, False), (False, True), (True, True))
"""Of visits and posts: whose habits the plan is told."""


def figures(trial: Trial, policy: str, facts: Facts = ALWAYS_ON) -> Score:
    polls = replay(trial, POLICIES[policy], trial.budget_per_day, facts=facts)
    return score(trial, polls.feeds, polls.times)


def wait_on_days(trial: Trial, polls: Polls, first: int, last: int) -> float:
    """Hours a day that visits on those days found missing."""
    start = trial.start_at + first * DAY_S
    part = replace(trial, visits=trial.visits[(trial.visits >= start) & (trial.visits < trial.start_at + last * DAY_S)])
    return score(part, polls.feeds, polls.times).delay_h_per_day * trial.days / (last - first)


def choose_feeds(feeds: Feeds, places: IntArray) -> Feeds:
    return Feeds(
        tuple(feeds.ids[place] for place in places),
        tuple(feeds.posts[place] for place in places),
        feeds.windows[places],
    )


def line(*cells: object) -> None:
    print(
        "| " + " | ".join(f"{cell:,.1f}" if isinstance(cell, float) else str(cell) for cell in cells) + " |", flush=True
    )


def constant(value: float, at: float) -> float:
    return value


def mean(values: Sequence[float]) -> float:
    return float(np.exp(np.mean(np.log(np.maximum(values, 1e-9)))))


def show_budgets(everybody: list[Person], feeds: Feeds, per_feeds: Sequence[int] = PER_FEED) -> None:
    line("person", "polls per feed", "wait h/day", "polls/day", "wake-ups/day", "lost/day", *OTHERS)
    for person in everybody:
        for per_feed in per_feeds:
            trial = person.trial(feeds, per_feed)
            ours = figures(trial, "paperround")
            others = [figures(trial, other).delay_h_per_day for other in OTHERS]
            line(person.name, per_feed, *_cells(ours), *others)


def show_lists(everybody: list[Person], feeds: Feeds, draws: int = 1) -> None:
    """Minutes of waiting a day: with so few feeds hours tell nothing, and one post may decide, so each person is given
    several lists."""
    columns = ("wait min/day", "polls/day", "wake-ups/day", "lost/day", *OTHERS)
    line("person", "feeds", "lists", *columns, "lists on which another waits less")
    for person, count in product(everybody, LISTS):
        ours, others = [], []
        for draw in range(draws):
            short = person.trial(some_feeds(feeds, count, draw), 1)
            trial = replace(short, budget_per_day=Settings().daily_budget)
            ours.append(_cells(figures(trial, "paperround")))
            others.append([figures(trial, other).delay_h_per_day for other in OTHERS])
        wait_h, *rest = np.mean(ours, axis=0).tolist()
        beaten = sum(min(waits) < cells[0] for cells, waits in zip(ours, others, strict=True))
        theirs = (60 * np.mean(others, axis=0)).tolist()
        line(person.name, count, draws, 60 * wait_h, *rest, *theirs, beaten)


def show_strangers(everybody: list[Person], feeds: Feeds) -> None:
    """At 3 polls per feed, people and halves of the list that took no part in choosing settings."""
    line("person", "feeds", "wait h/day", "he-parker", "against it", "a minute later", "wake-ups/day", "lost/day")
    ratios: list[tuple[float, float]] = []
    weeks: list[tuple[float, float]] = []
    for person, half in zip(everybody, cycle(halves(feeds))):
        trial = person.trial(half, 3)
        polls = [replay(trial, POLICIES[name], trial.budget_per_day) for name in ("he-parker", "paperround")]
        papers, ours = (score(trial, made.feeds, made.times) for made in polls)
        ratios.append(
            (ours.delay_h_per_day / papers.delay_h_per_day, ours.minute_later_h_per_day / papers.minute_later_h_per_day)
        )
        weeks.append((against_in_week(trial, polls, 0), against_in_week(trial, polls, 1)))
        strict, later = ratios[-1]
        line(
            person.name,
            len(half.ids),
            ours.delay_h_per_day,
            papers.delay_h_per_day,
            f"{strict:.2f}",
            f"{later:.2f}",
            ours.wake_ups_per_day,
            ours.lost_per_day,
        )
    if ratios:
        strict, later = (mean(column) for column in zip(*ratios, strict=True))
        line("geometric mean", "", "", "", f"{strict:.2f}", f"{later:.2f}", "", "")
        show_choosing(weeks)


def show_habits(everybody: list[Person], feeds: Feeds) -> None:
    """How long the same strangers would wait against he-parker if there were nothing to learn: what better learning
    might bring."""
    line("person", "feeds", "ours", "true looks", "true posts", "both")
    ratios: list[list[float]] = []
    for person, half in zip(everybody, cycle(halves(feeds))):
        trial = person.trial(half, 3)
        papers, ours = (figures(trial, name).delay_h_per_day for name in ("he-parker", "paperround"))
        known = [wait_with_known_habits(trial, visits, posts) for visits, posts in KNOWN]
        ratios.append([wait / papers for wait in (ours, *known)])
        line(person.name, len(half.ids), *(f"{ratio:.2f}" for ratio in ratios[-1]))
    if ratios:
        line("geometric mean", "", *(f"{mean(column):.2f}" for column in zip(*ratios, strict=True)))


def against_in_week(trial: Trial, polls: Sequence[Polls], week: int) -> float:
    """How long we make somebody wait, against the paper's plan; a week without any wait of either is a draw."""
    papers, ours = (max(wait_on_days(trial, made, 7 * week, 7 * week + 7), 0.01) for made in polls)
    return ours / papers


def show_choosing(weeks: Sequence[tuple[float, float]]) -> None:
    """What it would bring to go on with the plan that was better in a week's replay."""
    ours = mean([second for _, second in weeks])
    chosen = mean([1.0 if first > 1.0 else second for first, second in weeks])
    worse = sum(first > 1.0 for first, _ in weeks)
    print(
        f"In the second week we wait {ours:.2f} times as long as he-parker. Had everybody gone on with whichever of both "
        f"waited less in their first week (he-parker's for {worse} of {len(weeks)}), it would be {chosen:.2f}."
    )


def halves(feeds: Feeds) -> list[Feeds]:
    order = np.random.default_rng(HALVES_SEED).permutation(len(feeds.ids))
    return [choose_feeds(feeds, np.sort(order[start::2])) for start in (0, 1)]


def show_front(everybody: list[Person], feeds: Feeds, aims: Sequence[int] = FRONT) -> None:
    """At 3 polls per feed, geometric means over the people; lost posts against even polling, in the mean."""
    trials = [person.trial(feeds, 3) for person in everybody]
    even = [lost_evenly(trial) for trial in trials]
    line("aim", "wake-ups/day", "wait h/day", "a minute later", "lost/day", "lost evenly", "mobile s/day")
    for aim in aims:
        facts = Facts(wake_ups=partial(constant, float(aim)))
        found = [figures(trial, "paperround", facts) for trial in trials]
        line(
            aim,
            mean([one.wake_ups_per_day for one in found]),
            mean([one.delay_h_per_day for one in found]),
            mean([one.minute_later_h_per_day for one in found]),
            float(np.mean([one.lost_per_day for one in found])),
            float(np.mean(even)),
            mean([one.mobile_s_per_day for one in found]),
        )


def show_signs(everybody: list[Person], feeds: Feeds) -> None:
    """At 3 polls per feed, for those whose use of the machine is known: as if one category of sites were the reader."""
    line(
        "person",
        "he-parker",
        "without signs",
        "with signs",
        "against he-parker",
        "wake-ups/day",
        "lost/day",
        "all feeds at every sign",
    )
    ratios: list[tuple[float, float, float, float]] = []
    for person in filter(has_signs, everybody):
        hearing = trial_with_signs(person, feeds)
        trial = replace(hearing, signs=())
        papers, deaf = figures(trial, "he-parker"), figures(trial, "paperround")
        polls = replay(hearing, POLICIES["paperround"], trial.budget_per_day)
        ours = score(trial, polls.feeds, polls.times)
        waits = [found.delay_h_per_day for found in (papers, deaf, ours)]
        most = wait_with_all_at_signs(hearing, polls) / waits[0]
        ratios.append((waits[1] / waits[0], waits[2] / waits[0], ours.wake_ups_per_day, most))
        against = f"{ratios[-1][1]:.2f}"
        line(person.name, *waits, against, ours.wake_ups_per_day, ours.lost_per_day, f"{most:.2f}")
    if ratios:
        without, heard, wake_ups, most = (mean(column) for column in zip(*ratios, strict=True))
        shown = (f"{without:.2f}", f"{heard:.2f}", f"{heard:.2f}")
        line("geometric mean", "", *shown, wake_ups, "", f"{most:.2f}")


def wait_with_all_at_signs(trial: Trial, polls: Polls) -> float:
    """A bound for what signs can bring to this plan: beside its polls every feed, at no cost, a moment after each of
    them."""
    times = np.array([one.at + 1.0 for one in trial.signs])
    count = len(trial.feeds.ids)
    feeds = np.concatenate([polls.feeds, np.tile(np.arange(count), len(times))])
    return score(trial, feeds, np.concatenate([polls.times, np.repeat(times, count)])).delay_h_per_day


def show_heralds(everybody: list[Person], feeds: Feeds) -> None:
    """Which looks wait how long though signs are heard, and how much longer than if there were nothing to learn."""
    line(
        "person",
        "against he-parker",
        *(f"{kind.name.lower()}: looks, h/day" for kind in Kind),
        "polled at a sign",
        "rare, middling, busy feeds h/day",
        "unspent",
        "true looks",
        "true posts",
        "both",
    )
    ratios: list[list[float]] = []
    for person in filter(has_signs, everybody):
        trial = trial_with_signs(person, feeds)
        papers = figures(trial, "he-parker").delay_h_per_day
        polls = replay(trial, POLICIES["paperround"], trial.budget_per_day)
        ours = score(trial, polls.feeds, polls.times)
        known = [wait_with_known_habits(trial, visits, posts) for visits, posts in KNOWN]
        ratios.append([wait / papers for wait in (ours.delay_h_per_day, *known)])
        first, *others = ratios[-1]
        line(
            person.name,
            f"{first:.2f}",
            *_cells_of_kinds(trial, polls),
            ", ".join(f"{wait:.0f}" for wait in _waits_by_rate(trial, polls)),
            f"{1 - ours.polls_per_day / trial.budget_per_day:.0%}",
            *(f"{ratio:.2f}" for ratio in others),
        )
    if ratios:
        means = [f"{mean(column):.2f}" for column in zip(*ratios, strict=True)]
        line("geometric mean", means[0], *[""] * 6, *means[1:])


def _cells_of_kinds(trial: Trial, polls: Polls) -> list[str]:
    """Number and wait of each kind of visit, and how many feeds were polled at a sign."""
    kinds = kinds_of_visits(trial)
    tested = (trial.visits >= trial.start_at) & (trial.visits < trial.end_at)
    cells = []
    for kind in Kind:
        chosen = tested & (kinds == kind)
        cells.append(f"{np.count_nonzero(chosen)}, {wait_of(trial, polls, chosen):.0f}")
    heralded = trial.visits[tested & (kinds == Kind.HERALDED)]
    return [*cells, f"{polled_at_signs(trial, polls, heralded):.0f}"]


def _waits_by_rate(trial: Trial, polls: Polls) -> list[float]:
    """Of feeds with less than a post a day, with up to ten, with more."""
    group = np.searchsorted([1.0, 10.0], posts_a_day(trial), side="left")
    return [wait_for(trial, polls, group == which) for which in range(3)]


def wait_with_known_habits(trial: Trial, visits: bool, posts: bool) -> float:
    make = partial(KnownHabits, trial=trial, visits=visits, posts=posts)
    polls = replay(trial, make, trial.budget_per_day)
    return score(trial, polls.feeds, polls.times).delay_h_per_day


def show_chance(everybody: list[Person], feeds: Feeds) -> None:
    """How far a change that means nothing moves the wait of one person: wake-ups aimed at a thousandth more or
    fewer."""
    line("person", "signs", *(f"wait h/day aiming at {aim:.3f}" for aim in NEARLY_USUAL))
    for person in filter(has_signs, everybody):
        hearing = trial_with_signs(person, feeds)
        for signs, trial in (("played", hearing), ("not heard", replace(hearing, signs=()))):
            facts = [Facts(wake_ups=partial(constant, aim)) for aim in NEARLY_USUAL]
            waits = [figures(trial, "paperround", one).delay_h_per_day for one in facts]
            line(person.name, signs, *waits)


def show_battery(everybody: list[Person], feeds: Feeds) -> None:
    """At 3 polls per feed, on battery every other six hours: sparing polls there, or wake-ups."""
    line("share of polls", "aim", "wait h/day", "wake-ups/day", "wake-ups on battery", "lost/day")
    trials = [person.trial(feeds, 3) for person in everybody]
    for share, aim in BATTERY:
        facts = Facts(share_at=partial(on_battery, share, 1.0), wake_ups=partial(on_battery, aim, WAKE_UPS))
        polls = [replay(one, POLICIES["paperround"], one.budget_per_day, facts=facts) for one in trials]
        found = [score(one, made.feeds, made.times) for one, made in zip(trials, polls, strict=True)]
        begun = [made.times[np.diff(made.times, prepend=-np.inf) > APART_S] for made in polls]
        there = [
            sum(on_battery(1.0, 0.0, at) for at in times.tolist()) / one.days
            for one, times in zip(trials, begun, strict=True)
        ]
        line(
            f"{share:.0%}",
            round(aim),
            mean([one.delay_h_per_day for one in found]),
            mean([one.wake_ups_per_day for one in found]),
            mean(there),
            float(np.mean([one.lost_per_day for one in found])),
        )


def on_battery(there: float, elsewhere: float, at: float) -> float:
    return there if int(at // SIX_HOURS_S) % 2 == 0 else elsewhere


def _cells(found: Score) -> tuple[float, ...]:
    return found.delay_h_per_day, found.polls_per_day, found.wake_ups_per_day, found.lost_per_day


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--people", default="", help="names with commas; everybody where none is given")
    parser.add_argument("--what", default="budgets,lists,front,signs")
    parser.add_argument("--aims", default=",".join(map(str, FRONT)), help="wake-ups a day, for the front")
    parser.add_argument("--per-feed", default=",".join(map(str, PER_FEED)), help="polls a day, for budgets")
    parser.add_argument("--feeds", type=int, default=0, help="so many of the list, chosen by chance")
    parser.add_argument("--draws", type=int, default=1, help="how many short lists each person is given")
    chosen = parser.parse_args()
    feeds = read_recorded_feeds()
    feeds = some_feeds(feeds, chosen.feeds) if chosen.feeds else feeds
    wanted = set(filter(None, chosen.people.split(",")))
    known = people(feeds)
    everybody = [person for person in known if not wanted or person.name in wanted]
    others = [person for person in campus(feeds) if person not in known]
    shows: dict[str, Callable[[list[Person], Feeds], None]] = {
        "budgets": partial(show_budgets, per_feeds=[int(one) for one in chosen.per_feed.split(",")]),
        "lists": partial(show_lists, draws=chosen.draws),
        "front": partial(show_front, aims=[int(aim) for aim in chosen.aims.split(",")]),
        "signs": show_signs,
        "strangers": show_strangers,
        "habits": show_habits,
        "heralds": show_heralds,
        "chance": show_chance,
        "battery": show_battery,
    }
    for name in chosen.what.split(","):
        strangers = [person for person in others if not wanted or person.name in wanted]
        shows[name](strangers if name in ("strangers", "habits") else everybody, feeds)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
