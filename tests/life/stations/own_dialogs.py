"""In and out of the program's own dialogs, six times: that is one sitting, and one visit."""

from __future__ import annotations

from reader.core.records.logged import STAY
from reader.store.db import open_reader
from reader.store.reading_log import list_visits
from tests.life.life import Life

DIALOGS = ("a", "ctrl+comma", "question")


def live(life: Life) -> None:
    program = life.program
    program.focus()
    program.press("j")  # whoever was away for long begins a sitting with this
    program.press_until("k", lambda: count_visits(life) > 0, "a look is noted")
    before = count_visits(life)
    for key in DIALOGS * 2:
        program.press_until(key, lambda: len(program.windows()) > 1, "the dialog")
        program.focus()
        program.press_until("Escape", lambda: len(program.windows()) == 1, "the dialog goes")
        program.focus()
    program.press("j")
    assert count_visits(life) == before, "an own dialog was taken for a look"
    life.note(f"{len(DIALOGS) * 2} dialogs, no look more")


def count_visits(life: Life) -> int:
    conn = open_reader(life.profile.database)
    try:
        return sum(visit.kind != STAY for visit in list_visits(conn))
    finally:
        conn.close()
