"""The picture of a comparison: drawn without a screen, every policy a row, bars as long as they should be."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QColor, QImage

from reader.core.errors import UsageError
from reader.window.insights.lab_chart import HEAD, MARGIN, NAMES, ROW, SCALE, draw_outcomes, make_axis, sort_rows
from reader.window.kit.tokens import LIGHT


def outcome(name, wait, polls):
    return {"policy": name, "delay_h_per_day": wait, "polls_per_day": polls}


ROWS = [outcome("uniform", 5000.0, 300), outcome("paperround", 40.0, 300), outcome("fix-1h", 60.0, 2400)]


def test_rows_are_sorted_and_strays_are_marked():
    rows = sort_rows(ROWS)
    assert [row.name for row in rows] == ["paperround", "fix-1h", "uniform"]
    assert [row.same_cost for row in rows] == [True, False, True]


def test_bars_end_where_their_values_lie(tmp_path, qapp):
    path = tmp_path / "plot.png"
    draw_outcomes(ROWS, path)
    image = QImage(str(path))
    rows = sort_rows(ROWS)
    axis = make_axis(rows)

    def colour(x, row):
        return image.pixelColor(int(x * SCALE), int((HEAD + ROW * row + ROW / 2) * SCALE))

    start = MARGIN + NAMES
    assert colour(start + 10, 0) == QColor(LIGHT.plot_you)
    assert colour(axis.x(40.0) - 4, 0) == QColor(LIGHT.plot_you)
    assert colour(axis.x(40.0) + 3, 0) == QColor(LIGHT.bg)
    assert colour(start + 10, 1) == QColor(LIGHT.bg)
    assert colour(axis.x(5000.0) - 4, 2) == QColor(LIGHT.comparison)


def test_nothing_to_draw_and_nowhere_to_write(tmp_path, qapp):
    draw_outcomes([], tmp_path / "empty.png")
    draw_outcomes([outcome("a", 0.0, 0)], tmp_path / "zero.png")
    with pytest.raises(UsageError):
        draw_outcomes(ROWS, tmp_path / "missing" / "plot.png")
