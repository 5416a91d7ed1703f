"""Finding: a search in its language, with a slip that is told, kept as a place in the sidebar by keys alone, and a rule
that asks two things of what arrives."""

from __future__ import annotations

from reader.core.records.stored import View
from reader.features.rules.records import Condition, Place, Rule
from reader.features.rules.store import save_rule
from reader.features.search.store import count_saved_searches, list_saved_searches
from reader.store.db import open_reader, open_store
from tests.feedserver import page, simple_feed
from tests.life.life import Life
from tests.window.real_program import wait_for


def live(life: Life) -> None:
    """At the end of the hour: some posts of the diary, not all of them read."""
    program, found = life.program, len(life.titles()) - 1
    program.press_until("slash", lambda: is_searching(life), "the field for searches")
    life.wait_to_read("Search tips")
    program.type('title:diary is:purple -"diary 3"')
    life.wait_to_read("“is:purple” isn’t recognised")
    life.wait_to_read(f"{found} results")
    life.take_picture("search-with-a-slip")
    program.press("ctrl+a")
    program.type('title:diary is:unread -"diary 3"')
    program.press("ctrl+d")
    program.wait_for_dialog()
    life.wait_to_read("Currently finds ")
    life.take_picture("saving-a-search")
    program.type("Diary to read")
    program.press_until("Return", lambda: saved(life), "the search is saved")
    assert saved(life)[0].endswith('title:diary is:unread -"diary 3"')
    life.wait_to_read("Diary to read")
    life.take_picture("saved-search")
    keep_a_rule(life)


def saved(life: Life) -> list[str]:
    conn = open_reader(life.profile.database)
    try:
        return [one.query for one in list_saved_searches(conn) if one.name == "Diary to read"]
    finally:
        conn.close()


def keep_a_rule(life: Life) -> None:
    """What arrives meets it, and the saved search counts what it leaves unread."""
    there = len(life.titles())
    conn = open_store(life.profile.database, 0.0)
    try:
        before = sum(count_saved_searches(conn, 0.0).values())
        save_rule(conn, Rule(wanted="diary", more=(Condition(Place.TEXT, wanted=str(there + 1)),), mark_read=True))
    finally:
        conn.close()
    life.server.serve("/diary.xml", page(simple_feed("Kernel Diary", there + 2)))
    life.program.focus()
    life.program.press_until("ctrl+r", lambda: len(life.titles()) == there + 2, "two more posts come")
    unread = life.program.titles(View(unread_only=True))
    assert f"Kernel Diary {there}" in unread
    assert f"Kernel Diary {there + 1}" not in unread
    wait_for(lambda: count(life) == before + 1, "the saved search finds one more")


def count(life: Life) -> int:
    conn = open_reader(life.profile.database)
    try:
        return sum(count_saved_searches(conn, 0.0).values())
    finally:
        conn.close()


def is_searching(life: Life) -> bool:
    """A window that was just given the keyboard may come to itself only after the first key."""
    return any(thing.is_focused and (thing.role, thing.name) == ("text", "Search") for thing in life.reader.things())
