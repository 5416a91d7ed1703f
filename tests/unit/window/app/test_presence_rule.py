"""The situations of the note about looks, played through the rule with a clock that ticks each minute."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.logged import SAME_VISIT_S
from reader.planner.learning.reading import merge_events
from reader.window.app.presence import Happening, Sitting, SittingChange, decide

NOTE = Path(__file__).parents[4] / "docs" / "developer" / "notes" / "when-does-the-user-visit.md"
WORDS = {
    "focus": Happening.FOCUSED,
    "leave": Happening.LEFT,
    "came": Happening.CAME,
    "key": Happening.KEY,
    "pointer": Happening.POINTER,
    "scroll": Happening.SCROLL,
}
START_AT = 1_000_000.0
Event = tuple[float, Happening]
Noted = list[dict[str, float | list[float]]]


def read_situations() -> list[tuple[str, str, str]]:
    table = NOTE.read_text(encoding="utf-8").partition("## Situations")[2].partition("\n## ")[0]
    rows = [re.split(r"\s*\|\s*", line.strip("| \n")) for line in table.splitlines() if line.startswith("|")]
    return [(row[0], row[1], row[2]) for row in rows[2:]]


def seconds(text: str) -> float:
    minutes, _, rest = text.partition(":")
    return int(minutes) * 60.0 + int(rest)


def read_events(text: str) -> Iterator[Event]:
    for one in text.split(", "):
        if every := re.fullmatch(r"every minute until (\S+) (\w+)", one):
            yield from ((float(at), WORDS[every[2]]) for at in range(60, int(seconds(every[1])) + 1, 60))
        else:
            at, word = one.split()
            yield seconds(at), WORDS[word]


def read_noted(text: str) -> Noted:
    if text == "nothing":
        return []
    found: Noted = []
    for sitting in text.split("; "):
        begin, *stays, end = sitting.split(", ")
        until = seconds(end.removeprefix("until "))
        every = [stay for stay in stays if "every" in stay]
        times = [seconds(stay.removeprefix("stay ")) for stay in stays if stay not in every]
        for stay in every:
            step = seconds(stay.removeprefix("stay every "))
            times += np.arange(step, until + 1, step).tolist()
        found.append({"look": seconds(begin.removeprefix("look ")), "stays": times, "until": until})
    return found


def test_a_clock_that_is_set_back_ends_a_sitting_and_does_not_freeze_it():
    sitting, notes = decide(Sitting(is_focused=True), Happening.KEY, START_AT)
    sitting, notes = decide(sitting, Happening.KEY, START_AT - 5)
    assert notes is SittingChange.NOTHING
    sitting, notes = decide(sitting, Happening.KEY, START_AT - 86_400)
    assert notes is SittingChange.BEGAN
    sitting, notes = decide(sitting, Happening.TICK, START_AT - 86_400 + SAME_VISIT_S)
    assert notes is SittingChange.ENDED


def play(events: list[Event]) -> Noted:
    """What is noted; afterwards nothing happens for a day."""
    sitting, noted = Sitting(), Noted()
    last_at = events[-1][0]
    ticks = [(at, Happening.TICK) for at in np.arange(30.0, last_at + 86_400.0, 60.0).tolist()]
    for at, happening in sorted([*events, *ticks], key=lambda one: one[0]):
        before = sitting
        sitting, notes = decide(sitting, happening, START_AT + at)
        if notes is SittingChange.BEGAN:
            noted.append({"look": at, "stays": [], "until": at})
        elif notes is SittingChange.STAYED:
            noted[-1]["stays"] = [*noted[-1]["stays"], at]  # type: ignore[misc]
        end = before if notes is SittingChange.ENDED else sitting
        if end.seen_at is not None:
            noted[-1]["until"] = end.seen_at - START_AT
    assert sitting.seen_at is None, "every sitting ends"
    return noted


@pytest.mark.parametrize(("situation", "happens", "noted"), read_situations(), ids=lambda text: text[:60])
def test_situation(situation: str, happens: str, noted: str) -> None:
    assert play(list(read_events(happens))) == read_noted(noted), situation


def test_the_note_has_the_situations() -> None:
    assert len(read_situations()) >= 25


EVENTS = st.lists(st.tuples(st.floats(0, 7_200), st.sampled_from([*WORDS.values()])), min_size=1, max_size=60).map(
    lambda events: sorted(events, key=lambda one: one[0])
)


@given(EVENTS)
def test_sittings_lie_apart_and_learning_merges_nothing_more(events: list[Event]) -> None:
    noted = play(events)
    for before, after in pairwise(noted):
        assert after["look"] - before["until"] >= SAME_VISIT_S - 1e-6  # type: ignore[operator]
    rows = np.array([at for one in noted for at in (one["look"], *one["stays"])], dtype=np.float64)  # type: ignore[misc]
    assert merge_events(np.round(rows, 3), SAME_VISIT_S - 0.01).size == rows.size
    signs = {at for at, happening in events if happening not in (Happening.FOCUSED, Happening.LEFT)}
    assert {float(at) for at in rows.tolist()} <= signs
