"""Insights on the first day: what is not known is said not to be, and one thing has one number on every page."""

from __future__ import annotations

import re

from tests.life.life import Life

WORDS = {
    "today": "You read ",
    "reading": "Paperround has seen you read since",
    "savings": "Savings are counted in full days",
}

FETCHES = {"today": r"batch(?:es)?, (?:<b>)?([\d,]+) fetch", "savings": r": ([\d,]+) fetch(?:es)? in "}
"""How each says how many there were."""


def live(life: Life) -> None:
    program = life.program
    program.focus()
    program.press("g")
    program.press("i")
    life.wait_to_read("Back to reading")
    notes = {}
    for page, words in read_pages(life):
        life.take_picture(f"insights-{page}")
        notes[page] = words
    for page, expected in WORDS.items():
        assert expected in notes[page], f"{page} says {notes[page]}"
    assert "Articles per day: 0.0" not in notes["feeds"], "a rate that is not known is told"
    fetches = {page: set(re.findall(form, notes[page])) for page, form in FETCHES.items()}
    assert fetches["today"] == fetches["savings"] != set(), f"one thing, two numbers: {fetches}"
    life.note(f"{', '.join(fetches['today'])} fetches on Schedule and on Savings")
    program.press("Escape")
    life.wait_to_read("Filter feeds")


def read_pages(life: Life) -> list[tuple[str, str]]:
    """Each page of the list, by its name; what it says once it has worked it out."""
    found = []
    names = {"today": "Schedule", "budget": "Budget", "feeds": "Feeds", "reading": "Reading times",
             "savings": "Savings"}  # fmt: skip
    for page, name in names.items():
        click_page(life, name)
        life.wait_until_gone("Calculating…")
        found.append((page, life.reader.text()))
    return found


def click_page(life: Life, name: str) -> None:
    for thing in life.reader.things():
        if thing.role == "list item" and thing.name.split(", ")[0] == name:
            life.click(thing.name)
            return
    raise AssertionError(f"no page {name} in\n{life.reader.outline()}")
