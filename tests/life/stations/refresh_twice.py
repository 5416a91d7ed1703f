"""Refresh, and refresh again at once: nothing is asked twice unless the user insists, and it is said."""

from __future__ import annotations

from tests.life.life import Life
from tests.window.real_program import wait_for


def live(life: Life) -> None:
    before = len(life.server.seen())
    life.program.focus()
    for _ in range(4):
        life.program.press("r")
    life.wait_to_read("1 feed was fetched")
    wait_for(lambda: any("1 feed was fetched" in said for said in life.reader.announced()), "it is announced")
    life.take_picture("nothing-asked-twice")
    assert len(life.server.seen()) == before
    life.program.press("ctrl+r")
    wait_for(lambda: len(life.server.seen()) == before + 1, "it is asked if one insists", 20)
    life.wait_to_read("1 feed fetched: nothing new.")
    life.take_picture("insisted")
