"""pyqtgraph plots in the theme's colours. Imported only by pages that draw a plot: it takes half a second. Main thread
only."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from typing import Any

import pyqtgraph as pg
from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QMouseEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from reader.window.insights.chart import ChartFrame
from reader.window.insights.parts import draw_hatch
from reader.window.kit.fonts import make_font
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import SMALL

pg.setConfigOptions(antialias=True)
Say = Callable[[float], str]

LEFT_AXIS = 46
PILL = 10
NOTE_LEVEL = 10


def _make_plot(theme: Theme, *, left: bool = True) -> Any:
    """A plot that cannot be dragged about: no frame, no menu, quiet axes."""
    plot = pg.PlotWidget()
    plot.setFrameShape(plot.Shape.NoFrame)
    item = plot.getPlotItem()
    item.setMenuEnabled(False)
    item.hideButtons()
    item.setMouseEnabled(False, False)
    item.setContentsMargins(0, 0, 0, 0)
    item.setLayoutDirection(Qt.LayoutDirection.LeftToRight)  # as time runs, and as the slider below one of them
    item.layout.setContentsMargins(0, 0, 0, 0)
    item.vb.setDefaultPadding(0)
    # The wheel scrolls the page.
    plot.wheelEvent = lambda event: event.ignore()
    item.showAxis("left", left)
    if left:
        item.getAxis("left").setWidth(LEFT_AXIS)
    for name in ("left", "bottom"):
        item.getAxis(name).setStyle(tickLength=0, tickFont=make_font(SMALL))
    _dress(plot, theme)
    return plot


def _dress(plot: Any, theme: Theme) -> None:
    """Set the theme's colours, at first and when they change."""
    plot.setBackground(theme.ink("bg"))
    for name in ("left", "bottom"):
        axis = plot.getPlotItem().getAxis(name)
        axis.setTextPen(theme.ink("text_3"))
        axis.setPen(pg.mkPen(None) if name == "left" else pg.mkPen(theme.ink("line_2")))


class Words(pg.TextItem):  # type: ignore[misc]  # pyqtgraph has no types
    """Words in a plot; a pill if they have a ground."""

    def __init__(self, text: str, ground: QColor | None, **style: Any) -> None:
        super().__init__(text=text, **style)
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

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        painter.save()
        box = painter.worldTransform().mapRect(self._box)
        painter.resetTransform()
        draw_hatch(painter, box, self._theme)
        painter.restore()


class PlotFrame(ChartFrame):
    """A plot of fixed height in a frame. A subclass draws in `draw` with the `add_` methods, and makes the items that
    mark a value in `make_marks`. Inks are names of the theme's colours."""

    def __init__(self, theme: Theme, height: int, *, left: bool = True) -> None:
        self.plot = _make_plot(theme, left=left)
        super().__init__(theme, height, self.plot)
        self._marked: list[object] = []
        self.plot.setMouseTracking(True)
        self.plot.viewport().installEventFilter(self)

    def recolour(self) -> None:
        _dress(self.plot, self.theme)
        self.redraw()
        super().recolour()

    def redraw(self) -> None:
        self.plot.clear()
        self._marked = []
        self.draw()
        self.announce()
        self.show_current()

    def words_drawn(self) -> list[str]:
        written = [item for item in self.plot.getPlotItem().items if isinstance(item, Words)]
        return [" ".join(item.toPlainText().split()) for item in written]

    def show_current(self) -> None:
        for item in self._marked:
            self.plot.removeItem(item)
        self._marked = self.make_marks(self.current) if 0 <= self.current < len(self.values()) else []

    def draw(self) -> None:
        """Draw everything into the empty plot."""
        raise NotImplementedError

    def make_marks(self, at: int) -> list[object]:
        return []

    def nearest(self, position: QPointF) -> int:
        """The value under the pointer; -1 if there is none."""
        return -1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let the pointer do what the arrow keys do; a click opens."""
        if not isinstance(event, QMouseEvent) or not self.values():
            return False
        if event.type() == QEvent.Type.MouseMove:
            self.enter(self.nearest(event.position()))
        elif event.type() == QEvent.Type.MouseButtonRelease and event.button() == Qt.MouseButton.LeftButton:
            at = self.nearest(event.position())
            if at >= 0:
                self.setFocus(Qt.FocusReason.MouseFocusReason)
                self.on_opened(at)
        return False

    def pen(self, ink: str, width: float = 1.0, *, dashed: bool = False, dotted: bool = False) -> Any:
        style = Qt.PenStyle.DashLine if dashed else Qt.PenStyle.DotLine if dotted else Qt.PenStyle.SolidLine
        # The pen is the same at every zoom of the plot, so its width is in the screen's own pixels.
        app = QGuiApplication.instance()
        ratio = app.devicePixelRatio() if isinstance(app, QGuiApplication) else 1.0
        return pg.mkPen(self.theme.ink(ink), width=width * ratio, style=style)

    def set_ticks(self, axis: str, ticks: Sequence[tuple[float, str]]) -> None:
        self.plot.getPlotItem().getAxis(axis).setTicks([list(ticks)])

    def add_line(self, xs: Any, ys: Any, pen: Any) -> Any:
        return self._put(pg.PlotCurveItem(list(xs), list(ys), pen=pen))

    def add_area(self, xs: Any, ys: Any, floor: float, ink: str) -> None:
        """Fill the ground under a curve."""
        top = pg.PlotCurveItem(xs, ys, pen=None)
        bottom = pg.PlotCurveItem(xs, [floor] * len(xs), pen=None)
        self._put(pg.FillBetweenItem(top, bottom, brush=self.theme.ink(ink)))

    def add_bars(
        self,
        xs: Sequence[float],
        bottoms: Sequence[float],
        heights: Sequence[float],
        width: float,
        pen: Any = None,
        ink: str = "",
    ) -> Any:
        bars = {"x": list(xs), "y0": list(bottoms), "height": list(heights), "width": width}
        return self._put(pg.BarGraphItem(**bars, pen=pen, brush=self.theme.ink(ink) if ink else None))

    def add_points(
        self, xs: Sequence[float], ys: Sequence[float], symbol: str, size: float, pen: Any = None, ink: str = ""
    ) -> Any:
        brush = self.theme.ink(ink) if ink else None
        return self._put(pg.ScatterPlotItem(list(xs), list(ys), symbol=symbol, size=size, pen=pen, brush=brush))

    def add_words(self, words: str, x: float, y: float, **style: Any) -> Any:
        """Add words; `style` is any of ink, anchor, fill (an ink) and bold."""
        fill = style.get("fill")
        item = Words(
            words,
            self.theme.ink(fill) if fill else None,
            color=self.theme.ink(style.get("ink", "text_3")),
            anchor=style.get("anchor", (0.5, 0.5)),
        )
        item.setFont(make_font(SMALL, semibold=style.get("bold", False)))
        item.setPos(x, y)
        self.plot.addItem(item, ignoreBounds=True)
        return item

    def add_note(self, words: str, x: float, y: float) -> None:
        """Add a note on what is not known, over all lines that would run through it."""
        note = self.add_words(words, x, y, anchor=(0, 0.5), ink="text_2", fill="bg")
        note.setZValue(NOTE_LEVEL)

    def _put(self, item: Any) -> Any:
        self.plot.addItem(item)
        return item

    def x_at(self, position: QPointF) -> float:
        """The plot's x under a point of its viewport."""
        scene = self.plot.mapToScene(position.toPoint())
        return float(self.plot.getPlotItem().vb.mapSceneToView(scene).x())


def nice_ticks(highest: float) -> list[float]:
    """Ticks from zero in at most six steps of 1, 2 or 5 times a power of ten."""
    step = 10 ** math.floor(math.log10(max(highest, 0.1)))
    step *= next((factor for factor in (0.2, 0.5, 1.0, 2.0) if highest / (step * factor) <= 6), 1.0)
    return [step * n for n in range(int(highest / step) + 1)]


class Pair(Struct, frozen=True):
    label: str
    ours: float
    theirs: float | None = None
    is_open: bool = False
    """Whether it still goes on."""


class BarsPlot(PlotFrame):
    """A bar for each day or week, inside what it is compared with."""

    def __init__(self, theme: Theme, height: int) -> None:
        super().__init__(theme, height)
        self._pairs: list[Pair] = []
        self._say: Say = str

    def show_pairs(self, pairs: Sequence[Pair], name: str, summary: str, values: Sequence[str], say: Say) -> None:
        """`say` writes the figures of the axis."""
        self._pairs, self._say = list(pairs), say
        self.describe(name, summary, values)
        self.redraw()

    def draw(self) -> None:
        if not self._pairs:
            return
        most = max(max(pair.ours, pair.theirs or 0.0) for pair in self._pairs) or 1.0
        item = self.plot.getPlotItem()
        item.setXRange(-0.5, len(self._pairs) - 0.5, padding=0)
        item.setYRange(0, 1.06 * most, padding=0)
        ticks = nice_ticks(most)
        self.set_ticks("left", [(tick, self._say(tick)) for tick in ticks])
        self.set_ticks("bottom", [(float(i), pair.label) for i, pair in enumerate(self._pairs)])
        for tick in ticks[1:]:
            self.add_line([-0.5, len(self._pairs) - 0.5], [tick, tick], self.pen("grid"))
        for i, pair in enumerate(self._pairs):
            if pair.theirs is not None:
                pen = self.pen("comparison", 1.2, dashed=pair.is_open)
                self.add_bars([float(i)], [0.0], [pair.theirs], 0.56, pen=pen)
            self.add_bars([float(i)], [0.0], [pair.ours], 0.4, ink="plot_you")

    def make_marks(self, at: int) -> list[object]:
        tall = max(self._pairs[at].ours, self._pairs[at].theirs or 0.0)
        return [self.add_bars([float(at)], [0.0], [tall], 0.62, pen=self.pen("accent", 2))]

    def nearest(self, position: QPointF) -> int:
        return min(max(round(self.x_at(position)), 0), len(self._pairs) - 1)
