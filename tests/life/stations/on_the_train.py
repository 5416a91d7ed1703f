"""On the train: posts are prefetched by a key, the network goes away, and whole texts and pictures are there; nobody
is asked for anything any more."""

from __future__ import annotations

from functools import partial

from reader.features.offline.store import list_prefetched_ids
from reader.store.db import open_reader
from reader.store.pictures import PictureCache
from tests.feedserver import Exchange, page, simple_feed
from tests.life.life import Life
from tests.life.stations.keeping_the_place import is_chosen
from tests.life.stations.pictures import make_png
from tests.window.real_program import wait_for

POSTS = 4
"""The first is open, and so read, as soon as there is a subscription; one may not be fetched."""
WORDS = "<p>The pilot wrote down the time of high water, as on every day of eleven years.</p>" * 12


def live(life: Life) -> None:
    life.server.serve("/tide", page(make_feed(life)))
    robots = page(b"User-agent: *\nDisallow: /tide/2", content_type="text/plain")
    life.server.serve("/robots.txt", robots)
    for number in range(POSTS):
        life.server.serve(f"/tide/{number}", answer)
        picture = page(make_png(320, 200, number), content_type="image/png")
        life.server.serve(f"/tide/{number}.png", picture)
    life.server.serve("/bell", page(simple_feed("Bells", 1)))
    life.add_by_dialog(life.server.url("/bell", host="127.0.0.7"))
    life.add_by_dialog(life.server.url("/tide"))
    life.wait_to_read("High water 1")
    life.program.press_until("ctrl+shift+o", lambda: len(prefetched_ids(life)) >= POSTS - 1, "posts are got ready")
    life.wait_to_read("available offline (")
    life.take_picture("got-ready")
    assert life.server.seen("/tide/2") == [], "robots.txt asks for that"
    cache = PictureCache(life.profile.pictures)
    assert all(cache.has(life.server.url(f"/tide/{number}.png")) for number in (0, 3))
    read_offline(life)


def read_offline(life: Life) -> None:
    with life.server.away():
        life.program.press("ctrl+r")
        life.wait_to_read("Can’t reach any feeds", 60)
        before = len(life.server.seen())
        for title in ("High water 0", "High water 3"):
            life.program.press_until("j", partial(is_chosen, life, title), "the next post")
            wait_for(lambda: is_whole(life), "its whole text is shown", 30)
            life.wait_to_read("Images are on")
        life.take_picture("on-the-train")
        assert len(life.server.seen()) == before, "somebody was asked for something"
    life.note(f"{len(prefetched_ids(life))} posts got ready, 2 of 2 that may be fetched read whole without a line")


def is_whole(life: Life) -> bool:
    return any(thing.name == "Reader view" and thing.is_checked for thing in life.reader.things())


def prefetched_ids(life: Life) -> set[int]:
    conn = open_reader(life.profile.database)
    try:
        return list_prefetched_ids(conn)
    finally:
        conn.close()


def answer(exchange: Exchange) -> None:
    number = exchange.seen.path.rpartition("/")[2]
    html = (
        f"<html><body><article><h1>High water {number}</h1>{WORDS}"
        f"<p><img src='/tide/{number}.png' alt='Tide {number}'></p></article></body></html>"
    )
    exchange.answer(200, {"Content-Type": "text/html"}, html.encode())


def make_feed(life: Life) -> bytes:
    items = "".join(
        f"<item><title>High water {number}</title><guid>tide-{number}</guid>"
        f"<link>{life.server.url(f'/tide/{number}')}</link><description>A beginning.</description></item>"
        for number in (1, 0, 3, 2)
    )
    return f'<rss version="2.0"><channel><title>Tide tables</title>{items}</channel></rss>'.encode()
