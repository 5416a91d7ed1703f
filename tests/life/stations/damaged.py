"""A damaged database: met in the window, restored from yesterday's copy with one key, and the feeds are there again."""

from __future__ import annotations

from reader.core.clock import SystemClock
from reader.store.backup import back_up_by_hand
from reader.store.db import open_store
from tests.life.life import Life
from tests.window.real_program import wait_for


def live(life: Life) -> None:
    feeds = life.program.addresses()
    assert life.program.quit() == 0
    damage(life)
    life.program = life.start()
    life.wait_to_read("Whatever you choose, the original file stays untouched in its folder.")
    life.take_picture("damaged")
    assert "paperround doctor" not in life.reader.text(), "a terminal is wanted"
    life.program.focus()
    wait_for(lambda: has_focus(life, "Restore backup from"), "the best choice has the focus", 30)
    life.program.press_until("Return", lambda: "Restored the backup from" in life.reader.text(), "the copy comes back")
    life.take_picture("restored")
    wait_for(lambda: life.program.addresses() == feeds, "every feed is there", 30)


def has_focus(life: Life, words: str) -> bool:
    focus = life.reader.focus()
    return focus is not None and focus.name.startswith(words)


def damage(life: Life) -> None:
    """A copy is there, and then pages of the file are overwritten with nothing, as a failing disk does."""
    conn = open_store(life.profile.database, SystemClock().now())
    back_up_by_hand(conn, life.profile.backups, SystemClock().now())
    pages = conn.execute(
        "SELECT pageno FROM dbstat WHERE name IN ('marks', 'feeds', 'entries') AND pagetype = 'leaf'"
    ).fetchall()
    conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    conn.close()
    with life.profile.database.open("r+b") as file:
        for (page,) in pages:
            file.seek((int(str(page)) - 1) * 4_096)
            file.write(b"\0" * 4_096)
