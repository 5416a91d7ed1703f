"""The first feed: from the welcome page to the first post, chosen, with the focus in the list."""

from __future__ import annotations

import time

from tests.feedserver import Behaviour, Exchange, in_turn, page, simple_feed
from tests.gui.real_program import wait_for
from tests.life.life import Life

MOST_S = 2.0
"""From the server's answer until the posts stand in the list. The tree is read over D-Bus, which takes its time."""


def live(life: Life) -> None:
    life.take_picture("welcome")
    answer = HeldAnswer(page(simple_feed("Kernel Diary", 12)))
    address = life.server.serve("/diary.xml", in_turn(page(simple_feed("Kernel Diary", 12)), answer))
    pressed_at = life.add_by_dialog(address)
    wait_for(lambda: len(life.server.seen("/diary.xml")) == 2, "the first feed is fetched", 20)
    fetched_after_s = life.server.seen("/diary.xml")[1].at - pressed_at
    life.note(f"asked for {fetched_after_s:.1f} s after Return")
    assert fetched_after_s < 10
    life.wait_to_read("Fetching Kernel Diary…")
    assert "All read" not in life.reader.text()
    life.take_picture("fetching")
    answered_at = answer.let_go()
    wait_for(lambda: len(life.titles()) == 12, "the posts are stored", 20)
    stored_s = time.monotonic() - answered_at
    life.wait_to_read("Kernel Diary 11", 20)
    life.note(f"stored {stored_s:.1f} s, on the screen {time.monotonic() - answered_at:.1f} s after the answer")
    focus = life.reader.focus()
    assert focus is not None
    assert "Kernel Diary 11" in focus.name, f"the focus is on {focus}"
    life.take_picture("first-posts")


class HeldAnswer:
    """An answer that waits until it is let go."""

    def __init__(self, behaviour: Behaviour) -> None:
        self._behaviour = behaviour
        self._held = True

    def __call__(self, exchange: Exchange) -> object:
        while self._held and not exchange.wait(0.02):
            pass
        return self._behaviour(exchange)

    def let_go(self) -> float:
        self._held = False
        return time.monotonic()
