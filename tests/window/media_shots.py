"""Pictures of what is heard and watched, and of pages without a feed: the player, the queue, a video, a change, the
offer to follow a page."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import closing

from msgspec.structs import replace
from PySide6.QtWidgets import QWidget

from reader.core.records.fetched import Found
from reader.core.records.pages import FoundPage, PageBlock, PageEntry
from reader.core.words.catalogue import Code
from reader.features.demo.content import load_content
from reader.features.pages.parse.page_changes import compare, make_change_entry
from reader.features.podcasts.records import Chapter
from reader.features.podcasts.store import list_newest, save_chapters, save_position, set_queue
from reader.features.podcasts.window.control import Sleep
from reader.features.podcasts.window.queue_dialog import QueueDialog
from reader.store.db import Connection, open_store
from reader.store.feeds import list_feeds
from reader.window.app.window import Window
from tests.unit.store.made import make_new, store
from tests.window.shot_stage import NOW

CHAPTERS = (
    Chapter(0.0, "Two hundred steps up"),
    Chapter(732.0, "What a bell is tuned to"),
    Chapter(1_405.0, "The A that was never an A"),
    Chapter(2_110.0, "Silence, and who asked for it"),
)
STORIES = ("Night ferry to run all summer", "Council votes on the new tram line", "Bakery reopens after three years")
GAZETTE = FoundPage(
    "https://harbour.example/",
    "Harbour Gazette",
    (
        PageBlock("div.story", 24, tuple(PageEntry(title, "", int(NOW)) for title in STORIES)),
        PageBlock("ul.popular > li", 5, (PageEntry("Why the library closes on Mondays now", "", None),)),
    ),
    STORIES,
    "Ferries leave every hour. A single ticket is 4.20 €. Dogs travel free.",
)
PAGE_FOUND = Found(
    "harbour.example", (), ("https://harbour.example/",), Code.NO_FEED_NAMED(host="harbour.example"), page=GAZETTE
)


def _open_store(opened: Window) -> closing[Connection]:
    return closing(open_store(opened.window.shot_profile.database, NOW))  # type: ignore[attr-defined]


def player(opened: Window) -> tuple[int, str]:
    """A podcast plays in its second chapter, two more wait, and sleep is near."""
    with _open_store(opened) as conn:
        first, *others = list_newest(conn, 3)
        save_chapters(conn, first.entry_id, CHAPTERS)
        save_position(conn, first.entry_id, 768.0, 2_530.0, NOW)
        set_queue(conn, [one.entry_id for one in others])
    control, bar = opened.player.control, opened.player.bar
    control.state_changed.connect(
        lambda state: bar.show_state(replace(state, is_playing=True, speed=1.3, sleep=Sleep(left_s=900.0)))
    )
    return first.feed_id, first.title


def video(opened: Window) -> tuple[int, str]:
    text = "Eleven metres in nine hours, filmed from the roof of the customs house."
    still = f"https://stills.example/{next(iter(load_content().pictures))}.png"
    link = f'<p><a href="https://films.example/1"><img src="{still}" alt="▶ A crane moves house (12:34)"></a></p>'
    return _add(opened, "A crane moves house", f"{link}<p>{text}</p>", f"▶ 12:34 {text}")


def page_change(opened: Window) -> tuple[int, str]:
    before = "Ferries leave every hour.\nA single ticket is 4.20 €.\nDogs travel free."
    after = (
        "Ferries leave every half hour.\nA single ticket is 4.60 €.\nDogs travel free.\nNo ferries on Christmas Day."
    )
    made = make_change_entry(compare(before, after), before, NOW - 86_400, "https://ferries.example/", NOW)
    return _add(opened, made.title, made.html, made.text)


def _add(opened: Window, title: str, html: str, text: str) -> tuple[int, str]:
    new = make_new(900_001, title=title, html=html, text=text, sort_at=int(NOW), published_at=int(NOW))
    with _open_store(opened) as conn:
        feed_id = list_feeds(conn)[0].id
        store(conn, feed_id, [new], at=NOW)
    return feed_id, title


def queue(opened: Window) -> QWidget:
    with _open_store(opened) as conn:
        set_queue(conn, [one.entry_id for one in list_newest(conn, 3)])
    opened.player.open_queue()
    return next(one for one in opened.window.findChildren(QueueDialog) if one.isVisible())


MEDIA_POSTS: dict[str, Callable[[Window], tuple[int, str]]] = {
    "player": player,
    "film": video,
    "page-change": page_change,
}
"""Each makes its post and says in which feed it stands, and under which title."""
