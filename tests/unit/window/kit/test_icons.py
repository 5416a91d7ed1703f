"""Icons are there, and so is their licence."""

from __future__ import annotations

from reader.window.app.action_table import SPECS
from reader.window.kit.tiles import icon_folder


def test_the_icons_of_actions_are_there_with_their_licence():
    for spec in SPECS:
        assert not spec.icon or (icon_folder() / f"{spec.icon}.svg").is_file()
    assert "ISC" in (icon_folder() / "LICENSE").read_text()
