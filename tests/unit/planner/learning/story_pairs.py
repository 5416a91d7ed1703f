"""Labelled pairs (made-up ones; real ones are not ours to publish), and how well a way of grouping agrees with them."""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

FILE = Path(__file__).parents[3] / "data" / "story_pairs.csv"


@dataclass(frozen=True)
class Pair:
    part: str
    same: bool
    hours_apart: float
    one: str
    other: str


@dataclass(frozen=True)
class Agreement:
    pairs: int
    precision: float
    recall: float


def read_pairs(file: Path = FILE) -> list[Pair]:
    with file.open(encoding="utf-8", newline="") as text:
        return [
            Pair(row["part"], row["same"] == "1", float(row["hours_apart"]), row["one"], row["other"])
            for row in csv.DictReader(text)
        ]


def agreement(judged: Iterable[tuple[bool, bool]]) -> Agreement:
    """Of (grouped together, really the same)."""
    answers = list(judged)
    right = sum(said and same for said, same in answers)
    said, same = sum(said for said, _ in answers), sum(same for _, same in answers)
    return Agreement(len(answers), right / max(said, 1), right / max(same, 1))
