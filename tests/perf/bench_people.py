"""How long every kind of person waits, against He & Parker's plan: strictly and a minute later, with a budget that is
an average and with one that binds on every day. The first tables of docs/developer/figures/policies.md.

    python3 dev.py bench people                                  even people, all families; goes on where it stopped
    python3 dev.py bench people --people odd --families office   those that settings may be chosen on
    python3 dev.py bench people --sample 5 --minutes 3 --dry     a part of it, quickly; the page stays as it is

Everybody has 65 feeds of their own, drawn from the list by chance, and 3 polls per feed and day; readers of the portal
are also tested on its sections, of which it is known which they read, and office people as users who see a third of
their feeds at a visit ("thirds"). Every second person is for choosing settings
(odd), the others for the figure (even). `--processes 2` is the default. Figures are in build/people.json; `--fresh
POLICY,…` forgets some first.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from datetime import UTC
from functools import cache
from typing import Any

import numpy as np
from msgspec import Struct
from msgspec.structs import replace

from reader.core.records.planning import DAY_S, WEEK_S, FloatArray
from reader.lab.files import Feeds, Trial, auto_shift_weeks, make_trial, read_feeds, read_visits_by_feed
from reader.lab.policies import POLICIES
from reader.lab.replay import Polls, replay
from reader.lab.score import score
from reader.planner.learning.reading import merge_events
from tests.perf.bench_budgets import choose_feeds
from tests.perf.bench_policies import NOTE, ROOT, Person, campus, events_in, read_recorded_feeds
from tests.perf.heralded_visits import trial_with_signs
from tests.perf.shared_data import require_shared

FIGURES = ROOT / "build" / "people.json"
BEGIN, END = "<!-- figures: written by dev.py bench people -->", "<!-- end of people -->"
FEEDS, PER_FEED = 65, 3
PAPERS = ("he-parker", "sia-cho", "fix-1h@budget")
OURS, OURS_DAILY = "paperround", "paperround, every day"
"""The second with a budget that binds on every day."""
WEEKS_LATER = 18
"""By which the office's and the portal's Monday is before the posts'."""
DRAWS = 2_000
SIGNS, THIRDS = "signs", "thirds"


class Family(Struct, frozen=True):
    file: str
    train_days: int
    test_days: int
    names: tuple[str, ...] | None = None
    """Of the file; None for all that begin with `prefix`."""
    prefix: str = ""
    weeks_later: int | None = None
    own_feeds: bool = False


PANEL = tuple(f"P{number}" for number in range(1, 6))
FAMILIES = {
    "office": Family("office.access.csv.gz", 28, 14, weeks_later=WEEKS_LATER),
    "campus": Family("collegemsg.access.csv.gz", 14, 14, prefix="campus"),
    "portal-desktop": Family("portal-sections.access.csv.gz", 8, 7, prefix="GD", weeks_later=WEEKS_LATER),
    "portal-phone": Family("portal-sections.access.csv.gz", 8, 7, prefix="GM", weeks_later=WEEKS_LATER),
    "panel": Family("panel.access.csv.gz", 16, 14, PANEL),
    "reading": Family("reading.access.csv.gz", 28, 28, ("R1",)),
    "watching": Family("watch.access.csv.gz", 28, 28, ("V1",)),
    SIGNS: Family("panel-site.access.csv.gz", 16, 14, PANEL),
    THIRDS: Family("office.access.csv.gz", 28, 14, weeks_later=WEEKS_LATER),
    "sections": Family("portal-sections.access.csv.gz", 8, 7, weeks_later=0, own_feeds=True),
}
TOGETHER = {"seven": ("panel", "reading", "watching")}


class Job(Struct, frozen=True):
    family: str
    person: str
    policy: str

    @property
    def key(self) -> str:
        return "/".join((self.family, self.person, self.policy))


@cache
def all_feeds() -> Feeds:
    return read_recorded_feeds()


@cache
def sections() -> Feeds:
    return read_feeds(require_shared("data/portal-sections.posts.csv.gz"))


def names_of(family: Family) -> list[str]:
    if family.prefix == "campus":
        return [person.name for person in campus(all_feeds())]
    return list(family.names or [name for name in events_in(family.file) if name.startswith(family.prefix)])


def some_of(names: Sequence[str], people: str) -> list[str]:
    """Single people of a file are for the figure."""
    return list(names) if people == "all" or len(names) == 1 else list(names[{"even": 0, "odd": 1}[people] :: 2])


def see_a_third(trial: Trial, person: str) -> Trial:
    """The same user, who at each visit sees a third of the feeds in the mean: some nearly always, most seldom."""
    dice = np.random.default_rng(number_of(person))
    chances = dice.beta(0.5, 1.0, len(trial.feeds.ids))
    seen = tuple(trial.visits[dice.random(len(trial.visits)) < chance] for chance in chances)
    return replace(trial, visits_by_feed=seen)


def number_of(person: str) -> int:
    return int("".join(filter(str.isdecimal, person)))


def feeds_of(person: str) -> Feeds:
    feeds = all_feeds()
    dice = np.random.default_rng(number_of(person))
    return choose_feeds(feeds, np.sort(dice.choice(len(feeds.ids), FEEDS, replace=False)))


def make_trial_of(job: Job) -> Trial:
    family = FAMILIES[job.family]
    feeds = sections() if family.own_feeds else feeds_of(job.person)
    budget = PER_FEED * len(feeds.ids)
    if job.family == SIGNS:
        trial = trial_with_signs(Person(job.person, family.file, family.train_days, family.test_days), feeds)
    else:
        events = events_in(family.file)[job.person]
        weeks = auto_shift_weeks(feeds, events) if family.weeks_later is None else family.weeks_later
        trial = make_trial(feeds, events + weeks * WEEK_S, UTC, family.train_days, family.test_days, budget)
    if job.family == THIRDS:
        trial = see_a_third(trial, job.person)
    if family.own_feeds:
        by_feed = read_visits_by_feed(require_shared(f"data/{family.file}"), job.person, feeds.ids)
        trial = replace(trial, visits_by_feed=by_feed and tuple(map(merge_events, by_feed)))
    return replace(trial, limit_every_day=job.policy == OURS_DAILY)


def run(job: Job) -> dict[str, Any]:
    trial = make_trial_of(job)
    began = time.process_time()
    polls = replay(trial, POLICIES[job.policy.split(",")[0]], trial.budget_per_day)
    seconds = time.process_time() - began
    found = score(trial, polls.feeds, polls.times)
    days = per_day(trial, polls) / trial.budget_per_day
    return {
        "wait": found.delay_h_per_day,
        "later": found.minute_later_h_per_day,
        "lost": found.lost_per_day,
        "batches": found.wake_ups_per_day,
        "mean": float(days.mean()),
        "largest": float(days.max()),
        "visits": int(np.count_nonzero((trial.visits >= trial.start_at) & (trial.visits < trial.end_at))),
        "seconds": seconds,
    }


def per_day(trial: Trial, polls: Polls) -> FloatArray:
    day = ((polls.times - trial.start_at) // DAY_S).astype(np.int64)
    return np.bincount(day, minlength=round(trial.days)).astype(np.float64)


def list_jobs(families: Iterable[str], people: str, sample: int) -> list[Job]:
    """All ways of one person together; the first of each family, then the second of each, so that time that runs out
    takes from all."""
    names = {family: some_of(names_of(FAMILIES[family]), people)[: sample or None] for family in families}
    turns = [(turn, family, person) for family, some in names.items() for turn, person in enumerate(some)]
    return [
        Job(family, person, policy)
        for _, family, person in sorted(turns, key=lambda one: one[0])
        for policy in (*PAPERS, OURS, OURS_DAILY)
    ]


def collect(jobs: Sequence[Job], found: dict[str, dict[str, Any]], minutes: float, processes: int) -> None:
    """Run what is missing until the time is over."""
    until = time.monotonic() + 60 * minutes
    missing = [job for job in jobs if job.key not in found]
    with ProcessPoolExecutor(processes) as pool:
        begun = {pool.submit(run, job): job for job in missing}
        for done in as_completed(begun):
            found[begun[done].key] = done.result()
            FIGURES.parent.mkdir(exist_ok=True)
            FIGURES.write_text(json.dumps(found, indent=1))
            if time.monotonic() > until:
                pool.shutdown(wait=False, cancel_futures=True)
                break


Row = dict[str, dict[str, Any]]
"""What each policy came to for one person."""


def rows_of(jobs: Sequence[Job], found: dict[str, dict[str, Any]], families: Sequence[str]) -> dict[str, Row]:
    rows: dict[str, Row] = {}
    for job in jobs:
        if job.family in families and job.key in found:
            rows.setdefault(job.person, {})[job.policy] = found[job.key]
    return {person: row for person, row in rows.items() if PAPERS[0] in row}


def ratios(rows: dict[str, Row], policy: str, what: str) -> dict[str, float]:
    against = {person: row[PAPERS[0]][what] for person, row in rows.items() if policy in row}
    return {person: rows[person][policy][what] / max(wait, 1e-2) for person, wait in against.items()}


def with_interval(values: Sequence[float]) -> str:
    """The geometric mean with its 95% interval, people drawn anew."""
    logs = np.log(np.maximum(values, 1e-3))
    dice = np.random.default_rng(1)
    means = logs[dice.integers(0, len(logs), (DRAWS, len(logs)))].mean(axis=1)
    low, high = np.exp(np.quantile(means, [0.025, 0.975]))
    return f"{np.exp(logs.mean()):.2f} ({low:.2f}-{high:.2f})"


def make_tables(jobs: Sequence[Job], found: dict[str, dict[str, Any]]) -> list[str]:
    columns = (
        "family",
        "people",
        "policy",
        "wait against he-parker (95%)",
        "longest",
        "longer than it",
        "a minute later",
    )
    lines = [
        "| "
        + " | ".join((*columns, "batches a day", "lost a day", "mean of budgets", "off by over 3%", "largest day"))
        + " |"
    ]
    lines.append("|---" * (len(columns) + 5) + "|")
    singles = [family for family in FAMILIES if family not in TOGETHER["seven"]]
    for family in (*singles, *TOGETHER):
        rows = rows_of(jobs, found, TOGETHER.get(family, (family,)))
        for policy in (*PAPERS, OURS, OURS_DAILY):
            there = ratios(rows, policy, "wait")
            if there:
                lines.append(_line(family, rows, policy, there))
    return lines


def _line(family: str, rows: dict[str, Row], policy: str, there: dict[str, float]) -> str:
    worst = max(there, key=lambda person: there[person])
    mine = [rows[person][policy] for person in there]
    off = sum(abs(one["mean"] - 1) > 0.03 for one in mine)
    cells = (
        family,
        len(there),
        policy,
        with_interval(list(there.values())),
        f"{there[worst]:.2f} ({worst})",
        sum(ratio > 1 for ratio in there.values()),
        with_interval(list(ratios(rows, policy, "later").values())).split(" ")[0],
        *(f"{np.mean([one[what] for one in mine]):.1f}" for what in ("batches", "lost")),
        f"{np.mean([one['mean'] for one in mine]):.2f}",
        off,
        f"{max(one['largest'] for one in mine):.2f}",
    )
    return "| " + " | ".join(map(str, cells)) + " |"


def write_note(lines: Sequence[str]) -> None:
    note = NOTE.read_text(encoding="utf-8")
    before, after = note.split(BEGIN)[0], note.split(END)[1]
    NOTE.write_text(f"{before}{BEGIN}\n\n" + "\n".join(lines) + f"\n\n{END}{after}", encoding="utf-8")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--families", default=",".join(FAMILIES))
    parser.add_argument("--people", choices=("even", "odd", "all"), default="even")
    parser.add_argument("--sample", type=int, default=0, help="so many of each family")
    parser.add_argument("--policies", default="", help="names with semicolons; all where none is given")
    parser.add_argument("--minutes", type=float, default=20.0)
    parser.add_argument("--processes", type=int, default=2)
    parser.add_argument("--fresh", default="", help="policies whose figures are forgotten first")
    parser.add_argument("--dry", action="store_true", help="leave the page alone")
    chosen = parser.parse_args()
    jobs = list_jobs(chosen.families.split(","), chosen.people, chosen.sample)
    wanted = set(filter(None, chosen.policies.split(";")))
    jobs = [job for job in jobs if not wanted or job.policy in wanted]
    found = json.loads(FIGURES.read_text()) if FIGURES.exists() else {}
    fresh = set(filter(None, chosen.fresh.split(";")))
    found = {key: figures for key, figures in found.items() if key.rsplit("/", 1)[1] not in fresh}
    collect(jobs, found, chosen.minutes, chosen.processes)
    lines = make_tables(jobs, found)
    print("\n".join(lines))
    if not chosen.dry and chosen.people == "even" and not chosen.sample:
        write_note(lines)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
