"""Figures as the user writes them."""

from __future__ import annotations

import numpy as np
import pytest
from PySide6.QtCore import QLocale

from reader.insights.budget import Tariff
from reader.window.insights.budget_plot import BudgetAxis, BudgetPlot, Scale, Unit
from reader.window.insights.compare import ComparePlot, Point
from reader.window.kit import humanize as words


@pytest.fixture
def comma():
    """A language that writes fractions with a comma."""
    before = QLocale()
    QLocale.setDefault(QLocale("de"))
    yield
    QLocale.setDefault(before)


def test_how_far_ahead_is_told_in_whole_minutes(comma):
    notes = [words.in_time(seconds) for seconds in (10, 299, 3_600, 4_860)]
    assert notes == ["in 1 min", "in 5 min", "in 1 h", "in 1 h 21 min"]
    assert [words.minutes(value) for value in (0, 7.3, 9.96, 60)] == ["0 min", "7,3 min", "10 min", "1 h"]


def drawn(plot):
    return [text for _, text in plot.plot.getPlotItem().getAxis("left")._tickLevels[0]]


def test_the_axis_of_compare_writes_fractions_as_the_user_does(comma, qtbot, theme):
    plot = ComparePlot(theme)
    qtbot.addWidget(plot)
    plot.show_points([Point("a", 100, 0.06, True), Point("2", 100, 90, False)], None, "", ["", ""])
    assert drawn(plot) == ["0,1 min", "1 min", "5 min", "10 min", "30 min", "1 h"]


def test_the_axis_of_the_budget_does_so_too(comma, qtbot, theme):
    axis = BudgetAxis(Unit.FETCHES, short_waits(), False, 100, Scale(25, 6))
    plot = BudgetPlot(theme)
    qtbot.addWidget(plot)
    plot.show_axis(axis, axis.tariff.at(100))
    assert drawn(plot) == ["0", "0,5", "1", "1,5"]


def short_waits():
    """Two minutes at the most."""
    polls, minutes = np.array([0.0, 25.0, 1_600.0]), np.array([2.0, 1.9, 0.5])
    share, by_feed = np.ones(3), np.ones((3, 1))
    return Tariff((1,), polls, minutes / 60, share, share, by_feed, 1.0, 100.0, None, None, {})
