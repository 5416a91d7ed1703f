"""The welcome page: starter feeds are there to tick, by the keyboard alone, and nothing is fetched for it."""

from __future__ import annotations

from tests.life.life import Life


def live(life: Life) -> None:
    life.wait_to_read("No feeds selected")
    focus = life.reader.focus()
    assert focus is not None
    assert "BBC News" in focus.name, f"the focus is on {focus}"
    life.program.press("space")
    life.wait_to_read("1 feed")
    life.take_picture("ticked")
    life.program.press("space")
    life.wait_to_read("No feeds selected")
    assert life.server.seen() == []
    assert life.program.addresses() == []
