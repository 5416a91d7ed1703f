"""A tile with one figure of the page about savings. Main thread only."""

from __future__ import annotations

from PySide6.QtWidgets import QFrame

from reader.gui.insights.savings.figures import Figure
from reader.gui.kit.fonts import make_font
from reader.gui.kit.layouts import make_column
from reader.gui.kit.text import Label
from reader.gui.kit.tokens import SMALL, TypeSize

_FIGURE = TypeSize(26, 32, True)


class FigureTile(QFrame):
    """One figure: what, how much, and from what to what."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("tile")
        self._name, self._big, self._small = Label(), Label(), Label()
        self._big.setFont(make_font(_FIGURE))
        self._small.setFont(make_font(SMALL))
        for label in (self._name, self._small):
            label.setProperty("secondary", True)
        make_column(self, self._name, self._big, self._small, margins=(16, 10, 8, 10), spacing=2)

    def show_figure(self, figure: Figure) -> None:
        self._name.setText(figure.name)
        self._big.setText(figure.big)
        self._small.setText(figure.small)
        self.setAccessibleName(f"{figure.name}: {figure.big}. {figure.small}")

    def text(self) -> str:
        return f"{self._name.text()}: {self._big.text()} ({self._small.text()})"
