"""Small widgets of the pages: switches, legends, boxes that explain, headings, links. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy, QWidget

from reader.core.clock import LocalZone
from reader.core.words.reasons import describe_for_all, describe_reason
from reader.window.kit.controls import Segments
from reader.window.kit.layouts import FlowLayout, make_column, make_row
from reader.window.kit.text import Label, WrappedLabel, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import HEADING, SMALL
from reader.window.kit.translate import tr

if TYPE_CHECKING:
    from reader.window.insights.page import Page

_SLACK = 12
"""Letters are drawn a little wider than they are measured."""


def say_reason(reason: str) -> str:
    return describe_reason(reason, LocalZone(), tr)


def say_for_all(reasons: Sequence[str]) -> str:
    """The reason of most polls of one wake-up."""
    return describe_for_all(reasons, LocalZone(), tr)


class Switch(Segments):
    """Segments in the head of a page, of which the first is chosen at first."""

    def __init__(self, name: str, options: Sequence[tuple[str, str]]) -> None:
        super().__init__(name, options)
        self.setObjectName("layoutSwitch")
        self.choose(options[0][1])
        self.on_chosen: Callable[[], None] = lambda: None
        self.chosen.connect(lambda _: self.on_chosen())


class Explanation(QFrame):
    """A box that says in words what is under the pointer or the keyboard's cursor."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setObjectName("explanation")
        self._icon = Label()
        self._title, self._text = Label(size=HEADING, wraps=True), Label(tone="secondary", wraps=True)
        words = make_column(None, self._title, self._text, spacing=1)
        make_row(self, (self._icon, Qt.AlignmentFlag.AlignTop), (words, 1), margins=(12, 8, 12, 8), spacing=10)
        theme.show_icon(self._icon, "clock", "accent_text")

    def show_words(self, title: str, text: str = "") -> None:
        self._title.setText(title)
        self._text.setText(text)
        self._text.setVisible(bool(text))

    def words(self) -> str:
        return f"{self._title.text()} {self._text.text()}".strip()


class Swatch(QWidget):
    """A sample of how something is drawn, for a legend."""

    def __init__(self, theme: Theme, kind: str) -> None:
        super().__init__()
        self._theme, self._kind = theme, kind
        wide = kind in ("line", "dashes", "band", "hatch")
        self.setFixedSize(QSize(18 if wide else 12, 12))
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _draw_swatch(painter, QRectF(self.rect()), self._kind, self._theme)


def _draw_swatch(painter: QPainter, box: QRectF, kind: str, theme: Theme) -> None:
    thin = QRectF(box.center().x() - 2.5, box.top() + 1, 5, box.height() - 2)
    if kind in ("new", "nothing"):
        painter.fillRect(thin, theme.ink("poll_done" if kind == "new" else "poll_nothing"))
    elif kind == "planned":
        painter.setPen(QPen(theme.ink("poll_planned"), 1))
        painter.drawRect(thin.adjusted(0.5, 0.5, -0.5, -0.5))
    elif kind == "band":
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(theme.ink("plot_you"))
        painter.drawRoundedRect(box.adjusted(1, 3, -1, -3), 3, 3)
    elif kind == "hatch":
        draw_hatch(painter, box, theme)
    elif kind in ("filled", "outline"):
        square = QRectF(box.left() + 0.5, box.top() + 0.5, 11, 11)
        painter.setPen(QPen(theme.ink("plot_you" if kind == "filled" else "comparison"), 1))
        painter.setBrush(theme.ink("plot_you") if kind == "filled" else QColor(Qt.GlobalColor.transparent))
        painter.drawRect(square)
    elif kind in ("up", "up-planned"):
        x, bottom, is_filled = box.center().x(), box.bottom() - 1, kind == "up"
        painter.setPen(QPen(theme.ink("poll_done" if is_filled else "poll_planned"), 1.2))
        painter.setBrush(theme.ink("poll_done" if is_filled else "bg"))
        painter.drawPolygon([QPointF(x - 4.5, bottom), QPointF(x, bottom - 9), QPointF(x + 4.5, bottom)])
    else:
        style = Qt.PenStyle.DashLine if kind == "dashes" else Qt.PenStyle.SolidLine
        painter.setPen(QPen(theme.ink("plot_publisher" if kind == "dashes" else "plot_you"), 2, style))
        painter.drawLine(QPointF(box.left(), box.center().y()), QPointF(box.right(), box.center().y()))


def draw_hatch(painter: QPainter, box: QRectF, theme: Theme) -> None:
    """Draw thin slanting lines on a quiet ground; they are the same at every scale."""
    painter.save()
    painter.setClipRect(box, Qt.ClipOperation.IntersectClip)
    painter.fillRect(box, theme.ink("hatch_ground"))
    painter.setPen(QPen(theme.ink("hatch_line"), 1))
    step = 7
    start = int(box.left() - box.height()) // step * step
    for x in range(start, int(box.right()) + step, step):
        painter.drawLine(QPointF(x, box.bottom()), QPointF(x + box.height(), box.top()))
    painter.restore()


class Legend(QWidget):
    def __init__(self, theme: Theme, entries: Sequence[tuple[str, str]]) -> None:
        """`entries` are kinds of swatches and their words."""
        super().__init__()
        line = FlowLayout(self, 18)
        for kind, words in entries:
            entry = QWidget()
            make_row(entry, Swatch(theme, kind), Label(words, tone="secondary", size=SMALL), spacing=8)
            line.addWidget(entry)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


def heading(words: str, quiet: str = "") -> tuple[QWidget, Label]:
    """A section's title with quiet words after it, and the label of those."""
    holder = QWidget()
    holder.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
    aside = WrappedLabel(quiet, tone="quiet", size=SMALL)
    make_row(holder, Label(words, size=HEADING), (aside, 1), spacing=8)
    return holder, aside


def quiet_label(words: str = "") -> Label:
    label = Label(words, tone="quiet", size=SMALL, wraps=True)
    label.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
    return label


class Fold(QFrame):
    """A line that unfolds what is inside: a title, with quiet words after it."""

    def __init__(self, page: Page, title: str, body: QWidget) -> None:
        super().__init__()
        self.setObjectName("factRow")
        self.button, self.aside, self.body = LinkButton(title), quiet_label(), body
        self.button.setCheckable(True)
        self.button.toggled.connect(self._unfold)
        self._page = page
        body.hide()
        page.context.theme.show_icon(self.button, "chevron-right")
        head = make_row(None, self.button, (self.aside, 1), spacing=8)
        make_column(self, head, body, margins=(0, 10, 0, 10), spacing=10)

    def _unfold(self, is_open: bool) -> None:
        self.body.setVisible(is_open)
        self._page.context.theme.show_icon(self.button, "chevron-down" if is_open else "chevron-right")


class LinkButton(QPushButton):
    """A button that looks like a link, elided if there is no room."""

    def __init__(self, words: str) -> None:
        super().__init__()
        self._words = words
        self.setObjectName("titleLink")
        self.setAutoDefault(False)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.setMinimumWidth(60)
        set_tooltip(self, words)
        self._show_words(10_000)

    def sizeHint(self) -> QSize:
        picture = 0 if self.icon().isNull() else self.iconSize().width() + 4
        wide = self.fontMetrics().horizontalAdvance(self._words) + _SLACK + picture
        return QSize(wide, super().sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._show_words(event.size().width() - (0 if self.icon().isNull() else self.iconSize().width() + 4))

    def _show_words(self, room: int) -> None:
        fitting = self.fontMetrics().elidedText(self._words, Qt.TextElideMode.ElideRight, room)
        self.setText(fitting.replace("&", "&&"))  # an ampersand of a title isn't a shortcut
