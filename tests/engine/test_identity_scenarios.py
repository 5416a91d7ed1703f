"""What publishers do to their feeds, and what the user must see: nothing comes back unread, nothing is lost.

Each scenario is a row of documents. The user reads everything after each of them; the last number says how
many articles the last document may show as new. Everything goes through the real parser, decision and store.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from email.utils import formatdate
from html import escape

import pytest

from tests.engine.world import World

DAY = 86_400
START = 1_749_000_000


@dataclass(frozen=True)
class Item:
    n: int
    guid: str | None = None
    link: str | None = None
    title: str | None = None
    text: str | None = None
    at: int | None = None

    def xml(self) -> str:
        parts = []
        for tag, value in (("guid", self.guid), ("link", self.link), ("title", self.title), ("description", self.text)):
            if value is not None:
                parts.append(f"<{tag}>{escape(value)}</{tag}>")
        if self.at is not None:
            parts.append(f"<pubDate>{formatdate(self.at)}</pubDate>")
        return f"<item>{''.join(parts)}</item>"


def item(n: int, **changes: object) -> Item:
    whole = Item(
        n,
        guid=f"https://a.example/?p={n}",
        link=f"https://a.example/post/{n}",
        title=f"Post number {n}",
        text=f"This is the text of post {n}, and it is long enough to tell it from every other post.",
        at=START + n * 3_600,
    )
    return replace(whole, **changes)  # type: ignore[arg-type]


def items(*numbers: int, **changes: object) -> list[Item]:
    """Newest first, as feeds are."""
    return [item(n, **changes) for n in sorted(numbers, reverse=True)]


def each(numbers: range, change) -> list[Item]:
    return [change(item(n)) for n in sorted(numbers, reverse=True)]


def rss(entries: list[Item]) -> bytes:
    inner = "".join(entry.xml() for entry in entries)
    return (
        f'<rss version="2.0"><channel><title>A</title><link>https://a.example/</link>{inner}</channel></rss>'.encode()
    )


def bare(n: int, path: str, title: str = "") -> Item:
    """Nothing but a title and a link."""
    return Item(n, link=f"https://a.example/{path}", title=title or f"Post number {n}")


def live(v: int) -> Item:
    """A post of which only the guid stays."""
    link, text = f"https://a.example/live/{v}", f"Minute {v} of the match. " * 4
    return item(9, guid="live", title=f"Live {v}", link=link, text=text, at=START + v * DAY)


FIVE = range(1, 6)
FEED = each(FIVE, lambda i: i)


def http_guids(i: Item) -> Item:
    return replace(i, guid=i.guid.replace("https", "http"))  # type: ignore[union-attr]


SCENARIOS: dict[str, tuple[list[list[Item]], int, int]] = {
    # name: documents, new in the last one, articles in all
    "the same document again": ([FEED, FEED], 0, 5),
    "one new post": ([FEED, [item(6), *FEED]], 1, 6),
    "the oldest rolls off": ([FEED, items(2, 3, 4, 5, 6)], 1, 6),
    "an empty document and back": ([FEED, [], FEED], 0, 5),
    "shrinks to one and returns": ([FEED, items(5), FEED], 0, 5),
    "the order is turned round": ([FEED, FEED[::-1]], 0, 5),
    "guids flip from https to http": ([FEED, each(FIVE, http_guids)], 0, 5),
    "guids flip there and back": ([FEED, each(FIVE, http_guids), FEED], 0, 5),
    "links flip from https to http": (
        [FEED, each(FIVE, lambda i: replace(i, link=i.link.replace("https", "http")))],
        0,
        5,
    ),
    "links get a www": ([FEED, each(FIVE, lambda i: replace(i, link=i.link.replace("//a", "//www.a")))], 0, 5),
    "links get trackers": (
        [FEED, each(FIVE, lambda i: replace(i, link=i.link + "?utm_source=rss&utm_medium=feed"))],
        0,
        5,
    ),
    "links get another tracker at each visit": (
        [each(FIVE, lambda i, v=v: replace(i, guid=None, link=f"{i.link}?fbclid={v}")) for v in range(3)],
        0,
        5,
    ),
    "links get a trailing slash": ([FEED, each(FIVE, lambda i: replace(i, link=i.link + "/", guid=None))], 0, 5),
    "guids are dropped": ([FEED, each(FIVE, lambda i: replace(i, guid=None))], 0, 5),
    "guids appear": ([each(FIVE, lambda i: replace(i, guid=None)), FEED], 0, 5),
    "guids become opaque": ([FEED, each(FIVE, lambda i: replace(i, guid=f"tag:a.example,2025:{i.n}"))], 0, 5),
    "a new guid at every visit": ([each(FIVE, lambda i, v=v: replace(i, guid=f"{i.n}-{v}")) for v in range(4)], 0, 5),
    "guid and link both change, dates stay": (
        [FEED, each(FIVE, lambda i: replace(i, guid=f"new-{i.n}", link=f"https://b.example/{i.n}"))],
        0,
        5,
    ),
    "the whole site is imported anew, dates and all": (
        [
            FEED,
            each(FIVE, lambda i: replace(i, guid=f"new-{i.n}", link=f"https://b.example/{i.n}", at=START + 9 * DAY)),
        ],
        0,
        5,
    ),
    "the site is imported anew and posts once": (
        [
            FEED,
            [
                item(6, guid="new-6", link="https://b.example/6", at=START + 10 * DAY),
                *each(
                    FIVE, lambda i: replace(i, guid=f"new-{i.n}", link=f"https://b.example/{i.n}", at=START + 9 * DAY)
                ),
            ],
        ],
        1,
        6,
    ),
    "the domain changes": (
        [
            FEED,
            each(FIVE, lambda i: replace(i, guid=i.guid.replace("a.ex", "b.ex"), link=i.link.replace("a.ex", "b.ex"))),
        ],
        0,
        5,
    ),
    "a title is corrected": ([FEED, [replace(item(5), title="Post number five"), *FEED[1:]]], 0, 5),
    "a text is edited": (
        [FEED, [replace(item(5), text="Another text, which also says quite a lot about things."), *FEED[1:]]],
        0,
        5,
    ),
    "title and text are rewritten under one guid": (
        [
            FEED,
            [
                replace(item(5), title="Wholly other", text="Another text, long enough to be telling something."),
                *FEED[1:],
            ],
        ],
        0,
        5,
    ),
    "a permalink guid, everything else rewritten": (
        [
            [item(1, guid="https://a.example/post/1")],
            [
                item(
                    1,
                    guid="https://a.example/post/1",
                    title="New",
                    text="Rewritten from the ground up, every word of it.",
                    at=START + DAY,
                )
            ],
        ],
        0,
        1,
    ),
    "a slug changes with the title": (
        [FEED, [replace(item(5), title="Renamed", link="https://a.example/post/renamed"), *FEED[1:]]],
        0,
        5,
    ),
    "dates move at each edit": ([FEED, each(FIVE, lambda i: replace(i, at=i.at + DAY))], 0, 5),
    "dates are dropped": ([FEED, each(FIVE, lambda i: replace(i, at=None))], 0, 5),
    "dates appear": ([each(FIVE, lambda i: replace(i, at=None)), FEED], 0, 5),
    "one guid for everything": ([[item(1, guid="1")], [item(2, guid="1")], [item(3, guid="1")]], 1, 3),
    "one guid for everything, several at a time": ([items(1, 2, 3, guid="x"), items(2, 3, 4, guid="x")], 1, 4),
    "every link is the front page": (
        [items(1, 2, 3, guid=None, link="https://a.example/"), items(2, 3, 4, guid=None, link="https://a.example/")],
        1,
        4,
    ),
    "one post at a time, its link the front page": (
        [[item(n, guid=None, link="https://a.example/")] for n in (1, 2, 3)],
        1,
        3,
    ),
    "nothing but titles": (
        [
            [Item(n, title=f"Headline {n}", at=START + n) for n in (3, 2, 1)],
            [Item(n, title=f"Headline {n}", at=START + n) for n in (4, 3, 2)],
        ],
        1,
        4,
    ),
    "nothing but texts": (
        [
            [Item(n, text=f"A status without a title, number {n}, as some microblogs send it.") for n in (3, 2, 1)],
            [Item(n, text=f"A status without a title, number {n}, as some microblogs send it.") for n in (4, 3, 2)],
        ],
        1,
        4,
    ),
    "the same title every day": (
        [
            [item(n, title="Photo of the day", at=START + n * DAY) for n in (3, 2, 1)],
            [item(n, title="Photo of the day", at=START + n * DAY) for n in (4, 3, 2)],
        ],
        1,
        4,
    ),
    "the same title and text every week": (
        [
            [
                item(
                    n,
                    title="Open thread",
                    text="Talk about whatever you like, as every week, in here.",
                    at=START + n * 7 * DAY,
                )
                for n in (2, 1)
            ],
            [
                item(
                    n,
                    title="Open thread",
                    text="Talk about whatever you like, as every week, in here.",
                    at=START + n * 7 * DAY,
                )
                for n in (3, 2)
            ],
        ],
        1,
        3,
    ),
    "a recurring post whose last edition rolled off": (
        [
            [
                item(1, title="Open thread", text="Talk about whatever you like, as every week, in here."),
                item(2),
                item(3),
            ],
            [
                item(9, title="Open thread", text="Talk about whatever you like, as every week, in here."),
                item(8),
                item(7),
            ],
        ],
        3,
        6,
    ),
    "several posts at the same second": (
        [
            [item(n, at=START, title="Update") for n in (3, 2, 1)],
            [item(n, at=START, title="Update") for n in (4, 3, 2)],
        ],
        1,
        4,
    ),
    "the very same item twice in a document": ([[item(1), item(1)], [item(2), item(1), item(1)]], 1, 2),
    "white space around guids": ([FEED, each(FIVE, lambda i: replace(i, guid=f"\n  {i.guid} "))], 0, 5),
    "two versions that alternate": (
        [
            [item(1, guid="1", link="https://a.example/x", title="X", at=START + v * DAY)]
            if v % 2
            else [item(1, guid="1", link="https://a.example/y", title="Y", at=START)]
            for v in (0, 1, 0, 1, 0, 1)
        ],
        0,
        2,
    ),
    "ports and letter case in the host": (
        [
            each(FIVE, lambda i: replace(i, guid=None)),
            each(
                FIVE, lambda i: replace(i, guid=None, link=i.link.replace("https://a.example", "http://A.EXAMPLE:80"))
            ),
        ],
        0,
        5,
    ),
    "nothing but titles and links with a session's number": (
        [[bare(n, f"post.php?id={n}&PHPSESSID=s{v}") for n in (5, 4, 3, 2, 1)] for v in range(4)],
        0,
        5,
    ),
    "a session's number in the path, and a new post": (
        [
            [bare(n, f"post/{n};jsessionid=A") for n in (3, 2, 1)],
            [bare(n, f"post/{n};jsessionid=B") for n in (4, 3, 2, 1)],
        ],
        1,
        4,
    ),
    "a session's number, and titles of one word": (
        [[bare(n, f"post.php?id={n}&PHPSESSID=s{v}", f"Storm{n}") for n in (3, 2, 1)] for v in range(4)],
        0,
        3,
    ),
    "a session's number, and nearly all is new": (
        [
            [bare(n, f"post.php?id={n}&PHPSESSID=a") for n in (3, 2, 1)],
            [bare(n, f"post.php?id={n}&PHPSESSID=b") for n in (9, 8, 7, 6, 3)],
        ],
        4,
        7,
    ),
    "a session that comes and goes": (
        [
            [bare(n, f"{n}.php?k=1") for n in (2, 1)],
            [bare(n, f"{n}.php?k=2") for n in (2, 1)],
            [bare(n, f"{n}.php") for n in (2, 1)],
            [bare(n, f"{n}.php?k=3") for n in (2, 1)],
        ],
        0,
        2,
    ),
    "titles that recur every day, with links of their own": (
        [[bare(d, f"play?id={d}", "Morning"), bare(d, f"play?id={d + 100}", "Evening")] for d in range(3)],
        2,
        6,
    ),
    "a parameter that all links share is no session": (
        [[bare(n, f"read?lang=en&id={n}") for n in (2, 1)], [bare(n, f"read?lang=en&id={n}") for n in (3, 2)]],
        1,
        3,
    ),
    "the guid stays while title, link, date and text all change": ([[item(1, guid="1")], [item(2, guid="1")]], 1, 2),
    "a live blog: all but its guid changes, beside others": ([[live(v), *FEED] for v in range(4)], 0, 6),
    "guids that are places in the document": (
        [
            [item(n, guid=str(place)) for place, n in enumerate(numbers)]
            for numbers in ((3, 2, 1), (4, 3, 2), (5, 4, 3))
        ],
        1,
        5,
    ),
    "guids that are places, and all is new": (
        [[item(n, guid=str(place)) for place, n in enumerate(numbers)] for numbers in ((3, 2, 1), (6, 5, 4))],
        3,
        6,
    ),
    "nothing but titles, and links of a redirector": (
        [[bare(n, f"r/{v * 100 + n}") for n in (5, 4, 3, 2, 1)] for v in range(4)],
        0,
        5,
    ),
    "nothing but titles, links of a redirector, and a new post": (
        [[bare(n, f"go?to={v * 100 + n}") for n in numbers] for v, numbers in enumerate(((3, 2, 1), (4, 3, 2, 1)))],
        1,
        4,
    ),
    "fragments tell posts apart": (
        [
            [item(n, guid=None, link=f"https://a.example/log#v{n}") for n in (2, 1)],
            [item(n, guid=None, link=f"https://a.example/log#v{n}") for n in (3, 2, 1)],
        ],
        1,
        3,
    ),
}


def test_there_are_at_least_forty_scenarios():
    assert len(SCENARIOS) >= 40


@pytest.mark.parametrize("name", SCENARIOS)
def test_nothing_comes_back_unread_and_nothing_is_lost(name: str, world: World):
    documents, new_in_last, in_all = SCENARIOS[name]
    for document in documents[:-1]:
        world.receive(rss(document))
        world.read_everything()
    world.receive(rss(documents[-1]))
    assert (world.unread(), world.total()) == (new_in_last, in_all)


@pytest.mark.parametrize("name", [name for name, scenario in SCENARIOS.items() if scenario[1] == 0])
def test_what_was_deleted_stays_away(name: str, world: World):
    """The same stories, but the user deletes everything after the first document."""
    documents, _, in_all = SCENARIOS[name]
    world.receive(rss(documents[0]))
    world.delete_everything()
    for document in documents[1:]:
        world.receive(rss(document))
    assert world.total() <= max(0, in_all - len(documents[0]))
    assert world.unread() == world.total()
