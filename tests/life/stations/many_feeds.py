"""A list of sixty feeds: all are fetched at once, and their posts come as they are answered."""

from __future__ import annotations

import time

from tests.feedserver import page, simple_feed
from tests.life.life import Life
from tests.window.real_program import wait_for

MANY = 60


def live(life: Life) -> None:
    server, lines = life.server, []
    for number in range(MANY):
        server.serve(f"/many/{number}", page(simple_feed(f"Many {number}", 5), etag=f'"{number}"'))
        url = server.url(f"/many/{number}", f"127.0.1.{number + 1}")
        lines.append(f'<outline text="Many {number}" xmlUrl="{url}"/>')
    path = life.profile.folder.with_name("many.opml")
    path.write_text(f'<opml version="2.0"><body><outline text="Many">{"".join(lines)}</outline></body></opml>')
    began = time.monotonic()
    assert life.program.start_again(str(path)) == 0
    wait_for(lambda: len(life.program.addresses()) > MANY, "the list is taken", 60)
    life.take_picture("imported")
    asked = lambda: sum(one.path.startswith("/many/") for one in server.seen())  # noqa: E731
    wait_for(lambda: asked() == MANY, "all are fetched", 60)
    life.note(f"{MANY} feeds asked {time.monotonic() - began:.1f} s after the second start")
    wait_for(lambda: all(feed.http.last_ok_at for feed in life.feeds()), "all are stored", 60)
    life.note(f"stored after {time.monotonic() - began:.1f} s")
    life.program.focus()
    life.program.press("Escape")
    life.program.focus()
    life.take_picture("many")
