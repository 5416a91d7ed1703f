"""Many posts in one column: appended, entered, passed, opened."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication, Qt, QUrl
from PySide6.QtGui import QAction
from PySide6.QtWidgets import QToolButton

from reader.window.article.newspaper import POSTS_AT_A_TIME, RULE_DISTANCE, NewspaperView
from reader.window.article.record import TextChoice
from reader.window.kit import tokens
from tests.window.article.fakes import FakeHost, FakeSource
from tests.window.article.samples import ESTUARY, NOW, make_article


def make_posts(first: int, count: int = POSTS_AT_A_TIME):
    words = "<p>" + "Some words of this post, enough for a line or two. " * 6 + "</p>"
    return [make_article(words, entry_id=n, title=f"Post number {n}") for n in range(first, first + count)]


@pytest.fixture
def paper(qtbot):
    made = NewspaperView(FakeHost(), FakeSource(), lambda: NOW)
    qtbot.addWidget(made)
    made.resize(1000, 700)
    with qtbot.waitExposed(made):
        made.show()
    return made


def show(paper, qtbot, posts, **more):
    paper.show_posts(posts, **more)
    qtbot.waitUntil(paper.is_finished)
    QCoreApplication.processEvents()


def test_the_first_post_is_entered_at_once(paper, qtbot):
    with qtbot.waitSignal(paper.post_entered) as entered:
        show(paper, qtbot, make_posts(1))
    assert entered.args == [1]
    assert paper.current_id == 1


def test_more_is_wanted_once_near_the_end_and_appended(paper, qtbot):
    wanted: list[bool] = []
    paper.bring_more = lambda: wanted.append(True)
    show(paper, qtbot, make_posts(1))
    assert wanted == []
    bar = paper.browser.verticalScrollBar()
    bar.setValue(bar.maximum())
    bar.setValue(bar.maximum() - 10)
    assert wanted == [True]
    place = paper.browser.find_place()
    paper.append_posts(make_posts(21))
    qtbot.waitUntil(paper.is_finished)
    assert paper.browser.find_place() == place
    assert "Post number 40" in paper.browser.toPlainText()
    bar.setValue(bar.maximum())
    paper.append_posts([])
    bar.setValue(0)
    bar.setValue(bar.maximum())
    assert wanted == [True, True]


def test_posts_are_passed_once_and_in_order(paper, qtbot):
    passed: list[int] = []
    paper.posts_passed.connect(passed.extend)
    show(paper, qtbot, make_posts(1))
    paper.append_posts([])
    bar = paper.browser.verticalScrollBar()
    assert passed == []
    for value in (900, 300, 2000, bar.maximum()):
        bar.setValue(value)
    assert passed == list(range(1, len(passed) + 1))
    assert 10 < len(passed) < 20
    qtbot.keyClick(paper.browser, Qt.Key.Key_Space)
    assert passed == list(range(1, 21))


def test_scrolling_enters_the_post_at_eye_level_and_keys_go_to_it(paper, qtbot):
    show(paper, qtbot, make_posts(1))
    paper.go_by(+1)
    assert paper.current_id == 2
    assert 0 <= paper.post_rect(1).top() < 60
    paper.go_to(9)
    assert paper.current_id == 9
    paper.go_by(-1)
    assert paper.current_id == 8
    paper.go_to(4711)
    assert paper.current_id == 8


def test_the_rule_marks_the_post_being_read_and_dots_the_unread(paper, qtbot):
    show(paper, qtbot, make_posts(1), unread=[1, 2])
    image = paper.browser.viewport().grab().toImage()
    first, second = paper.post_rect(0), paper.post_rect(1)
    x = first.left() - RULE_DISTANCE
    assert image.pixelColor(x + 1, first.center().y()).name() == tokens.LIGHT.accent
    assert image.pixelColor(x + 1, second.center().y()).name() == tokens.LIGHT.bg
    assert image.pixelColor(x + 1, second.top() + 10).name() == tokens.LIGHT.accent
    paper.set_unread(2, False)
    image = paper.browser.viewport().grab().toImage()
    assert image.pixelColor(x + 1, second.top() + 10).name() == tokens.LIGHT.bg


def test_a_long_post_ends_with_how_much_is_left(paper, qtbot):
    long = make_article(ESTUARY + "<p>" + "word " * 2300 + "</p>", entry_id=5)
    show(paper, qtbot, [long, *make_posts(6, 2)])
    assert "Continue reading · 10 min left" in paper.browser.toPlainText()
    with qtbot.waitSignal(paper.post_opened) as opened:
        paper.browser.anchorClicked.emit(QUrl("paperround:post/5"))
    assert opened.args == [5]


def test_colours_and_size_keep_the_place(paper, qtbot):
    show(paper, qtbot, make_posts(1, 60))
    paper.go_to(30)
    place = paper.browser.find_place()
    paper.set_colours(tokens.DARK)
    qtbot.waitUntil(paper.is_finished)
    assert paper.browser.find_place() == place
    paper.set_text_choice(TextChoice(px=20))
    qtbot.waitUntil(paper.is_finished)
    assert paper.current_id == 30


def test_the_column_is_the_designs(paper, qtbot):
    show(paper, qtbot, make_posts(1))
    assert paper.browser.column == tokens.NEWSPAPER_COLUMN


def test_the_windows_actions_sit_at_the_post_being_read(paper, qtbot):
    star = QAction("Star this post", paper)
    paper.set_post_actions([star])
    show(paper, qtbot, make_posts(1))
    [button] = paper.findChildren(QToolButton)
    assert button.accessibleName() == "Star this post"
    assert button.isVisible()
    with qtbot.waitSignal(star.triggered):
        button.click()


def test_an_empty_page_and_an_empty_post_are_no_trouble(paper, qtbot):
    show(paper, qtbot, [])
    assert paper.current_id is None
    show(paper, qtbot, [replace(post, html="", title="") for post in make_posts(1, 3)])
    assert paper.current_id == 1
