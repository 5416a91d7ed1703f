"""The field for an address, with its icon in the theme's colour. Main thread only."""

from __future__ import annotations

from PySide6.QtGui import QAction
from PySide6.QtWidgets import QLineEdit

from reader.gui.kit.theme import Theme


class AddressField(QLineEdit):
    def __init__(self, theme: Theme, placeholder: str) -> None:
        super().__init__()
        self._theme = theme
        self.setObjectName("addressField")
        self.setAccessibleName(self.tr("Address"))
        self.setPlaceholderText(placeholder)
        self._icon = QAction(self.tr("Address"), self)
        self.addAction(self._icon, QLineEdit.ActionPosition.LeadingPosition)
        theme.changed.connect(self._recolour)
        self._recolour()

    def _recolour(self) -> None:
        self._icon.setIcon(self._theme.icon("link", "text_3", self))
