"""dev.py bench month: a simulated month of 300 feeds on a loopback server, against polling every hour.

A user with sessions who unlocks the computer before most of them (signs of presence), sleep every night, two days
offline, the end of summer time, battery half of the time; `--without signs` leaves those out. All
figures come from the server's log and from the posts as they were made up; nothing is asked of the engine.
"""

from __future__ import annotations

import argparse
import gzip
import json
import tempfile
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from pathlib import Path

import numpy as np
from msgspec import structs

from reader.core.records.planning import DAY_S, HOUR_S
from reader.lab.files import Trial
from reader.lab.policies.paperround import Paperround
from reader.lab.replay import MOBILE, Facts, Polls, radio_seconds, replay
from reader.lab.score import Score, score
from reader.planner.learning.localtime import local_seconds
from reader.planner.learning.rhythm import SLOT_S
from tests.engine import guests
from tests.engine.simulated import BERLIN, Publishers, RefreshRequests, World, local_time, make_facts
from tests.perf.machine import describe_machine
from tests.perf.month_plot import draw_month
from tests.perf.month_world import HARDSHIPS, ZONE, Plan, judge, live, make_month

NO_NEWS_BYTES = 220
EVENING_H = 18.0


@dataclass(frozen=True)
class Row:
    name: str
    fetches: float
    megabytes: float
    missing_share: float
    delay_h: float
    wake_ups: float
    mobile_s: float


def hourly_rows(publishers: Publishers, trial: Trial, plan: Plan) -> tuple[Row, Row]:
    """Every feed once an hour, day and night, always online: the most that hourly polling could bring."""
    hours = np.arange(plan.start_at, plan.end_at, 3_600.0)
    feeds, times, changed_bytes, whole_bytes = [], [], 0.0, 0.0
    for feed in range(plan.feeds):
        at = hours + feed * 977 % 3_600
        feeds.append(np.full(len(at), feed))
        times.append(at)
        counts = np.searchsorted(publishers.posts[feed], at, side="right")
        size = document_bytes(publishers, feed, int(counts[-1]))
        news = int(np.count_nonzero(np.diff(counts, prepend=counts[0] - 1)))
        changed_bytes += news * size + (len(at) - news) * NO_NEWS_BYTES
        whole_bytes += len(at) * size
    result = score(trial, np.concatenate(feeds), np.concatenate(times))
    # Spread over the hour for the wait; for the radio all at once, which is the least it can take.
    together = radio_seconds(np.repeat(hours, plan.feeds), MOBILE) / plan.days
    result = structs.replace(result, wake_ups_per_day=24.0, mobile_s_per_day=together)
    fetches = plan.feeds * 24.0
    return (
        make_row("hourly, conditional", fetches, changed_bytes / plan.days, result),
        make_row("hourly, without conditional requests", fetches, whole_bytes / plan.days, result),
    )


def document_bytes(publishers: Publishers, feed: int, count: int) -> int:
    made = publishers.document(feed, count, int(publishers.windows[feed]))
    return len(gzip.compress(made, 1)) + NO_NEWS_BYTES


def make_row(name: str, fetches: float, bytes_a_day: float, result: Score) -> Row:
    return Row(
        name,
        fetches,
        bytes_a_day / 1e6,
        1 - result.fresh_share,
        result.delay_h_per_day,
        result.wake_ups_per_day,
        result.mobile_s_per_day,
    )


def score_log(trial: Trial, log: list[RefreshRequests]) -> Score:
    return score(trial, np.array([asked.feed for asked in log]), np.array([asked.at for asked in log]))


def report(world: World, publishers: Publishers, trial: Trial, plan: Plan, shown_visits: int) -> dict:
    log, zone = publishers.log, ZONE
    ours = make_row(
        "Paperround", len(log) / plan.days, sum(a.sent_bytes for a in log) / plan.days, score_log(trial, log)
    )
    conditional, whole = hourly_rows(publishers, trial, plan)
    print(
        f"{'a day':<38}{'fetches':>9}{'MB':>9}{'missing at first look':>24}{'wait, h':>10}"
        f"{'wake-ups':>10}{'mobile radio, s':>17}"
    )
    for row in (ours, conditional, whole):
        print(
            f"{row.name:<38}{row.fetches:>9.0f}{row.megabytes:>9.2f}{row.missing_share:>23.1%}{row.delay_h:>11.1f}"
            f"{row.wake_ups:>10.1f}{row.mobile_s:>17.0f}"
        )
    used = guests.per_local_day(log, zone)
    added = plan.feeds
    over = {day: count for day, count in list(used.items())[1:] if count > plan.budget}
    silence = guests.longest_silence(log, plan.feeds, plan.start_at, plan.end_at)
    figures = {
        "fewer_fetches": 1 - ours.fetches / conditional.fetches,
        "fewer_bytes": 1 - ours.megabytes / conditional.megabytes,
        "fewer_bytes_unconditional": 1 - ours.megabytes / whole.megabytes,
        "missing_at_first_look": ours.missing_share,
        "violations": len(guests.violations(log)),
        "days_over_budget": len(over) + (max(list(used.values())[:1]) > plan.budget + added),
        "most_in_a_minute": guests.most_in_a_minute(log),
        "at_once_per_host": max(world.server.most_at_once.values()),
        "longest_silence_days": max(silence.values()),
        "fetches_in_last_quarter_hour": count_late(log) / plan.days,
    }
    figures |= against_lab(trial, log, plan, make_facts(world.life, world.settings), shown_visits)
    for name, value in figures.items():
        print(f"{name:<32}{value:>10.3f}")
    return figures | {"rows": [vars_of(row) for row in (ours, conditional, whole)]}


def vars_of(row: Row) -> dict:
    return {name: getattr(row, name) for name in row.__dataclass_fields__}


def count_late(log: list[RefreshRequests]) -> int:
    """In the last quarter of an hour before midnight, when what is left of a day's budget is of no other use."""
    seconds = local_seconds(np.array([asked.at for asked in log]), ZONE) % DAY_S
    return int(np.count_nonzero(seconds >= DAY_S - SLOT_S))


def in_the_evening(trial: Trial) -> Trial:
    """Only the looks after six: the machine was on battery in the afternoon."""
    hours = local_seconds(trial.visits, ZONE) % DAY_S / HOUR_S
    return structs.replace(trial, visits=trial.visits[hours >= EVENING_H])


def against_lab(trial: Trial, log: list[RefreshRequests], plan: Plan, facts: Facts, shown: int) -> dict[str, float]:
    """The same policy in the lab, judged at visits of days on which the engine had a line: with the facts of the
    machine, which could not poll while asleep or offline, had to spare on battery and polls only so many feeds in a
    minute; with all of them but the bound per minute; and free of them and of publishers' wishes. Prints the looks at
    which engine and lab differ most."""
    judged, unbound = judge(trial, plan), structs.replace(facts, per_minute=None)
    lab, lab_unbound = (replay(trial, Paperround, plan.budget, facts=one) for one in (facts, unbound))
    free = replay(without_floors(trial), Paperround, plan.budget)
    lived = score_log(judged, log).delay_h_per_day
    promised, promised_unbound, promised_free = (
        score(judged, made.feeds, made.times).delay_h_per_day for made in (lab, lab_unbound, free)
    )
    evening, pairs = in_the_evening(judged), compare_visits(judged, log, lab)
    print_visits(pairs[:shown])
    return {
        "evening_delay_h": score_log(evening, log).delay_h_per_day,
        "evening_free_lab_delay_h": score(evening, free.feeds, free.times).delay_h_per_day,
        "live_delay_h": lived,
        "lab_delay_h": promised,
        "against_lab": lived / promised,
        "against_lab_but_for_one_look": sum(one.live_h for one in pairs[1:]) / sum(one.lab_h for one in pairs[1:]),
        "unbound_lab_delay_h": promised_unbound,
        "against_unbound_lab": lived / promised_unbound,
        "free_lab_delay_h": promised_free,
        "against_free_lab": lived / promised_free,
    }


@dataclass(frozen=True)
class ComparedVisit:
    """What one visit found missing, in hours."""

    at: float
    live_h: float
    lab_h: float


def compare_visits(judged: Trial, log: list[RefreshRequests], lab: Polls) -> list[ComparedVisit]:
    """All looks, that at which engine and lab differ most first."""
    pairs = []
    for at in judged.visits[judged.visits >= judged.start_at].tolist():
        one = structs.replace(judged, visits=np.array([at]))
        found = (score_log(one, log), score(one, lab.feeds, lab.times))
        live_h, lab_h = (each.delay_h_per_day * judged.days for each in found)
        pairs.append(ComparedVisit(at, live_h, lab_h))
    return sorted(pairs, key=lambda pair: -abs(pair.live_h - pair.lab_h))


def print_visits(pairs: Sequence[ComparedVisit]) -> None:
    for pair in pairs:
        at = datetime.fromtimestamp(pair.at, ZONE)
        print(f"{at:%a %d %b %H:%M:%S}  live {pair.live_h:>8.1f} h  lab {pair.lab_h:>8.1f} h")


def without_floors(trial: Trial) -> Trial:
    return structs.replace(trial, feeds=structs.replace(trial.feeds, floors_s=None))


def replay_wait(trial: Trial, plan: Plan, facts: Facts) -> float:
    polls = replay(trial, Paperround, plan.budget, facts=facts)
    return score(judge(trial, plan), polls.feeds, polls.times).delay_h_per_day


def print_hardships(plan: Plan) -> None:
    """What each hardship costs in the lab's replay, one at a time and all together."""
    lived = ("sleep", "Offline", "battery")
    for kept in ((), *((name,) for name in lived), lived):
        one = replace(plan, without=frozenset(lived) - set(kept))
        trial, life = make_month(one)
        wait = replay_wait(trial, one, make_facts(life, one.make_settings()))
        print(f"{' and '.join(kept) or 'none of them':<32}{wait:>10.1f} h/day", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="dev.py bench month")
    parser.add_argument("--feeds", type=int, default=300)
    parser.add_argument("--days", type=int, default=30)
    parser.add_argument("--budget", type=int, default=1_000)
    parser.add_argument("--seed", type=int, default=3)
    parser.add_argument("--without", default="", metavar="LIST", help=f"leave out some of {', '.join(HARDSHIPS)}")
    parser.add_argument("--lab", action="store_true", help="only replay: what does each hardship cost there?")
    parser.add_argument("--looks", type=int, default=3, help="tell so many at which engine and lab differ most")
    parser.add_argument("--json", metavar="FILE", help="write the figures there")
    parser.add_argument("--plot", metavar="FILE.png", help="draw them there")
    chosen = parser.parse_args()
    without = frozenset(filter(None, chosen.without.split(",")))
    if unknown := without - set(HARDSHIPS):
        parser.error(f"there is no hardship named {', '.join(unknown)}")
    plan = Plan(chosen.feeds, chosen.days, chosen.budget, chosen.seed, without)
    print(f"{plan.feeds} feeds, {plan.days} days, {plan.budget} fetches a day; {describe_machine()}")
    if without:
        print(f"without {', '.join(sorted(without))}")
    if chosen.lab:
        print_hardships(plan)
        return
    started, cpu = time.perf_counter(), time.process_time()
    with local_time(BERLIN), tempfile.TemporaryDirectory() as folder:
        world, publishers, trial = live(Path(folder), plan)
        print(f"lived in {time.perf_counter() - started:.0f} s, {time.process_time() - cpu:.0f} s CPU")
        figures = report(world, publishers, trial, plan, chosen.looks)
        world.close()
    if chosen.json:
        Path(chosen.json).write_text(json.dumps(figures, indent=1))
    if chosen.plot:
        title = f"{plan.days} simulated days with {plan.feeds} feeds and a budget of {plan.budget:,} fetches a day"
        draw_month(figures["rows"], Path(chosen.plot), title)


if __name__ == "__main__":
    main()
