"""A saved article is clean, whole, and says what it is."""

from __future__ import annotations

import html5lib
import pytest

from reader.html.addresses import find_outside_link
from reader.html.prepare import SAVED, prepare_all
from reader.window.article.export import make_page
from tests.window.article.hostile import MAKERS
from tests.window.article.samples import ARABIC, ESTUARY, PICTURE_URL, make_article


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


def test_a_film_without_a_picture_keeps_its_link():
    page = save('<p><a href="https://films.example/ferry">▶ Night ferry (12:34)</a></p>')
    assert '<a href="https://films.example/ferry">[Night ferry (12:34)]</a>' in page


@pytest.mark.parametrize("tag", ["p", "pre"])
def test_a_long_word_is_saved_as_it_was(tag):
    assert f">{'x' * 500}</{tag}>" in save(f"<{tag}>{'x' * 500}</{tag}>")
