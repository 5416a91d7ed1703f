"""`paperround lab …`: the lab on the command line, with the options it takes and the tables and files it writes."""

from __future__ import annotations

import csv
import gzip
import io
import json
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from datetime import tzinfo
from functools import partial
from pathlib import Path
from typing import Any
from zoneinfo import ZoneInfo

import numpy as np
from msgspec.structs import replace

from reader.core.clock import Clock, SystemClock
from reader.core.errors import UsageError
from reader.core.progress import Progress
from reader.core.records.planning import WEEK_S, FloatArray, OwnHistory
from reader.lab import files
from reader.lab.generate import MadeUp, Recipe, generate
from reader.lab.mine import Outcome, as_rows, as_table, choose_policies, own_trial, run_policy, run_way, write_polls
from reader.lab.papers.data import Files, Source
from reader.lab.papers.report import as_json, as_page, choose_tables, make_tables, write_plots
from reader.planner.learning.reading import merge_events

MOST = 100_000
"""Feeds, days, polls per feed, seeds: more than anybody means, and less than breaks a calendar."""
USUAL_DAYS = 28
Plot = Callable[[Sequence[dict[str, Any]], Path], None]
ReadMine = Callable[[], OwnHistory]
Run = Callable[[files.Trial, str, Clock, Callable[[float, str], None]], Outcome]


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Turn an error of writing a file into a sentence."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"Can't write {path}: {error.strerror}.") from None


def write_made_up(history: MadeUp, folder: Path, name: str = "made-up") -> list[Path]:
    """Write a history as the files that `lab compare` reads: posts, access and feeds, with the truth beside them."""
    feeds, truth = history.feeds, history.truth
    posts = sorted((int(at), feed_id) for feed_id, times in zip(feeds.ids, feeds.posts, strict=True) for at in times)
    visits = sorted((int(at), user) for user, times in history.events.items() for at in times)
    shape = [f"h{hour}" for hour in range(168)]
    tables: list[tuple[str, list[str], Iterable[Iterable[Any]]]] = [
        ("posts.csv.gz", ["feed_id", "unix_ts"], ((feed_id, at) for at, feed_id in posts)),
        ("access.csv.gz", ["user_id", "unix_ts"], ((user, at) for at, user in visits)),
        (
            "feeds.csv",
            ["feed_id", "kind", "window"],
            zip(feeds.ids, ["site"] * len(feeds.ids), feeds.windows, strict=True),
        ),
        (
            "truth.csv",
            ["feed_id", "posts_per_day", *shape],
            ((feed_id, truth.per_day[i], *truth.week[i].round(6)) for i, feed_id in enumerate(feeds.ids)),
        ),
    ]
    return [_write(folder / f"{name}.{ending}", header, rows) for ending, header, rows in tables]


def _write(path: Path, header: list[str], rows: Iterable[Iterable[Any]]) -> Path:
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(header)
    writer.writerows(rows)
    data = text.getvalue().encode()
    with _writing(path):
        path.parent.mkdir(parents=True, exist_ok=True)
        # No time stamp inside, so that the same history gives the same bytes.
        path.write_bytes(gzip.compress(data, mtime=0) if path.suffix == ".gz" else data)
    return path


def _make_number_parser(kind: type, low: int, words: str) -> Callable[[str], Any]:
    def parse(text: str) -> Any:
        try:
            value = kind(text)
        except ValueError:
            value = -1
        if not low <= value <= MOST:
            raise ArgumentTypeError(f"{text} isn't {words} from {low} to {MOST:,}")
        return value

    return parse


parse_count = _make_number_parser(int, 1, "a whole number")
parse_seed = _make_number_parser(int, 0, "a whole number")
parse_amount = _make_number_parser(float, 0, "a number")


def parse_zone(text: str) -> tzinfo:
    try:
        return ZoneInfo(text)
    except (KeyError, ValueError, OSError):  # OSError: a part of the world, which is a folder of zones
        raise ArgumentTypeError(f"there's no time zone {text}; use a name like Europe/Berlin") from None


def add_parser(subparsers: Any) -> None:
    """Add the lab's commands to what argparse's add_subparsers() gives."""
    lab = subparsers.add_parser("lab", help="compare fetch strategies on a recorded history")
    commands = lab.add_subparsers(dest="lab_command", required=True)
    _add_compare(commands.add_parser("compare", help="score strategies on recorded articles and visits"))
    _add_generate(commands.add_parser("generate", help="generate a history with known rates"))
    _add_papers(commands.add_parser("papers", help="compute the papers' tables and print theirs beside ours"))


def _add_compare(parser: ArgumentParser) -> None:
    parser.add_argument("--mine", action="store_true", help="replay your own last weeks with your own budget")
    parser.add_argument("--weeks", type=parse_count, help="with --mine: only the last N weeks")
    parser.add_argument("--posts", type=Path, help="CSV with feed_id and unix_ts, may be gzip")
    parser.add_argument("--access", type=Path, help="CSV with user_id and unix_ts, and feed_id if known; may be gzip")
    parser.add_argument("--activity", type=Path, help="same for any activity at the computer: signs of presence")
    parser.add_argument("--first-days", action="store_true", help="subscribe to everything when the test begins")
    parser.add_argument("--user", help="whose visits; needed if the file has several users")
    parser.add_argument("--shift-weeks", default="auto", help="shift the visits by whole weeks: a number or auto")
    parser.add_argument("--train-days", type=parse_count, help="days to learn from (default: 28)")
    parser.add_argument("--test-days", type=parse_count, help="days to test on (default: 28)")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--per-feed", type=parse_amount, default=3.0, help="fetches per feed and day (default: 3)")
    amount.add_argument("--budget", type=int, help="fetches per day over all feeds")
    parser.add_argument("--policies", default="all", help="names separated by commas, or all")
    parser.add_argument("--window", type=parse_count, help="articles in a feed's document")
    parser.add_argument("--zone", type=parse_zone, default="UTC", help="time zone of the user, such as Europe/Berlin")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.add_argument("--dump-polls", type=Path, metavar="FILE", help="write every fetch as CSV")
    parser.add_argument("--plot", type=Path, metavar="FILE.png", help="plot wait against fetches")


def _add_papers(parser: ArgumentParser) -> None:
    parser.add_argument("--only", default="", metavar="S-1,P-2", help="print only these tables")
    parser.add_argument("--posts", type=Path, help="CSV with feed_id and unix_ts (default: generated)")
    parser.add_argument("--access", type=Path, help="CSV with user_id and unix_ts; uses the six busiest")
    parser.add_argument("--titles", type=Path, help="CSV with feed_id, unix_ts and title")
    parser.add_argument("--zone", type=parse_zone, default="UTC", help="time zone of the users, such as Europe/Berlin")
    parser.add_argument("--json", action="store_true", help="print a list of objects")
    parser.add_argument("--plots", type=Path, metavar="FOLDER", help="draw the papers' figures as SVG")


def _run_papers(arguments: Namespace) -> int:
    names = choose_tables(arguments.only)
    given = Files(arguments.posts, arguments.access, arguments.titles, arguments.zone)
    with Progress(len(names), "Computing") as progress:
        found = list(
            make_tables(names, Source(given), SystemClock(), lambda name: progress.advance(1, f"Computing {name}"))
        )
    tables = [table for table, _ in found]
    if arguments.plots:
        write_plots(tables, arguments.plots)
    sys.stdout.write((as_json(found) if arguments.json else as_page(tables, given, arguments.plots)) + "\n")
    return 0


def _add_generate(parser: ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER", help="folder to write to")
    parser.add_argument("--feeds", type=parse_count, default=100, help="number of feeds (default: 100)")
    parser.add_argument("--days", type=parse_count, default=56, help="length in days (default: 56)")
    parser.add_argument("--users", type=parse_count, default=1, help="number of users (default: 1)")
    parser.add_argument("--bursts", type=parse_amount, default=0.3, help="share of articles that follow another")
    parser.add_argument("--sessions", type=parse_amount, default=3.0, help="sessions per day")
    parser.add_argument("--seed", type=parse_seed, default=1, help="seed of the random numbers (default: 1)")
    parser.add_argument("--zone", type=parse_zone, default="UTC", help="time zone of the users")


def run(arguments: Namespace, plot: Plot, read_mine: ReadMine) -> int:
    """Run one of the lab's commands. `plot` draws a picture and `read_mine` reads the store, which the lab cannot."""
    if arguments.lab_command == "generate":
        return _run_generate(arguments)
    if arguments.lab_command == "papers":
        return _run_papers(arguments)
    return _run_compare(arguments, plot, read_mine)


def _run_generate(arguments: Namespace) -> int:
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


def _run_compare(arguments: Namespace, plot: Plot, read_mine: ReadMine) -> int:
    names = choose_policies(arguments.policies)
    run: Run = run_policy
    if arguments.mine:
        history = read_mine()
        trial = own_trial(history, arguments.budget, arguments.weeks)
        run = partial(run_way, history)
    else:
        trial = _trial(arguments)
    with Progress(trial.days * len(names), "Replaying") as progress:

        def on_day(days: float, name: str) -> None:
            progress.advance(days, f"Replaying {name}")

        outcomes = [run(trial, name, SystemClock(), on_day) for name in names]
    rows = as_rows(outcomes)
    sys.stdout.write((json.dumps(rows, indent=2) if arguments.json else as_table(outcomes)) + "\n")
    if arguments.dump_polls:
        with _writing(arguments.dump_polls), arguments.dump_polls.open("w", encoding="utf-8", newline="") as file:
            write_polls(outcomes, trial, file)
    if arguments.plot:
        plot(rows, arguments.plot)
    return 0


def _trial(arguments: Namespace) -> files.Trial:
    if arguments.posts is None or arguments.access is None:
        raise UsageError("Nothing to replay. Give --posts and --access, or --mine.")
    feeds = files.read_feeds(arguments.posts, arguments.window)
    events = files.get_user(arguments.access, arguments.user)
    if not any(times.size for times in feeds.posts):
        raise UsageError(f"There are no posts in {arguments.posts}.")
    weeks = _weeks(arguments.shift_weeks, feeds, events)
    budget = arguments.budget if arguments.budget is not None else round(arguments.per_feed * len(feeds.ids))
    if budget < 0:
        raise UsageError("The budget can't be negative. Give 0 or more fetches a day.")
    days = arguments.train_days or USUAL_DAYS, arguments.test_days or USUAL_DAYS
    trial = files.make_trial(feeds, events + weeks * WEEK_S, arguments.zone, *days, budget)
    activity = np.empty(0) if arguments.activity is None else files.get_user(arguments.activity, arguments.user)
    known = files.read_visits_by_feed(arguments.access, arguments.user, feeds.ids)
    return replace(
        trial,
        signs=files.starts_of_use(activity + weeks * WEEK_S),
        is_first_day=arguments.first_days,
        visits_by_feed=None if known is None else tuple(merge_events(times + weeks * WEEK_S) for times in known),
    )


def _weeks(text: str, feeds: files.Feeds, events: FloatArray) -> int:
    if text == "auto":
        return files.auto_shift_weeks(feeds, events)
    try:
        return int(text)
    except ValueError:
        raise UsageError("--shift-weeks needs a whole number of weeks, or auto.") from None
