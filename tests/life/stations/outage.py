"""The server is away for a moment: no feed is blamed, and Refresh works as soon as it is back."""

from __future__ import annotations

from tests.life.life import Life
from tests.window.real_program import wait_for


def live(life: Life) -> None:
    program = life.program
    program.focus()
    with life.server.away():
        program.press("ctrl+r")
        life.wait_to_read("Can’t reach any feeds", 60)
        life.take_picture("server-away")
        assert all(feed.http.error_count == 0 for feed in life.feeds())
    before = len(life.server.seen())
    program.press_until("ctrl+r", lambda: len(life.server.seen()) > before, "Refresh works at once")
    wait_for(lambda: "fetched: " in life.reader.text(), "it says what it found", 30)
    life.take_picture("server-back")
    assert all(feed.http.error_count == 0 for feed in life.feeds())
