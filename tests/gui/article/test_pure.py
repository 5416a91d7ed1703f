"""Links, sizes, minutes, excerpts and the saved page: everything that needs no window."""

from __future__ import annotations

from urllib.parse import parse_qs, urlsplit

import html5lib
import pytest
from hypothesis import given
from hypothesis import strategies as st

from reader.gui.article.content.blocks import Picture
from reader.gui.article.content.excerpt import EXCERPT_LETTERS, Excerpt, count_more_minutes
from reader.gui.article.content.export import make_page
from reader.gui.article.content.links import find_outside_link, make_mail_link
from reader.gui.article.content.prepare import SAVED, prepare, prepare_all
from reader.gui.article.drawing.spans import Spans
from reader.gui.article.pictures.sizes import TALLEST, fit, shown_size
from reader.gui.article.record import TextChoice, count_minutes, is_only_a_headline
from tests.gui.article.hostile import MAKERS
from tests.gui.article.samples import ARABIC, ESTUARY, PICTURE_URL, make_article


@pytest.mark.parametrize("address", ["https://a.example/x?y#z", "http://a.example", "mailto:a@b.example"])
def test_web_and_mail_may_leave(address):
    assert find_outside_link(address) == address


@pytest.mark.parametrize(
    "address",
    [
        "",
        "file:///etc/passwd",
        "/etc/passwd",
        "x.html",
        "javascript:alert(1)",
        "data:text/html,x",
        "smb://h/x",
        "http:",
        "http://[",
        "java\nscript:x",
        "paperround:continue",
        "https://" + "a" * 5000,
    ],
)
def test_nothing_else_may(address):
    assert find_outside_link(address) == ""


def test_unprintable_letters_do_not_hide_a_scheme():
    assert find_outside_link("\u202ehttps://a.example\x00/") == "https://a.example/"


@given(st.text(max_size=80), st.text(max_size=80))
def test_a_mail_link_carries_title_and_address(title, address):
    parts = urlsplit(make_mail_link(title, address))
    fields = parse_qs(parts.query, keep_blank_values=True)
    assert parts.scheme == "mailto"
    assert fields["subject"] == [" ".join(title.split())]
    assert fields["body"] == [address]


@given(st.integers(-5, 10**9), st.integers(-5, 10**9), st.integers(40, 2000))
def test_pictures_fit_the_column(width, height, column):
    shown_width, shown_height = fit(width, height, column)
    assert 1 <= shown_width <= column
    assert 1 <= shown_height <= TALLEST


def test_a_picture_is_shown_at_its_own_size_unless_the_publisher_asks_for_less():
    assert shown_size(Picture("u", width=300, height=900), (1200, 600), 640, True) == (300, 150)
    assert shown_size(Picture("u", width=4000), (300, 150), 640, True) == (300, 150)
    assert shown_size(Picture("u", width=1280, height=640), None, 640, True) == (640, 320)


def test_minutes_in_words_and_in_characters():
    assert count_minutes("<p>" + "word " * 2300 + "</p>") == 10
    assert count_minutes("<p>" + "港" * 2500 + "</p>") == 5
    assert count_minutes("") == 1


def test_only_a_headline():
    assert is_only_a_headline(make_article("<p> &nbsp; </p>"))
    assert not is_only_a_headline(make_article('<p><img src="https://a.example/x"></p>'))
    assert not is_only_a_headline(make_article("<p>x</p>"))


def test_text_size_stays_in_its_range():
    assert TextChoice(px=28).resized(+1).px == 28
    assert TextChoice(px=13).resized(-1).px == 13
    assert TextChoice(serif=False, px=17).resized(+1) == TextChoice(serif=False, px=18)


def test_a_short_post_is_whole_and_a_long_one_is_not():
    short = Excerpt(prepare("<p>a</p>"))
    assert [block for portion in short for block in portion]
    assert not short.is_cut
    long = Excerpt(prepare("<p>" + "word " * 100 + "</p>" + "<p>more</p>" * 100))
    shown = [block for portion in long for block in portion]
    assert long.is_cut
    assert len(shown) <= 8
    assert long.letters < 2 * EXCERPT_LETTERS
    assert count_more_minutes("<p>" + "word " * 2300, 1150, 11500) == 9


@given(st.lists(st.integers(1, 500), min_size=1, max_size=30), st.integers(0, 20000))
def test_spans_find_the_post_that_holds_a_letter(lengths, position):
    spans, start = Spans(), 0
    for number, length in enumerate(lengths):
        spans.open(number, start)
        spans.close(start + length - 1)
        start += length
    index = spans.find_at(position)
    if position < start:
        assert spans.all[index].start <= position <= spans.all[index].end
    else:
        assert index == len(lengths) - 1


def save(html: str, files: dict[str, bytes] | None = None) -> str:
    article = make_article(html, title="A <b> & title")
    found = {url: ("png", data) for url, data in (files or {}).items()}
    return make_page(article, prepare_all(html, None, SAVED), "Ilse, 11 June", found.get)


@pytest.mark.parametrize("html", [ESTUARY, ARABIC, MAKERS["files"](), MAKERS["many spans"]()])
def test_the_saved_page_is_clean_and_needs_nothing_from_elsewhere(html):
    page = save(html, {PICTURE_URL: b"PNG"})
    tree = html5lib.HTMLParser(strict=True).parse(page)
    names = {element.tag.rsplit("}", 1)[-1] for element in tree.iter() if isinstance(element.tag, str)}
    assert not names & {"script", "link", "iframe", "object", "svg"}
    for element in tree.iter():
        assert element.get("src", "data:").startswith("data:image/png;base64,") or element.get("src") is None
        assert element.get("href") is None or find_outside_link(element.get("href"))


def test_the_saved_page_says_what_it_is():
    page = save(ESTUARY)
    for words in (
        "A &lt;b&gt; &amp; title",
        "Tidewater Lab Notes",
        "Ilse, 11 June",
        "https://tidewater.example/estuary",
        "<blockquote>",
        "<pre>",
        "<th>",
        "eleven minutes",
    ):
        assert words in page
    assert "<img" not in page
    assert "Low water at the old gauge" in page
