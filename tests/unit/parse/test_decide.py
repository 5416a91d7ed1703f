"""Which entries of a document are new, which changed, which are known: a table of what publishers do.

Each row is a document as it was stored, the document as it comes now, and what is decided of each of its entries:
`new`, `known 0` (the first of the stored ones, nothing to write), `changed 0` (its content is written anew) or
`renamed 0` (only known under one more name).
"""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.records.parsed import Enclosure, ParsedEntry
from reader.core.records.stored import ChangedEntry, KnownEntry
from reader.parse.identity import (
    CLOCK_SKEW_S,
    OLDEST_BELIEVABLE,
    believable,
    decide,
    find_change,
    make_candidates,
    make_content,
    make_content_hash,
    make_keys,
    match,
    wanted_keys,
)

NOW = 1_790_000_000.0
DAY = 86_400
LONG = "The leeks stood through the frost, which is more than can be said of the beans this year."
A = ParsedEntry("g-a", "https://site.example/a", "Leeks", "Ann", int(NOW) - DAY, None, f"<p>{LONG}</p>", LONG)
B = ParsedEntry("g-b", "https://site.example/b", "Beans", "Ann", int(NOW) - 2 * DAY, None, "<p>B.</p>", f"B. {LONG}")
C = ParsedEntry("g-c", "https://site.example/c", "Peas", "Ann", int(NOW) - 3 * DAY, None, "<p>C.</p>", f"C. {LONG}")
OTHER = replace(A, title="Frost", text="short", html="short", published_at=int(NOW) - 9, author="Bo")
"""Nothing but its guid and its link is A's."""


def stored(entries: list[ParsedEntry], alive: bool = True) -> dict[bytes, KnownEntry]:
    known: dict[bytes, KnownEntry] = {}
    for number, entry in enumerate(entries):
        row = KnownEntry(number, entry.title, entry.link, entry.published_at, make_content_hash(entry), alive)
        for key in make_keys(entry).all():
            known.setdefault(key, row)
    return known


def verdicts(before: list[ParsedEntry], here: list[ParsedEntry], alive: bool = True) -> list[str]:
    candidates, known = make_candidates(here), stored(before, alive)
    matches, decision = match(candidates, known), decide(candidates, known, NOW)
    assert sorted(decision.seen) == sorted(same.entry_id for same in matches.values())
    assert len(decision.new) == len(candidates) - len(matches)
    changes = {change.entry_id: change for change in decision.changed}
    return [
        _verdict(matches[index].entry_id, changes) if index in matches else "new" for index in range(len(candidates))
    ]


def _verdict(number: int, changes: dict[int, ChangedEntry]) -> str:
    change = changes.get(number)
    word = "known" if change is None else "renamed" if change.content is None else "changed"
    return f"{word} {number}"


G2, L2 = "g-2", "https://site.example/2"
WORD = ParsedEntry("", "", "Sun", "", None, None, "", "")
SITUATIONS = {
    "nothing stored": ([], [A, B], ["new", "new"]),
    "nothing changed": ([A, B], [A, B], ["known 0", "known 1"]),
    "another order": ([A, B], [B, A], ["known 1", "known 0"]),
    "one more": ([A], [B, A], ["new", "known 0"]),
    "one less": ([A, B], [B], ["known 1"]),
    "an empty document": ([A, B], [], []),
    "another text": ([A], [replace(A, html="<p>x</p>", text="x")], ["changed 0"]),
    "another title": ([A], [replace(A, title="Leek")], ["changed 0"]),
    "another author": ([A], [replace(A, author="Bo")], ["changed 0"]),
    "other categories": ([A], [replace(A, categories=("x",))], ["changed 0"]),
    "another enclosure": ([A], [replace(A, enclosures=(Enclosure("https://site.example/a.mp3"),))], ["changed 0"]),
    "another language only": ([A], [replace(A, language="de")], ["known 0"]),
    "http becomes https": (
        [replace(A, guid="http://site.example/g", link="http://site.example/a")],
        [replace(A, guid="https://site.example/g")],
        ["changed 0"],
    ),
    "the guid is dropped": ([A], [replace(A, guid="")], ["known 0"]),
    "the guid is dropped and all but the link changes": ([A], [replace(OTHER, guid="")], ["changed 0"]),
    "a guid appears": ([replace(A, guid="")], [A], ["renamed 0"]),
    "another guid, the same page": ([A], [replace(A, guid=G2)], ["renamed 0"]),
    "another guid, the same page, only the title agrees": (
        [A],
        [replace(OTHER, guid=G2, title="LEEKS")],
        ["changed 0"],
    ),
    "another guid, the same page, only the date agrees": (
        [A],
        [replace(OTHER, guid=G2, published_at=A.published_at)],
        ["changed 0"],
    ),
    "another guid, the same page, nothing agrees": ([A], [replace(OTHER, guid=G2)], ["new"]),
    "the site's own address as the link, no guid, nothing agrees": (
        [replace(A, guid="", link="https://site.example/")],
        [replace(OTHER, guid="", link="https://site.example/")],
        ["new"],
    ),
    "the site's own address as the link, no guid, the title agrees": (
        [replace(A, guid="", link="https://site.example/")],
        [replace(OTHER, guid="", link="https://site.example/", title="Leeks")],
        ["changed 0"],
    ),
    "the same guid, another page": ([A], [replace(A, link=L2)], ["changed 0"]),
    "the same guid, all else new": ([A], [replace(OTHER, link=L2)], ["new"]),
    "the same guid, all else new but the page": ([A], [OTHER], ["changed 0"]),
    "the same guid, all else new, the site's own address": (
        [replace(A, link="https://site.example/")],
        [replace(OTHER, link="https://site.example/")],
        ["new"],
    ),
    "the same guid, and no title to tell": ([A], [replace(OTHER, link=L2, title="")], ["changed 0"]),
    "the same guid, and nothing besides": (
        [A],
        [replace(OTHER, link="", published_at=None, title="Frost")],
        ["changed 0"],
    ),
    "guid and link new, title and second the same": ([A], [replace(A, guid=G2, link=L2)], ["changed 0"]),
    "guid, link and text new, title and second the same": (
        [A],
        [replace(A, guid=G2, link=L2, text="x", html="x")],
        ["changed 0"],
    ),
    "guid, link and date new, title and text the same: another day's edition": (
        [A],
        [replace(A, guid=G2, link=L2, published_at=int(NOW))],
        ["new"],
    ),
    "guid and link new, the date is gone": ([A], [replace(A, guid=G2, link=L2, published_at=None)], ["changed 0"]),
    "guid and link new, there never was a date": (
        [replace(A, published_at=None)],
        [replace(A, guid=G2, link=L2)],
        ["changed 0"],
    ),
    "the whole site is imported anew": (
        [A, B],
        [replace(one, guid=one.guid + "x", link=one.link + "x", published_at=int(NOW)) for one in (A, B)],
        ["changed 0", "changed 1"],
    ),
    "the whole site is imported anew, with as much new": (
        [A, B],
        [replace(one, guid=one.guid + "x", link=one.link + "x", published_at=int(NOW)) for one in (A, B)]
        + [C, replace(C, guid="g-d", link=L2, title="Kale", text=f"D. {LONG}")],
        ["changed 0", "changed 1", "new", "new"],
    ),
    "two recurring posts among much that is new": (
        [A, B],
        [replace(one, guid=one.guid + "x", link=one.link + "x", published_at=int(NOW)) for one in (A, B)]
        + [C, replace(C, guid="g-d", link=L2, title="Kale", text=f"D. {LONG}"),
           replace(C, guid="g-e", link=L2 + "e", title="Chard", text=f"E. {LONG}")],
        ["new", "new", "new", "new", "new"],
    ),
    "one guid for all": (
        [replace(A, guid="x"), replace(B, guid="x")],
        [replace(A, guid="x"), replace(B, guid="x"), replace(C, guid="x")],
        ["known 0", "renamed 1", "new"],
    ),
    "one link for all": (
        [replace(A, guid="", link=L2), replace(B, guid="", link=L2)],
        [replace(A, guid="", link=L2), replace(B, guid="", link=L2), replace(C, guid="", link=L2)],
        ["known 0", "renamed 1", "new"],
    ),
    "the very same item twice": ([], [A, A], ["new"]),
    "an item that says nothing": ([], [ParsedEntry("", "", "", "", None, None, "", ""), A], ["new"]),
    "an item of one word": ([], [ParsedEntry("", "", "", "", None, None, "x", "x"), A], ["new", "new"]),
    "a word that is known": ([WORD], [WORD, replace(WORD, title="Rain")], ["known 0", "new"]),
    "two that could be the same stored one": ([A], [A, replace(A, guid=G2, link=L2)], ["known 0", "new"]),
}  # fmt: skip


@pytest.mark.parametrize("name", SITUATIONS)
def test_what_is_new_changed_or_known(name: str):
    before, here, expected = SITUATIONS[name]
    assert verdicts(before, here) == expected


def test_what_was_deleted_does_not_come_back_and_is_not_written():
    assert verdicts([A], [A], alive=False) == ["known 0"]
    assert verdicts([A], [replace(A, text="x", html="x")], alive=False) == ["known 0"]
    assert verdicts([A], [replace(A, guid=G2)], alive=False) == ["renamed 0"]


def test_a_change_brings_the_names_that_are_new():
    (candidate,) = make_candidates([replace(A, guid=G2)])
    change = find_change(candidate, stored([A])[make_keys(A).guid], stored([A]), NOW)
    assert change is not None
    assert change.keys == (make_keys(replace(A, guid=G2)).guid,)


def test_the_store_is_asked_for_every_name_once():
    twin = replace(A, guid=G2)
    asked = wanted_keys(make_candidates([A, twin]))
    assert sorted(asked) == sorted({*make_keys(A).all(), *make_keys(twin).all()})


def test_the_order_of_the_document_is_kept():
    decision = decide(make_candidates([B, A]), {}, NOW)
    assert [entry.content.title for entry in decision.new] == ["Beans", "Leeks"]


@pytest.mark.parametrize(
    ("instant", "believed"),
    [
        (None, None),
        (OLDEST_BELIEVABLE - 1, None),
        (OLDEST_BELIEVABLE, OLDEST_BELIEVABLE),
        (int(NOW), int(NOW)),
        (int(NOW) + CLOCK_SKEW_S, int(NOW) + CLOCK_SKEW_S),
        (int(NOW) + CLOCK_SKEW_S + 1, None),
        (0, None),
    ],
)
def test_which_dates_are_believed(instant, believed):
    assert believable(instant, NOW) == believed


@pytest.mark.parametrize(
    ("published_at", "stored_as", "sorted_at"),
    [
        (int(NOW) - DAY, int(NOW) - DAY, int(NOW) - DAY),
        (int(NOW) + 60, int(NOW) + 60, int(NOW)),
        (int(NOW) + DAY, None, int(NOW)),
        (None, None, int(NOW)),
        (5, None, int(NOW)),
    ],
)
def test_where_an_entry_is_sorted(published_at, stored_as, sorted_at):
    content = make_content(replace(A, published_at=published_at, updated_at=published_at), NOW)
    assert (content.published_at, content.updated_at, content.sort_at) == (stored_as, stored_as, sorted_at)


def test_all_that_is_shown_is_stored():
    rich = replace(A, categories=("x",), enclosures=(Enclosure("https://site.example/a.mp3"),), language="de")
    content = make_content(rich, NOW)
    for field in ("title", "link", "author", "html", "text", "categories", "enclosures", "language"):
        assert getattr(content, field) == getattr(rich, field)
    assert content.content_hash == make_content_hash(rich)
