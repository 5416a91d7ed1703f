from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.core.records.parsed import Enclosure, ParsedEntry
from reader.parse import identity
from reader.parse.identity import is_generic_address, make_content_hash, make_keys, normalise_address


def entry(**changes) -> ParsedEntry:
    given = {"guid": "", "link": "", "title": "", "author": "", "published_at": None, "updated_at": None}
    return ParsedEntry(**({**given, "html": "", "text": ""} | changes))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("http://a.example/x", "https://a.example/x"),
        ("https://a.example/x/", "https://a.example/x"),
        ("https://www.a.example/x", "https://a.example/x"),
        ("https://A.Example/x", "https://a.example/x"),
        ("https://a.example:443/x", "http://a.example:80/x"),
        ("https://a.example/x?utm_source=rss&id=1", "https://a.example/x?id=1"),
        ("https://a.example/x#xtor=RSS-1", "https://a.example/x"),
    ],
)
def test_ways_of_writing_one_address(one, other):
    assert normalise_address(one) == normalise_address(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("https://a.example/x", "https://a.example/y"),
        ("https://a.example/?p=1", "https://a.example/?p=2"),
        ("https://a.example/log#v1", "https://a.example/log#v2"),
        ("https://a.example:8080/x", "https://a.example/x"),
    ],
)
def test_addresses_that_stay_apart(one, other):
    assert normalise_address(one) != normalise_address(other)


@given(st.from_regex(r"https?://(www\.)?[a-z0-9.-]{1,12}(/[a-z/%~]{0,9})?", fullmatch=True))
def test_the_quick_way_gives_what_the_careful_way_gives(address):
    quick = normalise_address(address)
    pattern, identity._PLAIN_ADDRESS = identity._PLAIN_ADDRESS, re.compile("(?!)")
    try:
        assert normalise_address.__wrapped__(address) == quick
    finally:
        identity._PLAIN_ADDRESS = pattern


@given(st.text(max_size=60))
def test_any_text_as_an_address_is_survived(text):
    assert isinstance(normalise_address(text), str)
    is_generic_address(text)


@pytest.mark.parametrize("address", ["https://a.example", "http://www.a.example/", "https://a.example/?utm_source=x"])
def test_a_front_page_names_no_article(address):
    assert is_generic_address(address)


@given(
    st.builds(
        entry, guid=st.text(), link=st.text(), title=st.text(), text=st.text(), published_at=st.none() | st.integers()
    )
)
def test_keys_are_short_and_stable(made):
    keys = make_keys(made)
    assert keys == make_keys(made)
    assert all(len(key) == 9 for key in keys.all())


def test_an_entry_that_says_nothing_has_no_name():
    assert make_keys(entry()).all() == ()


@pytest.mark.parametrize(
    "said", [{"title": "Sun"}, {"text": "Good morning!"}, {"enclosures": (Enclosure("https://a.example/1.mp3"),)}]
)
def test_whoever_says_anything_is_known_again_by_it(said):
    assert make_keys(entry(**said)).all()
    assert make_keys(entry(**said)) == make_keys(entry(**said))
    assert make_keys(entry(**said)) != make_keys(entry(title="Rain"))


def test_whatever_the_user_can_see_changes_the_hash():
    base = entry(title="A", html="<p>x</p>", link="https://a.example/", author="Ilse")
    changed = [
        entry(title="B", html="<p>x</p>", link="https://a.example/", author="Ilse"),
        entry(title="A", html="<p>y</p>", link="https://a.example/", author="Ilse"),
    ]
    assert len({make_content_hash(one) for one in [base, *changed]}) == 3
