"""No file outgrows what one can keep in mind, and none is a crumb of another; ruff bounds the functions
(pyproject.toml)."""

from __future__ import annotations

from tests.house import LEAST_LINES, ROOT
from tests.import_graph import find_small_with_one_importer

READER = ROOT / "reader"
MOST_LINES = 600

# Not merged yet with the module that imports them. The list may only shrink: a module on it that is merged, has grown
# or has found another importer is taken off, and no new one is put on.
SMALL = """
""".split()


def test_no_file_has_more_lines_than_it_may() -> None:
    files = {path.relative_to(READER).as_posix(): path for path in READER.rglob("*.py")}
    lines = {name: len(path.read_text("utf-8").splitlines()) for name, path in files.items()}
    assert {name: count for name, count in lines.items() if count > MOST_LINES} == {}


def test_no_small_module_has_a_single_importer() -> None:
    found = find_small_with_one_importer(ROOT, "reader", LEAST_LINES)
    assert sorted(found.keys() - set(SMALL)) == [], "merge each with the module that imports it"
    assert sorted(set(SMALL) - found.keys()) == [], "no longer small, or gone: take them off SMALL"
    assert sorted(set(SMALL)) == SMALL
