"""Odd markup in the article: tables with spans, wide ones, parts that fold, videos, words for missing pictures."""

from __future__ import annotations

from PySide6.QtCore import QUrl
from PySide6.QtGui import QTextTable

from reader.window.article.browser import make_picture_name
from reader.window.article.view import ArticleView
from tests.window.article.samples import make_article


def show(view, finish, html):
    view.show_article(make_article(html=html), pictures=True)
    finish(view)
    return view.browser.document()


def tables(document):
    return [frame for frame in document.rootFrame().childFrames() if isinstance(frame, QTextTable)]


def test_cells_keep_their_spans(view, finish):
    document = show(
        view,
        finish,
        "<table><tr><th colspan=3>over all</th></tr><tr><td rowspan=2>a</td><td>b</td><td>c</td></tr>"
        "<tr><td>d</td><td>e</td></tr></table>",
    )
    (table,) = tables(document)
    assert table.cellAt(0, 2).columnSpan() == 3
    assert table.cellAt(2, 0).rowSpan() == 2
    assert table.cellAt(2, 1).firstCursorPosition().block().text() == "d"


def test_a_wide_table_scrolls_and_breaks_no_word(view, finish):
    row = "".join(f"<td>Column {number} withoutbreaks</td>" for number in range(14))
    show(view, finish, f"<p>text</p><table><tr>{row}</tr><tr>{row}</tr></table>")
    assert view.browser.horizontalScrollBar().maximum() > 0
    show(view, finish, "<p>text</p><table><tr><td>a</td><td>b</td></tr><tr><td>c</td><td>d</td></tr></table>")
    assert view.browser.horizontalScrollBar().maximum() == 0


def test_a_part_that_folds_opens_and_closes_where_it_stands(view, finish):
    html = "<p>before</p><details><summary>The answer</summary><p>Forty-two</p></details><p>after</p>"
    document = show(view, finish, html)
    assert "▸ The answer" in document.toPlainText()
    assert "Forty-two" not in document.toPlainText()
    view.browser.anchorClicked.emit(QUrl("paperround:details/0"))
    finish(view)
    text = view.browser.document().toPlainText()
    assert text.index("▾ The answer") < text.index("Forty-two") < text.index("after")
    view.browser.anchorClicked.emit(QUrl("paperround:details/0"))
    finish(view)
    assert "Forty-two" not in view.browser.document().toPlainText()


def test_a_part_that_is_open_by_its_author_starts_open(view, finish):
    document = show(view, finish, "<details open><summary>S</summary><p>inside</p></details>")
    assert "inside" in document.toPlainText()


def test_a_film_is_a_picture_that_leads_to_it(view, finish, qtbot):
    show(view, finish, '<p><a href="https://v.example/watch">▶ The crossing</a></p>')
    (placed,) = view.browser.shown.placed
    assert placed.picture.plays
    assert (placed.picture.alt, placed.picture.link) == ("The crossing", "https://v.example/watch")


def test_a_picture_that_cannot_be_had_makes_room_for_its_words(qtbot, finish, host):
    view = ArticleView(host, None, lambda: 0.0)
    qtbot.addWidget(view)
    view.resize(760, 600)
    view.show()
    show(view, finish, '<p><img src="https://a.example/x.png" alt="A lighthouse at dusk"></p>')
    assert view.browser.shown is not None
    (placed,) = view.browser.shown.placed
    assert 100 < placed.width < 400
    assert placed.height < 60


def test_a_scroll_bar_that_scrolls_nothing_is_not_seen(view, finish):
    show(view, finish, "<p>short</p>")
    assert view.browser.verticalScrollBar().property("idle") is True
    show(view, finish, "<p>long</p>" * 200)
    assert view.browser.verticalScrollBar().property("idle") is False


def test_names_of_saved_pictures():
    assert make_picture_name("https://a.example/b/The%20lamp.png?w=3", "webp") == "The-20lamp.webp"
    assert make_picture_name("https://a.example/", "png") == "picture.png"
