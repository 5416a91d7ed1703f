from __future__ import annotations

import apsw
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from reader.core.records.stored import ChangedEntry, View, ViewKind
from reader.features.search import store as search
from reader.features.search.store import Search, count_unread, search_entries
from reader.store import bodies, feeds, folders, maintenance, marks, tags
from tests.unit.store.made import NOW, make_content, make_new, search_ids, store

TEXTS = {
    1: "The climate of the coast is changing.",
    2: "Das Klima ändert sich; l'été sera chaud. Naïve café.",
    3: "東京の新聞は毎日読まれている。",
    4: "오늘의 한국 뉴스",
    5: "Climbing the north face <b>in win</b>ter, by e-mail",
    6: "数据库与搜索 mixed with English climate words",
}


@pytest.fixture
def feed_id(conn: apsw.Connection) -> int:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    store(conn, feed_id, [make_new(n, text=TEXTS[n], title=f"Title {n}") for n in sorted(TEXTS, reverse=True)])
    assert search.index_some(conn, 1_000) == 0
    return feed_id


@pytest.mark.parametrize(
    ("typed", "found"),
    [
        ("clim", [6, 5, 1]),
        ("CLIMATE", [6, 1]),
        ("climate coast", [1]),
        ('"north face"', [5]),
        ('"face north"', []),
        ("winter", [5]),
        ("email", []),
        ("e-mail", [5]),
        ("andert", [2]),
        ("ÉTÉ", [2]),
        ("cafe naive", [2]),
        ("新聞", [3]),
        ("聞新", []),
        ("東京の", [3]),
        ("毎日 新聞", [3]),
        ("한국", [4]),
        ("搜索", [6]),
        ("搜索 english", [6]),
        ("climate -coast", [6]),
        ("author", [6, 5, 4, 3, 2, 1]),
        ("title", [6, 5, 4, 3, 2, 1]),
        ("nothing-here", []),
        ("", []),
        ('" OR 1', []),
        ("title:author", []),
    ],
)
def test_what_is_typed_is_found_newest_first(conn: apsw.Connection, feed_id: int, typed: str, found: list[int]) -> None:
    assert search_ids(conn, typed) == found


def test_the_order_is_that_of_the_dates_not_of_arrival(conn: apsw.Connection, feed_id: int) -> None:
    store(conn, feed_id, [make_new(0, text="old climate", sort_at=1)])
    search.index_some(conn)
    assert search_ids(conn, "climate") == [6, 1, 7]
    assert search_ids(conn, "climate", View(newest_first=False)) == [7, 1, 6]
    assert search_ids(conn, "climate", limit=1) == [6]


def test_the_index_fills_in_steps(conn: apsw.Connection) -> None:
    feed_id = feeds.add_feed(conn, "https://example.org/feed", NOW).feed_id
    store(conn, feed_id, [make_new(n) for n in range(30, 0, -1)])
    assert search.index_some(conn, 10) == 20
    assert len(search_ids(conn, "words")) == 10
    assert search.index_some(conn, 10) == 10
    assert search.index_some(conn, 10) == 0
    assert len(search_ids(conn, "words")) == 30


def test_an_edited_article_is_found_by_its_new_words_alone(conn: apsw.Connection, feed_id: int) -> None:
    store(conn, feed_id, changed=[ChangedEntry(1, (), make_content(1, "The weather", title="Renamed"))])
    search.index_some(conn)
    assert search_ids(conn, "coast") == []
    assert search_ids(conn, "weather renamed") == [1]
    assert search_ids(conn, "climate") == [6]


def test_what_is_gone_is_not_found(conn: apsw.Connection, feed_id: int) -> None:
    deleted = marks.delete_entries(conn, [6], NOW)
    maintenance.empty_entries(conn, [1], NOW)
    assert search_ids(conn, "climate") == []
    marks.undo(conn, deleted)
    assert search_ids(conn, "climate") == [6]
    feeds.remove_feed(conn, feed_id, NOW)
    assert search_ids(conn, "climate") == []


def test_search_stays_inside_a_view(conn: apsw.Connection, feed_id: int) -> None:
    folder_id = folders.make_folder(conn, "F")
    other = feeds.add_feed(conn, "https://example.org/other", NOW, folder_id).feed_id
    (new,) = store(conn, other, [make_new(50, text="climate elsewhere")]).new_ids
    search.index_some(conn)
    marks.set_read(conn, [1])
    marks.set_starred(conn, [1])
    tags.add_tag(conn, "t", [6])
    tag_id = tags.find_tag(conn, "t") or 0
    for view, found in [
        (View(), [new, 6, 1]),
        (View(unread_only=True), [new, 6]),
        (View(since_at=int(NOW) - 100_000 + 6), [new, 6]),
        (View(ViewKind.FEED, feed_id), [6, 1]),
        (View(ViewKind.FOLDER, folder_id), [new]),
        (View(ViewKind.FOLDER, 99), []),
        (View(ViewKind.STARRED), [1]),
        (View(ViewKind.TAG, tag_id), [6]),
    ]:
        assert search_ids(conn, "climate", view) == found, view


def test_the_language_asks_for_words_places_marks_and_times(conn: apsw.Connection, feed_id: int) -> None:
    outer = folders.make_folder(conn, "News")
    inner = folders.make_folder(conn, "Local", outer)
    other = feeds.add_feed(conn, "https://example.org/other", NOW, inner).feed_id
    feeds.rename_feed(conn, other, "Harbour Gazette")
    (new,) = store(conn, other, [make_new(50, text="climate elsewhere", title="Ferry")]).new_ids
    search.index_some(conn)
    marks.set_read(conn, [1, 2])
    marks.set_starred(conn, [1])
    tags.add_tag(conn, "Read later", [6])
    everything = [new, 6, 5, 4, 3, 2, 1]
    for typed, found in {
        "title:ferry": [new],
        "text:ferry": [],
        "title:(ferry OR climate) climate": [new],
        "feed:harbour": [new],
        "climate feed:harbour": [new],
        "climate -feed:harbour": [6, 1],
        "folder:News climate": [new],
        "folder:news/local": [new],
        "-folder:News": everything[1:],
        'tag:"read later"': [6],
        "climate tag:later": [6],
        "climate -tag:later": [new, 1],
        "is:read": [2, 1],
        "climate is:unread": [new, 6],
        "climate is:starred": [1],
        "is:starred -climate": [],
        "climate -is:starred": [new, 6],
        "-climate": [5, 4, 3, 2],
        "-climate -winter": [4, 3, 2],
        "climate OR is:read": [new, 6, 2, 1],
        "(winter OR is:starred) -tag:later": [5, 1],
        "coast OR 新聞": [3, 1],
        f"after:2000 before:{2100}": everything,
        "before:2000": [],
        "climate after:2100": [],
        "feed:nobody": [],
        "climate -feed:nobody": [new, 6, 1],
        "tag:none": [],
    }.items():
        assert search_ids(conn, typed) == found, typed


def test_what_is_meant_is_told_where_it_is_not_there(conn: apsw.Connection, feed_id: int) -> None:
    def problems(typed: str) -> list[str]:
        return [problem.code for problem in search_entries(conn, Search(typed)).problems]

    assert problems("feed:zzz folder:y tag:z") == ["QUERY_NO_FEED", "QUERY_NO_FOLDER", "QUERY_NO_TAG"]
    assert problems("is:x climate") == ["QUERY_STATE_UNKNOWN"]
    assert problems("(climate OR is:read) " * 5) == ["QUERY_TOO_COMPLICATED"]
    assert problems("climate") == []


def test_the_most_relevant_come_first_on_wish(conn: apsw.Connection, feed_id: int) -> None:
    (titled,) = store(conn, feed_id, [make_new(70, text="words", title="Climate", sort_at=1)]).new_ids
    search.index_some(conn)
    assert search_ids(conn, "climate") == [6, 1, titled]
    for typed in ("climate", "climate is:unread", "climate OR is:read"):
        found = search_entries(conn, Search(typed, by_relevance=True)).ids
        assert found[0] == titled, typed
        assert sorted(found) == [1, 6, titled]


def test_a_search_inside_a_saved_one_and_among_what_is_new(conn: apsw.Connection, feed_id: int) -> None:
    assert list(search_entries(conn, Search("coast", inside="climate OR winter")).ids) == [1]
    for typed in ("clim", "is:unread", "-coast", "clim is:unread", "feed:example"):
        assert list(search_entries(conn, Search(typed), newer_than=5).ids) == [6], typed
    assert count_unread(conn, "clim", NOW) == 3


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.lists(
        st.sampled_from(
            [
                *("climate", '"', "-", "(", ")", "OR", "新聞", "*", "^", "{title}", "NEAR(a b)", "a:b", "'"),
                *("is:unread", "-is:read", "tag:t", "-feed:x", "after:2000", "title:", "text:e-mail"),
            ]
        )
    )
)
def test_nothing_that_is_typed_breaks_the_search(conn: apsw.Connection, typed: list[str]) -> None:
    for by_relevance in (False, True):
        search_entries(conn, Search(" ".join(typed), "".join(typed), NOW, by_relevance))


def test_the_index_can_be_built_anew(conn: apsw.Connection, feed_id: int) -> None:
    search.queue_everything(conn)
    assert search_ids(conn, "climate") == []
    while search.index_some(conn, 2):
        pass
    assert search_ids(conn, "climate") == [6, 1]


def test_a_very_long_article_is_found_by_its_beginning(conn: apsw.Connection, feed_id: int) -> None:
    text = "beginning " + "filler " * 10_000 + "ending"
    (new,) = store(conn, feed_id, [make_new(60, text=text)]).new_ids
    search.index_some(conn)
    assert search_ids(conn, "beginning") == [new]
    assert search_ids(conn, "ending") == []


def test_an_article_is_found_by_the_page_behind_it_once_that_was_fetched(conn, feed_id):
    first = search_ids(conn, "coast")[0]
    assert search_ids(conn, "lighthouse") == []
    bodies.save_full_text(conn, first, "<p>The old lighthouse stands.</p>", NOW)
    assert search.index_some(conn, 1_000) == 0
    assert search_ids(conn, "lighthouse") == [first]
    assert search_ids(conn, "coast climate") == [first], "what the feed sent is still found"
    assert not bodies.save_full_text(conn, 9_999, "<p>gone</p>", NOW)
    assert search.index_some(conn, 1_000) == 0


def test_a_scope_of_more_rows_than_are_fetched_at_once_loses_none(conn, feed_id, monkeypatch):
    monkeypatch.setattr(search, "_FEW", 3)
    marks.set_read(conn, [1, 2])
    assert search_ids(conn, "title is:unread") == [6, 5, 4, 3]
    marks.set_read(conn, [3, 4])
    assert search_ids(conn, "title is:unread") == [6, 5]
