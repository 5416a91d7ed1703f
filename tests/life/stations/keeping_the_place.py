"""The place: what is read stays chosen through every layout and over a restart, and nothing else becomes read."""

from __future__ import annotations

from reader.core.records.stored import View
from tests.life.life import Life
from tests.life.screen_reader import ScreenReader
from tests.window.real_program import wait_for

UNREAD = View(unread_only=True)


def live(life: Life) -> None:
    """After the first subscription: its first post is chosen, with the focus in the list."""
    life.program.focus()
    life.program.press_until("j", lambda: is_chosen(life, "Kernel Diary 8"), "walking down the list")
    wait_for(lambda: "Kernel Diary 8" not in life.program.titles(UNREAD), "the post is read", 30)
    unread = life.program.titles(UNREAD)
    for key in ("ctrl+2", "ctrl+3", "ctrl+1"):
        life.program.press(key)
        life.take_picture(f"layout-{key[-1]}")
    wait_for(lambda: is_chosen(life, "Kernel Diary 8"), "the same post is chosen in the first layout", 30)
    assert life.program.titles(UNREAD) == unread, "a layout marked something read"
    life.program.quit()
    life.reader.close()
    life.program = life.start()
    life.reader = ScreenReader(life.desk.bus)
    wait_for(lambda: is_chosen(life, "Kernel Diary 8"), "the same post is chosen after a restart", 60)
    life.take_picture("after-a-restart")
    assert life.program.titles(UNREAD) == unread, "the restart marked something read"


def is_chosen(life: Life, title: str) -> bool:
    focus = life.reader.focus()
    return focus is not None and title in focus.name
