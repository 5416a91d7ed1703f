"""`paperround lab compare --content`: the experiment on profiles. Prints; decides nothing."""

from __future__ import annotations

import argparse
import json
import sys
from pathlib import Path

from reader.errors import UsageError
from reader.lab.content import ContentOutcome, compare_content
from reader.lab.content_report import as_rows, as_svg, as_table
from reader.lab.policies.content import KINDS
from reader.lab.titles import ContentTrial, make_content_trial, read_titled_posts
from reader.progress import Progress

TRAIN_DAYS = TEST_DAYS = 14
PARTS = (1 / 3, 4 / 9, 2 / 3, 1.0, 4 / 3, 2.0)
"""The budgets tried, as parts of the one asked for: each has one a third smaller beside it."""


def run_content(arguments: argparse.Namespace) -> int:
    if arguments.posts is None:
        raise UsageError("With --content give --posts, a file with titles.")
    if arguments.budget is not None or not arguments.per_feed:
        raise UsageError("With --content the budget is given by --per-feed, more than 0.")
    trial = _trial(arguments)
    budgets = [part * arguments.per_feed for part in PARTS]
    with Progress(len(KINDS) * len(budgets), "Replaying") as progress:
        outcomes = compare_content(
            trial, KINDS, budgets, lambda name: progress.advance(1, f"Replaying {name}")
        )
    text = json.dumps(as_rows(outcomes), indent=2) if arguments.json else as_table(outcomes)
    sys.stdout.write(text + "\n")
    if arguments.plot:
        _draw(outcomes, arguments.plot)
    return 0


def _trial(arguments: argparse.Namespace) -> ContentTrial:
    posts = read_titled_posts(arguments.posts)
    days = arguments.train_days or TRAIN_DAYS, arguments.test_days or TEST_DAYS
    with Progress(len(posts), "Reading titles") as progress:
        return make_content_trial(posts, *days, lambda: progress.advance(1, "Reading titles"))


def _draw(outcomes: list[ContentOutcome], path: Path) -> None:
    if path.suffix.lower() != ".svg":
        raise UsageError("With --content the picture is an SVG; name it like quality.svg.")
    try:
        path.write_text(as_svg(outcomes), encoding="utf-8")
    except OSError as error:
        raise UsageError(f"{path} cannot be written: {error.strerror}.") from None
