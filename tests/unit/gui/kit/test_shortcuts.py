"""Keys can be changed, and clashes are found."""

from __future__ import annotations

from reader.gui.kit.shortcuts import SPECS, find_clash, keys_of


def test_keys_can_be_changed_and_clashes_are_found():
    star = next(spec for spec in SPECS if spec.name == "toggle_star")
    assert keys_of(star, {}) == ("S",)
    assert keys_of(star, {"toggle_star": "Y"}) == ("Y",)
    assert keys_of(star, {"toggle_star": ""}) == ()
    clash = find_clash("toggle_star", "m", {})
    assert clash is not None
    assert clash.name == "toggle_read"
    assert find_clash("toggle_star", "m", {"toggle_read": "X"}) is None
