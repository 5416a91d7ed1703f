"""robots.txt by RFC 9309: groups, the longest rule, stars and ends, and files nobody meant well with."""

from __future__ import annotations

from time import process_time

import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.net.robots import ALLOWS_NONE, MOST_RULES, parse_robots, robots_url

SITE = "https://a.example"


@pytest.mark.parametrize(
    ("text", "path", "may"),
    [
        ("", "/x", True),
        ("User-agent: *\nDisallow: /", "/x", False),
        ("User-agent: *\nDisallow:", "/x", True),
        ("User-agent: *\nDisallow: /private", "/private/x", False),
        ("User-agent: *\nDisallow: /private", "/public", True),
        ("User-agent: *\nDisallow: /a\nAllow: /a/b", "/a/b/c", True),
        ("User-agent: *\nAllow: /a\nDisallow: /a/b", "/a/b/c", False),
        ("User-agent: *\nAllow: /a\nDisallow: /a", "/a", True),
        ("User-agent: *\nDisallow: /\nUser-agent: Paperround\nDisallow: /no", "/x", True),
        ("User-agent: *\nDisallow: /\nUser-agent: paperround/2.0\nDisallow: /no", "/no/x", False),
        ("User-agent: PaperroundBot\nDisallow: /", "/x", True),
        ("User-agent: other\nUser-agent: paperround\nDisallow: /x", "/x", False),
        ("User-agent: paperround\nDisallow: /x\nUser-agent: other\nDisallow: /y", "/y", True),
        ("User-agent: *\nDisallow: /*.pdf$", "/x/y.pdf", False),
        ("User-agent: *\nDisallow: /*.pdf$", "/x/y.pdf?page=2", True),
        ("User-agent: *\nDisallow: /*/print", "/2026/print/1", False),
        ("User-agent: *\nDisallow: /a*$", "/a/b", False),
        ("User-agent: *\nDisallow: /x # not this\nDisallow: #", "/x", False),
        ("\ufeffUser-agent: *\r\nDisallow: /x\r\n", "/x", False),
        ("User-agent: *\nDisallow: /gr%c3%bc", "/grüße", False),
        ("User-agent: *\nDisallow: /?id=", "/?id=3", False),
        ("Disallow: /", "/x", True),
    ],
)
def test_what_may_be_fetched(text, path, may):
    assert parse_robots(text.encode()).may_fetch(SITE + path) is may


def test_the_pause_that_is_asked_for():
    assert parse_robots(b"User-agent: *\nCrawl-delay: 7\nDisallow: /x").delay_s == 7
    assert parse_robots(b"User-agent: *\nCrawl-delay: soon").delay_s == 0
    assert parse_robots(b"User-agent: *\nCrawl-delay: nan").delay_s == 0
    assert parse_robots(b"User-agent: *\nCrawl-delay: 1e99").delay_s == 3_600


def test_it_is_bounded():
    many = b"User-agent: *\n" + b"Disallow: /a*a*a*a*a*a*a*a*a*b\n" * 100_000
    robots = parse_robots(many)
    assert len(robots.rules) == MOST_RULES
    assert robots.may_fetch(SITE + "/" + "a" * 3_000)


@given(st.binary(max_size=400), st.text(max_size=60))
def test_no_file_breaks_it(body, path):
    parse_robots(b"User-agent: *\nDisallow: " + body).may_fetch(SITE + "/" + path)


def test_where_it_lies():
    assert robots_url("https://user:x@a.example:8080/b/c?d") == "https://a.example:8080/robots.txt"
    assert not ALLOWS_NONE.may_fetch(SITE)


def test_many_names_before_many_rules_are_read_once():
    """With each name asked for at each rule this took a minute."""
    before = process_time()
    robots = parse_robots(b"User-agent: *\n" + b"User-agent: x\n" * 10_000 + b"Disallow: /a\n" * 10_000)
    assert process_time() - before < 2.0
    assert not robots.may_fetch(SITE + "/a")
