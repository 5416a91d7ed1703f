"""About Paperround, and Acknowledgements: the works it is made of. Main thread only."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QListWidget, QPlainTextEdit, QWidget

from reader import __version__
from reader.core.about import HOME, find_build_date
from reader.core.licences import Component
from reader.window.article.control import open_outside
from reader.window.kit.controls import make_form_button, make_search
from reader.window.kit.dialog import Dialog, make_quiet
from reader.window.kit.fonts import make_headline_font
from reader.window.kit.layouts import make_row
from reader.window.kit.text import Label
from reader.window.kit.theme import Theme
from reader.window.kit.tiles import make_app_icon


class AboutDialog(Dialog):
    def __init__(
        self,
        theme: Theme,
        open_news: Callable[[], object],
        open_thanks: Callable[[], object],
        parent: QWidget,
        platform: str = sys.platform,
    ) -> None:
        """`open_news` and `open_thanks` open What's new and the acknowledgements."""
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("About Paperround"))
        picture, name = Label(), Label("Paperround")
        picture.setPixmap(make_app_icon().pixmap(64, 64))
        picture.setAccessibleName("Paperround")
        name.setFont(make_headline_font())
        words, date = self.tr("Version {version}").format(version=__version__), find_build_date()
        self.version = make_quiet(f"{words} · {self.tr('Built {date}').format(date=date)}" if date else words)
        about = Label(self.tr("A feed reader that has your news ready when you are."), wraps=True)
        for part in (picture, name, self.version, about):
            part.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            self.body.addWidget(part)
        buttons = QGridLayout()
        website = ("globe", self.tr("Website"), lambda: open_outside(HOME))
        licence = ("file-text", self.tr("Licence"), lambda: open_outside(f"{HOME}/blob/main/LICENSE"))
        for place, (icon, text, do) in enumerate(
            (
                *((website, licence) if HOME else ()),
                ("newspaper", self.tr("What’s new"), open_news),
                ("star", self.tr("Acknowledgements"), open_thanks),
            )
        ):
            button = make_form_button(text, lambda *_, do=do: do())
            button.setIcon(theme.icon(icon, "text_2", self))
            buttons.addWidget(button, place // 2, place % 2)
        self.body.addLayout(buttons)
        tried = {
            "win32": self.tr("Tested in Wine only, not yet on Windows itself. Please report how it works."),
            "darwin": self.tr("Not tested on a Mac yet. Please report how it works."),
        }
        licence_note = self.tr("Free and open source under the MIT licence")
        self.show_note(". ".join(filter(None, (licence_note, tried.get(platform)))))
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.fit(420)


class AcknowledgementsDialog(Dialog):
    def __init__(self, theme: Theme, components: Sequence[Component], parent: QWidget) -> None:
        super().__init__(theme, parent)
        self.setWindowTitle(self.tr("Acknowledgements"))
        self._components = components
        self.list, self.text = QListWidget(), QPlainTextEdit()
        self.search = make_search(self.tr("Search"), self._find)
        self.list.setObjectName("cardList")
        self.list.setAccessibleName(self.tr("Open-source components"))
        self.list.addItems([f"{one.name} {one.version}" for one in components])
        self.list.setMinimumWidth(200)
        self.text.setObjectName("cardText")
        self.text.setReadOnly(True)
        self.text.setAccessibleName(self.tr("Licence"))
        self.list.currentRowChanged.connect(self._show_licence)
        self.list.setCurrentRow(0)
        self.body.addWidget(self.search)
        self.body.addLayout(make_row(None, (self.list, 1), (self.text, 2), spacing=12), 1)
        self.add_button(self.tr("Close"), is_main=True).clicked.connect(self.accept)
        self.list.setFocus()
        self.resize(720, 520)

    def _find(self, typed: str) -> None:
        for row, one in enumerate(self._components):
            self.list.item(row).setHidden(typed.casefold() not in one.name.casefold())

    def _show_licence(self, row: int) -> None:
        one = self._components[row]
        self.text.setPlainText("\n\n".join(part for part in (f"{one.licence}\n{one.home}", one.text) if part))
