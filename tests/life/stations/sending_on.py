"""Sending a post on from the keyboard: the first try fails and is told, the second one gets there; undo takes back in
time. Then what is below is marked read, and comes back."""

from __future__ import annotations

import json
import time
from collections.abc import Callable

from reader.core.clock import SystemClock
from reader.core.records.stored import View
from reader.features.sharing.records import Target, TargetForm
from reader.features.sharing.store import list_unsent, save_target
from reader.store.db import open_store
from tests.feedserver import in_turn, page, simple_feed
from tests.life.life import Life
from tests.window.real_program import PATIENCE_S, wait_for, waited_for

PATH, FEED = "/hook", "/letters"


def live(life: Life) -> None:
    life.server.serve(FEED, page(simple_feed("Letters", 5)))
    life.server.serve(PATH, in_turn(page(b'{"message": "The box is full."}', 422), page(b"", 204)))
    conn = open_store(life.profile.database, SystemClock().now())
    save_target(
        conn, Target(form=TargetForm.POST, name="Letter box", address=life.server.url(PATH)), SystemClock().now()
    )
    try:
        life.add_by_dialog(life.server.url(FEED))
        wait_for(lambda: "Letters 4" in life.titles(), "the posts to send")
        life.wait_to_read("Letters 4")
        send_and_take_back(life, lambda: len(list_unsent(conn)))
        send_for_good(life, lambda: len(list_unsent(conn)))
        mark_below(life)
    finally:
        conn.close()


def send_and_take_back(life: Life, count_unsent: Callable[[], int]) -> None:
    life.program.press("j")
    send(life, lambda: count_unsent() == 1)
    life.take_picture("on-the-way")
    life.program.press_until("ctrl+z", lambda: count_unsent() == 0, "it is taken back")
    assert life.server.seen(PATH) == []


def send_for_good(life: Life, count_unsent: Callable[[], int]) -> None:
    send(life, count_unsent)
    life.wait_to_read("The box is full.")
    life.take_picture("not-sent")
    life.click("Try again")
    wait_for(lambda: len(life.server.seen(PATH)) == 2, "the second try")
    first, second = (json.loads(seen.body) for seen in life.server.seen(PATH))
    assert first == second
    assert first["title"].startswith("Letters")


def mark_below(life: Life) -> None:
    program = life.program
    program.focus()
    before = len(program.titles(View(unread_only=True)))
    program.press_until("shift+j", lambda: len(program.titles(View(unread_only=True))) < before, "marking")
    program.press_until("ctrl+z", lambda: len(program.titles(View(unread_only=True))) >= before, "taking it back")


def send(life: Life, has_gone: Callable[[], object]) -> None:
    """The menu is no part of what the screen reader walks through, so it is opened again until it was there in time."""
    until = time.monotonic() + PATIENCE_S
    while not has_gone():
        assert time.monotonic() < until, "nothing was sent"
        for key in ("Escape", "ctrl+shift+s"):
            life.program.press(key)
        wait_a_moment()
        life.program.press("Return")
        waited_for(has_gone, 5.0)


def wait_a_moment() -> None:
    waited_for(lambda: False, 1.0)
