"""The list of known holes, and that nothing we pin or allow is on it."""

from __future__ import annotations

import audit
import pytest
from audit import Hole, Used, describe, find_holes, order, read_apsw, read_bounds, read_holes, read_pins

HOLE = Hole("urllib3", "2.7.0", "CVE-1", "a bomb", since="2.6.0")


@pytest.mark.parametrize(
    ("version", "has_it"),
    [("2.5.9", False), ("2.6", True), ("2.6.3", True), ("2.7", False), ("2.10.1", False)],
)
def test_a_hole_lies_between_two_versions(version, has_it):
    assert find_holes(Used("urllib3", version, "x"), [HOLE]) == ([HOLE] if has_it else [])


def test_versions_are_compared_by_number():
    assert order("1.2") == order("1.2.0") < order("1.10")


def test_no_pin_and_no_range_admits_a_known_hole():
    used = [*read_pins(), *read_bounds(), *read_apsw()]
    assert len(used) > 50
    found = [(one, hole) for one in used for hole in find_holes(one, read_holes())]
    assert [describe(one, hole) for one, hole in found if not hole.accepted] == []


def test_every_library_of_the_list_is_used():
    known = {one.library for one in [*read_pins(), *read_apsw(), *audit.read_python()]}
    assert {hole.library for hole in read_holes()} <= known


def test_it_tells_of_expat(capsys):
    assert audit.main() == 0
    assert "expat 2." in capsys.readouterr().out
