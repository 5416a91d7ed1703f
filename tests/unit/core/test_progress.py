"""The progress bar speaks to terminals only."""

from __future__ import annotations

import io

from reader.core.progress import Progress


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_draws_on_a_terminal_and_cleans_up():
    stream = Terminal()
    with Progress(4, "Replaying", stream) as progress:
        progress.advance(1)
        progress.advance(3, "Replaying uniform")
    text = stream.getvalue()
    assert "  0%  Replaying" in text
    assert " 25%  Replaying" in text
    assert "100%  Replaying uniform" in text
    assert text.endswith("\r\x1b[2K")


def test_how_many_there_are_may_come_to_be_known_on_the_way():
    stream = Terminal()
    with Progress(1, "Reading", stream) as progress:
        progress.reach(1, 4, "Reading 1 of 4")
        progress.reach(0, 0, "Reading 0 of 0")
    assert " 25%  Reading 1 of 4" in stream.getvalue()
    assert "  0%  Reading 0 of 0" in stream.getvalue()


def test_is_silent_elsewhere():
    stream = io.StringIO()
    with Progress(4, "Replaying", stream) as progress:
        progress.advance(1)
    assert stream.getvalue() == ""
