"""Another language while Paperround runs: the same process, the same page of Insights, other words; and back again."""

from __future__ import annotations

from tests.life.life import Life
from tests.window.real_program import wait_for

BESIDE_PX = 260
"""From a label of the settings to the box that it names."""


def live(life: Life) -> None:
    program = life.program
    engine = program.engine()
    program.focus()
    program.press("g")
    program.press_until("i", lambda: life.reader.find("Back to reading") is not None, "Insights")
    choose(life, "Language", "Deutsch", "Save")
    life.wait_to_read("Zurück zum Lesen")
    life.take_picture("another-language")
    choose(life, "Sprache", "English", "Speichern")
    life.wait_to_read("Back to reading")
    wait_for(lambda: program.engine() not in (None, engine), "an engine that belongs to this window")
    program.focus()
    life.click("Back to reading")
    life.wait_until_gone("Back to reading")


def choose(life: Life, label: str, language: str, save: str) -> None:
    program = life.program
    program.focus()
    program.press("ctrl+comma")
    program.wait_for_dialog()
    wait_for(lambda: life.reader.find(label) is not None, "the settings")
    thing = life.reader.find(label)
    assert thing is not None
    program.click(thing.left + BESIDE_PX, thing.top + thing.height // 2)
    program.type(language[:3])
    program.press("Return")
    life.click(save)
    wait_for(lambda: len(program.windows()) == 1, "the dialog goes")
