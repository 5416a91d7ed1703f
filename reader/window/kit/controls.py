"""Check boxes, combo boxes, segments, numbers and elided labels in the theme's style. Main thread only.

They are painted, because a style sheet would need picture files for every colour and scale. To keyboards and screen
readers they stay Qt's own controls.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt, Signal, SignalInstance
from PySide6.QtGui import QAction, QColor, QPainter, QPaintEvent, QPen, QResizeEvent, QShowEvent
from PySide6.QtWidgets import (
    QAbstractSpinBox,
    QButtonGroup,
    QCheckBox,
    QComboBox,
    QFrame,
    QKeySequenceEdit,
    QLineEdit,
    QMenu,
    QPushButton,
    QSizePolicy,
    QSpinBox,
    QStyle,
    QTimeEdit,
    QToolButton,
    QWidget,
)

from reader.core.settings import Range
from reader.window.kit.fonts import break_lines
from reader.window.kit.layouts import ANY_SIZE, make_row
from reader.window.kit.text import Label, set_tooltip
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import TypeSize
from reader.window.kit.translate import tr

INDICATOR = 16
_GAP, _LEAST_WORDS = 8, 200
_ARROW = 10
_WIDTHS = (128, 200, 280, 350)
ARROWS = 20
"""Width of the two arrows of a number, as the style sheet has it."""
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


def paint_box(painter: QPainter, theme: Theme, box: QRect, is_on: bool, is_enabled: bool) -> None:
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    filled = is_on and is_enabled
    painter.setPen(QPen(theme.ink("accent" if filled else "field"), 1.2))
    painter.setBrush(theme.ink("accent" if filled else "bg_raised"))
    painter.drawRoundedRect(QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    if is_on:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        pen = QPen(theme.ink("on_accent" if is_enabled else "field"), 1.8)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        at = QPointF(box.topLeft())
        points = [at + QPointF(4, 8.3), at + QPointF(7, 11.2), at + QPointF(12.2, 5.2)]
        painter.drawPolyline(points)


def write_elided(
    painter: QPainter, row: QWidget, room: QRect, words: str, ink: QColor, flags: Qt.AlignmentFlag = _LEFT
) -> None:
    """Write words into a rectangle of a painted row, mirrored for right-to-left languages."""
    painter.setPen(ink)
    shown = painter.fontMetrics().elidedText(words, Qt.TextElideMode.ElideRight, room.width())
    aligned = QStyle.visualAlignment(row.layoutDirection(), flags)
    painter.drawText(mirror(row, room), aligned, shown)


def mirror(row: QWidget, room: QRect) -> QRect:
    """A rectangle given from a row's leading edge, mirrored for right-to-left languages."""
    return QStyle.visualRect(row.layoutDirection(), row.rect(), room)


def hold_words(field: QWidget, least: int, *words: str) -> None:
    """Make a field as wide as the longest of these words needs, at least `least` pixels."""
    arrows = ARROWS if isinstance(field, QAbstractSpinBox) else 0
    longest = max(map(field.fontMetrics().horizontalAdvance, words))
    field.setFixedWidth(max(least, longest + 20 + arrows))  # a field's edges, padding and cursor


def make_form_button(
    name: str, do: Callable[..., object] | SignalInstance | None = None, kind: str = ""
) -> QPushButton:
    """A button that Enter in a field does not press. `kind`: its name in the style sheet, such as linkButton."""
    button = QPushButton(name, autoDefault=False)
    button.setObjectName(kind)
    if do is not None:
        button.clicked.connect(do)
    return button


def make_tool(
    theme: Theme, icon: str, name: str, do: Callable[[], object] | None = None, size: int = 16
) -> QToolButton:
    """A button with an icon alone; screen readers and the pointer say its name."""
    tool = QToolButton()
    theme.show_icon(tool, icon, size=size)
    tool.setAccessibleName(name)
    set_tooltip(tool, name)
    tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
    if do is not None:
        tool.clicked.connect(lambda: do())
    return tool


def make_menu_tool(theme: Theme, icon: str, name: str, menu: QMenu) -> QToolButton:
    """A tool that opens a menu, which becomes its own."""
    tool = make_tool(theme, icon, name)
    menu.setParent(tool, menu.windowFlags())
    tool.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
    tool.setMenu(menu)
    return tool


def make_fold(words: str, inside: QWidget) -> QToolButton:
    """A button that shows and hides a part below it, which is hidden at first."""
    button = QToolButton()
    button.setObjectName("flat")
    button.setText(words)
    button.setCheckable(True)
    button.setToolButtonStyle(Qt.ToolButtonStyle.ToolButtonTextBesideIcon)

    def fold(is_open: bool) -> None:
        button.setArrowType(Qt.ArrowType.DownArrow if is_open else Qt.ArrowType.RightArrow)
        inside.setVisible(is_open)

    button.toggled.connect(fold)
    fold(False)
    return button


class CheckBox(QCheckBox):
    """Its words go on in the next line where there is little room."""

    def __init__(self, theme: Theme, words: str) -> None:
        super().__init__(words)
        self._theme = theme
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        theme.changed.connect(self.update)

    def _measure(self, width: int) -> QSize:
        """The words' size, at most so wide."""
        flags = Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextWordWrap
        return self.fontMetrics().boundingRect(QRect(0, 0, width, ANY_SIZE), flags, self.text()).size()

    def _add_box(self, words: QSize) -> QSize:
        return QSize(INDICATOR + _GAP + words.width() + 2, max(22, words.height() + 4))

    def sizeHint(self) -> QSize:
        return self._add_box(self._measure(ANY_SIZE))

    def minimumSizeHint(self) -> QSize:
        return self._add_box(self._measure(_LEAST_WORDS))

    def heightForWidth(self, width: int) -> int:
        return self._add_box(self._measure(width - INDICATOR - _GAP)).height()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.setMinimumHeight(self.heightForWidth(self.width()))  # nested layouts forget it

    def hitButton(self, position: QPoint) -> bool:
        return self.rect().contains(position)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        words, line = self._measure(self.width() - INDICATOR - _GAP).height(), self.fontMetrics().height()
        # Beside the first line of the words, which are centred.
        top = (self.height() - words + line - INDICATOR) // 2
        box = QRect(0, top, INDICATOR, INDICATOR)
        paint_box(painter, self._theme, mirror(self, box), self.isChecked(), self.isEnabled())
        painter.setPen(self._theme.ink("text" if self.isEnabled() else "field"))
        flags = QStyle.visualAlignment(self.layoutDirection(), _LEFT)
        room = mirror(self, self.rect().adjusted(INDICATOR + _GAP, 0, 0, 0))
        painter.drawText(room, flags | Qt.TextFlag.TextShowMnemonic | Qt.TextFlag.TextWordWrap, self.text())


def make_clearable(field: QLineEdit | QKeySequenceEdit) -> None:
    """Add Qt's button that empties a field, and name it for screen readers."""
    field.setClearButtonEnabled(True)
    for action in field.findChildren(QAction, "_q_qlineeditclearaction"):
        action.setText(tr("Clear"))


def make_search(hint: str, on_changed: Callable[[str], object]) -> QLineEdit:
    """A field to search with, which can be emptied by a button."""
    field = QLineEdit()
    field.setPlaceholderText(hint)
    field.setAccessibleName(hint)
    make_clearable(field)
    field.textChanged.connect(on_changed)
    return field


class Choice(QComboBox):
    """One of several values, each shown in words."""

    def __init__(self, theme: Theme, name: str, options: Iterable[tuple[str, Any]] = ()) -> None:
        super().__init__()
        self._theme, self.is_in_sentence = theme, False
        """Whether it is a word of a sentence, and only as wide as its words."""
        self.setAccessibleName(name)
        # A feed's long name must not make the dialog wide.
        self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        self.setMaximumWidth(_WIDTHS[-1])
        # With hundreds of feeds it scrolls; in Fusion it would otherwise cover the screen.
        self.setMaxVisibleItems(14)
        self.view().setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAsNeeded)
        self._values: list[Any] = []
        for words, value in options:
            self.add(words, value)
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        """The least of a few widths that holds every option, so that fields below one another end alike."""
        needed = super().sizeHint()
        if self.is_in_sentence:
            return needed
        return QSize(next((wide for wide in _WIDTHS if wide >= needed.width()), _WIDTHS[-1]), needed.height())

    def add(self, words: str, value: Any) -> None:
        # Kept in Python: Qt would turn a tuple into a list and an enumeration into a number.
        self._values.append(value)
        self.addItem(words)

    def insert(self, row: int, words: str, value: Any) -> None:
        self._values.insert(row, value)
        self.insertItem(row, words)

    def clear_options(self) -> None:
        self._values.clear()
        self.clear()

    def value(self) -> Any:
        return self._values[self.currentIndex()] if self._values else None

    def choose(self, value: Any, words: str = "") -> None:
        """Select a value; if it is not offered, add it under `words`."""
        if value not in self._values:
            self.add(words or str(value), value)
        self.setCurrentIndex(self._values.index(value))

    def showEvent(self, event: QShowEvent) -> None:
        super().showEvent(event)
        # Except on Windows, Qt tells screen readers the value instead of the name, which only a label would tell.
        if not self._has_label():
            self.setAccessibleDescription(self.accessibleName())

    def _has_label(self) -> bool:
        beside = self.parentWidget()
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        return beside is not None and any(label.buddy() is self for label in beside.findChildren(Label, options=direct))

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        painter = QPainter(self)
        chevron = self._theme.pixmap("chevron-down", "text_2", self.devicePixelRatioF(), 14)
        spot = QRect(self.width() - 22, (self.height() - 14) // 2, 14, 14)
        painter.drawPixmap(QStyle.visualRect(self.layoutDirection(), self.rect(), spot), chevron)


class Segments(QFrame):
    """A few values side by side, one of them chosen."""

    chosen = Signal(object)

    def __init__(self, name: str, options: Iterable[tuple[str, Any]]) -> None:
        super().__init__()
        self.setObjectName("segments")
        self.setAccessibleName(name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self._group = QButtonGroup(self)
        self._values: list[Any] = []
        line = make_row(self, margins=(2, 2, 2, 2), spacing=2)
        for words, value in options:
            button = QToolButton()
            button.setText(words)
            button.setCheckable(True)
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
            button.setAccessibleName(f"{name}: {words}")
            self._group.addButton(button, len(self._values))
            self._values.append(value)
            line.addWidget(button)
        self._group.idToggled.connect(self._on_toggled)

    def value(self) -> Any:
        return self._values[self._group.checkedId()]

    def choose(self, value: Any) -> None:
        self._group.button(self._values.index(value)).setChecked(True)

    def enable(self, value: Any, on: bool) -> None:
        self._group.button(self._values.index(value)).setEnabled(on)

    def _on_toggled(self, number: int, is_on: bool) -> None:
        if is_on:
            self.chosen.emit(self._values[number])


class ElidedLabel(Label):
    """One or a few lines that end in … where the room does, with the whole text as a tooltip."""

    def __init__(self, text: str = "", *, tone: str = "", most_lines: int = 1) -> None:
        super().__init__(tone=tone)
        self._whole, self._most_lines = "", most_lines
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.set_whole(text)

    def set_whole(self, text: str) -> None:
        self._whole = text
        self.setAccessibleName(text)
        self._fit()

    def whole(self) -> str:
        return self._whole

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def fit(self, width: int) -> None:
        """Break the words for a width that the label does not have yet, so that its height is known."""
        lines = break_lines(self._whole, self.font(), max(20, width), self._most_lines)
        self.setText("\n".join(lines))
        is_whole = "".join("".join(lines).split()) == "".join(self._whole.split())
        set_tooltip(self, "" if is_whole else self._whole)

    def _fit(self) -> None:
        self.fit(self.width())


class ShrinkingLabel(Label):
    """Words that are cut with … instead of pushing out what is beside them."""

    def __init__(self, *, tone: str = "", size: TypeSize | None = None) -> None:
        super().__init__(tone=tone, size=size)
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        self.setMinimumWidth(40)

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        words = self.fontMetrics().elidedText(self.text(), Qt.TextElideMode.ElideRight, self.width())
        # Words keep their own direction in a mirrored window: "25 of 358" would begin with "of".
        painter.setLayoutDirection(Qt.LayoutDirection.LayoutDirectionAuto)
        painter.drawText(self.rect(), _LEFT, words)


class BudgetMeter(QWidget):
    """The day's budget: what is used is filled, what is scheduled is striped."""

    def __init__(self, theme: Theme, height: int = 4, width: int = 72) -> None:
        """`width` 0 takes the room there is."""
        super().__init__()
        self._theme, self._used, self._scheduled = theme, 0.0, 0.0
        self.setFixedHeight(height)
        if width:
            self.setFixedWidth(width)

    def show_share(self, used: float, scheduled: float = 0.0) -> None:
        self._used = min(1.0, max(0.0, used))
        self._scheduled = min(1.0 - self._used, scheduled)
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(Qt.PenStyle.NoPen)
        wide, high = self.width(), self.height()
        for ink, share in (("groove", 1.0), ("text_2", self._used)):
            painter.setBrush(self._theme.ink(ink))
            painter.drawRoundedRect(QRectF(0, 0, wide * share, high), high / 2, high / 2)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
        for x in range(int(wide * self._used) + 2, int(wide * (self._used + self._scheduled)), 4):
            painter.fillRect(QRectF(x, 0, 1, high), self._theme.ink("text_3"))
        painter.end()


def _paint_arrows(box: QAbstractSpinBox, theme: Theme) -> None:
    """Paint both arrows: a style sheet would need picture files for each colour."""
    painter = QPainter(box)
    can = box.stepEnabled()
    flags = QAbstractSpinBox.StepEnabledFlag
    half = box.height() // 2
    for icon, top, flag in (
        ("chevron-up", half - _ARROW - 1, flags.StepUpEnabled),
        ("chevron-down", half + 1, flags.StepDownEnabled),
    ):
        ink = "text_2" if box.isEnabled() and can & flag else "line_2"
        spot = QRect(box.width() - ARROWS + (ARROWS - _ARROW) // 2 - 1, top, _ARROW, _ARROW)
        pixmap = theme.pixmap(icon, ink, box.devicePixelRatioF(), _ARROW)
        painter.drawPixmap(QStyle.visualRect(box.layoutDirection(), box.rect(), spot), pixmap)
    painter.end()


class NumberBox(QSpinBox):
    """A whole number with its unit, in a range as settings declare theirs."""

    def __init__(self, theme: Theme, span: Range) -> None:
        super().__init__()
        self._theme, self._unit = theme, span.unit
        self.setRange(int(span.low), int(span.high))
        self.setGroupSeparatorShown(True)
        self.setSuffix(self.say_unit(self.minimum()))
        self.valueChanged.connect(lambda value: self.setSuffix(self.say_unit(value)))
        self.setSpecialValueText(tr(span.lowest))
        self.lineEdit().setTextMargins(5, 0, 2, 0)
        self.setAccelerated(True)
        theme.changed.connect(self.update)

    def say_unit(self, n: int) -> str:
        """What follows a value, with its blank: " days"."""
        one, many = self._unit
        return tr(many, n=n) if many and n != 1 else tr(one)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_arrows(self, self._theme)


class TimeBox(QTimeEdit):
    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.lineEdit().setTextMargins(5, 0, 2, 0)
        theme.changed.connect(self.update)

    def paintEvent(self, event: QPaintEvent) -> None:
        super().paintEvent(event)
        _paint_arrows(self, self._theme)
