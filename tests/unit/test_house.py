"""`dev.py house`: the walks through the code are true, and the figures count what they say."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.house import ROOT, WALKS, Hop, Walk, check_walk, compare, measure, read_walks


def test_the_walks_are_true() -> None:
    """After moving a module, mend its lines in tests/house_walks.toml: `python3 dev.py house` says what is wrong."""
    walks = read_walks(ROOT / WALKS)
    assert len(walks) == 5
    assert [wrong for walk in walks for wrong in check_walk(ROOT / "reader", walk)] == []


def make_program(root: Path, walk: str = "") -> Path:
    package = root / "reader"
    package.mkdir()
    (package / "__init__.py").touch()
    (package / "key.py").write_text(
        '"""Says pressed and unheard."""\nfrom reader.deed import Deed\nclass Key:\n    pressed = Signal()\n'
        "    def press(self):\n        self.pressed.emit(Deed().do)\n"
    )
    (package / "deed.py").write_text("class Deed:\n    def do(self):\n        key.pressed.connect(lambda: 1)\n")
    if walk:
        (root / "tests").mkdir()
        (root / WALKS).write_text(f'[[walk]]\ntitle = "key"\nabout = "of a test"\nhops = """\n{walk}\n"""\n')
    return package


@pytest.mark.parametrize(
    ("hop", "wrong"),
    [
        (Hop("deed.py", "Deed", "", 2), []),
        (Hop("deed.py", "Deed.do", "", 2), []),
        (Hop("deed.py", "Deed.do", "pressed", 2), []),
        (Hop("deed.py", "Deed.undo", "", 2), ["deed.py defines no Deed.undo"]),
        (Hop("gone.py", "Deed", "", 2), ["gone.py defines no Deed"]),
        (Hop("deed.py", "Deed", "", 0), ["deed.py: Deed comes from nowhere"]),
        (
            Hop("deed.py", "Deed.do", "unheard", 2),
            [f"{file} does not name unheard, which leads to Deed.do of deed.py" for file in ("key.py", "deed.py")],
        ),
    ],
)
def test_a_step_that_the_code_does_not_show_is_wrong(tmp_path: Path, hop: Hop, wrong: list[str]) -> None:
    package = make_program(tmp_path)
    start = Hop("key.py", "Key.press", "", 0)
    assert check_walk(package, Walk("made", "", (start, hop))) == wrong


def test_a_step_goes_from_the_line_above_that_is_indented_less(tmp_path: Path) -> None:
    package = make_program(tmp_path)
    hops = (Hop("key.py", "Key.press", "", 0), Hop("deed.py", "Deed", "", 2), Hop("key.py", "Key.press", "", 4))
    assert check_walk(package, Walk("made", "", hops)) == ["deed.py does not name Key.press of key.py"]
    beside = (*hops[:2], Hop("key.py", "Key.pressed", "", 2))
    assert check_walk(package, Walk("made", "", beside)) == []


def test_figures_count_what_they_say(tmp_path: Path) -> None:
    make_program(tmp_path, "key.py: Key.press\n  deed.py: Deed.do\n  deed.py: Deed")
    house = measure(tmp_path)
    assert house.figures == {
        "lines": 9,
        "modules": 2,
        "lines per module, median": 4.5,
        "signals": 1,
        "connects": 1,
        "lambdas": 1,
        "folder cycles": 0,
        "children in them": 0,
        "small modules with one importer": 1,
        "key: hops": 3,
        "key: files": 2,
    }
    assert house.wrong == []


def test_another_commit_may_have_no_walks(tmp_path: Path) -> None:
    make_program(tmp_path)
    before = measure(tmp_path)
    (tmp_path / "after").mkdir()
    make_program(tmp_path / "after", "key.py: Key.press")
    table = list(compare({"before": before, "here": measure(tmp_path / "after")}))
    assert table[0].split() == ["before", "here"]
    assert table[1].split() == ["lines", "9", "9"]
    assert table[-1].split() == ["key:", "files", "-", "1"]


def test_a_line_that_is_no_hop_is_told(tmp_path: Path) -> None:
    make_program(tmp_path, "key.py Key.press")
    with pytest.raises(ValueError, match="not a hop"):
        read_walks(tmp_path / WALKS)
