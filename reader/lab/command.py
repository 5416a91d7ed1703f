"""`paperround lab …`: the lab on the command line. Prints; decides nothing."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
from msgspec.structs import replace

from reader.clock import Clock, SystemClock
from reader.errors import UsageError
from reader.lab.arguments import parse_amount, parse_count, parse_seed, parse_zone
from reader.lab.compare import Outcome, choose_policies, run_policy
from reader.lab.content_command import run_content
from reader.lab.files import get_user, read_feeds
from reader.lab.generate import Recipe, generate
from reader.lab.history import Feeds, Trial, auto_shift_weeks, make_trial, starts_of_use
from reader.lab.made_up_files import write_made_up
from reader.lab.mine import own_trial, run_way
from reader.lab.ready_command import add_ready, run_ready
from reader.lab.report import as_rows, as_table, write_polls
from reader.model.history import OwnHistory
from reader.model.planning import WEEK_S, FloatArray
from reader.model.presence import PresenceSign
from reader.progress import Progress

USUAL_DAYS = 28
Plot = Callable[[Sequence[dict[str, Any]], Path], None]
ReadMine = Callable[[], OwnHistory]
Run = Callable[[Trial, str, Clock, Callable[[float, str], None]], Outcome]


def add_parser(subparsers: Any) -> None:
    """`subparsers` is what argparse's add_subparsers() gives."""
    lab = subparsers.add_parser("lab", help="replay a history under every policy and compare them")
    commands = lab.add_subparsers(dest="lab_command", required=True)
    _add_compare(commands.add_parser("compare", help="score policies on recorded posts and looks"))
    _add_generate(commands.add_parser("generate", help="make up a history whose rates are known"))
    add_ready(commands.add_parser("ready", help="what is whole when it is opened without a line"))


def _add_compare(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--mine", action="store_true", help="replay your own last weeks, with your own budget"
    )
    parser.add_argument("--weeks", type=parse_count, help="with --mine: only the last so many weeks")
    parser.add_argument(
        "--content", action="store_true", help="compare by how fresh they keep profiles; posts need titles"
    )
    parser.add_argument("--posts", type=Path, help="CSV with feed_id and unix_ts, may be gzip")
    parser.add_argument("--access", type=Path, help="CSV with user_id and unix_ts, may be gzip")
    parser.add_argument(
        "--activity", type=Path, help="the same of whatever they did at the machine: signs of presence"
    )
    parser.add_argument(
        "--first-days", action="store_true", help="as if everything were subscribed to when the test begins"
    )
    parser.add_argument("--user", help="whose looks; needed where the file holds several people")
    parser.add_argument(
        "--shift-weeks", default="auto", help="move the looks by whole weeks: a number or auto"
    )
    parser.add_argument("--train-days", type=parse_count, help="(default 28, with --content 14)")
    parser.add_argument("--test-days", type=parse_count, help="(default 28, with --content 14)")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument(
        "--per-feed", type=parse_amount, default=3.0, help="polls per feed and day (default 3)"
    )
    amount.add_argument("--budget", type=int, help="polls per day over all feeds")
    parser.add_argument("--policies", default="all", help="names with commas between, or all")
    parser.add_argument("--window", type=parse_count, help="entries a feed's document holds")
    parser.add_argument(
        "--zone", type=parse_zone, default="UTC", help="the owner's time zone, such as Europe/Berlin"
    )
    parser.add_argument("--json", action="store_true", help="print a list of objects instead of a table")
    parser.add_argument("--dump-polls", type=Path, metavar="FILE", help="write every poll as CSV")
    parser.add_argument("--plot", type=Path, metavar="FILE.png", help="draw wait against polls")


def _add_generate(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--feeds", type=parse_count, default=100)
    parser.add_argument("--days", type=parse_count, default=56)
    parser.add_argument("--users", type=parse_count, default=1)
    parser.add_argument("--bursts", type=parse_amount, default=0.3, help="share of posts that follow another")
    parser.add_argument("--sessions", type=parse_amount, default=3.0, help="sessions a day")
    parser.add_argument("--seed", type=parse_seed, default=1)
    parser.add_argument("--zone", type=parse_zone, default="UTC")


def run(arguments: argparse.Namespace, plot: Plot, read_mine: ReadMine) -> int:
    """`plot` draws a picture, `read_mine` reads the store: handed in, because this room does neither."""
    if arguments.lab_command == "generate":
        return _run_generate(arguments)
    if arguments.lab_command == "ready":
        return run_ready(arguments)
    if arguments.content:
        return run_content(arguments)
    return _run_compare(arguments, plot, read_mine)


def _run_generate(arguments: argparse.Namespace) -> int:
    recipe = Recipe(
        feeds=arguments.feeds,
        days=arguments.days,
        users=arguments.users,
        burst_share=min(arguments.bursts, 0.95),
        sessions_per_day=arguments.sessions,
    )
    history = generate(recipe, np.random.default_rng(arguments.seed), arguments.zone)
    for path in write_made_up(history, arguments.out):
        sys.stdout.write(f"{path}\n")
    return 0


def _run_compare(arguments: argparse.Namespace, plot: Plot, read_mine: ReadMine) -> int:
    names = choose_policies(arguments.policies)
    run: Run = run_policy
    if arguments.mine:
        history = read_mine()
        trial = own_trial(history, arguments.budget, arguments.weeks)
        run = partial(run_way, history)
    else:
        trial = _trial(arguments)
    outcomes = _compare_with_progress(trial, names, run, SystemClock())
    _print(outcomes, arguments.json)
    if arguments.dump_polls:
        _dump(outcomes, trial, arguments.dump_polls)
    if arguments.plot:
        plot(as_rows(outcomes), arguments.plot)
    return 0


def _trial(arguments: argparse.Namespace) -> Trial:
    if arguments.posts is None or arguments.access is None:
        raise UsageError("Give --posts and --access, --mine to replay your own weeks, or --content.")
    feeds = read_feeds(arguments.posts, arguments.window)
    events = get_user(arguments.access, arguments.user)
    if not any(times.size for times in feeds.posts):
        raise UsageError(f"{arguments.posts} holds no posts.")
    weeks = _weeks(arguments.shift_weeks, feeds, events)
    budget = arguments.budget if arguments.budget is not None else round(arguments.per_feed * len(feeds.ids))
    if budget < 0:
        raise UsageError("The budget cannot be negative; give 0 or more polls a day.")
    days = arguments.train_days or USUAL_DAYS, arguments.test_days or USUAL_DAYS
    trial = make_trial(feeds, events + weeks * WEEK_S, arguments.zone, *days, budget)
    return replace(trial, signs=_signs(arguments, weeks), is_first_day=arguments.first_days)


def _signs(arguments: argparse.Namespace, weeks: int) -> tuple[PresenceSign, ...]:
    if arguments.activity is None:
        return ()
    return starts_of_use(get_user(arguments.activity, arguments.user) + weeks * WEEK_S)


def _compare_with_progress(trial: Trial, names: Sequence[str], run: Run, clock: Clock) -> list[Outcome]:
    with Progress(trial.days * len(names), "Replaying") as progress:

        def on_day(days: float, name: str) -> None:
            progress.advance(days, f"Replaying {name}")

        return [run(trial, name, clock, on_day) for name in names]


def _print(outcomes: Sequence[Outcome], as_json: bool) -> None:
    text = json.dumps(as_rows(outcomes), indent=2) if as_json else as_table(outcomes)
    sys.stdout.write(text + "\n")


def _dump(outcomes: Sequence[Outcome], trial: Trial, path: Path) -> None:
    try:
        with path.open("w", encoding="utf-8", newline="") as file:
            write_polls(outcomes, trial, file)
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from None


def _weeks(text: str, feeds: Feeds, events: FloatArray) -> int:
    if text == "auto":
        return auto_shift_weeks(feeds, events)
    try:
        return int(text)
    except ValueError:
        raise UsageError("--shift-weeks takes a whole number of weeks, or auto.") from None
