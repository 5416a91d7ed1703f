"""Styled pyqtgraph plots. Imported only by pages that draw a plot: it takes half a second.

Main thread only. Nothing here knows what is plotted.
"""

from __future__ import annotations

from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reader.gui.insights.parts.parts import draw_hatch
from reader.gui.kit.fonts import make_font
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SMALL

pg.setConfigOptions(antialias=True)

LEFT_AXIS = 46
PILL = 10


def make_plot(theme: Theme, *, left: bool = True) -> Any:
    """A plot that nobody can drag about: no frame, no menu, quiet axes."""
    plot = pg.PlotWidget()
    plot.setFrameShape(plot.Shape.NoFrame)
    item = plot.getPlotItem()
    item.setMenuEnabled(False)
    item.hideButtons()
    item.setMouseEnabled(False, False)
    item.setContentsMargins(0, 0, 0, 0)
    item.layout.setContentsMargins(0, 0, 0, 0)
    item.vb.setDefaultPadding(0)
    # The wheel scrolls the page.
    plot.wheelEvent = lambda event: event.ignore()
    item.showAxis("left", left)
    if left:
        item.getAxis("left").setWidth(LEFT_AXIS)
    for name in ("left", "bottom"):
        axis = item.getAxis(name)
        axis.setStyle(tickLength=0, tickFont=make_font(SMALL))
    dress(plot, theme)
    return plot


def dress(plot: Any, theme: Theme) -> None:
    """The colours of now; called again when they change."""
    plot.setBackground(theme.ink("bg"))
    for name in ("left", "bottom"):
        axis = plot.getPlotItem().getAxis(name)
        axis.setTextPen(theme.ink("text_3"))
        axis.setPen(pg.mkPen(None) if name == "left" else pg.mkPen(theme.ink("line_2")))


def screen_ratio() -> float:
    app = QGuiApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0


class Words(pg.TextItem):  # type: ignore[misc]  # pyqtgraph has no types
    """Words in a plot; with a ground they make a pill."""

    def __init__(self, text: str, ground: QColor | None, **look: Any) -> None:
        super().__init__(text=text, **look)
        self._ground = ground

    def paint(self, painter: QPainter, *args: Any) -> None:
        super().paint(painter, *args)
        if self._ground is not None:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._ground)
            painter.drawRoundedRect(self.textItem.mapRectToParent(self.textItem.boundingRect()), PILL, PILL)


class Hatch(QGraphicsItem):
    """A hatched rectangle in the plot's coordinates whose lines are not stretched with it."""

    def __init__(self, box: QRectF, theme: Theme) -> None:
        super().__init__()
        self._box, self._theme = box, theme
        self.setZValue(-20)

    def boundingRect(self) -> QRectF:
        return self._box

    def paint(
        self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None
    ) -> None:
        painter.save()
        box = painter.worldTransform().mapRect(self._box)
        painter.resetTransform()
        draw_hatch(painter, box, self._theme)
        painter.restore()
