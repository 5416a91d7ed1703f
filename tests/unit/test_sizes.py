"""No file outgrows what one can keep in mind, and none is a crumb of another; ruff bounds the functions
(pyproject.toml)."""

from __future__ import annotations

from tests.house import LEAST_LINES, ROOT
from tests.import_graph import find_small_with_one_importer

READER = ROOT / "reader"
MOST_LINES = 600


def test_no_file_has_more_lines_than_it_may() -> None:
    files = {path.relative_to(READER).as_posix(): path for path in READER.rglob("*.py")}
    lines = {name: len(path.read_text("utf-8").splitlines()) for name, path in files.items()}
    assert len(lines) > 300
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_small_module_has_a_single_importer() -> None:
    assert find_small_with_one_importer(ROOT, "reader", LEAST_LINES) == {}, "merge each with what imports it"
