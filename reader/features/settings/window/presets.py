"""The three presets of the daily fetch budget, as cards with what each of them brings. Main thread only."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QButtonGroup, QRadioButton, QSizePolicy, QWidget

from reader.window.kit.fonts import break_lines, make_font
from reader.window.kit.humanize import minutes, number, say_size
from reader.window.kit.layouts import fold, make_row
from reader.window.kit.theme import Theme
from reader.window.kit.tokens import PANE_TITLE, RADIUS_CARD, SMALL
from reader.window.kit.translate import tr

if TYPE_CHECKING:
    from reader.insights.budget import Tariff

_HEIGHT, _PAD, _DOT = 148, 14, 14
_LEAST_WIDE = 140
"""Side by side; the layout itself lets them get narrower, so that the window can."""
_LINE = 18
_UNKNOWN = (200, 400, 1_200)


class Preset(Struct, frozen=True):
    name: str
    picture: str
    meaning: str
    budget: int
    megabytes: float | None = None
    """What it takes a day, and how long the user waits on average; None until that is known."""
    wait_min: float | None = None

    def facts(self) -> list[str]:
        said = [tr("About {n} fetches a day", n=self.budget).format(n=number(self.budget))]
        if self.megabytes is not None:
            said.append(tr("{size} a day").format(size=say_size(self.megabytes)))
        if self.wait_min is not None:
            said.append(tr("{wait} average wait").format(wait=minutes(self.wait_min)))
        return said


def make_presets(tariff: Tariff | None, feeds: int, *, is_guess: bool = True) -> list[Preset]:
    """Frugal, Balanced and Fresh: half the best value of the user's own curve, the best value, and three times as much;
    200, 400 and 1,200 while the curve is a guess."""
    budgets = _UNKNOWN if tariff is None or is_guess else tariff.presets()
    meanings = (
        tr("For laptops and slow connections"),
        tr("The best value for your {n} feeds", n=feeds).format(n=number(feeds)) if feeds else tr("The best value"),
        tr("New articles as soon as possible"),
    )
    names = (tr("Frugal"), tr("Balanced"), tr("Fresh"))
    presets = []
    for name, picture, meaning, budget in zip(names, ("leaf", "scale", "zap"), meanings, budgets, strict=True):
        offer = tariff.at(budget) if tariff is not None else None
        size, wait = (offer.wire_bytes, offer.wait_min) if offer is not None else (None, None)
        presets.append(Preset(name, picture, meaning, budget, size, wait))
    return presets


class PresetCard(QRadioButton):
    def __init__(self, theme: Theme, preset: Preset) -> None:
        super().__init__()
        self._theme, self.preset = theme, preset
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.setAccessibleName(preset.name)
        self.setAccessibleDescription(". ".join((preset.meaning, *preset.facts())))
        theme.changed.connect(self.update)

    def sizeHint(self) -> QSize:
        return QSize(190, _HEIGHT)

    def minimumSizeHint(self) -> QSize:
        return QSize(_LEAST_WIDE - 40, _HEIGHT)

    def hitButton(self, position: object) -> bool:
        return True

    def paintEvent(self, event: QPaintEvent) -> None:
        painter, theme, on = QPainter(self), self._theme, self.isChecked()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        edge = QPen(theme.ink("accent" if on or self.hasFocus() else "line_2"), 2 if on or self.hasFocus() else 1)
        painter.setPen(edge)
        painter.setBrush(theme.ink("accent_soft" if on else "bg_raised"))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), RADIUS_CARD, RADIUS_CARD)
        left = _PAD if self.layoutDirection() is Qt.LayoutDirection.RightToLeft else self.width() - _PAD - _DOT
        ring = QRectF(left, _PAD + 1, _DOT, _DOT)
        painter.setPen(QPen(self._theme.ink("accent" if on else "field"), 1.2))
        painter.setBrush(self._theme.ink("accent" if on else "bg_raised"))
        painter.drawEllipse(ring)
        if on:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(self._theme.ink("on_accent"))
            painter.drawEllipse(ring.adjusted(4, 4, -4, -4))
        mirrored = self.layoutDirection() is Qt.LayoutDirection.RightToLeft
        icon = theme.pixmap(self.preset.picture, "accent_text" if on else "text_2", self.devicePixelRatioF(), 16)
        painter.drawPixmap(self.width() - _PAD - 16 if mirrored else _PAD, _PAD, icon)
        painter.setFont(make_font(PANE_TITLE))
        painter.setPen(theme.ink("text"))
        room = QRectF(_PAD + 22, _PAD - 3, self.width() - 2 * _PAD - 44, 22)
        flags = Qt.AlignmentFlag.AlignVCenter | (
            Qt.AlignmentFlag.AlignRight if mirrored else Qt.AlignmentFlag.AlignLeft
        )
        painter.drawText(room, flags, self.preset.name)
        painter.setFont(make_font(SMALL))
        painter.setPen(self._theme.ink("text_2"))
        wide, top = self.width() - 2 * _PAD, _PAD + 26.0
        for line in break_lines(self.preset.meaning, painter.font(), wide, 2):
            painter.drawText(QRectF(_PAD, top, wide, _LINE), flags, line)
            top += _LINE
        top += 4
        for fact in self.preset.facts():
            painter.drawText(QRectF(_PAD, top, wide, _LINE), flags, fact)
            top += _LINE
        painter.end()


class PresetCards(QWidget):
    """The cards side by side, or one above the other in a narrow window. The one with the chosen budget is selected."""

    def __init__(self, theme: Theme, choose: Callable[[int], object]) -> None:
        super().__init__()
        self._theme, self._choose_budget, self._budget = theme, choose, 0
        self._row = make_row(self, spacing=12)
        self._group = QButtonGroup(self)
        self._group.idClicked.connect(lambda number: self._choose_budget(self.cards[number].preset.budget))
        self.cards: list[PresetCard] = []
        self.show_presets(make_presets(None, 0))

    def show_presets(self, presets: Sequence[Preset]) -> None:
        for card in self.cards:
            self._group.removeButton(card)
            self._row.removeWidget(card)
            card.deleteLater()
        self.cards = [PresetCard(self._theme, preset) for preset in presets]
        for place, card in enumerate(self.cards):
            self._row.addWidget(card)
            self._group.addButton(card, place)
        self.show_budget(self._budget)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        fold(self._row, event.size().width() < 3 * _LEAST_WIDE)

    def show_budget(self, budget: int) -> None:
        self._budget = budget
        self._group.setExclusive(False)
        for card in self.cards:
            card.setChecked(card.preset.budget == budget)
        self._group.setExclusive(True)

    @property
    def is_custom(self) -> bool:
        return not any(card.isChecked() for card in self.cards)
