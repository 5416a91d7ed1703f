"""Sizes of Insights come from the font: one that is half as wide again has room, too."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication
from PySide6.QtWidgets import QLineEdit

from reader.window.insights.table import Cell, Column, FactTable, Row, break_in_two, find_two_lines_width
from reader.window.insights.today_plot import LEAST_LABELS, TodayPlot
from reader.window.insights.view import LEAST_WIDTH, Entry, PageList
from reader.window.kit.controls import hold_words
from tests.window.clipping import find_clipped


@pytest.fixture
def wide_font(qapp):
    usual = QGuiApplication.font()
    wide = QFont(usual)
    wide.setStretch(150)
    QGuiApplication.setFont(wide)
    yield
    QGuiApplication.setFont(usual)


def test_the_list_of_pages_grows_and_does_not_jump(theme, qtbot, wide_font):
    pages = PageList(theme, [Entry("feeds", "Feeds", "table-2"), Entry("savings", "Savings", "gauge")], print)
    qtbot.addWidget(pages)
    pages.show()
    assert pages.width() == LEAST_WIDTH
    pages.show_asides({"feeds": "1,240 feeds, 14 of them need a look"})
    qtbot.waitUntil(lambda: pages.width() > LEAST_WIDTH)
    assert find_clipped(pages) == []
    grown = pages.width()
    pages.show_asides({"feeds": "OK"})
    assert pages.width() == grown


def test_the_bands_of_today_have_room_for_their_names(theme, qtbot, wide_font, longest_words):
    plot = TodayPlot(theme)
    qtbot.addWidget(plot)
    plot.resize(900, 268)
    plot.show()
    assert plot.labels_width > LEAST_LABELS
    assert [one for one in find_clipped(plot) if one.startswith("Label")] == []


def test_a_sentence_takes_two_lines(theme, qtbot, wide_font):
    """In a table whose columns have no room for it in one."""
    table = FactTable(theme, "Savings", [Column("Batches", 170), Column("Comparison", 0)])
    qtbot.addWidget(table)
    sentence = "Times that polls kept the computer busy; those close together count as one"
    table.resize(560, 120)
    table.show()
    table.show_rows([Row((Cell("Batches"), Cell(sentence, wraps=True)))])
    assert find_clipped(table) == []
    lines = table.grab().toImage()
    assert len({y for y in range(30, 66) if _has_ink(lines, y)}) > 18, "there is but one line of letters"


def _has_ink(image, y):
    return any(image.pixelColor(x, y).value() < 140 for x in range(200, 540))


def test_two_lines_hold_every_word(qapp):
    metrics = QFontMetrics(QGuiApplication.font())
    sentence = "Left the feed's list before any poll came"
    first, second = break_in_two(metrics, sentence, find_two_lines_width(metrics, sentence))
    assert f"{first} {second}" == sentence
    assert break_in_two(metrics, "Supercalifragilistic", 10) == ("Supercalifragilistic", "")


def test_a_field_holds_its_words(theme, qtbot, wide_font):
    field = QLineEdit()
    qtbot.addWidget(field)
    field.setPlaceholderText("2026-11-17 and a little more")
    hold_words(field, 40, field.placeholderText())
    field.show()
    assert find_clipped(field) == []
