"""Undo by real keys: each change is pressed, taken back and made again, and the rows are held against each other."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from reader.core.records.stored import View
from reader.store.db import open_reader
from tests.life.life import Life
from tests.window.bridge.test_undo import rows_of
from tests.window.real_program import wait_for, waited_for

PATIENCE_S = 20.0
POPUP = 150
"""Pixels: what drops down from a row is wider, and Qt's helper windows are not."""
UNREAD = View(unread_only=True)


def live(life: Life) -> None:
    """The list of a feed has the focus, with an article chosen."""
    program = life.program
    program.focus()
    program.press_until("j", lambda: len(program.titles(UNREAD)) < len(life.titles()) - 1, "a second article is read")
    change(life, "mark-all-as-read", lambda: program.press("shift+a"))
    program.press("shift+a")  # from here on nothing is marked by being looked at
    wait_for(lambda: not program.titles(UNREAD), "all is read", PATIENCE_S)
    change(life, "star", lambda: program.press("s"))
    change(life, "unread", lambda: program.press("m"))
    change(life, "delete", lambda: program.press("Delete"))
    change(life, "tag", lambda: tag(life, "harbour"))
    change(life, "import", lambda: import_list(life))
    life.note("six kinds of changes taken back and made again by keys")


def change(life: Life, name: str, press: Callable[[], None]) -> None:
    before = rows(life)
    press()
    wait_for(lambda: rows(life) != before, f"{name} changes something", PATIENCE_S)
    life.program.focus()
    after = rows(life)
    life.take_picture(f"undo-{name}")
    press_and_expect(life, "ctrl+z", before, f"{name} is taken back")
    press_and_expect(life, "ctrl+shift+z", after, f"{name} is made again")
    press_and_expect(life, "ctrl+z", before, f"{name} is taken back again")
    life.take_picture(f"undone-{name}")


def press_and_expect(life: Life, key: str, expected: dict[str, object], words: str) -> None:
    life.program.press(key)
    if not waited_for(lambda: rows(life) == expected, PATIENCE_S):
        now = rows(life)
        wrong = [f"{one}: {now[one]} instead of {expected[one]}" for one in now if now[one] != expected[one]]
        raise AssertionError(f"not so: {words}: {wrong}")


def rows(life: Life) -> dict[str, object]:
    conn = open_reader(life.profile.database)
    try:
        return {name: found for name, found in rows_of(conn).items() if name != "readings"}  # which grow as one reads
    finally:
        conn.close()


def tag(life: Life, name: str) -> None:
    """The accessibility bus lists no popups, so that the field is known by the focus only."""
    life.program.press("t")
    wait_for(lambda: len(life.program.windows(POPUP)) > 1, "the field for a tag", PATIENCE_S)
    life.program.type(name)
    life.program.press("Return")
    wait_for(lambda: len(life.program.windows(POPUP)) == 1, "the field closes", PATIENCE_S)


def import_list(life: Life) -> None:
    feeds = Path(life.profile.folder).with_name("feeds.opml")
    outlines = "".join(f'<outline text="Feed {one}" xmlUrl="https://feed{one}.example/feed"/>' for one in range(3))
    feeds.write_text(f'<opml version="2.0"><body><outline text="Far">{outlines}</outline></body></opml>')
    assert life.program.start_again(str(feeds)) == 0
    life.program.focus()
