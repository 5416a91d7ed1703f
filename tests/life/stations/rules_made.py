"""Rules: one with two conditions and a last day is made in its dialog; of what arrives it highlights what both apply
to. Words to highlight are chosen, and stand out from then on."""

from __future__ import annotations

from reader.features.rules.records import Rule
from reader.features.rules.store import list_rules
from reader.store.db import fetch, open_reader
from reader.store.settings import load_settings
from tests.feedserver import page
from tests.life.life import Life
from tests.life.stations.keeping_up import walk_to
from tests.window.real_program import wait_for

FEED = "/weather"
FIRST, LATER = ("Calm sea",), ("Storm over the hills", "Storm stops the ferry", "Calm sea")


def live(life: Life) -> None:
    address = life.server.serve(FEED, page(make_feed(FIRST)))
    life.add_by_dialog(address)
    life.wait_to_read("Calm sea")
    make_rule(life)
    life.server.serve(FEED, page(make_feed(LATER)))
    life.program.focus()
    life.program.press_until("ctrl+r", lambda: "Storm stops the ferry" in life.titles(), "new posts")
    wait_for(lambda: highlighted(life) == ["Storm stops the ferry"], "one of them is highlighted")
    choose_words(life)
    life.take_picture("highlighted")


def make_rule(life: Life) -> None:
    program = life.program
    program.press("ctrl+shift+r")
    program.wait_for_dialog()
    life.click("New rule…")
    life.wait_to_read("Save rule")
    program.focus()
    program.type("storm")
    life.click("Add condition")
    program.type("ferry")
    life.click("Highlight it")
    life.click("Until")
    life.take_picture("rule-with-two-conditions")
    life.click("Save rule")
    wait_for(lambda: rules(life), "the rule is kept")
    (rule,) = rules(life)
    assert [one.wanted for one in rule.conditions] == ["storm", "ferry"]
    assert rule.until_at is not None
    assert rule.highlight
    program.focus()
    program.press_until("Escape", lambda: len(program.windows()) == 1, "the dialog goes")


def choose_words(life: Life) -> None:
    program = life.program
    program.focus()
    program.press("ctrl+comma")
    program.wait_for_dialog()
    life.click("Reading")
    walk_to(life, "Words to highlight")
    program.type("calm")
    life.take_picture("words-to-highlight")
    life.click("Save")
    wait_for(lambda: words(life) == "calm", "the words are kept")
    program.focus()


def rules(life: Life) -> list[Rule]:
    conn = open_reader(life.profile.database)
    try:
        return [rule for rule in list_rules(conn) if rule.wanted == "storm"]
    finally:
        conn.close()


def words(life: Life) -> str:
    conn = open_reader(life.profile.database)
    try:
        return load_settings(conn).highlight_words
    finally:
        conn.close()


def highlighted(life: Life) -> list[str]:
    conn = open_reader(life.profile.database)
    try:
        rows = fetch(conn, "SELECT e.title FROM highlights h JOIN entries e ON e.id = h.entry_id")
        return [title for (title,) in rows]
    finally:
        conn.close()


def make_feed(titles: tuple[str, ...]) -> bytes:
    items = "".join(
        f"<item><title>{title}</title><guid>{title}</guid><description>Seen from the pier.</description></item>"
        for title in titles
    )
    return f'<rss version="2.0"><channel><title>Pier Weather</title>{items}</channel></rss>'.encode()
