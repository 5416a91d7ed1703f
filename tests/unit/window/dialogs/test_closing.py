"""What closing costs, in words."""

from __future__ import annotations

from reader.window.app.closing import keeping_in_words


def test_what_it_takes_to_go_on_and_how_to_quit():
    assert keeping_in_words(400, True) == "About 400 fetches a day. Quit from the tray icon."
    assert keeping_in_words(400, False).startswith("About 400 fetches a day. Reopen it from your app menu")
