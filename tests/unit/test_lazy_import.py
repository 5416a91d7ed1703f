"""Modules that load when first used."""

from __future__ import annotations

import sys

import pytest

from reader.lazy_import import lazy_import


@pytest.fixture
def module(tmp_path, monkeypatch):
    (tmp_path / "made_up_for_late.py").write_text("def answer():\n    return 42\n")
    monkeypatch.syspath_prepend(tmp_path)
    yield "made_up_for_late"
    sys.modules.pop("made_up_for_late", None)


def test_it_loads_at_the_first_use(module):
    found = lazy_import(module)
    assert module not in sys.modules
    assert found.answer() == 42
    assert module in sys.modules


def test_what_is_not_there_is_missed_as_ever(module):
    with pytest.raises(AttributeError):
        lazy_import(module).question  # noqa: B018
    with pytest.raises(ModuleNotFoundError):
        lazy_import("reader.no_such_room").anything  # noqa: B018
