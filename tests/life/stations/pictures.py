"""Pictures: small ones in the list by themselves, never a tracker; cards where a feed is mostly pictures; a viewer."""

from __future__ import annotations

import struct
import zlib

from tests.feedserver import page
from tests.life.life import Life
from tests.life.stations.keeping_the_place import is_chosen
from tests.window.real_program import wait_for

POSTS = 8


def live(life: Life) -> None:
    address = life.server.serve("/lens", page(make_feed(life)))
    for number in range(POSTS):
        picture = page(make_png(320, 200, number), content_type="image/png")
        life.server.serve(f"/lens/{number}.png", picture)
    life.server.serve("/lens/pixel.png", page(make_png(1, 1, 0), content_type="image/png"))
    life.add_by_dialog(address)
    life.wait_to_read("This list is mostly images.")
    wait_for(lambda: list(life.profile.thumbnails.glob("*/*")), "small pictures on disk", 30)
    life.take_picture("pictures-in-the-list")
    life.click("Show as cards")
    life.program.press_until("Down", lambda: is_chosen(life, "View 2"), "walking the cards, with a name for each")
    life.take_picture("cards")
    life.program.press_until("i", lambda: len(life.program.windows()) > 1, "the viewer")
    life.program.focus()
    life.program.press("plus")
    life.take_picture("viewer")
    life.program.press_until("Escape", lambda: len(life.program.windows()) == 1, "leaving the viewer")
    life.program.focus()
    assert life.server.seen("/lens/pixel.png") == [], "a tracker was fetched"
    seen = [seen.path for number in range(POSTS) for seen in life.server.seen(f"/lens/{number}.png")]
    assert len(seen) == len(set(seen)), "a picture was fetched twice"
    life.note(f"{len(seen)} of {POSTS} pictures fetched, those in sight; no tracker")


def make_feed(life: Life) -> bytes:
    pixel = f'<img src="{life.server.url("/lens/pixel.png")}" width="1" height="1">'
    items = "".join(
        f"<item><title>View {number}</title><guid>lens-{number}</guid><description>"
        f'<![CDATA[{pixel}<img src="{life.server.url(f"/lens/{number}.png")}" alt="View {number}">Noon.]]>'
        "</description></item>"
        for number in range(POSTS)
    )
    return f'<rss version="2.0"><channel><title>The Small Lens</title>{items}</channel></rss>'.encode()


def make_png(width: int, height: int, number: int) -> bytes:
    """A picture of one colour."""
    row = b"\0" + bytes((40 + number * 20, 90, 160)) * width
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(row * height)), (b"IEND", b""))
    chunks = (
        struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data)) for kind, data in parts
    )
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunks)
