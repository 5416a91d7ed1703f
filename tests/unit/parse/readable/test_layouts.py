"""Articles in many languages and layouts: newspapers, a forum, a recipe, documentation, tables, from right to left."""

from __future__ import annotations

import pytest

from reader.parse.readable.extract import find_article
from tests.unit.parse.readable.layouts import LAYOUTS, URL, read_layouts
from tests.unit.parse.safe_html.test_sanitize import violations

TITLES = {
    "02-forum-thread": "Reduction plate of an old gearbox",
    "04-docs-with-code": "Retrying requests",
    "06-japanese-blog": "古い灯台のこと",
    "08-korean-paper": "바닷가 책 시장, 비에도 북적",
    "09-arabic-paper": "مكتبة جديدة في الميناء",
}
KEPT = {
    "03-french-recipe": ("<img", "<figcaption>", "<ol>", "<li>"),
    "04-docs-with-code": ("<pre>", "<td>", "client.boil(litres=1.5)"),
    "05-results-table": ("<table>", "<th>", "<td>Emi Tanaka</td>"),
    "15-italian-gallery": ("f/0.jpg", "f/1.jpg", "f/2.jpg", "<figcaption>"),
}


def test_each_layout_gives_its_article():
    found = read_layouts()
    assert len(found) >= 16
    assert {one.name: round(one.f1, 3) for one in found if one.f1 < 0.97} == {}
    for one in found:
        assert one.article is not None
        assert not violations(one.article.html)


@pytest.mark.parametrize("name", TITLES)
def test_the_title_is_the_articles_and_not_the_sites(name):
    article = find_article((LAYOUTS / f"{name}.html").read_bytes(), URL)
    assert article is not None
    assert article.title == TITLES[name]


@pytest.mark.parametrize("name", KEPT)
def test_pictures_captions_lists_tables_and_code_are_kept(name):
    article = find_article((LAYOUTS / f"{name}.html").read_bytes(), URL)
    assert article is not None
    for part in KEPT[name]:
        assert part in article.html


def test_a_page_that_is_nothing_but_text():
    lines = "The night ferry\n\n" + "It leaves at ten, and nobody sleeps before the lighthouse.\n\n" * 12
    article = find_article(lines.encode(), URL, "text/plain")
    assert article is not None
    assert article.title == "The night ferry"
    assert article.html.count("lighthouse") == 12
    assert find_article(b"Too short.", URL) is None
