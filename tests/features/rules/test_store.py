"""Rules in a real store: kept in order, tried on what is there, applied and taken back."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from reader.core.errors import UsageError
from reader.core.records.stored import View, ViewKind
from reader.core.settings import Settings
from reader.features.rules import store as rules
from reader.features.rules.records import Condition, Joined, Manner, Place, Rule, RuleOutcome
from reader.features.rules.service import try_pages
from reader.features.search import store as search
from reader.store import feeds, folders, maintenance, marks, tags, views
from tests.unit.store.made import NOW, add_feed_with, make_new, search_ids, store

SPAM = Rule(wanted="sponsored", place=Place.TITLE, hide=True)


@pytest.fixture
def feed_id(conn):
    return add_feed_with(conn, "https://a.example/feed", range(1, 11))


def ids(conn, view=View()):  # noqa: B008 - frozen
    return list(views.list_ids(conn, view, 1_000).ids)


def test_rules_are_kept_whole_and_in_order(conn, feed_id):
    every = Rule(
        enabled=False,
        feed_id=feed_id,
        folder_id=3,
        category="Sport",
        joined=Joined.NONE,
        place=Place.ANYWHERE,
        manner=Manner.PATTERN,
        wanted="a.b",
        more=(Condition(Place.CATEGORY, Manner.PHRASE, "c"), Condition(wanted="d")),
        until_at=5,
        mark_read=True,
        star=True,
        hide=True,
        notify=True,
        tag="Sea",
        highlight=True,
        send_to=9,
        is_last=True,
    )
    first, second = rules.save_rule(conn, SPAM), rules.save_rule(conn, every)
    assert rules.list_rules(conn) == [replace(SPAM, id=first), replace(every, id=second)]
    rules.save_rule(conn, replace(SPAM, id=first, wanted="advert"))
    assert [rule.wanted for rule in rules.list_rules(conn)] == ["advert", "a.b"]
    before = rules.replace_rules(conn, [*rules.list_rules(conn)[::-1], Rule(wanted="new", star=True)])
    assert [rule.id for rule in rules.list_rules(conn)][:2] == [second, first]
    rules.replace_rules(conn, before)
    assert rules.list_rules(conn) == before
    rules.remove_rule(conn, first)
    with pytest.raises(UsageError):
        rules.get_rule(conn, first)


def test_a_rule_goes_with_its_feed(conn, feed_id):
    rules.save_rule(conn, replace(SPAM, feed_id=feed_id))
    feeds.remove_feed(conn, feed_id, NOW)
    assert len(rules.list_rules(conn)) == 1, "unsubscribing can be undone, so the rule waits"
    maintenance.purge_feeds(conn, NOW + 100 * 86_400)
    assert rules.list_rules(conn) == []


def test_the_fate_of_a_new_article_is_stored_with_it(conn, feed_id):
    quiet, loud = make_new(20), make_new(21)
    quiet = replace(quiet, rule_outcome=RuleOutcome(read=True, tags=("Sea", "Later")))
    loud = replace(loud, rule_outcome=RuleOutcome(starred=True, notify=True))
    hidden = replace(make_new(22, text="sponsoredword"), rule_outcome=RuleOutcome(hidden=True))
    applied = store(conn, feed_id, [hidden, loud, quiet])
    hidden_id, loud_id, quiet_id = applied.new_ids
    assert applied.notify_ids == (loud_id,)
    assert ids(conn, View(ViewKind.STARRED)) == [loud_id]
    assert ids(conn, View(ViewKind.TAG, tags.find_tag(conn, "later") or 0)) == [quiet_id]
    assert quiet_id not in ids(conn, View(unread_only=True))
    assert hidden_id not in ids(conn)
    search.index_some(conn, 1_000)
    assert search_ids(conn, "sponsoredword") == []
    assert rules.count_hidden(conn) == 1


def test_what_is_hidden_is_whole_and_comes_back(conn, feed_id):
    made = replace(make_new(22, text="sponsoredword"), rule_outcome=RuleOutcome(hidden=True))
    (hidden_id,) = store(conn, feed_id, [made]).new_ids
    maintenance.purge_deleted(conn, NOW + 100 * 86_400)
    search.index_some(conn, 1_000)
    change = rules.unhide_all(conn)
    assert change.ids == (hidden_id,)
    assert views.get_entry(conn, hidden_id).text == "sponsoredword"
    assert search_ids(conn, "sponsoredword") == [hidden_id]
    marks.undo(conn, change)
    assert rules.count_hidden(conn) == 1


def test_what_is_hidden_does_not_come_back_as_new_and_is_let_go_like_the_rest(conn, feed_id):
    old = replace(make_new(1_000, published_at=100, sort_at=100), rule_outcome=RuleOutcome(hidden=True))
    store(conn, feed_id, [old])
    assert store(conn, feed_id, [replace(old, rule_outcome=RuleOutcome())]).new_ids == ()
    store(conn, feed_id, [make_new(2_000)])
    maintenance.prune(conn, Settings(keep_days=0), NOW)
    assert rules.count_hidden(conn) == 1
    maintenance.prune(conn, Settings(keep_days=30), NOW)
    assert rules.count_hidden(conn) == 0


def test_trying_finds_what_would_have_been_caught_and_changes_nothing(conn, feed_id):
    other = add_feed_with(conn, "https://b.example/feed", range(100, 1_000))
    before = ids(conn, View(unread_only=True))
    wanted = Rule(wanted="number5 words", place=Place.TEXT, mark_read=True)
    pages = list(try_pages(conn, wanted))
    assert sum(page.tried for page in pages) == 910
    assert [row.title for page in pages for row in page.matching] == ["Article 5"]
    in_other = list(try_pages(conn, replace(wanted, feed_id=other)))
    assert sum(page.tried for page in in_other) == 900
    assert not any(page.matching for page in in_other)
    assert ids(conn, View(unread_only=True)) == before


def test_applying_to_what_is_there_is_taken_back_exactly(conn, feed_id):
    some = ids(conn)[:4]
    marks.set_read(conn, some[:1])
    tags.add_tag(conn, "Sea", some[1:2])
    unread, everything = ids(conn, View(unread_only=True)), ids(conn)
    applied = rules.apply_rule_outcome(conn, RuleOutcome(True, True, True, False, ("Sea",)), some)
    assert applied.ids == set(some)
    assert not set(some) & set(ids(conn))
    rules.undo_rule_outcome(conn, applied)
    assert ids(conn) == everything
    assert ids(conn, View(unread_only=True)) == unread
    assert ids(conn, View(ViewKind.STARRED)) == []
    assert ids(conn, View(ViewKind.TAG, tags.find_tag(conn, "Sea") or 0)) == some[1:2]


def test_what_is_hidden_is_listed_newest_first_and_comes_back_one_by_one(conn, feed_id):
    made = [replace(make_new(n), rule_outcome=RuleOutcome(hidden=True)) for n in (22, 21, 20)]
    newest, middle, oldest = store(conn, feed_id, made).new_ids
    assert [row.id for row in rules.list_hidden(conn)] == [newest, middle, oldest]
    assert [row.id for row in rules.list_hidden(conn, 2)] == [newest, middle]
    change = rules.unhide(conn, [middle, 9_999])
    assert change.ids == (middle,)
    assert middle in ids(conn)
    assert [row.id for row in rules.list_hidden(conn)] == [newest, oldest]
    marks.undo(conn, change)
    assert rules.count_hidden(conn) == 3
    feeds.remove_feed(conn, feed_id, NOW)
    assert (rules.list_hidden(conn), rules.count_hidden(conn)) == ([], 0)


def test_what_a_rule_highlights_stands_out_until_taken_back(conn, feed_id):
    lit, plain = store(
        conn, feed_id, [replace(make_new(31), rule_outcome=RuleOutcome(highlighted=True)), make_new(30)]
    ).new_ids
    assert [row.highlighted for row in views.get_rows(conn, [lit, plain])] == [True, False]
    assert search_ids(conn, "is:highlighted") == [lit]
    applied = rules.apply_rule_outcome(conn, RuleOutcome(highlighted=True), [lit, plain])
    assert applied.ids == {plain}
    assert sorted(search_ids(conn, "is:highlighted")) == sorted([lit, plain])
    rules.undo_rule_outcome(conn, applied)
    assert search_ids(conn, "is:highlighted") == [lit]
    maintenance.empty_entries(conn, [lit], NOW)
    assert conn.execute("SELECT count(*) FROM highlights").get == 0


def test_a_rule_of_a_folder_is_tried_there(conn, feed_id):
    outer = folders.make_folder(conn, "News")
    inner = folders.make_folder(conn, "Local", outer)
    other = feeds.add_feed(conn, "https://example.org/inner", NOW, inner).feed_id
    (new,) = store(conn, other, [make_new(40, categories=("Sea",))]).new_ids
    for rule, found in (
        (Rule(folder_id=outer, star=True), [new]),
        (Rule(folder_id=outer, wanted="nothing", star=True), []),
        (Rule(category="sea", star=True), [new]),
    ):
        pages = list(try_pages(conn, rule))
        assert [row.id for page in pages for row in page.matching] == found
    assert set(folders.list_around(conn, inner)) == {inner, outer}
