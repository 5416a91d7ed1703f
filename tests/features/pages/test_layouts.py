"""The repeating block of a page, found by itself on layouts of many kinds; `dev.py bench pages` prints the figures."""

from __future__ import annotations

import pytest

from reader.core.records.pages import PageKind, PageRecipe
from reader.features.pages.parse.read_page import preview_page, read_page
from tests.perf.bench_pages import LAYOUTS, SITE, read_truth, score

TRUTH = read_truth()


@pytest.mark.parametrize("name", sorted(TRUTH))
def test_the_block_is_found_and_nothing_else(name: str) -> None:
    found = score(name, TRUTH[name])
    assert (found.precision, found.recall) == (1.0, 1.0)


def read_layout(name: str, selector: str) -> tuple:
    page = (LAYOUTS / f"{name}.html").read_bytes()
    return read_page(page, SITE, "text/html", PageRecipe(PageKind.ENTRIES, selector)).entries


@pytest.mark.parametrize(
    ("name", "selector", "title", "day"),
    [
        ("05-table", "tbody > tr", "Night ferry to run all summer", 1_795_737_600),
        ("09-typo3-german", "div.article", "Nachtfähre fährt den ganzen Sommer", 1_795_737_600),
        ("13-japanese", "dl > dt", "夜間フェリーが夏中運航", 1_795_737_600),
        ("14-russian", "div.news-line__item", "Ночной паром будет ходить всё лето", 1_795_737_600),
        ("16-spanish", "div.noticia", "El ferry nocturno funciona todo el verano", 1_795_737_600),
        ("34-unclosed", "ul:nth-of-type(1) > li", "Night ferry to run all summer", 1_795_737_600),
    ],
)
def test_titles_and_dates_are_read(name: str, selector: str, title: str, day: int) -> None:
    first = read_layout(name, selector)[0]
    assert (first.title, first.published_at) == (title, day)


def test_what_a_block_says_besides_is_its_text() -> None:
    first = read_layout("03-cards-in-rows", "div.card")[0]
    assert first.html.startswith('<div><img src="https://harbour.example/img/night-ferry.jpg">')
    assert "Read more" not in first.html, "it stands in every block"
    assert first.title not in first.text


def test_links_that_several_share_are_told_apart_by_their_words() -> None:
    page = b"<ul class=n>" + b"".join(b"<li><a href=/all>Harbour news number %d</a>" % n for n in range(4)) + b"</ul>"
    entries = read_page(page, SITE, "text/html", PageRecipe(PageKind.ENTRIES, "ul.n > li")).entries
    assert len({entry.guid for entry in entries}) == 4
    alone = read_layout("01-plain-list", "main li")
    assert {entry.guid for entry in alone} == {""}, "a link of its own is its identity"


def test_pointing_at_one_entry_finds_its_block() -> None:
    page = (LAYOUTS / "02-blog-articles.html").read_bytes()
    title = "Swimming lessons for everyone over sixty and what came of it"
    found = preview_page(page, SITE, "text/html", pointed_at=title)
    assert title in found.links
    assert [block.selector for block in found.blocks] == ["div.sidebar li"]
    nobody = preview_page(page, SITE, "text/html", pointed_at="Nobody wrote this")
    assert (nobody.blocks, nobody.message and nobody.message.code) == ((), "NOT_POINTED_AT")


@pytest.mark.parametrize(
    ("selector", "code"),
    [
        ("li::before", "SELECTOR_NOT_UNDERSTOOD"),
        ("p.none", "SELECTOR_FINDS_NOTHING"),
        ("hr", "SELECTOR_FINDS_NO_ENTRIES"),
    ],
)
def test_a_selector_that_does_not_help_says_why(selector: str, code: str) -> None:
    found = preview_page((LAYOUTS / "34-unclosed.html").read_bytes(), SITE, "text/html", selector)
    assert found.message is not None
    assert found.message.code == code


def test_an_article_is_no_list_of_posts() -> None:
    prose = (
        b"<p>The council met until late, and <a href=/x%d>nobody left early</a>, as one of them said afterwards.</p>"
    )
    page = b"<title>Council</title><main>" + b"".join(prose % n for n in range(8)) + b"</main>"
    found = preview_page(page, SITE, "text/html")
    assert (found.blocks, found.message and found.message.code) == ((), "NO_BLOCK_FOUND")
    assert found.excerpt.startswith("The council met"), "its changes can be followed all the same"


def test_a_list_of_thousands_is_found_and_bounded() -> None:
    items = b"".join(
        b"<li class='row n%d'><a href=/%d>Report number %d of the board</a>" % (n, n, n) for n in range(2_000)
    )
    page = b"<title>Reports</title><ul class=reports>" + items + b"</ul>"
    found = preview_page(page, SITE, "text/html")
    assert [(block.selector, block.count) for block in found.blocks] == [("li.row", 300)]


STORIES = "".join(
    f'<li class="t"><a href="/story/{n}">Another story about the harbour, part {n}</a></li>' for n in range(4)
)
SENTENCES = "".join(
    f"<p>The council said on Thursday that <a href='/doc/{n}'>its report number {n} on the tram</a> would come before "
    "the summer, though nobody in the harbour believed it any more.</p>"
    for n in range(9)
)
SECTIONS = "".join(f"<h2>{n}. A step that takes some time</h2><p>{'Words of it. ' * 30}</p>" for n in range(9))


@pytest.mark.parametrize("article", [SENTENCES, SECTIONS])
def test_an_article_is_no_list_but_what_stands_beside_it_is(article: str) -> None:
    """Neither its paragraphs, nor the links among their words, nor the headings of its parts."""
    page = f"<html><body><article>{article}</article><ul>{STORIES}</ul></body></html>"
    assert preview_page(page.encode(), SITE, "text/html").blocks[0].count == 4


def test_sentences_with_links_alone_are_nothing_to_follow() -> None:
    page = f"<html><body><article>{SENTENCES}</article></body></html>"
    assert not preview_page(page.encode(), SITE, "text/html").blocks


def test_ways_to_share_and_topics_are_not_offered() -> None:
    words = ("Facebook", "Twitter", "Pinterest", "Politics", "Health")
    links = "".join(f'<a class="x" href="/{word}">{word}</a>' for word in words)
    assert not preview_page(f"<html><body><div>{links}</div></body></html>".encode(), SITE, "text/html").blocks
