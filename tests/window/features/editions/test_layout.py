"""Editions as pages: nothing runs off them, nothing is lost, whatever a publisher wrote."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtGui import QImage

from reader.features.editions.records import RenderJob
from reader.features.editions.window.layout import A4, LETTER, MOST_ROWS, EditionPages, Flow, Page, choose_shown
from reader.features.editions.window.render import make_pdf, paint_page, render
from reader.features.editions.window.typeset import LINE, QUOTE_INDENT, Item, add_soft_hyphens, make_space, set_article
from tests.features.editions.made import WORDS, make_article, make_edition
from tests.features.editions.strict_epub import check_epub

URL = "https://tidewater.example/p.png"
LONG = "<p>" + "The sea comes when it comes, and nobody wrote it down. " * 60 + "</p>"
HOSTILE = '<img src="file:///etc/passwd"><b>&lt;table&gt;' + "W" * 5_000


def _picture(url: str) -> QImage:
    image = QImage(400, 240, QImage.Format.Format_RGB32)
    image.fill(0xFF8899AA)
    return image


def _set(html: str, language: str = "en", **facts) -> list[Item]:
    drop_cap = facts.pop("has_drop_cap", False)
    article = make_article(title="", html=html, language=language, **facts)
    items = set_article(article, A4.column, _picture, has_drop_cap=drop_cap)
    return [item for item in items if not item.is_space]


@pytest.mark.parametrize("shape", [A4, LETTER])
def test_every_article_stands_on_some_page_and_goes_on_where_it_says(qapp, shape):
    rich = f"<h2>Head</h2><img src='{URL}'><blockquote>{LONG}</blockquote><ul><li>a<li>b</ul><pre>code\nmore</pre><table><tr><td>1<td>2</table><hr>{LONG}"
    articles = [make_article(1, html=rich, pictures=(URL,)), *(make_article(n, html=LONG * 3) for n in range(2, 7))]
    edition = make_edition(articles, [make_article(9, html="Only a line")])
    pages = EditionPages(edition, WORDS, _picture, shape)
    assert len(pages.pages) > 2
    for page in pages.pages:
        for placed in page.placed:
            assert placed.y >= page.top - 1
            assert placed.y + placed.item.height <= page.bottom + 1, "nothing runs off the page"
            off = (placed.y - page.top) % LINE
            assert min(off, LINE - off) < 1e-2, "lines of both columns meet"
    goes_on = [page.goes_on for page in pages.pages]
    assert any(goes_on)
    assert not goes_on[-1]
    assert make_pdf(pages).startswith(b"%PDF-")


def test_a_cell_taller_than_a_column_and_a_picture_at_the_end_make_pages(qapp):
    tall = "<br>".join(f"line {number}" for number in range(120))
    figure = f"<figure><img src='{URL}'><figcaption>The pier</figcaption></figure>"
    lead = make_article(1, html=f"<table><tr><td>{tall}<td>x</table>{figure}", pictures=(URL,))
    pages = EditionPages(make_edition([lead]), WORDS, _picture)
    placed = [(page, one) for page in pages.pages for one in page.placed]
    assert sum(one.item.floats for _, one in placed) == 1, "the picture, and its caption with it"
    assert all(one.y + one.item.height <= page.bottom + 1 for page, one in placed), "nothing runs off it"


@pytest.mark.parametrize("has_drop_cap", [False, True])
def test_a_picture_in_the_text_is_in_the_edition(qapp, has_drop_cap):
    words = "The sea comes when it comes. " * 20
    html = f"<p>{words}<img src='{URL}'> {words}</p>"
    items = _set(html, pictures=(URL,), has_drop_cap=has_drop_cap)
    assert sum(item.floats for item in items) == 1
    assert not any(item.floats for item in _set(html)), "only those that may be printed"


def test_hostile_and_foreign_words_are_painted_as_they_are(qapp):
    articles = [
        make_article(1, title=HOSTILE, author=HOSTILE, feed_name=HOSTILE, html=f"<p>{'x' * 20_000}</p>"),
        make_article(2, title="שעון", html="<p>שלום עולם " * 200, language="he", right_to_left=True),
        make_article(3, title="", html="", language="ja"),
        make_article(4, html="<table>" + "<tr>" + "<td>cell" * 9 + "</table>"),
    ]
    pages = EditionPages(make_edition(articles), WORDS, lambda url: None)
    images = [paint_page(pages, number, 300) for number in range(1, len(pages.pages) + 1)]
    assert {image.pixelColor(2, 2).name() for image in images} == {"#fffefb"}


_TAGS = "p b i a ul ol li table tr td th blockquote pre h1 dl dt dd br hr img figure figcaption".split()
_PART = st.one_of(
    st.sampled_from(_TAGS).map(lambda name: f"<{name} src='{URL}' dir=rtl start=3 colspan=3 rowspan=2>"),
    st.sampled_from(_TAGS).map(lambda name: f"</{name}>"),
    st.text(max_size=12),
)


@given(st.lists(_PART, max_size=30))
def test_any_soup_becomes_strips_below_each_other(qapp, parts):
    items = _set("".join(parts), pictures=(URL,))
    assert all(item.height > 0 for item in items)
    assert [item.y for item in items] == sorted(item.y for item in items)


def test_the_contents_name_every_folder_and_as_many_articles_as_fit(qapp):
    articles = [make_article(n, section=f"Folder {n // 12}", title=f"Post {n}") for n in range(48)]
    moved = [make_article(n, section=f"Folder {n % 3}") for n in range(9)]
    assert len(EditionPages(make_edition(moved), WORDS, _picture).contents) == 3 + 8, "feeds that moved since"
    contents = EditionPages(make_edition(articles, [make_article(99, html="Only a line")]), WORDS, _picture).contents
    folders = [line.title for line in contents if line.is_section]
    assert folders == ["Folder 0", "Folder 1", "Folder 2", "Folder 3", "In brief"]
    assert len(contents) == MOST_ROWS
    assert [line.page for line in contents] == sorted(line.page for line in contents)


@given(st.lists(st.integers(0, 90), max_size=12))
def test_no_folder_is_left_out_of_the_contents(counts):
    shown = choose_shown(counts)
    assert len(shown) == len(counts)
    assert all(0 <= some <= count and bool(some) == bool(count) for some, count in zip(shown, counts, strict=True))
    assert sum(shown) + len(shown) <= max(MOST_ROWS, 2 * len(counts))


def test_an_edition_of_short_news_alone_has_a_page(qapp):
    shorts = [make_article(1, html="One line"), make_article(2, html="Two")]
    assert len(EditionPages(make_edition([], shorts), WORDS, _picture).pages) == 1


@pytest.mark.parametrize(
    ("language", "from_right"), [("he", True), ("fa", True), ("xx", True), ("xx", False), ("en", False)]
)
def test_what_is_read_from_the_right_stands_at_the_right(qapp, language, from_right):
    (item,) = _set("<p>שלום עולם" if from_right else "<p>Tide", language, right_to_left=from_right)
    assert item.document is not None
    text = item.document.begin().layout().lineAt(0).naturalTextRect()
    assert text.width() < A4.column / 2
    assert (A4.column - text.right() if from_right else text.left()) == pytest.approx(0.0, abs=9)


@pytest.mark.parametrize(("direction", "bar"), [("ltr", 0.0), ("rtl", A4.column - 10.0)])
def test_a_quote_has_its_bar_where_it_is_read_from(qapp, direction, bar):
    word = "Tide" if direction == "ltr" else "שלום"
    html = f"<blockquote dir={direction}><p>{word}<blockquote dir={direction}><p>{word}</blockquote></blockquote>"
    once, twice = _set(html, right_to_left=direction == "rtl")
    assert once.bars == (bar,)
    assert twice.bars == (bar, abs(bar - QUOTE_INDENT))
    (meaning,) = _set("<dl><dd>Meaning</dl>")
    assert meaning.bars == ()


def test_the_columns_of_the_last_page_end_at_the_same_height(qapp):
    articles = [make_article(n, html=LONG) for n in range(1, 5)]
    last = EditionPages(make_edition(articles), WORDS, _picture).pages[-1]
    bottoms = [max(one.y + one.item.height for one in last.placed if one.x == A4.column_x(column)) for column in (0, 1)]
    assert last.number > 1
    assert abs(bottoms[0] - bottoms[1]) <= 12 * LINE
    assert bottoms[0] < last.bottom - 12 * LINE


def test_a_narrow_column_of_a_table_leaves_room_for_a_wide_one(qapp):
    rows = "".join(f"<tr><td>The harbour of the old town, {n}<td>{n}<td>x</tr>" for n in range(3))
    heights = [item.height for item in _set(f"<table>{rows}</table>")]
    assert len(heights) == 3
    assert max(heights) <= LINE + 1


def test_a_long_title_of_the_lead_is_set_in_smaller_letters(qapp):
    tops = [
        EditionPages(make_edition([make_article(1, title=title, html=LONG)]), WORDS, _picture).pages[0].top
        for title in ("Tide", "A title that does not end " * 8)
    ]
    assert tops[1] - tops[0] < 4 * 260


def test_a_block_taller_than_a_page_ends():
    flow = Flow(A4, Page(1, 1_000.0, 8_000.0), 700.0, lambda title, page: [])
    tall = Item(None, 0.0, 9_999.0)
    flow.add([tall, replace(tall, keeps_next=True), tall, make_space(), replace(tall, floats=True)], "Tall")
    flow.finish()
    assert len(flow.pages) < 10


def test_a_job_becomes_a_book_and_a_pdf(qapp, tmp_path):
    _picture(URL).save(str(tmp_path / "p.png"))
    (tmp_path / "broken").write_bytes(b"no picture")
    pictures = {URL: str(tmp_path / "p.png"), "https://a.example/b.png": str(tmp_path / "broken")}
    article = make_article(1, html=f"<img src='{URL}'>{LONG}", pictures=tuple(pictures))
    made = render(RenderJob(make_edition([article]), pictures, "en", ("epub", "pdf")))
    files = check_epub(made["epub"])
    assert [name for name in files if "images/" in name] == ["OEBPS/images/001.jpg", "OEBPS/images/cover.jpg"]
    assert made["pdf"].startswith(b"%PDF-")


@pytest.mark.parametrize(
    ("language", "word", "expected"),
    [
        ("en", "measurement", "meas-ure-ment"),
        ("en", "international", "in-ter-na-tional"),
        ("en", "through", "through"),
        ("de", "Abendblatt", "Abend-blatt"),
        ("de-AT", "Zeitungen", "Zei-tun-gen"),
        ("fr", "montagne", "mon-tagne"),
        ("ja", "international", "international"),
        ("en", "NATIONAL", "NATIONAL"),
        ("en", "https://example.org/running/measurement", "https://example.org/running/measurement"),
    ],
)
def test_known_words_are_broken_where_they_may_be(language, word, expected):
    assert add_soft_hyphens(word, language).replace("\u00ad", "-") == expected


@given(st.text(max_size=60), st.sampled_from(["en", "de", "fr", "es", "it", "pt", "nl", "xx", ""]))
def test_hyphens_lose_nothing(text, language):
    text = text.replace("\u00ad", "")
    assert add_soft_hyphens(text, language).replace("\u00ad", "") == text
