"""The place at the right end of the status bar."""

from __future__ import annotations

from PySide6.QtCore import Qt

from reader.window.app.status_bar import StatusBar
from reader.window.schedule.ribbon import StatusFacts


def test_the_sentence_gives_way_to_the_place(theme, qtbot):
    """In a window that has no room for both."""
    bar = StatusBar(theme)
    qtbot.addWidget(bar)
    bar.resize(360, 28)
    bar.show_facts(StatusFacts(report="66 feeds were asked 20 seconds ago, and what they brought stands in the list."))
    bar.show_place("27 of 359")
    bar.show()
    place = bar._place
    assert place.width() >= place.fontMetrics().horizontalAdvance("27 of 359")
    bar.show_place("https://example.org/" + "a-very-long-way-down/" * 20)
    qtbot.wait(10)
    assert bar.width() == 360


def test_a_mirrored_window_does_not_turn_the_words_round(theme, qtbot):
    """The same ink as elsewhere: a figure at the beginning stays there."""
    bar = StatusBar(theme)
    qtbot.addWidget(bar)
    bar.resize(600, 28)
    bar.show_place("25 of 358")
    bar.show()
    usual = bar._place.grab().toImage()
    bar.setLayoutDirection(Qt.LayoutDirection.RightToLeft)
    qtbot.wait(10)
    assert bar._place.grab().toImage() == usual
