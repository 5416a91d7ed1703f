"""Spoiled feeds: the whole way stays alive on whatever bytes come. See also dev.py bench mutants."""

from __future__ import annotations

import contextlib
import time

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from reader.core.errors import ParseError
from reader.parse.feed import parse_feed
from tests.long_tests import mark_long
from tests.perf.bench_mutants import LIMIT_S, originals, read
from tests.perf.mutants import make_mutants


@pytest.mark.parametrize("seed", mark_long(range(4), {1, 2, 3}))
def test_spoiled_feeds_are_read_or_refused(seed: int):
    for body in make_mutants(originals(), 500, seed):
        start = time.process_time()
        assert read(body)
        assert time.process_time() - start < LIMIT_S


@settings(max_examples=150)
@given(st.binary(max_size=300), st.sampled_from([b"", b"<rss><channel><item>", b"<feed><entry><title>", b"{"]))
def test_any_bytes_are_read_or_refused(noise: bytes, start: bytes):
    with contextlib.suppress(ParseError):
        assert parse_feed(start + noise, url="https://site.example/feed").kind


RSS = b"<rss version='2.0'><channel><title>t</title>"


@pytest.mark.parametrize(
    "body",
    [
        b"<!---->" * 100_000,
        b"<!-- " * 100_000 + b"<rss>",
        RSS + b"<![CDATA[" * 100_000,
        pytest.param(RSS + b"<skipHours>" * 50_000, marks=pytest.mark.long),
        RSS + b"<ttl>" + b" " * 500_000,
        RSS + b"<item><author>a@b" + b" " * 500_000 + b"</author></item></channel></rss>",
        RSS + b"<item><title>" + b"&lt;" * 200_000 + b"</title></item></channel></rss>",
        RSS + b"<item><title>" + b"&amp;a" * 200_000 + b"</title></item></channel></rss>",
        RSS + b"<item><link>" + b"/." * 300_000 + b"</link></item></channel></rss>",
        pytest.param(b"<a>" * 30_000, marks=pytest.mark.long),
        pytest.param(RSS + b"<item>" + b"<a>" * 30_000, marks=pytest.mark.long),
        b'{"version":"https://jsonfeed.org/version/1","items":[' + b"[" * 500_000,
    ],
)
def test_documents_made_to_be_slow_are_not(body: bytes):
    start = time.process_time()
    assert read(body)
    assert time.process_time() - start < LIMIT_S


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
