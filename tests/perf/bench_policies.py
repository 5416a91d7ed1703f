"""Every policy for real people at 1, 3 and 8 polls per feed and day: the tables of docs/notes/policies.md.

`python3 dev.py bench policies [--minutes 30] [--fresh POLICY,…]` goes on where it stopped and rewrites the
tables and the picture of the note. Its figures are in build/policies.json; `--fresh` forgets some first.
"""

from __future__ import annotations

import argparse
import json
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from datetime import UTC
from pathlib import Path
from typing import Any

import numpy as np

from reader.gui.insights.lab_chart import draw_outcomes
from reader.lab.files import get_user, read_feeds, read_users
from reader.lab.history import Feeds, Trial, auto_shift_weeks, make_trial
from reader.lab.replay import Polls, replay
from reader.lab.score import score
from reader.learn.reading import merge_events
from reader.model.planning import DAY_S, WEEK_S, FloatArray
from reader.plan.policies import OWN_COST, POLICIES
from tests.unit.lab.histories import IGNORE_LOOKS

ROOT = Path(__file__).resolve().parents[2]
SHARED = Path(os.environ.get("PAPERROUND_SHARED", ROOT.parent / "shared")) / "data"
FIGURES = ROOT / "build" / "policies.json"
NOTE = ROOT / "docs" / "notes" / "policies.md"
BUDGETS = (1, 3, 8)
CAMPUS = 12
BEGIN, END = "<!-- figures: written by dev.py bench policies -->", "<!-- end of figures -->"


@dataclass(frozen=True, slots=True)
class Person:
    name: str
    file: str
    train_days: int
    test_days: int

    def events(self, feeds: Feeds) -> FloatArray:
        events = get_user(SHARED / self.file, self.name)
        return events + auto_shift_weeks(feeds, events) * WEEK_S

    def trial(self, feeds: Feeds, per_feed: int) -> Trial:
        budget = per_feed * len(feeds.ids)
        return make_trial(feeds, self.events(feeds), UTC, self.train_days, self.test_days, budget)


def people(feeds: Feeds) -> list[Person]:
    known = [Person("R1", "reading.access.csv.gz", 28, 28), Person("V1", "watch.access.csv.gz", 28, 28)]
    known += [Person(f"P{i}", "panel.access.csv.gz", 16, 14) for i in range(1, 6)]
    return [*known, *list(campus(feeds))[:CAMPUS]]


def campus(feeds: Feeds) -> Iterator[Person]:
    """Those with at least twenty looks in two weeks of learning and in two of testing, as they come."""
    for name in read_users(SHARED / "collegemsg.access.csv.gz"):
        person = Person(name, "collegemsg.access.csv.gz", 14, 14)
        looks = merge_events(person.events(feeds))
        first = min(float(times[0]) for times in feeds.posts if times.size) // DAY_S * DAY_S
        early = np.count_nonzero(looks < first + 14 * DAY_S)
        late = np.count_nonzero((looks >= first + 14 * DAY_S) & (looks < first + 28 * DAY_S))
        if early >= 20 and late >= 20:
            yield person


def run(person: Person, feeds: Feeds, per_feed: int, policy: str, kept: dict[Any, Polls]) -> dict[str, Any]:
    """One policy for one person. `kept` holds the polls of policies that poll the same for everybody."""
    trial = person.trial(feeds, per_feed)
    began = time.process_time()
    same = (policy, trial.start_at, trial.end_at, per_feed)
    polls = kept.get(same)
    if polls is None:
        polls = replay(trial, POLICIES[policy], None if policy in OWN_COST else trial.budget_per_day)
    if policy in IGNORE_LOOKS:
        kept[same] = polls
    seconds = time.process_time() - began
    figures = score(trial, polls.feeds, polls.times)
    return {
        "person": person.name,
        "per_feed": 0 if policy in OWN_COST else per_feed,
        "policy": policy,
        "polls_per_day": figures.polls_per_day,
        "delay_h_per_day": figures.delay_h_per_day,
        "fresh_share": figures.fresh_share,
        "lost_per_day": figures.lost_per_day,
        "refused": polls.refused,
        "seconds": seconds,
    }


def key(row: dict[str, Any]) -> tuple[str, int, str]:
    return row["person"], row["per_feed"], row["policy"]


def collect(everybody: list[Person], feeds: Feeds, rows: list[dict[str, Any]], minutes: float) -> bool:
    """Runs what is missing until the time is over; says whether everything is there."""
    done = {key(row) for row in rows}
    until = time.monotonic() + minutes * 60
    kept: dict[Any, Polls] = {}
    for per_feed in (3, 1, 8):
        for person in everybody:
            for policy in POLICIES:
                wanted = (person.name, 0 if policy in OWN_COST else per_feed, policy)
                if wanted in done:
                    continue
                if time.monotonic() > until:
                    return False
                rows.append(run(person, feeds, per_feed, policy, kept))
                done.add(wanted)
                FIGURES.parent.mkdir(exist_ok=True)
                FIGURES.write_text(json.dumps(rows, indent=1))
    return True


def table(rows: list[dict[str, Any]], names: list[str], per_feed: int) -> list[str]:
    """People down, policies across, hours of waiting a day; the least of each row in bold."""
    found = {key(row): row["delay_h_per_day"] for row in rows}
    policies = [name for name in POLICIES if name not in OWN_COST and name != "fix-1d@budget"]
    lines = [f"| person | {' | '.join(policies)} |", "|---" * (len(policies) + 1) + "|"]
    for person in names:
        waits = [found.get((person, per_feed, policy)) for policy in policies]
        least = min((wait for wait in waits if wait is not None), default=0.0)
        cells = [
            "" if wait is None else f"**{wait:,.0f}**" if wait == least else f"{wait:,.0f}" for wait in waits
        ]
        lines.append(f"| {person} | {' | '.join(cells)} |")
    means = [relative(found, names, per_feed, policy) for policy in policies]
    lines.append(f"| *against he-parker* | {' | '.join(f'{m:.2f}' if m else '' for m in means)} |")
    return lines


def relative(
    found: dict[tuple[str, int, str], float], names: list[str], per_feed: int, policy: str
) -> float | None:
    """The geometric mean over all people of the wait, against that of he-parker."""
    ratios = [
        found[person, per_feed, policy] / found[person, per_feed, "he-parker"]
        for person in names
        if (person, per_feed, policy) in found and (person, per_feed, "he-parker") in found
    ]
    return float(np.exp(np.mean(np.log(ratios)))) if len(ratios) == len(names) else None


def own_cost_table(rows: list[dict[str, Any]], names: list[str]) -> list[str]:
    policies = [name for name in POLICIES if name in OWN_COST]
    found = {key(row): row for row in rows}
    lines = [f"| person | {' | '.join(policies)} |", "|---" * (len(policies) + 1) + "|"]
    for person in names:
        cells = []
        for policy in policies:
            row = found.get((person, 0, policy))
            cells.append(f"{row['delay_h_per_day']:,.0f} ({row['polls_per_day']:,.0f})" if row else "")
        lines.append(f"| {person} | {' | '.join(cells)} |")
    return lines


def lost_table(rows: list[dict[str, Any]], names: list[str]) -> list[str]:
    """Lost posts and fresh share at 3 polls per feed, on average over people."""
    lines = ["| policy | posts lost a day | already there at the first look |", "|---|---|---|"]
    for policy in POLICIES:
        mine = [
            row
            for row in rows
            if row["policy"] == policy and row["per_feed"] in (0, 3) and row["person"] in names
        ]
        if len(mine) == len(names):
            lost = np.mean([row["lost_per_day"] for row in mine])
            fresh = np.mean([row["fresh_share"] for row in mine])
            lines.append(f"| {policy} | {lost:,.1f} | {fresh:.1%} |")
    return lines


def write_note(rows: list[dict[str, Any]], names: list[str]) -> None:
    text: list[str] = []
    for per_feed in BUDGETS:
        polls = "poll" if per_feed == 1 else "polls"
        text += [
            "",
            f"### {per_feed} {polls} per feed and day: hours of waiting a day",
            "",
            *table(rows, names, per_feed),
        ]
    text += [
        "",
        "### At a cost of their own: hours of waiting a day (polls a day)",
        "",
        *own_cost_table(rows, names),
    ]
    text += ["", "### Lost and fresh posts, 3 polls per feed and day", "", *lost_table(rows, names), ""]
    note = NOTE.read_text(encoding="utf-8")
    before, after = note.split(BEGIN)[0], note.split(END)[1]
    NOTE.write_text(f"{before}{BEGIN}\n" + "\n".join(text) + f"\n{END}{after}", encoding="utf-8")


def write_picture(rows: list[dict[str, Any]], names: list[str]) -> None:
    """Geometric means over everybody, at 3 polls per feed and day."""
    means = []
    for policy in POLICIES:
        mine = [
            row
            for row in rows
            if row["policy"] == policy and row["per_feed"] in (0, 3) and row["person"] in names
        ]
        if len(mine) == len(names) and policy != "fix-1d@budget":
            wait = float(np.exp(np.mean([np.log(max(row["delay_h_per_day"], 1e-9)) for row in mine])))
            polls = float(np.mean([row["polls_per_day"] for row in mine]))
            means.append({"policy": policy, "delay_h_per_day": wait, "polls_per_day": polls})
    draw_outcomes(
        means, NOTE.with_suffix(".png"), f"Waiting of {len(names)} people, 390 feeds, 1,170 polls a day"
    )


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=30.0)
    parser.add_argument("--fresh", default="", help="policies to run anew, with commas")
    chosen = parser.parse_args()
    feeds = read_feeds(SHARED / "rss-main.posts.csv.gz")
    rows = json.loads(FIGURES.read_text()) if FIGURES.exists() else []
    fresh = set(chosen.fresh.split(","))
    rows = [row for row in rows if row["policy"] not in fresh and row["policy"] in POLICIES]
    everybody = people(feeds)
    complete = collect(everybody, feeds, rows, chosen.minutes)
    names = [person.name for person in everybody]
    write_note(rows, names)
    write_picture(rows, names)
    over = sum(row["refused"] for row in rows)
    print(
        f"{len(rows)} runs, {over} polls asked beyond a budget; "
        + ("all done" if complete else "run again to go on")
    )
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
