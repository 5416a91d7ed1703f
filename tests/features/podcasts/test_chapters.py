"""Chapters: from JSON, from ID3, from the text; what is none is none."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.features.podcasts.chapters import (
    find_chapter,
    find_tag_end,
    find_text_chapters,
    parse_chapters,
    read_id3_chapters,
)
from reader.features.podcasts.records import Chapter
from tests.features.podcasts.made import make_tag

TOLD = [{"startTime": 12.5, "title": "Two\u0007"}, {"startTime": 0, "title": "One"}]


def test_a_publishers_file():
    extra = [{"startTime": 3, "toc": False, "title": "A picture"}, {"startTime": -1, "title": "x"}, 7, {"title": "y"}]
    body = json.dumps({"version": "1.2.0", "chapters": TOLD + extra}).encode()
    assert parse_chapters(body) == (Chapter(0.0, "One"), Chapter(12.5, "Two"))


@pytest.mark.parametrize(
    "body",
    [b"", b"[]", b"null", b'{"chapters": 5}', b"[" * 100_000, b'{"chapters": [{"startTime": NaN, "title": "x"}]}'],
)
def test_a_file_that_is_none(body):
    assert parse_chapters(body) == ()


@pytest.mark.parametrize(
    ("text", "starts"),
    [
        ("0:00 Two hundred steps up\n6:18 What a bell is tuned to\n1:02:03 The end", [0, 378, 3723]),
        ("Notes\n(00:00) – Intro\n[05:10] The interview\n12:00 | Outro\nMore", [0, 310, 720]),
        ("Intro 00:00\nThe interview - 05:10\nOutro 12:00", [0, 310, 720]),
        ("The train at 8:15 was late.\nAt 9:30 it came.", []),
        ("0:00 Intro\n9:00 Later\n5:00 Earlier", []),
        ("10:00 Doors\n11:30 First talk\n13:00 Lunch", []),
    ],
)
def test_times_in_the_text(text, starts):
    assert [one.start_s for one in find_text_chapters(text)] == starts


@pytest.mark.parametrize("version", [3, 4])
def test_chapters_in_the_recording(version):
    tag = make_tag((6_180, "What a bell is tuned to"), (0, "Zwei Stufen — ü"), version=version)
    assert read_id3_chapters(tag) == (Chapter(0.0, "Zwei Stufen — ü"), Chapter(6.18, "What a bell is tuned to"))


@given(st.binary(max_size=400))
def test_a_hostile_tag_is_only_no_tag(data):
    read_id3_chapters(b"ID3\x04\0\0\0\0\x03\0" + data)
    read_id3_chapters(make_tag((0, "One"))[:40] + data)
    assert find_tag_end(data) >= 0


def test_which_one_is_heard():
    chapters = (Chapter(5.0, "One"), Chapter(60.0, "Two"))
    assert [find_chapter(chapters, at) for at in (0.0, 5.0, 59.9, 60.0, 900.0)] == [None, 0, 0, 1, 1]
