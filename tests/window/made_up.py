"""A made-up but lifelike profile in a real database: several scripts, a feed in trouble, tags and stars."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from msgspec.structs import replace

from reader.core.paths import Profile
from reader.core.records.logged import PollRecord
from reader.core.records.parsed import Enclosure
from reader.core.records.stored import EntryContent, FeedUpdate, HttpState, NewEntry, PublisherData
from reader.features.search.store import index_some
from reader.store.db import open_store
from reader.store.entries import apply_update
from reader.store.feeds import add_feed, get_feed, save_http
from reader.store.folders import make_folder
from reader.store.marks import set_read, set_starred
from reader.store.tags import add_tag
from reader.store.views import find_newest_id

# Thursday 11 June 2026, 10:24 on the wall, wherever the tests run.
NOW = datetime(2026, 6, 11, 10, 24).astimezone().timestamp()
MINUTE, HOUR = 60, 3600


@dataclass(frozen=True)
class Post:
    feed: str
    age_s: int
    title: str
    text: str
    read: bool = False
    starred: bool = False
    sound: bool = False


FOLDERS = {
    "News": ("Harbour Gazette", "Nordlicht Kurier", "Le Petit Méridien", "夕凪新聞", "صدى المرفأ"),
    "Science": ("Tidewater Lab Notes", "Orbit & Ash", "The Moss Review"),
    "Software": ("Slow Compiler", "Kernel Garden"),
    "Listening": ("Long Wave", "Second Draft Hour"),
    "Kitchen and comics": ("Salt and Patience",),
}
ADDRESSES = {
    "夕凪新聞": "yunagi.example",
    "صدى المرفأ": "sada.example",
    "Orbit & Ash": "orbit-ash.example",
    "Le Petit Méridien": "petit-meridien.example",
}
POSTS = (
    Post(
        "Harbour Gazette",
        8 * MINUTE,
        "Night ferry to run all summer after crews agree a new rota",
        "The 23:40 crossing returns on Friday, with two extra sailings at weekends and a later bus to meet it.",
    ),
    Post(
        "Tidewater Lab Notes",
        26 * MINUTE,
        "The estuary that keeps its own time",
        "For eleven years a retired harbour pilot wrote down every high water by hand. His notebooks disagree "
        "with the tables, and the disagreement has a shape.",
        starred=True,
    ),
    Post(
        "夕凪新聞",
        41 * MINUTE,
        "港町の古い灯台、市民の手で三十年ぶりに灯る",
        "「子どもの頃に見た光をもう一度」。修復を続けてきた市民団体が、十日夜、点灯式を開いた。",
    ),
    Post(
        "Slow Compiler",
        64 * MINUTE,
        "Our builds got slower when we cached more",
        "A cache that is always warm hides the work of asking it. We measured the questions.",
    ),
    Post(
        "Nordlicht Kurier",
        82 * MINUTE,
        "Stadtrat beschließt Nachtzug nach Norden: ab Herbst dreimal pro Woche",
        "Die Finanzierung steht, sagt die Kämmerin. Offen ist, wer die Schlafwagen stellt.",
    ),
    Post(
        "صدى المرفأ",
        130 * MINUTE,
        "سوق السمك القديم يفتح أبوابه بعد ترميم دام ثلاث سنوات",
        "عاد الباعة إلى أماكنهم القديمة تحت السقف الخشبي.",
    ),
    Post(
        "Kernel Garden",
        3 * HOUR + 600,
        "A scheduler that yields when the fan starts",
        "Forty lines, one heuristic and a very quiet laptop.",
    ),
    Post(
        "Long Wave",
        13 * HOUR + 14 * MINUTE,
        "Episode 88: The woman who tuned a city’s bells",
        "With 42 minutes of sound recorded from the tower itself, and a conversation about silence.",
        sound=True,
    ),
    Post(
        "Le Petit Méridien",
        15 * HOUR + 52 * MINUTE,
        "À vélo le long du canal : sept étapes sans voiture",
        "De l’écluse haute au vieux port, un itinéraire plat, ombragé.",
    ),
    Post(
        "Orbit & Ash",
        18 * HOUR,
        "What the second probe heard on its way past",
        "Three seconds of static, and a tone nobody has explained.",
    ),
    Post(
        "The Moss Review",
        20 * HOUR,
        "A field guide to walls that face north",
        "Forty mosses, one drystone wall, four seasons.",
        read=True,
    ),
    Post(
        "Salt and Patience",
        22 * HOUR,
        "Bread for people who forget about bread",
        "The dough waits for you. It is better at waiting than you are.",
    ),
    Post(
        "Second Draft Hour",
        30 * HOUR,
        "How the ending moved to the middle",
        "A conversation with an editor who cuts with a pencil.",
        sound=True,
    ),
)


def make_profile(folder: Path, now: float = NOW, more: int = 40) -> Profile:
    """The made-up morning, with `more` older posts behind it."""
    profile = Profile(folder)
    conn = open_store(profile.database, now)
    ids = {}
    for folder_name, names in FOLDERS.items():
        folder_id = make_folder(conn, folder_name)
        for name in names:
            ids[name] = add_feed(conn, address_of(name), now - 40 * 86_400, folder_id).feed_id
    posts = [*POSTS, *(_older(number) for number in range(more))]
    for name, feed_id in ids.items():
        store_posts(conn, feed_id, name, [post for post in posts if post.feed == name], now)
    _fail(conn, ids["Orbit & Ash"], now)
    newest = find_newest_id(conn)
    for name, count in (("To cook", 6), ("Typography", 2)):
        add_tag(conn, name, range(newest - count, newest))
    index_some(conn, 10_000)
    conn.close()
    return profile


def address_of(name: str) -> str:
    host = ADDRESSES.get(name, name.lower().replace(" ", "-") + ".example")
    return f"https://{host}/feed.xml"


def _older(number: int) -> Post:
    names = [name for names in FOLDERS.values() for name in names if name != "The Moss Review"]
    title = f"From the drawer, part {number + 1}"
    return Post(names[number % len(names)], (34 + 5 * number) * HOUR, title, "Something kept for a quieter day.")


def add_posts(profile: Profile, name: str, posts: list[Post], now: float) -> None:
    """What a visit to a feed brings, later."""
    conn = open_store(profile.database, now)
    feed_id = add_feed(conn, address_of(name), now).feed_id
    store_posts(conn, feed_id, name, posts, now)
    conn.close()


def store_posts(conn, feed_id: int, name: str, posts: list[Post], now: float) -> None:
    entries = tuple(_entry(post, now) for post in posts)
    http = HttpState(next_poll_at=now + 16 * MINUTE, last_fetched_at=now - 1200, last_ok_at=now - 1200)
    day = datetime.fromtimestamp(now).astimezone().date().isoformat()
    poll = PollRecord(feed_id, now - 1200, "planned", "before you usually look", day, "new", 200, 394_000)
    publisher = PublisherData(title=name, site_url=address_of(name).rsplit("/", 1)[0])
    update = FeedUpdate(feed_id, now - 1200, http, poll, publisher, entries)
    applied = apply_update(conn, update)
    pairs = list(zip(applied.new_ids, posts, strict=True))
    set_read(conn, [id_ for id_, post in pairs if post.read])
    set_starred(conn, [id_ for id_, post in pairs if post.starred])


def _entry(post: Post, now: float) -> NewEntry:
    at = int(now - post.age_s)
    key = hashlib.sha256(f"{post.feed} {post.title} {at}".encode()).digest()
    enclosures = (Enclosure("https://sound.example/a.mp3", "audio/mpeg", 40_000_000),) if post.sound else ()
    content = EntryContent(
        title=post.title, link=f"https://posts.example/{key.hex()[:12]}", author="", published_at=at,
        updated_at=None, sort_at=at, html=f"<p>{post.text}</p>" * 3, text=post.text, categories=(),
        enclosures=enclosures, language="", content_hash=key,
    )  # fmt: skip
    return NewEntry((key,), content)


def _fail(conn, feed_id: int, now: float) -> None:
    http = get_feed(conn, feed_id).http
    since = now - 2 * 86_400
    save_http(conn, feed_id, replace(http, failing_since=since, error_count=9, problem="timeout",
                                     message="temporarily unavailable"))  # fmt: skip
