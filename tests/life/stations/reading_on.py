"""Reading on: the whole article over two pages, still there when one comes back; a page that wants a log-in harms
nothing. Then keeping up: everything but today, and what is above, marked read and taken back."""

from __future__ import annotations

import time
from email.utils import formatdate

from reader.core.records.stored import View
from reader.store.bodies import find_full_text
from reader.store.db import fetch, open_reader
from tests.feedserver import page
from tests.life.life import Life
from tests.life.stations.keeping_the_place import is_chosen

FEED = "/harbour"
UNREAD = View(unread_only=True)
DAY_S = 86_400
AGES_S = (60, 120, 3 * DAY_S, 9 * DAY_S)
"""Two posts of today, one of this week, one older; the first wants a log-in."""


def live(life: Life) -> None:
    address = life.server.serve(FEED, page(make_feed(life)))
    login = b'<title>Log in</title><form><input name="u"><input type="password" name="p"></form>'
    life.server.serve("/story/0", page(login, content_type="text/html"))
    for number in (1, 2, 3):
        life.server.serve(f"/story/{number}", page(make_page(number, 1), content_type="text/html"))
        life.server.serve(f"/story/{number}?page=2", page(make_page(number, 2), content_type="text/html"))
    life.add_by_dialog(address)
    life.wait_to_read("Harbour 3")
    life.program.press_until("j", lambda: is_chosen(life, "Harbour 0"), "the first post")
    read_whole(life)
    keep_up(life)


def read_whole(life: Life) -> None:
    life.program.press_until("f", lambda: life.server.seen("/story/0"), "the page is asked for")
    life.take_picture("behind-a-log-in")
    life.program.press_until("j", lambda: is_chosen(life, "Harbour 1"), "the next post")
    life.program.press_until("f", lambda: has_whole(life, "the second page ends at the lighthouse 1"), "both pages")
    life.take_picture("whole-article")
    asked = len(life.server.seen("/story/1"))
    life.program.press_until("j", lambda: is_chosen(life, "Harbour 2"), "the one after")
    life.program.press_until("k", lambda: is_chosen(life, "Harbour 1"), "back again")
    assert has_whole(life, "the second page ends at the lighthouse 1")
    assert len(life.server.seen("/story/1")) == asked, "it is kept, and not asked for again"


def keep_up(life: Life) -> None:
    """Marks of all that is in sight, by keys alone, each with its way back."""
    program = life.program
    program.press_until("shift+t", lambda: "Harbour 3" not in program.titles(UNREAD), "all but today")
    life.take_picture("all-but-today")
    program.press_until("ctrl+z", lambda: "Harbour 3" in program.titles(UNREAD), "taken back")
    program.press_until("j", lambda: is_chosen(life, "Harbour 3"), "the last post")
    program.press_until("m", lambda: "Harbour 3" in program.titles(UNREAD), "unread again")
    program.press_until("shift+k", lambda: "Harbour 2" not in program.titles(UNREAD), "all above")
    assert "Harbour 3" in program.titles(UNREAD), "the post under the cursor is not meant"


def has_whole(life: Life, words: str) -> bool:
    conn = open_reader(life.profile.database)
    try:
        rows = fetch(conn, "SELECT id FROM entries WHERE title LIKE 'Harbour %'")
        found = [find_full_text(conn, id_) for (id_,) in rows]
        return any(one is not None and words in one for one in found)
    finally:
        conn.close()


def make_feed(life: Life) -> bytes:
    items = "".join(
        f"<item><title>Harbour {number}</title><guid>harbour-{number}</guid>"
        f"<link>{life.server.url(f'/story/{number}')}</link><pubDate>{formatdate(time.time() - age_s)}</pubDate>"
        "<description>A short beginning.</description></item>"
        for number, age_s in enumerate(AGES_S)
    )
    return f'<rss version="2.0"><channel><title>Harbour News</title>{items}</channel></rss>'.encode()


def make_page(number: int, part: int) -> bytes:
    said = "The ferry left at ten, with two hundred people, forty bicycles and a dog on board."
    last = f"And the second page ends at the lighthouse {number}, which is dark." if part == 2 else said
    after = f'<a rel="next" href="/story/{number}?page=2">2</a>' if part == 1 else ""
    paragraphs = "".join(f"<p>{words}</p>" for words in (said, said, said, said, last))
    return (
        f"<title>Harbour {number}</title><nav><a href='/'>Home</a></nav><article>{paragraphs}</article>{after}".encode()
    )
