"""pyqtgraph in the design's clothes. Imported only by pages that draw a plot: it takes half a second.

Main thread only. Nothing here knows what is plotted.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pyqtgraph as pg
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QGuiApplication, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reader.gui.insights.parts.parts import draw_hatch
from reader.gui.kit.fonts import make_font
from reader.gui.kit.theme import Theme
from reader.gui.kit.tokens import SMALL

pg.setConfigOptions(antialias=True)

LEFT_AXIS = 46


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


def set_ticks(plot: Any, axis: str, ticks: Sequence[tuple[float, str]]) -> None:
    plot.getPlotItem().getAxis(axis).setTicks([list(ticks)])


def pen(theme: Theme, ink: str, width: float = 1.0, *, dashed: bool = False, dotted: bool = False) -> Any:
    style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
    # The pen is the same at every zoom of the plot, so its width is told in the screen's own pixels.
    return pg.mkPen(theme.ink(ink), width=width * screen_ratio(), style=style)


def screen_ratio() -> float:
    app = QGuiApplication.instance()
    return app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0


def add_line(plot: Any, xs: Any, ys: Any, line: Any) -> Any:
    item = pg.PlotCurveItem(list(xs), list(ys), pen=line)
    plot.addItem(item)
    return item


def add_area(plot: Any, xs: Any, ys: Any, floor: float, theme: Theme, ink: str) -> None:
    """The ground under a curve."""
    top = pg.PlotCurveItem(xs, ys, pen=None)
    bottom = pg.PlotCurveItem(xs, [floor] * len(xs), pen=None)
    plot.addItem(pg.FillBetweenItem(top, bottom, brush=theme.ink(ink)))


def add_bars(
    plot: Any,
    xs: Sequence[float],
    bottoms: Sequence[float],
    heights: Sequence[float],
    width: float,
    **look: Any,
) -> Any:
    item = pg.BarGraphItem(x=list(xs), y0=list(bottoms), height=list(heights), width=width, **look)
    plot.addItem(item)
    return item


def add_words(plot: Any, words: str, x: float, y: float, theme: Theme, **look: Any) -> Any:
    """`look`: ink, anchor, fill (an ink), bold."""
    fill = look.get("fill")
    item = pg.TextItem(
        text=words,
        color=theme.ink(look.get("ink", "text_3")),
        anchor=look.get("anchor", (0.5, 0.5)),
        fill=theme.ink(fill) if fill else None,
    )
    item.setFont(make_font(SMALL, semibold=look.get("bold", False)))
    item.setPos(x, y)
    plot.addItem(item, ignoreBounds=True)
    return item


def add_points(
    plot: Any, xs: Sequence[float], ys: Sequence[float], symbol: str, size: float, **look: Any
) -> Any:
    item = pg.ScatterPlotItem(x=list(xs), y=list(ys), symbol=symbol, size=size, **look)
    plot.addItem(item)
    return item


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


def x_at(plot: Any, position: QPointF) -> float:
    """The plot's x under a point of its viewport."""
    scene = plot.mapToScene(position.toPoint())
    return float(plot.getPlotItem().vb.mapSceneToView(scene).x())
