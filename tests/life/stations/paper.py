"""The paper, by keys alone: G P opens it, a button makes one, it lies in its folder, is turned and marked read."""

from __future__ import annotations

from pathlib import Path

from reader.model.stored import View
from reader.services.settings import change_settings
from reader.store.db import open_store
from tests.life.life import Life
from tests.unit.edition.strict_epub import check_epub


def live(life: Life) -> None:
    """Some posts are unread."""
    folder = life.profile.folder.parent / "Papers"
    conn = open_store(life.profile.database, 0.0)
    change_settings(conn, {"edition_folder": str(folder)})
    conn.close()
    life.program.focus()
    life.program.press("g")
    life.program.press("p")
    life.wait_to_read("Make one now")
    life.take_picture("paper-none-yet")
    go_to(life, "Make one now")
    life.program.press_until("space", lambda: books(folder), "the paper is in its folder")
    life.wait_to_read("It is in ")
    check_epub(books(folder)[0])
    life.take_picture("paper-made")
    unread = len(life.program.titles(View(unread_only=True)))
    go_to(life, "Mark read")
    life.program.press_until(
        "space", lambda: len(life.program.titles(View(unread_only=True))) < unread, "it counts as read"
    )
    life.program.press_until(
        "ctrl+z", lambda: len(life.program.titles(View(unread_only=True))) == unread, "taken back"
    )
    life.program.press("Escape")
    life.note(f"{books(folder)[0].stat().st_size / 1_000:.0f} kB")


def go_to(life: Life, name: str) -> None:
    """By the Tab key."""
    for _ in range(60):
        if is_at(life, name):
            return
        life.program.press("Tab")
    raise AssertionError(f"“{name}” cannot be reached by Tab")


def is_at(life: Life, name: str) -> bool:
    return any(thing.name == name and thing.is_focused for thing in life.reader.things())


def books(folder: Path) -> list[Path]:
    return list(folder.glob("*.epub"))
