"""Changes on entries of an account go into the outbox with the change; what comes from a server does not go back."""

from __future__ import annotations

from contextlib import suppress

import apsw
import pytest

from reader.features.accounts import store as accounts
from reader.features.accounts.records import KEPT_HERE, ONLY_HERE, Account, ServerKind
from reader.features.accounts.store import Link, adopt_tag
from reader.store import feeds, marks, tags
from reader.store.db import transaction
from tests.unit.store.made import NOW, add_feed_with


@pytest.fixture
def entry_ids(conn: apsw.Connection) -> list[int]:
    """Three entries that are posts 101, 102, 103 of the first account; the third also 203 of the second."""
    ids = make_entries(conn, 3)
    for number, kind in enumerate((ServerKind.FRESHRSS, ServerKind.MINIFLUX)):
        accounts.add_account(conn, Account(0, kind, f"https://{number}.example", "me", "Mine", NOW))
    accounts.link_items(conn, 1, [Link(101 + place, id_, NOW) for place, id_ in enumerate(ids)])
    accounts.link_items(conn, 2, [Link(203, ids[2], NOW)])
    return ids


def make_entries(conn: apsw.Connection, count: int) -> list[int]:
    add_feed_with(conn, "https://feed.example/", range(count))
    return [row[0] for row in conn.execute("SELECT id FROM entries ORDER BY id")]


def changes(conn: apsw.Connection, account_id: int = 1) -> list[tuple[int, str, str, bool]]:
    return [(one.item_id, one.field, one.label, one.value) for one in accounts.list_pending_changes(conn, account_id)]


def test_a_mark_waits_and_a_later_one_takes_its_place(conn: apsw.Connection, entry_ids: list[int]) -> None:
    change = marks.set_read(conn, entry_ids[:2])
    marks.set_starred(conn, entry_ids[:1])
    marks.undo(conn, change)
    assert changes(conn) == [(101, "starred", "", True), (101, "read", "", False), (102, "read", "", False)]


def test_what_was_sent_is_forgotten_but_not_what_was_done_since(conn: apsw.Connection, entry_ids: list[int]) -> None:
    marks.set_read(conn, entry_ids[:2])
    sent = [one.seq for one in accounts.list_pending_changes(conn, 1)]
    marks.set_read(conn, entry_ids[:1], False)
    accounts.forget_sent(conn, sent)
    assert changes(conn) == [(101, "read", "", False)]


def test_tags_wait_for_servers_that_keep_them(conn: apsw.Connection, entry_ids: list[int]) -> None:
    tags.add_tag(conn, "later", entry_ids)
    tags.rename_tag(conn, "later", "soon")
    tags.remove_tag(conn, "soon", entry_ids[:1])
    assert (101, "tag", "later", False) in changes(conn)
    assert (101, "tag", "soon", False) in changes(conn)
    assert (103, "tag", "soon", True) in changes(conn)
    assert changes(conn, 2) == []


def test_a_roll_back_takes_the_deed_with_it(conn: apsw.Connection, entry_ids: list[int]) -> None:
    with suppress(ZeroDivisionError), transaction(conn):
        marks.set_read(conn, entry_ids)
        raise ZeroDivisionError
    assert changes(conn) == []


def test_what_comes_from_a_server_goes_to_the_others_alone(conn: apsw.Connection, entry_ids: list[int]) -> None:
    differing = accounts.list_differing(conn, 1, "read", [101], value=True)
    assert differing == entry_ids[1:]
    assert accounts.adopt_marks(conn, 1, "read", differing, NOW, value=True) == differing
    assert accounts.find_newest_crawl(conn, 1, differing) == NOW
    assert changes(conn) == []
    assert changes(conn, 2) == [(203, "read", "", True)]


def test_nothing_is_taken_over_where_a_deed_waits(conn: apsw.Connection, entry_ids: list[int]) -> None:
    marks.set_read(conn, entry_ids[:1])
    marks.set_read(conn, entry_ids[:1], False)
    assert accounts.list_differing(conn, 1, "read", [102, 103], value=True) == []
    assert accounts.adopt_marks(conn, 1, "read", entry_ids[:1], NOW, value=True) == []


def test_a_label_of_the_server_becomes_a_tag_and_goes_with_it(conn: apsw.Connection, entry_ids: list[int]) -> None:
    assert adopt_tag(conn, 1, "later", [101, 102]) == 2
    assert tags.list_common_tags(conn, entry_ids[:2]) == ["later"]
    assert adopt_tag(conn, 1, "later", [102]) == 1
    assert tags.list_common_tags(conn, entry_ids[:1]) == []
    assert changes(conn) == []


def test_without_an_account_nothing_waits(conn: apsw.Connection) -> None:
    ids = make_entries(conn, 2)
    marks.set_read(conn, ids)
    tags.add_tag(conn, "later", ids)
    assert conn.execute("SELECT count(*) FROM outbox").get == 0


def test_leaving_an_account_takes_all_of_it(conn: apsw.Connection, entry_ids: list[int]) -> None:
    marks.set_read(conn, entry_ids)
    accounts.remove_account(conn, 1)
    left = [conn.execute(f"SELECT count(*) FROM {name}").get for name in ("account_items", "outbox")]
    assert left == [1, 1]


@pytest.mark.parametrize("account_id", [1, 2, ONLY_HERE])
def test_the_user_chooses_the_account_of_a_feed(conn: apsw.Connection, entry_ids: list[int], account_id: int) -> None:
    feed_id = feeds.list_feeds(conn)[0].id
    accounts.choose_account(conn, feed_id, account_id)
    links = {id_: accounts.list_linked_feeds(conn, id_)[0] for id_ in (1, 2)}
    assert [id_ for id_ in links if links[id_].refused_at is None] == [account_id] * (account_id != ONLY_HERE)
    assert accounts.list_unlinked_feeds(conn, 0.0) == [], "no account takes it by itself"
    accounts.unlink_everything(conn, 1)
    kept_here = accounts.list_linked_feeds(conn, 1)[0].refused_at == KEPT_HERE
    assert kept_here is (account_id != 1), "a server that was restored changes nothing about it"
