"""The first feed: from the welcome page to the first post, chosen, with the focus in the list."""

from __future__ import annotations

import time

from tests.feedserver import page, simple_feed
from tests.life.life import Life
from tests.window.real_program import wait_for

MOST_S = 10.0
"""From Return until the posts stand in the list. The tree is read over D-Bus, which takes its time."""


def live(life: Life) -> None:
    life.take_picture("welcome")
    address = life.server.serve("/diary.xml", page(simple_feed("Kernel Diary", 12)))
    pressed_at = life.add_by_dialog(address)
    wait_for(lambda: len(life.titles()) == 12, "the posts are stored", 20)
    stored_s = time.monotonic() - pressed_at
    life.wait_to_read("Kernel Diary 11", 20)
    shown_s = time.monotonic() - pressed_at
    life.note(f"stored {stored_s:.1f} s, on the screen {shown_s:.1f} s after Return")
    assert shown_s < MOST_S
    assert "All caught up" not in life.reader.text()
    assert len(life.server.seen("/diary.xml")) == 1, "what the dialog found was fetched again"
    focus = life.reader.focus()
    assert focus is not None
    assert "Kernel Diary 11" in focus.name, f"the focus is on {focus}"
    life.take_picture("first-posts")
