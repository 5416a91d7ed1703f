"""The documents name only what is there: files, notes, commands."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
NOTES = sorted((ROOT / "docs/developer/notes").glob("*.md"))
PAGES = [
    ROOT / "README.md",
    ROOT / "CONTRIBUTING.md",
    *sorted((ROOT / "docs").glob("*.md")),
    *sorted((ROOT / "docs/guide").glob("*.md")),
    *sorted((ROOT / "docs/developer").glob("*.md")),
    *NOTES,
    *sorted((ROOT / "docs/developer/figures").glob("*.md")),
]
MOST_WORDS = 1_600
"""Of a note, which is a page; long tables are figures."""
LINK = re.compile(r"\]\(([^)#]+?)(?:#[^)]*)?\)")
NAMED_FILE = re.compile(r"`((?:[\w.-]+/)*[\w-]+\.(?:py|toml|sh))(?::[^`]*)?`")
NAMED_DEFINITION = re.compile(r"`((?:[\w.-]+/)+[\w-]+\.py): ([\w.]+)[^`]*`")
BENCH = re.compile(r"(?:dev\.py |`)bench ([a-z][a-z-]*)")
ROOTS = (ROOT, ROOT / "reader", ROOT / "packaging")
NAMES = {path.name for room in ("reader", "tests", "packaging") for path in (ROOT / room).rglob("*.*")}


def page_id(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_link_leads_somewhere(page: Path) -> None:
    links = [link for link in LINK.findall(page.read_text(encoding="utf-8")) if "://" not in link]
    assert [link for link in links if not (page.parent / link).exists()] == []


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_file_that_is_named_is_there(page: Path) -> None:
    named = NAMED_FILE.findall(page.read_text(encoding="utf-8"))
    assert [name for name in named if name not in NAMES and not any((root / name).exists() for root in ROOTS)] == []


def is_defined(name: str, definition: str) -> bool:
    part = re.escape(definition.rpartition(".")[2])
    sources = [(root / name).read_text(encoding="utf-8") for root in ROOTS if (root / name).exists()]
    return any(re.search(rf"\b(?:def|class) {part}\b|^{part}\b", source, re.MULTILINE) for source in sources)


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_definition_that_is_named_is_there(page: Path) -> None:
    named = NAMED_DEFINITION.findall(page.read_text(encoding="utf-8"))
    assert [one for one in named if not is_defined(*one)] == []


def test_each_pattern_finds_what_pages_name() -> None:
    """Or the tests above would look at nothing."""
    assert len(NOTES) > 40
    text = "".join(page.read_text(encoding="utf-8") for page in PAGES)
    for pattern, least in ((LINK, 100), (NAMED_FILE, 100), (NAMED_DEFINITION, 20), (BENCH, 10)):
        assert len(pattern.findall(text)) >= least, pattern.pattern


def test_every_note_is_in_the_index() -> None:
    index = (ROOT / "docs/developer/notes/README.md").read_text(encoding="utf-8")
    listed = set(LINK.findall(index))
    assert {note.name for note in NOTES if note.name != "README.md"} <= listed


def test_the_index_asks_what_its_notes_ask() -> None:
    index = (ROOT / "docs/developer/notes/README.md").read_text(encoding="utf-8")
    titles = {note.name: note.read_text(encoding="utf-8").splitlines()[0].removeprefix("# ") for note in NOTES}
    asked = {name: title for title, name in re.findall(r"\[([^\]]+)\]\(([\w-]+\.md)\)", index)}
    assert {name: title for name, title in asked.items() if titles.get(name) != title} == {}


@pytest.mark.parametrize("page", PAGES, ids=page_id)
def test_every_benchmark_that_is_named_exists(page: Path) -> None:
    named = BENCH.findall(page.read_text(encoding="utf-8"))
    benches = {path.stem.removeprefix("bench_").replace("_", "-") for path in (ROOT / "tests/perf").glob("bench_*.py")}
    assert set(named) <= benches


def list_rooms(folder: str) -> set[str]:
    """The folders of modules in one."""
    return {path.parent.name for path in (ROOT / folder).glob("*/__init__.py")}


def test_the_map_names_every_layer_and_every_feature() -> None:
    named = set(re.findall(r"`(\w+)/`", (ROOT / "docs/developer/ARCHITECTURE.md").read_text(encoding="utf-8")))
    for folder in ("reader", "reader/window", "reader/engine", "reader/features"):
        rooms = list_rooms(folder)
        assert rooms
        assert rooms <= named, folder


@pytest.mark.parametrize("note", NOTES, ids=page_id)
def test_a_note_is_a_page(note: Path) -> None:
    assert len(note.read_text(encoding="utf-8").split()) <= MOST_WORDS
