"""The check for dead code finds what it should: on a small product made for it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests import dead_code

ONE = """
from reader.two import used, Kept
import reader.two as two
LIMIT = 3
NEVER = 4
NARROW, WIDE = _measure(), 6
def _measure():
    return 5
def main():
    return used(LIMIT), NARROW, two.asked(), Kept().method()
def calls_itself():
    return calls_itself()
def _only_for_the_dead():
    return 1
def dead():
    return _only_for_the_dead()
"""
TWO = """
def used(number): return number
def asked(): return 1
def of_same_name_as_a_field(): return 2
class Kept:
    of_same_name_as_a_field: int = 1
    def method(self): return self.of_same_name_as_a_field
    def forgotten(self): return 2
class Gone:
    def also_gone(self): return 3
"""


def test_what_nothing_uses_is_found_and_nothing_else(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    product = tmp_path / "reader"
    product.mkdir()
    (product / "one.py").write_text(ONE + "main()\n")
    (product / "two.py").write_text(TWO)
    monkeypatch.setattr(dead_code, "PRODUCT", product)
    monkeypatch.setattr(dead_code, "USERS", (product,))
    monkeypatch.setattr(dead_code, "ALLOWED", frozenset({"used"}))
    dead, needless = dead_code.find_dead()
    assert sorted(one.name for one in dead) == sorted(
        [
            "NEVER",
            "WIDE",
            "calls_itself",
            "_only_for_the_dead",
            "dead",
            "of_same_name_as_a_field",
            "forgotten",
            "Gone",
            "also_gone",
        ]
    )
    assert needless == {"used"}
