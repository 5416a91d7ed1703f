"""Spoiled feeds: the whole way stays alive on whatever bytes come. See also dev.py bench mutants."""

from __future__ import annotations

import contextlib
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.errors import ParseError
from reader.parse.feed import parse_feed
from tests.perf.bench_mutants import LIMIT_S, originals, read
from tests.perf.mutants import make_mutants


@pytest.mark.parametrize("seed", range(4))
def test_spoiled_feeds_are_read_or_refused(seed: int):
    for body in make_mutants(originals(), 500, seed):
        start = time.process_time()
        assert read(body)
        assert time.process_time() - start < LIMIT_S


@settings(max_examples=150)
@given(
    st.binary(max_size=300), st.sampled_from([b"", b"<rss><channel><item>", b"<feed><entry><title>", b"{"])
)
def test_any_bytes_are_read_or_refused(noise: bytes, start: bytes):
    with contextlib.suppress(ParseError):
        assert parse_feed(start + noise, url="https://site.example/feed").kind


@pytest.mark.parametrize(
    "body",
    [
        b"<rss><channel><title>a & b &#xD800; c</title></channel></rss>",
        b"<rss><channel><title>a & b &#0; c</title></channel></rss>",
        b"<rss><channel><title>a & b \0 c</title></channel></rss>",
    ],
)
def test_bytes_that_feedparser_trips_over_are_scrubbed(body: bytes):
    title = parse_feed(body, url="https://site.example/feed").title
    assert title.startswith("a & b")
