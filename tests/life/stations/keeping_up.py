"""Keeping up: back from holiday, what happened in one page; a feed that is seldom opened is left, and brought back;
its posts expire, and it stays out of Unread, each with its way back."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from reader.core.clock import SystemClock
from reader.core.records.logged import Visit
from reader.core.records.stored import View
from reader.store.db import Connection, open_store
from reader.store.reading_log import add_visits, note_reading
from tests.feedserver import page, simple_feed
from tests.life.life import Life
from tests.life.screen_reader import Thing
from tests.life.stations.first_day import click_page
from tests.window.real_program import wait_for, waited_for

DAY_S = 86_400
UNREAD = View(unread_only=True)
_MOST_STOPS = 30
LOUD, LIKED = "Loud Wire", "Quiet Letter"


def live(life: Life) -> None:
    for path, name, posts in (("/loud", LOUD, 40), ("/quiet", LIKED, 12)):
        address = life.server.serve(path, page(simple_feed(name, posts)))
        life.add_by_dialog(address)
        life.wait_to_read(f"{name} {posts - 1}")
    assert life.program.quit() == 0
    change_store(life, let_days_pass)
    life.program = life.start()
    come_back(life)
    leave_and_return(life)
    keep_out_of_unread(life)
    let_expire(life)
    life.program.press("Escape")
    life.wait_to_read("Filter feeds")


def change_store(life: Life, change: Callable[[Connection, float], None]) -> None:
    now = SystemClock().now()
    conn = open_store(life.profile.database, now)
    try:
        change(conn, now)
    finally:
        conn.close()


def let_days_pass(conn: Connection, now: float) -> None:
    """Forty days in which posts came one by one, those of one feed were opened, and the user was away for the last
    twelve."""
    conn.execute("UPDATE feeds SET added_at = ? WHERE id IN (SELECT feed_id FROM entries)", (now - 40 * DAY_S,))
    conn.execute(
        "UPDATE entries SET first_seen_at = ?1, seen_after_at = ?1 - 3600 WHERE title LIKE ?2 OR title LIKE ?3",
        (int(now - 6 * DAY_S), f"{LOUD} %", f"{LIKED} %"),
    )
    conn.execute(
        "UPDATE marks SET sort_at = ? WHERE entry_id IN (SELECT id FROM entries WHERE title LIKE ?)",
        (int(now - 6 * DAY_S), f"{LOUD} %"),
    )
    conn.execute("DELETE FROM readings")
    for (id_,) in list(conn.execute("SELECT id FROM entries WHERE title LIKE ?", (f"{LIKED} %",))):
        note_reading(conn, id_, now - 13 * DAY_S, 30.0)
    conn.execute("DELETE FROM visits")
    add_visits(conn, [Visit(now - 12 * DAY_S, None, "view")])


def come_back(life: Life) -> None:
    life.wait_to_read("While you were away")
    life.take_picture("offer-after-a-holiday")
    life.click("While you were away")
    life.wait_to_read("By feed")
    assert LOUD in life.reader.text()
    assert "0 stories" not in life.reader.text()
    life.take_picture("while-you-were-away")
    before = len(life.program.titles(UNREAD))
    life.click("Mark all as read")
    wait_for(lambda: count_loud(life) == 0, "all of it is read")
    life.program.press_until("ctrl+z", lambda: len(life.program.titles(UNREAD)) == before, "unread again")


def leave_and_return(life: Life) -> None:
    click_page(life, "Feeds")
    life.click(f"Feed: {LOUD}")
    life.wait_to_read("Details")
    life.take_picture("one-feed")
    life.click(f"Unsubscribe from {LOUD}")
    wait_for(lambda: LOUD not in [feed.name for feed in life.feeds()], "the feed is left")
    life.take_picture("left")
    life.program.press_until("ctrl+z", lambda: LOUD in [feed.name for feed in life.feeds()], "it is back")


def keep_out_of_unread(life: Life) -> None:
    open_settings_of_loud(life)
    life.click("Include in Unread and counts")
    life.take_picture("out-of-unread")
    life.click("Close")
    wait_for(lambda: count_loud(life) == 0, "it is out of Unread")
    life.program.focus()
    life.program.press_until("ctrl+z", lambda: count_loud(life) > 0, "and in it again")


def let_expire(life: Life) -> None:
    """The term is chosen by its first letter, as every list of choices lets one; Qt calls a list by what is chosen."""
    open_settings_of_loud(life)
    walk_to(life, "Never")
    life.program.type("A")
    life.take_picture("expiring")
    life.click("Close")
    wait_for(lambda: count_loud(life) == 0, "what is older counts as read")
    life.program.focus()
    life.program.press_until("ctrl+z", lambda: count_loud(life) > 0, "and is unread again")


def walk_to(life: Life, name: str) -> None:
    """By Tab, one stop after another."""
    for _ in range(_MOST_STOPS):
        before = life.reader.focus()
        if before is not None and before.name == name:
            return
        life.program.press("Tab")
        waited_for(partial(has_moved, life, before), 5.0)
    raise AssertionError(f"Tab does not come to “{name}”\n{life.reader.outline()}")


def has_moved(life: Life, before: Thing | None) -> bool:
    return life.reader.focus() != before


def open_settings_of_loud(life: Life) -> None:
    life.click("Feed settings…")
    life.program.wait_for_dialog()


def count_loud(life: Life) -> int:
    return sum(title.startswith(LOUD) for title in life.program.titles(UNREAD))
