"""The paper, by keys: G P opens it, Ctrl+Return makes one, it lies in its folder, is marked read, and that is taken
back."""

from __future__ import annotations

from pathlib import Path

from reader.core.records.stored import View
from reader.features.settings.service import change_settings
from reader.store.db import open_store
from tests.features.editions.strict_epub import check_epub
from tests.feedserver import page
from tests.life.life import Life
from tests.window.real_program import wait_for

FEED = "/evening"


def live(life: Life) -> None:
    life.server.serve(FEED, page(make_feed()))
    life.add_by_dialog(life.server.url(FEED))
    life.wait_to_read("Evening news 1")
    folder = life.profile.folder.parent / "Papers"
    conn = open_store(life.profile.database, 0.0)
    change_settings(conn, {"edition_folder": str(folder)})
    conn.close()
    life.program.focus()
    life.program.press("g")
    life.program.press("p")
    life.wait_to_read("Create today’s edition")
    life.take_picture("paper-none-yet")
    life.program.press("ctrl+Return")  # once: the second time would cancel it
    wait_for(lambda: books(folder), "the paper is in its folder", 120)
    life.wait_to_read("Saved to ")
    check_epub(books(folder)[0])
    life.take_picture("paper-made")
    unread = len(life.program.titles(View(unread_only=True)))
    life.click("Mark read")
    wait_for(lambda: len(life.program.titles(View(unread_only=True))) < unread, "it counts as read", 60)
    life.program.press_until("ctrl+z", lambda: len(life.program.titles(View(unread_only=True))) == unread, "taken back")
    life.program.press("Escape")
    life.note(f"{books(folder)[0].stat().st_size / 1_000:.0f} kB")


def make_feed() -> bytes:
    text = "The pilot wrote down the time of high water, as on every day of eleven years. " * 20
    items = "".join(
        f"<item><title>Evening news {number}</title><guid>{number}</guid><description>{number}. {text}"
        "</description></item>"
        for number in range(5)
    )
    return f'<rss version="2.0"><channel><title>Evening Post</title>{items}</channel></rss>'.encode()


def books(folder: Path) -> list[Path]:
    return list(folder.glob("*.epub"))
