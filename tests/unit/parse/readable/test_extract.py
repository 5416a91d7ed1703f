"""The article is found in lifelike pages, and none is made up where there is none."""

from __future__ import annotations

import time

import pytest

from reader.parse.readable.extract import Article, find_article
from tests.unit.parse.corpora import FEEDS
from tests.unit.parse.safe_html.test_sanitize import violations

PAGES = FEEDS.parent / "pages"
URL = "https://site.example/dir/page"


def read(name: str) -> Article:
    article = find_article((PAGES / name).read_bytes(), URL)
    assert article is not None
    assert not violations(article.html)
    return article


def test_a_news_page():
    article = read("news.html")
    assert article.title == "Harbour bridge to close for repairs"
    lines = article.text.splitlines()
    assert lines[-1].endswith("its rules have not been written yet.")
    assert sum(line.startswith(("The harbour bridge", "Traffic", "“We", "Shops")) for line in lines) == 4
    for clutter in ("partners", "Related", "forty years", "Share", "rights reserved", "Weather"):
        assert clutter not in article.text
    assert '<img src="https://site.example/img/bridge.jpg"' in article.html
    assert 'href="https://site.example/map?road=ring&amp;z=4"' in article.html
    assert "<h1>" not in article.html


def test_a_blog_that_knows_no_paragraphs():
    article = read("blog.html")
    assert article.title == "Why I still bind books"
    assert article.text.startswith("Every year someone asks me why I bother.")
    assert "A book is a box for time" in article.text
    assert "in a shed" not in article.text
    assert 'src="https://site.example/wp/press-large.jpg"' in article.html


def test_documentation_keeps_code_and_tables():
    article = read("docs.html")
    assert article.title == "Configuring retries"
    assert "<pre>" in article.html
    assert "<td>try for ever, which is rarely wise</td>" in article.html
    assert "Getting started" not in article.text


def test_a_japanese_page_in_its_own_encoding():
    article = read("japanese.html")
    assert article.title == "柿を干す"
    assert article.text.startswith("十月の終わりになると")
    assert article.text.endswith("こうして冬が始まる。")
    assert "トップ" not in article.text


@pytest.mark.parametrize("name", ["front_page.html", "login.html"])
def test_a_page_without_an_article_gives_none(name: str):
    assert find_article((PAGES / name).read_bytes(), URL) is None


@pytest.mark.parametrize("body", [b"", b"<", b"\xff\xfe", b"\x89PNG\r\n\0", b"just words", b"<p>" * 1000, b"\0" * 1000])
def test_what_is_no_page_gives_none(body: bytes):
    assert find_article(body, URL) is None


@pytest.mark.parametrize(
    "body",
    [
        b"<div>" * 60_000 + b"words, and more words, and more, and more" + b"</div>" * 60_000,
        pytest.param(b"<div>some words, of course, and more words than before</div>" * 30_000, marks=pytest.mark.long),
        b"<table><tr><td>" * 60_000,
        b"<blockquote>words, and more words, and so on and on" * 30_000,
        b"<" * 1_000_000,
        b"<p>words, and more words, and so on and on</p>" * 10
        + b"<article>x</article>" * 20_000
        + b"<h2>x</h2>" * 8_000,
        b"<p>words, and more words, and so on and on</p>" * 10 + b'<div class="%s">x</div>' % (b"a_" * 400) * 1_200,
    ],
)
def test_hostile_pages_take_no_longer(body: bytes):
    start = time.process_time()
    find_article(body, URL)
    assert time.process_time() - start < 10
