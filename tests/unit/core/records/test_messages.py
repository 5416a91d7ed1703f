"""A message is kept as one short text; texts of other versions are shown, never a reason to fail."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec import msgpack

from reader.core.records.messages import AS_IT_IS, Message, as_it_is, parse_message

FACTS = st.dictionaries(st.text(), st.text() | st.integers(-(2**53), 2**53) | st.floats(-1e9, 1e9), max_size=4)
CODES = st.from_regex(r"\A[A-Z][A-Z0-9_]{0,20}\Z")
MESSAGES = st.builds(
    lambda code, facts, part: Message(code, {**facts, **part}),
    CODES,
    FACTS,
    st.just({}) | st.builds(lambda code, facts: {"why": Message(code, facts)}, CODES, FACTS),
)


@given(MESSAGES)
def test_what_is_kept_is_read_again(message):
    assert parse_message(str(message)) == message
    assert msgpack.decode(msgpack.encode(message), type=Message) == message


def test_a_text_is_short():
    part = Message("LATER")
    assert str(Message("NO_ANSWER", {"host": "a.example", "later": part})) == (
        'NO_ANSWER {"host":"a.example","later":{"code":"LATER"}}'
    )
    assert str(part) == "LATER"


@pytest.mark.parametrize(
    "text",
    [
        "a.example does not answer; Paperround will try again later.",
        "The disk is full. Nothing was lost, but free up some space before continuing.",
        "NO_ANSWER {",
        'NO_ANSWER {"host":null}',
        'NO_ANSWER {"why":{"facts":{}}}',
        "{}",
    ],
)
def test_what_an_older_version_kept_is_shown_as_it_is(text):
    assert parse_message(text) == Message(AS_IT_IS, {"text": text})


def test_nothing_is_no_message():
    assert parse_message("") is None


@given(st.text())
def test_any_text_is_read(text):
    assert isinstance(parse_message(text), Message) or not text


def test_half_a_character_from_a_publisher_does_not_stop_it_from_being_kept():
    kept = str(Message("FEED_DAMAGED", {"url": "a\ud800b", "why": as_it_is("\udfff")}))
    assert kept.encode("utf-8")
    assert parse_message(kept) == Message("FEED_DAMAGED", {"url": "a?b", "why": as_it_is("?")})
