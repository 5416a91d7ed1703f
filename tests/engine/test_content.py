"""Reading articles to learn from them: in steps, over restarts and crashes, and what comes of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import apsw
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from reader.core.errors import StoreError
from reader.core.records.content import ContentProgress
from reader.core.records.stored import NewEntry, View
from reader.core.settings import Settings
from reader.engine.maintenance import search_overlaps
from reader.features.stories import store as stories
from reader.features.stories.store import mark_read
from reader.features.stories.worker import (
    ContentReader,
    KnownFeed,
    find_heaviest,
    list_feed_biases,
    list_for_you,
    list_topics,
    load_document_frequency,
    make_known,
    make_row,
    rank_by_interest,
    read_everything,
)
from reader.planner.content.profile import FeedProfile, PostRates
from reader.planner.content.vectors import DocumentFrequency, make_vector
from reader.store import content as rows
from reader.store import feeds, marks, reading_log, views
from reader.store.db import open_store
from tests.unit.store.made import NOW, make_content, make_key, store

HOUR = 3_600
BREAD = (
    "Sourdough bread with rye|A loaf of sourdough for Sunday|Why sourdough starters sleep|Rye bread, crust and crumb"
)
STARS = (
    "A comet near the northern stars|Telescope finds a faint comet|Stars above the valley tonight|Comet dust in a jar"
)
HEIST = "Four more arrested over stolen crown jewels in museum heist"


@pytest.fixture
def conn(tmp_path: Path) -> Iterator[apsw.Connection]:
    conn = open_store(tmp_path / "content.sqlite", NOW)
    yield conn
    conn.close()


def poll(conn: apsw.Connection, feed_id: int, titles: list[str], at: float = NOW) -> list[int]:
    """The ids of new articles, the first title first."""
    new: list[NewEntry] = []
    for title in titles:
        made = make_content(len(new), title, title=title, link=f"https://{feed_id}.example/{title}")
        dated = replace(made, published_at=int(at), sort_at=int(at), html="<p></p>", text="")
        new.append(NewEntry((make_key(feed_id, title, at),), dated))
    return list(reversed(store(conn, feed_id, list(reversed(new)), at=at).new_ids))


def two_feeds(conn: apsw.Connection) -> tuple[int, int]:
    bread = feeds.add_feed(conn, "https://bread.example/feed", NOW).feed_id
    stars = feeds.add_feed(conn, "https://stars.example/feed", NOW).feed_id
    poll(conn, bread, BREAD.split("|"))
    poll(conn, stars, STARS.split("|"))
    return bread, stars


def everything(conn: apsw.Connection) -> dict[str, list]:
    tables = ("content_state", "term_counts", "stories", "similar_feeds", "profiles")
    return {table: conn.execute(f"SELECT * FROM {table} ORDER BY 1, 2").fetchall() for table in tables}


def test_each_feed_says_what_it_is_about(conn):
    bread, stars = two_feeds(conn)
    read_everything(conn)
    said = {topics.feed_id: [term for term, _ in topics.terms] for topics in list_topics(conn, [bread, stars, 99])}
    assert any("sourdough" in term for term in said[bread])
    assert any("comet" in term for term in said[stars])


def told_by_profiles(conn):
    """Feed, number of posts, and the terms of each; when it was held against others depends on the steps."""
    return [
        (row.feed_id, row.posts, [post.buckets.tolist() for post in make_known(row).profile.posts()])
        for row in rows.list_profiles(conn)
    ]


def test_one_step_or_many_restarted_in_between_come_to_the_same(conn, tmp_path):
    other = open_store(tmp_path / "other.sqlite", NOW)
    for store_ in (conn, other):
        two_feeds(store_)
        third = feeds.add_feed(store_, "https://third.example/feed", NOW).feed_id
        poll(store_, 1, [HEIST], NOW + HOUR)
        poll(store_, third, [HEIST, "Something else altogether"], NOW + 2 * HOUR)
    read_everything(conn)
    while ContentReader(other).read_some(3):
        pass
    one, many = everything(conn), everything(other)
    assert one["stories"] == many["stories"]
    assert rows.get_progress(conn).last_entry_id == rows.get_progress(other).last_entry_id
    counted, counted_too = load_document_frequency(conn), load_document_frequency(other)
    assert counted.posts == counted_too.posts == 11
    assert (counted.seen_in == counted_too.seen_in).all()
    assert told_by_profiles(conn) == told_by_profiles(other)
    other.close()


def test_terms_that_wait_to_be_counted_are_not_lost(conn):
    two_feeds(conn)
    read_everything(conn)
    for turn in range(1, 40):
        poll(conn, 1, [f"Loaf number {turn} with seeds"], NOW + turn * HOUR)
        ContentReader(conn).read_some()
    progress = rows.get_progress(conn)
    assert progress.counted_id < progress.last_entry_id
    assert load_document_frequency(conn).posts == 8 + 39


def test_a_step_that_fails_is_done_again_from_the_rows(conn):
    two_feeds(conn)
    reader = ContentReader(conn)
    conn.execute("PRAGMA query_only = ON")
    with pytest.raises(StoreError):
        reader.read_some()
    conn.execute("PRAGMA query_only = OFF")
    assert rows.get_progress(conn) == ContentProgress()
    assert reader.read_some() == 8
    assert load_document_frequency(conn).posts == 8


def test_the_same_story_is_folded_and_read_at_once_only_if_wanted(conn):
    two_feeds(conn)
    (one,) = poll(conn, 1, [HEIST], NOW + HOUR)
    (two,) = poll(conn, 2, [f"{HEIST} - The Daily Post"], NOW + 2 * HOUR)
    read_everything(conn)
    assert stories.list_stories(conn, 0, 5)[0].fold.unread == 2
    assert mark_read(conn, [one], Settings()).ids == (one,)
    marks.set_read(conn, [one], False)
    change = mark_read(conn, [one], Settings(mark_duplicates_read=True))
    assert set(change.ids) == {one, two}
    marks.undo(conn, change)
    assert stories.list_stories(conn, 0, 5)[0].fold.unread == 2


def test_for_you_follows_what_was_read_and_can_be_switched_off(conn):
    bread, _ = two_feeds(conn)
    read_everything(conn)
    assert list_for_you(conn, Settings(), NOW) == []
    opened = [row.id for row in views.list_page(conn, View(), 20) if "comet" in row.title.lower()]
    for entry_id in opened[:2]:
        reading_log.note_reading(conn, entry_id, NOW, 120)
        marks.set_read(conn, [entry_id])
    (fresh,) = poll(conn, bread, ["Bakers name a loaf after a comet"], NOW + HOUR)
    (named,) = poll(conn, bread, ["A loaf with the Comet on it"], NOW + HOUR)
    read_everything(conn)
    found = list_for_you(conn, Settings(), NOW + HOUR)
    titles = [views.get_rows(conn, [s.entry_id])[0].title for s in found[:2]]
    assert any("omet" in title for title in titles)
    reasons = {s.entry_id: s.reason for s in found}
    assert reasons[named] == "Because you read about Comet."
    assert reasons[fresh] == ""  # a single word without a capital is no reason that a person would give
    assert list_for_you(conn, Settings(for_you=False), NOW) == []


def test_feeds_are_suggested_by_what_was_read(conn):
    two_feeds(conn)
    read_everything(conn)
    topics = {"sky": "Comet telescope moon", "kitchen": "Recipe cake", "bread": "loaf oven"}
    assert rank_by_interest(conn, Settings(), NOW, topics) == []
    for row in views.list_page(conn, View(), 20):
        if "comet" in row.title.lower():
            reading_log.note_reading(conn, row.id, NOW, 120)
    assert rank_by_interest(conn, Settings(), NOW + HOUR, topics) == [("sky", ("telescope", "Comet"))]
    assert rank_by_interest(conn, Settings(for_you=False), NOW + HOUR, topics) == []


def test_the_plan_changes_only_where_the_user_says_so(conn):
    bread, stars = two_feeds(conn)
    poll(conn, bread, [f"Sourdough bread with rye {'again ' * n}" for n in range(1, 12)], NOW + HOUR)
    read_everything(conn)
    added_at = {bread: 0.0, stars: 0.0}
    assert list_feed_biases(conn, Settings(), added_at, NOW) == {}, "nobody went to a feed by itself"
    for hour in range(12):
        reading_log.note_place(conn, NOW - hour * HOUR, [stars])
    reading_log.note_place(conn, NOW - HOUR, [])
    assert list_feed_biases(conn, Settings(interest_in_schedule=False), added_at, NOW) == {}
    novelty = list_feed_biases(conn, Settings(novelty_in_schedule=True, interest_in_schedule=False), added_at, NOW)
    assert novelty[bread].factor < 1 < novelty[stars].factor
    interest = list_feed_biases(conn, Settings(), added_at, NOW)
    assert interest[stars].factor > 1 > interest[bread].factor
    both = list_feed_biases(conn, Settings(novelty_in_schedule=True), added_at, NOW)
    assert both[stars].factor == pytest.approx(novelty[stars].novelty * interest[stars].interest)


def test_a_feed_under_two_addresses_is_pointed_out(conn):
    one = feeds.add_feed(conn, "https://a.example/feed", NOW).feed_id
    two = feeds.add_feed(conn, "https://a.example/atom", NOW).feed_id
    for feed_id in (one, two):
        new = [NewEntry((make_key(feed_id, n),), make_content(n, f"text {n}")) for n in range(8)]
        store(conn, feed_id, new)
    (overlap,) = search_overlaps(conn, NOW)
    assert (overlap.feed_id, overlap.inside_id, overlap.is_mutual) == (two, one, True)


def test_degenerate_articles_are_read_without_complaint(conn):
    feed = feeds.add_feed(conn, "https://odd.example/feed", NOW).feed_id
    other = feeds.add_feed(conn, "https://odder.example/feed", NOW).feed_id
    titles = ["", "🔥", "word", "<b>", "日", "x" * 200_000, "\u202eabc", "Ω" * 300, "a b c d " * 9_000]
    poll(conn, feed, titles)
    poll(conn, other, ["🔥", "Word!", "日", "<i></i>"], NOW + HOUR)
    read_everything(conn)
    assert load_document_frequency(conn).posts == len(titles) + 4
    assert stories.list_stories(conn, 0, 10) == []


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Пожар в порту: harbour crane 倒塌 🔥 overnight", "🔥 Пожар в порту – harbour crane 倒塌 overnight"),
        (
            "<b>Four more</b> arrested over stolen crown jewels &amp; heist",
            "Four more arrested over stolen crown jewels",
        ),
        ("港町の古い灯台、三十年ぶりに灯る", "【速報】港町の古い灯台、三十年ぶりに灯る"),
        (f"{HEIST} {'and then ' * 25_000}", f"{HEIST} {'and then ' * 20}"),
    ],
    ids=["mixed scripts", "markup left over", "no spaces", "200 kB"],
)
def test_odd_titles_still_find_their_story(conn, one, other):
    two_feeds(conn)
    (first,) = poll(conn, 1, [one], NOW + HOUR)
    (second,) = poll(conn, 2, [other], NOW + 2 * HOUR)
    read_everything(conn)
    (story,) = stories.list_stories(conn, 0, 10)
    assert set(story.entry_ids) == {first, second}


def test_profiles_that_went_to_their_rows_go_on_as_if_they_had_stayed(conn, tmp_path):
    """What is held of feeds is what the last step read; all others come back when they post again."""
    other = open_store(tmp_path / "other.sqlite", NOW)
    for store_ in (conn, other):
        bread, stars = two_feeds(store_)
        for hour in range(1, 8):
            poll(store_, bread, [f"Sourdough of hour {hour} with rye", HEIST], NOW + hour * HOUR)
            poll(store_, stars, [f"Comet number {hour} above the valley"], NOW + hour * HOUR)
    at_once, bit_by_bit = ContentReader(conn), ContentReader(other)
    at_once.read_some(1_000)
    while bit_by_bit.go_on(1):
        assert len(vars(bit_by_bit).get("_known", {})) <= 1
    assert told_by_profiles(conn) == told_by_profiles(other)
    stayed, went = rows.list_profiles(conn), rows.list_profiles(other)
    assert [(row.novel, row.cohesion) for row in stayed] == [(row.novel, row.cohesion) for row in went]
    assert stories.list_stories(conn, 0, 10) == stories.list_stories(other, 0, 10)
    other.close()


def test_similar_feeds_are_found_again_after_a_restart(conn):
    bread, stars = two_feeds(conn)
    read_everything(conn)
    third = feeds.add_feed(conn, "https://rye.example/feed", NOW).feed_id
    poll(conn, third, BREAD.split("|"), NOW + HOUR)
    read_everything(conn)  # a reader that knows the first two from their rows alone
    near = [feed.feed_id for feed in rows.list_similar(conn, third)]
    assert near[0] == bread
    assert stars not in near


@given(st.lists(st.lists(st.sampled_from("abcdefgh"), min_size=1, max_size=300), max_size=12))
def test_packed_profiles_come_back(posts):
    profile, document_frequency = FeedProfile(), DocumentFrequency(1_000)
    for terms in posts:
        profile.add(make_vector(terms), document_frequency)
    known = KnownFeed(7, profile, posts=len(posts), novel=1, rates=PostRates(1.5, 0.5, 3), last_batch_at=9)
    known.heaviest, known.placed_posts = profile.top(document_frequency, 3), 2
    row = make_row(known)
    back = make_known(row)
    assert make_row(back) == row
    assert (back.placed_posts, back.profile.cohesion, back.rates) == (2, profile.cohesion, known.rates)
    assert find_heaviest(row).buckets.tolist() == known.heaviest.buckets.tolist()
    for ours, theirs in zip(profile.posts(), back.profile.posts(), strict=True):
        assert ours.buckets.tolist() == theirs.buckets.tolist()
        assert np.minimum(ours.counts, 255).tolist() == theirs.counts.tolist()
    post = make_vector("abc")
    assert back.profile.compare(post, document_frequency) == profile.compare(post, document_frequency)
    back.profile.add(post, document_frequency)  # what was unpacked can grow
    assert len(back.profile) == len(posts) + 1


def profile_row():
    profile, document_frequency = FeedProfile(), DocumentFrequency(4)
    profile.add(make_vector("abcd"), document_frequency)
    return make_row(KnownFeed(7, profile, posts=1, placed_posts=1, heaviest=profile.top(document_frequency, 3)))


def test_a_profile_in_another_form_is_learned_anew():
    row = profile_row()
    other = replace(row, data=row.data[:1] + b"\x01" + row.data[2:])
    assert len(make_known(row).profile) == 1
    assert len(make_known(other).profile) == 0
    assert find_heaviest(other).is_empty


@given(st.binary(max_size=200))
def test_no_damaged_profile_stops_the_reading(noise):
    for data in (noise, b"\x97\x03" + noise, profile_row().data[: len(noise)]):
        damaged = replace(profile_row(), data=data)
        assert make_known(damaged).feed_id == 7
        find_heaviest(damaged)
