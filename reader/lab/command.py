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
from msgspec.structs import asdict, replace

from reader.clock import Clock, SystemClock
from reader.errors import UsageError
from reader.lab import content_report
from reader.lab.compare import Outcome, as_rows, as_table, choose_policies, run_policy, write_polls
from reader.lab.content import compare_content, make_content_trial, read_titled_posts
from reader.lab.files import get_user, read_feeds
from reader.lab.generate import MadeUp, Recipe, generate
from reader.lab.history import Feeds, Trial, auto_shift_weeks, make_trial, starts_of_use
from reader.lab.mine import own_trial, run_way
from reader.lab.policies.content import KINDS as CONTENT_POLICIES
from reader.lab.prefetch import Habits, PrefetchScore, make_user, replay_prefetch
from reader.model.planning import DAY_S, WEEK_S, FloatArray, OwnHistory
from reader.progress import Progress

TRAIN_DAYS = TEST_DAYS = 14
PARTS = (1 / 3, 4 / 9, 2 / 3, 1.0, 4 / 3, 2.0)
"""The budgets tried, as parts of the one asked for: each has one a third smaller beside it."""
MOST = 100_000
"""Feeds, days, polls per feed: more than anybody means, and less than breaks a calendar."""
LEARN_DAYS = USUAL_DAYS = 28
TUNED_BY = 10
"""The rule was chosen with this many users of each kind; others test it."""
TYPICAL, TOPICS = Habits(), Habits(topics=12)
COMMUTERS = {
    "opens favourites, skims the rest": TYPICAL,
    "opens two thirds of favourites": Habits(opens=(4.0, 2.0)),
    "reads three topics of twelve": TOPICS,
    "likes every feed a little": Habits(favourites=0.0, skims=(0.5, 1.5)),
}
NAMES = ("opened", "complete", "lacking", "/opened", "/of it", "/offline", "MB/day")
HEAD = f"{'user':34} " + " ".join(map("{:>8}".format, NAMES)) + "\n"
Plot = Callable[[Sequence[dict[str, Any]], Path], None]
ReadMine = Callable[[], OwnHistory]
Run = Callable[[Trial, str, Clock, Callable[[float, str], None]], Outcome]


def run_content(arguments: Namespace) -> int:
    if arguments.posts is None:
        raise UsageError("With --content give --posts, a file with titles.")
    if arguments.budget is not None or not arguments.per_feed:
        raise UsageError("With --content the budget is given by --per-feed, more than 0.")
    posts = read_titled_posts(arguments.posts)
    days = arguments.train_days or TRAIN_DAYS, arguments.test_days or TEST_DAYS
    with Progress(len(posts), "Reading titles") as progress:
        trial = make_content_trial(posts, *days, lambda: progress.advance(1, "Reading titles"))
    budgets = [part * arguments.per_feed for part in PARTS]
    with Progress(len(CONTENT_POLICIES) * len(budgets), "Replaying") as progress:
        outcomes = compare_content(
            trial, CONTENT_POLICIES, budgets, lambda name: progress.advance(1, f"Replaying {name}")
        )
    rows = [asdict(outcome) for outcome in outcomes]
    text = json.dumps(rows, indent=2) if arguments.json else content_report.as_table(outcomes)
    sys.stdout.write(text + "\n")
    if arguments.plot:
        if arguments.plot.suffix.lower() != ".svg":
            raise UsageError("With --content the picture is an SVG; name it like quality.svg.")
        with _writing(arguments.plot):
            arguments.plot.write_text(content_report.as_svg(outcomes), encoding="utf-8")
    return 0


@contextmanager
def _writing(path: Path) -> Iterator[None]:
    """Say in a sentence if a file cannot be written."""
    try:
        yield
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from None


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


def parse_count(text: str) -> int:
    try:
        value = int(text)
    except ValueError:
        value = 0
    if not 1 <= value <= MOST:
        raise ArgumentTypeError(f"{text} is no whole number from 1 to {MOST:,}")
    return value


def parse_amount(text: str) -> float:
    try:
        value = float(text)
    except ValueError:
        value = -1.0
    if not 0 <= value <= MOST:
        raise ArgumentTypeError(f"{text} is no number from 0 to {MOST:,}")
    return value


def parse_seed(text: str) -> int:
    if not text.isdecimal():
        raise ArgumentTypeError(f"{text} is no whole number from 0 on")
    return int(text)


def parse_zone(text: str) -> tzinfo:
    try:
        return ZoneInfo(text)
    except (KeyError, ValueError, OSError):  # OSError: a part of the world, which is a folder of zones
        raise ArgumentTypeError(f"there is no time zone {text}; write it like Europe/Berlin") from None


def add_prefetched(parser: ArgumentParser) -> None:
    parser.add_argument("--people", type=parse_count, default=6, help="how many of each kind")
    parser.add_argument(
        "--first",
        type=parse_seed,
        default=TUNED_BY,
        help="the first user's number; the rule was chosen with those before",
    )
    parser.add_argument("--known", action="store_true", help="also as if it were known what is opened how probably")
    parser.add_argument("--megabytes", type=parse_count, default=20, help="a day for getting ready")
    parser.add_argument("--zone", type=parse_zone, default="Europe/Berlin")


def run_offline(arguments: Namespace) -> int:
    bytes_a_day = arguments.megabytes * 1e6
    sys.stdout.write(HEAD)
    for name, habits in COMMUTERS.items():
        days = arguments.people * (habits.days - LEARN_DAYS)
        for knows_truth in (False, True)[: 1 + arguments.known]:
            seeds = range(arguments.first, arguments.first + arguments.people)
            total = measure_people(habits, seeds, bytes_a_day, arguments.zone, knows_truth=knows_truth)
            sys.stdout.write(describe("  if all were known" if knows_truth else name, total, days))
            sys.stdout.flush()
    return 0


def measure_people(
    habits: Habits, seeds: Iterable[int], bytes_a_day: float, zone: tzinfo, *, knows_truth: bool = False
) -> PrefetchScore:
    scores = []
    for seed in seeds:
        person = make_user(habits, np.random.default_rng(seed), zone)
        start, rng = person.start_at + LEARN_DAYS * DAY_S, np.random.default_rng(100 + seed)
        scores.append(replay_prefetch(person, zone, start, bytes_a_day, rng, knows_truth=knows_truth))
    return PrefetchScore(*(sum(getattr(one, name) for one in scores) for name in PrefetchScore.__struct_fields__))


def describe(name: str, total: PrefetchScore, days: int) -> str:
    """A row of the table: what was opened offline, how much of it was complete, and of what would have lacked
    something; then the bytes fetched per byte opened, opened of what was prefetched, and opened offline."""
    complete = total.complete / max(total.opened_offline, 1)
    lacking = total.lacking_complete / max(total.lacking, 1)
    ratios = [
        total.prefetched_bytes / max(opened, 1.0)
        for opened in (total.all_opened_bytes, total.prefetched_opened_bytes, total.opened_bytes)
    ]
    times = "{:7.2f}x {:7.2f}x {:7.2f}x".format(*ratios)
    megabytes = total.prefetched_bytes / 1e6 / days
    return f"{name:34} {total.opened_offline:8.0f} {complete:8.1%} {lacking:8.1%} {times} {megabytes:8.1f}\n"


def add_parser(subparsers: Any) -> None:
    """Add the lab's commands to what argparse's add_subparsers() gives."""
    lab = subparsers.add_parser("lab", help="replay a history under every policy and compare them")
    commands = lab.add_subparsers(dest="lab_command", required=True)
    _add_compare(commands.add_parser("compare", help="score policies on recorded posts and looks"))
    _add_generate(commands.add_parser("generate", help="make up a history whose rates are known"))
    add_prefetched(commands.add_parser("ready", help="what is whole when it is opened offline"))


def _add_compare(parser: ArgumentParser) -> None:
    parser.add_argument("--mine", action="store_true", help="replay your own last weeks, with your own budget")
    parser.add_argument("--weeks", type=parse_count, help="with --mine: only the last so many weeks")
    parser.add_argument(
        "--content", action="store_true", help="compare by how fresh they keep profiles; posts need titles"
    )
    parser.add_argument("--posts", type=Path, help="CSV with feed_id and unix_ts, may be gzip")
    parser.add_argument("--access", type=Path, help="CSV with user_id and unix_ts, may be gzip")
    parser.add_argument("--activity", type=Path, help="the same of whatever they did at the machine: signs of presence")
    parser.add_argument(
        "--first-days", action="store_true", help="as if everything were subscribed to when the test begins"
    )
    parser.add_argument("--user", help="whose looks; needed where the file holds several people")
    parser.add_argument("--shift-weeks", default="auto", help="move the looks by whole weeks: a number or auto")
    parser.add_argument("--train-days", type=parse_count, help="(default 28, with --content 14)")
    parser.add_argument("--test-days", type=parse_count, help="(default 28, with --content 14)")
    amount = parser.add_mutually_exclusive_group()
    amount.add_argument("--per-feed", type=parse_amount, default=3.0, help="polls per feed and day (default 3)")
    amount.add_argument("--budget", type=int, help="polls per day over all feeds")
    parser.add_argument("--policies", default="all", help="names with commas between, or all")
    parser.add_argument("--window", type=parse_count, help="entries a feed's document holds")
    parser.add_argument("--zone", type=parse_zone, default="UTC", help="the user's time zone, such as Europe/Berlin")
    parser.add_argument("--json", action="store_true", help="print a list of objects instead of a table")
    parser.add_argument("--dump-polls", type=Path, metavar="FILE", help="write every poll as CSV")
    parser.add_argument("--plot", type=Path, metavar="FILE.png", help="draw wait against polls")


def _add_generate(parser: ArgumentParser) -> None:
    parser.add_argument("--out", type=Path, required=True, metavar="FOLDER")
    parser.add_argument("--feeds", type=parse_count, default=100)
    parser.add_argument("--days", type=parse_count, default=56)
    parser.add_argument("--users", type=parse_count, default=1)
    parser.add_argument("--bursts", type=parse_amount, default=0.3, help="share of posts that follow another")
    parser.add_argument("--sessions", type=parse_amount, default=3.0, help="sessions a day")
    parser.add_argument("--seed", type=parse_seed, default=1)
    parser.add_argument("--zone", type=parse_zone, default="UTC")


def run(arguments: Namespace, plot: Plot, read_mine: ReadMine) -> int:
    """Run one of the lab's commands. `plot` draws a picture and `read_mine` reads the store, which the lab cannot."""
    if arguments.lab_command == "generate":
        return _run_generate(arguments)
    if arguments.lab_command == "ready":
        return run_offline(arguments)
    if arguments.content:
        return run_content(arguments)
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


def _trial(arguments: Namespace) -> Trial:
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
    activity = np.empty(0) if arguments.activity is None else get_user(arguments.activity, arguments.user)
    return replace(trial, signs=starts_of_use(activity + weeks * WEEK_S), is_first_day=arguments.first_days)


def _weeks(text: str, feeds: Feeds, events: FloatArray) -> int:
    if text == "auto":
        return auto_shift_weeks(feeds, events)
    try:
        return int(text)
    except ValueError:
        raise UsageError("--shift-weeks takes a whole number of weeks, or auto.") from None
