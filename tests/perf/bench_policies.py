"""Every policy for real people at 1 to 48 polls per feed and day, and on short lists with the default budget: the
tables of docs/developer/figures/policies.md.

`python3 dev.py bench policies` goes on where it stopped, prints all columns for what is there and rewrites the tables
and the picture of the note; what a table covers stands beside it. Its figures are in build/policies.json. A part of
it, quickly:

    python3 dev.py bench policies --people R1,P3 --cases 3,24,list-12 --policies paperround,he-parker --minutes 5

`--cases` are polls per feed and day, `list-N` for N feeds with the default budget, and `battery` for 3 polls per feed
on a machine that is to be woken half as often. `--fresh POLICY,…` forgets some figures first, `--dry` leaves the note
alone.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from datetime import UTC
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import asdict, replace

from reader.core.records.planning import DAY_S, WEEK_S, FloatArray
from reader.core.settings import Settings
from reader.lab.files import Feeds, Trial, auto_shift_weeks, make_trial, read_feeds, read_users
from reader.lab.policies import EVERY_FORM, POLICIES
from reader.lab.replay import ALWAYS_ON, Facts, Polls, replay
from reader.lab.score import score
from reader.planner.learning.reading import merge_events
from reader.planner.strategies import OWN_COST
from reader.window.insights.lab_chart import draw_outcomes
from tests.perf.shared_data import require_shared
from tests.unit.lab.histories import IGNORE_VISITS

ROOT = Path(__file__).resolve().parents[2]
FIGURES = ROOT / "build" / "policies.json"
NOTE = ROOT / "docs" / "developer" / "figures" / "policies.md"
BUDGETS = (1, 3, 8)
"""Of which the note has a table person by person."""
PER_FEED = (3, 1, 8, 24, 2, 6, 12, 48)
LISTS = (12, 5, 25, 50)
BATTERY = "battery"
CASES = (*(str(count) for count in PER_FEED), *(f"list-{count}" for count in LISTS), BATTERY)
OWN = "own"
"""The case of policies that know no budget."""
GOAL = {"wake-ups": 24.0, "on battery": 12.0, "wait on battery": 1.15, "lost": 2.0}
CAMPUS = 12
WHOLE = "{:,.0f}"
COLUMNS = (
    ("wait h/day", "delay_h_per_day", WHOLE),
    ("a minute later", "minute_later_h_per_day", WHOLE),
    ("missing/day", "missing_per_day", WHOLE),
    ("first look", "fresh_share", "{:.1%}"),
    ("value kept", "value_kept", "{:.1%}"),
    ("lost/day", "lost_per_day", "{:,.1f}"),
    ("polls/day", "polls_per_day", WHOLE),
    ("wake-ups/day", "wake_ups_per_day", "{:,.1f}"),
    ("Wi-Fi s/day", "wifi_s_per_day", WHOLE),
    ("mobile s/day", "mobile_s_per_day", WHOLE),
    ("processor s", "seconds", "{:.1f}"),
)
"""Waits are geometric means over people, all others plain ones. Bytes are not among them: the data tells no sizes."""
GEOMETRIC = ("delay_h_per_day", "minute_later_h_per_day", "wake_ups_per_day")
FORMS = {name: make for name, make in EVERY_FORM.items() if "/" not in name}
"""All but the crossed ones; the forms that aren't in POLICIES are run where they are named."""
BEGIN, END = "<!-- figures: written by dev.py bench policies -->", "<!-- end of figures -->"


def read_recorded_feeds() -> Feeds:
    return read_feeds(require_shared("data/rss-main.posts.csv.gz"))


@cache
def events_in(file: str) -> dict[str, FloatArray]:
    """Read once: a file holds many people, and each is asked for many times."""
    return read_users(require_shared(f"data/{file}"))


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    file: str
    train_days: int
    test_days: int

    def events(self, feeds: Feeds) -> FloatArray:
        events = events_in(self.file)[self.name]
        return events + auto_shift_weeks(feeds, events) * WEEK_S

    def trial(self, feeds: Feeds, per_feed: int) -> Trial:
        budget = per_feed * len(feeds.ids)
        return make_trial(feeds, self.events(feeds), UTC, self.train_days, self.test_days, budget)

    def trial_of(self, case: str, feeds: Feeds) -> Trial:
        if case.startswith("list-"):
            trial = self.trial(some_feeds(feeds, int(case.removeprefix("list-"))), 1)
            return replace(trial, budget_per_day=Settings().daily_budget)
        return self.trial(feeds, 3 if case in (BATTERY, OWN) else int(case))


def some_feeds(feeds: Feeds, count: int, draw: int = 0) -> Feeds:
    """The same for everybody: as many of the list, chosen by chance, and others in each `draw`."""
    dice = np.random.default_rng(count + 1_000 * draw)
    places = np.sort(dice.choice(len(feeds.ids), count, replace=False))
    return Feeds(
        tuple(feeds.ids[place] for place in places),
        tuple(feeds.posts[place] for place in places),
        feeds.windows[places],
    )


@dataclass(frozen=True, slots=True)
class Wanted:
    cases: list[str]
    policies: list[str]


def people(feeds: Feeds) -> list[Person]:
    known = [Person("R1", "reading.access.csv.gz", 28, 28), Person("V1", "watch.access.csv.gz", 28, 28)]
    known += [Person(f"P{i}", "panel.access.csv.gz", 16, 14) for i in range(1, 6)]
    return [*known, *list(campus(feeds))[:CAMPUS]]


def campus(feeds: Feeds) -> Iterator[Person]:
    """Those with at least twenty looks in two weeks of learning and in two of testing, as they come."""
    for name in events_in("collegemsg.access.csv.gz"):
        person = Person(name, "collegemsg.access.csv.gz", 14, 14)
        visits = merge_events(person.events(feeds))
        first = min(float(times[0]) for times in feeds.posts if times.size) // DAY_S * DAY_S
        early = np.count_nonzero(visits < first + 14 * DAY_S)
        late = np.count_nonzero((visits >= first + 14 * DAY_S) & (visits < first + 28 * DAY_S))
        if early >= 20 and late >= 20:
            yield person


def run(person: Person, feeds: Feeds, case: str, policy: str, kept: dict[Any, Polls]) -> dict[str, Any]:
    """One policy for one person. `kept` holds the polls of policies that poll the same for everybody."""
    trial = person.trial_of(case, feeds)
    began = time.process_time()
    same = (policy, trial.start_at, trial.end_at, case)
    polls = kept.get(same)
    if polls is None:
        spares = case == BATTERY
        facts = Facts(wake_ups=lambda at: GOAL["on battery"]) if spares else ALWAYS_ON
        polls = replay(trial, FORMS[policy], None if case == OWN else trial.budget_per_day, facts=facts)
    if policy in IGNORE_VISITS:
        kept[same] = polls
    seconds = time.process_time() - began
    figures = asdict(score(trial, polls.feeds, polls.times))
    also = {"even_lost_per_day": lost_evenly(trial)} if policy == "paperround" and case in ("3", BATTERY) else {}
    return {
        "person": person.name,
        "case": case,
        "policy": policy,
        **figures,
        **also,
        "refused": polls.refused,
        "seconds": seconds,
    }


def lost_evenly(trial: Trial) -> float:
    """Lost a day if every feed is polled at 24 even moments."""
    times = np.arange(trial.start_at, trial.end_at, DAY_S / 24) + DAY_S / 48
    count = len(trial.feeds.ids)
    every = np.repeat(times, count).astype(np.float64)
    return score(trial, np.tile(np.arange(count), len(times)), every).lost_per_day


def key(row: dict[str, Any]) -> tuple[str, str, str]:
    return row["person"], row["case"], row["policy"]


def collect(everybody: list[Person], feeds: Feeds, rows: list[dict[str, Any]], wanted: Wanted, minutes: float) -> bool:
    """Runs what is missing until the time is over; says whether everything is there."""
    done = {key(row) for row in rows}
    until = time.monotonic() + minutes * 60
    kept: dict[Any, Polls] = {}
    for case, person, policy in itertools.product(wanted.cases, everybody, wanted.policies):
        if case == BATTERY and policy != "paperround":
            continue  # all others wake the machine when they like
        run_as = OWN if policy in OWN_COST else case
        if (person.name, run_as, policy) in done:
            continue
        if time.monotonic() > until:
            return False
        rows.append(run(person, feeds, run_as, policy, kept))
        done.add((person.name, run_as, policy))
        FIGURES.parent.mkdir(exist_ok=True)
        FIGURES.write_text(json.dumps(rows, indent=1))
    return True


def mean_of(values: list[float], name: str) -> float:
    if name in GEOMETRIC:
        return float(np.exp(np.mean(np.log(np.maximum(values, 1e-9)))))
    return float(np.mean(values))


def count_people(names: list[str]) -> str:
    return "1 person" if len(names) == 1 else f"{len(names)} people"


def table(rows: list[dict[str, Any]], names: list[str], case: str) -> list[str]:
    """People down, policies across, hours of waiting a day; the least of each row in bold."""
    found = {key(row): row["delay_h_per_day"] for row in rows}
    there = [name for name in names if any((name, case, policy) in found for policy in FORMS)]
    policies = [name for name in FORMS if name not in OWN_COST and name != "fix-1d@budget"]
    policies = [policy for policy in policies if any((name, case, policy) in found for name in there)]
    lines = [f"| person | {' | '.join(policies)} |", "|---" * (len(policies) + 1) + "|"]
    for person in there:
        waits = [found.get((person, case, policy)) for policy in policies]
        least = min((wait for wait in waits if wait is not None), default=0.0)
        cells = ["" if wait is None else f"**{wait:,.0f}**" if wait == least else f"{wait:,.0f}" for wait in waits]
        lines.append(f"| {person} | {' | '.join(cells)} |")
    means = [relative(found, there, case, policy) for policy in policies]
    lines.append(f"| *against he-parker* | {' | '.join(f'{m:,.2f}' if m else '' for m in means)} |")
    return lines


def relative(found: dict[tuple[str, str, str], float], names: list[str], case: str, policy: str) -> float | None:
    """The geometric mean over all people of the wait, against that of he-parker."""
    ratios = [
        found[person, case, policy] / max(found[person, case, "he-parker"], 1e-9)
        for person in names
        if (person, case, policy) in found and (person, case, "he-parker") in found
    ]
    return mean_of(ratios, "delay_h_per_day") if ratios and len(ratios) == len(names) else None


def column_table(rows: list[dict[str, Any]], names: list[str], case: str) -> list[str]:
    """Policies down, all columns across, in the mean over the people for whom every policy shown was run."""
    by_policy = {
        policy: {
            row["person"]: row
            for row in rows
            if row["policy"] == policy and row["case"] in (case, OWN if case.isdigit() else case)
        }
        for policy in FORMS
    }
    by_policy = {policy: its for policy, its in by_policy.items() if its}
    there = [name for name in names if all(name in its for its in by_policy.values())]
    if not there:
        return []
    whom = "everybody" if len(there) == len(names) else ", ".join(there)
    lines = [f"For {count_people(there)}: {whom}.", ""]
    lines += [f"| policy | {' | '.join(title for title, _, _ in COLUMNS)} |", "|---" * (len(COLUMNS) + 1) + "|"]
    for policy, its in by_policy.items():
        means = [(mean_of([its[name][field] for name in there], field), form) for _, field, form in COLUMNS]
        cells = [f"{mean:.1f}" if form == WHOLE and mean < 10 else form.format(mean) for mean, form in means]
        lines.append(f"| {policy} | {' | '.join(cells)} |")
    return lines


def own_cost_table(rows: list[dict[str, Any]], names: list[str]) -> list[str]:
    policies = [name for name in FORMS if name in OWN_COST]
    found = {key(row): row for row in rows}
    lines = [f"| person | {' | '.join(policies)} |", "|---" * (len(policies) + 1) + "|"]
    for person in names:
        its = [found.get((person, OWN, policy)) for policy in policies]
        cells = [f"{row['delay_h_per_day']:,.0f} ({row['polls_per_day']:,.0f})" if row else "" for row in its]
        if any(its):
            lines.append(f"| {person} | {' | '.join(cells)} |")
    return lines


def goal_table(rows: list[dict[str, Any]], names: list[str]) -> list[str]:
    """The two goals of wake-ups at 3 polls per feed: on mains, and on battery."""
    found = {key(row): row for row in rows}
    both = [name for name in names if {(name, "3", "paperround"), (name, BATTERY, "paperround")} <= found.keys()]
    if not both:
        return []
    mains, battery = ([found[name, case, "paperround"] for name in both] for case in ("3", BATTERY))
    woken = [mean_of([row["wake_ups_per_day"] for row in its], "wake_ups_per_day") for its in (mains, battery)]
    longer = [b["delay_h_per_day"] / m["delay_h_per_day"] for m, b in zip(mains, battery, strict=True)]
    lost = [sum(row[name] for row in mains) / len(mains) for name in ("lost_per_day", "even_lost_per_day")]
    return [
        f"For {count_people(both)}: {'everybody' if len(both) == len(names) else ', '.join(both)}.",
        "",
        "| paperround, 3 polls per feed and day | measured | goal |",
        "|---|---|---|",
        f"| wake-ups a day, geometric mean | {woken[0]:.1f} | {GOAL['wake-ups']:.0f} |",
        f"| wake-ups a day on battery | {woken[1]:.1f} | {GOAL['on battery']:.0f} |",
        f"| wait on battery, against that on mains | {mean_of(longer, 'delay_h_per_day'):.2f} | {GOAL['wait on battery']} |",
        f"| lost a day, against polling everything at 24 even moments | {lost[0] / max(lost[1], 1e-9):.2f} | {GOAL['lost']:.0f} |",
    ]


def name_of(case: str) -> str:
    if case == BATTERY:
        return "3 polls per feed and day, on battery"
    if case.startswith("list-"):
        return f"{case.removeprefix('list-')} feeds, {Settings().daily_budget} polls a day"
    return f"{case} {'poll' if case == '1' else 'polls'} per feed and day"


def make_text(rows: list[dict[str, Any]], names: list[str]) -> list[str]:
    text: list[str] = []
    for case in map(str, BUDGETS):
        lines = table(rows, names, case)
        if len(lines) > 3:
            text += ["", f"### {name_of(case)}: hours of waiting a day", "", *lines]
    own = own_cost_table(rows, names)
    if len(own) > 2:
        text += ["", "### At a cost of their own: hours of waiting a day (polls a day)", "", *own]
    for case in sorted(CASES, key=lambda case: (not case.isdigit(), case.zfill(9))):
        lines = column_table([row for row in rows if case != BATTERY or row["case"] == BATTERY], names, case)
        if any(row["case"] == case for row in rows):
            text += ["", f"### {name_of(case)}: all columns", "", *lines]
    goals = goal_table(rows, names)
    return [*text, *(["", "### The goals of wake-ups", "", *goals] if goals else []), ""]


def write_note(text: list[str]) -> None:
    note = NOTE.read_text(encoding="utf-8")
    before, after = note.split(BEGIN)[0], note.split(END)[1]
    NOTE.write_text(f"{before}{BEGIN}\n" + "\n".join(text) + f"\n{END}{after}", encoding="utf-8")


def write_picture(rows: list[dict[str, Any]], names: list[str]) -> None:
    """Geometric means over everybody, at 3 polls per feed and day."""
    means = []
    for policy in FORMS:
        mine = [row for row in rows if row["policy"] == policy and row["case"] in (OWN, "3") and row["person"] in names]
        if len(mine) == len(names) and policy != "fix-1d@budget":
            wait = float(np.exp(np.mean([np.log(max(row["delay_h_per_day"], 1e-9)) for row in mine])))
            polls = float(np.mean([row["polls_per_day"] for row in mine]))
            means.append({"policy": policy, "delay_h_per_day": wait, "polls_per_day": polls})
    if len(means) < len(POLICIES) - 1:
        return  # not all are known for everybody yet: the picture stays
    draw_outcomes(means, NOTE.with_suffix(".png"), f"Waiting of {len(names)} people, 390 feeds, 1,170 polls a day")


def choose(text: str, known: Collection[str], usual: Sequence[str], what: str) -> list[str]:
    names = [name for name in text.split(",") if name] or list(usual)
    if unknown := [name for name in names if name not in known]:
        raise SystemExit(f"No {what} is called {', '.join(unknown)}; choose from {', '.join(known)}.")
    return names


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--people", default="", help="names with commas; everybody where none is given")
    parser.add_argument("--cases", default="", help=f"of {', '.join(CASES)}")
    parser.add_argument("--policies", default="", help="names with commas")
    parser.add_argument("--fresh", default="", help="policies to run anew, with commas")
    parser.add_argument("--dry", action="store_true", help="print the tables, and leave the note alone")
    chosen = parser.parse_args()
    feeds = read_recorded_feeds()
    rows = json.loads(FIGURES.read_text()) if FIGURES.exists() else []
    fresh = set(chosen.fresh.split(","))
    rows = [row for row in rows if row["policy"] not in fresh and row["policy"] in FORMS and "value_kept" in row]
    everybody = people(feeds)
    names = [person.name for person in everybody]
    some = choose(chosen.people, names, names, "person")
    wanted = Wanted(
        choose(chosen.cases, CASES, CASES, "case"), choose(chosen.policies, FORMS, list(POLICIES), "policy")
    )
    those = [person for person in everybody if person.name in some]
    complete = collect(those, feeds, rows, wanted, chosen.minutes)
    text = make_text(rows, names)
    print("\n".join(text))
    if not chosen.dry:
        write_note(text)
        write_picture(rows, names)
    over = sum(row["refused"] for row in rows)
    print(
        f"{len(rows)} runs, {over} polls asked beyond a budget; " + ("all done" if complete else "run again to go on")
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
