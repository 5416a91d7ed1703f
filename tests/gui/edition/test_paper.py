"""The paper as pages: everything is on them, nothing is cut off silently, no title is markup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtGui import QImage, QPainter

from reader.gui.paper.flow import Flow
from reader.gui.paper.front import MOST_ROWS, choose_shown
from reader.gui.paper.items import Item
from reader.gui.paper.measures import A4, LETTER, LINE
from reader.gui.paper.paper import Paper
from reader.gui.paper.press import make_pdf
from tests.unit.edition.made import WORDS, make_edition, make_piece

LONG = "<p>" + "The sea comes when it comes, and nobody wrote it down. " * 60 + "</p>"
HOSTILE = '<img src="file:///etc/passwd"><b>&lt;table&gt;' + "W" * 5_000


def _picture(url: str) -> QImage:
    image = QImage(400, 240, QImage.Format.Format_RGB32)
    image.fill(0xFF8899AA)
    return image


@pytest.mark.parametrize("size", [A4, LETTER])
def test_every_piece_stands_on_some_page_and_goes_on_where_it_says(qapp, size):
    url = "https://tidewater.example/p.png"
    rich = f"<h2>Head</h2><img src='{url}'><blockquote>{LONG}</blockquote><ul><li>a<li>b</ul><pre>code\nmore</pre><table><tr><td>1<td>2</table><hr>{LONG}"
    pieces = [make_piece(1, html=rich, pictures=(url,)), *(make_piece(n, html=LONG * 3) for n in range(2, 7))]
    paper = Paper(make_edition(pieces, [make_piece(9, html="Only a line")]), WORDS, _picture, size)
    assert paper.page_count > 2
    for page in paper._flow.pages:
        for placed in page.placed:
            assert placed.y >= page.top - 1
            assert placed.y + placed.item.height <= page.bottom + 1, "nothing runs off the page"
            assert (placed.y - page.top) % LINE < 1e-3, "lines of both columns meet"
    goes_on = [page.goes_on for page in paper._flow.pages]
    assert any(goes_on)
    assert not goes_on[-1]
    assert make_pdf(paper).startswith(b"%PDF-")


def test_hostile_and_foreign_words_are_painted_as_they_are(qapp):
    pieces = [
        make_piece(1, title=HOSTILE, author=HOSTILE, feed_name=HOSTILE, html=f"<p>{'x' * 20_000}</p>"),
        make_piece(2, title="שעון", html="<p>שלום עולם " * 200, language="he", right_to_left=True),
        make_piece(3, title="", html="", language="ja"),
        make_piece(4, html="<table>" + "<tr>" + "<td>cell" * 9 + "</table>"),
    ]
    paper = Paper(make_edition(pieces), WORDS, lambda url: None)
    image = QImage(300, 424, QImage.Format.Format_RGB32)
    for number in range(1, paper.page_count + 1):
        painter = QPainter(image)
        paper.paint_in(painter, image.rect().toRectF(), number)
        painter.end()
    assert image.pixelColor(2, 2).name() == "#fffefb"


def test_the_contents_name_every_folder_and_as_many_posts_as_fit(qapp):
    pieces = [make_piece(n, section=f"Folder {n // 12}", title=f"Post {n}") for n in range(48)]
    moved = [make_piece(n, section=f"Folder {n % 3}") for n in range(9)]
    assert len(Paper(make_edition(moved), WORDS, _picture)._contents) == 3 + 8, "feeds that moved since"
    paper = Paper(make_edition(pieces, [make_piece(99, html="Only a line")]), WORDS, _picture)
    folders = [line.title for line in paper._contents if line.is_section]
    assert folders == ["Folder 0", "Folder 1", "Folder 2", "Folder 3", "Short news"]
    assert len(paper._contents) == MOST_ROWS
    assert [line.page for line in paper._contents] == sorted(line.page for line in paper._contents)


@given(st.lists(st.integers(0, 90), max_size=12))
def test_no_folder_is_left_out_of_the_contents(counts):
    shown = choose_shown(counts)
    assert len(shown) == len(counts)
    assert all(
        0 <= some <= count and bool(some) == bool(count) for some, count in zip(shown, counts, strict=True)
    )
    assert sum(shown) + len(shown) <= max(MOST_ROWS, 2 * len(counts))


def test_an_edition_of_short_news_alone_is_a_paper(qapp):
    paper = Paper(
        make_edition([], [make_piece(1, html="One line"), make_piece(2, html="Two")]), WORDS, _picture
    )
    assert paper.page_count == 1


def test_a_block_taller_than_a_page_ends():
    flow = Flow(A4, 1_000.0, 8_000.0, 700.0, lambda title, page: [])
    tall = Item(9_999.0, lambda painter, x, y: None)
    flow.add([tall, replace(tall, keeps_next=True), tall, replace(tall, floats=True)], "Tall")
    flow.finish()
    assert len(flow.pages) < 10
