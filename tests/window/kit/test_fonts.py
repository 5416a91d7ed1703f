"""Lines break, and the last is elided."""

from __future__ import annotations

from PySide6.QtGui import QFontMetrics

from reader.window.kit.fonts import break_lines, make_font
from reader.window.kit.tokens import LIST_TITLE


def test_lines_break_and_the_last_is_elided(qapp):
    font = make_font(LIST_TITLE)
    text = "A long title that goes on and on until it cannot be shown in two lines of a narrow list"
    lines = break_lines(text, font, 160, 2)
    assert len(lines) == 2
    assert lines[1].endswith("…")
    assert text.startswith(lines[0])
    assert all(QFontMetrics(font).horizontalAdvance(line) <= 160 for line in lines)
    assert break_lines("Short", font, 160, 2) == ("Short",)
    assert break_lines("", font, 160, 2) == ()
    assert len(break_lines("x" * 100_000, font, 160, 2)) == 2
    assert break_lines("🏮" * 60, font, 160, 2)[0].replace("🏮", "") == ""
