"""Keys can be changed, and clashes are found."""

from __future__ import annotations

import pytest

from reader.window.app.action_table import SPECS
from reader.window.kit.shortcuts import find_clash, keys_of


def test_keys_can_be_changed_and_clashes_are_found():
    star = next(spec for spec in SPECS if spec.name == "toggle_star")
    assert keys_of(star, {}) == ("S",)
    assert keys_of(star, {"toggle_star": "Y"}) == ("Y",)
    assert keys_of(star, {"toggle_star": ""}) == ()
    clash = find_clash(SPECS, "toggle_star", "m", {})
    assert clash is not None
    assert clash.name == "toggle_read"
    assert find_clash(SPECS, "toggle_star", "m", {"toggle_read": "X"}) is None


@pytest.mark.parametrize(
    ("key", "taken"), [("G", "show_queue"), ("G, U, X", "go_unread"), ("G, X", None), ("U", "unread_only")]
)
def test_a_key_that_begins_another_clashes_with_it(key, taken):
    clash = find_clash(SPECS, "less", key, {})
    assert (clash.name if clash else None) == taken


def test_no_two_actions_clash_as_they_come():
    assert [spec.name for spec in SPECS for key in spec.keys if find_clash(SPECS, spec.name, key, {})] == []
