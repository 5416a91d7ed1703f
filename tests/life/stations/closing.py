"""Closing the window for the first time: one question, and what was chosen holds."""

from __future__ import annotations

from tests.gui.real_program import wait_for
from tests.life.life import Life

QUESTION = "Paperround can keep fetching in the background"


def live(life: Life) -> None:
    program = life.program
    program.close_window()
    program.wait_for_dialog()
    life.wait_to_read(QUESTION)
    life.take_picture("closing")
    program.press_until("Escape", lambda: len(program.windows()) == 1, "the question goes, the window stays")
    program.focus()
    program.close_window()
    program.wait_for_dialog()
    program.press_until("Return", lambda: not program.windows(), "the window hides")
    engine = program.engine()
    assert program.process.poll() is None
    assert engine is not None
    assert engine.is_running(), "it goes on in the background"
    assert program.start_again() == 0
    wait_for(lambda: len(program.windows()) == 1, "another start brings it back")
    program.focus()
