"""The paper as pages: everything is on them, nothing is cut off silently, no title is markup."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PySide6.QtGui import QImage, QPainter

from reader.gui.article.content.blocks import Table
from reader.gui.article.content.prepare import Limits, prepare_all
from reader.gui.paper.flow import Flow
from reader.gui.paper.fonts import make_text
from reader.gui.paper.front_page import MOST_ROWS, choose_shown
from reader.gui.paper.items import Item
from reader.gui.paper.measures import A4, LETTER, LINE, SMALL
from reader.gui.paper.paper import Paper
from reader.gui.paper.piece_setter import PieceSetter
from reader.gui.paper.place import Place
from reader.gui.paper.press import make_pdf
from reader.gui.paper.table_setter import set_table
from reader.gui.paper.text_setter import TextStyle, plain, set_text
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


def test_a_cell_taller_than_a_column_and_a_picture_at_the_end_make_a_paper(qapp):
    url = "https://tidewater.example/p.png"
    tall = "<br>".join(f"line {number}" for number in range(120))
    figure = f"<figure><img src='{url}'><figcaption>The pier</figcaption></figure>"
    lead = make_piece(1, html=f"<table><tr><td>{tall}<td>x</table>{figure}", pictures=(url,))
    paper = Paper(make_edition([lead]), WORDS, _picture)
    placed = [(page, one) for page in paper._flow.pages for one in page.placed]
    assert sum(one.item.floats for _, one in placed) == 2
    assert all(one.y + one.item.height <= page.bottom + 1 for page, one in placed), "nothing runs off it"


@pytest.mark.parametrize("with_drop_cap", [False, True])
def test_a_picture_in_the_text_is_in_the_paper(qapp, with_drop_cap):
    url = "https://tidewater.example/p.png"
    words = "The sea comes when it comes. " * 20
    piece = make_piece(1, html=f"<p>{words}<img src='{url}'> {words}</p>", pictures=(url,))
    setter = PieceSetter(piece, WORDS, A4.column, _picture)
    assert sum(item.floats for item in setter.set_body(with_drop_cap=with_drop_cap)) == 1


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


@pytest.mark.parametrize(
    ("language", "from_right"), [("he", True), ("fa", True), ("xx", True), ("xx", False)]
)
def test_what_is_read_from_the_right_stands_at_the_right(qapp, language, from_right):
    for justified in (False, True):
        style = TextStyle(make_text(SMALL), language, from_right, justified=justified)
        layout = set_text(
            plain("שלום עולם" if from_right else "Tide"), style, lambda number: (100.0, 2_000.0)
        )
        text = layout.lineAt(0).naturalTextRect()
        assert (text.right() if from_right else text.left()) == pytest.approx(
            2_100 if from_right else 100, abs=9
        )


def test_a_quote_that_is_read_from_the_right_has_its_bar_there():
    place = Place(2_000.0).inside(100.0, bar=True)
    assert (place.left_of(False), place.bar_of(False)) == (100.0, 0.0)
    assert (place.left_of(True), place.bar_of(True)) == (0.0, 1_990.0)


def test_the_columns_of_the_last_page_end_at_the_same_height(qapp):
    pieces = [make_piece(n, html=LONG) for n in range(1, 5)]
    paper = Paper(make_edition(pieces), WORDS, _picture)
    last = paper._flow.pages[-1]
    bottoms = [
        max(p.y + p.item.height for p in last.placed if p.x == A4.column_x(column)) for column in (0, 1)
    ]
    assert last.number > 1
    assert 0 <= bottoms[0] - bottoms[1] <= 12 * LINE
    assert bottoms[0] < last.bottom - 12 * LINE


def test_a_narrow_column_of_a_table_leaves_room_for_a_wide_one(qapp):
    style = TextStyle(make_text(SMALL), "en", justified=False)
    rows = "".join(f"<tr><td>The harbour of the old town, {n}<td>{n}<td>x</tr>" for n in range(3))
    (table,) = prepare_all(f"<table>{rows}</table>", None, Limits())
    assert isinstance(table, Table)
    assert [item.height for item in set_table(table, style, A4.column, 0.0)] == [LINE] * 3


def test_a_long_title_of_the_lead_is_set_in_smaller_letters(qapp):
    tops = [
        Paper(make_edition([make_piece(1, title=title, html=LONG)]), WORDS, _picture)._flow.page.top
        for title in ("Tide", "A title that does not end " * 8)
    ]
    assert tops[1] - tops[0] < 4 * 260


def test_a_block_taller_than_a_page_ends():
    flow = Flow(A4, 1_000.0, 8_000.0, 700.0, lambda title, page: [])
    tall = Item(9_999.0, lambda painter, x, y: None)
    flow.add([tall, replace(tall, keeps_next=True), tall, replace(tall, floats=True)], "Tall")
    flow.finish()
    assert len(flow.pages) < 10
