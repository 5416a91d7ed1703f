"""Answers of servers are read whatever they hold."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.accounts.servers import greader_answers as greader
from reader.features.accounts.servers.transport import AccountError

JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=12,
)
NAMES = ("subscriptions", "itemRefs", "items", "tags", "unreadcounts", "id", "categories", "origin", "content")


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("1794864777182644", 1794864777182644),
        ("tag:google.com,2005:reader/item/0006606b8576bdb4", 0x0006606B8576BDB4),
        ("tag:google.com,2005:reader/item/ffffffffffffffff", -1),
        ("-5", -5),
        ("18446744073709551615", -1),
        ("99999999999999999999999", None),
        ("what", None),
        ("", None),
    ],
)
def test_ids_in_both_forms(text: str, number: int | None) -> None:
    assert greader.parse_id(text) == number


def test_full_width_letters_are_taken_back_but_not_from_east_asian_texts() -> None:
    listed = {
        "subscriptions": [
            {"id": "feed/1", "url": "https://a.example/", "title": "Q＆A， now"},
            {"id": "feed/2", "url": "https://b.example/", "title": "新聞＆天気，今日"},
        ]
    }
    assert [feed.title for feed in greader.read_subscriptions(listed, "a.example")] == ["Q&A, now", "新聞＆天気，今日"]


def test_a_server_that_does_not_count_says_so_with_an_empty_list() -> None:
    assert greader.read_unread_counts([]) is None
    counted = {"unreadcounts": [{"id": "feed/1", "count": 3, "newestItemTimestampUsec": "7"}]}
    assert greader.read_unread_counts(counted) == {"feed/1": (3, "7")}


def test_the_label_is_the_last_part_whoever_the_user_is() -> None:
    tags = {"tags": [{"id": "user/7/label/Later", "type": "tag"}, {"id": "user/7/label/News", "type": "folder"}]}
    assert greader.read_tag_labels(tags) == ["Later"]


@given(st.dictionaries(st.sampled_from(NAMES), JSON, max_size=4) | JSON)
def test_nonsense_is_read_or_refused_in_words(answer: object) -> None:
    greader.read_items(answer)
    greader.read_unread_counts(answer)
    greader.read_tag_labels(answer)
    greader.read_quickadd(answer)
    for read in (greader.read_subscriptions, greader.read_ids):
        try:
            read(answer, "host.example")
        except AccountError as error:
            assert "host.example" in str(error)
