"""No file and no folder outgrows what one can keep in mind; ruff bounds the functions (pyproject.toml)."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

READER = Path(__file__).resolve().parents[2] / "reader"
MOST_LINES = 300
MOST_MODULES = 34
"""In one folder: beyond that its names no longer show what is in it, and it wants folders of its own."""

# Longer for a reason, or not split yet: each with the most it may have. A bound may be lowered, never raised.
LONGER = {
    "store/schema/schema.py": 345,  # the schema is read as one text, with every index beside its query
    "wording/catalogue.py": 400,  # a list of sentences, found by their codes
    "engine/loop.py": 380,
    "gui/article/content/compose.py": 375,
    "gui/entries/rows/delegate.py": 335,
    "gui/entries/listing/model.py": 330,
    "gui/insights/budget/page.py": 355,
    "gui/insights/reading/page.py": 360,
}


def count_lines() -> dict[str, int]:
    files = READER.rglob("*.py")
    return {path.relative_to(READER).as_posix(): len(path.read_text("utf-8").splitlines()) for path in files}


def test_no_file_has_more_lines_than_it_may() -> None:
    over = {name: lines for name, lines in count_lines().items() if lines > LONGER.get(name, MOST_LINES)}
    assert over == {}


def test_an_exception_that_is_no_longer_one_is_taken_off() -> None:
    lines = count_lines()
    assert [name for name in LONGER if lines.get(name, 0) <= MOST_LINES] == []


def test_no_folder_is_a_heap() -> None:
    heaps = Counter(path.parent.relative_to(READER).as_posix() for path in READER.rglob("*.py"))
    assert {folder: count for folder, count in heaps.items() if count > MOST_MODULES} == {}
